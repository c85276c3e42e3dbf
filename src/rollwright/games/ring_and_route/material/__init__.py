"""The sheets, the dice, the table of points, and what a set-up makes of them."""
