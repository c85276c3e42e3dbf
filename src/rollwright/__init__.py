"""Rollwright: roll-and-write dice games. This page is the whole public interface."""

from __future__ import annotations

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
    "new_game",
    "parse_record",
    "register",
    "replay",
    "verify",
]


def new_game(
    game: str,
    *,
    seats: int | None = None,
    names: Sequence[str] | None = None,
    first: int = 0,
    dice: DiceSource | None = None,
    compiled: bool = False,
    **options: Any,
) -> Game:
    """A new game of a kind, before its first throw.

    `options` are the game's own: Diceland has `boards` (a name or a text for each seat) and `round_limit`; Ring & Route
    has `sheets` (the side each seat starts on), `number_points`, `sheet_set` and `die_faces`. Without boards or sheets
    they are dealt by the dice, to as many seats as `seats` or `names` say, else to two. `dice` is where throws come
    from (`SeededDice(7)`); `compiled` runs the kernel as machine code, which pays for long searches only.
    """
    kind = game_type(game)
    dice = SeededDice() if dice is None else dice
    pieces = options.pop(kind.material.option, None)
    setup = kind.set_up(names, first, seats=seats, pieces=pieces, draw=draw_from(dice), **options)
    return Game(kind, setup, dice, compiled=compiled)
