"""What a seat sees is what lies on the table: every field against the oracle, and all of the position is in it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rollwright
from oracle.compare import play_both
from oracle.observations import seen_by
from rollwright.core.batch import Batch
from rollwright.envs.fields import fields
from rollwright.words import say
from support.games import GAMES
from support.random_games import new_random_game
from support.thorough import THOROUGH

DOCS = Path(__file__).parents[2] / "docs" / "environments.md"
PLAIN = (4, 8, 0) if THOROUGH else (4, 8)  # games of Diceland with all phases and both ends; the others are long
in_every_game = pytest.mark.parametrize("name", GAMES)


def check_observations(name: str, number: int, *, compiled: bool) -> None:
    for match in play_both(name, number, compiled=compiled):
        game = match.game
        where = fields(name, game.seats)
        for seat in range(game.seats):
            seen, expected = game.observation(seat), seen_by(game, match.oracle, seat)
            assert expected.keys() == where.keys()
            for field, place in where.items():
                assert seen[place].tolist() == expected[field], (number, len(game.events), seat, field)
            shown = np.zeros(len(seen), dtype=bool)
            for place in where.values():
                assert not shown[place].any()
                shown[place] = True
            assert not seen[~shown].any(), "what has no name is zero"


@in_every_game
def test_every_field_is_what_the_oracle_says(name: str) -> None:
    for number in PLAIN:
        check_observations(name, number, compiled=False)


@pytest.mark.compiled
@in_every_game
def test_every_field_is_what_the_oracle_says_compiled(name: str) -> None:
    for number in range(100, 108):
        check_observations(name, number, compiled=True)


@pytest.mark.compiled
@in_every_game
def test_the_position_follows_from_the_observation(name: str) -> None:
    """On the same boards, positions that look the same go on in the same way with the same dice and actions."""
    kind = rollwright.game_type(name)
    setup = kind.set_up(pieces=kind.material.catalogue()[:2])  # two that differ: seats see themselves first
    batch, pair = Batch(kind, setup, 3_000, seed=5), Batch(kind, setup, 2)
    known: dict[bytes, Any] = {}
    compared = 0
    for _ in range(12):
        batch.mask()
        for game, seen in enumerate(batch.observe()):
            other = known.setdefault(seen.tobytes(), batch.states[game].copy())
            if (other != batch.states[game]).any():
                go_on_alike(pair, other, batch.states[game], int(batch.seats[game]))
                compared += 1
        batch.step(batch.sample())
    assert compared > 20, "that was put to the test"


def go_on_alike(pair: Batch, one: Any, other: Any, seat: int) -> None:
    pair.states[0], pair.states[1], pair.seats[:] = one, other, seat
    pair.log[1] = pair.log[0]
    for _ in range(30):
        masks, observations = pair.mask(), pair.observe()
        assert (masks[0] == masks[1]).all()
        assert (observations[0] == observations[1]).all()
        if (pair.seats < 0).any():
            return
        pair.step(pair.sample()[[0, 0]])


@in_every_game
def test_the_documentation_names_every_field(name: str) -> None:
    title = say(f"{name}-title")
    section = DOCS.read_text("utf-8").split(f"### What a seat sees of {title}\n")[1].split("\n### ")[0]
    rows = re.findall(r"^\| `([a-z_]+)` \| (\d+) \| (\d+) \|", section, flags=re.MULTILINE)
    module = rollwright.game_type(name).observation.module
    assert module is not None
    expected, offset = [], 0
    for part in (module.HEAD_FIELDS, module.SEAT_FIELDS):
        offset = 0
        for field, count in part:
            if field != "unused":
                expected.append((field, str(offset), str(count)))
            offset += count
        assert offset == 8 * (module.HEAD_WORDS if part is module.HEAD_FIELDS else module.SEAT_WORDS)
    assert rows == expected


@in_every_game
def test_an_observation_is_the_callers_to_keep(name: str) -> None:
    import random

    game = new_random_game(random.Random(1), name)
    first = game.observation(0)
    kept = first.copy()
    game.roll()
    game.observation(0)
    assert (first == kept).all()
