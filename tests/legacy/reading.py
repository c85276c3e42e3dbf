"""Where the old data is."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent / "data"
Run = Callable[..., str]
"""`run(*arguments, input="", expect=0)`: what a command line prints; `expect` is its exit code."""


def read(file: Path) -> Any:
    return json.loads(file.read_text("utf-8"))
