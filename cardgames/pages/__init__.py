"""The book: rules pages, worked examples, explanations, the telling of turns and counts, in the words of a language."""
