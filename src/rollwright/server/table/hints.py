"""Which hints a seat has had, how they are counted, and whether a table gives any. What they say is worked out
elsewhere (`coach/`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rollwright.server.table.entries import Shown
from rollwright.server.table.seat import PERSON, Decision

if TYPE_CHECKING:
    from rollwright.server.table.table import Table


def gives_hints(table: Table) -> bool:
    """Whether a table gives hints: to one person, alone or among bots, and to several who have agreed to it."""
    return table.teaching or [seat.kind for seat in table.seats].count(PERSON) == 1


def decision_of(table: Table, seat: int) -> Decision:
    """What a hint is about: the decision of a pending seat, which changes with a throw, and with the seat's own
    moves."""
    game = table.game
    own = [words for who, words in game.events[game.last_throw + 1 :] if who == seat]
    return table.question, tuple(own)


def has_shown(table: Table, seat: int, show: Shown) -> bool:
    """Whether a seat had this hint, or more, for its decision."""
    hinted = table.seats[seat].hinted
    return hinted is not None and hinted[0] == decision_of(table, seat) and show in (hinted[1], "idea")


def take_hint(table: Table, seat: int, show: Shown) -> None:
    """Counts a hint of the log; idea and move of one decision are one hint."""
    if not has_shown(table, seat, "idea"):
        table.seats[seat].hints += 1
    table.seats[seat].hinted = decision_of(table, seat), show
