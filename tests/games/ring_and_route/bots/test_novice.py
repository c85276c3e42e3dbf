"""The novice never does what is pointless, seen from the outside: by the moves that a game allows."""

from __future__ import annotations

from random import Random

import pytest

import rollwright
from rollwright import Game, SeededDice
from rollwright.core.knowledge import novice_actions
from rollwright.games.ring_and_route.rules import kernel


def decisions(seed: int, seats: int) -> list[tuple[Game, int]]:
    """Positions of a game in which many marks are made."""
    rng = Random(seed)
    game = rollwright.new_game("ring-and-route", sheets=[rng.choice("12") for _ in range(seats)], dice=SeededDice(seed))
    found = []
    while not game.over:
        if game.awaiting_roll:
            game.roll()
            continue
        seat = rng.choice(game.pending)
        found.append((game.copy(), seat))
        marks = marks_of(game, seat)
        game.play(seat, rng.choice(marks or [move for move in game.legal_moves(seat) if move != "turn"]))
    return found


def marks_of(game: Game, seat: int) -> list[str]:
    return [move for move in game.legal_moves(seat) if move.startswith("r") and not move.startswith("reroll")]


def novice_moves(game: Game, seat: int) -> list[str]:
    return [game.kind.notation.write_action(game.setup, seat, action) for action in novice_actions(game, seat)]


def has_marked(game: Game, seat: int) -> bool:
    """Whether a seat has used a die of the throw that lies."""
    for who, words in reversed(game.events):
        if who == "dice":
            return False
        if who == seat:
            return words != "keep"
    return False


def is_stuck(game: Game, seat: int) -> bool:
    """Whether no throw could ever be used on the sheet: neither ring nor route can go on."""
    me = kernel.SEAT + seat * kernel.SEAT_SIZE
    return game.state[me + kernel.ARC] == game.state[me + kernel.HEAD] == 0


@pytest.mark.parametrize(("seed", "seats"), [(1, 1), (2, 2), (3, 2), (4, 4)])
def test_a_novice_is_never_pointless(seed: int, seats: int) -> None:
    for game, seat in decisions(seed, seats):
        legal, chosen = game.legal_moves(seat), novice_moves(game, seat)
        assert chosen == [move for move in legal if move in chosen], "in the order of the legal ones"
        if "keep" in legal:
            kept = game.copy()
            kept.play(seat, "keep")
            assert chosen == (legal if marks_of(kept, seat) else [move for move in legal if move != "keep"])
        elif marks := marks_of(game, seat):
            assert chosen == ([*marks, "done"] if has_marked(game, seat) else marks)
        elif "turn" in legal and is_stuck(game, seat):
            assert chosen == ["turn"]
        else:
            assert chosen == ["done"]


def test_a_sheet_that_is_full_is_turned() -> None:
    game = rollwright.new_game("ring-and-route", sheets=["1"], dice=SeededDice(1))
    game.roll()
    game.play(0, "keep")
    state = list(game.state)
    state[kernel.SEAT + kernel.ARC] = state[kernel.SEAT + kernel.HEAD] = 0
    out = [0] * game.kind.builds.level_scratch
    for sheet, action in ((0, kernel.TURN), (1, kernel.DONE)):
        state[kernel.SEAT + kernel.SHEET] = sheet
        assert game.kind.builds.plain_levels.novice_actions_for(state, game.setup.facts, 0, out) == 1
        assert out[0] == action
