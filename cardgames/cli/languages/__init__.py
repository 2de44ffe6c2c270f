"""What the program itself says: two modules a language, at a table (`en`) and around it (`en_shell`)."""
