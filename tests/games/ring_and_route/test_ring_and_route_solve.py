"""The solver against brute force, its tables on disk, and the bots that play by them, on a sheet with few routes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import rollwright
from few_routes import FEW_ROUTES, OTHER
from oracle.ring_and_route import Print, Sheet
from rollwright import BoardError, Game, SeededDice
from rollwright.core.knowledge import Mind
from rollwright.games.ring_and_route.bots import compressed, dice_uses, knowledge, levels, route_cache, routes
from rollwright.games.ring_and_route.bots.making import solve, solve_loops
from rollwright.games.ring_and_route.bots.making.solve import Printed, Terms, solve_paper, solve_sheet
from rollwright.games.ring_and_route.material.sheet import NUMBER_POINTS, read_sheet, shipped_dice, shipped_sheet
from rollwright.games.ring_and_route.picture.facet import SheetMarks
from rollwright.games.ring_and_route.rules import kernel
from rollwright.kernel.twins import plain_modules
from solve_campaign import CASES, NEAR, differences

DICE = shipped_dice()


def printed(sheet: dict[str, Any] = FEW_ROUTES) -> Printed:
    return Printed(read_sheet(sheet), DICE, NUMBER_POINTS)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(solve, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(route_cache, "cache_folder", lambda: tmp_path)
    return tmp_path / "solved"


# Routes and uses -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("sheet", [read_sheet(FEW_ROUTES), shipped_sheet("1"), shipped_sheet("2")])
def test_routes_go_on_where_the_rules_allow_it(sheet: Any) -> None:
    all_routes, rng = routes.routes_of(sheet), random.Random(1)
    for _ in range(300):
        drawn, marked = 0, Sheet(Print(sheet.as_record()))
        while marked.route_spaces():
            allowed = {space for space, longer in enumerate(all_routes.after[drawn]) if longer >= 0}
            assert allowed == marked.route_spaces()
            class_ = all_routes.class_of[drawn]
            assert all_routes.lengths[class_] == len(marked.route)
            assert {number for number, _ in all_routes.ways[class_]} == {sheet.numbers[s].value for s in allowed}
            marked.route.append(rng.choice(sorted(allowed)))
            drawn = all_routes.after[drawn][marked.route[-1]]
        assert all_routes.ways[all_routes.class_of[drawn]] == ()


def test_what_follows_on_a_class_has_a_smaller_number() -> None:
    all_routes = printed().routes
    assert all(longer < class_ for class_, ways in enumerate(all_routes.ways) for _, longer in ways)
    assert [all_routes.lengths[layer.start] for layer in all_routes.layers()] == [*range(13, -1, -1)]


def test_a_sheet_with_too_many_routes_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "MOST_ROUTES", 20)
    with pytest.raises(BoardError) as refused:
        routes.routes_of(read_sheet(FEW_ROUTES))
    assert refused.value.code == "ring-and-route-sheet-too-many-routes"
    assert refused.value.params["limit"] == 20


def test_uses_are_numbered() -> None:
    assert len(dice_uses.all_uses()) == dice_uses.USES
    assert len(dice_uses._colour_steps()) == dice_uses.COLOUR_STEPS * 3
    assert dice_uses.use_of() == dice_uses.NOTHING
    assert dice_uses.use_of(3, 8) == dice_uses.use_of(8, 3) != dice_uses.use_of(3, 3, 8)


def test_arcs_are_numbered_by_length_and_first_space() -> None:
    for arc in range(dice_uses.ARCS):
        length, first = divmod(arc, kernel.RING)
        crossed = dice_uses.arc_seat(length, first)[kernel.CROSSED]
        assert dice_uses.arc_of(crossed) == (arc if 0 < length < kernel.RING else length * kernel.RING)


# Tables --------------------------------------------------------------------------------------------------


@pytest.mark.compiled
@pytest.mark.parametrize("terms", CASES)
def test_the_solver_agrees_with_brute_force(terms: Terms) -> None:
    assert max(differences(solve_sheet(printed(), terms, workers=1), 40, seed=7)) < NEAR


@pytest.mark.compiled
def test_a_table_depends_on_neither_workers_nor_the_time() -> None:
    parts: list[float] = []
    one = solve._solved(printed(), Terms(2, 1.0), 1, parts.append)
    two = solve._solved(printed(), Terms(2, 1.0), 2, solve.silent)
    assert (one == two).all()
    assert parts == sorted(parts)
    assert parts[-1] == 1


@pytest.mark.compiled
def test_tables_that_come_out_differently_have_another_version() -> None:
    table = solve_sheet(printed(), Terms(2, 1.0), 1)
    assert solve.VERSION == 1
    assert [round(value, 3) for value in table.empty()] == VALUES


VALUES = [15.378, 15.353]


@pytest.mark.compiled
def test_a_table_is_solved_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = solve_sheet(printed(), Terms(), 1)
    monkeypatch.setattr(solve, "_solved", None)
    again = solve_sheet(printed(), Terms(), 1)
    assert again.optimum == first.optimum
    assert [file.suffix for file in folder.iterdir()] == [".npy"]
    with pytest.raises(TypeError):
        solve_sheet(printed(), Terms(price=1.0), 1)  # other terms, another table


@pytest.mark.compiled
def test_a_route_that_cannot_be_drawn_has_no_value() -> None:
    with pytest.raises(ValueError, match="n5"):
        solve_sheet(printed(), Terms(), 1).value(route=(0, 5))


@pytest.mark.compiled
def test_the_first_sheet_of_a_paper_knows_the_second() -> None:
    sides = (printed(), printed(OTHER))
    paper = solve_paper(sides, 2, 1.0, 1)
    for side in (0, 1):
        second = paper.table(1 - side, 1)
        assert paper.table(side, 0).value(range(16), range(13)) == pytest.approx(60 + second.empty()[0])
        alone = solve_sheet(sides[side], Terms(2, 1.0, can_turn=True, after=second.empty()), 1)
        assert (alone.values == paper.table(side, 0).values).all()


def test_the_longest_arcs_of_a_full_route_in_plain_python() -> None:
    """Only what follows from the rules at once: nothing more can be marked, or one ring space."""
    of, terms = printed(), Terms(2, 0.5)
    numbers, values = solve._numbers(NUMBER_POINTS, terms).tolist(), [0.0] * of.size(2)
    notes, lists = [0.0] * solve_loops.NOTES, [0] * solve_loops.LISTS
    plan = of.plan.tolist()
    solve_loops._list_steps(plan, lists, solve_loops.list_reached(plan, 0, 0, lists, 0))
    for length in (16, 15):
        solve_loops._solve_arcs(plan, numbers, values, 0, length, notes, lists, 0)
    arcs = [values[solve_loops.index_of(2, 0, 0, 0, length * 16)] for length in (16, 15)]
    assert arcs[0] == 60
    assert 53 - 0.5 * 5 < arcs[1] < 60 - 0.5


def test_tables_are_kept_as_a_whole(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = SimpleNamespace(solve_classes=lambda *_: None)
    monkeypatch.setattr(solve, "compiled", lambda: nothing)
    sides, parts = (printed(), printed(OTHER)), list[float]()
    paper = solve_paper(sides, 2, 1.0, 1, parts.append)
    assert solve.is_solved(sides, 2, 1.0)
    assert not solve.is_solved(sides, 3, 1.0)
    assert (paper.values == 0).all()
    assert parts[-1] == 1
    assert solve_sheet(printed(), Terms(), 1).optimum == 0
    before = set(folder.iterdir())
    with pytest.raises(KeyboardInterrupt), solve.whole_file(folder / "new.npy") as part:
        part.write(b"half")
        raise KeyboardInterrupt
    assert set(folder.iterdir()) == before
    solve.paper_file(sides, 2, 1.0).write_bytes(b"")  # as a power cut may leave it
    assert (solve_paper(sides, 2, 1.0, 1).values == 0).all()


@pytest.mark.slow
@pytest.mark.compiled
def test_plain_and_compiled_solve_alike() -> None:
    import numpy as np

    of, terms = printed(), Terms(2, 0.5, can_turn=True, after=(1.0, 2.0))
    plain = plain_modules("ring-and-route-solver", (solve_loops,))
    numbers = solve._numbers(NUMBER_POINTS, terms)
    found = []
    for solver in (plain, solve.compiled()):
        values = np.zeros(of.size(2), dtype=np.float32)
        notes, lists = np.zeros(solve_loops.NOTES, np.float32), np.zeros(solve_loops.LISTS, np.int64)
        solver.solve_classes(of.plan, numbers, values, 0, 2, notes, lists)
        found.append(values)
    assert np.abs(found[0] - found[1]).max() < 1e-4


# Bots ----------------------------------------------------------------------------------------------------


def game_of_two(seed: int) -> Game:
    sheets = {"1": FEW_ROUTES, "2": OTHER}
    return rollwright.new_game("ring-and-route", sheets=["1", "2"], sheet_set=sheets, dice=SeededDice(seed))


def positions(game: Game, mind: Mind) -> Iterator[tuple[Game, int]]:
    """The decisions of a game that a mind plays with itself."""
    while not game.over:
        if game.awaiting_roll:
            game.roll()
            continue
        seat = game.pending[0]
        yield game, seat
        action = mind.action(game, seat)
        assert action in game.legal_actions(seat)
        game.act(seat, action)


@pytest.fixture(scope="module")
def solved_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache folder with all tables of this paper."""
    folder, setup = tmp_path_factory.mktemp("cache"), game_of_two(0).setup
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(solve, "cache_folder", lambda: folder)
        ways = {mind.way for mind in (knowledge.by_table(setup), knowledge.by_race(setup), knowledge.by_hand(setup))}
        assert len(ways) == 1, "nothing is solved yet"
        knowledge.solve_setup(setup, 1)
    return folder


@pytest.fixture
def solved(folder: Path, solved_once: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solve, "cache_folder", lambda: solved_once)


def minds_of(game: Game) -> list[Mind]:
    """The levels, with tables of this paper."""
    return [knowledge.by_hand(game.setup), knowledge.by_table(game.setup), knowledge.by_race(game.setup)]


@pytest.mark.compiled
@pytest.mark.usefixtures("solved")
def test_levels_play_to_the_end() -> None:
    for mind in minds_of(game_of_two(0)):
        for seed in range(3):
            game = game_of_two(seed)
            assert len(list(positions(game, mind))) > 10
            assert rollwright.replay(game.record()).over


def ends_of_a_part(game: Game, seat: int) -> Iterator[Game]:
    """Every way in which a seat can mark, before it finishes its part."""
    yield game
    for move in game.legal_moves(seat):
        if move not in ("done", "turn"):
            after = game.copy()
            after.play(seat, move)
            yield from ends_of_a_part(after, seat)


def value_of(game: Game, seat: int, paper: solve.Paper) -> float:
    """Of finishing one's part like this."""
    marks = SheetMarks.of(game, seat)
    state, me = game.state, kernel.SEAT + seat * kernel.SEAT_SIZE
    active, which = state[kernel.ACTIVE], state[me + kernel.SHEET]
    missed = state[me + kernel.USED].bit_count() < (3 if active == seat else 2)
    side, phase = (seat + which) % 2, (active + 1 - seat) % 2
    if marks.misthrows + missed < 3:
        return paper.table(side, which).value(marks.ring, marks.route, marks.misthrows + missed, phase)
    points = game.scores[seat] - state[me + kernel.BANKED]
    return points + (paper.table(1 - side, 1).empty()[phase] if which == 0 else 0)


@pytest.mark.compiled
@pytest.mark.usefixtures("solved")
def test_marks_by_the_table_lead_to_the_best_value() -> None:
    _, mind, _ = minds_of(game_of_two(0))
    paper = solve_paper(knowledge.sides_of(game_of_two(0).setup), 2, knowledge.PRICES[2])
    looked_at = 0
    for game, seat in positions(game_of_two(1), mind):
        if "done" in game.legal_moves(seat):
            best = max(value_of(end, seat, paper) for end in ends_of_a_part(game, seat))
            chosen = game.copy()
            while (action := mind.action(chosen, seat)) < kernel.DONE:
                chosen.act(seat, action)
            assert value_of(chosen, seat, paper) == pytest.approx(best)
            looked_at += 1
    assert looked_at > 10


@pytest.mark.compiled
@pytest.mark.usefixtures("solved")
def test_small_copies_of_tables_are_close() -> None:
    import numpy as np

    paper = solve_paper((printed(), printed(OTHER)), 2, knowledge.PRICES[2], 1)
    copies = compressed.copy_of_values(paper)
    for side, which in product((0, 1), repeat=2):
        rows, columns = copies[f"rows-{side}"], copies[f"columns-{side}-{which}"]
        exact = paper.table(side, which).values.reshape(len(rows), -1)
        assert np.abs(rows.astype(float) @ columns.astype(float).T - exact).mean() < 0.5


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.usefixtures("solved")
def test_plain_and_compiled_decide_alike() -> None:
    plain = rollwright.game_type("ring-and-route").twins.plain_levels
    for mind in minds_of(game_of_two(0)):
        know = mind.arguments._replace(numbers=mind.numbers.tolist())
        for number, (game, seat) in enumerate(positions(game_of_two(2), mind)):
            if number % 17 == 0:
                out, notes = [0] * levels.LEVEL_SCRATCH, [0.0] * levels.LEVEL_NOTES
                action = plain.decide(list(game.state), 0, game.setup.facts, seat, out, notes, know)
                assert action == mind.action(game, seat)
