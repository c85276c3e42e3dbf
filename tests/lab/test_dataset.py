"""Data sets: the same games as anywhere else, the columns that are documented, and folders that are left whole."""

from __future__ import annotations

import errno
import io
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import duckdb
import pandas as pd
import polars as pl
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import rollwright
from rollwright.core import registry
from rollwright.kernel import deciders, loops
from rollwright.kernel import event_loops as e
from rollwright.lab import columns, dataset, pools
from rollwright.lab.columns import SCHEMAS, play_columns
from rollwright.lab.dataset import FINISHED, UNFINISHED, Dataset, write_dataset
from rollwright.lab.jobs import DEAL, Job
from rollwright.lab.parts import Contents, Part
from rollwright.lab.play import play_game
from rollwright.lab.simulate import simulate
from third import stairs

DOCS = Path(__file__).parent.parent.parent / "docs" / "datasets.md"
TABLES = tuple(SCHEMAS)
JOBS = [
    Job("diceland", ("random", "greedy"), 70, seed=3),
    Job("diceland", ("random",) * 4, 3, seed=-(10**30), pieces=("A", "A", "F", "H"), options={"round_limit": 9}),
    Job("ring-and-route", ("random", "greedy", "random"), 67, seed=6),
]
SMALL = JOBS[2]
OWN = replace(JOBS[1], bots=("lab.test_simulate:First", "random"), pieces=("A", "C"))


@pytest.fixture
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Several parts, each with several chunks, of which the longest games don't fit into one."""
    monkeypatch.setattr(dataset, "PART", 20)
    monkeypatch.setattr(columns, "ROOM", 100)


def files(folder: Path) -> dict[str, bytes]:
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in found}


def rows(job: Job) -> dict[str, list[dict[str, Any]]]:
    """All rows of a job, table by table."""
    chunks = [played.tables() for played in play_columns(job, range(job.games))]
    return {name: [row for chunk in chunks for row in chunk[name].to_pylist()] for name in TABLES}


# What is in it -------------------------------------------------------------------------------------------


def documented() -> dict[str, list[tuple[str, str]]]:
    """The columns and their types, as the page lists them."""
    parts = re.split(r"^### `(\w+)`.*\n", DOCS.read_text("utf-8"), flags=re.MULTILINE)
    return {
        name: re.findall(r"^\| `(\w+)` \| ([\w ]+) \|", text, re.MULTILINE)
        for name, text in zip(parts[1::2], parts[2::2], strict=True)
    }


def type_name(kind: pa.DataType) -> str:
    if pa.types.is_dictionary(kind):
        return "words"
    if pa.types.is_list(kind):
        return f"list of {kind.value_type}"
    if pa.types.is_fixed_size_binary(kind):
        return "bytes"
    return {"double": "float64", "float": "float32"}.get(str(kind), str(kind))


def test_columns_are_those_documented() -> None:
    whole = Contents(values=True, observations=True).schemas(SMALL)
    columns = {name: [(field.name, type_name(field.type)) for field in schema] for name, schema in whole.items()}
    assert documented() == columns


def plain_events(job: Job, number: int, room: int) -> tuple[int, list[int], list[list[int]], list[list[int]]]:
    """What the uncompiled loop makes of one game: how many fitted, the row, decisions, throws."""
    kind, setup = job.kind, job.setup_of(number)
    state, out, row = [0] * kind.kernel.STATE_SIZE, [0] * kind.builds.scratch, [0] * loops.ROW
    decisions, throws, log = [0] * e.DECISION_COLUMNS * room, [0] * e.THROW_COLUMNS * room, [room, 0, 0]
    bots = [deciders.GREEDY if bot == "greedy" else deciders.RANDOM for bot in job.bots]
    done = kind.builds.plain.write_games(
        setup.facts, setup.seats, job.key, number, number + 1, bots, state, out, row, decisions, throws, log
    )
    decided = [decisions[i : e.DECISION_COLUMNS * room : room] for i in range(log[e.DECIDED])]
    thrown = [throws[i : e.THROW_COLUMNS * room : room] for i in range(log[e.THROWN])]
    return done, row, decided, thrown


@pytest.mark.parametrize("job", JOBS, ids=str)
def test_the_loop_writes_down_what_happens(job: Job) -> None:
    game = play_game(job, 1)
    events = list(game.events)
    done, row, decisions, throws = plain_events(job, 1, room=500)
    assert done == 1
    assert row[loops.DECISIONS] == len(decisions)
    assert row[loops.SCORES : loops.SCORES + game.seats] == list(game.scores)
    told: dict[int, tuple[int | str, str]] = {}
    for number, event, _, seat, action, *_ in decisions:
        assert number == 1
        told[event] = seat, game.kind.notation.write_action(game.setup, seat, action)
    for _, event, _, _, outcome in throws:
        told[event] = "dice", game.kind.notation.write_throw(game.setup, outcome)
    assert [told[event] for event in range(len(events))] == events
    assert plain_events(job, 1, room=len(decisions) - 1)[0] == 0, "there is no room for the last decision"


@pytest.mark.compiled
@pytest.mark.usefixtures("small_parts")
@pytest.mark.parametrize("job", JOBS, ids=str)
def test_rows_are_the_games_played_move_by_move(job: Job, tmp_path: Path) -> None:
    written = write_dataset(job, tmp_path)
    for number in (1, job.games - 1):
        game, played = written.game(number), play_game(job, number)
        assert game.events == played.events
        assert game.record() == played.record()
        for before, row in written.steps(number):
            assert row["event"] == len(before.events)
            assert row["turn"] == before.turns
            if "move" in row:
                legal = before.legal_actions(row["seat"])
                assert row["action"] in legal
                assert row["legal_count"] == len(legal)
                assert row["score"] == before.scores[row["seat"]]
            else:
                assert row["dice"] == job.kind.kernel.to_throw(before.state, 0)
    assert (written.results().rows == simulate(job, workers=1).rows).all()


@pytest.mark.compiled
@pytest.mark.parametrize("job", [JOBS[1], replace(JOBS[2], bots=("random", "random"), games=DEAL + 2)], ids=str)
def test_bots_that_are_not_compiled_give_the_same_rows(job: Job, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = rows(job)
    monkeypatch.setattr(Job, "is_compiled", False)
    assert rows(job) == compiled


@pytest.mark.compiled
@pytest.mark.usefixtures("small_parts")
def test_games_and_seats_say_how_a_game_went() -> None:
    told = rows(SMALL)
    for row, number in zip(told["games"], range(SMALL.games), strict=True):
        game = play_game(SMALL, number) if number % 20 == 0 else None
        seats = told["seats"][number * 3 : number * 3 + 3]
        assert row["game"] == number
        assert row["seed"] == "6"
        assert [seat["seat"] for seat in seats] == [0, 1, 2]
        assert [seat["bot"] for seat in seats] == list(SMALL.bots)
        assert [seat["piece"] for seat in seats] == list(SMALL.pieces_of(number))
        assert seats[row["first"]]["turn_order"] == 0
        assert [seat["seat"] for seat in seats if seat["win_share"]] == row["winners"]
        assert sum(seat["win_share"] for seat in seats) == pytest.approx(1)
        if game is not None:
            assert (row["reason"], row["turns"], row["winners"]) == (game.reason, game.turns, list(game.winners))
            assert row["first"] == game.setup.first
            assert row["decisions"] + row["throws"] == len(game.events)
            assert tuple(seat["score"] for seat in seats) == game.scores


@pytest.mark.compiled
def test_files_have_these_columns_and_what_is_said_about_them(tmp_path: Path) -> None:
    written = write_dataset(JOBS[1], tmp_path)
    assert Dataset.open(tmp_path) == written
    for table, file in written.files(0).items():
        assert pq.read_schema(file).equals(SCHEMAS[table])
    told = json.loads((tmp_path / FINISHED).read_text("utf-8"))
    assert told == {
        "format": "rollwright-dataset/1",
        "rollwright": rollwright.__version__,
        "game": "diceland",
        "rules": "diceland/1",
        "bots": ["random"] * 4,
        "games": 3,
        "seed": -(10**30),
        "pieces": ["A", "A", "F", "H"],
        "options": {"round_limit": 9},
        "games_per_part": dataset.PART,
    }


@pytest.fixture
def third_game() -> Iterator[None]:
    rollwright.register(stairs.GAME)
    yield
    registry._registered.pop("stairs")


@pytest.mark.compiled
@pytest.mark.usefixtures("third_game")
def test_a_game_without_boards_can_be_written(tmp_path: Path) -> None:
    written = write_dataset(Job("stairs", ("random", "greedy"), 50, seed=1), tmp_path, workers=1)
    assert written.game(49).events == play_game(written.job, 49).events
    assert set(pd.read_parquet(tmp_path / "seats")["piece"].isna()) == {True}


# How it is written ---------------------------------------------------------------------------------------


@pytest.mark.compiled
@pytest.mark.usefixtures("small_parts")
def test_bytes_do_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    done: list[float] = []
    write_dataset(SMALL, tmp_path / "one", workers=1, progress=done.append)
    write_dataset(SMALL, str(tmp_path / "two"), workers=2)
    with ThreadPoolExecutor(2) as own:
        write_dataset(SMALL, tmp_path / "own", executor=own)
    assert (done[0], done[-1]) == (0, 1)
    assert len(done) == 1 + 4  # parts
    assert done == sorted(done)
    assert files(tmp_path / "one") == files(tmp_path / "two") == files(tmp_path / "own")
    assert sorted(files(tmp_path / "one")) == sorted(
        [FINISHED, *(f"{table}/part-{part:06}.parquet" for table in TABLES for part in range(4))]
    )


def test_own_bots_play_in_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "CONTEXT", get_context("spawn"))  # the libraries here have threads
    monkeypatch.setattr(dataset, "SLOW_PART", 2)
    written = write_dataset(OWN, tmp_path, workers=2)
    assert len(list((tmp_path / "games").iterdir())) == 2
    assert [written.game(number).events for number in range(3)] == [play_game(OWN, n).events for n in range(3)]


@pytest.mark.compiled
@pytest.mark.usefixtures("small_parts")
def test_a_job_that_was_interrupted_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(part: float) -> None:
        if part:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_dataset(SMALL, tmp_path / "cut", workers=1, progress=interrupt)
    assert (tmp_path / "cut" / UNFINISHED).exists()
    assert not (tmp_path / "cut" / FINISHED).exists()
    with pytest.raises(rollwright.OptionError, match="no finished data set"):
        Dataset.open(tmp_path / "cut")
    (tmp_path / "cut" / "throws" / "part-000000.parquet").unlink()  # a part of which not all was written
    (tmp_path / "cut" / "games" / ".part-000000.parquet.draft").write_text("half")
    played: list[range] = []
    play_part = Contents.play_part

    def play(contents: Contents, job: Job, games: range) -> Part:
        played.append(games)
        return play_part(contents, job, games)

    monkeypatch.setattr(Contents, "play_part", play)
    write_dataset(SMALL, tmp_path / "cut", workers=1)
    assert range(20) in played
    write_dataset(SMALL, tmp_path / "whole", workers=1)
    assert files(tmp_path / "cut") == files(tmp_path / "whole")
    played.clear()
    write_dataset(SMALL, tmp_path / "cut", workers=1)
    assert played == [], "all is there"


@pytest.mark.compiled
@pytest.mark.usefixtures("small_parts")
def test_folders_with_something_else_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    for job in (SMALL, OWN):
        with pytest.raises(rollwright.OptionError) as caught:
            write_dataset(job, tmp_path)
        assert caught.value.code == "dataset-foreign"
    assert files(tmp_path) == {"notes.txt": b"mine"}
    write_dataset(replace(SMALL, games=5), tmp_path / "set")
    before = files(tmp_path / "set")
    for other in (replace(SMALL, games=6), replace(SMALL, games=5, seed=7)):
        with pytest.raises(rollwright.OptionError) as caught:
            write_dataset(other, tmp_path / "set")
        assert caught.value.code == "dataset-foreign"
    assert files(tmp_path / "set") == before


@pytest.mark.compiled
def test_a_full_disk_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class FullDisk(io.FileIO):
        def write(self, data: Any) -> int:
            super().write(b"half")
            raise OSError(errno.ENOSPC, "No space left on device")

    def open_file(path: Path, mode: str = "r", *more: Any, **named: Any) -> Any:
        full = mode == "xb" and "throws" in path.parts
        return FullDisk(path, mode) if full else unlimited(path, mode, *more, **named)

    unlimited = Path.open
    monkeypatch.setattr(Path, "open", open_file)
    with pytest.raises(rollwright.OptionError) as caught:
        write_dataset(JOBS[1], tmp_path / "set", workers=1)
    assert caught.value.code == "dataset-not-written"
    assert "throws" in str(caught.value.params["file"])
    assert not [name for name in files(tmp_path) if "throws" in name or name == FINISHED]
    monkeypatch.undo()
    assert write_dataset(JOBS[1], tmp_path / "set", workers=1).game(2).over


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    with pytest.raises(rollwright.OptionError) as caught:
        write_dataset(SMALL, tmp_path / "file")
    assert caught.value.code == "dataset-not-written"


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": "rollwright-record/1"}'])
def test_what_is_no_data_set_is_not_opened(tmp_path: Path, text: str) -> None:
    (tmp_path / FINISHED).write_text(text)
    with pytest.raises(rollwright.OptionError) as caught:
        Dataset.open(tmp_path)
    assert caught.value.code == "dataset-none"


def test_a_game_that_is_not_in_it(tmp_path: Path) -> None:
    with pytest.raises(rollwright.OptionError, match="numbered from 0 to 66"):
        Dataset(tmp_path, SMALL, 20).game(67)


def test_without_pyarrow() -> None:
    script = "import sys; sys.modules['pyarrow'] = None; from rollwright.cli import main; main()"
    arguments = ("simulate", "diceland", "--games", "1", "--parquet", "data", "--lang", "en")
    done = subprocess.run([sys.executable, "-c", script, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert 'pip install "rollwright[data]"' in " ".join(done.stderr.split())


# How it is read ------------------------------------------------------------------------------------------


@pytest.mark.compiled
@pytest.mark.usefixtures("small_parts")
def test_pandas_polars_and_duckdb_agree_with_the_summary(tmp_path: Path) -> None:
    summary = write_dataset(SMALL, tmp_path).results().summary()
    assert summary == simulate(SMALL).summary()
    wins, turns = summary["wins_by_start"], summary["turns"]["mean"]
    decisions = SMALL.games * summary["decisions"]["mean"]

    shares = pd.read_parquet(tmp_path / "seats").groupby("turn_order")["win_share"].mean()
    assert shares.tolist() == pytest.approx(wins, abs=1e-5)
    assert pd.read_parquet(tmp_path / "games")["turns"].mean() == pytest.approx(turns, abs=1e-3)
    moves = pd.read_parquet(tmp_path / "decisions")["move"]
    assert isinstance(moves.dtype, pd.CategoricalDtype)
    assert len(moves) == pytest.approx(decisions, abs=1)

    seats = pl.scan_parquet(tmp_path / "seats" / "*.parquet")
    means = seats.group_by("turn_order").agg(pl.col("win_share").mean()).sort("turn_order").collect()
    assert means["win_share"].to_list() == pytest.approx(wins, abs=1e-5)
    told = pl.read_parquet(tmp_path / "decisions" / "*.parquet")["move"]
    assert told.cast(pl.String).to_list() == moves.tolist()

    by_start = asked(f"SELECT avg(win_share) FROM '{tmp_path}/seats/*.parquet' GROUP BY turn_order ORDER BY turn_order")
    assert by_start == pytest.approx(wins, abs=1e-5)
    assert asked(f"SELECT move FROM '{tmp_path}/decisions/*.parquet' ORDER BY game, event") == moves.tolist()


def asked(query: str) -> list[Any]:
    """The one column that DuckDB answers with."""
    found = duckdb.sql(query)
    assert found is not None
    return [value for (value,) in found.fetchall()]


@pytest.mark.compiled
def test_on_the_command_line(tmp_path: Path) -> None:
    line = ["simulate", "ring-and-route", "--games", "30", "--seed", "2", "--seat", "random", "--json", "--parquet"]
    command = [sys.executable, "-m", "rollwright", *line, str(tmp_path / "data")]
    done = subprocess.run(command, capture_output=True, check=True)
    assert json.loads(done.stdout) == simulate(Job("ring-and-route", ("random",), 30, seed=2)).summary()
    assert Dataset.open(tmp_path / "data").game(29).over


# Values ----------------------------------------------------------------------------------------------------


@pytest.mark.compiled
@pytest.mark.usefixtures("third_game")
def test_values_are_an_account_that_closes(tmp_path: Path) -> None:
    job = Job("stairs", ("random", "greedy", "random"), 20, seed=1)
    with ThreadPoolExecutor(1) as here:  # where the game is registered
        written = write_dataset(job, tmp_path, executor=here, values=True)
    again = Dataset.open(tmp_path)
    assert (again.values, again.results().summary()) == (True, written.results().summary())
    found = pq.read_table(tmp_path / "values").to_pandas()
    shares = pq.read_table(tmp_path / "seats").to_pandas().set_index(["game", "seat"])["win_share"]
    assert found.groupby(["game", "event"])[["luck", "cost"]].sum().abs().max().max() < 1e-9
    assert (found.groupby(["game", "event"])["chance"].sum() - 1).abs().max() < 1e-9
    last = found.groupby(["game", "seat"]).last()["chance"]
    assert (last - shares).abs().max() == 0
    assert found["judge"].nunique() == 1
