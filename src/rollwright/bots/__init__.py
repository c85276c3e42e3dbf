"""Players that decide by themselves. A bot is anything with `choose(game, seat) -> move`."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol

from rollwright.bots.greedy_bot import GreedyBot
from rollwright.bots.random_bot import RandomBot
from rollwright.core import loops
from rollwright.core.errors import OptionError, presentable
from rollwright.core.game import Game

BOT_NAMES = ("random", "greedy")
COMPILED_BOTS = {"random": loops.RANDOM, "greedy": loops.GREEDY}  # they also play inside the kernel


class Bot(Protocol):
    """What a bot is: it is asked for a pending seat and answers with one of `game.legal_moves(seat)`."""

    def choose(self, game: Game, seat: int) -> str: ...


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name, or of a class of one's own: `package.module:Class`, called with the seed."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot()
    if not isinstance(name, str):
        raise OptionError("option-bot", bot=presentable(name), bots=", ".join(BOT_NAMES))
    module, _, attribute = name.partition(":")
    try:
        bot = getattr(import_module(module), attribute)(seed)
    except (ImportError, AttributeError, ValueError, TypeError):
        raise OptionError("option-bot", bot=name, bots=", ".join(BOT_NAMES)) from None
    if not hasattr(bot, "choose"):
        raise OptionError("option-bot", bot=name, bots=", ".join(BOT_NAMES))
    return bot  # type: ignore[no-any-return]
