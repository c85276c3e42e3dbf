"""The cache of machine code: one folder per state of the sources, and no edit is missed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import rollwright
from rollwright.kernel.twins import Program
from support.toy_modules import module

SOURCE = """
from rollwright.kernel.twins import entry, step
from rollwright.kernel.bits import raw
STEPS = 3
@step
def add(numbers, value):
    numbers[0] += value
@entry
def run(numbers):
    numbers = raw(numbers)
    for _ in range(STEPS):
        add(numbers, 2)
    return numbers[0]
"""


def toy(folder: Path, source: str = SOURCE) -> Program:
    return Program("toy", (module(folder, source),))


@pytest.mark.parametrize(
    "edit", [("+= value", "+= value + 1"), ("STEPS = 3", "STEPS = 4"), ("numbers, 2", "numbers, 5")]
)
def test_the_hash_sees_every_edit(tmp_path: Path, edit: tuple[str, str]) -> None:
    before = toy(tmp_path).source_hash()
    assert toy(tmp_path).source_hash() == before
    assert toy(tmp_path, SOURCE.replace(*edit)).source_hash() != before


def test_the_hash_sees_constants_of_a_module_that_is_named(tmp_path: Path) -> None:
    def hash_with(constants: str) -> str:
        made = module(tmp_path, SOURCE)
        vars(made)["k"] = module(tmp_path, constants, "constants")
        return Program("toy", (made,)).source_hash()

    named = "from typing import NamedTuple\nSIX = 6\nclass Pair(NamedTuple):\n    one: int\n    two: int\n"
    before = hash_with(named)
    assert hash_with(named) == before
    assert hash_with(named.replace("SIX = 6", "SIX = 7")) != before
    assert hash_with(named.replace("two", "three")) != before


@pytest.mark.compiled
def test_an_edit_in_another_module_is_compiled(tmp_path: Path) -> None:
    import numpy as np

    for added in (2, 7):
        program = toy(tmp_path, SOURCE.replace("numbers, 2", f"numbers, {added}"))
        assert program.is_compiled(tmp_path) is False
        assert program.compiled(tmp_path).run(np.zeros(1, dtype=np.int64)) == 3 * added
        assert program.plain().run([0]) == 3 * added
        assert program.is_compiled(tmp_path) is True


@pytest.mark.compiled
def test_machine_code_from_the_cache_does_the_same(tmp_path: Path) -> None:
    """In new processes: the first compiles, the others load what it kept."""
    module(tmp_path, SOURCE)
    code = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "import numpy, toy\n"
        "from pathlib import Path\n"
        "from rollwright.kernel.twins import Program\n"
        f"program, cache = Program('toy', (toy,)), Path({str(tmp_path / 'cache')!r})\n"
        "before = program.is_compiled(cache)\n"
        "print(before, program.compiled(cache).run(numpy.zeros(1, dtype=numpy.int64)))\n"
    )
    runs = [
        subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
        for _ in range(3)
    ]
    assert runs == ["False 6\n", "True 6\n", "True 6\n"]


# What a program is bound of

FORM = """
def value(number): raise NotImplementedError
def unused(number): raise NotImplementedError
"""
IMPLEMENTATION = """
from rollwright.kernel.twins import step
@step
def value(number):
    return 10 * number
@step
def _twice(number):
    return 100 * number
@step
def more(number):
    return _twice(number)
"""
LOOP = """
from rollwright.kernel.twins import entry, step
from form import value
from own import more
@step
def _twice(number):
    return 2 * value(number)
@entry
def run(number):
    return _twice(number) + more(number)
"""


def bound(folder: Path, monkeypatch: pytest.MonkeyPatch, *implementations: str, loop: str = LOOP) -> Program:
    """A program of a contract, of modules that implement it, and of a loop."""
    made = {name: module(folder, source, name) for name, source in [("form", FORM), ("own", IMPLEMENTATION)]}
    for name, each in made.items():
        monkeypatch.setitem(sys.modules, name, each)
    implementing = tuple(module(folder, source, f"part{i}") for i, source in enumerate(implementations))
    return Program("bound", (module(folder, loop, "loop"),), implementing, made["form"])


def test_a_loop_calls_what_implements_the_contract(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And its own private function, whatever others are called."""
    program = bound(tmp_path, monkeypatch, IMPLEMENTATION)
    assert program.plain().run(3) == 2 * 30 + 300
    assert program.plain().value(3) == 30
    other = bound(tmp_path, monkeypatch, IMPLEMENTATION.replace("10 *", "20 *"))
    assert other.plain().run(3) == 2 * 60 + 300, "only what implements the contract takes its place"


def test_a_name_that_happens_to_be_the_same_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loop = LOOP.replace("from own import more", "more = abs").replace("value(number)", "number")
    assert bound(tmp_path, monkeypatch, IMPLEMENTATION, loop=loop).plain().run(-3) == -6 + 3


@pytest.mark.parametrize(
    ("implementations", "message"),
    [
        ([], r"bound: loop calls value, missing in \[\]"),
        ([IMPLEMENTATION.replace("def value", "def worth")], r"bound: loop calls value, missing in \[part0\]"),
        ([IMPLEMENTATION, IMPLEMENTATION], r"bound: value is in more than one module: \[part0, part1\]"),
        ([IMPLEMENTATION.replace("@step", "")], "part0.value must be marked"),
        (
            [IMPLEMENTATION.replace("value(number)", "value(number, other)")],
            "part0.value must take the arguments",
        ),
    ],
)
def test_a_contract_that_is_not_kept_is_found_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, implementations: list[str], message: str
) -> None:
    with pytest.raises(TypeError, match=message):
        bound(tmp_path, monkeypatch, *implementations).plain()


# Without machine code


def test_marks_leave_plain_functions_as_they_are() -> None:
    kernel = rollwright.game_type("diceland").kernel
    assert kernel.outcome_of([0] * kernel.STATE_SIZE, 0, 0) == 6


def test_a_plain_game_needs_neither_numba_nor_numpy() -> None:
    code = (
        "import sys; sys.modules['numba'] = sys.modules['numpy'] = None\n"
        "import rollwright\n"
        "for name in rollwright.game_names(): rollwright.check_game(name, games=1)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
