"""What the page is told about Diceland: enough to draw a board and a game, in plain JSON values."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import rollwright
from rollwright import Game
from rollwright.games.diceland import GAME
from rollwright.games.diceland.material.board import COLOURS, SHIPPED, Board, shipped_board
from rollwright.games.diceland.picture import geometry
from rollwright.games.diceland.picture.facet import crossed_spaces
from rollwright.games.diceland.rules import kernel as k
from support.random_games import go_on, new_random_game

shipped = pytest.mark.parametrize("board", [shipped_board(name) for name in SHIPPED], ids=SHIPPED)


def game_on(*boards: str, **options: Any) -> Game:
    return rollwright.new_game("diceland", boards=list(boards), **options)


def look(game: Game) -> dict[str, Any]:
    return GAME.page.shown(game)


def played(game: Game, *events: str) -> dict[str, Any]:
    """The look after some events: throws, and moves with their seat before them."""
    for event in events:
        if game.awaiting_roll:
            game.roll(event)
        else:
            seat, move = event.split(" ", 1)
            game.play(int(seat), move)
    return look(game)


# A board -------------------------------------------------------------------------------------------------


@shipped
def test_every_hexagon_lies_where_it_is_drawn(board: Board) -> None:
    shown = GAME.page.piece(board.name)
    hexagons = [shown["start"], *shown["obstacles"], *shown["spaces"]]
    places = [board.start, *board.obstacles, *((space.column, space.row) for space in board.spaces)]
    for hexagon, place in zip(hexagons, places, strict=True):
        assert (hexagon["x"], hexagon["y"]) == pytest.approx(geometry.centre(*place), abs=0.01)
        corners = [tuple(map(float, point.split(","))) for point in hexagon["points"].split()]
        for corner, drawn in zip(corners, geometry.corners(*place), strict=True):
            assert corner == pytest.approx(drawn, abs=0.01)


@shipped
def test_spaces_are_what_they_are_on_the_board(board: Board) -> None:
    for shown, space in zip(GAME.page.piece(board.name)["spaces"], board.spaces, strict=True):
        assert shown["name"] == space.name
        assert COLOURS.index(shown["colour"]) == space.colour
        assert (shown["treasure"], shown["territory"]) == (space.treasure, space.territory)


@shipped
def test_the_frame_of_a_board(board: Board) -> None:
    shown = GAME.page.piece(board.name)
    assert (shown["name"], shown["columns"], shown["rows"]) == (board.name, board.columns, board.rows)
    assert (shown["width"], shown["height"]) == pytest.approx(geometry.field_size(board), abs=0.01)
    assert (shown["goal"], len(shown["status"])) in [(9, 12), (5, 6)]  # D4, D20
    assert shown["goal"] == board.goal
    assert shown["status"] == geometry.treasure_spaces(board)
    assert len(shown["borders"]) == len(list(geometry.borders(board)))
    assert [label["text"] for label in shown["labels"]].count("a") == 2


def test_a_board_is_shown_by_its_name() -> None:
    assert GAME.page.piece(shipped_board("C").text) == {**GAME.page.piece("C"), "name": "custom-1"}


# A game --------------------------------------------------------------------------------------------------


def test_before_the_first_throw() -> None:
    shown = look(game_on("A", "C", first=1))
    assert (shown["phase"], shown["active"], shown["round"], shown["room"]) == ("throw", 1, 1, {})
    assert shown["dice"] == {"aside": "", "others": "", "due": 6, "chosen": None, "owner": None, "thrown": []}
    empty = {"crossed": "0", "treasures": 0, "complete": "", "owed": 0, "using": None, "left": 0}
    assert shown["seats"] == [empty, empty]


def test_the_dice_go_aside_and_fall_again() -> None:
    game = game_on("A", "C")
    shown = played(game, "rrrygg")
    first = {"kind": "first", "seat": 0, "aside": "", "dice": "rrrygg"}
    assert (shown["phase"], shown["dice"]["others"], shown["dice"]["thrown"]) == ("pick", "rrrygg", [first])
    shown = played(game, "0 pick g")
    assert (shown["phase"], shown["dice"]["chosen"]) == ("decide", "g")
    assert (shown["dice"]["aside"], shown["dice"]["others"], shown["dice"]["thrown"]) == ("gg", "rrry", [first])
    shown = played(game, "0 reroll")
    assert (shown["phase"], shown["dice"]["due"]) == ("throw", 4)
    assert (shown["dice"]["aside"], shown["dice"]["others"]) == ("gg", "")
    shown = played(game, "gbbb")
    assert (shown["dice"]["aside"], shown["dice"]["others"]) == ("ggg", "bbb")
    assert shown["dice"]["thrown"] == [{"kind": "again", "seat": 0, "aside": "gg", "dice": "gbbb"}]


def test_room_is_the_largest_number_of_dice_that_could_be_used() -> None:
    game = game_on("A", "C")
    assert played(game, "rrrygg")["room"] == {"r": 3, "y": 5, "g": 5}  # the territories that touch the start
    assert played(game, "0 pick y")["room"] == {"y": 5}
    assert played(game, "0 stop")["room"] == {}


def test_who_crosses_with_what() -> None:
    game = game_on("A", "C")
    seat = played(game, "rrrygg", "0 pick y", "0 stop")["seats"][0]
    assert (seat["using"], seat["left"]) == ("y", 1)
    shown = played(game, "0 cross f5")
    assert (shown["seats"][0]["using"], shown["seats"][0]["left"]) == (None, 0)
    number = next(at for at, space in enumerate(shipped_board("A").spaces) if space.name == "f5")
    assert int(shown["seats"][0]["crossed"], 16) == 1 << number


def test_reach_is_where_the_dice_of_a_colour_could_begin() -> None:
    game = game_on("A", "C")
    reach = played(game, "rrrygg")["reach"]
    assert list(reach) == ["0"]
    assert set(reach["0"]) == set("ryg")
    assert played(game, "0 pick y")["reach"] == {"0": {"y": reach["0"]["y"]}}
    shown = played(game, "0 stop")
    assert spaces("A", reach["0"]["y"]) == [move.split()[1] for move in game.legal_moves(0)]
    assert list(shown["reach"]) == ["1"], "who crosses sees the legal moves"
    for colour in shown["reach"]["1"]:
        twin = game.copy()
        twin.play(1, f"use {colour}")
        assert spaces("C", shown["reach"]["1"][colour]) == [move.split()[1] for move in twin.legal_moves(1)]
        assert "1" not in look(twin)["reach"]


def spaces(board: str, bits: str) -> list[str]:
    return [space.name for at, space in enumerate(shipped_board(board).spaces) if int(bits, 16) >> at & 1]


@pytest.mark.parametrize("seed", range(6))
def test_room_and_reach_are_those_of_the_rules(seed: int) -> None:
    """In random games, by brute force: each number of dice is tried, and a seat that crosses has these legal moves."""
    rng = random.Random(seed)
    game = new_random_game(rng, "diceland")
    while not game.over and len(game.events) < 200:
        go_on(game, rng, 1)
        shown, facts = look(game), game.setup.facts
        for seat in game.pending:
            for colour, letter in enumerate(COLOURS):
                usable = [dice for dice in range(1, 7) if fits(game, seat, colour, dice)]
                if letter in shown["room"]:
                    assert usable == list(range(1, shown["room"][letter] + 1))
                if str(seat) in shown["reach"]:
                    lying = shown["dice"]["aside" if shown["phase"] == "decide" else "others"].count(letter)
                    assert (letter in shown["reach"][str(seat)]) == (lying in usable)
                    if lying in usable:
                        state, out = game.numbers.copy(), [0] * k.MOST_SPACES
                        me = k.SEAT + seat * k.SEAT_SIZE
                        state[k.PHASE], state[me + k.USING], state[me + k.CROSSES] = k.MARKING, colour, lying
                        legal = out[: k.legal(state, 0, facts, seat, out)]
                        assert int(shown["reach"][str(seat)][letter], 16) == sum(1 << at - k.CROSS for at in legal)


def fits(game: Game, seat: int, colour: int, dice: int) -> bool:
    facts, me = game.setup.facts, k.SEAT + seat * k.SEAT_SIZE
    return k.usable(game.numbers, me, facts, facts[k.T_BOARD + seat], colour, dice)


def test_who_can_use_nothing_is_idle() -> None:
    game = game_on("A", "A", "A")
    shown = played(game, "gggggy", "0 pick y", "0 stop")  # D11: five green dice fit in one territory
    assert (shown["idle"], game.pending) == ([], (0, 1, 2))
    assert played(game, "1 pass")["idle"] == [], "who passes was asked"
    game = game_on("A", "A")
    shown = played(game, "ggggyy", "0 pick g", "0 reroll", "gg", "bbbbbb", "1 pick b")
    assert shown["idle"] == []
    game = game_on("A", "A")
    shown = played(game, "yyyyyr", "0 pick r", "0 reroll", "oooooo"[:5])
    assert (shown["phase"], shown["idle"], game.pending) == ("mark", [1], (0,))


def test_throws_that_follow_each_other_without_a_decision_are_all_shown() -> None:
    """Six green dice don't fit anywhere (D11), so that the next turn's dice fall at once."""
    game = game_on("A", "A")
    shown = played(game, "gggggg", "0 pick g", "gggggg")  # D11: more than fit
    assert shown["active"] == 1
    assert [(throw["seat"], throw["dice"]) for throw in shown["dice"]["thrown"]] == [(1, "gggggg")]
    shown = played(game, "1 pick g", "ggggrr", "0 pick g", "0 reroll", "gg", "rrrrrr")
    assert [(throw["kind"], throw["seat"], throw["aside"], throw["dice"]) for throw in shown["dice"]["thrown"]] == [
        ("again", 0, "gggg", "gg"),
        ("first", 1, "", "rrrrrr"),
    ]


def test_nothing_is_to_come_after_the_end() -> None:
    """D17: the treasure throw of whoever has reached the goal in phase 2 lapses."""
    goal = next(lesson for lesson in GAME.lessons.course if lesson.name == "goal")
    (crossed,) = goal.setup["crossed"]
    game = Game(GAME, GAME.set_up(["Ada"], 0, pieces=["A"]), start={"crossed": [[*crossed, "l7"]]})
    shown = played(game, "sgbboo", "0 pick s", "0 stop", "0 cross g11")  # the ninth treasure, with a full colour
    assert (game.over, game.numbers[k.SEAT + k.OWED], shown["seats"][0]["owed"]) == (True, 1, 0)


@pytest.mark.parametrize("seed", range(8))
def test_looks_of_random_games(seed: int) -> None:
    """At any moment: plain JSON, crosses and colours as they are, throws as in the events."""
    rng = random.Random(seed)
    game = new_random_game(rng, "diceland")
    while not game.over and len(game.events) < 400:
        go_on(game, rng, 1)
        shown = look(game)
        assert json.loads(json.dumps(shown)) == shown
        for seat, (part, board) in enumerate(zip(shown["seats"], game.setup.material.boards, strict=True)):
            crossed = [at for at in range(len(board.spaces)) if int(part["crossed"], 16) >> at & 1]
            assert crossed == crossed_spaces(game, seat)
            assert part["complete"] == geometry.complete_colours(board, crossed)
            assert part["treasures"] == game.scores[seat]
            assert (part["left"] > 0) == any(move.startswith("cross") for move in game.legal_moves(seat))
        assert set(shown["reach"]) == {
            str(seat) for seat in game.pending if not game.legal_moves(seat)[0].startswith("cross")
        }
        assert not set(shown["idle"]) & set(game.pending)
        assert (shown["phase"] == "throw") == game.awaiting_roll == (shown["dice"]["due"] > 0)
        newest = [words for who, words in game.events if who == "dice"][-len(shown["dice"]["thrown"]) :]
        assert [throw["dice"] for throw in shown["dice"]["thrown"]] == newest
