"""One folder per game; it owns all of that game. Every folder in here is found by itself."""
