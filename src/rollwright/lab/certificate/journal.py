"""The journal of a certificate: a file to which every table is appended when it is done, so that an interrupted trial
can be resumed. It is JSON lines, first the trial; an incomplete last line is played again."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any, BinaryIO, Self

from rollwright.core.errors import OptionError
from rollwright.core.files import FileInUse, FileLock
from rollwright.lab.certificate.findings import Observed
from rollwright.lab.certificate.trial import Part, Trial

Key = tuple[Part, int, int]


class Journal:
    """The journal of a trial, open while it is played."""

    def __init__(self, path: Path, trial: Trial) -> None:
        self.path, self.trial = path, trial
        self._file: BinaryIO | None = None
        self._opened = ExitStack()

    def __enter__(self) -> Self:
        """Opens the file, or creates it; OptionError if it is anything but the journal of this trial, or in use."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with ExitStack() as opened:
                self._file = opened.enter_context(self.path.open("a+b"))
                opened.enter_context(FileLock(self.path))
                self._begin(self._file)
                self._opened = opened.pop_all()
        except FileInUse:
            raise OptionError("journal-in-use", file=str(self.path)) from None
        except OSError:
            raise OptionError("journal-not-written", file=str(self.path)) from None
        return self

    def __exit__(self, *_: object) -> None:
        self._opened.close()

    def _begin(self, file: BinaryIO) -> None:
        header = _line(self.trial.description())
        file.seek(0)
        first = file.readline()
        if first == header:
            return
        if not header.startswith(first):  # an incomplete one is written again: the process was killed at the start
            raise OptionError("certify-journal-foreign", file=str(self.path))
        file.truncate(0)
        file.write(header)
        file.flush()

    def read(self) -> dict[Key, Observed]:
        """What is done already. What can't be read is played again, and an incomplete last line is removed."""
        assert self._file is not None
        self._file.seek(0)
        _, *lines = self._file.readlines()
        if lines and not lines[-1].endswith(b"\n"):
            self._file.truncate(self._file.tell() - len(lines.pop()))
        found = (self._read(line) for line in lines)
        return {observed.key: observed for observed in found if observed is not None}

    def write(self, observed: Observed) -> None:
        assert self._file is not None
        told = {"judge": observed.part.judge, "seats": observed.part.seats} | dict(
            zip(observed._fields[1:], observed[1:], strict=True)
        )
        self._file.write(_line(told | {"turns": list(map(list, sorted(observed.turns.items())))}))
        self._file.flush()

    def _read(self, line: bytes) -> Observed | None:
        try:
            told = json.loads(line)
            turns = {int(length): int(count) for length, count in told["turns"]}
            found = Observed(
                Part(told["judge"], told["seats"]), told["table"], told["start"], told["won"], told["places"], turns
            )
        except (ValueError, TypeError, KeyError, RecursionError):
            return None
        return found if self._fits(found) else None

    def _fits(self, observed: Observed) -> bool:
        if observed.part not in self.trial.parts:
            return False
        tables = self.trial.tables(observed.part.seats)
        if type(observed.table) is not int or not 0 <= observed.table < len(tables):
            return False
        size = self.trial.observations(observed.part.seats)
        pieces = len(set(tables[observed.table]))
        return len(observed.won) == pieces and all(len(won) == size for won in observed.won)


def _line(value: dict[str, Any]) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"
