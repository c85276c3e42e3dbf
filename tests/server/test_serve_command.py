"""`rollwright serve` as people start it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from rollwright.cli.commands.serve import LOCAL, PORT
from rollwright.core.errors import OptionError
from rollwright.server.listening import listen
from support.processes import ROLLWRIGHT, running
from support.waiting import PATIENCE

ADDRESS = re.compile(r"http://[^\s]+:\d+")


@contextmanager
def serving(data: Path, *arguments: str, before: Sequence[str] = ()) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command in a process of its own, and the address that it prints."""
    environment = {**os.environ, "ROLLWRIGHT_DATA": str(data), "ROLLWRIGHT_SERVE_WARM": "0", "BROWSER": "true"}
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with running([*before, *ROLLWRIGHT, *arguments], env=environment, **pipes) as process:
        assert process.stdout is not None
        told = iter(process.stdout.readline, "")  # that the port is in use, perhaps, before the address
        found = next(filter(None, map(ADDRESS.search, told)), None)
        assert found is not None
        yield process, found[0]


def get(url: str) -> httpx.Response:
    return httpx.get(url, timeout=PATIENCE, verify=False)


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_it_tells_its_address_and_ends_cleanly(tmp_path: Path, name: str) -> None:
    with serving(tmp_path, "serve", "--port", "0", "--no-open") as (process, address):
        assert address.startswith("http://localhost:")
        assert get(f"{address}/healthz").text == "ok\n"
        process.send_signal(getattr(signal, name))
        out, err = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, err
        assert "Traceback" not in out + err
        assert '"what": "stopped"' in err
    assert (tmp_path / "tables" / "tables.sqlite").exists()


def test_in_the_background_only_sigterm_ends_it(tmp_path: Path) -> None:
    """A shell script ignores SIGINT for its background jobs, and nohup ignores SIGHUP."""
    ignoring = ("/bin/sh", "-c", 'trap "" INT HUP; exec "$@"', "sh")
    with serving(tmp_path, "serve", "--port", "0", "--no-open", before=ignoring) as (process, address):
        process.send_signal(signal.SIGINT)
        process.send_signal(signal.SIGHUP)
        for _ in range(3):  # requests come after the signals
            assert get(f"{address}/healthz").text == "ok\n"
        assert process.poll() is None
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


def test_a_port_in_use_is_told_and_another_one_taken(tmp_path: Path) -> None:
    with ExitStack() as stack:
        with suppress(OptionError):  # or somebody else has it
            stack.enter_context(listen(LOCAL, PORT))
        line = [*ROLLWRIGHT, "serve", "--no-open", "--lang", "en"]
        environment = {**os.environ, "ROLLWRIGHT_DATA": str(tmp_path), "ROLLWRIGHT_SERVE_WARM": "0"}
        with running(line, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
            assert process.stdout is not None
            told, ready = process.stdout.readline(), ADDRESS.search(process.stdout.readline())
            assert ready is not None
            port = ready[0].rpartition(":")[2]
            assert told == f"Port {PORT} is in use, so another one is taken: {port}.\n"
            assert get(f"{ready[0]}/healthz").text == "ok\n"


def test_without_a_command_the_page_is_served(tmp_path: Path) -> None:
    with serving(tmp_path) as (_, address):
        assert get(f"{address}/healthz").status_code == 200


def test_the_home_network_gets_its_own_address(tmp_path: Path) -> None:
    with serving(tmp_path, "serve", "--lan", "--port", "0", "--no-open") as (process, address):
        assert process.stdout is not None
        found = ADDRESS.search(process.stdout.readline())
        assert found is not None
        assert get(f"{address}/api/here").json()["origin"] == found[0]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such processes")
def test_several_workers_serve_at_one_port(tmp_path: Path, postgresql: str) -> None:
    options = "--workers", "2", "--store", postgresql, "--port", "0", "--no-open"
    with serving(tmp_path, "serve", *options) as (process, address):
        assert get(f"{address}/readyz").text == "ok\n"
        process.terminate()
        _, err = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, err
        assert err.count('"what": "stopped"') == 2


def test_one_folder_has_one_server(tmp_path: Path) -> None:
    with serving(tmp_path, "serve", "--port", "0", "--no-open"):
        line = [sys.executable, "-m", "rollwright", "serve", "--port", "0", "--no-open", "--lang", "en"]
        environment = {**os.environ, "ROLLWRIGHT_DATA": str(tmp_path)}
        second = subprocess.run(line, env=environment, capture_output=True, text=True, check=False)
    assert second.returncode == 2
    assert "Another rollwright already serves" in second.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--lan", "--host", "127.0.0.1"), "can't be used together"),
        (("--port", "70000"), "from 0 to 65535"),
        (("--workers", "2"), "need PostgreSQL"),
        (("--workers", "0"), "at least 1"),
        (("--host", "192.0.2.1", "--port", "0"), "Nobody can listen"),
        (("--port", "0", "--data", "/dev/null/x"), "can't be kept"),
    ],
)
def test_what_cannot_be_served_is_told(arguments: tuple[str, ...], words: str) -> None:
    line = [sys.executable, "-m", "rollwright", "serve", "--no-open", "--lang", "en", *arguments]
    ended = subprocess.run(line, capture_output=True, text=True, check=False, env={**os.environ, "COLUMNS": "1000"})
    assert ended.returncode == 2
    assert words in ended.stderr
    assert "Traceback" not in ended.stderr
