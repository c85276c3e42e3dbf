"""Mistakes are named only if they stand."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator

import pytest

import rollwright
from rollwright.coach.blame import verdict_of
from rollwright.coach.comparison import Comparison
from rollwright.coach.errors import errors_of, level_at
from rollwright.coach.report import Confirmation
from rollwright.coach.review import Reviewer
from rollwright.core import registry
from rollwright.core.game import Game
from rollwright.core.judge import Scale
from rollwright.core.position import Position
from third import stairs

SCALE = Scale(good=0.01, mistake=0.05, blunder=0.2, playouts=64, levels=(0.16, 0.08, 0.04, 0.02, 0.01))


@pytest.fixture(autouse=True)
def third_game() -> Iterator[None]:
    rollwright.register(stairs.GAME)
    yield
    registry._registered.pop("stairs")


def compare(shares: list[float], games: int, least: float) -> tuple[Comparison, list[tuple[int, range]]]:
    """Compares the first move, which was played, with the others, by made-up games; which games each was played in."""
    game = rollwright.new_game("stairs", seats=2)
    positions = [game.position() for _ in shares]
    asked: list[tuple[int, range]] = []

    def results(position: Position, games: range) -> list[tuple[float, float]]:
        place = next(place for place, each in enumerate(positions) if each is position)
        asked.append((place, games))
        won = [float(random.Random(number).random() < shares[place]) for number in games]
        return [(each, 1 - each) for each in won]

    comparison = Comparison(results, 0, positions[0], positions[1:])
    for _ in comparison.steps(games, least):
        pass
    return comparison, asked


def test_choice_and_estimate_use_disjoint_halves() -> None:
    comparison, asked = compare([0.3, 0.5, 0.6], games=128, least=0.05)
    assert comparison.best == 1
    chosen_by = {number for place, games in asked if place == 1 for number in games}
    estimated_by = {number for place, games in asked if place == 0 for number in games}
    assert (chosen_by, estimated_by) == (set(range(64)), set(range(64, 128)))
    known = comparison.confirmation()
    assert known.games == 64
    assert known.loss == pytest.approx(0.3, abs=3 * known.error)


def test_a_single_good_move_is_estimated_by_all_games() -> None:
    comparison, _ = compare([0.5, 0.6], games=128, least=0.05)
    assert comparison.confirmation().games == 128


def test_playing_on_ends_when_nothing_can_come_of_it() -> None:
    comparison, _ = compare([0.9, 0.2], games=1000, least=0.05)
    assert comparison.confirmation().games == 32
    assert comparison.confirmation().loss < 0
    comparison, _ = compare([0.2, 0.9], games=1000, least=0.05)
    assert comparison.confirmation().games == 32
    assert comparison.confirmation().loss > 0.5


@pytest.mark.parametrize(
    ("loss", "verdict"), [(0, "good"), (0.02, "unclear"), (0.05, "mistake"), (0.19, "mistake"), (0.2, "blunder")]
)
def test_verdicts_by_the_scale(loss: float, verdict: str) -> None:
    assert verdict_of(loss, SCALE) == verdict


def careless_game(seed: int) -> Game:
    game = rollwright.new_game("stairs", seats=2, dice=rollwright.SeededDice(seed))
    choice = random.Random(seed)
    while not game.over:
        if game.awaiting_roll:
            game.roll()
        else:
            seat = game.pending[0]
            game.play(seat, choice.choice(game.legal_moves(seat)))
    return game


@pytest.mark.compiled
def test_a_named_mistake_clears_noise_and_threshold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stairs.GAME.coach, "scale", dataclasses.replace(SCALE, playouts=400))
    named = 0
    for seed in range(6):
        reviewer = Reviewer(careless_game(seed))
        unproven = [reviewer.review() for done in reviewer.steps() if done < 0.5][-1]
        assert {each.verdict for each in unproven.decisions} <= {"forced", "good", "unclear"}
        for each in reviewer.review().decisions:
            if each.verdict in ("mistake", "blunder"):
                named += 1
                assert each.confirmation is not None
                assert each.confirmation.loss >= max(0.05, 2 * each.confirmation.error)
                assert each.good[0].loss <= 0.01
                assert each.played.moves not in [play.moves for play in each.good]
    assert named >= 3


@pytest.mark.compiled
def test_nothing_is_named_that_playing_on_does_not_confirm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stairs.GAME.coach, "scale", SCALE)
    monkeypatch.setattr(Comparison, "confirmation", lambda _: Confirmation(games=64, loss=0.3, error=0.2))
    review = rollwright.review(careless_game(5).record())
    assert max(each.played.loss for each in review.decisions) > SCALE.blunder
    assert {each.verdict for each in review.decisions} <= {"forced", "good", "unclear"}
    assert [side.costliest for side in review.seats] == [[], []]


def test_errors_have_numbers_and_an_interval() -> None:
    class Lost:
        def __init__(self, loss: float, forced: bool = False) -> None:
            self.loss, self.forced = loss, forced

    few = errors_of([Lost(0.1), Lost(0.0, forced=True)], SCALE)  # type: ignore[list-item]
    assert (few.decisions, few.unforced, few.mean, few.level) == (2, 1, 0.1, None)
    many = errors_of([Lost(0.03), Lost(0.05)] * 50, SCALE)  # type: ignore[list-item]
    assert (many.unforced, many.level, many.lowest, many.highest) == (100, 3, 3, 3)
    assert many.mean == pytest.approx(0.04)
    assert few.high is not None and few.mean is not None and many.high is not None and many.mean is not None
    assert few.high - few.mean > many.high - many.mean > 0
    assert errors_of([], SCALE).mean is None
    assert [level_at(error, SCALE) for error in (1.0, 0.05, 0.0)] == [1, 3, 5]
    assert level_at(0.1, Scale()) is None
