"""What each way of falling is called: enough for a checker that doesn't know the game."""

from __future__ import annotations

from random import Random

import pytest

import rollwright
from rollwright import FairDice, Game, RecordError
from rollwright.core.fair import throw_words

SECRET, MIXED = bytes(range(32)), bytes(range(32, 64))


def finished(name: str, seed: int) -> Game:
    rng = Random(seed)
    game = rollwright.new_game(name, dice=FairDice(SECRET, MIXED))
    while not game.over:
        if game.awaiting_roll:
            game.roll()
        else:
            seat = rng.choice(game.pending)
            game.play(seat, rng.choice(game.legal_moves(seat)))
    return game


@pytest.mark.parametrize("name", rollwright.game_names())
def test_every_throw_can_be_worked_out_without_the_rules(name: str) -> None:
    game = finished(name, 4)
    told, dice = throw_words(game.record()), FairDice(SECRET, MIXED)
    assert [throw["index"] for throw in told["throws"]] == [
        at for at, (who, _) in enumerate(game.events) if who == "dice"
    ]
    for number, throw in enumerate(told["throws"]):
        table = told["tables"][throw["table"]]
        faces = dice.faces(number, table["dice"])
        digits = "".join(map(str, faces if len(faces) <= 4 else sorted(faces)))
        assert table["words"][digits] == game.events[throw["index"]][1]


def test_a_table_has_every_way_of_falling_once() -> None:
    tables = throw_words(finished("diceland", 1).record())["tables"]
    assert {table["dice"]: len(table["words"]) for table in tables if table["dice"] in (2, 5, 6)} == {
        2: 36,
        5: 252,
        6: 462,
    }
    assert len(tables) == len({table["dice"] for table in tables})


def test_events_that_cannot_be_played_are_refused() -> None:
    record = finished("ring-and-route", 2).record()
    record["events"][1] = [0, "no such move"]
    with pytest.raises(RecordError):
        throw_words(record)
