"""`rollwright solve`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.terminal import Run
from rollwright.games.ring_and_route.bots.making import solve
from support.few_routes import FEW_ROUTES, OTHER


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Two sheets of one's own, and an empty cache folder."""
    monkeypatch.setenv("ROLLWRIGHT_DATA_CACHE", str(tmp_path / "cache"))
    line = []
    for name, sheet in (("one.json", FEW_ROUTES), ("two.json", OTHER)):
        (tmp_path / name).write_text(json.dumps(sheet))
        line += ["--sheet", str(tmp_path / name)]
    return line


@pytest.mark.compiled
def test_a_paper_of_ones_own(run: Run, files: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = run("solve", "ring-and-route", *files, "--seats", "1", "--workers", "1").output
    assert "one.json" in said
    assert str(tmp_path / "cache" / "solved") in said.replace("\n", "")
    monkeypatch.setattr(solve, "compiled_solver", None)  # nothing is solved twice
    again = run("solve", "ring-and-route", *files, "--seats", "1").output
    assert [line.split("│")[:5] for line in said.splitlines()] == [line.split("│")[:5] for line in again.splitlines()]


@pytest.mark.compiled
def test_a_price_of_ones_own(run: Run, files: list[str]) -> None:
    cheap, dear = (
        run("solve", "ring-and-route", *files, "--seats", "1", "--price", price).output for price in ("0", "1.5")
    )
    optimum = [float(said.split("│")[3]) for said in (cheap, dear)]
    assert optimum[0] > optimum[1] + 1.5


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (("--seats", "5"), "A table has 1 to 4"),
        (("--price", "-1"), "from 0 to 100"),
        (("--price", "nan"), "from 0 to 100"),
        (("--workers", "0"), "--workers is at least 1"),
        (("--sheet", "x.json"), "There is no file x.json"),
        (("--sheet", "x.json") * 3, "--sheet must be given twice"),
        (("--sheet", "x.json", "--sheet", "y.json"), "There is no file x.json"),
    ],
)
def test_mistakes(run: Run, line: tuple[str, ...], words: str) -> None:
    result = run("solve", "ring-and-route", *line)
    assert result.exit_code == 2
    assert words in " ".join(result.stderr.split())
    assert result.stdout == ""


def test_a_game_that_cannot_be_solved(run: Run) -> None:
    result = run("solve", "diceland")
    assert result.exit_code == 2
    assert "diceland can't be solved exactly" in " ".join(result.stderr.split())


def test_a_faulty_sheet_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{}")
    result = run("solve", "ring-and-route", *("--sheet", str(tmp_path / "bad.json")) * 2)
    assert result.exit_code == 2
    assert "bad.json" in result.stderr


def test_a_cache_folder_that_cannot_be_written(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("ROLLWRIGHT_DATA_CACHE", str(tmp_path / "file"))
    result = run("solve", "ring-and-route", "--seats", "1")
    assert result.exit_code == 2
    assert "solved" in result.stderr.replace("\n", "")
