"""A table: the fold of its log, the commands that people may give, and their consequences."""
