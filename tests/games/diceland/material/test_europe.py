"""Europe, the second set of boards (D20): what its boards are like, how they are dealt, and that sets don't mix."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

import rollwright
from rollwright.bots.greedy import greedy_action
from rollwright.core.errors import BoardError, OptionError
from rollwright.games.diceland.material.board import BOARDS, EUROPE, Board, shipped_board

MATERIAL = rollwright.game_type("diceland").material

europe = pytest.mark.parametrize("board", [shipped_board(name) for name in EUROPE], ids=EUROPE)


@europe
def test_d20_six_treasures_and_no_obstacles(board: Board) -> None:
    assert (board.treasures, board.goal, board.obstacles) == (6, 5, ())
    assert Counter(space.colour for space in board.spaces if space.treasure) == dict.fromkeys(range(6), 1)


@europe
def test_d20_about_84_spaces_and_nothing_unusual(board: Board) -> None:
    assert 80 <= len(board.spaces) <= 88
    assert all(2 <= len(territory) <= 6 for territory in board.territories)
    assert board.notices == ()


@europe
def test_colours_are_about_equally_common(board: Board) -> None:
    spaces = Counter(space.colour for space in board.spaces)
    territories = Counter(board.spaces[territory[0]].colour for territory in board.territories)
    assert all(12 <= spaces[colour] <= 16 for colour in range(6))
    assert all(territories[colour] >= 3 for colour in range(6))


@europe
def test_treasures_are_spread(board: Board) -> None:
    treasures = [number for number, space in enumerate(board.spaces) if space.treasure]
    assert not set(treasures) & set(board.start_neighbours)
    assert not any(two in board.neighbours[one] for one, two in combinations(treasures, 2))


@pytest.mark.parametrize(("one", "other"), list(combinations(EUROPE, 2)))
def test_outlines_are_all_different(one: str, other: str) -> None:
    outlines = [{(space.column, space.row) for space in shipped_board(name).spaces} for name in (one, other)]
    assert len(outlines[0] & outlines[1]) < 0.9 * len(outlines[0])


def test_a_deal_is_from_one_set() -> None:
    rng = random.Random(5)
    for name, pieces in MATERIAL.sets().items():
        deals = [MATERIAL.deal(4, rng.randrange, name) for _ in range(200)]
        assert all(len({MATERIAL.sides(piece) for piece in deal}) == 4 for deal in deals)  # D7: different boards
        assert {piece for deal in deals for piece in deal} == set(pieces)


def test_without_a_name_the_first_set_is_dealt() -> None:
    assert MATERIAL.deal(3, random.Random(1).randrange) == MATERIAL.deal(3, random.Random(1).randrange, "base")
    assert MATERIAL.pieces_in() == BOARDS
    assert {board for seed in range(50) for board in MATERIAL.deal(2, random.Random(seed).randrange)} == set(BOARDS)


def test_an_unknown_set_is_refused() -> None:
    with pytest.raises(OptionError) as raised:
        MATERIAL.deal(2, random.Random(1).randrange, "atlantis")
    assert raised.value.code == "option-set"


def test_d7_sides() -> None:
    assert [MATERIAL.sides(name) for name in ("E1", "E2", "E7", "E")] == [
        ("E1", "E2"), ("E1", "E2"), ("E7", "E8"), ("E", "F"),
    ]  # fmt: skip


@pytest.mark.parametrize("boards", [("A", "E1"), ("E8", "H", "E2"), ("E", "E1")])
def test_d20_a_mixture_is_refused(boards: tuple[str, ...]) -> None:
    with pytest.raises(BoardError) as raised:
        rollwright.new_game("diceland", boards=boards)
    assert raised.value.code == "diceland-boards-mixed"


@pytest.mark.parametrize("board", EUROPE)
def test_d20_five_treasures_and_a_colour_win(board: str) -> None:
    game = rollwright.new_game("diceland", boards=[board, board], dice=rollwright.SeededDice(3))
    while not game.over:
        if game.awaiting_roll:
            game.roll()
        else:
            seat = game.pending[0]
            game.act(seat, greedy_action(game, seat))
    assert game.reason == "goal"
    assert all(game.scores[seat] >= 5 for seat in game.winners)
    again = rollwright.replay(game.record())
    assert again.record() == game.record()
