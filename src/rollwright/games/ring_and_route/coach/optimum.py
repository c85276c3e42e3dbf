"""The sheet's own optimum: what a decision is worth by the exact tables, in points less the price of turns.

Tables know a seat's own sheets only, not who is ahead. A decision that costs chances because it costs points is
confirmed by them, independently of the network and of the compressed tables that the judge stands on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rollwright.games.ring_and_route.bots import scratch as s
from rollwright.games.ring_and_route.bots.dice_uses import FACES
from rollwright.games.ring_and_route.bots.knowledge import knowledge_of
from rollwright.games.ring_and_route.bots.sheet_state import SheetState, is_ended, sheet_state
from rollwright.games.ring_and_route.bots.table_value import W_PRICE, table_value
from rollwright.games.ring_and_route.bots.throws import mean_of_throws, note_throws
from rollwright.games.ring_and_route.bots.value import EXPERT
from rollwright.games.ring_and_route.coach.prospects import played_part
from rollwright.games.ring_and_route.rules import kernel as k

if TYPE_CHECKING:
    from rollwright.core.position import Position
    from rollwright.kernel.contract import Knowledge


def own_value(position: Position, seat: int, actions: Sequence[int]) -> float:
    """By the sheet's own optimum: the value of a seat's sheets after a decision (`Coach`), if everything else is played
    for that value alone.

    The tables are solved first if they aren't there, which takes a minute.
    """
    facts, know = position.setup.facts, knowledge_of(position.setup, EXPERT).arguments
    if position.numbers[k.PHASE] == k.DECIDING:
        return float(mean_of_throws(position.numbers[k.DICE], actions[0], _throws(position.numbers, facts, seat, know)))
    state = played_part(position, seat, actions)
    sheet = _sheet(state, facts, seat, know)
    if actions[-1] == k.DONE and sheet.which == 0 and not is_ended(sheet):
        return _going_on(state, facts, seat, know)
    return float(table_value(facts, sheet, know))


def own_loss(position: Position, seat: int, actions: Sequence[int], possible: Iterable[Sequence[int]]) -> float:
    """What a decision loses by the sheet's own optimum, compared with all that are possible."""
    facts, know = position.setup.facts, knowledge_of(position.setup, EXPERT).arguments
    if position.numbers[k.PHASE] == k.DECIDING:
        notes, dice = _throws(position.numbers, facts, seat, know), position.numbers[k.DICE]
        best = max(mean_of_throws(dice, each[0], notes) for each in possible)
    else:  # where a sheet can be turned, tables have the better of turning and going on
        sheets = (_sheet(played_part(position, seat, each), facts, seat, know) for each in possible)
        best = max(table_value(facts, sheet, know) for sheet in sheets)
    return float(best) - own_value(position, seat, actions)


def _sheet(state: Sequence[int], facts: Sequence[int], seat: int, know: Knowledge) -> SheetState:
    """As the next throw finds it."""
    me = k.SEAT + seat * k.SEAT_SIZE
    misthrows = k.MISTHROWS_ALLOWED if state[me + k.ENDED] else state[me + k.MISTHROWS]
    return sheet_state(state, 0, facts, seat, misthrows, 1, know)


def _going_on(state: list[int], facts: Sequence[int], seat: int, know: Knowledge) -> float:
    """The sheet's own optimum if it is not turned before the next throw: tables have the better of both (R13)."""
    state[k.ACTIVE] = (state[k.ACTIVE] + 1) % facts[k.T_SEATS]
    notes = _throws(state, facts, seat, know)
    again = range(k.ALL_DICE + 1) if state[k.ACTIVE] == seat else range(1)
    faces = range(1, FACES + 1)
    throws = [a | b << 4 | c << 8 for a in faces for b in faces for c in faces]
    mean = sum(max(mean_of_throws(dice, each, notes) for each in again) for dice in throws) / len(throws)
    return float(mean - know.weights[W_PRICE])


def _throws(state: Sequence[int], facts: Sequence[int], seat: int, know: Knowledge) -> list[float]:
    """Notes with the value of every throw."""
    out, notes = [0] * s.ALL_OUT, [0.0] * s.ALL_NOTES
    note_throws(state, 0, facts, seat, out, notes, know)
    return notes
