"""Numbers for compiled code: the loops over any game's rules. Knows neither games nor people."""
