"""`rollwright`, but with secrets that are the same in every run: they follow from the name that stands in a file.

`python lucky.py FILE serve …`; each test writes its name there, so that its dice don't depend on what ran before. Of
several servers, each has luck of its own: `SERVER` is its number.
"""

from __future__ import annotations

import base64
import os
import secrets
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from unittest import mock

from rollwright.cli import main

DICE = 32  # bytes


class Luck:
    """What a table keeps secret, by how many tables were made under the same name before."""

    def __init__(self, file: Path) -> None:
        self._file, self._made, self._random = file, Counter[str](), Random()

    def token_bytes(self, size: int) -> bytes:
        """What the dice follow from; a table draws this first, and the secrets that are its id and its keys next. All
        else is left to chance."""
        if size != DICE:
            return os.urandom(size)
        name = f"{self._file.read_text('utf-8')}{os.environ.get('SERVER', '')}"
        self._made[name] += 1
        self._random = Random(f"{name} {self._made[name]}")
        return self._random.randbytes(size)

    def token_urlsafe(self, size: int) -> str:
        return base64.urlsafe_b64encode(self._random.randbytes(size)).decode().rstrip("=")

    def choice(self, letters: str) -> str:
        return self._random.choice(letters)


@contextmanager
def lucky(file: Path) -> Iterator[None]:
    luck = Luck(file)
    with (
        mock.patch.object(secrets, "token_bytes", luck.token_bytes),
        mock.patch.object(secrets, "token_urlsafe", luck.token_urlsafe),
        mock.patch.object(secrets, "choice", luck.choice),
    ):
        yield


if __name__ == "__main__":
    with lucky(Path(sys.argv[1])):
        main(sys.argv[2:])
