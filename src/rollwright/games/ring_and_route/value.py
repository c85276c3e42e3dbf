"""What a position of Ring & Route is worth, for bots. So far: what can be done with the dice at once.

The greedy player uses as many dice as possible, then takes most points now; he throws those dice again that let him
use most dice on average, and never ends a sheet early. Ties go to the first move in the order of the notation.
"""

from __future__ import annotations

from rollwright.core.compiled import routine, step
from rollwright.core.contract import State, Table
from rollwright.games.ring_and_route.kernel import (
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

_DIE_WORTH = 1 << 40  # more than any points: dice first, then points
_FACES = 6
_THROWS = _FACES**DICE_COUNT
# The scratch numbers after the legal actions: for each level of the search a state and its legal actions,
# then how many dice each throw lets a seat use
_LEVEL = STATE_SIZE + ACTIONS
_LEVELS = ACTIONS
_USABLE = _LEVELS + (DICE_COUNT + 2) * _LEVEL
SCRATCH = _USABLE + _THROWS


@routine
def greedy(state: State, at: int, table: Table, seat: int, out: State) -> int:
    if state[at + PHASE] == DECIDING:
        return _best_reroll(state, at, table, seat, out)
    best = _worth(state, at, table, seat)
    action = DONE
    for i in range(_list_marks(state, at, table, seat, out, _LEVELS) - 1, -1, -1):
        mark = out[_LEVELS + STATE_SIZE + i]
        worth = _worth_after(state, at, table, seat, mark, out, _LEVELS + _LEVEL)
        if worth >= best:  # backwards, so that the first of equals is left; a mark goes before `done`
            best = worth
            action = mark
    return action


@step
def _worth(state: State, at: int, table: Table, seat: int) -> int:
    me = at + SEAT + seat * SEAT_SIZE
    return _dice_in(state[me + USED]) * _DIE_WORTH + sheet_points(state, me, table)


@step
def _list_marks(state: State, at: int, table: Table, seat: int, out: State, level: int) -> int:
    """The legal marks of a seat, without `done` and `turn`, kept at a level of the scratch numbers."""
    marks = 0
    for i in range(legal(state, at, table, seat, out)):
        if out[i] < DONE:
            out[level + STATE_SIZE + i] = out[i]
            marks += 1
    return marks


@step
def _try(state: State, at: int, table: Table, seat: int, mark: int, out: State, level: int) -> None:
    """Makes a mark on a copy of the state."""
    for i in range(STATE_SIZE):
        out[level + i] = state[at + i]
    play(out, level, table, seat, mark)


@routine
def _worth_after(state: State, at: int, table: Table, seat: int, mark: int, out: State, level: int) -> int:
    """The best that a seat can still make of its part after a mark."""
    _try(state, at, table, seat, mark, out, level)
    best = _worth(out, level, table, seat)
    for i in range(_list_marks(out, level, table, seat, out, level)):
        further = out[level + STATE_SIZE + i]
        best = max(best, _worth_after(out, level, table, seat, further, out, level + _LEVEL))
    return best


@routine
def _most_dice(state: State, at: int, table: Table, seat: int, out: State, level: int) -> int:
    """How many dice a seat can have used at the end of its part. The state lies at `at`, `level` is free."""
    most = _dice_in(state[at + SEAT + seat * SEAT_SIZE + USED])
    for i in range(_list_marks(state, at, table, seat, out, level)):
        if most == DICE_COUNT:
            break
        _try(state, at, table, seat, out[level + STATE_SIZE + i], out, level)
        most = max(most, _most_dice(out, level, table, seat, out, level + _LEVEL))
    return most


@routine
def _best_reroll(state: State, at: int, table: Table, seat: int, out: State) -> int:
    """The dice to throw again: those with the highest number of dice used, summed over how they can fall."""
    for i in range(STATE_SIZE):
        out[_LEVELS + i] = state[at + i]
    out[_LEVELS + PHASE] = MARKING
    for throw in range(_THROWS):
        out[_LEVELS + DICE] = (
            (throw % _FACES + 1) + ((throw // _FACES % _FACES + 1) << 4) + ((throw // _FACES**2 + 1) << 8)
        )
        out[_USABLE + throw] = _most_dice(out, _LEVELS, table, seat, out, _LEVELS + _LEVEL)
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
