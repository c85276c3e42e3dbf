"""Whole games in a row, with a record of every decision and every throw, for data sets.

The games are those of `loops.play_games`. Decisions and throws are written to two blocks of numbers, column by column,
each with room for the same number of rows; `log` has this number and how many rows are filled.
"""

from __future__ import annotations

from typing import NamedTuple

from rollwright.kernel.bits import raw
from rollwright.kernel.contract import Facts, Players, State, legal, ready, score, to_throw, turns
from rollwright.kernel.game_loop import GameRun, begin_numbered, chosen, drawn, nothing, play_on
from rollwright.kernel.loops import ROW, write_row
from rollwright.kernel.twins import entry, step

# Columns of both blocks
GAME = 0
EVENT = 1  # the index in the game's record
TURN = 2  # finished turns
# More columns of decisions
SEAT = 3
ACTION = 4
LEGAL = 5  # how many actions were legal
SCORE = 6  # of the seat, before the decision
DECISION_COLUMNS = 7
# More columns of throws
DICE_THROWN = 3
OUTCOME = 4
THROW_COLUMNS = 5

# The log
ROOM = 0
DECIDED = 1
THROWN = 2
LOG = 3


class Book(NamedTuple):
    """Where the events of a game are written."""

    number: int  # of the game
    decisions: State
    throws: State
    room: int
    decided: int  # decisions of the games before
    thrown: int  # and throws


@entry
def write_games(
    facts: Facts,
    seats: int,
    key: int,
    start: int,
    stop: int,
    players: Players,
    state: State,
    out: State,
    rows: State,
    decisions: State,
    throws: State,
    log: State,
) -> int:
    """Plays games number `start` to `stop` - 1 of a run and writes every decision and throw, as many games as fit into
    the blocks; returns how many."""
    facts, players, state, out, rows = raw(facts), ready(players), raw(state), raw(out), raw(rows)
    decisions, throws, log = raw(decisions), raw(throws), raw(log)
    room = log[ROOM]
    for number in range(start, stop):
        book = Book(number, decisions, throws, room, log[DECIDED], log[THROWN])
        game = begin_numbered(state, 0, facts, seats, key, number, players, out)
        _, decided, thrown = play_on(state, 0, game, 0, 0, _written_choice, _written_throw, nothing, book)
        if book.decided + decided > room or book.thrown + thrown > room:
            return number - start
        write_row(state, 0, facts, seats, decided, rows, (number - start) * ROW)
        log[DECIDED] += decided
        log[THROWN] += thrown
    return stop - start


@step
def _written_choice(state: State, at: int, game: GameRun, seat: int, decisions: int, throws: int, book: Book) -> int:
    action = chosen(state, at, game, seat, decisions, throws, 0)
    at_row = book.decided + decisions
    if at_row < book.room:  # otherwise the caller plays this game again, with empty blocks
        block = book.decisions
        block[GAME * book.room + at_row] = book.number
        block[EVENT * book.room + at_row] = decisions + throws
        block[TURN * book.room + at_row] = turns(state, at)
        block[SEAT * book.room + at_row] = seat
        block[ACTION * book.room + at_row] = action
        block[LEGAL * book.room + at_row] = legal(state, at, game.facts, seat, game.out)
        block[SCORE * book.room + at_row] = score(state, at, game.facts, seat)
    return action


@step
def _written_throw(state: State, at: int, game: GameRun, decisions: int, throws: int, book: Book) -> int:
    outcome = drawn(state, at, game, decisions, throws, 0)
    at_row = book.thrown + throws
    if at_row < book.room:
        block = book.throws
        block[GAME * book.room + at_row] = book.number
        block[EVENT * book.room + at_row] = decisions + throws
        block[TURN * book.room + at_row] = turns(state, at)
        block[DICE_THROWN * book.room + at_row] = to_throw(state, at)
        block[OUTCOME * book.room + at_row] = outcome
    return outcome
