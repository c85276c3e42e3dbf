"""The protocol and the types that the page is built with."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_types_of_the_page_are_up_to_date() -> None:
    tool = ROOT / "tools" / "page_types.py"
    checked = subprocess.run([sys.executable, tool, "--check"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr
