"""Whole games in a row, played to the end, with a row of results for each."""

from __future__ import annotations

from rollwright.kernel.bits import raw
from rollwright.kernel.contract import Facts, Players, ReadOnlyState, State, ready, reason, score, turns, winners
from rollwright.kernel.game_loop import begin_numbered, chosen, drawn, nothing, play_on
from rollwright.kernel.twins import entry, step

# A row of results
WINNERS = 0
REASON = 1
TURNS = 2
DECISIONS = 3
SCORES = 4  # + seat
ROW = 8


@step
def write_row(state: ReadOnlyState, at: int, facts: Facts, seats: int, decisions: int, rows: State, row: int) -> None:
    """Writes the row of results of a game to `rows` from index `row`."""
    rows[row + WINNERS] = winners(state, at)
    rows[row + REASON] = reason(state, at)
    rows[row + TURNS] = turns(state, at)
    rows[row + DECISIONS] = decisions
    for seat in range(seats):
        rows[row + SCORES + seat] = score(state, at, facts, seat)


@entry
def play_games(
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
    """Plays games number `start` to `stop` - 1 of a run and writes a row of results for each.

    Seat i modulo `seats` is first in game i. A game depends only on the run's key and on i.
    """
    facts, players, state, out, rows = raw(facts), ready(players), raw(state), raw(out), raw(rows)
    for number in range(start, stop):
        game = begin_numbered(state, 0, facts, seats, key, number, players, out)
        _, decisions, _ = play_on(state, 0, game, 0, 0, chosen, drawn, nothing, 0)
        write_row(state, 0, facts, seats, decisions, rows, (number - start) * ROW)
