"""`rollwright train`, with runs that are cut short by smaller batches."""

from __future__ import annotations

import signal
import subprocess
import sys
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from cli.terminal import Run
from rollwright.games.diceland import learn

pytestmark = pytest.mark.compiled
SMALL = learn.Recipe(hidden=8, batches=3, tables=4, deals=2, games=1)
SLOW = """
from rollwright.cli.app import app
from rollwright.games.diceland import learn
learn.SHIPPED = learn.{recipe!r}
app(prog_name="rollwright")
"""


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "SHIPPED", SMALL)


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
def test_refusals(run: Run, tmp_path: Path) -> None:
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
    assert run("train", "diceland", "--out", str(tmp_path / "no" / "folder.npy")).exit_code == 2


def test_interrupted_and_gone_on_with(tmp_path: Path) -> None:
    """Ctrl-C after the first batch; the same command then ends like one that was not interrupted."""
    recipe = replace(SMALL, batches=12)
    out = tmp_path / "weights.npy"
    line = [sys.executable, "-c", SLOW.format(recipe=recipe), "train", "diceland", "--out", str(out)]
    process = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    part = tmp_path / "weights.npy.part.npz"
    while not part.exists() and process.poll() is None:
        pass
    process.send_signal(signal.SIGINT)
    output, _ = process.communicate(timeout=120)
    if process.returncode != 0:  # it may have been done before the signal
        assert process.returncode == 130, output
        assert "the same command goes on" in " ".join(output.split())
        subprocess.run(line, check=True, stdout=subprocess.DEVNULL)
    assert (np.load(out) == learn.learn(recipe).packed().astype(np.float32)).all()
