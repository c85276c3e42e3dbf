"""The two servers, each in a process of its own, as they come."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PEER = Path(__file__).parent / "peer"
NO_LIMIT = "1e9/1e9"
# All players come from one address: what a client may do is set higher. No bot plays, so nothing is compiled for them.
LIFTED = {
    "ROLLWRIGHT_SERVE_TABLES": NO_LIMIT,
    "ROLLWRIGHT_SERVE_REQUESTS": NO_LIMIT,
    "ROLLWRIGHT_SERVE_PACE": NO_LIMIT,
    "ROLLWRIGHT_SERVE_MESSAGES": NO_LIMIT,
    "ROLLWRIGHT_SERVE_RECEIVED": NO_LIMIT,
    "ROLLWRIGHT_SERVE_RECEIVED_CLIENT": NO_LIMIT,
    "ROLLWRIGHT_SERVE_UPLOADS": NO_LIMIT,
    "ROLLWRIGHT_SERVE_ARRIVALS": NO_LIMIT,
    "ROLLWRIGHT_SERVE_CONNECTIONS": "1000000",
    "ROLLWRIGHT_SERVE_SOCKETS": "1000000",
    "ROLLWRIGHT_SERVE_WARM": "0",
}


class Running(NamedTuple):
    address: str
    pid: int


@contextmanager
def ours(
    settings: Mapping[str, str] = LIFTED, data: str | None = None, checkout: Path | None = None
) -> Iterator[Running]:
    """`rollwright serve`, its store in this folder, or in one of its own on the disk that the project is on. `checkout`
    has another version of the project."""
    with ExitStack() as stack:
        folder = data or stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-server-", dir=build()))
        command = [sys.executable, "-m", "rollwright", "serve", "--port", "0", "--no-open", "--data", folder]
        source = {} if checkout is None else {"PYTHONPATH": str(checkout / "src")}
        yield stack.enter_context(_started(command, {**settings, **source}))


@contextmanager
def on_database(store: str, number: int) -> Iterator[list[Running]]:
    """So many of our servers on one PostgreSQL."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-server-", dir=build()))
        command = [sys.executable, "-m", "rollwright", "serve", "--port", "0", "--no-open", "--data", folder]
        yield [stack.enter_context(_started([*command, "--store", store], LIFTED)) for _ in range(number)]


def build() -> Path:
    """The folder for what can be made again."""
    folder = ROOT / "build"
    folder.mkdir(exist_ok=True)
    return folder


@contextmanager
def peer() -> Iterator[Running]:
    """A boardgame.io server, which keeps everything in memory."""
    node = shutil.which("node")
    if node is None or not (PEER / "node_modules").is_dir():
        sys.exit(f"The peer is not installed: “npm ci” in {PEER.relative_to(ROOT)}, with Node 20 or newer.")
    with _started([node, str(PEER / "server.cjs")], {"NODE_ENV": "production"}) as running:
        yield running


@contextmanager
def _started(command: list[str], settings: Mapping[str, str]) -> Iterator[Running]:
    """A server that prints its port when it is ready."""
    environment = {**os.environ, **settings}
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=quiet, env=environment, text=True) as process:
        assert process.stdout is not None
        try:
            ready = re.search(r"(\d+)\s*$", process.stdout.readline())
            if ready is None:
                sys.exit(f"no server: {' '.join(command)}")
            yield Running(f"http://127.0.0.1:{ready[1]}", process.pid)
        finally:
            process.kill()
