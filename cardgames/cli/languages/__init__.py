"""What the program itself says to people at a table, a module a language."""
