"""Files that name boards of an edition are gone on with on the same boards."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from rollwright.core.registry import game_type
from rollwright.games.diceland.material.board import shipped_board
from rollwright.lab.certificate import Trial
from rollwright.lab.dataset import FINISHED, Dataset, write_dataset
from rollwright.lab.jobs import Job
from rollwright.lab.tournament import Plan, play_tournament
from rollwright.lab.tournament.journal import kept_in
from support.editions import FIRST, SECOND, second_edition, two_editions  # noqa: F401 (one is a fixture)

JOB = Job(
    "diceland", ("random", "random"), games=4, seed=7, pieces=("A", "C")
)  # copied where used: a job keeps its set-ups
PLAN = Plan("diceland", ("random", "random"), games=16, seed=7, pieces=("A", "C"), luck=False)


def boards_in(dataset: Dataset) -> dict[str, str]:
    boards: dict[str, str] = dataset.game(0).record()["boards"]
    return boards


def test_a_data_set_stays_on_its_boards(tmp_path: Path) -> None:
    before = write_dataset(replace(JOB), tmp_path / "data", workers=1)
    told = (tmp_path / "data" / FINISHED).read_bytes()
    results, first = before.results().rows.tolist(), {name: shipped_board(name).text for name in "AC"}
    with two_editions(tmp_path / "boards"):
        again = write_dataset(replace(JOB), tmp_path / "data", workers=1)
        assert (tmp_path / "data" / FINISHED).read_bytes() == told
        assert again.results().rows.tolist() == results
        assert boards_in(again) == boards_in(Dataset.open(tmp_path / "data")) == first


@pytest.mark.usefixtures("second_edition")
def test_a_new_data_set_tells_its_edition(tmp_path: Path) -> None:
    write_dataset(replace(JOB), tmp_path / "data", workers=1)
    assert json.loads((tmp_path / "data" / FINISHED).read_text("utf-8"))["edition"] == SECOND
    assert boards_in(Dataset.open(tmp_path / "data")) == {name: shipped_board(name, SECOND).text for name in "AC"}


def test_a_tournament_stays_on_its_boards(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    before = play_tournament(replace(PLAN), 1, journal=journal).figures()
    kept = journal.read_bytes()
    journal.write_bytes(b"".join(kept.splitlines(keepends=True)[:2]))  # interrupted after the first block
    with two_editions(tmp_path / "boards"):
        found = kept_in(journal)
        assert found == (PLAN.seed, 1, FIRST)
        plan = replace(PLAN, options=game_type("diceland").material.of_edition(found[2]))
        assert play_tournament(plan, 1, journal=journal).figures() == before
    assert journal.read_bytes() == kept


@pytest.mark.usefixtures("second_edition")
def test_new_tournaments_and_certificates_tell_their_edition(tmp_path: Path) -> None:
    play_tournament(replace(PLAN), 1, journal=tmp_path / "journal")
    assert kept_in(tmp_path / "journal") == (PLAN.seed, 1, SECOND)
    assert Trial("diceland", ("A", "C")).description()["edition"] == SECOND
    assert "edition" not in Trial("ring-and-route", ("1", "2")).description()
