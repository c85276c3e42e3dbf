"""`rollwright train`, with runs that are cut short by smaller batches."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from cli.terminal import Run
from rollwright.games.diceland.bots.making import learn, recipe

pytestmark = pytest.mark.compiled
SMALL = learn.Recipe(hidden=8, batches=3, tables=4, deals=2, games=1)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recipe, "SHIPPED", SMALL)


@pytest.mark.usefixtures("small")
def test_weights_and_curve(run: Run, tmp_path: Path) -> None:
    out, curve = tmp_path / "weights.npy", tmp_path / "curve.svg"
    result = run("train", "diceland", "--out", str(out), "--seed", "5", "--curve", str(curve))
    assert "turns for a game" in result.output
    whole = learn.learn(learn.recipe(5))
    assert (np.load(out) == whole.packed().astype(np.float32)).all()
    assert len(ET.fromstring(curve.read_text("utf-8")).findall("{*}path")) > 2
    assert [file.name for file in sorted(tmp_path.iterdir()) if file.is_file()] == ["curve.svg", "weights.npy"]


@pytest.mark.usefixtures("small")
def test_refusals(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "weights.npy"
    for line, words in (
        (("ring-and-route",), "nothing to learn"),
        (("diceland", "--batches", "0"), "--batches must be"),
        (("parcheesi",), "parcheesi"),
    ):
        result = run("train", *line, "--out", str(out))
        assert result.exit_code == 2
        assert words in result.output
    part = tmp_path / "weights.npy.part.npz"
    part.write_bytes(b"something else")
    result = run("train", "diceland", "--out", str(out))
    assert result.exit_code == 2
    assert "another run, or is damaged" in " ".join(result.output.split())
    assert part.read_bytes() == b"something else"
    for refused in (tmp_path, tmp_path / "no" / "folder.npy", out.with_suffix(".npy.part.npz") / "x.npy"):
        with monkeypatch.context() as patch:
            patch.setattr(learn, "learn", None)  # nothing is learned before that is known
            assert run("train", "diceland", "--out", str(refused)).exit_code == 2
            assert run("train", "diceland", "--out", str(out), "--curve", str(tmp_path)).exit_code == 2


def test_interrupted_and_gone_on_with(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C after eleven batches; the same command then ends like one that was not interrupted."""
    monkeypatch.setattr(recipe, "SHIPPED", replace(SMALL, batches=12))
    out = tmp_path / "weights.npy"
    line = ("train", "diceland", "--out", str(out))
    whole = learn.learn

    def interrupted(recipe: learn.Recipe, checkpoint: Path, tell: learn.Progress) -> learn.Learner:
        def stop(point: learn.CurvePoint) -> None:
            tell(point)
            if point.batch == 10:
                raise KeyboardInterrupt

        return whole(recipe, checkpoint, stop)

    with monkeypatch.context() as patch:
        patch.setattr(learn, "learn", interrupted)
        result = run(*line)
    assert result.exit_code == 130
    assert "the same command goes on" in " ".join(result.output.split())
    assert not out.exists()
    assert run(*line).exit_code == 0
    assert (np.load(out) == learn.learn(learn.recipe()).packed()).all()
