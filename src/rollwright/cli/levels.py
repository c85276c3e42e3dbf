"""The levels of the bots for the user: their names and what they do, a question which one to play, and getting them
ready."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rollwright.bots.names import bot_name
from rollwright.bots.registry import BOT_NAMES, LEVELS, canonical, data_of, is_knowing, level_of
from rollwright.cli.screen import Screen
from rollwright.core.game import Game

_COLUMN = 20  # where descriptions begin


def show_levels(screen: Screen) -> None:
    """A line for each level: its name in commands, its name in the user's language, and what the page calls it."""
    for number, bot in enumerate(LEVELS, start=1):
        start = f"  {number} {bot}".ljust(_COLUMN)
        name, strength, about = (screen.say(f"level-{bot}{what}") for what in ("", "-strength", "-about"))
        called = strength if name == bot else f"{name}, {strength}"
        screen.write(f"{start}{called}{screen.colon()}{about}", indent=" " * _COLUMN)


def choose_level(screen: Screen, default: str) -> str | None:
    """Asks which level to play against; None if the player leaves instead."""
    screen.tell("choose-level", default=bot_name(default, screen.language))
    show_levels(screen)
    while True:
        try:
            line = screen.ask().casefold()
        except (EOFError, KeyboardInterrupt):
            screen.write()
            return None
        if found := [bot for bot in BOT_NAMES if _means(screen, line, bot)] if line else [default]:
            return found[0]
        screen.tell("choose-level-again", "red", levels=", ".join(bot_name(bot, screen.language) for bot in LEVELS))


def _means(screen: Screen, line: str, bot: str) -> bool:
    return canonical(line) == bot or bot.startswith(line) or bot_name(bot, screen.language).casefold().startswith(line)


def get_ready(screen: Screen, game: Game, players: Sequence[str]) -> None:
    """Gets the levels of a game ready: makes the tables they were told to play by, and says if they must be
    compiled."""
    knowing = [player for player in players if is_knowing(player)]
    if not knowing:
        return
    from rollwright.cli.progress import announce_compiling, prepare_bots  # slow to import, and rarely needed

    for player in filter(data_of, knowing):
        told = game.setup, level_of(player), data_of(player), None
        prepare_bots(screen, partial(game.kind.bots.prepare, *told))
    announce_compiling(screen, game.kind, levels=True)
