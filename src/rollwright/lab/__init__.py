"""Many games: simulate them, sum them up. A result depends on the seed only, not on who computed it."""
