"""The games that come with Rollwright, for what holds for every game."""

from __future__ import annotations

import pytest

import rollwright

GAMES = rollwright.game_names()
in_every_game = pytest.mark.parametrize("name", GAMES)
