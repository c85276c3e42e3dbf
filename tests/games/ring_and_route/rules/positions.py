"""Positions of Ring & Route for tests of the rules.

The dice that ship show these colours with the numbers 1 to 6: A rbypsg, B gpsryb, C byrgps.
"""

from __future__ import annotations

from typing import Any

import rollwright
from rollwright import Game
from rollwright.games.ring_and_route.material.sheet import shipped_dice
from rollwright.games.ring_and_route.picture.facet import SheetMarks

RING = [f"c{space}" for space in range(16)]
FULL_ROUTE = {  # of either sheet
    "1": ["n0", "n4", "n8", "n11", "n12", "n10", "n7", "n3", "n2", "n1", "n6", "n5", "n9"],
    "2": ["n7", "n8", "n2", "n0", "n6", "n1", "n12", "n11", "n5", "n10", "n9", "n4", "n3"],
}
POINTS = [0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 30, 35]


def on(sheet: int = 1, ring: str = "", route: str = "", misthrows: int = 0, points: int = 0) -> dict[str, Any]:
    """A seat in a position: which of its sheets it is on, and what is marked there."""
    return {
        "sheet": sheet,
        "ring": ring.split(),
        "route": route.split(),
        "misthrows": misthrows,
        "points": points,
    }


def position(*seats: dict[str, Any], active: int = 0, **options: Any) -> Game:
    """A game that begins with these sheets. Everyone starts on side 1, so the second sheet is side 2."""
    record = rollwright.new_game("ring-and-route", sheets=["1"] * len(seats), **options).record()
    record["setup"] = {"active": active, "seats": list(seats)}
    del record["result"]
    return rollwright.replay(record)


def throw(a: int, b: int, c: int) -> str:
    """A throw in words, by the numbers of the dice."""
    return " ".join(
        f"{die}{n}{colours[n - 1]}" for n, (die, colours) in zip((a, b, c), shipped_dice().items(), strict=True)
    )


def rolled(game: Game, a: int, b: int, c: int) -> Game:
    """The same game after a throw that was kept."""
    game.roll(throw(a, b, c))
    (active,) = game.pending
    game.play(active, "keep")
    return game


def marks(game: Game, seat: int, word: str) -> str:
    """The legal marks of a seat on its "ring" or its "route"."""
    chosen = [move.split() for move in game.legal_moves(seat)]
    return ", ".join(" ".join(words[1:]) for words in chosen if words[0] == word)


def all_done(game: Game) -> None:
    for seat in game.pending:
        game.play(seat, "done")


def misthrows(game: Game) -> list[int]:
    return [SheetMarks.of(game, seat).misthrows for seat in range(game.seats)]


def sheets(game: Game) -> list[str]:
    """The side that each seat is on."""
    return [SheetMarks.of(game, seat).sheet.name for seat in range(game.seats)]


def pending(game: Game) -> tuple[int, ...]:
    """A call, since mypy would take a property that was compared once for settled."""
    return game.pending
