"""Level 2, the greedy bot: it looks no further than the dice on the table.

It uses as many dice as possible, then takes the most points now. It throws those dice again that let it use the most
dice on average, and never ends a sheet early. Of equal moves it takes the first in the order of the notation.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.bots import dice_uses as u
from rollwright.games.ring_and_route.bots import scratch as s
from rollwright.games.ring_and_route.bots.marks import copy_state, list_marks, next_frame
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.games.ring_and_route.rules.kernel import play, sheet_points
from rollwright.kernel.bits import count
from rollwright.kernel.contract import Facts, State
from rollwright.kernel.twins import routine, step, unit

_DIE_WORTH = 1 << 40  # more than any points: dice first, then points
SCRATCH = s.GREEDY_OUT


@unit
def greedy(state: State, at: int, facts: Facts, seat: int, out: State) -> int:
    """The decision of Ring & Route's level 2, the greedy bot."""
    if state[at + k.PHASE] == k.DECIDING:
        return _best_reroll(state, at, facts, seat, out)
    return _best_mark(state, at, facts, seat, out)


@routine
def _best_mark(state: State, at: int, facts: Facts, seat: int, out: State) -> int:
    """The first mark on the way to the best that can be made of the dice; `done` if nothing can be marked."""
    copy_state(state, at, out, s.STACK)
    list_marks(facts, seat, out, s.STACK)
    best = _worth(state, at, facts, seat)
    action = k.DONE
    for i in range(out[s.STACK + s.F_FOUND] - 1, -1, -1):
        mark = out[s.STACK + s.F_MARKS + i]
        copy_state(state, at, out, s.STACK + s.FRAME)
        play(out, s.STACK + s.FRAME, facts, seat, mark)
        worth = _best_worth(facts, seat, out, s.STACK + s.FRAME, k.DICE_COUNT * _DIE_WORTH * 2)
        if worth >= best:  # backwards, so that the first of equals is left; a mark goes before `done`
            best = worth
            action = mark
    return action


@step
def _worth(state: State, at: int, facts: Facts, seat: int) -> int:
    me = at + k.SEAT + seat * k.SEAT_SIZE
    return count(state[me + k.USED]) * _DIE_WORTH + sheet_points(state, me, facts)


@routine
def _best_worth(facts: Facts, seat: int, out: State, first: int, enough: int) -> int:
    """The best that a seat can still make of its part from the state of frame `first` on; stops at what is enough."""
    best = _worth(out, first, facts, seat)
    frame = first
    while best < enough:
        frame = next_frame(facts, seat, out, first, frame)
        if frame < first:
            break
        best = max(best, _worth(out, frame, facts, seat))
    return best


@routine
def _best_reroll(state: State, at: int, facts: Facts, seat: int, out: State) -> int:
    """R9: the dice to throw again: those with the most dice used, summed over all throws that can follow."""
    copy_state(state, at, out, s.STACK)
    out[s.STACK + k.PHASE] = k.MARKING
    for throw in range(u.THROWS):
        out[s.STACK + k.DICE] = (
            (throw % u.FACES + 1) + ((throw // u.FACES % u.FACES + 1) << 4) + ((throw // u.FACES**2 + 1) << 8)
        )
        out[s.USABLE + throw] = _best_worth(facts, seat, out, s.STACK, k.DICE_COUNT * _DIE_WORTH) // _DIE_WORTH
    best = -1
    action = k.KEEP
    for again in range(k.ALL_DICE + 1):
        usable = _sum_over(state[at + k.DICE], again, out)
        if usable > best:
            best = usable
            action = again
    return action


@step
def _sum_over(dice: int, again: int, out: State) -> int:
    """The dice used, summed over all throws that keep the other dice; a throw counts six times for each die kept."""
    total = 0
    for throw in range(u.THROWS):
        a = throw % u.FACES if again & 1 else (dice & 15) - 1
        b = throw // u.FACES % u.FACES if again & 2 else ((dice >> 4) & 15) - 1
        c = throw // u.FACES**2 if again & 4 else ((dice >> 8) & 15) - 1
        total += out[s.USABLE + a + b * u.FACES + c * u.FACES**2]
    return total
