"""Units: functions compiled once, which callers reach through a symbol."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from rollwright.kernel.twins import Program
from support.toy_modules import module

SOURCE = """
from __future__ import annotations
from typing import NamedTuple
from rollwright.kernel.bits import raw
from rollwright.kernel.contract import Floats, Notes, State
from rollwright.kernel.twins import entry, routine, step, unit
class Pair(NamedTuple):
    factor: int
    values: Floats
@unit
def inner(numbers: State, at: int, notes: Notes, pair: Pair) -> float:
    numbers[at] += 1
    return numbers[at] * pair.factor + pair.values[0] + notes[0]
@routine
def between(numbers, at, notes, pair):
    return inner(numbers, at, notes, pair)
@unit
def outer(numbers: State, notes: Notes, pair: Pair, twice: bool) -> float:
    first = between(numbers, 0, notes, pair)
    return first + between(numbers, 1, notes, pair) if twice else first
@step
def note(numbers: State, found: float) -> None:
    numbers[2] = int(found * 4)
@entry
def run(numbers, notes, values):
    numbers, pair = raw(numbers), Pair(10, raw(values))
    note(numbers, outer(numbers, raw(notes), pair, True))
    return inner(numbers, 1, raw(notes), pair)
@entry
def run_inner(numbers, notes, values):
    return inner(raw(numbers), 1, raw(notes), Pair(2, raw(values)))
"""
PROCESS = """
import sys; sys.path.insert(0, sys.argv[1])
import numpy, units_toy
from pathlib import Path
from rollwright.kernel.twins import Program
entries = Program("toy", (units_toy,)).compiled(Path(sys.argv[1], "cache"))
for name in sys.argv[2:]:
    numbers, notes, values = numpy.array([3, 5, 0]), numpy.array([0.5]), numpy.array([0.25], dtype=numpy.float32)
    print(getattr(entries, name)(numbers, notes, values), numbers.tolist())
"""
RUN = "70.75 [4, 7, 406]\n"
RUN_INNER = "12.75 [3, 6, 0]\n"


def process(folder: Path, *entries: str) -> subprocess.Popen[str]:
    """A new process that runs entries of the toy program, with its cache in this folder."""
    command = [sys.executable, "-c", PROCESS, str(folder), *entries]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def output(started: subprocess.Popen[str]) -> str:
    out, err = started.communicate()
    assert (started.returncode, err) == (0, "")
    return out


def files(folder: Path) -> dict[Path, int]:
    return {file: file.stat().st_mtime_ns for file in (folder / "cache").rglob("*.nb?")}


def test_plain_functions_are_left_as_they_are(tmp_path: Path) -> None:
    numbers = [3, 5, 0]
    assert Program("toy", (module(tmp_path, SOURCE, "units_toy"),)).plain().run(numbers, [0.5], [0.25]) == 70.75
    assert numbers == [4, 7, 406]


@pytest.mark.compiled
def test_units_from_the_cache_do_the_same(tmp_path: Path) -> None:
    """The first process compiles an entry and its units, the second another entry, the third nothing."""
    module(tmp_path, SOURCE, "units_toy")
    assert output(process(tmp_path, "run_inner")) == RUN_INNER
    first = files(tmp_path)
    assert {file.name.split("-")[0] for file in first} == {"units_toy.inner", "units_toy.run_inner"}
    assert output(process(tmp_path, "run")) == RUN
    both = files(tmp_path)
    assert {file: both[file] for file in first} == first, "what was compiled is not compiled again"
    assert {file.name.split("-")[0] for file in both.keys() - first} == {"units_toy.outer", "units_toy.run"}
    assert output(process(tmp_path, "run", "run_inner")) == RUN + RUN_INNER
    assert files(tmp_path) == both


@pytest.mark.compiled
def test_processes_may_compile_the_same_units_at_once(tmp_path: Path) -> None:
    module(tmp_path, SOURCE, "units_toy")
    together = [process(tmp_path, "run", "run_inner"), process(tmp_path, "run_inner", "run")]
    assert [output(each) for each in together] == [RUN + RUN_INNER, RUN_INNER + RUN]
    assert output(process(tmp_path, "run", "run_inner")) == RUN + RUN_INNER


@pytest.mark.compiled
def test_a_unit_must_say_what_it_takes(tmp_path: Path) -> None:
    import numpy as np

    made = module(tmp_path, SOURCE.replace("at: int, notes: Notes, pair: Pair)", "at: list, notes, pair)"), "units_toy")
    with pytest.raises(TypeError, match="a unit can't take or return list"):
        Program("toy", (made,)).compiled(tmp_path).run(np.zeros(3, np.int64), np.zeros(1), np.zeros(1, np.float32))


@pytest.mark.compiled
def test_without_numbas_private_parts_everything_is_compiled_in_its_own_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import numpy as np

    from rollwright.kernel import machine_code

    monkeypatch.setattr(machine_code, "has_private_parts", lambda: False)
    numbers, notes, values = np.array([3, 5, 0]), np.array([0.5]), np.array([0.25], dtype=np.float32)
    entries = Program("toy", (module(tmp_path, SOURCE, "units_toy"),)).compiled(tmp_path)
    assert entries.run(numbers, notes, values) == 70.75
    assert numbers.tolist() == [4, 7, 406]


def test_the_hash_sees_marks_and_types(tmp_path: Path) -> None:
    def hash_of(source: str) -> str:
        return Program("toy", (module(tmp_path, source, "units_toy"),)).source_hash()

    edits = [
        ("@unit\ndef outer", "@routine\ndef outer"),
        ("numbers: State, notes: Notes", "numbers: State, notes: Floats"),
    ]
    assert len({hash_of(SOURCE), *(hash_of(SOURCE.replace(*edit)) for edit in edits)}) == 3
