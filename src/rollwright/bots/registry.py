"""The interface of a bot, and bots by name: finding and checking them, their levels, data and numbers."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol

from rollwright.bots.greedy import GreedyBot
from rollwright.bots.level import LevelBot
from rollwright.bots.own import OwnBot
from rollwright.bots.random import NoviceBot, RandomBot
from rollwright.core.errors import OptionError, presentable
from rollwright.core.game import Game
from rollwright.core.game_type import GameType
from rollwright.core.installed import entry_points
from rollwright.kernel import deciders, level_deciders, stream

GROUP = "rollwright.bots"
LEVELS = ("novice", "greedy", "planner", "expert", "master")  # 1 to 5
BOT_NAMES = ("random", *LEVELS)
WITH_DATA = ("expert", "master")  # `expert@DATA` plays by other weights or tables than `expert`
FAST_BOTS = {"random": deciders.RANDOM, "greedy": deciders.GREEDY}  # they also play in batches
COMPILED_BOTS = {  # they also play inside the compiled kernel
    **FAST_BOTS,
    "novice": level_deciders.NOVICE,
    "planner": level_deciders.PLANNER_AND_UP,
    "expert": level_deciders.PLANNER_AND_UP,
    "master": level_deciders.PLANNER_AND_UP,
}


class Bot(Protocol):
    """A bot: `choose` is called for a pending seat and returns one of `game.legal_moves(seat)`."""

    def choose(self, game: Game, seat: int) -> str:
        """The move of a pending seat: what every bot has to implement."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name or level, by the name of an entry point, or by that of a class, `package.module:Class`.

    Entry points and classes are called with the seed.
    """
    if not isinstance(name, str):
        raise _unknown(name)
    name = canonical(name)
    if data_of(name):
        return LevelBot(level_of(name), data=data_of(name))
    if "@" in name and bare(name) in BOT_NAMES:
        raise OptionError("option-bot-data", bot=presentable(name), bots=", ".join(WITH_DATA))
    if name == "random":
        return RandomBot(stream.key_of(seed))
    if name == "novice":
        return NoviceBot(stream.key_of(seed))
    if name == "greedy":
        return GreedyBot()
    if name in LEVELS:
        return LevelBot(level_of(name))
    try:
        bot = _maker(name)(seed)
    except OptionError:
        raise
    except Exception as error:
        raise OptionError("option-bot-broken", bot=name, error=f"{type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise OptionError("option-bot-choose", bot=name)
    return OwnBot(bot, seed)


def check_bot(name: str, kind: GameType) -> None:
    """Checks a bot's name: OptionError if there is no such bot, or if a game can't use its data."""
    make_bot(name, 0)
    if data := data_of(canonical(name)):
        kind.bots.check_data(data)


def canonical(name: str) -> str:
    """The usual name of a bot, also if it is given by the number of its level."""
    level, at, data = name.partition("@")
    return dict(zip("12345", LEVELS, strict=True)).get(level, level) + at + data


def bare(name: str) -> str:
    """The name of a bot without the data after the @."""
    return name.partition("@")[0]


def data_of(name: str) -> str:
    """The data after the @ in a bot's name; "" if there are none."""
    level, _, data = name.partition("@")
    return data if level in WITH_DATA else ""


def level_of(name: str) -> int:
    """The number of the level that a bot's name stands for, with or without data."""
    return LEVELS.index(bare(name)) + 1


def compiled_as(name: str) -> int | None:
    """The number of a bot's name in the loops of the kernel; None if it can't play there."""
    return COMPILED_BOTS.get(bare(name) if data_of(name) else name)


def is_knowing(name: str) -> bool:
    """Whether a bot's name is that of level 3, 4 or 5."""
    return compiled_as(name) == level_deciders.PLANNER_AND_UP


def known_bots() -> tuple[str, ...]:
    """The names of all bots, those of other packages included."""
    return *BOT_NAMES, *sorted({entry.name for entry in entry_points(group=GROUP)} - {*BOT_NAMES})


def _maker(name: str) -> Callable[[int], Any]:
    """The entry point or class that makes a bot."""
    for entry in entry_points(group=GROUP, name=name):
        return entry.load()  # type: ignore[no-any-return]
    module, colon, attribute = name.partition(":")
    if not (module and colon and attribute):
        raise _unknown(name)
    try:
        return getattr(import_module(module), attribute)  # type: ignore[no-any-return]
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise  # the module exists, but one that it imports does not
        raise _unknown(name) from None
    except AttributeError as error:
        if error.name != attribute:
            raise
        raise _unknown(name) from None


def _unknown(name: object) -> OptionError:
    return OptionError("option-bot", bot=presentable(name), bots=", ".join(known_bots()))
