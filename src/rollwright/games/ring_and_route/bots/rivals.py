"""What the racer notes about the other seats before it decides: who is ahead, and how soon each will be done."""

from __future__ import annotations

from rollwright.games.ring_and_route.bots import scratch as s
from rollwright.games.ring_and_route.bots import table_value as t
from rollwright.games.ring_and_route.bots.sheet_state import SheetState, ends_game, is_ended, points_of
from rollwright.games.ring_and_route.bots.table_value import rush_value, table_value, turns_left
from rollwright.kernel.contract import Facts, Knowledge, Notes
from rollwright.kernel.twins import routine, step

SOON = 0.3  # turns: no seat is done earlier


@routine
def forget_rivals(notes: Notes) -> None:
    """Clears what is noted about the other seats, before they are noted one after the other."""
    notes[s.RIVAL_POINTS] = -1.0
    notes[s.RIVALS] = 0.0
    notes[s.IS_OVER] = 0.0


@routine
def note_rival(facts: Facts, number: int, sheet: SheetState, banked: int, notes: Notes, know: Knowledge) -> None:
    """Notes how another seat stands, as the rival of this number."""
    points = banked + points_of(facts, sheet, know)
    if points > notes[s.RIVAL_POINTS]:
        notes[s.RIVAL_POINTS] = points
        notes[s.RIVALS] = 0.0
    if points == notes[s.RIVAL_POINTS]:
        notes[s.RIVALS] += 1.0
    if ends_game(sheet, know):
        notes[s.IS_OVER] = 1.0
    _note_prospects(facts, s.OTHERS + number * s.OTHER, sheet, points, banked, notes, know)


@step
def _note_prospects(
    facts: Facts, other: int, sheet: SheetState, points: float, banked: int, notes: Notes, know: Knowledge
) -> None:
    """What another seat will get, and when. A throw that is still to fall is counted as played."""
    if notes[s.IS_RUSH] > 0:
        notes[s.RUSH_POINTS] = banked + rush_value(facts, sheet, know)
        notes[s.RUSH_CLOCK] = clock_of(sheet)
    price = know.weights[t.W_PRICE]
    value = banked + table_value(facts, sheet, know)
    turns = turns_left(facts, sheet, know) if know.weights[t.W_TURNS_RANK] > 0 else 0.0
    gain = value + price * turns - points
    if notes[s.IS_UNSURE] > 0:
        soon = gain / max(turns, 1.0)
        points += soon
        gain -= soon
        turns -= 1.0
        value += price
    notes[other + s.O_VALUE] = value
    notes[other + s.O_POINTS] = points
    notes[other + s.O_GAIN] = gain
    notes[other + s.O_TURNS] = max(turns, SOON)


@step
def clock_of(sheet: SheetState) -> float:
    """How many misthrows a rival is away from being able to end the game with the next one, at most 3 (R15)."""
    if sheet.which == 0:
        return 2.0 if is_ended(sheet) else 3.0
    return max(2.0 - sheet.misthrows, 0.0)
