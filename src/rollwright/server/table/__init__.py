"""A table: the fold of its log, what can be done at it and what follows."""
