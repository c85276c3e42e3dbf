"""The judge's functions for Python to call: the chances in single positions and after actions, and the turn table of a
position.

A *turn table* has the chances for each of the 216 throws, once the dice are final; everything before that is a mean
over parts of it, with the best re-roll of the active seat (R9).
"""

from __future__ import annotations

from rollwright.games.ring_and_route.bots import dice_uses as u
from rollwright.games.ring_and_route.bots.marks import copy_state
from rollwright.games.ring_and_route.bots.sheet_state import plan_at
from rollwright.games.ring_and_route.chances import scratch as c
from rollwright.games.ring_and_route.chances.desk import Desk, bare_desk
from rollwright.games.ring_and_route.chances.endings import (
    ANY_DICE,
    list_endings,
    list_expected,
    list_marked,
    list_standing,
    list_uses,
    note_uses,
    use_of_throw,
)
from rollwright.games.ring_and_route.chances.features import standing_before
from rollwright.games.ring_and_route.chances.replies import settle
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.games.ring_and_route.rules.kernel import legal, play
from rollwright.kernel.bits import raw
from rollwright.kernel.contract import Notes, State
from rollwright.kernel.twins import entry, step


@entry
def judge_standing(state: State, desk: Desk, chances: Notes) -> None:
    """Writes the chances of a position before the first throw of a turn, as the network estimates them."""
    state, desk = raw(state), bare_desk(desk)
    for seat in range(desk.facts[k.T_SEATS]):
        list_standing(standing_before(state, 0, desk.facts, seat, desk.know), seat, desk)
    _write(desk, raw(chances), 0)


@entry
def judge_throws(state: State, desk: Desk, table: Notes) -> None:
    """Writes the turn table of a position before the seats mark: by throw and side, the chances once it is final."""
    state, desk, table = raw(state), bare_desk(desk), raw(table)
    seats = desk.facts[k.T_SEATS]
    for seat in range(seats):
        note_uses(standing_before(state, 0, desk.facts, seat, desk.know), seat, ANY_DICE, desk)
    for throw in range(u.THROWS):
        for seat in range(seats):
            list_uses(seat, throw, desk)
        _write(desk, table, throw * c.SIDES)


@entry
def judge_marks(state: State, desk: Desk, chances: Notes) -> None:
    """Writes the chances of a position in which seats mark."""
    state, desk = raw(state), bare_desk(desk)
    for seat in range(desk.facts[k.T_SEATS]):
        list_endings(state, 0, seat, desk)
    _write(desk, raw(chances), 0)


@entry
def judge_actions(state: State, began: State, seat: int, desk: Desk, actions: State, chances: Notes) -> int:
    """Writes the legal actions of a marking seat, and the chances after each; returns how many there are.

    The others are held at what is expected of them in the position in which all began to mark.
    """
    state, began, desk, actions, chances = raw(state), raw(began), bare_desk(desk), raw(actions), raw(chances)
    seats = desk.facts[k.T_SEATS]
    for each in range(seats):
        list_endings(began, 0, each, desk)
    settle(seats, desk)
    for each in range(seats):
        list_expected(each, desk.out)
    found = legal(state, 0, desk.facts, seat, actions)
    for i in range(found):
        copy_state(state, 0, desk.out, c.WORK)
        _play_part(seat, actions[i], desk)
        list_marked(desk.out, c.WORK, seat, desk)
        _write(desk, chances, i * c.SIDES)
    return found


@step
def _play_part(seat: int, action: int, desk: Desk) -> None:
    """Plays an action; the throw isn't finished with it, even if nobody else is pending."""
    desk.out[c.WORK + k.PENDING] |= 1 << k.SEATS
    play(desk.out, c.WORK, desk.facts, seat, action)


@step
def _write(desk: Desk, chances: Notes, to: int) -> None:
    settle(desk.facts[k.T_SEATS], desk)
    for side in range(c.SIDES):
        chances[to + side] = desk.notes[c.CHANCES + side]


@entry
def count_dice(state: State, seat: int, desk: Desk, dice: State) -> None:
    """Writes for each throw how many of its dice a seat can use that has not used one yet."""
    state, desk, dice = raw(state), bare_desk(desk), raw(dice)
    know = desk.know
    before = standing_before(state, 0, desk.facts, seat, know)
    note_uses(before, seat, ANY_DICE, desk)
    plan = plan_at(before.sheet.side, know)
    for throw in range(u.THROWS):
        most = 0
        for i in range(c.USES_OF_THROW):
            use = use_of_throw(know.numbers, plan, throw, i)
            if desk.out[c.FIRST + seat * u.USES + use] >= 0:
                most = max(most, know.numbers[plan + u.DICE_USED + use])
        dice[throw] = most
