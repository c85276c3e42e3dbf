"""What bots see of a position: right, and the same on every board that is the same but for its colours."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from rollwright import Game
from rollwright.games.diceland.bots import features as f
from rollwright.games.diceland.material.board import COLOURS, Board, read_board, shipped_board
from rollwright.games.diceland.rules import kernel as k
from rollwright.games.diceland.rules.facts import FARTHEST, facts_of
from rollwright.kernel.bits import members
from support.random_games import random_game


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return [random_game(Random(seed), "diceland") for seed in range(60)]


def seat_of(game: Game, seat: int) -> list[int]:
    return list(game.state[k.SEAT + seat * k.SEAT_SIZE :][: k.SEAT_SIZE])


def seen_in(game: Game, seat: int) -> list[int]:
    """The features of a seat's position."""
    return features_of(seat_of(game, seat), game.setup.facts, game.setup.facts[k.T_BOARD + seat])


def features_of(part: list[int], table: Sequence[int], board: int) -> list[int]:
    numbers = part + [7] * (k.WAYS + f.FEATURES + f.WORKSPACE)
    f.find_ways(numbers, 0, table, board, numbers, k.SEAT_SIZE)
    f.write_features(numbers, 0, table, board, k.SEAT_SIZE, k.SEAT_SIZE + k.WAYS)
    return numbers[k.SEAT_SIZE + k.WAYS :][: f.FEATURES]


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


def test_the_way_to_each_treasure_is_the_shortest(games: list[Game]) -> None:
    for game in games:
        for seat, board in enumerate(game.setup.material.boards):
            part = seat_of(game, seat)
            crossed = {*members(part[k.CROSSED] | part[k.CROSSED + 1] << k.HALF)}
            ways = [0] * k.WAYS
            f.find_ways(part, 0, game.setup.facts, game.setup.facts[k.T_BOARD + seat], ways, 0)
            far = ways[0]
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


def test_features_count_what_is_there(games: list[Game]) -> None:
    for game in games:
        for seat, board in enumerate(game.setup.material.boards):
            part, seen = seat_of(game, seat), seen_in(game, seat)
            needed = max(board.goal - part[k.TREASURES], 0)
            assert seen[f.NEEDED : f.SPARE] == [int(number == needed) for number in range(10)]
            left = board.treasures - part[k.TREASURES]
            assert seen[f.SPARE] == left - needed
            assert sum(seen[f.WITHIN : f.NEAREST]) == left
            assert sum(seen[f.ROOM : f.OPEN]) == sum(seen[f.OPEN : f.REACHED]) == k.COLOURS
            lefts = seen[f.RANKS + f.R_LEFT : f.BIAS : f.RANK]
            assert lefts == sorted(part[k.LEFT] >> k.EACH * colour & 127 for colour in range(k.COLOURS))
            beyond = sum(seen[f.RANKS + f.R_BEYOND : f.BIAS : f.RANK])
            assert seen[f.REACHED] + beyond == sum(lefts)
            assert seen[f.SEATS : f.ROOM] == [int(number == game.seats) for number in range(1, 5)]
            assert seen[f.BIAS] == 1


def test_colours_know_their_territories_and_treasures(games: list[Game]) -> None:
    for game in games:
        for seat, board in enumerate(game.setup.material.boards):
            part, seen = seat_of(game, seat), seen_in(game, seat)
            crossed = {*members(part[k.CROSSED] | part[k.CROSSED + 1] << k.HALF)}
            steps = steps_from_crosses(board, crossed)
            expected = []
            for colour in range(k.COLOURS):
                own = {index for index, space in enumerate(board.spaces) if space.colour == colour}
                places = [each for each in sorted(board.territories) if own.issuperset(each)]
                open_ = [each for each in places if not crossed.issuperset(each)]
                treasures = sum(board.spaces[index].treasure for index in own - crossed)
                ways = [
                    min(max(min(steps[space] for space in each), 1), FARTHEST + 1)
                    if each in places[: k.MOST_FAR]
                    else 1  # how far these are away isn't kept
                    for each in open_
                ]
                expected.append(
                    (len(own - crossed), len(open_), treasures, min(sum(ways) - len(ways), 127), max(ways, default=0))
                )
            ranks = [seen[f.RANKS + rank * f.RANK :][: f.RANK] for rank in range(k.COLOURS)]
            numbers = (f.R_LEFT, f.R_TERRITORIES, f.R_TREASURES, f.R_WAY, f.R_FARTHEST)
            told = [tuple(rank[number] for number in numbers) for rank in ranks]
            assert sorted(told) == sorted(expected)


def test_treasures_are_joined_one_after_the_other(games: list[Game]) -> None:
    for game in games:
        for seat, board in enumerate(game.setup.material.boards):
            part, seen = seat_of(game, seat), seen_in(game, seat)
            crossed = {*members(part[k.CROSSED] | part[k.CROSSED + 1] << k.HALF)}
            treasures = [index for index, space in enumerate(board.spaces) if space.treasure and index not in crossed]
            apart = {treasure: steps_over_edges(board, treasure) for treasure in treasures}
            far = {treasure: min(steps, 15) for treasure, steps in steps_from_crosses(board, crossed).items()}
            total = 0
            for _ in range(min(max(board.goal - part[k.TREASURES], 0), len(treasures))):
                nearest = min(treasures, key=lambda treasure: far[treasure])
                treasures.remove(nearest)
                total += far[nearest]
                far |= {other: min(far[other], apart[nearest].get(other, FARTHEST)) for other in treasures}
            assert seen[f.TREE] == total


def test_treasures_within_reach_of_a_throw(games: list[Game]) -> None:
    for game in games:
        for seat, board in enumerate(game.setup.material.boards):
            part, seen = seat_of(game, seat), seen_in(game, seat)
            crossed = {*members(part[k.CROSSED] | part[k.CROSSED + 1] << k.HALF)}
            frontier = {*members(part[k.FRONTIER] | part[k.FRONTIER + 1] << k.HALF)}
            expected = [0] * 6
            for index, space in enumerate(board.spaces):
                territory = {*board.territories[space.territory]}
                openable = part[k.FREE] >> k.EACH * space.colour & 127 == 0
                if (
                    space.treasure
                    and index not in crossed
                    and territory & frontier
                    and (openable or territory & crossed)
                ):
                    steps = steps_over_edges(board, index)
                    dice = min(steps[other] for other in territory & frontier) + 1
                    expected[dice - 1 : dice] = [expected[dice - 1] + 1] if dice <= 6 else []
            assert seen[f.DIRECT : f.RANKS] == expected


def steps_over_edges(board: Board, space: int) -> dict[int, int]:
    steps, waiting = {space: 0}, [space]
    for each in waiting:
        for other in board.neighbours[each]:
            if other not in steps:
                steps[other] = steps[each] + 1
                waiting.append(other)
    return {other: min(far, FARTHEST) for other, far in steps.items()}


@pytest.mark.parametrize("name", "ADG")
def test_colours_have_no_names(name: str) -> None:
    board = shipped_board(name)
    turned = read_board(board.text.translate(str.maketrans(COLOURS + COLOURS.upper(), "ygbosrYGBOSR")))
    rng = Random(name)
    seen = []
    for each in (board, turned):
        table = facts_of([each], 200)
        state = [0] * k.STATE_SIZE
        k.begin(state, 0, table, 0)
        seen.append((table, state))
    for _ in range(60):
        space = rng.choice(members(seen[0][1][k.SEAT + k.FRONTIER]))
        for table, state in seen:
            k.cross(state, k.SEAT, table, table[k.T_BOARD], space)
        views = []
        for table, state in seen:
            views.append(features_of(state[k.SEAT :][: k.SEAT_SIZE], table, table[k.T_BOARD]))
        assert views[0] == views[1]
