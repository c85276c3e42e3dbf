"""The cache of machine code: one folder per state of the sources, and no edit is missed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import rollwright
from rollwright.kernel import twins

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


def module(folder: Path, source: str, name: str = "toy") -> ModuleType:
    """A module of this source. Not imported: Python's own cache overlooks edits of the same length and second."""
    file = folder / f"{name}.py"
    file.write_text(source, "utf-8")
    made = ModuleType(name)
    made.__file__ = str(file)
    exec(compile(source, str(file), "exec"), vars(made))
    return made


@pytest.mark.parametrize(
    "edit", [("+= value", "+= value + 1"), ("STEPS = 3", "STEPS = 4"), ("numbers, 2", "numbers, 5")]
)
def test_the_hash_sees_every_edit(tmp_path: Path, edit: tuple[str, str]) -> None:
    before = twins.source_hash([module(tmp_path, SOURCE)])
    assert twins.source_hash([module(tmp_path, SOURCE)]) == before
    assert twins.source_hash([module(tmp_path, SOURCE.replace(*edit))]) != before


def test_the_hash_sees_constants_of_a_module_that_is_named(tmp_path: Path) -> None:
    def toy(constants: str) -> ModuleType:
        made = module(tmp_path, SOURCE)
        vars(made)["k"] = module(tmp_path, constants, "constants")
        return made

    named = "from typing import NamedTuple\nSIX = 6\nclass Pair(NamedTuple):\n    one: int\n    two: int\n"
    before = twins.source_hash([toy(named)])
    assert twins.source_hash([toy(named)]) == before
    assert twins.source_hash([toy(named.replace("SIX = 6", "SIX = 7"))]) != before
    assert twins.source_hash([toy(named.replace("two", "three"))]) != before


@pytest.mark.compiled
def test_an_edit_in_another_module_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import numpy as np

    monkeypatch.setenv("ROLLWRIGHT_CACHE", str(tmp_path / "cache"))
    for added in (2, 7):
        modules = [module(tmp_path, SOURCE.replace("numbers, 2", f"numbers, {added}"))]
        assert twins.is_compiled("toy", modules) is False
        made = twins.compile_modules("toy", modules)
        assert made.run(np.zeros(1, dtype=np.int64)) == 3 * added
        assert twins.plain_modules("toy", modules).run([0]) == 3 * added
        assert twins.is_compiled("toy", modules) is True


@pytest.mark.compiled
def test_machine_code_from_the_cache_does_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In new processes: the first compiles, the others load what it kept."""
    monkeypatch.setenv("ROLLWRIGHT_CACHE", str(tmp_path / "cache"))
    module(tmp_path, SOURCE)
    code = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "import numpy, toy\n"
        "from rollwright.kernel.twins import compile_modules, is_compiled\n"
        "before = is_compiled('toy', [toy])\n"
        "print(before, compile_modules('toy', [toy]).run(numpy.zeros(1, dtype=numpy.int64)))\n"
    )
    runs = [
        subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
        for _ in range(3)
    ]
    assert runs == ["False 6\n", "True 6\n", "True 6\n"]


@pytest.mark.parametrize(
    ("platform", "variables", "expected"),
    [
        ("linux", {"ROLLWRIGHT_CACHE": "/here", "HOME": "/home/ada"}, "/here"),
        ("linux", {"XDG_CACHE_HOME": "/x", "HOME": "/home/ada"}, "/x/rollwright"),
        ("linux", {"HOME": "/home/ada"}, "/home/ada/.cache/rollwright"),
        ("darwin", {"HOME": "/home/ada"}, "/home/ada/Library/Caches/rollwright"),
        ("win32", {"LOCALAPPDATA": "/local", "HOME": "/home/ada"}, "/local/rollwright"),
    ],
)
def test_the_cache_lies_in_the_users_folder(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, str], expected: str
) -> None:
    for name in ("ROLLWRIGHT_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert twins.cache_folder() == Path(expected)


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
