"""Luck: whole games in a row, with the total luck of each seat, and the luck of a single throw."""

from __future__ import annotations

from typing import NamedTuple

from rollwright.kernel.bits import raw
from rollwright.kernel.contract import Facts, Floats, Knowledge, Notes, Numbers, Players, State, Weights, luck, ready
from rollwright.kernel.game_loop import GameRun, begin_numbered, chosen, drawn, nothing, play_on
from rollwright.kernel.level_deciders import Player, bare
from rollwright.kernel.loops import ROW, write_row
from rollwright.kernel.twins import entry, step


class Gauge(NamedTuple):
    """What luck is measured with, and where it is added up: `lucks` has a number for each seat of each game."""

    seats: int
    out: State
    notes: Notes
    know: Knowledge
    lucks: Notes
    first: int  # where the game's numbers begin in `lucks`


@entry
def play_lucky_games(
    facts: Facts,
    seats: int,
    key: int,
    start: int,
    stop: int,
    players: Players,
    teller: Player,
    state: State,
    out: State,
    rows: State,
    lucks: Notes,
) -> None:
    """Plays games number `start` to `stop` - 1 of a run and writes a row of results and the seats' luck for each."""
    facts, players, state, out, rows, lucks = raw(facts), ready(players), raw(state), raw(out), raw(rows), raw(lucks)
    _, own, notes, know = teller
    own, notes, know = raw(own), raw(notes), bare(know)
    for number in range(start, stop):
        gauge = Gauge(seats, own, notes, know, lucks, (number - start) * seats)
        game = begin_numbered(state, 0, facts, seats, key, number, players, out)
        _, decisions, _ = play_on(state, 0, game, 0, 0, chosen, _measured_throw, nothing, gauge)
        write_row(state, 0, facts, seats, decisions, rows, (number - start) * ROW)


@step
def _measured_throw(state: State, at: int, game: GameRun, decisions: int, throws: int, gauge: Gauge) -> int:
    outcome = drawn(state, at, game, decisions, throws, 0)
    for seat in range(gauge.seats):
        found = luck(state, at, game.facts, seat, outcome, gauge.out, gauge.notes, gauge.know)
        gauge.lucks[gauge.first + seat] += found
    return outcome


@entry
def luck_for(
    state: State,
    facts: Facts,
    seat: int,
    outcome: int,
    out: State,
    notes: Notes,
    way: int,
    numbers: Numbers,
    values: Floats,
    weights: Weights,
) -> float:
    """The luck of a single throw, for Python to call. Takes the parts of the knowledge one by one, as
    `level_steps.decide_for` does."""
    know = Knowledge(way, raw(numbers), raw(values), raw(weights))
    return luck(raw(state), 0, raw(facts), seat, outcome, raw(out), raw(notes), know)
