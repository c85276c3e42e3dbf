"""Computer players. A bot is any object with `choose(game, seat) -> move`."""
