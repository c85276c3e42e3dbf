"""After a loss of power nothing that was acknowledged is missing, whatever the disk has kept of what was not synced."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random

import pytest

from power_loss.campaign import Campaign
from power_loss.images import Disk
from power_loss.recording import CREATE, NO_COMPILER, SYNC, WRITE, Record, compiler, record
from rollwright.server.store.sqlite import FILE
from support.thorough import times

IMAGES = times(90)


@pytest.fixture(scope="module")
def calls(tmp_path_factory: pytest.TempPathFactory) -> list[Record]:
    if not sys.platform.startswith("linux"):
        pytest.skip("calls are recorded on Linux only")
    if compiler() is None:
        assert not os.environ.get("CI"), NO_COMPILER
        pytest.skip(NO_COMPILER)
    return record(tmp_path_factory.mktemp("recorded"), seed=2, tables=7, changes=1200)


def test_nothing_acknowledged_is_missing_after_a_loss_of_power(calls: list[Record], tmp_path: Path) -> None:
    checkpoints = {call.kind for call in calls if call.name == FILE}
    assert {WRITE, SYNC} <= checkpoints, "the log was never written back"
    figures = Campaign(calls, tmp_path, seed=3).run(IMAGES)
    assert not figures.faults, figures
    assert figures.images == IMAGES
    assert figures.tables > IMAGES


@pytest.mark.parametrize("name", [f"{FILE}-wal", FILE, ""])
def test_a_store_that_does_not_sync_is_found_out(calls: list[Record], tmp_path: Path, name: str) -> None:
    """The same recording, as if the log, the database or the folder had never been synced."""
    careless = [call for call in calls if call.kind != SYNC or call.name != name]
    assert Campaign(careless, tmp_path, seed=3).run(IMAGES // 2).faults


def test_a_disk_keeps_what_was_synced_and_any_part_of_the_rest() -> None:
    disk = Disk()
    first, second = Record(WRITE, "file", 0, b"a" * 1024), Record(WRITE, "file", 512, b"b" * 1024)
    disk.do([Record(CREATE, "file", 0, b""), Record(SYNC, "", 0, b""), first, Record(SYNC, "file", 0, b""), second])
    rng = Random(1)
    assert disk.image("nothing", rng) == {"file": first.data}
    assert disk.image("everything", rng) == {"file": b"a" * 512 + second.data}
    torn = {disk.image("sectors", rng)["file"] for _ in range(50)}
    assert torn == {b"a" * 1024, b"a" * 512 + b"b" * 512, b"a" * 1024 + b"b" * 512, b"a" * 512 + b"b" * 1024}
