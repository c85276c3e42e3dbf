"""Whole games in a row, with the positions that are seen on the way: the games are those of `loops.play_games`.

A position is written when the first throw of a turn is due. Players may *slip*: now and then they do as a novice
would, so that positions are seen to which good play alone doesn't lead.
"""

from __future__ import annotations

from typing import NamedTuple

from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel.bits import raw
from rollwright.kernel.contract import Facts, Players, ReadOnlyState, State, novice_actions, ready, score, winners
from rollwright.kernel.game_loop import GameRun, begin_numbered, chosen, drawn, nothing, play_on
from rollwright.kernel.stream import below, derive, mix, word
from rollwright.kernel.twins import entry, step

# A row: a state, the game's number, and what it ends with
GAME = k.STATE_SIZE
WON = GAME + 1  # the winners, as bits
SCORES = WON + 1  # + seat
ROW = SCORES + k.SEATS


class Album(NamedTuple):
    """Where the positions of a game are written."""

    number: int  # of the game
    slips: int  # in 1,000 decisions
    rows: State
    log: State  # how many rows are filled, and how many there is room for


@entry
def see_games(
    facts: Facts,
    seats: int,
    key: int,
    start: int,
    stop: int,
    players: Players,
    slips: int,
    state: State,
    out: State,
    rows: State,
    log: State,
) -> int:
    """The loop over games whose positions are seen: plays games number `start` to `stop` - 1 of a run, or as many as
    there is room for; returns how many."""
    facts, players, state, out, rows, log = raw(facts), ready(players), raw(state), raw(out), raw(rows), raw(log)
    for number in range(start, stop):
        before = log[0]
        album = Album(number, slips, rows, log)
        game = begin_numbered(state, 0, facts, seats, key, number, players, out)
        play_on(state, 0, game, 0, 0, _seen_choice, _seen_throw, nothing, album)
        if log[0] >= log[1]:
            log[0] = before
            return number - start
        for row in range(before, log[0]):
            rows[row * ROW + WON] = winners(state, 0)
            for seat in range(seats):
                rows[row * ROW + SCORES + seat] = score(state, 0, facts, seat)
    return stop - start


@step
def _seen_choice(state: State, at: int, game: GameRun, seat: int, decisions: int, throws: int, album: Album) -> int:
    random = word(derive(game.choices, seat), decisions)
    if below(random, 1000) < album.slips:
        found = novice_actions(state, at, game.facts, seat, game.out)
        return game.out[below(mix(random), found)]
    return chosen(state, at, game, seat, decisions, throws, 0)


@step
def _seen_throw(state: State, at: int, game: GameRun, decisions: int, throws: int, album: Album) -> int:
    _write(state, at, album)
    return drawn(state, at, game, decisions, throws, 0)


@step
def _write(state: ReadOnlyState, at: int, album: Album) -> None:
    if state[at + k.PHASE] == k.THROW and album.log[0] < album.log[1]:
        row = album.log[0] * ROW
        for i in range(k.STATE_SIZE):
            album.rows[row + i] = state[at + i]
        album.rows[row + GAME] = album.number
        album.log[0] += 1
