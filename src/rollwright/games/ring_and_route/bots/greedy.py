"""Level 2, the greedy bot: it looks no further than the dice on the table.

It uses as many dice as possible, then takes the most points now. It throws those dice again that let it use the most
dice on average, and never ends a sheet early. Of equal moves it takes the first in the order of the notation.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.bots.marks import (
    FOUND,
    LEVEL,
    MARKS,
    STACK,
    STACK_END,
    copy_state,
    list_marks,
    next_level,
)
from rollwright.games.ring_and_route.rules.kernel import (
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
    USED,
    play,
    sheet_points,
)
from rollwright.kernel.bits import count
from rollwright.kernel.contract import Facts, State
from rollwright.kernel.twins import routine, step

_DIE_WORTH = 1 << 40  # more than any points: dice first, then points
_FACES = 6
_THROWS = _FACES**DICE_COUNT
# Scratch memory, behind the stack of the search: how many dice each throw lets a seat use
_USABLE = STACK_END
SCRATCH = _USABLE + _THROWS


@routine
def greedy(state: State, at: int, facts: Facts, seat: int, out: State) -> int:
    if state[at + PHASE] == DECIDING:
        return _best_reroll(state, at, facts, seat, out)
    return _best_mark(state, at, facts, seat, out)


@routine
def _best_mark(state: State, at: int, facts: Facts, seat: int, out: State) -> int:
    """The first mark on the way to the best that can be made of the dice; `done` if nothing can be marked."""
    copy_state(state, at, out, STACK)
    list_marks(facts, seat, out, STACK)
    best = _worth(state, at, facts, seat)
    action = DONE
    for i in range(out[STACK + FOUND] - 1, -1, -1):
        mark = out[STACK + MARKS + i]
        copy_state(state, at, out, STACK + LEVEL)
        play(out, STACK + LEVEL, facts, seat, mark)
        worth = _best_worth(facts, seat, out, STACK + LEVEL, DICE_COUNT * _DIE_WORTH * 2)
        if worth >= best:  # backwards, so that the first of equals is left; a mark goes before `done`
            best = worth
            action = mark
    return action


@step
def _worth(state: State, at: int, facts: Facts, seat: int) -> int:
    me = at + SEAT + seat * SEAT_SIZE
    return count(state[me + USED]) * _DIE_WORTH + sheet_points(state, me, facts)


@routine
def _best_worth(facts: Facts, seat: int, out: State, first: int, enough: int) -> int:
    """The best that a seat can still make of its part from the state of level `first` on; stops at what is enough."""
    best = _worth(out, first, facts, seat)
    level = first
    while best < enough:
        level = next_level(facts, seat, out, first, level)
        if level < first:
            break
        best = max(best, _worth(out, level, facts, seat))
    return best


@routine
def _best_reroll(state: State, at: int, facts: Facts, seat: int, out: State) -> int:
    """R9: the dice to throw again: those with the most dice used, summed over all throws that can follow."""
    copy_state(state, at, out, STACK)
    out[STACK + PHASE] = MARKING
    for throw in range(_THROWS):
        out[STACK + DICE] = (
            (throw % _FACES + 1) + ((throw // _FACES % _FACES + 1) << 4) + ((throw // _FACES**2 + 1) << 8)
        )
        out[_USABLE + throw] = _best_worth(facts, seat, out, STACK, DICE_COUNT * _DIE_WORTH) // _DIE_WORTH
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
    """The dice used, summed over all throws that keep the other dice; a throw counts six times for each die kept."""
    total = 0
    for throw in range(_THROWS):
        a = throw % _FACES if again & 1 else (dice & 15) - 1
        b = throw // _FACES % _FACES if again & 2 else ((dice >> 4) & 15) - 1
        c = throw // _FACES**2 if again & 4 else ((dice >> 8) & 15) - 1
        total += out[_USABLE + a + b * _FACES + c * _FACES**2]
    return total
