"""What tests of the terminal share: running a line, the one save, a real pseudo terminal."""

from __future__ import annotations

import json
import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from typer.testing import Result

Run = Callable[..., Result]


def only_save(data: Path) -> dict[str, Any]:
    """The one saved game."""
    (file,) = data.glob("*.roll.json")
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


class Terminal:
    """The program in a pseudo terminal."""

    def __init__(self, data: Path, *arguments: str, **environment: str) -> None:
        self.near, far = pty.openpty()
        inherited = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
        own = {"ROLLWRIGHT_DATA": str(data), "TERM": "xterm-256color", "COLUMNS": "80"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rollwright", *arguments],
            stdin=far,
            stdout=far,
            stderr=far,
            env={**inherited, **own, **environment},
            start_new_session=True,
        )
        os.close(far)
        self.shown = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self.near)
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def wait_for(self, words: str, again: Callable[[], None] = lambda: None) -> None:
        """Reads until the words are shown; `again` is done each second in which nothing comes."""
        end = time.monotonic() + 60
        while words not in self.shown and time.monotonic() < end:
            if select.select([self.near], [], [], 1)[0]:
                self.shown += os.read(self.near, 65536).decode("utf-8", "replace")
            else:
                again()
        assert words in self.shown

    def type(self, keys: str) -> None:
        self.shown = ""
        os.write(self.near, keys.encode())
