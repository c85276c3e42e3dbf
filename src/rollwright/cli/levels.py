"""The levels of the bots in the user's language: their names, what they do, and which one it shall be."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rollwright.bots.registry import BOT_NAMES, LEVELS, bare, canonical, data_of, is_knowing, level_of
from rollwright.cli.screen import Screen
from rollwright.core.game import Game

_COLUMN = 20  # where descriptions begin


def bot_name(screen: Screen, bot: str) -> str:
    """What a bot is called; those that are no level keep their name."""
    level = bare(bot)
    return screen.say(f"level-{level}") + bot.removeprefix(level) if level in LEVELS else bot


def show_levels(screen: Screen) -> None:
    """A line for each level."""
    for number, bot in enumerate(LEVELS, start=1):
        start = f"  {number} {bot_name(screen, bot)}".ljust(_COLUMN)
        screen.write(start + screen.say(f"level-{bot}-about"), indent=" " * _COLUMN)


def choose_level(screen: Screen, default: str) -> str | None:
    """Asks whom to play against; None if the player leaves instead."""
    screen.tell("choose-level", default=bot_name(screen, default))
    show_levels(screen)
    while True:
        try:
            line = screen.ask().casefold()
        except (EOFError, KeyboardInterrupt):
            screen.write()
            return None
        if found := [bot for bot in BOT_NAMES if _means(screen, line, bot)] if line else [default]:
            return found[0]
        screen.tell("choose-level-again", "red", levels=", ".join(bot_name(screen, bot) for bot in LEVELS))


def _means(screen: Screen, line: str, bot: str) -> bool:
    return canonical(line) == bot or bot.startswith(line) or bot_name(screen, bot).casefold().startswith(line)


def get_ready(screen: Screen, game: Game, players: Sequence[str]) -> None:
    """Before a game in which bots have to be compiled first, or can't do without the tables that they were given."""
    knowing = [player for player in players if is_knowing(player)]
    if not knowing:
        return
    from rollwright.cli.progress import announce_compiling, prepare_bots  # and rich's bars, which play needs never else

    for player in filter(data_of, knowing):
        told = game.setup, level_of(player), data_of(player), None
        prepare_bots(screen, partial(game.kind.bots.prepare, *told))
    announce_compiling(screen, game.kind, levels=True)
