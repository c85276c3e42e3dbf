"""What callers and strangers may hand in without getting anything but the project's own errors."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rollwright
from rollwright.words import LANGUAGES

LONG = "x" * 1_000_000
DEEP: list[Any] = []
for _ in range(5000):
    DEEP = [DEEP]
HUGE = 10**5000


def game() -> rollwright.Game:
    return rollwright.new_game("diceland", boards=["A", "C"], dice=rollwright.SeededDice(1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "given", [LONG, DEEP, HUGE, b"x", "\ud800", "\x00", None, 1.5], ids=lambda given: type(given).__name__
)
def test_whatever_is_shown_in_an_error_can_be_said_and_written(given: Any, language: str) -> None:
    rolled = game()
    rolled.roll()
    throw: Any = 7 if given is None else given
    for call in (
        lambda: rolled.play(0, given),
        lambda: rolled.play(given, "stop"),
        lambda: rolled.roll(throw),
        lambda: rollwright.new_game(given),
        lambda: rollwright.new_game("diceland", boards=[given]),
        lambda: rollwright.new_game("ring-and-route", sheets=[given]),
        lambda: rollwright.parse_record(given),
    ):
        with pytest.raises(rollwright.RollwrightError) as caught:
            call()
        said = caught.value.say(language)
        assert "{" not in said.replace("{}", "")
        assert len(said) < 3000
        said.encode("utf-8")


def test_a_language_that_is_not_there_is_english() -> None:
    with pytest.raises(rollwright.OptionError) as caught:
        rollwright.new_game("chess")
    assert caught.value.say("../de") == caught.value.say("en")


class Loaded:
    def __init__(self, faces: Any) -> None:
        self._faces = faces

    def faces(self, throw: int, count: int) -> Any:
        return self._faces


@pytest.mark.parametrize("faces", [[6] * 6, [-1] * 6, [0] * 5, [0] * 7, None, "rrrrrr", ["r"] * 6, [0.5] * 6])
def test_a_source_with_impossible_faces_is_refused(faces: Any) -> None:
    game = rollwright.new_game("diceland", boards=["A"], dice=Loaded(faces))
    with pytest.raises(rollwright.OptionError) as caught:
        game.roll()
    assert caught.value.code == "option-faces"
    assert game.events == []


@pytest.mark.parametrize("dice", [5, "SeededDice", object()])
def test_dice_are_a_source(dice: Any) -> None:
    with pytest.raises(rollwright.OptionError) as caught:
        rollwright.new_game("diceland", boards=["A"], dice=dice)
    assert caught.value.code == "option-dice"


@pytest.mark.parametrize("seed", ["x", 1.5, [1]])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(rollwright.OptionError):
        rollwright.SeededDice(seed)


def test_names_that_cannot_be_written_as_they_are_survive_a_file() -> None:
    game = rollwright.new_game("diceland", boards=["A"], names=["\ud800 Ada \U0001f3b2 é"])
    text = rollwright.format_record(game.record())
    again = rollwright.replay(rollwright.parse_record(text.encode("utf-8").decode("utf-8")))
    assert again.setup.names == game.setup.names


def test_a_position_belongs_to_its_game() -> None:
    position = {"active": 0, "crossed": [[]]}
    record = {**rollwright.new_game("diceland", boards=["A"]).record(), "setup": position}
    game = rollwright.replay(record)
    position["active"] = 99
    game.record()["setup"]["active"] = 99
    assert game.record()["setup"] == {"active": 0, "crossed": [[]]}


def test_a_fault_of_the_material_names_its_place_once() -> None:
    record = rollwright.new_game("ring-and-route", sheets=["1"]).record()
    record["dice"]["B"] = "rrrrrr"
    with pytest.raises(rollwright.RecordError) as caught:
        rollwright.replay(record)
    assert caught.value.params["field"] == "dice.B"
    record = json.loads(json.dumps(rollwright.new_game("ring-and-route", sheets=["1"]).record()))
    record["sheets"]["2"]["numbers"][3]["value"] = 0
    with pytest.raises(rollwright.RecordError) as caught:
        rollwright.replay(record)
    assert caught.value.params["field"] == "sheets.2.numbers[3].value"
    assert str(caught.value).count("numbers[3]") == 1


def test_seats_that_are_no_seats_have_no_moves() -> None:
    rolled = game()
    rolled.roll()
    for seat in (0.0, "0", None, 7, -1):
        assert rolled.legal_moves(seat) == []  # type: ignore[arg-type]
