"""The sheets, the dice and the table of points, and the set-up of a game."""
