"""Consequences: what happens at a table by itself after a command: dice fall, boards are dealt, the game begins or
ends. Seats close, lots are drawn, dice roll, the secret is opened."""

from __future__ import annotations

from rollwright.server.table.change import Change
from rollwright.server.table.entries import Began, Closed, Dealt, Ended, Opened
from rollwright.server.table.table import ENDED, GATHERING, OVER, PLAYING, REVEALING


def follow(change: Change, secret: bytes) -> None:
    """Adds the consequences of a change: entries until a person or a bot has to act, or the table is over. The dice
    follow from `secret`."""
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
            change.add(Closed, {}, table.closing_list({}), table.teaching)
        elif table.phase == REVEALING:
            drawn = table.lots(secret)
            change.add(Dealt, drawn.first, list(drawn.order), list(drawn.pieces))
        else:
            change.add(Began, [seat.piece for seat in table.seats if seat.piece is not None])
