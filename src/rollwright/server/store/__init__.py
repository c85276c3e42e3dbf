"""Where tables are kept: a small port, and SQLite behind it."""
