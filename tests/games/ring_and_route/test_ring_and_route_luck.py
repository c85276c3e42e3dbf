"""The luck of throws: zero on average, and what it is measured by is the solved value."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rollwright
from few_routes import FEW_ROUTES, OTHER
from rollwright import Game, SeededDice
from rollwright.bots.greedy import greedy_action
from rollwright.games.ring_and_route.bots import knowledge, levels, luck
from rollwright.games.ring_and_route.bots import worth as w
from rollwright.games.ring_and_route.bots.making import solve
from rollwright.games.ring_and_route.rules import kernel
from rollwright.kernel.contract import Knowledge


@pytest.fixture(autouse=True)
def nothing_is_solved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solve, "cache_folder", lambda: tmp_path)


def own_game(seed: int) -> Game:
    sheets = {"1": FEW_ROUTES, "2": OTHER}
    return rollwright.new_game("ring-and-route", sheets=["1", "2"], sheet_set=sheets, dice=SeededDice(seed))


def throws_due(game: Game, most: int) -> Iterator[Game]:
    """The game before each of its throws; greedy players, who throw again now and then."""
    while not game.over and most:
        if game.awaiting_roll:
            yield game
            game.roll()
            most -= 1
        else:
            seat = game.pending[0]
            game.act(seat, greedy_action(game, seat))


def outcomes(game: Game) -> list[tuple[int, float]]:
    return [(outcome, count / of) for outcome, count, of in game.kind.outcomes(game.state)]


def test_luck_is_zero_on_average_in_plain_python() -> None:
    game = own_game(5)
    mind = knowledge.by_hand(game.setup)
    know = Knowledge(mind.way, mind.numbers.tolist(), mind.values.tolist(), mind.weights.tolist())
    out, notes = [0] * levels.LEVEL_SCRATCH, [0.0] * luck.LUCK_NOTES
    seen = set()
    for due in throws_due(game, 6):
        kind = due.state[kernel.PHASE], due.state[kernel.THROWN]
        if kind in seen:
            continue
        seen.add(kind)
        for seat in (0, 1):
            fell = outcomes(due)[:: 40 if kind[1] == kernel.ALL_DICE else 5]
            worth = [luck.prospect(due.state, 0, due.setup.facts, seat, each, out, notes, know) for each, _ in fell]
            mean = luck.prospect(due.state, 0, due.setup.facts, seat, 0, out, notes, know)
            lucks = [luck.luck(due.state, 0, due.setup.facts, seat, each, out, notes, know) for each, _ in fell]
            assert lucks == pytest.approx([each - mean for each in worth])
            assert min(worth) <= max(worth)
    assert len(seen) > 1


@pytest.mark.compiled
def test_the_mean_over_all_throws_is_the_solved_value() -> None:
    import numpy as np

    game = own_game(5)
    mind = knowledge.by_table(game.setup, 1.0)
    know: Any = mind.arguments
    tell = game.kind.twins.compiled_levels.luck_for
    out, notes = np.zeros(levels.LEVEL_SCRATCH, dtype=np.int64), np.zeros(luck.LUCK_NOTES)
    table = np.array(game.setup.facts, dtype=np.int64)
    looked_at = 0
    for due in throws_due(game, 30):
        state = np.array(due.state, dtype=np.int64)
        for seat in (0, 1):
            arguments = (out, notes, *mind.arguments)
            mean = sum(part * tell(state, table, seat, outcome, *arguments) for outcome, part in outcomes(due))
            assert mean == pytest.approx(0, abs=1e-9)
            if due.state[kernel.PHASE] == kernel.THROW:
                looked_at += check_value(due, seat, notes, know)
    assert looked_at > 10


def check_value(game: Game, seat: int, notes: Any, know: Any) -> bool:
    """Before a throw the mean is the table's value and the price of the turn, unless the table ends the sheet (R13)."""
    table = game.setup.facts
    missed = game.state[kernel.SEAT + seat * kernel.SEAT_SIZE + kernel.MISTHROWS]
    spot = w.spot_of(game.state, 0, table, seat, missed, 0, know)
    value, ended = (w.priced(table, seat, (*spot[:3], count, spot[4]), know) for count in (missed, 3))
    mean = levels.mean_of_throws(0, kernel.ALL_DICE, notes)
    assert max(mean - 1.0, ended if spot[0] == 0 else -100.0) == pytest.approx(value, abs=1e-4)
    return bool(mean - 1.0 > ended)
