"""What follows by itself at a table: seats are closed, the lot is drawn, dice fall, the secret is opened."""

from __future__ import annotations

from rollwright.core.fair import HAND, deal, lot
from rollwright.server.table import entries
from rollwright.server.table.entries import Entry
from rollwright.server.table.table import CHOOSING, ENDED, GATHERING, OVER, PLAYING, REVEALING, Table


def follow(table: Table, secret: bytes, at: float) -> list[Entry]:
    """Everything that follows now, applied already; nobody has to do anything for it."""
    followed: list[Entry] = []
    while True:
        if table.phase == PLAYING and table.game.awaiting_roll:
            followed.append(table.throw())
            continue
        entry = _next(table, secret)
        if entry is None:
            return followed
        table.apply({**entry, "at": at})
        followed.append(entry)


def _next(table: Table, secret: bytes) -> Entry | None:
    if table.phase == OVER:
        return entries.opened(secret) if table.opened is None else None
    if not table.persons or (table.ending and table.all_want_end):
        return entries.ended(ENDED)
    if table.phase == PLAYING:
        return entries.ended(table.game.reason or "") if table.game.over else None
    if table.pending:
        return None
    if table.phase == GATHERING:
        return entries.closed({})
    if table.phase == REVEALING:
        return _lot(table, secret)
    assert table.phase == CHOOSING
    return entries.began([seat.piece for seat in table.seats if seat.piece is not None])


def _lot(table: Table, secret: bytes) -> Entry:
    """Roll 0."""
    drawn = deal(table.kind, len(table.seats), lot(secret, table.mixed()), order=table.order, pieces=table.pieces)
    return entries.dealt(drawn.first, drawn.order, () if table.pieces == HAND else drawn.pieces)
