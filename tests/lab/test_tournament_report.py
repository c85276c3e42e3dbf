"""What is told of a tournament: figures, CSV, Parquet and the plot."""

from __future__ import annotations

import csv
import json
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

import rollwright
from lab.tournaments import FIRST, SMALL, play
from rollwright.core import registry
from rollwright.core.errors import MissingExtra
from rollwright.lab.play import play_game
from rollwright.lab.tournament import Plan, Sprt, TournamentResults
from rollwright.lab.tournament.plot import ladder_svg
from rollwright.lab.tournament.report import csv_text, write_parquet
from third import stairs


@pytest.fixture(scope="module")
def results() -> Iterator[TournamentResults]:
    rollwright.register(stairs.GAME)
    yield play(Plan("stairs", ("greedy", "random", FIRST), games=40, seed=1, sprt=Sprt(0, 500)))
    registry._registered.pop("stairs")


@pytest.mark.compiled
def test_csv_has_a_row_for_each_pairing(results: TournamentResults) -> None:
    rows = list(csv.DictReader(csv_text(results.figures()).splitlines()))
    assert [(row["bot"], row["opponent"]) for row in rows] == [
        ("greedy", "random"),
        ("greedy", FIRST),
        ("random", FIRST),
    ]
    assert float(rows[0]["share"]) == pytest.approx(results.matches[0].scores.mean(), abs=1e-6)
    assert rows[0]["adjusted_share"] == ""
    assert [row["sprt"] for row in rows] == [match.verdict for match in results.matches]


@pytest.mark.compiled
def test_parquet_has_a_row_for_each_game(results: TournamentResults, tmp_path: Path) -> None:
    write_parquet(results, tmp_path / "new" / "games.parquet")
    rows = pq.read_table(tmp_path / "new" / "games.parquet").to_pylist()
    assert len(rows) == 120
    for pairing, match in zip(results.figures()["pairings"], results.matches, strict=True):
        own = [row for row in rows if (row["bot"], row["opponent"]) == (pairing["bot"], pairing["opponent"])]
        assert np.mean([row["share"] for row in own]) == pytest.approx(match.scores.mean())
        for row in own:
            game = play_game(results.plan.jobs(match.pairing)[row["arrangement"]], row["pair"])
            assert (list(game.winners), list(game.scores)) == (row["winners"], row["scores"])
            assert (game.turns, game.reason, game.setup.first) == (row["turns"], row["reason"], row["first"])
    with pytest.raises(rollwright.OptionError, match="can't be written"):
        write_parquet(results, tmp_path)


@pytest.mark.usefixtures("results")  # its game
def test_without_pyarrow(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra, match=r"rollwright\[data\]"):
        write_parquet(play(SMALL), tmp_path / "games.parquet")


@pytest.mark.compiled
@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_the_plot_names_all_bots_and_keeps_inside(results: TournamentResults, language: str) -> None:
    figures = results.figures()
    figures["bots"][0]["bot"] = "<&>" * 20
    drawn = ET.fromstring(ladder_svg(figures, language))
    width, height = map(float, drawn.attrib["viewBox"].split()[2:])
    texts = [element for element in drawn.iter() if element.tag.endswith("text")]
    assert {"random", "First"} <= {"".join(element.itertext()).removeprefix(FIRST) for element in texts}
    assert all(0 <= float(text.attrib["x"]) <= width and 0 <= float(text.attrib["y"]) <= height for text in texts)
    circles = [element for element in drawn.iter() if element.tag.endswith("circle")]
    assert len(circles) == 3
    assert all(36 <= float(circle.attrib["cx"]) <= width - 36 for circle in circles)


@pytest.mark.compiled
def test_figures_are_plain_json(results: TournamentResults) -> None:
    figures = results.figures()
    assert json.loads(json.dumps(figures, allow_nan=False)) == figures
    assert figures["anchor"] == "greedy"
    assert [bot["games"] for bot in figures["bots"]] == [80, 80, 80]
    values = [bot["elo"]["value"] for bot in figures["bots"]]
    assert values == sorted(values, reverse=True)
