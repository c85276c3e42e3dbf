"""The boards: their text, spaces and territories, and the set-up of a game."""
