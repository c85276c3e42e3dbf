"""Small boards on which rules of Diceland show, and games that begin on them in the middle."""

from __future__ import annotations

from collections.abc import Sequence

import rollwright
from rollwright import Game

# Six treasures, five needed (D20). Green is one territory (a1 b1 c1 a2), red two: b2 c2, and g3 alone.
FIELD = """\
g g g y y Y .
 G r r + o o O
b b B s s S R
"""
# Twelve treasures, nine needed. Every space is a territory of its own; each colour has three.
LINE = "s o b g y r + R Y G B O S R Y G B O S"
# Twelve treasures in territories of two.
PAIRS = "+ R R Y Y G G B B O O S S"

# Two red territories of two beside the start.
TWO_REDS = """\
r r + r R Y
 y g b o s S
. G B O . .
"""
# One of one space, one of three.
UNEQUAL_REDS = TWO_REDS.replace("r r + r R", "r + R r r")
# Five treasures (Y O S B G) and no colour complete, on FIELD.
ALMOST = "e1 f1 f2 g2 f3 c2 c3 b3 a2"


def row(letters: str) -> str:
    """The spaces of a board with one row: `row("bcd")` is "b1 c1 d1"."""
    return " ".join(f"{letter}1" for letter in letters)


def position(
    *boards: str, crossed: Sequence[str] = (), active: int = 0, turns: int = 0, round_limit: int = 200
) -> Game:
    """A game that begins with these spaces crossed, for each seat its own."""
    record = rollwright.new_game("diceland", boards=boards, round_limit=round_limit).record()
    crosses = [names.split() for names in crossed] or [[] for _ in boards]
    record["setup"] = {"active": active, "turns": turns, "crossed": crosses}
    del record["result"]
    return rollwright.replay(record)


def pending(game: Game) -> tuple[int, ...]:
    """A call, since mypy would take a property that was compared once for settled."""
    return game.pending


def play(game: Game, *moves: str) -> None:
    """Throws, and moves: "2: pass" is seat 2's, words without a seat are those of the only one asked."""
    for move in moves:
        seat, _, words = move.rpartition(": ")
        if seat:
            game.play(int(seat), words)
        elif game.awaiting_roll:
            game.roll(move)
        else:
            (seat_asked,) = game.pending
            game.play(seat_asked, move)


def crosses(game: Game, seat: int) -> str:
    """The spaces that a seat may cross now."""
    moves = game.legal_moves(seat)
    assert all(move.startswith("cross ") for move in moves)
    return " ".join(move.removeprefix("cross ") for move in moves)
