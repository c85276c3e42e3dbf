"""Positions in brief: short, and the same position again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import rollwright
from core.test_start_of import play
from rollwright.core import registry
from rollwright.core.brief import brief_of, is_brief, record_of
from rollwright.core.errors import RecordError
from rollwright.core.record import replay
from rollwright.core.start_of import start_of
from support.games import GAMES
from third import stairs


@pytest.fixture
def third() -> Iterator[None]:
    rollwright.register(stairs.GAME)
    yield
    registry._registered.pop("stairs")


@pytest.mark.parametrize("name", GAMES)
def test_any_moment_comes_back_from_its_brief(name: str) -> None:
    for seed in range(12):
        luck = Random(seed)
        game = rollwright.new_game(name, seats=1 + seed % 4, dice=rollwright.SeededDice(seed))
        play(game, luck, luck.randrange(150))
        brief = brief_of(game)
        assert brief is not None
        assert is_brief(brief)
        again = replay(record_of(json.loads(json.dumps(brief))))
        assert (again.pending, again.awaiting_roll, again.scores) == (game.pending, game.awaiting_roll, game.scores)
        assert start_of(again) == start_of(game)
        assert brief_of(again) == brief


def test_what_is_usual_is_left_out() -> None:
    game = rollwright.new_game("diceland", boards=["A", "C"], names=["Ada", "Player 2"], first=1)
    empty = {"active": 1, "turns": 0, "crossed": [[], []]}
    seats = [{"name": "Ada", "piece": "A"}, {"piece": "C"}]
    assert brief_of(game) == {"game": "diceland", "seats": seats, "first": 1, "setup": empty}
    short = rollwright.new_game("diceland", boards=["A"], round_limit=20)
    assert (brief_of(short) or {})["options"] == {"round_limit": 20}


def test_a_board_of_ones_own_has_no_brief() -> None:
    text = rollwright.new_game("diceland", boards=["A"]).record()["boards"]["A"]
    other = text.replace("R", "r", 1).replace("r", "R", 1) if "R" in text else text
    assert brief_of(rollwright.new_game("diceland", boards=[other])) is None


@pytest.mark.usefixtures("third")
def test_a_third_game_has_seats_and_events_only() -> None:
    game = rollwright.new_game("stairs", seats=2, dice=rollwright.SeededDice(1))
    assert brief_of(game) == {"game": "stairs", "seats": [{}, {}]}
    assert replay(record_of(brief_of(game) or {})).state == game.state
    game.roll()
    brief = brief_of(game) or {}
    assert brief["setup"] == {"then": [list(event) for event in game.events]}
    assert replay(record_of(brief)).pending == game.pending


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"game": "chess"}, "option-game"),
        ({"game": 7}, "record-not-text"),
        ({"seats": []}, "option-seats"),
        ({"seats": [{"piece": "Z"}]}, "diceland-board-not-shipped"),
        ({"seats": [{}]}, "diceland-option-boards"),
        ({"seats": ["A"]}, "record-not-mapping"),
        ({"first": 1}, "option-first"),
        ({"options": []}, "record-not-mapping"),
        ({"options": {"seats": 3}}, "option-unknown"),
        ({"setup": {"crossed": [["d1"]]}}, "diceland-record-not-connected"),
        ({"events": [["dice", "rrr"]]}, "diceland-throw-number"),
        ({"events": 7}, "record-not-list"),
    ],
)
def test_what_is_wrong_is_told(more: dict[str, Any], code: str) -> None:
    with pytest.raises(RecordError) as told:
        replay(record_of({"game": "diceland", "seats": [{"piece": "A"}], **more}))
    assert told.value.code == code
