"""A loop that plays games and adds up how lucky each seat was; the games are those of `loops.play_games`."""

from __future__ import annotations

from rollwright.kernel.bits import lowest, raw
from rollwright.kernel.contract import (
    Facts,
    Floats,
    Knowledge,
    Notes,
    Numbers,
    Players,
    State,
    Weights,
    begin,
    choose,
    luck,
    outcome_of,
    pending,
    play,
    ready,
    roll,
    to_throw,
)
from rollwright.kernel.level_deciders import Player, bare
from rollwright.kernel.loops import CHOICES, DICE, ROW, write_row
from rollwright.kernel.stream import derive, fraction, word
from rollwright.kernel.twins import entry


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
    """Plays games number `start` to `stop` - 1 of a run; of each game a row of results, and every seat's luck."""
    facts, players, state, out, rows, lucks = raw(facts), ready(players), raw(state), raw(out), raw(rows), raw(lucks)
    own, notes = raw(teller[1]), raw(teller[2])
    know = bare(teller[3])
    for number in range(start, stop):
        game = derive(key, number)
        dice = derive(game, DICE)
        choices = derive(game, CHOICES)
        begin(state, 0, facts, number % seats)
        decisions = 0
        throws = 0
        while True:
            waiting = pending(state, 0)
            if waiting:
                seat = lowest(waiting)
                action = choose(state, 0, facts, seat, players, choices, decisions + throws, out)
                play(state, 0, facts, seat, action)
                decisions += 1
            elif to_throw(state, 0):
                outcome = outcome_of(state, 0, fraction(word(dice, throws)))
                for seat in range(seats):
                    found = luck(state, 0, facts, seat, outcome, own, notes, know)
                    lucks[(number - start) * seats + seat] += found
                roll(state, 0, facts, outcome)
                throws += 1
            else:
                break
        write_row(state, 0, facts, seats, decisions, rows, (number - start) * ROW)


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
    know = Knowledge(way, raw(numbers), raw(values), raw(weights))
    return luck(raw(state), 0, raw(facts), seat, outcome, raw(out), raw(notes), know)
