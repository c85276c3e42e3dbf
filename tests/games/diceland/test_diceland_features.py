"""What bots see of a position: right, and the same on every board that is the same but for its colours."""

from __future__ import annotations

from random import Random

import pytest

from random_games import random_game
from rollwright import Game
from rollwright.core.bits import members
from rollwright.games.diceland import features as f
from rollwright.games.diceland import kernel as k
from rollwright.games.diceland.board import COLOURS, Board, read_board, shipped_board
from rollwright.games.diceland.table import FARTHEST, table_of

GAMES = [random_game(Random(seed), "diceland") for seed in range(60)]


def seat_of(game: Game, seat: int) -> list[int]:
    return list(game.state[k.SEAT + seat * k.SEAT_SIZE :][: k.SEAT_SIZE])


def seen_in(game: Game, seat: int) -> list[int]:
    """The features of a seat's position."""
    numbers = seat_of(game, seat) + [7] * (f.FEATURES + f.NOTES)
    table, board = game.setup.table, game.setup.table[k.T_BOARD + seat]
    f.observe(numbers, 0, table, board, f.steps_to_treasures(numbers, 0, table, board), k.SEAT_SIZE)
    return numbers[k.SEAT_SIZE :][: f.FEATURES]


def steps_from_crosses(board: Board, crossed: set[int]) -> dict[int, int]:
    """How many crosses lead to each space, by walking outward."""
    steps = dict.fromkeys(crossed, 0)
    waiting = [space for space in board.start_neighbours if space not in crossed]
    steps |= dict.fromkeys(waiting, 1)
    waiting = [*crossed, *waiting]
    for space in waiting:
        for other in board.neighbours[space]:
            if other not in steps:
                steps[other] = steps[space] + 1
                waiting.append(other)
    return steps


def test_the_way_to_each_treasure_is_the_shortest() -> None:
    for game in GAMES:
        for seat, board in enumerate(game.setup.material.boards):
            part = seat_of(game, seat)
            crossed = {*members(part[k.CROSSED] | part[k.CROSSED + 1] << k.HALF)}
            far = f.steps_to_treasures(part, 0, game.setup.table, game.setup.table[k.T_BOARD + seat])
            steps = steps_from_crosses(board, crossed)
            treasures = [index for index, space in enumerate(board.spaces) if space.treasure]
            for number, treasure in enumerate(treasures):
                if treasure not in crossed:
                    expected = min(steps[treasure], FARTHEST)
                    assert min(far >> k.FAR * number & 31, FARTHEST) == expected


def test_nearer_takes_the_smaller_number_of_each_treasure() -> None:
    rng = Random(1)
    for _ in range(500):
        one, two = ([rng.randrange(16) for _ in range(12)] for _ in range(2))
        words = [sum(steps << k.FAR * number for number, steps in enumerate(each)) for each in (one, two)]
        smaller = sum(min(pair) << k.FAR * number for number, pair in enumerate(zip(one, two, strict=True)))
        assert f.nearer(*words) == smaller


def test_features_count_what_is_there() -> None:
    for game in GAMES:
        for seat, board in enumerate(game.setup.material.boards):
            part, seen = seat_of(game, seat), seen_in(game, seat)
            needed = max(board.goal - part[k.TREASURES], 0)
            assert seen[f.NEEDED : f.SPARE] == [int(number == needed) for number in range(10)]
            left = board.treasures - part[k.TREASURES]
            assert seen[f.SPARE] == left - needed
            assert sum(seen[f.WITHIN : f.NEAREST]) == left
            assert sum(seen[f.ROOM : f.OPEN]) == sum(seen[f.OPEN : f.REACHED]) == k.COLOURS
            lefts = seen[f.RANKS + f.R_LEFT : f.SEEN : f.RANK]
            assert lefts == sorted(part[k.LEFT] >> k.EACH * colour & 127 for colour in range(k.COLOURS))
            beyond = sum(seen[f.RANKS + f.R_BEYOND : f.SEEN : f.RANK])
            assert seen[f.REACHED] + beyond == sum(lefts)
            assert seen[f.TABLE : f.ROOM] == [int(number == game.seats) for number in range(1, 5)]
            assert seen[f.SEEN] == 1


@pytest.mark.parametrize("name", "ADG")
def test_colours_have_no_names(name: str) -> None:
    board = shipped_board(name)
    turned = read_board(board.text.translate(str.maketrans(COLOURS + COLOURS.upper(), "ygbosrYGBOSR")))
    rng = Random(name)
    seen = []
    for each in (board, turned):
        table = table_of([each], 200)
        state = [0] * k.STATE_SIZE
        k.begin(state, 0, table, 0)
        seen.append((table, state))
    for _ in range(60):
        space = rng.choice(members(seen[0][1][k.SEAT + k.FRONTIER]))
        for table, state in seen:
            k.cross(state, k.SEAT, table, table[k.T_BOARD], space)
        views = []
        for table, state in seen:
            numbers = state[k.SEAT :][: k.SEAT_SIZE] + [0] * (f.FEATURES + f.NOTES)
            board_at = table[k.T_BOARD]
            far = f.steps_to_treasures(numbers, 0, table, board_at)
            f.observe(numbers, 0, table, board_at, far, k.SEAT_SIZE)
            views.append(numbers[k.SEAT_SIZE :][: f.FEATURES])
        assert views[0] == views[1]
