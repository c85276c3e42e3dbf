"""Sees to it that the tests find a Chrome or Chromium: installs one with the system's package manager where it may.

Where none can be had it says so; under CI that is a failure.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from e2e.browser import NONE, find_browser

APT_INSTALL = ["install", "-y", "-q", "--no-install-recommends"]
MANAGERS = {  # the first that is there is asked, until there is a browser
    "apt-get": [["update", "-q"], [*APT_INSTALL, "chromium-headless-shell"], [*APT_INSTALL, "chromium"]],
    "dnf": [["install", "-y", "-q", "chromium"]],
    "zypper": [["--non-interactive", "install", "chromium"]],
    "pacman": [["-S", "--noconfirm", "--needed", "chromium"]],
    "apk": [["add", "--quiet", "chromium"]],
    "brew": [["install", "--quiet", "--cask", "chromium"]],
}
OWN = {"brew"}  # works for people, not for root


def main() -> int:
    if find_browser() is None:
        install()
    if find_browser() is not None:
        return 0
    print(NONE, file=sys.stderr)
    return 1 if os.environ.get("CI") else 0


def install() -> None:
    """Tries; whether it worked is seen by looking for the browser again."""
    manager = next(filter(shutil.which, MANAGERS), None)
    rights = [] if manager in OWN else as_root()
    if manager is None or rights is None:
        return
    print(f"There is no Chrome or Chromium for the tests: {manager} installs one.", flush=True)
    told = ""
    for arguments in MANAGERS[manager]:
        command = [*rights, manager, *arguments]
        pipe, both = subprocess.PIPE, subprocess.STDOUT
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=pipe, stderr=both, text=True, check=False)
        if find_browser() is not None:
            return
        told += done.stdout if done.returncode else ""
    print(told, file=sys.stderr)


def as_root() -> list[str] | None:
    """What a command begins with that may change the system; None if it may not."""
    if not hasattr(os, "geteuid"):
        return None
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo is None or subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode:
        return None
    return [sudo, "-n"]


if __name__ == "__main__":
    sys.exit(main())
