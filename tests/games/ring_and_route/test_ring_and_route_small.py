"""The copies of tables that come with the package, and how levels play by them, mostly in plain Python."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import rollwright
from few_routes import FEW_ROUTES, OTHER
from rollwright import Game, SeededDice
from rollwright.bots.greedy import greedy_action
from rollwright.core.knowledge import Mind
from rollwright.games.ring_and_route.bots import compressed, levels
from rollwright.games.ring_and_route.bots import knowledge as minds
from rollwright.games.ring_and_route.bots import worth as w
from rollwright.games.ring_and_route.bots.making import solve
from rollwright.games.ring_and_route.rules import kernel
from rollwright.kernel.contract import Knowledge

LARGEST = 5_000_000


@pytest.fixture(autouse=True)
def nothing_is_solved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solve, "cache_folder", lambda: tmp_path)


def shipped_game(seats: int, **options: Any) -> Game:
    return rollwright.new_game("ring-and-route", sheets=["1", "2", "1", "2"][:seats], **options)


def knowledge(mind: Mind) -> Knowledge:
    """As plain Python takes it."""
    return Knowledge(mind.way, mind.numbers.tolist(), mind.values.tolist(), mind.weights.tolist())


def plain_action(game: Game, seat: int, know: Any) -> int:
    out, notes = [0] * levels.LEVEL_SCRATCH, [0.0] * levels.LEVEL_NOTES
    return levels.decide(list(game.state), 0, game.setup.facts, seat, out, notes, know)


def test_the_package_has_copies_for_every_number_of_seats() -> None:
    sides = minds.shipped_sides()
    for seats in minds.PRICES:
        assert compressed.small_paper(sides, seats) is not None
        assert compressed.has_turns(sides, seats) == (seats > 1)
    assert sum(file.stat().st_size for file in compressed.DATA.iterdir()) < LARGEST


def test_a_copy_is_close_to_the_optimum() -> None:
    game = shipped_game(1)
    know = knowledge(minds.by_table(game.setup))
    state, table = list(game.state), game.setup.facts
    first = w.spot_of(state, 0, table, 0, 0, 0, know)
    assert w.priced(table, 0, first, know) == pytest.approx(88.94, abs=0.3)
    state[kernel.SEAT + kernel.SHEET] = 1
    second = w.spot_of(state, 0, table, 0, 0, 0, know)
    assert w.priced(table, 0, second, know) == pytest.approx(44.43, abs=0.3)
    assert w.priced(table, 0, (0, *first[1:3], 3, 0), know) == w.priced(table, 0, second, know)


def test_turns_are_left_until_both_sheets_are_done() -> None:
    game = shipped_game(2, dice=SeededDice(1))
    know = knowledge(minds.by_race(game.setup))
    empty = w.spot_of(game.state, 0, game.setup.facts, 0, 0, 0, know)
    second = (1, w._no_route(0, know), 0, 0, 0)
    table = game.setup.facts
    assert 0 < w.turns_left(table, 0, second, know) <= w.turns_left(table, 0, empty, know) + 0.5 < 40
    assert w.turns_left(table, 0, (1, *second[1:3], 3, 0), know) == 0


def test_alone_there_is_no_race() -> None:
    assert minds.by_race(shipped_game(1).setup).way == w.PRICED


def test_a_paper_of_ones_own_is_played_by_hand_until_it_is_solved() -> None:
    game = rollwright.new_game("ring-and-route", sheets=["1", "2"], sheet_set={"1": FEW_ROUTES, "2": OTHER})
    assert minds.by_table(game.setup).way == minds.by_race(game.setup).way == w.HAND
    assert not minds.is_ready(game.setup)


@pytest.mark.parametrize("level", [3, 4, 5])
def test_levels_decide_in_plain_python(level: int) -> None:
    game = shipped_game(2, dice=SeededDice(level))
    know = knowledge(minds.newest_of(game.setup, level))
    for _ in range(9):
        while game.awaiting_roll:
            game.roll()
        seat = game.pending[0]
        action = plain_action(game, seat, know)
        assert action in game.legal_actions(seat)
        game.act(seat, action)


def late_game(points: int) -> Game:
    """Seat 0 is active and ends the game if it doesn't use all dice (R11, R15); it has so many points and 26 more."""
    ring = [f"c{space}" for space in range(16)]
    done = {"sheet": 2, "points": points, "ring": ring, "route": ["n0"], "misthrows": 2}
    other = {"sheet": 2, "points": 40, "ring": ring[:5], "misthrows": 2}
    kind = rollwright.game_type("ring-and-route")
    setup = kind.set_up(None, 0, pieces=["1", "2"])
    return Game(kind, setup, start={"active": 0, "turns": 30, "seats": [done, other]})


def dice_used(game: Game, throw: str, know: Any = None) -> int:
    """By seat 0, greedy or knowing, if it keeps this throw."""
    game.roll(throw)
    game.act(0, kernel.KEEP)
    while 0 in game.pending:
        used = game.state[kernel.SEAT + kernel.USED].bit_count()
        game.act(0, plain_action(game, 0, know) if know else greedy_action(game, 0))
    return used


def test_level_5_ends_the_game_only_if_it_is_ahead() -> None:
    throws = [throw for throw, _ in late_game(0).outcomes()]
    throw = next(throw for throw in throws if dice_used(late_game(0), throw) == 3)
    know = knowledge(minds.by_race(late_game(0).setup))
    assert dice_used(late_game(0), throw, know) == 3
    assert dice_used(late_game(80), throw, know) < 3


def test_level_5_also_looks_around_without_a_table_of_turns() -> None:
    game = shipped_game(2, dice=SeededDice(3))
    way, mind, values, weights = knowledge(minds.by_race(game.setup))
    weights[w.R_RANK] = 0
    game.roll()
    assert plain_action(game, 0, (way, mind, values, weights)) in game.legal_actions(0)


def test_all_that_levels_need_is_made_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a solver that leaves every value at 0."""
    monkeypatch.setattr(solve, "compiled", lambda: SimpleNamespace(solve_classes=lambda *_: None))
    game = rollwright.new_game("ring-and-route", sheets=["1", "2"], sheet_set={"1": FEW_ROUTES, "2": OTHER})
    parts: list[float] = []
    minds.solve_setup(game.setup, 1, parts.append)
    minds.solve_setup(game.setup, 1, parts.append)
    assert minds.is_ready(game.setup)
    assert parts[-1] == 1
    mind = minds.by_race(game.setup)
    assert (mind.way, mind.weights[w.R_RANK]) == (w.RACE, compressed.RANK)
    assert not mind.weights[w.RACE_WEIGHTS :].any()
    copies = compressed.copy_of_values(solve.solve_paper(minds.sides_of(game.setup), 2, minds.PRICES[2]))
    assert copies["rows-0"].shape[1] == copies["columns-0-1"].shape[1] == compressed.RANK


def test_a_damaged_copy_is_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a solver that leaves every value at 0."""
    import numpy as np

    monkeypatch.setattr(solve, "compiled", lambda: SimpleNamespace(solve_classes=lambda *_: None))
    setup = rollwright.new_game("ring-and-route", sheets=["1", "2"], sheet_set={"1": FEW_ROUTES, "2": OTHER}).setup
    minds.solve_setup(setup, 1)
    (file,) = solve.solved_folder().glob("turns-*")
    whole = file.read_bytes()
    changed = whole.replace(b"PK\3\4", b"PK\3\5")
    with np.load(file) as copies:
        shorter = {name: copies[name][:-1] for name in copies}
    for damage in (b"", b"PK", whole[:-1], whole[: len(whole) // 2], changed, b"\x00" * 99, shorter):
        if isinstance(damage, bytes):
            file.write_bytes(damage)
        else:
            np.savez_compressed(file, **damage)
        minds._ready.clear()  # as in another process
        assert not minds.is_ready(setup)
        minds.solve_setup(setup, 1)
        assert minds.is_ready(setup)
        assert file.read_bytes()[:2] == b"PK"
        assert minds.by_race(setup).weights[w.R_RANK] == compressed.RANK


@pytest.mark.compiled
def test_the_turns_of_a_paper_of_ones_own_are_kept() -> None:
    game = rollwright.new_game("ring-and-route", sheets=["1", "2"], sheet_set={"1": FEW_ROUTES, "2": OTHER})
    parts: list[float] = []
    minds.solve_setup(game.setup, 1, parts.append)
    assert minds.is_ready(game.setup)
    assert parts == sorted(parts)
    assert parts[-1] == 1
    mind = minds.by_race(game.setup)
    assert mind.way == w.RACE
    assert mind.weights[w.R_RANK] == compressed.RANK
    empty = w.spot_of(game.state, 0, game.setup.facts, 0, 0, 0, knowledge(mind))
    dear = minds.by_table(game.setup)
    cheap = minds.by_table(game.setup, minds.PRICES[2] - compressed.CHEAPER)
    values = [w.priced(game.setup.facts, 0, empty, knowledge(other)) for other in (cheap, dear)]
    turns = w.turns_left(game.setup.facts, 0, empty, knowledge(mind))
    assert turns == pytest.approx((values[0] - values[1]) / compressed.CHEAPER, abs=0.3)
