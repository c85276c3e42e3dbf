"""The coach: what a game was decided by, move by move: luck, decisions, and what would have been better."""
