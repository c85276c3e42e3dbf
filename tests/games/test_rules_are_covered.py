"""Every numbered rule is in the rulebook, is carried out where a comment says so, and has a test of its name."""

from __future__ import annotations

import re
import tokenize
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import rollwright
from support.games import GAMES as ALL_GAMES

GAMES = Path(rollwright.__file__).parent / "games"
TESTS = Path(__file__).parent

# Rules that change what can be played are carried out by the kernel, except for those that are settled at set-up.
KERNEL = ("rules/kernel.py",)
SET_UP_FILES = (*KERNEL, "rules/facts.py", "game.py", "material/board.py")
# The numbers are in tests/games/<game>/rule_numbers.py.
NUMBERS: dict[str, Any] = {
    folder: import_module(f"games.{folder}.rule_numbers") for folder in (name.replace("-", "_") for name in ALL_GAMES)
}

GAME = pytest.mark.parametrize("game", NUMBERS)
RULE = pytest.mark.parametrize(
    ("game", "rule"), [(game, rule) for game, numbers in NUMBERS.items() for rule in numbers.PLAY]
)
NUMBER = re.compile(r"\b[DR]\d+a?\b")


def numbers_of(game: str) -> list[str]:
    numbers = NUMBERS[game]
    return [*numbers.PLAY, *numbers.MATERIAL, *numbers.EXAMPLES]


def remarks(file: Path) -> str:
    """The comments and strings of a source file."""
    with file.open("rb") as source:
        tokens = list(tokenize.tokenize(source.readline))
    return "\n".join(token.string for token in tokens if token.type in (tokenize.COMMENT, tokenize.STRING))


def named_after(game: str) -> set[str]:
    """The numbers that tests are named after, in lower case."""
    text = "\n".join(file.read_text("utf-8") for file in sorted((TESTS / game).rglob("test_*.py")))
    return set(re.findall(r"^def test_([dr]x?\d+a?)_", text, re.MULTILINE))


@GAME
def test_the_rulebook_has_exactly_these_rules(game: str) -> None:
    text = (GAMES / game / "RULES.md").read_text("utf-8")
    assert set(NUMBER.findall(text)) == {*NUMBERS[game].PLAY, *NUMBERS[game].MATERIAL}


@GAME
def test_the_rulebook_states_every_rule_once_in_order(game: str) -> None:
    text = (GAMES / game / "RULES.md").read_text("utf-8")
    stated = re.findall(r"^(?:#+ |- )?\*{0,2}([DR]X?\d+a?)\b", text, re.MULTILINE)
    expected = sorted(numbers_of(game), key=in_order)
    assert [number for number in stated if number in expected] == expected


def in_order(number: str) -> tuple[bool, int, bool]:
    return "X" in number, int(re.sub(r"\D", "", number)), number.endswith("a")


@RULE
def test_every_rule_of_play_is_cited_where_it_is_carried_out(game: str, rule: str) -> None:
    files = SET_UP_FILES if rule in NUMBERS[game].SET_UP else KERNEL
    found = [file for file in files if (GAMES / game / file).exists()]
    cited = {number for file in found for number in NUMBER.findall(remarks(GAMES / game / file))}
    assert rule in cited, f"no comment in {', '.join(found)} says where {rule} is carried out"


@RULE
def test_every_rule_of_play_has_a_test_of_its_name(game: str, rule: str) -> None:
    assert rule.lower() in named_after(game)


@GAME
def test_every_material_rule_and_every_example_has_a_test_of_its_name(game: str) -> None:
    assert {number.lower() for number in NUMBERS[game].MATERIAL + NUMBERS[game].EXAMPLES} <= named_after(game)


@GAME
def test_no_test_is_named_after_a_rule_that_does_not_exist(game: str) -> None:
    assert named_after(game) <= {number.lower() for number in numbers_of(game)}


@GAME
def test_no_comment_cites_a_rule_that_does_not_exist(game: str) -> None:
    for file in sorted((GAMES / game).rglob("*.py")):
        assert set(NUMBER.findall(remarks(file))) <= {*NUMBERS[game].PLAY, *NUMBERS[game].MATERIAL}, file.name
