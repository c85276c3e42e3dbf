"""What a seat can make of a throw: its *endings*, each a way to stand once the throw has been played.

They are listed by the use of dice that leads there (`bots/dice_uses.py`), for all throws at once or for the dice on the
table; or, for a seat that has used some of them, by what it can still mark.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.bots import dice_uses as u
from rollwright.games.ring_and_route.bots import scratch as s
from rollwright.games.ring_and_route.bots.best_action import misthrows_at_end
from rollwright.games.ring_and_route.bots.marks import copy_state, next_frame
from rollwright.games.ring_and_route.bots.route_uses import list_route_uses
from rollwright.games.ring_and_route.bots.sheet_state import SheetState, plan_at, sheet_state
from rollwright.games.ring_and_route.bots.throws import list_arcs, together
from rollwright.games.ring_and_route.chances import scratch as c
from rollwright.games.ring_and_route.chances.desk import Desk
from rollwright.games.ring_and_route.chances.features import Standing, standing_after, standing_before
from rollwright.games.ring_and_route.chances.last_throw import forget_chances
from rollwright.games.ring_and_route.chances.network import note_ending
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel.contract import Numbers, ReadOnlyState, State
from rollwright.kernel.twins import routine, step, unit

ANY_DICE = 0

# By use


@unit
def note_uses(before: Standing, slot: int, dice: int, desk: Desk) -> None:
    """Notes the endings of a seat that has not used a die yet: those that these dice lead to, or ANY_DICE."""
    facts, out, know = desk.facts, desk.out, desk.know
    sheet = before.sheet
    phase = (sheet.phase + 1) % facts[k.T_SEATS]
    due = 3 if sheet.phase == 0 else 2  # R11
    plan = plan_at(sheet.side, know)
    out[c.SIDE + slot] = sheet.side
    _forget(slot, out)
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
                misthrows = sheet.misthrows + (0 if used >= due else 1)
                after = SheetState(sheet.side, sheet.which, out[i + 1], out[j + 1], misthrows, phase)
                _append(slot, standing_after(facts, after, before.banked, know), use, desk)
    if sheet.which == 0:
        turned = SheetState(sheet.side, 0, sheet.class_, sheet.arc, k.MISTHROWS_ALLOWED, phase)
        _append_turned(slot, standing_after(facts, turned, 0.0, know).sheet, desk)


@step
def _forget(slot: int, out: State) -> None:
    out[c.FOUND + slot] = 0
    forget_chances(out)
    for use in range(u.USES):
        out[c.FIRST + slot * u.USES + use] = -1


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
    """The number of a throw, which leads to endings, from the dice as a state has them."""
    return (dice & 15) - 1 + ((dice >> 4 & 15) - 1) * u.FACES + ((dice >> 8) - 1) * u.FACES**2


@step
def use_of_throw(numbers: Numbers, plan: int, throw: int, i: int) -> int:
    """The uses of dice that a throw allows, which lead to endings: all three dice in 8 ways, two of them in 12, one in
    6, none."""
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
def _append(slot: int, at: Standing, use: int, desk: Desk) -> None:
    """Notes one more ending, in front of those with the same use."""
    out = desk.out
    if out[c.FOUND + slot] < c.MOST_ENDINGS:
        ending = slot * c.MOST_ENDINGS + out[c.FOUND + slot]
        note_ending(at, ending, desk)
        out[c.NEXT + ending] = out[c.FIRST + slot * u.USES + use]
        out[c.FIRST + slot * u.USES + use] = ending
        out[c.FOUND + slot] += 1


@routine
def _append_turned(slot: int, second: SheetState, desk: Desk) -> None:
    """R13: for each use, one more ending in which the first sheet is turned with the most points that it brings."""
    for use in range(u.USES):
        most = -1.0
        ending = desk.out[c.FIRST + slot * u.USES + use]
        while ending >= 0:
            most = max(most, desk.notes[c.ENDINGS + ending * c.ENDING + c.E_POINTS])
            ending = desk.out[c.NEXT + ending]
        if most >= 0.0:
            _append(slot, Standing(second, most), use, desk)


@routine
def list_uses(slot: int, throw: int, desk: Desk) -> None:
    """Lists the endings that a throw leads to, for the seat to choose from."""
    out, numbers = desk.out, desk.know.numbers
    plan = plan_at(out[c.SIDE + slot], desk.know)
    found = 0
    for i in range(c.USES_OF_THROW):
        ending = out[c.FIRST + slot * u.USES + use_of_throw(numbers, plan, throw, i)]
        while ending >= 0:
            out[c.LIST + slot * c.MOST_ENDINGS + found] = ending
            found += 1
            ending = out[c.NEXT + ending]
    out[c.LISTED + slot] = found


# By marks


@routine
def list_endings(state: ReadOnlyState, at: int, seat: int, desk: Desk) -> None:
    """Lists the endings of a seat in a position in which seats mark."""
    pending = (state[at + k.PENDING] >> seat) & 1
    if pending and state[at + k.SEAT + seat * k.SEAT_SIZE + k.USED] == 0:
        dice = state[at + k.DICE]
        note_uses(standing_before(state, at, desk.facts, seat, desk.know), seat, dice, desk)
        list_uses(seat, throw_of(dice), desk)
    else:
        list_marked(state, at, seat, desk)


@routine
def list_standing(at: Standing, slot: int, desk: Desk) -> None:
    """Lists how a seat stands, as its only ending."""
    _forget(slot, desk.out)
    _append(slot, at, u.NOTHING, desk)
    _list_all(slot, desk.out)


@step
def list_expected(slot: int, out: State) -> None:
    """Lists the ending that a seat is expected to choose, as its only one."""
    out[c.LIST + slot * c.MOST_ENDINGS] = out[c.EXPECTED + slot]
    out[c.LISTED + slot] = 1


@routine
def list_marked(state: ReadOnlyState, at: int, seat: int, desk: Desk) -> None:
    """Lists the endings of a seat that is in the middle of its marks, or has finished its part."""
    facts, out = desk.facts, desk.out
    _forget(seat, out)
    me = at + k.SEAT + seat * k.SEAT_SIZE
    if not (state[at + k.PENDING] >> seat) & 1:
        misthrows = k.MISTHROWS_ALLOWED if state[me + k.ENDED] else state[me + k.MISTHROWS]
        _append_sheet(state, at, seat, misthrows, desk)
    else:
        copy_state(state, at, out, s.STACK)
        frame = s.STACK
        while frame >= s.STACK:
            _append_sheet(out, frame, seat, misthrows_at_end(out, frame, seat), desk)
            if out[frame + k.SEAT + seat * k.SEAT_SIZE + k.SHEET] == 0:
                _append_sheet(out, frame, seat, k.MISTHROWS_ALLOWED, desk)  # R13
            frame = next_frame(facts, seat, out, s.STACK, frame)
    _list_all(seat, out)


@step
def _list_all(slot: int, out: State) -> None:
    for i in range(out[c.FOUND + slot]):
        out[c.LIST + slot * c.MOST_ENDINGS + i] = slot * c.MOST_ENDINGS + i
    out[c.LISTED + slot] = out[c.FOUND + slot]


@step
def _append_sheet(state: ReadOnlyState, at: int, seat: int, misthrows: int, desk: Desk) -> None:
    """Notes the sheet of a seat that finishes its part with so many misthrows."""
    sheet = sheet_state(state, at, desk.facts, seat, misthrows, 1, desk.know)
    banked = state[at + k.SEAT + seat * k.SEAT_SIZE + k.BANKED] + 0.0
    _append(seat, standing_after(desk.facts, sheet, banked, desk.know), u.NOTHING, desk)
