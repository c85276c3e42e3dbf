"""Recordings of what a process did to the files of a folder."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
HEADER = struct.Struct("=IIQQ")  # as in recorder.c
NO_COMPILER = "there is no C compiler: POWER LOSS IS NOT TESTED"
CREATE, WRITE, TRUNCATE, SYNC, UNLINK, RENAME, NOTE = "CWTSURN"


class Record(NamedTuple):
    """One call: what was done to which file. The name of the folder itself is empty."""

    kind: str
    name: str
    offset: int
    data: bytes


def compiler() -> str | None:
    """The C compiler."""
    return shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


def record(folder: Path, *, seed: int, tables: int, changes: int) -> list[Record]:
    """Lets the workload run in a folder, and returns what it did."""
    cc = compiler()
    assert cc is not None, NO_COMPILER
    library, log, data = folder / "recorder.so", folder / "log", folder / "data"
    subprocess.run([cc, "-shared", "-fPIC", "-O1", "-o", library, HERE / "recorder.c", "-ldl", "-lpthread"], check=True)
    data.mkdir()
    paths = [str(HERE.parent), os.environ.get("PYTHONPATH", "")]
    environment = {
        **os.environ,
        "LD_PRELOAD": str(library),
        "RECORDER_FOLDER": str(data),
        "RECORDER_LOG": str(log),
        "PYTHONPATH": os.pathsep.join(filter(None, paths)),
    }
    work = [sys.executable, "-m", "power_loss.workload", str(data), str(library), str(seed), str(tables), str(changes)]
    subprocess.run(work, env=environment, check=True)
    return list(read(log.read_bytes()))


def read(log: bytes) -> Iterator[Record]:
    at = 0
    while at < len(log):
        kind, named, offset, length = HEADER.unpack_from(log, at)
        at += HEADER.size
        has_data = chr(kind) in (WRITE, RENAME, NOTE)
        name, data = log[at : at + named].decode(), log[at + named : at + named + length] if has_data else b""
        at += named + len(data)
        yield Record(chr(kind), name, offset, data)
