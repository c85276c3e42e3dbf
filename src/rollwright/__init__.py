"""Rollwright: roll-and-write dice games. The names in `__all__` are the public interface."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from rollwright.core.conformance import check_game
from rollwright.core.dice import DiceSource, SeededDice, draw_from
from rollwright.core.errors import BoardError, IllegalMove, OptionError, RecordError, RollwrightError
from rollwright.core.fair import FairDice, verify
from rollwright.core.game import Game
from rollwright.core.position import Position
from rollwright.core.record import format_record, parse_record, replay
from rollwright.core.registry import game_names, game_type, register

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rollwright.coach.review import review

__version__ = "0.1.0"

__all__ = [
    "BoardError",
    "DiceSource",
    "FairDice",
    "Game",
    "IllegalMove",
    "OptionError",
    "Position",
    "RecordError",
    "RollwrightError",
    "SeededDice",
    "__version__",
    "check_game",
    "format_record",
    "game_names",
    "game_type",
    "make_piece",
    "new_game",
    "parse_record",
    "register",
    "replay",
    "review",
    "verify",
]


def new_game(
    game: str,
    *,
    seats: int | None = None,
    names: Sequence[str] | None = None,
    first: int = 0,
    pieces: Sequence[str] | None = None,
    dice: DiceSource | None = None,
    compiled: bool = False,
    **options: Any,
) -> Game:
    """Creates a new game, before its first throw.

    `options` depend on the game. Diceland has `boards` (a name or a board text for each seat) and `round_limit`; Ring &
    Route has `sheets` (the sheet that each seat starts on), `number_points`, `sheet_set` and `die_faces`. Without
    boards or sheets, random ones are dealt; the number of seats is then `seats`, or the number of `names`, or two.
    `pieces` are the boards or sheets of any game, for programs that don't know which one it is.
    `dice` is the source of all throws, such as `SeededDice(7)`. `compiled` runs the kernel as machine code, which is
    worthwhile for long searches only.
    """
    kind = game_type(game)
    dice = SeededDice() if dice is None else dice
    pieces = options.pop(kind.material.option, pieces)
    setup = kind.set_up(names, first, seats=seats, pieces=pieces, draw=draw_from(dice), **options)
    return Game(kind, setup, dice, compiled=compiled)


def make_piece(game: str, *, seed: int | None = None, style: str = "", **wishes: Any) -> str:
    """Makes a new board of Diceland, or a new paper of Ring & Route, and returns its text.

    `game_type(game).workshop.styles` are the styles; the first is the default. Diceland has the wish `treasures`, 12
    or 6. The same seed, style and wishes give the same text on every machine; without a seed, one is drawn.
    """
    return game_type(game).workshop.make(secrets.randbits(62) if seed is None else seed, style, **wishes)


def __getattr__(name: str) -> Any:
    """The coach is imported when it is first used: most programs play and don't review, and start sooner without."""
    if name == "review":
        from rollwright.coach.review import review

        globals()[name] = review
        return review
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
