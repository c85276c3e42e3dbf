"""Consequences: what happens at a table by itself. Seats close, lots are drawn, dice roll, the secret is opened."""

from __future__ import annotations

from rollwright.core.fair import HAND, deal, lot
from rollwright.server.table.change import Change
from rollwright.server.table.entries import Began, Closed, Dealt, Ended, Opened
from rollwright.server.table.table import ENDED, GATHERING, OVER, PLAYING, REVEALING


def follow(change: Change, secret: bytes) -> None:
    """Adds entries until a person or a bot has to act, or the table is over. The dice follow from `secret`."""
    table = change.table
    while True:
        if table.phase == PLAYING and table.game.awaiting_roll:
            change.throw()
        elif table.phase == OVER:
            if table.opened is not None:
                return
            change.add(Opened, secret.hex())
        elif not table.persons or table.all_want_end:
            change.add(Ended, ENDED)
        elif table.phase == PLAYING:
            if not table.game.over:
                return
            change.add(Ended, table.game.reason or "")
        elif table.pending:
            return
        elif table.phase == GATHERING:
            change.add(Closed, {})
        elif table.phase == REVEALING:
            _deal(change, secret)
        else:
            change.add(Began, [seat.piece for seat in table.seats if seat.piece is not None])


def _deal(change: Change, secret: bytes) -> None:
    """Draws lots: who begins, who sits where, and a piece for each seat."""
    table = change.table
    drawn = deal(table.kind, len(table.seats), lot(secret, table.mixed()), order=table.order, pieces=table.dealing)
    change.add(Dealt, drawn.first, list(drawn.order), [] if table.dealing == HAND else list(drawn.pieces))
