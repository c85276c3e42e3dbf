"""Hints, analysed positions and tries at a better move."""

from __future__ import annotations

import pytest

import rollwright
from coach.judges import Whimsical
from coach.test_account import random_game
from rollwright.coach.analysis import analyse
from rollwright.coach.exercise import attempt, position_before
from rollwright.coach.hint import hint
from rollwright.coach.plays import moves_of, ways
from rollwright.coach.review import Reviewer
from rollwright.core.game import DICE, Game
from rollwright.core.judge import Judge, Scale
from rollwright.core.setup import Setup
from support.games import in_every_game


@pytest.fixture(autouse=True)
def whimsical(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judges that are quick; mistakes are not played on."""

    def judge(setup: Setup) -> Judge:
        return Whimsical(setup)

    for name in rollwright.game_names():
        coach = rollwright.game_type(name).coach
        monkeypatch.setattr(coach, "judge", judge)
        monkeypatch.setattr(coach, "scale", Scale(playouts=0))


def marking(name: str, seed: int) -> tuple[Game, int]:
    """A game in which several seats are about to mark, and one of them."""
    game = random_game(name, 3, seed)
    while len(game.pending) < 2:
        game.undo()
    return game, game.pending[-1]


@in_every_game
def test_ways_are_whole_decisions_and_lead_to_different_positions(name: str) -> None:
    game, seat = marking(name, 2)
    found = ways(Whimsical(game.setup), game, seat)
    ends = [tuple(way.after.numbers) for way in found]
    assert len(set(ends)) == len(ends) > 1
    assert [way.loss for way in found] == sorted(way.loss for way in found)
    for way in found:
        position = game.position()
        for words in moves_of(game, seat, way.actions):
            position.play(seat, words)
        assert tuple(position.numbers) == tuple(way.after.numbers)
        assert seat not in position.pending or len(way.actions) == 1


@in_every_game
def test_a_hint_has_the_moves_that_are_good(name: str) -> None:
    game, seat = marking(name, 3)
    given = hint(game, seat)
    assert given.hash == "whimsical"
    assert given.good[0].loss == 0
    assert all(play.loss <= rollwright.game_type(name).coach.scale.good for play in given.good)
    for words in given.good[0].moves:
        game.play(seat, words)


@in_every_game
def test_an_analysis_has_all_pending_seats(name: str) -> None:
    game, _ = marking(name, 4)
    found = analyse(game)
    assert tuple(each.seat for each in found.moves) == game.pending
    assert sum(found.chances) == pytest.approx(1)
    while not game.awaiting_roll:
        game.undo()
    assert analyse(game).moves == []


@in_every_game
def test_a_try_is_right_if_it_is_one_of_the_good_group(name: str) -> None:
    game = random_game(name, 3, seed=6)
    reviewer = Reviewer(game)
    for _ in reviewer.steps():
        pass
    wrong = [each for each in reviewer.review().decisions if each.verdict in ("mistake", "blunder")]
    assert wrong
    for decision in wrong[:5]:
        position = position_before(game, decision)
        assert seats_since(game, decision.phase, decision.events[0]) - {decision.seat} <= set(position.pending)
        played = attempt(position, decision.seat, decision.played.moves)
        assert (played.complete, played.right) == (True, False)
        better = attempt(position, decision.seat, decision.good[0].moves)
        assert (better.complete, better.right) == (True, True)
        assert not attempt(position, decision.seat, []).complete
        with pytest.raises(rollwright.IllegalMove):
            attempt(position, decision.seat, ["nonsense"])


def seats_since(game: Game, phase: int, event: int) -> set[int]:
    return {int(who) for who, _ in game.events[phase:event] if who != DICE}
