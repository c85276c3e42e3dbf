"""What the page is shown: the geometry of a sheet, and a game as it stands."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import rollwright
from rollwright import Game
from rollwright.games.ring_and_route.material.sheet import PAPERS, SHIPPED, shipped_sheet
from rollwright.games.ring_and_route.picture import geometry, svg
from rollwright.games.ring_and_route.picture.facet import SheetMarks, dice_lying
from support.random_games import new_random_game

Look = dict[str, Any]
KIND = rollwright.game_type("ring-and-route")


def look(game: Game) -> Look:
    """As the page gets it."""
    looked: Look = json.loads(json.dumps(game.kind.page.shown(game)))
    return looked


def played(*events: tuple[int | str, str], sheets: list[str] | None = None) -> Game:
    game = rollwright.new_game("ring-and-route", sheets=sheets or ["1", "1"])
    for who, words in events:
        if who == "dice":
            game.roll(words)
        else:
            game.play(int(who), words)
    return game


def links(sheet_name: str, hexadecimal: str) -> list[tuple[int, int]]:
    still_open = int(hexadecimal, 16)
    return [link for number, link in enumerate(shipped_sheet(sheet_name).links) if still_open >> number & 1]


@pytest.mark.parametrize("name", SHIPPED)
def test_a_sheet_has_the_geometry_of_its_drawing(name: str) -> None:
    sheet = shipped_sheet(name)
    piece = json.loads(json.dumps(KIND.page.piece(name)))
    picture = svg.sheet_svg(sheet)
    assert "".join(space["colour"] for space in piece["ring"]) == sheet.ring
    assert [number["value"] for number in piece["numbers"]] == [number.value for number in sheet.numbers]
    assert [tuple(link) for link in piece["links"]] == list(sheet.links)
    for space in piece["ring"]:
        assert f"rotate({space['turn']} {geometry.MIDDLE:.2f}" in picture
        assert f'd="{space["outline"]}"' in picture
    for number in piece["numbers"]:
        assert f'cx="{number["x"]:.1f}" cy="{number["y"]:.1f}" r="{piece["radius"]:g}"' in picture


def test_everything_of_a_sheet_lies_in_its_box() -> None:
    piece = KIND.page.piece("1")
    x, y, width, height = piece["box"]
    for place in (*piece["ring"], *piece["numbers"]):
        assert x < place["x"] < x + width
        assert y < place["y"] < y + height
    assert piece["middle"] == pytest.approx(x + width / 2, abs=0.1)


def test_a_text_can_be_a_sheet() -> None:
    text = json.dumps(shipped_sheet("2").as_record())
    assert KIND.page.piece(text) == {**KIND.page.piece("2"), "name": "custom"}


def test_before_the_first_throw_no_die_lies() -> None:
    shown = look(played())
    assert shown["phase"] == "throw"
    assert shown["turn"] == 1
    assert shown["dice"] == [{"die": die, "number": 0, "colour": ""} for die in "ABC"]
    assert shown["last"] == ""


def test_a_throw_and_a_second_one() -> None:
    game = played(("dice", "A6g B1g C2y"))
    assert look(game)["phase"] == "decide"
    assert look(game)["last"] == "ABC"
    game.play(0, "reroll AC")
    shown = look(game)
    assert shown["phase"] == "throw"
    assert [die["number"] for die in shown["dice"]] == [0, 1, 0]
    assert shown["last"] == ""
    game.roll("A6g C2y")
    shown = look(game)
    assert shown["phase"] == "mark"
    assert shown["last"] == "AC"
    assert shown["dice"][2] == {"die": "C", "number": 2, "colour": "y"}


def test_marks_points_and_what_is_used() -> None:
    game = played(("dice", "A6g B1g C2y"), (0, "keep"), (0, "route n0 A"), (0, "ring c2 C"), (1, "done"))
    first, second = look(game)["seats"]
    assert first["sheets"] == [
        {"sheet": "1", "ring": [2], "route": [0], "misthrows": 0, "points": {"ring": 0, "route": 1, "sum": 1}}
    ]
    assert (first["used"], first["due"], first["done"]) == ("AC", 3, False)
    assert (second["used"], second["due"], second["done"]) == ("", 2, True)
    assert second["sheets"][0]["misthrows"] == 1


@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize(("words", "misthrows"), [("turn", 1), ("done", 1)])
def test_a_first_sheet_stays_as_it_was_whoever_finished_last(last: int, words: str, misthrows: int) -> None:
    game = played(("dice", "A6g B1g C2y"), (0, "keep"), (0, "ring c2 C"))
    for seat in (1 - last, last):
        game.play(seat, words if seat == 0 else "done")
    shown = look(game)["seats"][0]["sheets"]
    assert len(shown) == (2 if words == "turn" else 1)
    assert shown[0]["ring"] == [2]
    assert shown[0]["misthrows"] == misthrows
    assert shown[-1]["sheet"] == ("2" if words == "turn" else "1")


def test_a_sheet_that_will_be_turned_says_so() -> None:
    game = played(("dice", "A6g B1g C2y"), (0, "keep"), (0, "turn"))
    assert [seat["ended"] for seat in look(game)["seats"]] == [True, False]


def test_of_a_position_on_a_second_sheet_the_first_has_only_its_sum() -> None:
    record = rollwright.new_game("ring-and-route", sheets=["1", "2"]).record()
    del record["result"]
    record["setup"] = {"active": 0, "turns": 6, "seats": [{"sheet": 2, "points": 39}, {}]}
    shown = look(rollwright.replay(record))["seats"][0]["sheets"]
    assert [sheet["points"]["sum"] for sheet in shown] == [39, 0]
    assert [sheet["sheet"] for sheet in shown] == ["1", "2"]
    assert shown[0]["ring"] == []


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.compiled)])
def test_through_whole_games_it_agrees_with_what_else_is_known(compiled: bool) -> None:
    rng = random.Random(5)
    for seats in (1, 2, 4):
        sheets = [rng.choice(PAPERS[seats % 3]) for _ in range(seats)]
        dice = rollwright.SeededDice(seats)
        game = rollwright.new_game("ring-and-route", sheets=sheets, dice=dice, compiled=compiled)
        while not game.over:
            if game.awaiting_roll:
                game.roll()
            else:
                seat = rng.choice(game.pending)
                game.act(seat, rng.choice(game.legal_actions(seat)))
            _agrees(game)
        assert look(game)["phase"] == "over"


def _agrees(game: Game) -> None:
    shown = look(game)
    lying = [(die["die"], die["number"], die["colour"]) for die in shown["dice"]]
    assert game.over or lying == dice_lying(game)
    for seat, part in enumerate(shown["seats"]):
        marks = SheetMarks.of(game, seat)
        now = part["sheets"][-1]
        assert (tuple(now["ring"]), tuple(now["route"]), now["misthrows"]) == (marks.ring, marks.route, marks.misthrows)
        assert now["sheet"] == marks.sheet.name
        assert links(now["sheet"], part["open"]) == geometry.open_links(marks.sheet, marks.route)
        assert sum(sheet["points"]["sum"] for sheet in part["sheets"]) == game.scores[seat]
        assert game.over or part["done"] == (shown["phase"] == "mark" and seat not in game.pending)


def test_with_any_set_up() -> None:
    """Own sheets, own points, own dice."""
    rng = random.Random(8)
    for _ in range(5):
        game = new_random_game(rng, "ring-and-route")
        assert tuple(look(game)["tables"]["route"]) == game.setup.material.number_points
