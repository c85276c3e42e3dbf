"""The rules: carried out on numbers, and written in words."""
