"""Players that decide by themselves. A bot is anything with `choose(game, seat) -> move`."""
