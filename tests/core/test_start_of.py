"""Start positions of games under way: another game that begins with one goes on as the first."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import rollwright
from rollwright.core.errors import RecordError
from rollwright.core.game import Game
from rollwright.core.opening import MOST
from rollwright.core.record import replay
from rollwright.core.start_of import start_of

GAMES = ("diceland", "ring-and-route")


def play(game: Game, luck: Random, events: int) -> None:
    """Random moves, with dice and choices that depend on `luck` alone."""
    for _ in range(events):
        if game.over:
            return
        if game.awaiting_roll:
            game.fall(luck.choice(list(game.kind.chance.outcomes(game.numbers)))[0])
        else:
            seat = luck.choice(game.pending)
            game.play(seat, luck.choice(game.legal_moves(seat)))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_from_any_moment_as_from_its_start_position(name: str) -> None:
    for seed in range(12):
        luck = Random(seed)
        game = rollwright.new_game(name, seats=1 + seed % 4, dice=rollwright.SeededDice(seed))
        play(game, luck, luck.randrange(150))
        other = Game(game.kind, game.setup, start=start_of(game))
        assert (other.pending, other.awaiting_roll) == (game.pending, game.awaiting_roll)
        assert start_of(other) == start_of(game)
        before = len(game.events)
        play(game, Random(seed), 150)
        play(other, Random(seed), 150)
        assert game.events[before:] == other.events
        assert (game.scores, game.over, game.winners) == (other.scores, other.over, other.winners)


def test_events_of_the_start_are_no_part_of_the_history() -> None:
    game = rollwright.new_game("diceland", boards=["A", "C"])
    game.roll("rrrygg")
    game.play(0, "pick g")
    other = Game(game.kind, game.setup, start=start_of(game))
    assert (other.events, other.throws, other.legal_moves(0)) == ([], 0, ["reroll", "stop"])
    assert replay(other.record()).numbers == other.numbers


def test_a_start_of_events_alone_needs_no_facet() -> None:
    game = rollwright.new_game("ring-and-route", seats=2)
    other = Game(game.kind, game.setup, start={"then": [["dice", "A6g B1g C3r"]]})
    assert other.pending == (0,)


@pytest.mark.parametrize(
    ("then", "code", "field"),
    [
        ("rrrygg", "record-not-list", "setup.then"),
        ([["dice", "rrrygg"]] * (MOST + 1), "record-too-long", "setup.then"),
        ([["dice"]], "record-event-form", "setup.then[0]"),
        ([[True, "pick g"]], "record-event-form", "setup.then[0]"),
        ([["dice", "rrrygg"], [0, "pick b"]], "diceland-colour-not-shown", "setup.then[1]"),
        ([["dice", "rrrygg"], ["dice", "rrrygg"]], "throw-not-now", "setup.then[1]"),
    ],
)
def test_impossible_events_of_a_start_are_refused_with_their_place(then: Any, code: str, field: str) -> None:
    game = rollwright.new_game("diceland", boards=["A", "C"])
    with pytest.raises(RecordError) as refused:
        Game(game.kind, game.setup, start={"then": then})
    assert refused.value.params["field"] == field
    assert refused.value.code == code


@pytest.mark.parametrize("name", GAMES)
def test_the_numbers_of_rules_are_those_of_the_rules_and_their_codes_have_words(name: str) -> None:
    kind = rollwright.game_type(name)
    rules = (kind.words.parent / "RULES.md").read_text("utf-8")  # type: ignore[union-attr]
    words = (kind.words / "en.ftl").read_text("utf-8")  # type: ignore[operator]
    for code, rule in kind.notation.rule_of.items():
        assert f"**{rule} " in rules or f"**{rule}**" in rules
        assert f"\n{code} =" in words or "-" not in code
