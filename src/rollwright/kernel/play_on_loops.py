"""Plays a position on many times, to the end or for some turns; the coach compares moves by it.

Dice depend on the game's number, the turn and the throw in this turn. So positions that are compared see the same dice
in the same turn, even if more throws were taken before it, and their results differ by as little chance as possible.
"""

from __future__ import annotations

from rollwright.kernel.bits import lowest, raw
from rollwright.kernel.contract import (
    Facts,
    Players,
    ReadOnlyState,
    State,
    choose,
    outcome_of,
    pending,
    play,
    ready,
    roll,
    to_throw,
    turns,
)
from rollwright.kernel.stream import CHOICES, DICE, derive, fraction, word
from rollwright.kernel.twins import entry, step


@entry
def play_position_on(
    position: ReadOnlyState,
    size: int,
    facts: Facts,
    key: int,
    start: int,
    stop: int,
    last_turn: int,
    players: Players,
    out: State,
    ends: State,
) -> None:
    """Plays games number `start` to `stop` - 1 of a run on from a position, with bot levels; its state has `size`
    numbers.

    A game ends when it is over, or before the first throw after `last_turn` finished turns. Its state is written to
    `ends`.
    """
    position, facts, players, out, ends = raw(position), raw(facts), ready(players), raw(out), raw(ends)
    for number in range(start, stop):
        at = (number - start) * size
        for i in range(size):
            ends[at + i] = position[i]
        _play_on(ends, at, facts, derive(key, number), last_turn, players, out)


@step
def _play_on(state: State, at: int, facts: Facts, key: int, last_turn: int, players: Players, out: State) -> None:
    dice, choices = derive(key, DICE), derive(key, CHOICES)
    event = 0
    turn = -1
    throw = 0
    while True:
        waiting = pending(state, at)
        if waiting:
            seat = lowest(waiting)
            play(state, at, facts, seat, choose(state, at, facts, seat, seat, players, choices, event, out))
        elif to_throw(state, at) and not (turn != turns(state, at) and turns(state, at) >= last_turn):
            throw = throw + 1 if turn == turns(state, at) else 0
            turn = turns(state, at)
            roll(state, at, facts, outcome_of(state, at, fraction(word(derive(dice, turn), throw))))
        else:
            return
        event += 1
