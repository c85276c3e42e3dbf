"""The sheet's own optimum: what a decision is worth by the exact tables, in points less the price of turns.

Tables know a seat's own sheets only, not who is ahead. A decision that costs chances because it costs points is
confirmed by them, independently of the network and of the compressed tables that the judge stands on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rollwright.games.ring_and_route.bots import scratch as s
from rollwright.games.ring_and_route.bots.knowledge import knowledge_of
from rollwright.games.ring_and_route.bots.sheet_state import sheet_state
from rollwright.games.ring_and_route.bots.table_value import table_value
from rollwright.games.ring_and_route.bots.throws import mean_of_throws, note_throws
from rollwright.games.ring_and_route.bots.value import EXPERT
from rollwright.games.ring_and_route.coach.prospects import played_part
from rollwright.games.ring_and_route.rules import kernel as k

if TYPE_CHECKING:
    from rollwright.core.position import Position


def own_value(position: Position, seat: int, actions: Sequence[int]) -> float:
    """By the sheet's own optimum: the value of a seat's sheets after a decision (`Coach`), if everything else is played
    for that value alone.

    The tables are solved first if they aren't there, which takes a minute.
    """
    facts, know = position.setup.facts, knowledge_of(position.setup, EXPERT).arguments
    if position.numbers[k.PHASE] == k.DECIDING:
        out, notes = [0] * s.ALL_OUT, [0.0] * s.ALL_NOTES
        note_throws(position.numbers, 0, facts, seat, out, notes, know)
        return float(mean_of_throws(position.numbers[k.DICE], actions[0], notes))
    state = played_part(position, seat, actions)
    me = k.SEAT + seat * k.SEAT_SIZE
    misthrows = k.MISTHROWS_ALLOWED if state[me + k.ENDED] else state[me + k.MISTHROWS]
    return float(table_value(facts, sheet_state(state, 0, facts, seat, misthrows, 1, know), know))
