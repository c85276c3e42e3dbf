"""What a position of Ring & Route is worth, for bots. So far: what can be done with the dice at once.

The greedy player uses as many dice as possible, then takes most points now; he throws those dice again that let him
use most dice on average, and never ends a sheet early. Ties go to the first move in the order of the notation.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.rules.kernel import (
    ACTIONS,
    ALL_DICE,
    DECIDING,
    DICE,
    DICE_COUNT,
    DONE,
    KEEP,
    MARKING,
    PHASE,
    SEAT,
    SEAT_SIZE,
    STATE_SIZE,
    USED,
    _dice_in,
    legal,
    play,
    sheet_points,
)
from rollwright.kernel.contract import Facts, State
from rollwright.kernel.twins import routine, step

_DIE_WORTH = 1 << 40  # more than any points: dice first, then points
_FACES = 6
_THROWS = _FACES**DICE_COUNT
# The scratch numbers: legal actions, then for each level of a search a state, its marks, how many there are and how
# many were tried, then how many dice each throw lets a seat use
_STACK = ACTIONS
_MARKS = STATE_SIZE
_FOUND = _MARKS + ACTIONS
_TRIED = _FOUND + 1
_LEVEL = _TRIED + 1
_USABLE = _STACK + (DICE_COUNT + 1) * _LEVEL
SCRATCH = _USABLE + _THROWS


@routine
def greedy(state: State, at: int, table: Facts, seat: int, out: State) -> int:
    if state[at + PHASE] == DECIDING:
        return _best_reroll(state, at, table, seat, out)
    _copy(state, at, out, _STACK)
    _list_marks(table, seat, out, _STACK)
    best = _worth(state, at, table, seat)
    action = DONE
    for i in range(out[_STACK + _FOUND] - 1, -1, -1):
        mark = out[_STACK + _MARKS + i]
        _copy(state, at, out, _STACK + _LEVEL)
        play(out, _STACK + _LEVEL, table, seat, mark)
        worth = _best_worth(table, seat, out, _STACK + _LEVEL, DICE_COUNT * _DIE_WORTH * 2)
        if worth >= best:  # backwards, so that the first of equals is left; a mark goes before `done`
            best = worth
            action = mark
    return action


@step
def _worth(state: State, at: int, table: Facts, seat: int) -> int:
    me = at + SEAT + seat * SEAT_SIZE
    return _dice_in(state[me + USED]) * _DIE_WORTH + sheet_points(state, me, table)


@step
def _copy(state: State, at: int, out: State, level: int) -> None:
    for i in range(STATE_SIZE):
        out[level + i] = state[at + i]


@step
def _list_marks(table: Facts, seat: int, out: State, level: int) -> None:
    """Notes the legal marks of a seat in the state of a level, without `done` and `turn`."""
    marks = 0
    for i in range(legal(out, level, table, seat, out)):
        if out[i] < DONE:
            out[level + _MARKS + i] = out[i]
            marks += 1
    out[level + _FOUND] = marks
    out[level + _TRIED] = 0


@routine
def _best_worth(table: Facts, seat: int, out: State, first: int, enough: int) -> int:
    """The best that a seat can still make of its part, from the state at level `first`; stops at what is enough."""
    best = _worth(out, first, table, seat)
    _list_marks(table, seat, out, first)
    level = first
    while level >= first and best < enough:
        tried = out[level + _TRIED]
        if tried == out[level + _FOUND]:
            level -= _LEVEL
            continue
        out[level + _TRIED] += 1
        mark = out[level + _MARKS + tried]
        _copy(out, level, out, level + _LEVEL)
        level += _LEVEL
        play(out, level, table, seat, mark)
        best = max(best, _worth(out, level, table, seat))
        _list_marks(table, seat, out, level)
    return best


@routine
def _best_reroll(state: State, at: int, table: Facts, seat: int, out: State) -> int:
    """The dice to throw again: those with the highest number of dice used, summed over how they can fall."""
    _copy(state, at, out, _STACK)
    out[_STACK + PHASE] = MARKING
    for throw in range(_THROWS):
        out[_STACK + DICE] = (
            (throw % _FACES + 1) + ((throw // _FACES % _FACES + 1) << 4) + ((throw // _FACES**2 + 1) << 8)
        )
        out[_USABLE + throw] = _best_worth(table, seat, out, _STACK, DICE_COUNT * _DIE_WORTH) // _DIE_WORTH
    best = -1
    action = KEEP
    for again in range(ALL_DICE + 1):
        usable = _sum_over(state[at + DICE], again, out)
        if usable > best:
            best = usable
            action = again
    return action


@step
def _sum_over(dice: int, again: int, out: State) -> int:
    """The dice used over all throws that keep the other dice; a die that is kept counts six times."""
    total = 0
    for throw in range(_THROWS):
        a = throw % _FACES if again & 1 else (dice & 15) - 1
        b = throw // _FACES % _FACES if again & 2 else ((dice >> 4) & 15) - 1
        c = throw // _FACES**2 if again & 4 else ((dice >> 8) & 15) - 1
        total += out[_USABLE + a + b * _FACES + c * _FACES**2]
    return total
