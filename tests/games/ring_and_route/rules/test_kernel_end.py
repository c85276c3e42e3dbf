"""The rules of Ring & Route under their numbers: end and score."""

from __future__ import annotations

from typing import Any

import pytest

import rollwright
from games.ring_and_route.rules.positions import (
    FULL_ROUTE,
    POINTS,
    RING,
    all_done,
    misthrows,
    on,
    pending,
    position,
    rolled,
    sheets,
)
from rollwright import BoardError, RecordError
from support.refused import refusal

# End and score -------------------------------------------------------------------------------------------


def test_r15_the_third_misthrow_on_a_second_sheet_ends_the_game_after_everyone_has_played() -> None:
    game = rolled(position(on(sheet=2, misthrows=2, points=5), on(route="n3")), 5, 3, 1)
    game.play(0, "done")
    assert (game.over, pending(game)) == (False, (1,))
    game.play(1, "route n6 A")
    game.play(1, "done")
    assert (game.over, game.reason, game.winners, game.scores) == (True, "misthrows", (0,), (5, 2))
    assert (game.awaiting_roll, pending(game)) == (False, ())
    assert refusal(game, 1, "done") == "move-game-over"


def almost_full(misthrows: int = 0) -> dict[str, Any]:
    """A second sheet that lacks c15, a yellow one."""
    return on(sheet=2, ring=" ".join(RING[:15]), route=" ".join(FULL_ROUTE["2"]), misthrows=misthrows)


def test_r15_a_full_second_sheet_ends_the_game_after_everyone_has_played() -> None:
    game = rolled(position(almost_full(), on()), 3, 1, 1)
    game.play(0, "ring c15 A")
    assert game.legal_moves(0) == ["done"]
    game.play(0, "done")
    assert (game.over, pending(game)) == (False, (1,))
    game.play(1, "route n5 A")
    game.play(1, "done")
    assert (game.over, game.reason, game.winners, game.scores) == (True, "full-sheet", (0,), (60, 3 - 2))


def test_r15_a_position_with_a_full_second_sheet_is_refused() -> None:
    full = {**almost_full(), "ring": RING}
    with pytest.raises(RecordError) as caught:
        position(on(), full)
    assert (caught.value.code, caught.value.params["field"]) == ("ring-and-route-record-full", "setup.seats[1]")


def test_r15_both_areas_must_be_full() -> None:
    for seat in (almost_full(), on(sheet=2, ring=" ".join(RING), route=" ".join(FULL_ROUTE["2"][:12]))):
        game = rolled(position(seat), 6, 6, 6)
        game.play(0, "done")
        assert not game.over


def test_r15_misthrows_come_before_a_full_sheet_of_the_same_seat() -> None:
    game = rolled(position(almost_full(misthrows=2), on()), 3, 1, 1)
    game.play(0, "ring c15 A")  # one die, and three are due
    all_done(game)
    assert (game.over, game.reason, game.scores) == (True, "misthrows", (60, 0))
    assert game.kind.announcements.reason(game) == "misthrows-and-full-sheet", "people are told both"


@pytest.mark.parametrize("full", [0, 1])
def test_r15_misthrows_come_before_a_full_sheet_of_another_seat(full: int) -> None:
    seats = [on(sheet=2, misthrows=2), on(sheet=2, misthrows=2)]
    seats[full] = almost_full()
    game = rolled(position(*seats), 3, 1, 1)
    game.play(full, "ring c15 A")
    all_done(game)
    assert (game.over, game.reason, game.winners) == (True, "misthrows", (full,))
    assert game.kind.announcements.reason(game) == "misthrows-and-full-sheet"


def test_r15_of_one_reason_people_are_told_that_one() -> None:
    game = rolled(position(on(sheet=2, misthrows=2), on()), 3, 1, 1)
    all_done(game)
    assert game.reason == game.kind.announcements.reason(game) == "misthrows"


def test_r16_both_sheets_count_and_one_never_started_counts_nothing() -> None:
    seats = [
        on(sheet=2, misthrows=2, route="n0 n1 n2", points=10),
        on(ring=" ".join(RING[:10])),
        on(route="n3 n2"),
    ]
    game = rolled(position(*seats), 1, 1, 1)
    game.play(0, "done")
    game.play(1, "done")
    game.play(2, "turn")  # the game ends, so the second sheet is never started
    assert (game.over, game.scores) == (True, (13, 13, 2))


@pytest.mark.parametrize(
    ("crosses", "points"),
    [(0, 0), (1, 0), (6, 0), (7, 8), (8, 8), (9, 8), (10, 13), (12, 13), (13, 18), (15, 18), (16, 25)],
)
def test_r17_colour_points(crosses: int, points: int) -> None:
    assert position(on(ring=" ".join(RING[:crosses]))).scores == (points,)


@pytest.mark.parametrize(("length", "points"), list(enumerate(POINTS)))
def test_r18_number_points(length: int, points: int) -> None:
    assert position(on(route=" ".join(FULL_ROUTE["1"][:length]))).scores == (points,)


def test_r18_the_table_can_be_changed() -> None:
    table = [0, 0, 5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 999]
    seats = [on(route=" ".join(FULL_ROUTE["1"][:n])) for n in (0, 2, 3, 13)]
    game = position(*seats, number_points=table)
    assert game.scores == (0, 0, 5, 999)
    assert game.record()["number_points"] == table
    with pytest.raises(BoardError) as caught:
        rollwright.new_game("ring-and-route", sheets=["1"], number_points=[5, *range(12)])
    assert caught.value.code == "ring-and-route-points-fall"  # more is better


@pytest.mark.parametrize(
    ("points", "winners"),
    [
        ((3, 9, 9), (1, 2)),
        ((9, 3, 9), (0, 2)),
        ((4, 4, 4), (0, 1, 2)),
        ((0, 0, 1), (2,)),
        ((0, 0, 0), (0, 1, 2)),
    ],
)
def test_r19_most_points_win_and_equal_points_share(points: tuple[int, ...], winners: tuple[int, ...]) -> None:
    game = rolled(position(*(on(sheet=2, misthrows=2, points=p) for p in points)), 1, 1, 1)
    all_done(game)
    assert (game.over, game.scores, game.winners) == (True, points, winners)


def test_r20_a_full_first_sheet_does_not_turn_over_by_itself() -> None:
    game = position(on(ring=" ".join(RING), route=" ".join(FULL_ROUTE["1"])))
    rolled(game, 6, 4, 2)
    assert game.legal_moves(0) == ["done", "turn"]
    game.play(0, "done")
    assert (game.over, sheets(game), misthrows(game), game.scores) == (False, ["1"], [1], (60,))
    rolled(game, 6, 4, 2).play(0, "turn")
    assert (game.over, sheets(game), misthrows(game), game.scores) == (False, ["2"], [0], (60,))
