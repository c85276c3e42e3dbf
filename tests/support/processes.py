"""Programs that tests start. None of them outlives its test, however the test ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

ROLLWRIGHT = (sys.executable, "-m", "rollwright")
LEASH = Path(__file__).with_name("leash.py")


def start(command: Sequence[str | Path], **options: Any) -> subprocess.Popen[str]:
    """A process in a group of its own, for `end`. It can be interrupted, and dies if the tests are killed."""
    leash = (sys.executable, "-I", "-S", LEASH, str(os.getpid()))
    return subprocess.Popen([*leash, *command], text=True, start_new_session=True, **options)


def end(process: subprocess.Popen[str]) -> None:
    """Kills the process and its group, and waits for it."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            stream.close()


@contextmanager
def running(command: Sequence[str | Path], **options: Any) -> Iterator[subprocess.Popen[str]]:
    """A process for the length of a block."""
    process = start(command, **options)
    try:
        yield process
    finally:
        end(process)
