"""What the master notes about the other seats before it decides: who is ahead, and how soon each will be done."""

from __future__ import annotations

from rollwright.games.ring_and_route.bots.sheet_state import SheetState, ends_game, is_ended, points_of
from rollwright.games.ring_and_route.bots.table_value import (
    W_PRICE,
    W_TURNS_RANK,
    rush_value,
    table_value,
    turns_left,
)
from rollwright.games.ring_and_route.rules.kernel import SEATS
from rollwright.kernel.contract import Facts, Knowledge, Notes
from rollwright.kernel.twins import routine, step

# The notes
N_BANKED = 0  # the points of one's own first sheet
N_RIVAL = 1  # the most points that another seat has after this throw
N_RIVALS = 2  # how many others have them
N_OVER = 3  # whether another seat ends the game with this throw
N_UNSURE = 4  # whether the dice may still fall differently
N_OTHERS = 5  # + number * OTHER: how another seat stands
O_VALUE = 0  # of its sheets, by the tables
O_POINTS = 1
O_GAIN = 2  # points that may still come
O_TURNS = 3  # until it is done
OTHER = 4
N_RUSH = N_OTHERS + (SEATS - 1) * OTHER  # whether the game is rushed; then:
N_SOON = N_RUSH + 1  # the points that the other seat will have
N_CLOCK = N_SOON + 1  # its `clock_of`
RIVAL_NOTES = N_CLOCK + 1

SOON = 0.3  # turns: no seat is done earlier


@routine
def forget_rivals(notes: Notes) -> None:
    """Before the other seats are noted, one after the other."""
    notes[N_RIVAL] = -1.0
    notes[N_RIVALS] = 0.0
    notes[N_OVER] = 0.0


@routine
def note_rival(facts: Facts, number: int, sheet: SheetState, banked: int, notes: Notes, know: Knowledge) -> None:
    """Notes how another seat stands, as the one of this number among the others."""
    points = banked + points_of(facts, sheet, know)
    if points > notes[N_RIVAL]:
        notes[N_RIVAL] = points
        notes[N_RIVALS] = 0.0
    if points == notes[N_RIVAL]:
        notes[N_RIVALS] += 1.0
    if ends_game(sheet, know):
        notes[N_OVER] = 1.0
    _note_prospects(facts, N_OTHERS + number * OTHER, sheet, points, banked, notes, know)


@step
def _note_prospects(
    facts: Facts, other: int, sheet: SheetState, points: float, banked: int, notes: Notes, know: Knowledge
) -> None:
    """What another seat will get, and when. A throw that is still to fall is counted as played."""
    if notes[N_RUSH] > 0:
        notes[N_SOON] = banked + rush_value(facts, sheet, know)
        notes[N_CLOCK] = clock_of(sheet)
    price = know.weights[W_PRICE]
    value = banked + table_value(facts, sheet, know)
    turns = turns_left(facts, sheet, know) if know.weights[W_TURNS_RANK] > 0 else 0.0
    gain = value + price * turns - points
    if notes[N_UNSURE] > 0:
        soon = gain / max(turns, 1.0)
        points += soon
        gain -= soon
        turns -= 1.0
        value += price
    notes[other + O_VALUE] = value
    notes[other + O_POINTS] = points
    notes[other + O_GAIN] = gain
    notes[other + O_TURNS] = max(turns, SOON)


@step
def clock_of(sheet: SheetState) -> float:
    """How many misthrows a seat is away from being able to end the game with the next one, at most 3 (R15)."""
    if sheet.which == 0:
        return 2.0 if is_ended(sheet) else 3.0
    return max(2.0 - sheet.misthrows, 0.0)
