"""Rows for a store."""

from __future__ import annotations

from rollwright.server.store.port import Row, TableSecrets

SECRETS = TableSecrets(b"s" * 32, "invite", {"a": 1})


def row(number: int, at: float = 1.0, command: str | None = None) -> Row:
    return Row(number, command, f'{{"n":{number},"at":{at}}}')
