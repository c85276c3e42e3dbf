"""What tests of the terminal share: running a line, the one save, a real pseudo terminal."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

from typer.testing import Result

from support.processes import ROLLWRIGHT, end, start
from support.waiting import PATIENCE

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
        given = {**inherited, **own, **environment}
        self.process = start([*ROLLWRIGHT, *arguments], stdin=far, stdout=far, stderr=far, env=given)
        os.close(far)
        self.shown = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self.near)
        end(self.process)

    def wait_for(self, words: str | re.Pattern[str], again: Callable[[], None] = lambda: None) -> None:
        """Reads until the words are shown; `again` is done each second in which nothing comes."""
        pattern = re.compile(re.escape(words)) if isinstance(words, str) else words
        last = time.monotonic() + PATIENCE
        while not pattern.search(self.shown) and time.monotonic() < last:
            if select.select([self.near], [], [], 1)[0]:
                self.shown += os.read(self.near, 65536).decode("utf-8", "replace")
            else:
                again()
        assert pattern.search(self.shown)

    def wait_for_end(self) -> int:
        """What the program ends with; meanwhile it can go on writing."""
        with suppress(OSError):  # nobody has the other side open any more
            while shown := os.read(self.near, 65536):
                self.shown += shown.decode("utf-8", "replace")
        return self.process.wait(PATIENCE)

    def type(self, keys: str) -> None:
        self.shown = ""
        os.write(self.near, keys.encode())
