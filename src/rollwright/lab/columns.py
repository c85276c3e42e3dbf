"""Games as columns of Arrow tables: the games, their seats, every decision and every throw.

Compiled bots play in the kernel, which writes decisions and throws as it goes (`kernel/event_loops.py`). Other bots
play move by move, and the columns are read off by undoing the game. Both give the same numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from rollwright.core.errors import MissingExtra
from rollwright.core.game import Game
from rollwright.kernel import event_loops as e
from rollwright.kernel import loops
from rollwright.lab.jobs import DEAL, Job
from rollwright.lab.play import Crew, play_game, row_of
from rollwright.lab.summary import Numbers, win_shares

try:
    import pyarrow as pa
except ModuleNotFoundError:
    raise MissingExtra("PyArrow", "data") from None

ROOM = 1 << 19  # how many decisions, and as many throws, are in memory at the same time
WORDS = pa.dictionary(pa.int32(), pa.string())
SCHEMAS = {
    "games": pa.schema(
        {
            "game": pa.int32(),
            "seed": WORDS,
            "first": pa.int8(),
            "reason": WORDS,
            "winners": pa.list_(pa.int8()),
            "turns": pa.int32(),
            "decisions": pa.int32(),
            "throws": pa.int32(),
        }
    ),
    "seats": pa.schema(
        {
            "game": pa.int32(),
            "seat": pa.int8(),
            "bot": WORDS,
            "piece": WORDS,
            "turn_order": pa.int8(),
            "score": pa.int32(),
            "win_share": pa.float64(),
        }
    ),
    "decisions": pa.schema(
        {
            "game": pa.int32(),
            "event": pa.int32(),
            "turn": pa.int32(),
            "seat": pa.int8(),
            "score": pa.int32(),
            "legal_count": pa.int16(),
            "action": pa.int16(),
            "move": WORDS,
        }
    ),
    "throws": pa.schema(
        {
            "game": pa.int32(),
            "event": pa.int32(),
            "turn": pa.int32(),
            "dice": pa.int8(),
            "throw": WORDS,
            "outcome": pa.int32(),
        }
    ),
}


@dataclass(frozen=True)
class GameColumns:
    """Some games in a row: a row for each (`loops.ROW`), and all decisions and throws (`event_loops`) in columns."""

    job: Job
    start: int
    rows: Numbers
    decisions: Numbers
    throws: Numbers

    def tables(self) -> dict[str, pa.Table]:
        """The games as Arrow tables."""
        columns = {
            "games": self._games(),
            "seats": self._seats(),
            "decisions": self._decisions(),
            "throws": self._throws(),
        }
        return {name: pa.Table.from_pydict(columns[name], schema) for name, schema in SCHEMAS.items()}

    def _games(self) -> dict[str, Any]:
        job, rows = self.job, self.rows
        numbers = np.arange(self.start, self.start + len(rows))
        return {
            "game": numbers,
            "seed": in_words(np.zeros_like(numbers), lambda _: str(job.seed)),
            "first": numbers % len(job.bots),
            "reason": in_words(rows[:, loops.REASON], lambda reason: job.kind.kernel.REASONS[reason]),
            "winners": _seats_in(rows[:, loops.WINNERS], len(job.bots)),
            "turns": rows[:, loops.TURNS],
            "decisions": rows[:, loops.DECISIONS],
            "throws": np.bincount(self.throws[e.GAME] - self.start, minlength=len(rows)),
        }

    def _seats(self) -> dict[str, Any]:
        job, seats = self.job, len(self.job.bots)
        games = np.repeat(np.arange(self.start, self.start + len(self.rows)), seats)
        places = np.tile(np.arange(seats), len(self.rows))
        pieces = {deal: job.pieces_of(deal * DEAL) for deal in np.unique(games // DEAL).tolist()}

        def piece(code: int) -> str | None:
            dealt = pieces[code // seats]
            return dealt[code % seats] if dealt else None

        return {
            "game": games,
            "seat": places,
            "bot": in_words(places, lambda seat: job.bots[seat]),
            "piece": in_words(games // DEAL * seats + places, piece),
            "turn_order": (places - games) % seats,
            "score": self.rows[:, loops.SCORES : loops.SCORES + seats].reshape(-1),
            "win_share": win_shares(self.rows, seats).reshape(-1),
        }

    def _decisions(self) -> dict[str, Any]:
        columns = self.decisions
        return {
            "game": columns[e.GAME],
            "event": columns[e.EVENT],
            "turn": columns[e.TURN],
            "seat": columns[e.SEAT],
            "score": columns[e.SCORE],
            "legal_count": columns[e.LEGAL],
            "action": columns[e.ACTION],
            "move": self._moves(),
        }

    def _moves(self) -> pa.DictionaryArray:
        """The actions in words, which depend on the deal and the seat."""
        kind, seats, columns = self.job.kind, len(self.job.bots), self.decisions
        first, last = self.start // DEAL, (self.start + len(self.rows) - 1) // DEAL
        setups = [self.job.setup_of(deal * DEAL) for deal in range(first, last + 1)]
        places = (columns[e.GAME] // DEAL - first) * seats + columns[e.SEAT]

        def move(code: int) -> str:
            place, action = divmod(code, kind.kernel.ACTIONS)
            return kind.notation.write_action(setups[place // seats], place % seats, action)

        return in_words(places * kind.kernel.ACTIONS + columns[e.ACTION], move)

    def _throws(self) -> dict[str, Any]:
        columns, kind = self.throws, self.job.kind
        setup = self.job.setup_of(self.start)  # throws are written the same on all boards and sheets
        return {
            "game": columns[e.GAME],
            "event": columns[e.EVENT],
            "turn": columns[e.TURN],
            "dice": columns[e.DICE_THROWN],
            "throw": in_words(columns[e.OUTCOME], lambda outcome: kind.notation.write_throw(setup, outcome)),
            "outcome": columns[e.OUTCOME],
        }


def play_columns(job: Job, games: range, room: int | None = None) -> Iterator[GameColumns]:
    """Plays games of a job and gives them as columns, as many at a time as have room."""
    return _play_compiled(job, games, room or ROOM) if job.is_compiled else _play_by_hand(job, games)


def _play_compiled(job: Job, games: range, room: int) -> Iterator[GameColumns]:
    while games:
        played = _fill(job, games, room)
        if len(played.rows):
            yield played
            games = games[len(played.rows) :]
        else:
            room *= 2  # a single game is longer than that


def _fill(job: Job, games: range, room: int) -> GameColumns:
    """Plays as many of these games as fit."""
    crew = Crew(job)
    rows = np.zeros((len(games), loops.ROW), dtype=np.int64)
    decisions = np.empty((e.DECISION_COLUMNS, room), dtype=np.int32)
    throws = np.empty((e.THROW_COLUMNS, room), dtype=np.int32)
    log = np.zeros(e.LOG, dtype=np.int64)
    log[e.ROOM] = room
    written = decisions.reshape(-1), throws.reshape(-1), log
    done = 0
    for deal in job.deals(games):
        facts, players, left = crew.facts(deal.start), crew.players(deal.start), rows[done:].reshape(-1)
        done += crew.kernel.write_games(
            facts, crew.seats, job.key, deal.start, deal.stop, players, crew.state, crew.scratch, left, *written
        )
        if done < deal.stop - games.start:
            break
    return GameColumns(job, games.start, rows[:done], decisions[:, : log[e.DECIDED]], throws[:, : log[e.THROWN]])


def _play_by_hand(job: Job, games: range) -> Iterator[GameColumns]:
    rows: list[list[int]] = []
    decisions: list[tuple[int, ...]] = []
    throws: list[tuple[int, ...]] = []
    for number in games:
        game = play_game(job, number)
        rows.append(row_of(game))
        decided, thrown = _events_of(game, number)
        decisions += decided
        throws += thrown
    columns = _columns(decisions, e.DECISION_COLUMNS), _columns(throws, e.THROW_COLUMNS)
    yield GameColumns(job, games.start, np.array(rows), *columns)


def _events_of(game: Game, number: int) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]]]:
    """The decisions and the throws of a game, which is undone on the way."""
    kind, setup = game.kind, game.setup
    decisions: list[Any] = []
    throws: list[Any] = []
    while game.events:
        who, words = game.events[-1]
        game.undo()
        place = number, len(game.events), game.turns
        if isinstance(who, int):
            action = kind.notation.read_action(setup, who, words)
            decisions.append((*place, who, action, len(game.legal_actions(who)), game.scores[who]))
        else:
            outcome = kind.notation.read_throw(setup, game.state, words)
            throws.append((*place, kind.kernel.to_throw(game.state, 0), outcome))
    return decisions[::-1], throws[::-1]


def _columns(rows: list[tuple[int, ...]], columns: int) -> Numbers:
    return np.array(rows, dtype=np.int32).reshape(-1, columns).T


def _seats_in(bits: Numbers, seats: int) -> pa.ListArray:
    """Sets of seats, given as bits, as lists."""
    inside = (bits[:, None] >> np.arange(seats)) & 1
    ends = np.concatenate(([0], inside.sum(axis=1).cumsum()))
    return pa.ListArray.from_arrays(pa.array(ends, pa.int32()), pa.array(inside.nonzero()[1], pa.int8()))


def in_words(codes: Numbers, write: Callable[[int], str | None]) -> pa.DictionaryArray:
    """A column of numbers as dictionary-encoded words. Each distinct number is converted once."""
    numbers = pa.array(codes).dictionary_encode()
    words = pa.array(map(write, numbers.dictionary.to_pylist()), pa.string()).dictionary_encode()
    return pa.DictionaryArray.from_arrays(words.indices.take(numbers.indices), words.dictionary)
