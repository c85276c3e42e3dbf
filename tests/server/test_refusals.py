"""Every refusal has its words."""

from __future__ import annotations

import re
from pathlib import Path

import rollwright
from rollwright.words import LANGUAGES, say

SOURCES = Path(rollwright.__file__).parent / "server"


def test_every_refusal_can_be_said() -> None:
    codes = {
        code
        for file in SOURCES.rglob("*.py")
        for code in re.findall(r'"((?:refused|serve)-[a-z-]+)"', file.read_text("utf-8"))
    }
    assert len(codes) > 30
    for code in codes:
        for language in LANGUAGES:
            assert say(code, {}, language) != code, code
