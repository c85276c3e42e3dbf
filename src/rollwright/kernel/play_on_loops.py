"""Plays a position to the end many times, with a row of results for each game; the coach compares moves by it."""

from __future__ import annotations

from rollwright.kernel.bits import raw
from rollwright.kernel.contract import Facts, Players, ReadOnlyState, State, ready
from rollwright.kernel.game_loop import GameRun, chosen, drawn, nothing, play_on
from rollwright.kernel.loops import ROW, write_row
from rollwright.kernel.stream import CHOICES, DICE, derive
from rollwright.kernel.twins import entry


@entry
def play_position_on(
    position: ReadOnlyState,
    size: int,
    facts: Facts,
    seats: int,
    key: int,
    start: int,
    stop: int,
    players: Players,
    state: State,
    out: State,
    rows: State,
) -> None:
    """Plays games number `start` to `stop` - 1 of a run on from a position, whose state has `size` numbers.

    A game's dice depend only on the key and its number, so positions that are compared are played on with equal dice.
    """
    position, facts, players = raw(position), raw(facts), ready(players)
    state, out, rows = raw(state), raw(out), raw(rows)
    for number in range(start, stop):
        own = derive(key, number)
        game = GameRun(facts, derive(own, DICE), derive(own, CHOICES), players, out)
        for i in range(size):
            state[i] = position[i]
        _, decisions, _ = play_on(state, 0, game, 0, 0, chosen, drawn, nothing, 0)
        write_row(state, 0, facts, seats, decisions, rows, (number - start) * ROW)
