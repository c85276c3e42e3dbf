"""A loop that plays a position out at random, many times over: what a search takes for the worth of a leaf."""

from __future__ import annotations

from rollwright.kernel.bits import count, lowest, raw
from rollwright.kernel.contract import Facts, ReadOnlyState, State, legal, pending, play, to_throw, winners
from rollwright.kernel.deciders import choice
from rollwright.kernel.loops import CHOICES, DICE, throw
from rollwright.kernel.stream import derive
from rollwright.kernel.twins import entry

WHOLE = 12  # a win, in parts that one to four winners can share


@entry
def play_out(
    position: ReadOnlyState,
    size: int,
    facts: Facts,
    key: int,
    start: int,
    stop: int,
    state: State,
    out: State,
    shares: State,
) -> None:
    """Plays a position of `size` numbers to the end with random moves, as games number `start` to `stop` - 1 of a run.

    Adds what each seat wins to its number in `shares`: `WHOLE`, divided among the winners of a game.
    """
    position, facts, state, out, shares = raw(position), raw(facts), raw(state), raw(out), raw(shares)
    for number in range(start, stop):
        game = derive(key, number)
        dice = derive(game, DICE)
        choices = derive(game, CHOICES)
        for i in range(size):
            state[i] = position[i]
        events = 0
        while True:
            waiting = pending(state, 0)
            if waiting:
                seat = lowest(waiting)
                found = legal(state, 0, facts, seat, out)
                play(state, 0, facts, seat, out[choice(choices, events, seat, found)])
            elif to_throw(state, 0):
                throw(state, 0, facts, dice, events)
            else:
                break
            events += 1
        won = winners(state, 0)
        part = WHOLE // max(count(won), 1)
        while won:
            shares[lowest(won)] += part
            won &= won - 1
