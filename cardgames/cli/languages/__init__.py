"""What the program itself says: modules a language, at a table (`en`), around it (`en_shell`), at a pad (`en_pad`)."""
