"""What a seat can make of a throw: its *endings*, each a way to stand once the throw has been played.

They are listed by the use of dice that leads there (`bots/dice_uses.py`), for all throws at once or for the dice on the
table; or, for a seat that has used some of them, by what it can still mark.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.bots import dice_uses as u
from rollwright.games.ring_and_route.bots import scratch as s
from rollwright.games.ring_and_route.bots.marks import copy_state, next_frame
from rollwright.games.ring_and_route.bots.route_uses import list_route_uses
from rollwright.games.ring_and_route.bots.search import misthrows_at_end
from rollwright.games.ring_and_route.bots.sheet_state import SheetState, plan_at, sheet_state
from rollwright.games.ring_and_route.bots.throws import dice_due, list_arcs, together
from rollwright.games.ring_and_route.coach import scratch as c
from rollwright.games.ring_and_route.coach.features import Standing, standing_after
from rollwright.games.ring_and_route.coach.network import note_ending
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel.contract import Facts, Knowledge, Notes, Numbers, ReadOnlyState, State, Weights
from rollwright.kernel.twins import routine, step

ANY_DICE = 0

# By use


@routine
def note_uses(
    state: ReadOnlyState,
    at: int,
    facts: Facts,
    seat: int,
    dice: int,
    out: State,
    notes: Notes,
    know: Knowledge,
    net: Weights,
) -> None:
    """Notes the endings of a seat that has not used a die yet: those that these dice lead to, or ANY_DICE."""
    me = at + k.SEAT + seat * k.SEAT_SIZE
    sheet = sheet_state(state, at, facts, seat, state[me + k.MISTHROWS], 1, know)
    banked = state[me + k.BANKED] + 0.0
    plan = plan_at(sheet.side, know)
    due = dice_due(state, at, seat)
    _forget(seat, out)
    _allow(know.numbers, plan, dice, out)
    out[s.ROUTES] = u.NOTHING
    out[s.ROUTES + 1] = sheet.class_
    routes = 1 + list_route_uses(know.numbers, plan, sheet.class_, out, s.ROUTES + 2)
    arcs = list_arcs(know.numbers, plan, sheet.arc, out)
    for i in range(s.ROUTES, s.ROUTES + routes * 2, 2):
        for j in range(s.ARCS, s.ARCS + arcs * 2, 2):
            used = know.numbers[plan + u.DICE_USED + out[i]] + know.numbers[plan + u.DICE_USED + out[j]]
            if used > k.DICE_COUNT:
                break  # arcs are listed by the number of dice
            use = together(know.numbers, plan, out[i], out[j])
            if out[c.ALLOWED + use]:
                misthrows = sheet.misthrows + (0 if used >= due else 1)  # R11
                after = SheetState(sheet.side, sheet.which, out[i + 1], out[j + 1], misthrows, sheet.phase)
                _append(facts, seat, standing_after(facts, after, banked, know), use, out, notes, know, net)
    if sheet.which == 0:
        _append_turned(facts, seat, sheet, banked, out, notes, know, net)


@step
def _forget(seat: int, out: State) -> None:
    out[c.FOUND + seat] = 0
    for use in range(u.USES):
        out[c.FIRST + seat * u.USES + use] = -1


@step
def _allow(numbers: Numbers, plan: int, dice: int, out: State) -> None:
    """Notes which uses some dice allow."""
    for use in range(u.USES):
        out[c.ALLOWED + use] = 1 if dice == ANY_DICE else 0
    if dice != ANY_DICE:
        for i in range(c.USES_OF_THROW):
            out[c.ALLOWED + use_of_throw(numbers, plan, throw_of(dice), i)] = 1


@step
def throw_of(dice: int) -> int:
    """The number of a throw, from the dice as a state has them."""
    return (dice & 15) - 1 + ((dice >> 4 & 15) - 1) * u.FACES + ((dice >> 8) - 1) * u.FACES**2


@step
def use_of_throw(numbers: Numbers, plan: int, throw: int, i: int) -> int:
    """The uses that a throw allows: all three dice in 8 ways, two of them in 12, one in 6, none."""
    faces = throw // u.FACES**2 * 256 + throw // u.FACES % u.FACES * 16 + throw % u.FACES
    if i < 8:
        return numbers[plan + u.THREE + throw * 8 + i]
    if i < 20:
        pair = (i - 8) // 4
        one = faces >> (4 if pair == 2 else 0) & 15  # PAIRS
        other = faces >> (4 if pair == 0 else 8) & 15
        return numbers[plan + u.TWO + (pair * u.FACES**2 + one * u.FACES + other) * 4 + (i - 8) % 4]
    if i < 26:
        die = (i - 20) // 2
        return numbers[plan + u.ONE + (die * u.FACES + (faces >> (4 * die) & 15)) * 2 + (i - 20) % 2]
    return u.NOTHING


@step
def _append(
    facts: Facts, seat: int, at: Standing, use: int, out: State, notes: Notes, know: Knowledge, net: Weights
) -> None:
    """Notes one more ending, in front of those with the same use."""
    if out[c.FOUND + seat] < c.MOST_ENDINGS:
        ending = seat * c.MOST_ENDINGS + out[c.FOUND + seat]
        note_ending(facts, at, ending, notes, know, net)
        out[c.NEXT + ending] = out[c.FIRST + seat * u.USES + use]
        out[c.FIRST + seat * u.USES + use] = ending
        out[c.FOUND + seat] += 1


@routine
def _append_turned(
    facts: Facts,
    seat: int,
    sheet: SheetState,
    banked: float,
    out: State,
    notes: Notes,
    know: Knowledge,
    net: Weights,
) -> None:
    """R13: for each use, one more ending in which the first sheet is turned with the most points that it brings."""
    empty = SheetState(sheet.side, 0, sheet.class_, sheet.arc, k.MISTHROWS_ALLOWED, sheet.phase)
    second = standing_after(facts, empty, banked, know).sheet
    for use in range(u.USES):
        most = -1.0
        ending = out[c.FIRST + seat * u.USES + use]
        while ending >= 0:
            most = max(most, notes[c.ENDINGS + ending * c.ENDING + c.E_POINTS])
            ending = out[c.NEXT + ending]
        if most >= 0.0:
            _append(facts, seat, Standing(second, most), use, out, notes, know, net)


@routine
def list_uses(numbers: Numbers, plan: int, seat: int, throw: int, out: State) -> None:
    """Lists the endings that a throw leads to, for the seat to choose from."""
    found = 0
    for i in range(c.USES_OF_THROW):
        ending = out[c.FIRST + seat * u.USES + use_of_throw(numbers, plan, throw, i)]
        while ending >= 0:
            out[c.LIST + seat * c.MOST_ENDINGS + found] = ending
            found += 1
            ending = out[c.NEXT + ending]
    out[c.LISTED + seat] = found


# By marks


@routine
def list_standing(
    state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, notes: Notes, know: Knowledge, net: Weights
) -> None:
    """Lists how a seat stands before a throw, as its only ending."""
    _forget(seat, out)
    misthrows = state[at + k.SEAT + seat * k.SEAT_SIZE + k.MISTHROWS]
    _append_sheet(state, at, facts, seat, misthrows, 0, out, notes, know, net)
    _list_all(seat, out)


@routine
def list_marked(
    state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, notes: Notes, know: Knowledge, net: Weights
) -> None:
    """Lists the endings of a seat that is in the middle of its marks, or has finished its part."""
    _forget(seat, out)
    me = at + k.SEAT + seat * k.SEAT_SIZE
    if not (state[at + k.PENDING] >> seat) & 1:
        misthrows = k.MISTHROWS_ALLOWED if state[me + k.ENDED] else state[me + k.MISTHROWS]
        _append_sheet(state, at, facts, seat, misthrows, 1, out, notes, know, net)
    else:
        copy_state(state, at, out, s.STACK)
        frame = s.STACK
        while frame >= s.STACK:
            _append_sheet(out, frame, facts, seat, misthrows_at_end(out, frame, seat), 1, out, notes, know, net)
            if out[frame + k.SEAT + seat * k.SEAT_SIZE + k.SHEET] == 0:
                _append_sheet(out, frame, facts, seat, k.MISTHROWS_ALLOWED, 1, out, notes, know, net)  # R13
            frame = next_frame(facts, seat, out, s.STACK, frame)
    _list_all(seat, out)


@step
def _list_all(seat: int, out: State) -> None:
    for i in range(out[c.FOUND + seat]):
        out[c.LIST + seat * c.MOST_ENDINGS + i] = seat * c.MOST_ENDINGS + i
    out[c.LISTED + seat] = out[c.FOUND + seat]


@step
def _append_sheet(
    state: ReadOnlyState,
    at: int,
    facts: Facts,
    seat: int,
    misthrows: int,
    ahead: int,
    out: State,
    notes: Notes,
    know: Knowledge,
    net: Weights,
) -> None:
    """Notes the sheet of a seat with so many misthrows; the next throw is this one (`ahead` 0) or that after it (1)."""
    sheet = sheet_state(state, at, facts, seat, misthrows, ahead, know)
    banked = state[at + k.SEAT + seat * k.SEAT_SIZE + k.BANKED] + 0.0
    _append(facts, seat, standing_after(facts, sheet, banked, know), u.NOTHING, out, notes, know, net)
