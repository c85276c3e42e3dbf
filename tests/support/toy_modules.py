"""Modules made of a source text, for tests of kernels."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType


def module(folder: Path, source: str, name: str = "toy") -> ModuleType:
    """A module of this source. Not imported: Python's own cache overlooks edits of the same length and second."""
    file = folder / f"{name}.py"
    file.write_text(source, "utf-8")
    made = ModuleType(name)
    made.__file__ = str(file)
    exec(compile(source, str(file), "exec"), vars(made))
    return made
