"""The racer, level 5 where it has solved tables only: on papers for which no chances are known, and as a master of a
stated price (`master@1.2`). It looks at the other seats, then values a sheet by the chance to win
(`winning_chance.py`).

It works out what the others will make of the throw, so it knows whether somebody ends the game with it, and who wins
then. Like the expert it has the solved tables; alone there is nobody to look at, and the expert decides.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.bots import scratch as s
from rollwright.games.ring_and_route.bots import table_value as t
from rollwright.games.ring_and_route.bots.best_action import best_action, best_mark, misthrows_at_end
from rollwright.games.ring_and_route.bots.marks import copy_state
from rollwright.games.ring_and_route.bots.rivals import forget_rivals, note_rival
from rollwright.games.ring_and_route.bots.sheet_state import SheetState, sheet_state
from rollwright.games.ring_and_route.bots.value import EXPERT
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.games.ring_and_route.rules.kernel import play
from rollwright.kernel.contract import Facts, Knowledge, Notes, ReadOnlyState, State
from rollwright.kernel.twins import routine, step

HASTY = 9  # points of a first sheet; tables hardly ever end one for fewer


@routine
def racer(state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, notes: Notes, know: Knowledge) -> int:
    """The decision of Ring & Route's racer, a level 5 without a network of chances."""
    notes[s.IS_RUSH] = 1.0 if is_rushed(state, at, seat, know) else 0.0
    _look_around(state, at, facts, seat, out, notes, know)
    return best_action(state, at, facts, seat, out, notes, know)


@step
def is_rushed(state: ReadOnlyState, at: int, seat: int, know: Knowledge) -> bool:
    """Whether a seat has to hurry: the other of two seats has ended its first sheet for next to nothing, and is
    going to end the game as soon as it is ahead, long before the tables would. What to do then is known for two seats
    and the shipped paper."""
    other = at + k.SEAT + (1 - seat) * k.SEAT_SIZE
    return know.weights[t.W_RUSH] > 0 and state[other + k.SHEET] == 1 and state[other + k.BANKED] < HASTY


@routine
def _look_around(
    state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, notes: Notes, know: Knowledge
) -> None:
    """Notes how the others stand: after this throw if its dice are final, else before it.

    A single other is taken for a master that expects an expert here: it may end the game while it is ahead. Of several
    others it is better to expect what experts do.
    """
    as_expert = Knowledge(EXPERT, know.numbers, know.values, know.weights)
    notes[s.IS_UNSURE] = 1.0 if state[at + k.PHASE] == k.DECIDING else 0.0
    if facts[k.T_SEATS] == 2 and state[at + k.PHASE] == k.MARKING:
        _note_others(state, at, facts, 1 - seat, out, notes, know, as_expert)
        sheet = _reply(state, at, facts, 1 - seat, out, notes, know)
        forget_rivals(notes)
        _note_seat(state, at, facts, seat, 0, sheet, notes, know)
    else:
        _note_others(state, at, facts, seat, out, notes, know, as_expert)


@routine
def _note_others(
    state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, notes: Notes, know: Knowledge, theirs: Knowledge
) -> None:
    """Notes how the others of a seat stand; if the dice are final, after they have played by what they know."""
    forget_rivals(notes)
    for number in range(facts[k.T_SEATS] - 1):
        other = (seat + 1 + number) % facts[k.T_SEATS]
        if state[at + k.PHASE] == k.DECIDING:
            misthrows = state[at + k.SEAT + other * k.SEAT_SIZE + k.MISTHROWS]
            sheet = sheet_state(state, at, facts, other, misthrows, 0, know)
        else:
            sheet = _reply(state, at, facts, other, out, notes, theirs)
        _note_seat(state, at, facts, seat, number, sheet, notes, know)


@step
def _note_seat(
    state: ReadOnlyState,
    at: int,
    facts: Facts,
    seat: int,
    number: int,
    sheet: SheetState,
    notes: Notes,
    know: Knowledge,
) -> None:
    """Notes how the other seat of this number stands, as seen from a seat."""
    other = (seat + 1 + number) % facts[k.T_SEATS]
    note_rival(facts, number, sheet, state[at + k.SEAT + other * k.SEAT_SIZE + k.BANKED], notes, know)
    notes[s.BANKED] = state[at + k.SEAT + seat * k.SEAT_SIZE + k.BANKED] + 0.0


@routine
def _reply(
    state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, notes: Notes, know: Knowledge
) -> SheetState:
    """The sheet of a seat after it has played the throw by what is known; one that it turned counts as ended."""
    me = at + k.SEAT + seat * k.SEAT_SIZE
    if not (state[at + k.PENDING] >> seat) & 1:
        misthrows = k.MISTHROWS_ALLOWED if state[me + k.ENDED] else state[me + k.MISTHROWS]
        return sheet_state(state, at, facts, seat, misthrows, 1, know)
    copy_state(state, at, out, s.REPLY)
    action = best_mark(out, s.REPLY, facts, seat, out, notes, know)
    while action < k.DONE:
        play(out, s.REPLY, facts, seat, action)
        action = best_mark(out, s.REPLY, facts, seat, out, notes, know)
    misthrows = k.MISTHROWS_ALLOWED if action == k.TURN else misthrows_at_end(out, s.REPLY, seat)
    return sheet_state(out, s.REPLY, facts, seat, misthrows, 1, know)
