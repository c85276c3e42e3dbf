"""Boards and sheets that became better and kept their names: whatever names them says of which edition they are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import rollwright
from rollwright.core import registry
from rollwright.core.brief import brief_of, record_of
from rollwright.core.errors import OptionError, RecordError
from rollwright.core.record import replay
from support.editions import FIRST, SECOND, second_edition, two_editions  # noqa: F401 (one is a fixture)
from support.fair_games import Record, fair_record
from support.games import GAMES
from third import stairs

with_two = pytest.mark.usefixtures("second_edition")
each = pytest.mark.parametrize("edition", [FIRST, SECOND])


@pytest.fixture
def third() -> Iterator[None]:
    rollwright.register(stairs.GAME)
    yield
    registry._registered.pop("stairs")


def boards_of(edition: int) -> dict[str, str]:
    boards: dict[str, str] = rollwright.new_game("diceland", boards=["A", "C"], edition=edition).record()["boards"]
    return boards


@with_two
def test_each_edition_has_boards_of_its_own_and_the_newest_is_dealt() -> None:
    assert boards_of(FIRST)["A"] != boards_of(SECOND)["A"]
    assert rollwright.new_game("diceland", boards=["A", "C"]).record()["boards"] == boards_of(SECOND)


@pytest.mark.usefixtures("third")
@pytest.mark.parametrize("game", ["stairs", "ring-and-route"])
def test_a_game_with_one_edition_knows_no_option(game: str) -> None:
    material = rollwright.game_type(game).material
    assert material.of_edition(FIRST) == {}
    with pytest.raises(OptionError, match="no edition 2"):
        material.of_edition(SECOND)


@with_two
@pytest.mark.parametrize("edition", [0, SECOND + 1, True, "1", None, 10**30])
def test_there_is_no_other_edition(edition: object) -> None:
    with pytest.raises(OptionError, match="no edition"):
        rollwright.new_game("diceland", boards=["A", "C"], edition=edition)


@with_two
@each
def test_a_record_needs_no_edition(edition: int) -> None:
    game = rollwright.new_game("diceland", boards=["A", "C"], edition=edition)
    assert replay(game.record()).record()["boards"] == boards_of(edition)
    assert "edition" not in game.record()["options"]


@with_two
@each
def test_boards_of_ones_own_meet_shipped_ones_of_an_edition(edition: int) -> None:
    own = {"mine": boards_of(FIRST)["C"]}
    game = rollwright.new_game("diceland", boards=["mine", "A"], board_set=own, edition=edition)
    assert game.record()["boards"] == {**own, "A": boards_of(edition)["A"]}


# Positions in brief


@with_two
@each
def test_a_position_in_brief_says_its_edition_unless_it_is_the_first(edition: int) -> None:
    game = rollwright.new_game("diceland", boards=["A", "C"], edition=edition)
    brief = brief_of(game) or {}
    assert brief.get("edition") == (None if edition == FIRST else edition)
    assert record_of(brief)["boards"] == boards_of(edition)


@with_two
def test_boards_of_different_editions_have_no_brief() -> None:
    record = rollwright.new_game("diceland", boards=["A", "C"]).record()
    assert brief_of(replay(record)) is not None
    assert brief_of(replay({**record, "boards": {**record["boards"], "A": boards_of(FIRST)["A"]}})) is None


@with_two
@pytest.mark.parametrize("game", GAMES)
def test_an_old_link_opens_the_first_edition(game: str) -> None:
    kind = rollwright.game_type(game)
    pieces = kind.material.pieces_in()[:2]
    found = record_of({"game": game, "seats": [{"piece": piece} for piece in pieces]})
    setup = kind.set_up(pieces=pieces, **kind.material.of_edition(FIRST))
    assert found[kind.material.option] == kind.material.to_record(setup)[kind.material.option]


@with_two
@pytest.mark.parametrize("edition", [0, 99, "2", None, True, 1.5, [1]])
def test_a_position_of_no_edition_is_refused(edition: object) -> None:
    with pytest.raises(RecordError):
        record_of({"game": "diceland", "edition": edition, "seats": [{"piece": "A"}]})


# Dice that can be checked


def lot_record() -> Record:
    """A game on boards that were dealt by lot, all of which the second edition has changed."""
    games = (fair_record(number) for number in range(2, 400, 8))
    return next(one for one in games if made_of(one)["pieces"] == "lot" and not made_of(one).get("set"))


def made_of(record: Record) -> Record:
    made: Record = record["fair"]["log"][0]
    return made


@with_two
def test_dice_are_checked_on_boards_of_the_edition_that_the_log_tells() -> None:
    record = lot_record()
    assert (made_of(record)["edition"], rollwright.verify(record)) == (SECOND, [])
    del made_of(record)["edition"]
    assert ("fair-material", {}) in rollwright.verify(record)
    made_of(record)["edition"] = SECOND + 1
    assert ("fair-log", {"field": "boards"}) in rollwright.verify(record)
    made_of(record)["edition"] = "2"
    with pytest.raises(RecordError):
        rollwright.verify(record)


def test_dice_of_a_log_without_an_edition_are_checked_on_the_first(tmp_path: Path) -> None:
    record = lot_record()
    assert "edition" not in made_of(record)
    with two_editions(tmp_path / "boards"):
        assert rollwright.verify(record) == []
