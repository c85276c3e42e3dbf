"""Sees to it that the tests find what they start: a Chrome or Chromium, PostgreSQL and nginx. What is missing is
installed with the system's package manager, where that may be.

Where one can't be had it says so; under CI that is a failure.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from deploy.nginx import NONE as NO_NGINX
from deploy.nginx import find_nginx
from e2e.browser import NONE as NO_BROWSER
from e2e.browser import find_browser
from support.postgresql import NONE as NO_POSTGRESQL
from support.postgresql import programs as find_postgresql

INSTALL = {  # the first manager that is there is asked
    "apt-get": ["install", "-y", "-q", "--no-install-recommends"],
    "dnf": ["install", "-y", "-q"],
    "zypper": ["--non-interactive", "install"],
    "pacman": ["-S", "--noconfirm", "--needed"],
    "apk": ["add", "--quiet"],
    "brew": ["install", "--quiet"],
}
OWN = {"brew"}  # works for people, not for root


@dataclass(frozen=True)
class Program:
    """A program that tests start, and the package that has it. `otherwise`: where packages have other names, all of
    which are tried."""

    name: str
    find: Callable[[], object]
    none: str  # what is said if there is none
    package: str
    otherwise: dict[str, list[str]]


PROGRAMS = (
    Program(
        "Chrome or Chromium",
        find_browser,
        NO_BROWSER,
        "chromium",
        {"apt-get": ["chromium-headless-shell", "chromium"], "brew": ["--cask chromium"]},
    ),
    Program(
        "PostgreSQL",
        find_postgresql,
        NO_POSTGRESQL,
        "postgresql",
        {"dnf": ["postgresql-server"], "zypper": ["postgresql-server"]},
    ),
    Program("nginx", find_nginx, NO_NGINX, "nginx", {"apt-get": ["nginx-light"]}),
)


def main() -> int:
    missing = [program for program in PROGRAMS if not program.find()]
    if missing:
        install(missing)
    missing = [program for program in missing if not program.find()]
    for program in missing:
        print(program.none, file=sys.stderr)
    return 1 if missing and os.environ.get("CI") else 0


def install(missing: list[Program]) -> None:
    """Tries; whether it worked is seen by looking for the programs again."""
    manager = next(filter(shutil.which, INSTALL), None)
    rights = [] if manager in OWN else as_root()
    if manager is None or rights is None:
        return
    if manager == "apt-get":
        _run([*rights, manager, "update", "-q"])
    for program in missing:
        print(f"There is no {program.name} for the tests: {manager} installs it.", flush=True)
        told = ""
        for package in program.otherwise.get(manager, [program.package]):
            told += _run([*rights, manager, *INSTALL[manager], *package.split()])
            if program.find():
                break
        else:
            print(told, file=sys.stderr)


def _run(command: list[str]) -> str:
    """What a command that fails has said."""
    pipe, both = subprocess.PIPE, subprocess.STDOUT
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=pipe, stderr=both, text=True, check=False)
    return done.stdout if done.returncode else ""


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
