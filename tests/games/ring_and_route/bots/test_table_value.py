"""What tables say about sheets of the shipped paper, in plain Python."""

from __future__ import annotations

import pytest

from games.ring_and_route.bots.plain import plain, shipped_game
from rollwright import Game
from rollwright.games.ring_and_route.bots.knowledge import newest_knowledge
from rollwright.games.ring_and_route.bots.sheet_state import SheetState, second_sheet, sheet_state
from rollwright.games.ring_and_route.bots.table_value import rush_value, table_value, turns_left
from rollwright.games.ring_and_route.bots.value import EXPERT, MASTER
from rollwright.games.ring_and_route.rules import kernel
from rollwright.kernel.contract import Knowledge


def known(game: Game, level: int) -> tuple[Knowledge, SheetState, SheetState]:
    """What a level knows, the empty first sheet of seat 0, and the second one."""
    know = plain(newest_knowledge(game.setup, level))
    first = sheet_state(game.state, 0, game.setup.facts, 0, 0, 0, know)
    return know, first, second_sheet(first, know)


def test_shipped_values_are_close_to_the_optimum() -> None:
    game = shipped_game(1)
    know, first, second = known(game, EXPERT)
    facts = game.setup.facts
    assert table_value(facts, first, know) == pytest.approx(88.94, abs=0.3)
    assert table_value(facts, second, know) == pytest.approx(44.43, abs=0.3)
    ended = first._replace(misthrows=kernel.MISTHROWS_ALLOWED)
    assert table_value(facts, ended, know) == table_value(facts, second, know)
    assert table_value(facts, second._replace(misthrows=kernel.MISTHROWS_ALLOWED), know) == 0


def test_turns_are_left_until_both_sheets_are_done() -> None:
    game = shipped_game(2)
    know, first, second = known(game, MASTER)
    facts = game.setup.facts
    assert 0 < turns_left(facts, second, know) <= turns_left(facts, first, know) + 0.5 < 40
    assert turns_left(facts, second._replace(misthrows=kernel.MISTHROWS_ALLOWED), know) == 0


def test_in_a_rush_a_sheet_brings_less_than_it_could() -> None:
    game = shipped_game(2)
    know, first, second = known(game, MASTER)
    facts, six = game.setup.facts, second._replace(arc=6 * kernel.RING)
    assert 0 < rush_value(facts, second, know) < rush_value(facts, six, know) < 20
    assert rush_value(facts, six._replace(misthrows=kernel.MISTHROWS_ALLOWED), know) == 0
    ended = first._replace(misthrows=kernel.MISTHROWS_ALLOWED)
    assert rush_value(facts, ended, know) == rush_value(facts, second, know)


def test_the_second_sheet_is_the_other_side_of_the_paper() -> None:
    game = shipped_game(2)
    know, _, _ = known(game, EXPERT)
    for seat in (0, 1):
        first = sheet_state(game.state, 0, game.setup.facts, seat, 0, 0, know)
        assert (first.side, first.which) == (seat, 0)
        assert second_sheet(first, know)[:2] == (1 - seat, 1)
