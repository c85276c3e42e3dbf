"""What version 0.1.0 left unfinished is gone on with: saved games, tournaments, data sets, training."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import numpy as np
import pytest

from legacy.reading import DATA, Run, read


@pytest.mark.parametrize(("game", "turn"), [("diceland", 3), ("ring-and-route", 2)])
def test_a_saved_game_goes_on_with_the_same_dice(run: Run, tmp_path: Path, game: str, turn: int) -> None:
    saves = DATA / "saves"
    file = tmp_path / f"{game}-2026-11-16-183203.roll.json"
    shutil.copyfile(saves / f"{game}.roll.json", file)
    assert f"goes on, turn {turn}." in run("play", game, "--resume", input="1\n" * 10)
    assert file.read_text("utf-8") == (saves / f"{game}.after.roll.json").read_text("utf-8")


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game", "plan"),
    [
        ("diceland", ("expert", "planner", "--games", "32")),
        ("ring-and-route", ("random", "greedy", "novice", "--games", "24", "--seats", "3", "--no-luck")),
    ],
)
def test_an_interrupted_tournament_goes_on(run: Run, tmp_path: Path, game: str, plan: tuple[str, ...]) -> None:
    journal = tmp_path / f"{game}.jsonl"
    shutil.copyfile(DATA / "tournaments" / journal.name, journal)
    *kept, _ = journal.read_bytes().splitlines(keepends=True)  # the last line was cut off
    told = run("tournament", game, *plan, "--workers", "1", "--journal", journal.name, "--json", "-")
    assert json.loads(told) == read(DATA / "tournaments" / f"{game}.json")
    assert journal.read_bytes().startswith(b"".join(kept))


def test_a_finished_data_set_is_read(run: Run, tmp_path: Path) -> None:
    folder = _data_set(tmp_path, "finished")
    line = ("diceland", "--games", "4", "--seed", "9", "--seat", "greedy", "--seat", "random", "--boards", "A,H")
    told = run("simulate", *line, "--parquet", folder.name, "--json")
    assert json.loads(told) == read(DATA / "datasets" / "finished.json")
    assert _files(folder) == _files(DATA / "datasets" / "finished")


@pytest.mark.compiled
def test_an_interrupted_data_set_goes_on(run: Run, tmp_path: Path) -> None:
    folder = _data_set(tmp_path, "unfinished")
    line = ("ring-and-route", "--games", "258", "--seed", "10", "--seat", "greedy", "--seat", "novice")
    told = run("simulate", *line, "--workers", "1", "--parquet", folder.name, "--json")
    assert json.loads(told) == read(DATA / "datasets" / "unfinished.json")
    before, after = _files(DATA / "datasets" / "unfinished"), _files(folder)
    assert after.pop("dataset.json") == before.pop("unfinished.json")
    assert before.items() <= after.items()
    assert len(after) == 2 * len(before)


def test_an_interrupted_training_goes_on(run: Run, tmp_path: Path) -> None:
    training = DATA / "training"
    shutil.copyfile(training / "weights.npy.part.npz", tmp_path / "weights.npy.part.npz")
    told = run("train", "diceland", "--seed", "3", "--batches", "1", "--out", "weights.npy")
    assert "a seat needed 25.8 turns for a game, and the value was off by 4.78 turns" in " ".join(told.split())
    assert [file.name for file in tmp_path.iterdir()] == ["weights.npy"]
    learned, expected = np.load(tmp_path / "weights.npy"), np.load(training / "weights.npy")
    assert np.allclose(learned[1:], expected[1:], rtol=1e-3, atol=1e-4)  # the first number is a checksum of the others


@pytest.mark.compiled
def test_weights_are_played_by(run: Run, tmp_path: Path) -> None:
    shutil.copyfile(DATA / "training" / "weights.npy", tmp_path / "weights.npy")
    line = ("diceland", "--games", "8", "--seed", "5", "--seat", "expert@weights.npy", "--seat", "greedy")
    told = run("simulate", *line, "--workers", "1", "--json")
    assert json.loads(told) == read(DATA / "training" / "simulated.json")


def _data_set(folder: Path, name: str) -> Path:
    return Path(shutil.copytree(DATA / "datasets" / name, folder / name))


def _files(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}
