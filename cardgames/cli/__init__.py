"""The screen: the command line, what a person sees and types, exit codes. It alone prints, and knows no rule."""
