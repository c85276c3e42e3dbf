"""The tables that environments are tested at: both games and a third one, one to four seats."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import rollwright
from rollwright.core import registry
from support.games import GAMES
from third import seen

IDS = {name: f"rollwright/{name.title().replace('-', '')}-v0" for name in GAMES}
in_every_game = pytest.mark.parametrize("game", GAMES)
at_every_table = pytest.mark.parametrize("seats", [1, 2, 3, 4])


@contextmanager
def third_game() -> Iterator[str]:
    """A game that brings a view and nothing else for environments, registered for a while."""
    rollwright.register(seen.GAME)
    try:
        yield seen.GAME.name
    finally:
        registry._registered.pop(seen.GAME.name)
