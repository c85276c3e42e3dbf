"""The values of games for data sets: the chances of all seats after each event, and what changed them.

They are the coach's account (docs/coach.md): for each seat, the first chance and all luck, costs and rests sum to the
last.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pyarrow as pa

from rollwright.coach.account import Account
from rollwright.core.position import Position
from rollwright.kernel import event_loops as e
from rollwright.lab.columns import WORDS, GameColumns

BEFORE = -1  # the event of the chances before the first one
VALUES = pa.schema(
    {
        "game": pa.int32(),
        "event": pa.int32(),
        "seat": pa.int8(),
        "chance": pa.float64(),
        "luck": pa.float64(),
        "cost": pa.float64(),
        "judge": WORDS,
    }
)


def value_table(played: GameColumns) -> pa.Table:
    """The values of games as an Arrow table: a row for each event and each seat."""
    rows = [row for number in range(len(played.rows)) for row in _rows(played, played.start + number)]
    return pa.Table.from_pylist(rows, VALUES)


def account_of(played: GameColumns, number: int) -> Account:
    """The account of a simulated game, from which its values are taken."""
    kind, setup = played.job.kind, played.job.setup_of(number)
    account = Account(kind.coach.judge(setup), Position(kind, setup))
    for event in events_of(played, number):
        if len(event) == 1:
            account.fall(*event)
        else:
            account.act(*event)
    return account


def events_of(played: GameColumns, number: int) -> list[tuple[int, ...]]:
    """The events of a simulated game in order, from its columns: the outcome of a throw, or a seat and its action."""
    decisions, throws = (table[:, table[e.GAME] == number] for table in (played.decisions, played.throws))
    found: dict[int, tuple[int, ...]] = {}
    for event, seat, action in zip(
        *(decisions[column].tolist() for column in (e.EVENT, e.SEAT, e.ACTION)), strict=True
    ):
        found[event] = (seat, action)
    for event, outcome in zip(throws[e.EVENT].tolist(), throws[e.OUTCOME].tolist(), strict=True):
        found[event] = (outcome,)
    return [found[event] for event in sorted(found)]


def _rows(played: GameColumns, number: int) -> Iterator[dict[str, Any]]:
    account = account_of(played, number)
    lucks = {throw.event: throw.luck for throw in account.throws}
    for event, chances in enumerate(account.curve, BEFORE):
        for seat in range(len(played.job.bots)):
            yield {
                "game": number,
                "event": event,
                "seat": seat,
                "chance": chances[seat],
                "luck": lucks[event][seat] if event in lucks else 0.0,
                "cost": account.costs[event][seat] if event >= 0 else 0.0,
                "judge": account.judge.name,
            }
