"""How planner, expert and master decide: in plain Python as compiled, with shipped tables and with solved ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import rollwright
from games.ring_and_route.bots.plain import own_game, own_paper, plain, plain_action, shipped_game
from rollwright import Game, SeededDice
from rollwright.bots.greedy import greedy_action
from rollwright.core.knowledge import BotKnowledge
from rollwright.games.ring_and_route.bots.knowledge import newest_knowledge
from rollwright.games.ring_and_route.bots.levels import EXPERT, MASTER, PLANNER
from rollwright.games.ring_and_route.bots.making.solve import prepare
from rollwright.games.ring_and_route.bots.value import RACER
from rollwright.games.ring_and_route.rules import kernel
from rollwright.kernel.contract import Knowledge

LEVELS = (PLANNER, EXPERT, MASTER)
ON_OWN_PAPER = {PLANNER: PLANNER, EXPERT: EXPERT, MASTER: RACER}


@pytest.fixture(scope="module")
def solved_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all tables of the paper of one's own."""
    folder = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ROLLWRIGHT_DATA_CACHE", str(folder))
        prepare(own_paper(), 2, workers=1)
    return folder


@pytest.fixture
def solved(solved_folder: Path, solved_once: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROLLWRIGHT_DATA_CACHE", str(solved_once))


def decisions(game: Game, known: BotKnowledge) -> Iterator[tuple[Game, int]]:
    """The decisions of a game that a level plays with itself."""
    while not game.over:
        if game.awaiting_roll:
            game.roll()
            continue
        seat = game.pending[0]
        yield game, seat
        action = known.action(game, seat)
        assert action in game.legal_actions(seat)
        game.act(seat, action)


@pytest.mark.parametrize("level", [PLANNER, EXPERT])
def test_levels_decide_in_plain_python(level: int) -> None:
    game = shipped_game(2, dice=SeededDice(level))
    know = plain(newest_knowledge(game.setup, level))
    assert know.way == level
    for _ in range(9):
        while game.awaiting_roll:
            game.roll()
        seat = game.pending[0]
        action = plain_action(game, seat, know)
        assert action in game.legal_actions(seat)
        game.act(seat, action)


@pytest.mark.compiled
@pytest.mark.usefixtures("solved")
@pytest.mark.parametrize("level", LEVELS)
def test_levels_play_to_the_end(level: int) -> None:
    known = newest_knowledge(own_game().setup, level)
    assert known.way == ON_OWN_PAPER[level]
    for seed in range(3):
        game = own_game(seed)
        assert len(list(decisions(game, known))) > 10
        assert rollwright.replay(game.record()).over


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.usefixtures("solved")
@pytest.mark.parametrize("level", LEVELS)
def test_plain_and_compiled_decide_alike(level: int) -> None:
    known = newest_knowledge(own_game().setup, level)
    assert known.way == ON_OWN_PAPER[level]
    know = Knowledge(known.way, known.numbers.tolist(), known.values, known.weights)  # type: ignore[arg-type]
    for number, (game, seat) in enumerate(decisions(own_game(2), known)):
        if number % 17 == 0:
            assert plain_action(game, seat, know) == known.action(game, seat)


@pytest.mark.compiled
@pytest.mark.parametrize("way", [EXPERT, RACER])
def test_compiled_or_not_a_rush_is_answered_in_the_same_way(way: int) -> None:
    game = shipped_game(2, dice=SeededDice(4))
    known = replace(newest_knowledge(game.setup, EXPERT), way=way)
    know, asked = plain(known), 0
    while not game.over and asked < 24:
        if game.awaiting_roll:
            game.roll()
        elif 1 in game.pending:
            game.play(1, rushing_move(game))
        else:
            action = plain_action(game, 0, know)
            assert action == known.action(game, 0)
            game.act(0, action)
            asked += 1
    assert game.state[kernel.SEAT + kernel.SEAT_SIZE + kernel.SHEET] == 1, "there was a rush"


def rushing_move(game: Game) -> str:
    """Of a seat that ends its first sheet as soon as it can."""
    legal = game.legal_moves(1)
    for move in ("keep", "turn"):
        if move in legal:
            return move
    return game.kind.notation.write_action(game.setup, 1, greedy_action(game, 1))
