"""What a learner needs of simulated games: for every decision what the seat saw, what it might do, what it did, and how
the game ended for it. The games are replayed in the compiled kernel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from rollwright.core.errors import MissingExtra
from rollwright.core.game_type import GameType
from rollwright.core.setup import Setup
from rollwright.kernel import event_loops as e
from rollwright.lab.columns import GameColumns
from rollwright.lab.summary import win_shares

try:
    import pyarrow as pa
except ModuleNotFoundError:
    raise MissingExtra("PyArrow", "data") from None

Array = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True)
class Decisions:
    """Every decision of some games, a row each, as arrays."""

    games: Array
    events: Array
    """The index of each decision in the game's record."""
    seats: Array
    observations: Array
    """What the seat saw before it (int8), as in the environments."""
    masks: Array
    """1 for each action that was legal (int8)."""
    actions: Array
    returns: Array
    """What the seat got at the end: 1 for a win, 1/n for a win shared by n, else 0 (float32)."""

    def __len__(self) -> int:
        return len(self.actions)


def schema(kind: GameType, seats: int) -> pa.Schema:
    """The columns of the table `observations`. Observations are bytes, masks are bits, the first in the lowest bit."""
    return pa.schema(
        {
            "game": pa.int32(),
            "event": pa.int32(),
            "seat": pa.int8(),
            "action": pa.int16(),
            "observation": pa.binary(kind.observation.words(seats) * 8),
            "mask": pa.binary(-(-kind.kernel.ACTIONS // 8)),
            "return": pa.float32(),
        }
    )


def table_of(played: GameColumns) -> pa.Table:
    """The decisions of games as rows of the table `observations`."""
    found = observe(played)
    columns = schema(played.job.kind, len(played.job.bots))
    bits = np.packbits(found.masks, axis=1, bitorder="little")
    return pa.Table.from_pydict(
        {
            "game": found.games,
            "event": found.events,
            "seat": found.seats,
            "action": found.actions,
            "observation": _fixed(found.observations, columns.field("observation").type),
            "mask": _fixed(bits, columns.field("mask").type),
            "return": found.returns,
        },
        columns,
    )


def _fixed(rows: Array, kind: pa.DataType) -> pa.Array:
    """Rows of bytes as a column, without copying them."""
    return pa.Array.from_buffers(kind, len(rows), [None, pa.py_buffer(np.ascontiguousarray(rows))])


def observe(played: GameColumns, setup_of: Callable[[int], Setup] | None = None) -> Decisions:
    """Replays games: every decision with what the seat saw. `setup_of` gives the set-up of a game, if not the job."""
    job, decisions = played.job, played.decisions
    kind, seats, number = job.kind, len(job.bots), decisions[e.GAME]
    seen = np.empty((len(number), kind.observation.words(seats)), dtype=np.int64)
    masks = np.zeros((len(number), -(-kind.kernel.ACTIONS // 8)), dtype=np.int64)
    for deal in job.deals(range(played.start, played.start + len(played.rows))):
        first, last = np.searchsorted(number, (deal.start, deal.stop))
        setup = (setup_of or job.setup_of)(deal.start)
        _replay(played, deal, setup, slice(first, last), seen[first:last], masks[first:last])
    return Decisions(
        number,
        decisions[e.EVENT],
        decisions[e.SEAT],
        seen.view(np.int8),
        masks.view(np.int8)[:, : kind.kernel.ACTIONS],
        decisions[e.ACTION],
        win_shares(played.rows, seats)[number - played.start, decisions[e.SEAT]].astype(np.float32),
    )


def _replay(played: GameColumns, games: range, setup: Setup, rows: slice, seen: Array, masks: Array) -> None:
    """Replays the games of one deal."""
    kind = played.job.kind
    decisions, throws = played.decisions[:, rows], _of(played.throws, games)
    made = np.bincount(decisions[e.GAME] - games.start, minlength=len(games))
    ends = np.cumsum(made + np.bincount(throws[e.GAME] - games.start, minlength=len(games)))
    is_throw = np.zeros(ends[-1], dtype=np.int8)
    begins = np.concatenate(([0], ends[:-1]))
    is_throw[begins[throws[e.GAME] - games.start] + throws[e.EVENT]] = 1
    kind.builds.compiled.replay_games(
        np.array(setup.facts, dtype=np.int64),
        setup.seats,
        games.start,
        games.stop,
        ends,
        *(np.ascontiguousarray(column) for column in (decisions[e.SEAT], decisions[e.ACTION], throws[e.OUTCOME])),
        is_throw,
        np.zeros(kind.kernel.STATE_SIZE, dtype=np.int64),
        np.zeros(kind.builds.scratch, dtype=np.int64),
        seen.reshape(-1),
        seen.shape[1],
        masks.reshape(-1),
        masks.shape[1],
    )


def _of(columns: Array, games: range) -> Array:
    """The columns of some games in a row."""
    first, last = np.searchsorted(columns[e.GAME], (games.start, games.stop))
    return columns[:, first:last]
