"""The compressed tables that ship with the package, and those that are made."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from games.ring_and_route.bots.plain import own_game, own_paper
from rollwright.games.ring_and_route.bots import table_value as t
from rollwright.games.ring_and_route.bots.compressed import DATA, RANK, RUSH, TURNS, VALUES, find_turns, shipped
from rollwright.games.ring_and_route.bots.knowledge import newest_knowledge
from rollwright.games.ring_and_route.bots.making import solve
from rollwright.games.ring_and_route.bots.printed import shipped_paper, shipped_papers
from rollwright.games.ring_and_route.bots.solved import PRICES
from rollwright.games.ring_and_route.bots.value import MASTER
from rollwright.games.ring_and_route.chances import knowledge as chances

LARGEST = 5_000_000


def test_the_package_has_tables_of_the_first_paper_for_every_number_of_seats() -> None:
    paper = shipped_paper()
    for seats in PRICES:
        assert shipped(VALUES, paper, seats) is not None
        assert (shipped(TURNS, paper, seats) is not None) == (seats > 1)
        assert (shipped(RUSH, paper, seats) is not None) == (seats == 2)


@pytest.mark.parametrize("number", [1, 2])
def test_the_package_has_tables_of_the_other_papers_for_two_seats(number: int) -> None:
    paper = shipped_papers()[number]
    assert all(shipped(kind, paper, 2) is not None for kind in (VALUES, TURNS, RUSH))


def test_all_data_that_ships_is_small() -> None:
    folders = DATA, chances.DATA
    assert sum(file.stat().st_size for folder in folders for file in folder.iterdir()) < LARGEST


def test_a_table_is_never_taken_for_that_of_another_paper() -> None:
    assert all(shipped(kind, own_paper(), 2) is None for kind in (VALUES, TURNS, RUSH))


def test_a_damaged_table_of_turns_is_made_anew(solved_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a solver that leaves every value at 0."""
    import numpy as np

    monkeypatch.setattr(solve, "compiled_solver", lambda: SimpleNamespace(solve_classes=lambda *_: None))
    paper, setup = own_paper(), own_game().setup
    solve.prepare(paper, 2, workers=1)
    (file,) = solved_folder.glob("turns-*")
    whole = file.read_bytes()
    changed = whole.replace(b"PK\3\4", b"PK\3\5")
    with np.load(file) as matrices:
        shorter = {name: matrices[name][:-1] for name in matrices}
    for damage in (b"", b"PK", whole[:-1], whole[: len(whole) // 2], changed, b"\x00" * 99, shorter):
        if isinstance(damage, bytes):
            file.write_bytes(damage)
        else:
            np.savez_compressed(file, **damage)
        assert find_turns(paper, 2) is None
        assert not solve.is_prepared(paper, 2)
        solve.prepare(paper, 2, workers=1)
        assert solve.is_prepared(paper, 2)
        assert newest_knowledge(setup, MASTER).weights[t.W_TURNS_RANK] == RANK
