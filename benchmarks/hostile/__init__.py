"""One hostile client against a server, and an honest player at another table meanwhile."""
