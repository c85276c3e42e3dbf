"""The luck of throws: zero on average, and what it is measured by is the solved value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games.ring_and_route.bots.plain import own_game, plain
from rollwright import Game
from rollwright.bots.greedy import greedy_action
from rollwright.games.ring_and_route.bots import levels, luck
from rollwright.games.ring_and_route.bots.knowledge import knowledge_of, newest_knowledge
from rollwright.games.ring_and_route.bots.sheet_state import sheet_state
from rollwright.games.ring_and_route.bots.table_value import table_value
from rollwright.games.ring_and_route.bots.throws import mean_of_throws
from rollwright.games.ring_and_route.bots.value import EXPERT, PLANNER
from rollwright.games.ring_and_route.rules import kernel
from rollwright.kernel.contract import Knowledge


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
    return [(outcome, count / of) for outcome, count, of in game.kind.chance.outcomes(game.state)]


def test_luck_is_zero_on_average_in_plain_python() -> None:
    game = own_game(5)
    know = plain(newest_knowledge(game.setup, PLANNER))
    out, notes = [0] * levels.LEVEL_SCRATCH, [0.0] * luck.LUCK_NOTES
    seen = set()
    for due in throws_due(game, 6):
        kind = due.state[kernel.PHASE], due.state[kernel.THROWN]
        if kind in seen:
            continue
        seen.add(kind)
        for seat in (0, 1):
            fell = outcomes(due)[:: 40 if kind[1] == kernel.ALL_DICE else 5]
            values = [luck.prospect(due.state, 0, due.setup.facts, seat, each, out, notes, know) for each, _ in fell]
            mean = luck.prospect(due.state, 0, due.setup.facts, seat, 0, out, notes, know)
            lucks = [luck.luck(due.state, 0, due.setup.facts, seat, each, out, notes, know) for each, _ in fell]
            assert lucks == pytest.approx([each - mean for each in values])
            assert min(values) <= max(values)
    assert len(seen) > 1


@pytest.mark.compiled
def test_the_mean_over_all_throws_is_the_solved_value() -> None:
    import numpy as np

    game = own_game(5)
    known = knowledge_of(game.setup, EXPERT, 1.0)
    tell = game.kind.builds.compiled_levels.luck_for
    out, notes = np.zeros(levels.LEVEL_SCRATCH, dtype=np.int64), np.zeros(luck.LUCK_NOTES)
    facts = np.array(game.setup.facts, dtype=np.int64)
    looked_at = 0
    for due in throws_due(game, 30):
        state = np.array(due.state, dtype=np.int64)
        for seat in (0, 1):
            arguments = (out, notes, *known.arguments)
            mean = sum(part * tell(state, facts, seat, outcome, *arguments) for outcome, part in outcomes(due))
            assert mean == pytest.approx(0, abs=1e-9)
            if due.state[kernel.PHASE] == kernel.THROW:
                looked_at += check_value(due, seat, notes, known.arguments)
    assert looked_at > 10


def check_value(game: Game, seat: int, notes: Any, know: Knowledge) -> bool:
    """Before a throw the mean is the table's value and the price of the turn, unless the table ends the sheet (R13)."""
    facts = game.setup.facts
    missed = game.state[kernel.SEAT + seat * kernel.SEAT_SIZE + kernel.MISTHROWS]
    sheet = sheet_state(game.state, 0, facts, seat, missed, 0, know)
    value, ended = (table_value(facts, sheet._replace(misthrows=count), know) for count in (missed, 3))
    mean = mean_of_throws(0, kernel.ALL_DICE, notes)
    assert max(mean - 1.0, ended if sheet.which == 0 else -100.0) == pytest.approx(value, abs=1e-4)
    return bool(mean - 1.0 > ended)
