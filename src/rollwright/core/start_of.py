"""The position of a game as a start position, so that another game can begin with it, or somebody can edit it."""

from __future__ import annotations

from typing import Any

from rollwright.core.game import Game
from rollwright.core.opening import THEN, opening_of
from rollwright.core.position import Position


def start_of(game: Game) -> dict[str, Any]:
    """The position as a record's "setup" field: the marks before the newest turn, and the events since ("then")."""
    for count in range(len(game.events), -1, -1):
        found = game.kind.material.start_of(game.setup, game.earlier(count))
        if found is not None:
            return _with(found, game.events[count:])
    placed, events = (None, []) if game.start is None else opening_of(game.start)
    before = Position(game.kind, game.setup, start=placed)
    return _with(game.kind.material.start_of(game.setup, before.numbers) or {}, [*events, *game.events])


def _with(start: dict[str, Any], events: list[Any]) -> dict[str, Any]:
    return {**start, THEN: [list(event) for event in events]} if events else start
