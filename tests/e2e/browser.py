"""A Chrome or Chromium of this machine: `CHROME`, else one on the PATH, else where installers put it.

The headless shell is the same browser without a window of its own, and takes a quarter less time.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

NAMES = (
    "chromium-headless-shell",
    "chrome-headless-shell",
    "google-chrome",
    "google-chrome-stable",
    "chromium",
    "chromium-browser",
    "chrome",
    "msedge",
)
WINDOWS = (
    "Google/Chrome/Application/chrome.exe",
    "Chromium/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
)
MAC = ("Google Chrome.app/Contents/MacOS/Google Chrome", "Chromium.app/Contents/MacOS/Chromium")
NONE = (
    "The tests in a real browser did not run: there is no Chrome or Chromium. "
    "Install one, or set CHROME to the path of its program."
)


def find_browser() -> str | None:
    """The path of its program."""
    if wanted := os.environ.get("CHROME"):
        return shutil.which(wanted)
    found = (shutil.which(name) for name in NAMES)
    return next(filter(None, found), None) or next((str(place) for place in _places() if place.is_file()), None)


def _places() -> list[Path]:
    windows = [os.environ.get(name) for name in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")]
    mac = [Path("/Applications"), Path.home() / "Applications"]
    return [
        *(Path(folder) / place for folder in windows if folder for place in WINDOWS),
        *(folder / place for folder in mac for place in MAC),
    ]
