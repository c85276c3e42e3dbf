"""What the coach knows about Ring & Route: the chances of all seats, and reasons in words."""
