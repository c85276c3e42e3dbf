"""The state of a sheet in a few small numbers, which the solver's tables and the levels share.

A *class* stands for all routes that can go on in the same ways (`routes.py`), an *arc* for the crossed part of the ring
(`arcs.py`). The *phase* tells how many throws ago the seat was active, at the throw that comes next.
"""

from __future__ import annotations

from typing import NamedTuple

from rollwright.games.ring_and_route.bots import dice_uses as u
from rollwright.games.ring_and_route.bots.arcs import ARCS, arc_of
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel.contract import Facts, Knowledge, Numbers, ReadOnlyState
from rollwright.kernel.twins import step


class SheetState(NamedTuple):
    """A sheet before a throw."""

    side: int  # of the paper
    which: int  # 0 for a seat's first sheet, 1 for its second
    class_: int
    arc: int
    misthrows: int
    phase: int


@step
def sheet_state(
    state: ReadOnlyState, at: int, facts: Facts, seat: int, misthrows: int, ahead: int, know: Knowledge
) -> SheetState:
    """The state of the sheet of a seat with so many misthrows; the next throw is this one (`ahead` 0) or that after it
    (1)."""
    me = at + k.SEAT + seat * k.SEAT_SIZE
    which = state[me + k.SHEET]
    side = (facts[k.T_SHEET + seat * 2 + which] - k.T_PARTS) // k.PART_SIZE
    phase = (state[at + k.ACTIVE] + ahead - seat + facts[k.T_SEATS]) % facts[k.T_SEATS]
    class_ = _class_of(state, me, know.numbers, plan_at(side, know))
    return SheetState(side, which, class_, arc_of(state[me + k.CROSSED]), misthrows, phase)


@step
def second_sheet(first: SheetState, know: Knowledge) -> SheetState:
    """The state of the empty sheet that follows on a first one: the other side of the paper (R2)."""
    side = 1 - first.side
    no_route = know.numbers[plan_at(side, know) + u.CLASSES] - 1
    return SheetState(side, 1, no_route, 0, 0, first.phase)


@step
def is_ended(sheet: SheetState) -> bool:
    """R12: whether a sheet in this state is ended."""
    return sheet.misthrows >= k.MISTHROWS_ALLOWED


@step
def ends_game(sheet: SheetState, know: Knowledge) -> bool:
    """R15: whether a sheet in this state ends the game."""
    full = sheet.arc >= k.RING * k.RING and _length_of(sheet, know) == k.NUMBERS
    return sheet.which == 1 and (is_ended(sheet) or full)


@step
def points_of(facts: Facts, sheet: SheetState, know: Knowledge) -> float:
    """R17, R18: the points of a sheet in this state."""
    return facts[k.T_POINTS + _length_of(sheet, know)] + facts[k.T_RING_POINTS + sheet.arc // k.RING] + 0.0


@step
def plan_at(side: int, know: Knowledge) -> int:
    """Where the plan of a side (`dice_uses.py`) begins among the whole numbers that are known."""
    return know.numbers[side]


@step
def index_of(phases: int, class_: int, phase: int, misthrows: int, arc: int) -> int:
    """The index of a state of a sheet in a solved table."""
    return ((class_ * phases + phase) * k.MISTHROWS_ALLOWED + misthrows) * ARCS + arc


@step
def _length_of(sheet: SheetState, know: Knowledge) -> int:
    numbers = know.numbers
    return numbers[numbers[plan_at(sheet.side, know) + u.LENGTHS] + sheet.class_]


@step
def _class_of(state: ReadOnlyState, me: int, numbers: Numbers, plan: int) -> int:
    route = 0
    for i in range(state[me + k.LENGTH]):
        route = numbers[numbers[plan + u.ROUTES] + route * k.NUMBERS + ((state[me + k.ROUTE] >> (4 * i)) & 15)]
    return numbers[numbers[plan + u.CLASS_OF] + route]
