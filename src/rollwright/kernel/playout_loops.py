"""Random playouts of a position, by which a search values its leaves."""

from __future__ import annotations

from rollwright.kernel.bits import count, lowest, raw
from rollwright.kernel.contract import Facts, ReadOnlyState, State, outcome_of, winners
from rollwright.kernel.deciders import random_action
from rollwright.kernel.game_loop import GameRun, nothing, play_on
from rollwright.kernel.stream import CHOICES, DICE, derive, fraction, word
from rollwright.kernel.twins import entry, step

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
    """Plays a position to the end with random moves, as games number `start` to `stop` - 1 of a run.

    `size` is the length of the state. A game adds `WHOLE` to `shares`, divided equally among the winners.
    """
    position, facts, state, out, shares = raw(position), raw(facts), raw(state), raw(out), raw(shares)
    for number in range(start, stop):
        own = derive(key, number)
        game = GameRun(facts, derive(own, DICE), derive(own, CHOICES), 0, out)
        for i in range(size):
            state[i] = position[i]
        play_on(state, 0, game, 0, 0, _chosen, _drawn, nothing, 0)
        won = winners(state, 0)
        part = WHOLE // max(count(won), 1)
        while won:
            shares[lowest(won)] += part
            won &= won - 1


@step
def _chosen(state: State, at: int, game: GameRun, seat: int, decisions: int, throws: int, note: int) -> int:
    return random_action(state, at, game.facts, seat, game.choices, decisions + throws, game.out)


@step
def _drawn(state: ReadOnlyState, at: int, game: GameRun, decisions: int, throws: int, note: int) -> int:
    """Here the position in the stream is the number of the event, not of the throw."""
    return outcome_of(state, at, fraction(word(game.dice, decisions + throws)))
