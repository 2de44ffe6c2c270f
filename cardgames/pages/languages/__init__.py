"""One package a language: the sentences of the engine and the pages, and how cards, numbers and lists are said."""
