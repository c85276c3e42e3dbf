"""The solver against brute force, and how its tables are kept, on a paper with few routes."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from campaigns.solve import CASES, NEAR, differences, recipe_of
from games.ring_and_route.bots.plain import own_paper
from rollwright import OptionError
from rollwright.games.ring_and_route.bots.compressed import find_turns
from rollwright.games.ring_and_route.bots.making import solve, solve_loops
from rollwright.games.ring_and_route.bots.making.solve import Terms, prepare, solve_paper
from rollwright.games.ring_and_route.bots.printed import shipped_paper
from rollwright.games.ring_and_route.bots.route_uses import list_route_uses
from rollwright.games.ring_and_route.bots.sheet_state import index_of
from rollwright.games.ring_and_route.bots.solved import VERSION, Recipe, find_solved, solved_file
from rollwright.games.ring_and_route.material.sheet import NUMBER_POINTS
from support.thorough import times


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A solver that leaves every value at 0."""
    monkeypatch.setattr(solve, "compiled_solver", lambda: SimpleNamespace(solve_classes=lambda *_: None))


def test_the_shipped_paper_is_solved_unless_sheets_are_given() -> None:
    assert solve.recipes(seats=1, price=0.0) == [Recipe(shipped_paper(), 1, 0.0)]
    assert [recipe.seats for recipe in solve.recipes()] == [1, 2, 2, 3, 3, 4, 4]


@pytest.mark.compiled
@pytest.mark.parametrize("case", CASES)
def test_the_solver_agrees_with_brute_force(case: tuple[int, float, float]) -> None:
    solved = solve_paper(recipe_of(own_paper(), case), 1)
    for which in (0, 1):
        assert max(differences(solved, 0, which, times(60), seed=7)) < NEAR


@pytest.mark.compiled
def test_a_table_depends_on_neither_workers_nor_the_time() -> None:
    recipe, parts = Recipe(own_paper(), 2, 1.0), list[float]()
    one = solve_paper(recipe, 1, parts.append).values.copy()
    solved_file(recipe).unlink()
    assert (solve_paper(recipe, 2).values == one).all()
    assert parts == sorted(parts)
    assert parts[-1] == 1


@pytest.mark.compiled
def test_tables_that_come_out_differently_have_another_version() -> None:
    solved = solve_paper(Recipe(own_paper(), 2, 1.0), 1)
    assert VERSION == 1
    assert [round(value, 3) for value in solved.sheet(0, 1).empty()] == VALUES


VALUES = [15.378, 15.353]


@pytest.mark.compiled
def test_a_hazard_takes_what_may_still_come() -> None:
    hazards = (0.0, 0.5, 1.0)
    optima = [solve_paper(Recipe(own_paper(), 2, hazard=hazard), 1).sheet(0, 1).optimum for hazard in hazards]
    assert optima[2] == 0 < optima[1] < optima[0]


@pytest.mark.compiled
def test_the_first_sheet_of_a_paper_knows_the_second() -> None:
    solved = solve_paper(Recipe(own_paper(), 2, 1.0), 1)
    for side in (0, 1):
        second = solved.sheet(1 - side, 1)
        assert solved.sheet(side, 0).value(range(16), range(13)) == pytest.approx(60 + second.empty()[0])


@pytest.mark.compiled
def test_a_route_that_cannot_be_drawn_has_no_value() -> None:
    with pytest.raises(ValueError, match="n5"):
        solve_paper(Recipe(own_paper(), 1), 1).sheet(0, 1).value(route=(0, 5))


def test_the_longest_arcs_of_a_full_route_in_plain_python() -> None:
    """Only what follows from the rules at once: nothing more can be marked, or one ring space."""
    side, terms = own_paper().sides[0], Terms(2, 0.5, 0.0, can_turn=False, after=())
    numbers, values = terms.as_numbers(NUMBER_POINTS).tolist(), [0.0] * side.states(2)
    notes, lists = [0.0] * solve_loops.NOTES, [0] * solve_loops.LISTS
    plan = side.plan()
    solve_loops.list_steps(plan, lists, list_route_uses(plan, 0, 0, lists, 0))
    for length in (16, 15):
        solve_loops.solve_arcs(plan, numbers, values, 0, length, notes, lists, 0)
    arcs = [values[index_of(2, 0, 0, 0, length * 16)] for length in (16, 15)]
    assert arcs[0] == 60
    assert 53 - 0.5 * 5 < arcs[1] < 60 - 0.5


@pytest.mark.slow
@pytest.mark.compiled
def test_plain_and_compiled_solve_alike() -> None:
    import numpy as np

    side, terms = own_paper().sides[0], Terms(2, 0.5, 0.0, can_turn=True, after=(1.0, 2.0))
    plan, numbers = np.array(side.plan(), np.int64), terms.as_numbers(NUMBER_POINTS)
    found = []
    for solver in (solve.PROGRAM.plain(), solve.compiled_solver()):
        values = np.zeros(side.states(2), dtype=np.float32)
        notes, lists = np.zeros(solve_loops.NOTES, np.float32), np.zeros(solve_loops.LISTS, np.int64)
        solver.solve_classes(plan, numbers, values, 0, 2, notes, lists)
        found.append(values)
    assert np.abs(found[0] - found[1]).max() < 1e-4


# On disk -------------------------------------------------------------------------------------------------


@pytest.mark.compiled
def test_a_paper_is_solved_once(solved_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = solve_paper(Recipe(own_paper(), 1), 1)
    monkeypatch.setattr(solve, "compiled_solver", None)
    again = solve_paper(Recipe(own_paper(), 1), 1)
    assert again.sheet(0, 1).optimum == first.sheet(0, 1).optimum
    assert [file.suffix for file in solved_folder.iterdir()] == [".npy"]
    with pytest.raises(TypeError):
        solve_paper(Recipe(own_paper(), 1, 1.0), 1)  # another price, another table


@pytest.mark.usefixtures("quick")
def test_tables_are_kept_for_a_paper_a_number_of_seats_and_a_price() -> None:
    parts: list[float] = []
    solved = solve_paper(Recipe(own_paper(), 2, 1.0), 1, parts.append)
    assert (solved.values == 0).all()
    assert parts[-1] == 1
    assert find_solved(Recipe(own_paper(), 2, 1.0)) is find_solved(Recipe(own_paper(), 2, 1.0)) is not None
    for other in (Recipe(own_paper(), 3, 1.0), Recipe(own_paper(), 2, 1.5), Recipe(own_paper(), 2, 1.0, hazard=0.1)):
        assert find_solved(other) is None


@pytest.mark.usefixtures("quick")
def test_whoever_interrupts_the_solver_leaves_nothing_behind(solved_folder: Path) -> None:
    def interrupt(part: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        solve_paper(Recipe(own_paper(), 2, 1.0), 1, interrupt)
    assert list(solved_folder.iterdir()) == []


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("left", [0, 1, 80, 1000])
def test_a_damaged_table_is_made_anew(left: int) -> None:
    recipe = Recipe(own_paper(), 2, 1.0)
    whole = len(solve_paper(recipe, 1).values)
    file = solved_file(recipe)
    file.write_bytes(file.read_bytes()[:left])  # as a power cut may leave it
    assert find_solved(recipe) is None
    assert len(solve_paper(recipe, 1).values) == whole


def test_the_tables_of_earlier_versions_are_found_again() -> None:
    recipes = Recipe(shipped_paper(), 2, 3.5), Recipe(shipped_paper(), 2), Recipe(shipped_paper(), 2, hazard=0.2)
    assert [solved_file(recipe).name for recipe in recipes] == [
        "ring-and-route-ad223fa61fab0882480206ab.npy",
        "ring-and-route-40ade93ce740ee5794e17eb5.npy",
        "ring-and-route-f5dfb6177e74f73a360950fe.npy",
    ]


@pytest.mark.usefixtures("quick")
def test_all_that_levels_need_is_made_and_kept() -> None:
    paper, parts = own_paper(), list[float]()
    assert not solve.is_prepared(paper, 2)
    prepare(paper, 2, workers=1, progress=parts.append)
    assert solve.is_prepared(paper, 2)
    assert find_turns(paper, 2) is not None
    assert parts == sorted(parts)
    assert parts[-1] == 1
    prepare(paper, 2, progress=parts.append)
    assert parts[-1] == 1
    assert not solve.is_prepared(paper, 2, price=1.5)
    prepare(paper, 2, 1.5, 1)
    assert solve.is_prepared(paper, 2, price=1.5)


def test_tables_that_cannot_be_kept_are_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("ROLLWRIGHT_DATA_CACHE", str(tmp_path / "file"))
    with pytest.raises(OptionError) as caught:
        prepare(own_paper(), 2)
    assert caught.value.code == "file-not-written"
