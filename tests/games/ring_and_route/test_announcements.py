"""What is announced at a table of Ring & Route."""

from __future__ import annotations

import pytest

from games.ring_and_route.rules.positions import on, position, rolled
from rollwright import Game

MISTHROW, TURNED = "ring-and-route-news-misthrow", "ring-and-route-news-turned"
LAST_MISTHROW = "ring-and-route-news-last-misthrow"


def announced(game: Game) -> list[tuple[str, object, object]]:
    """What the last event brings: its code, the seat, and how many."""
    told = game.kind.announcements.after(game, game.before)
    return [(code, params["seat"], params.get("count", params.get("points"))) for code, params in told]


@pytest.mark.parametrize("last", [0, 1])
def test_r12_the_third_misthrow_is_told_and_then_that_the_sheet_turns(last: int) -> None:
    """Also if it is the event that ends the throw, so that the new sheet is there already."""
    game = rolled(position(on(misthrows=2, route="n3"), on(misthrows=2)), 6, 6, 6)
    game.play(1 - last, "done")
    assert announced(game) == [(MISTHROW, 1 - last, 3)]
    game.play(last, "done")
    expected = [(TURNED, 0, 1), (TURNED, 1, 0)]
    expected.insert(last, (MISTHROW, last, 3))  # told seat by seat
    assert announced(game) == expected


def test_r15_the_third_misthrow_on_a_second_sheet_tells_that_this_throw_is_the_last() -> None:
    """Whoever is still to mark hears of it; once nobody is, the end itself is told."""
    game = rolled(position(on(2, misthrows=2), on(2, misthrows=2)), 6, 6, 6)
    game.play(0, "done")
    assert announced(game) == [(LAST_MISTHROW, 0, 3)]
    game.play(1, "done")
    assert announced(game) == [(MISTHROW, 1, 3)]
    assert game.over


def test_r13_a_misthrow_of_whoever_turns_the_sheet_over_is_told_too() -> None:
    game = rolled(position(on()), 6, 6, 6)
    game.play(0, "turn")
    assert announced(game) == [(MISTHROW, 0, 1), (TURNED, 0, 0)]


def test_r11_enough_dice_and_nothing_is_told_but_the_turn() -> None:
    game = rolled(position(on(), on()), 5, 3, 1)
    game.play(0, "done")
    game.play(1, "route n3 AB")
    game.play(1, "turn")
    assert announced(game) == [(TURNED, 1, 1)]
