"""`rollwright store`."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from cli.terminal import Run
from rollwright.server.store.sqlite import FILE
from server.upkeep.stores import fill
from support.postgresql import QUOTED


def test_a_store_is_copied_checked_and_backed_up(run: Run, tmp_path: Path, postgresql: str) -> None:
    here = tmp_path / "here"
    tables = fill(str(here), games=0)
    for line in (
        ("store", "prepare", postgresql),
        ("store", "copy", str(here), postgresql),
        ("store", "check", postgresql),
        ("store", "backup", str(here), str(tmp_path / "backup.sqlite")),
        ("store", "check", str(tmp_path / "backup.sqlite")),
    ):
        result = run(*line)
        assert result.exit_code == 0, result.output
        assert QUOTED not in result.output
    assert json.loads(run("store", "copy", postgresql, str(tmp_path / "back"), "--json").stdout)["tables"] == len(
        tables
    )
    assert json.loads(run("store", "check", str(here), "--json").stdout)["tables"] == len(tables)


def test_damage_is_told(run: Run, tmp_path: Path) -> None:
    tables = fill(str(tmp_path), games=0)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute("UPDATE entries SET body = '' WHERE table_id = ? AND number = 0", tables[:1])
    for line in (
        ("store", "check", str(tmp_path)),
        ("store", "backup", str(tmp_path), str(tmp_path / "backup")),
        ("store", "copy", str(tmp_path), str(tmp_path / "copy")),
    ):
        result = run(*line)
        assert result.exit_code == 1
        assert f"Table {tables[0]}: entry 0" in " ".join(result.output.split())


def test_what_is_no_store_is_told(run: Run, tmp_path: Path) -> None:
    for line in (
        ("store", "check", str(tmp_path / "nothing")),
        ("store", "check", "mysql://me:secret@host/db"),
        ("store", "prepare", "nothing"),
    ):
        result = run(*line)
        assert result.exit_code == 2
        assert "secret" not in result.output
