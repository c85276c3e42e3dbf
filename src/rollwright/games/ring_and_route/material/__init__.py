"""The sheets, the dice and the table of points."""
