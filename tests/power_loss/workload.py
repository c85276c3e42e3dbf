"""What is recorded: a store that is used as the server uses it, closed and opened again. It notes what it asks for, and
what was acknowledged."""

from __future__ import annotations

import asyncio
import ctypes
import json
import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from rollwright.server.store.port import Row, StoredTable, TableSecrets
from rollwright.server.store.sqlite import SqliteStore

AT_ONCE = 6  # tables that are written at the same time
OPENINGS = 3  # how often the store is closed and opened again


def digest(stored: StoredTable | None) -> str:
    """A table, all of it, in a few letters."""
    if stored is None:
        return "deleted"
    secrets = stored.secrets
    rows = [(row.number, row.command, row.body) for row in stored.rows]
    kept = secrets.dice.hex(), secrets.invite, secrets.devices, rows, stored.is_due, stored.is_over
    return sha256(json.dumps(kept, sort_keys=True).encode()).hexdigest()[:16]


class Notes:
    """Lines in the recording."""

    def __init__(self, library: str) -> None:
        self._note = ctypes.CDLL(library).record_note

    def asks(self, table: str, state: StoredTable | None) -> None:
        """From now on the table may be in this state."""
        self._note(json.dumps({"asks": table, "state": digest(state)}).encode())

    def is_done(self, table: str) -> None:
        """From now on it must be in the state that was asked for last, or in a later one."""
        self._note(json.dumps({"done": table}).encode())


class Tables:
    """Tables that are made, played at, and deleted."""

    def __init__(self, notes: Notes, rng: Random) -> None:
        self._notes, self._rng = notes, rng
        self._states: dict[str, StoredTable] = {}

    async def make(self, store: SqliteStore, table: str) -> None:
        secrets = TableSecrets(self._rng.randbytes(32), f"invite of {table}", {f"device of {table}": {"number": 1}})
        state = StoredTable(secrets, self._rows(0), is_due=self._rng.random() < 0.5)
        self._notes.asks(table, state)
        await store.make(table, secrets, state.rows, due=state.is_due)
        self._notes.is_done(table)
        self._states[table] = state

    async def change(self, store: SqliteStore) -> None:
        """Appends to a table, changes its devices or its marks, or deletes it."""
        table = self._rng.choice(sorted(self._states))
        state = self._states.pop(table)  # nobody else changes it meanwhile
        if self._rng.random() < 0.02:
            self._notes.asks(table, None)
            await store.delete(table)
            self._notes.is_done(table)
            await self.make(store, f"{table}'")
            return
        rows = self._rows(len(state.rows)) if self._rng.random() < 0.9 else []
        devices = {**state.secrets.devices, f"device {len(state.rows)}": {"number": len(state.rows)}}
        kept = devices if self._rng.random() < 0.2 or not rows else None
        more: dict[str, Any] = {"due": self._rng.choice([None, None, False, True]), "over": self._rng.random() < 0.05}
        secrets = TableSecrets(state.secrets.dice, state.secrets.invite, kept or state.secrets.devices)
        due = state.is_due if more["due"] is None else more["due"]
        after = StoredTable(secrets, (*state.rows, *rows), due, state.is_over or more["over"])
        self._notes.asks(table, after)
        await store.append(table, rows, kept, **more)
        self._notes.is_done(table)
        self._states[table] = after

    def _rows(self, first: int) -> list[Row]:
        number = self._rng.choice([1, 1, 1, 2, 5])
        return [
            Row(first + more, f"command {first}" if more == 0 else None, f'{{"n":{first + more}, "{self._text()}":0}}')
            for more in range(number)
        ]

    def _text(self) -> str:
        return "x" * self._rng.choice([20, 60, 300, 5000])


async def work(folder: Path, library: str, seed: int, tables: int, changes: int) -> None:
    rng = Random(seed)
    worked = Tables(Notes(library), rng)
    for opening in range(OPENINGS):
        store = SqliteStore(folder)
        for number in range(tables):
            await worked.make(store, f"table {opening} {number}")
        for _ in range(changes // AT_ONCE // OPENINGS):
            await asyncio.gather(*(worked.change(store) for _ in range(rng.randint(1, AT_ONCE))))
        await store.close()


if __name__ == "__main__":
    place, shared, *numbers = sys.argv[1:]
    asyncio.run(work(Path(place), shared, *map(int, numbers)))
