"""docs/security.md: every row of the standard is there once, and every test that it names exists."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
TEXT = (TESTS.parent / "docs" / "security.md").read_text("utf-8")
NAMED = sorted(set(re.findall(r"`([\w/]+\.py)::(\w+)`", TEXT)))
ROW = re.compile(r"\bV\d+\.\d+\.\d+\b")
ROWS = 253  # of levels 1 and 2 of OWASP ASVS 5.0


@cache
def functions(file: Path) -> set[str]:
    tree = ast.parse(file.read_text("utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


@pytest.mark.parametrize(("file", "name"), NAMED)
def test_every_test_exists(file: str, name: str) -> None:
    assert name.startswith("test_")
    assert name in functions(TESTS / file)


def test_every_row_is_there_once() -> None:
    lines = [line for line in TEXT.splitlines() if line.startswith("| V")]
    rows = Counter(row for line in lines for row in ROW.findall(line.split("|")[1]))
    assert len(rows) == ROWS
    assert set(rows.values()) == {1}


def test_every_row_that_applies_is_shown() -> None:
    """By a test; what is a promise of the maintainers is said in words instead."""
    applying = TEXT.split("### Rows that don't apply")[0].splitlines()
    unshown = [line.split("|")[1].strip() for line in applying if line.startswith("| V") and line.endswith("| — |")]
    assert unshown == ["V15.1.1 V15.2.1"]
