"""The third game as others have it: a package of its own, installed in a folder that is not the project's."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

CLIMB = Path(__file__).parent / "climb"


def install(folder: Path) -> dict[str, str]:
    """Installs the package there; the environment of a process that finds it."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
    built = folder / "sources"
    subprocess.run(["cp", "-r", CLIMB, built], check=True)  # building leaves the project as it is
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--target", folder / "site", built], check=True)
    paths = [str(folder / "site"), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths)), "ROLLWRIGHT_LANG": "en"}
