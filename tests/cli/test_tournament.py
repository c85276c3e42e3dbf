"""`rollwright tournament`."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from cli.terminal import Run
from support.processes import ROLLWRIGHT, running
from support.waiting import PATIENCE, wait_until

LINE = ("tournament", "ring-and-route", "greedy", "random", "--seed", "3", "--workers", "1")
TESTS = str(Path(__file__).parent.parent)


@pytest.mark.compiled
def test_tables_and_files(run: Run, tmp_path: Path) -> None:
    names = {"json": "figures.json", "csv": "pairings.csv", "parquet": "games.parquet", "plot": "ladder.svg"}
    files = [part for option, name in names.items() for part in (f"--{option}", str(tmp_path / name))]
    result = run(*LINE, "random", "--games", "41", "--sprt", "0,50", *files)
    assert result.exit_code == 0
    assert "Games for each pairing, rounded up to whole pairs: 42" in result.stderr
    for words in ("seed 3", "42 games in 21 pairs", "greedy has Elo 0", "random – random #2", "don't decide between"):
        assert words in result.stdout
    assert max(map(len, result.stdout.replace(str(tmp_path), "").splitlines())) <= 80
    figures = json.loads((tmp_path / "figures.json").read_text("utf-8"))
    assert figures["plan"]["games"] == 42
    rows = list(csv.DictReader((tmp_path / "pairings.csv").read_text("utf-8").splitlines()))
    assert len(rows) == len(figures["pairings"]) == 3
    assert pq.read_table(tmp_path / "games.parquet").num_rows == 126
    assert ET.parse(tmp_path / "ladder.svg").getroot().tag.endswith("svg")
    assert all(f"Written: {tmp_path / name}" in result.stdout.replace("\n", " ") for name in names.values())


@pytest.mark.compiled
def test_other_programs_read_json_and_csv_only(run: Run) -> None:
    figures = json.loads(run(*LINE, "--games", "6", "--sheets", "1,2,1", "--json", "-").stdout)
    assert (figures["plan"]["seats"], figures["plan"]["pieces"]) == (3, ["1", "2", "1"])
    rows = run(*LINE, "--games", "6", "--seats", "4", "--gauntlet", "--csv", "-").stdout.splitlines()
    assert [row.split(",")[0] for row in rows] == ["bot", "greedy"]


@pytest.mark.compiled
def test_luck_is_told_unless_it_is_left_out(run: Run) -> None:
    line = (*LINE, "--games", "20")
    assert "Without luck, greedy – random is known as well as from" in " ".join(run(*line).stdout.split())
    assert "Without luck" not in run(*line, "--no-luck").stdout


@pytest.mark.compiled
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL])
def test_interrupted_and_resumed(run: Run, tmp_path: Path, end: signal.Signals) -> None:
    journal, figures = tmp_path / "journal", tmp_path / "figures.json"
    line = (*LINE, "--games", "8000", "--no-luck", "--lang", "en")
    kept = (*line, "--journal", str(journal), "--json", str(figures))
    with running([*ROLLWRIGHT, *kept], stderr=subprocess.PIPE) as process:
        wait_until(lambda: journal.exists() and journal.read_bytes().count(b"\n") >= 5)
        process.send_signal(end)
        told = " ".join(process.communicate(timeout=PATIENCE)[1].split())
    assert process.returncode == (130 if end == signal.SIGINT else -end)
    if end == signal.SIGINT:
        assert told.endswith(f"Interrupted. The same command goes on where {journal} ends.")
    assert not figures.exists()
    begun = journal.read_bytes()
    assert run(*kept, "--workers", "2").exit_code == 0
    assert journal.read_bytes().startswith(begun[: begun.rindex(b"\n")])
    assert figures.read_text("utf-8") == run(*line, "--json", "-").stdout


def test_own_bots_are_interrupted_at_once_and_in_silence(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    with stuck_tournament(journal) as process:
        os.killpg(process.pid, signal.SIGINT)  # as Ctrl-C does, to all processes of the terminal
        told = process.communicate(timeout=PATIENCE)[1]  # a process that is left would keep this open
    assert process.returncode == 130
    assert " ".join(told.split()) == f"Interrupted. The same command goes on where {journal} ends."


@contextmanager
def stuck_tournament(journal: Path) -> Iterator[subprocess.Popen[str]]:
    """A tournament of a bot that stops playing after some games."""
    line = ["tournament", "ring-and-route", "lab.test_simulate:Stuck", "random", "--no-luck"]
    command = [*ROLLWRIGHT, *line, "--workers", "2", "--lang", "en", "--journal", str(journal)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([TESTS, os.environ.get("PYTHONPATH", "")])}
    with running(command, stderr=subprocess.PIPE, env=environment) as process:
        wait_until(lambda: journal.exists() and journal.read_bytes().count(b"\n") >= 2)
        yield process


def test_processes_of_own_bots_end_when_the_command_is_killed(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    with stuck_tournament(journal) as process:
        process.kill()
        process.communicate(timeout=PATIENCE)  # a process that is left would keep this open


@pytest.mark.compiled
def test_a_journal_knows_its_seed(run: Run, tmp_path: Path) -> None:
    line = ("tournament", "ring-and-route", "greedy", "random", "--games", "4", "--journal", str(tmp_path / "journal"))
    first, second = (run(*line, "--json", "-") for _ in range(2))
    assert first.stdout == second.stdout != ""
    assert run(*line, "--seed", "-1").exit_code == 2


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ((), "GAME is missing"),
        (("diceland",), "PLAYERS is missing"),
        (("chess", "greedy", "random"), "There is no game “chess”"),
        (("diceland", "greedy"), "A tournament needs at least two bots"),
        (("diceland", "greedy", "nobody"), "There is no bot “nobody”"),
        (("diceland", "greedy", "random", "--games", "0"), "The number of games is from 1"),
        (("diceland", "greedy", "random", "--seats", "5"), "A table of a tournament has 2 to 4 seats"),
        (("diceland", "greedy", "random", "--boards", "A,B,C", "--seats", "2"), "every seat needs exactly one"),
        (("diceland", "greedy", "random", "--workers", "0"), "--workers is at least 1"),
        (("diceland", "greedy", "random", "--cluster", "x", "--workers", "1"), "--workers is about this machine"),
        (("diceland", "greedy", "random", "--sprt", "10"), "two differences in Elo"),
        (("diceland", "greedy", "random", "--sprt", "10,0"), "two differences in Elo"),
        (("diceland", "greedy", "random", "--sprt", "a,b"), "two differences in Elo"),
        (("diceland", "greedy", "random", "--json", "/"), "/ is a folder"),
        (("diceland", "greedy", "random", "--plot", ""), "is a folder"),
        (("diceland", "greedy", "random", "--csv", f"{__file__}/x.csv"), "can't be written"),
        (("diceland", "greedy", "random", "--json", "-", "--csv", "-"), "Only one of --json and --csv"),
        (("diceland", "greedy", "random", "--journal", "/"), "The journal / can't be read or written"),
        (("diceland", "greedy", "random", "--journal", __file__), "is not the journal of a tournament"),
    ],
)
def test_mistakes(run: Run, line: tuple[str, ...], words: str) -> None:
    result = run("tournament", *line)
    assert result.exit_code == 2
    assert words in " ".join(result.stderr.split())
    assert result.stdout == ""


def test_without_pyarrow_nothing_is_played(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    result = run(*LINE, "--games", "10000000", "--parquet", str(tmp_path / "games.parquet"))
    assert result.exit_code == 2
    assert 'pip install "rollwright[data]"' in " ".join(result.stderr.split())
