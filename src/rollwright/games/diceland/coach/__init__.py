"""What the coach knows of Diceland: the chances in a position, and reasons in words."""
