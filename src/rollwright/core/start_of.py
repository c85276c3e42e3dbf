"""The position of a game as a start position, so that another game can begin with it, or somebody can edit it."""

from __future__ import annotations

from typing import Any

from rollwright.core.game import Game
from rollwright.core.opening import THEN


def start_of(game: Game) -> dict[str, Any]:
    """The position as a record's "setup" field: the marks before the newest turn, and the events since ("then")."""
    for count in range(len(game.events), -1, -1):
        found = game.kind.material.start_of(game.setup, game.earlier(count))
        if found is not None:
            return _with(found, game.events[count:])
    given = dict(game.start) if isinstance(game.start, dict) else {}
    return _with(given, [*given.pop(THEN, ()), *game.events])


def _with(start: dict[str, Any], events: list[Any]) -> dict[str, Any]:
    return {**start, THEN: [list(event) for event in events]} if events else start
