"""What the program itself says, one module a language, by the language's code."""
