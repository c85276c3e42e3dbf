"""`rollwright serve` as people start it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

ADDRESS = re.compile(r"http://[^\s]+:\d+")


@contextmanager
def serving(data: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command in a process of its own, and the address that it prints."""
    line = [sys.executable, "-m", "rollwright", *arguments]
    environment = {**os.environ, "ROLLWRIGHT_DATA": str(data), "ROLLWRIGHT_SERVE_WARM": "0", "BROWSER": "true"}
    with subprocess.Popen(
        line, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        try:
            found = ADDRESS.search(process.stdout.readline())
            assert found is not None
            yield process, found[0]
        finally:
            process.kill()


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_it_tells_its_address_and_ends_cleanly(tmp_path: Path, name: str) -> None:
    with serving(tmp_path, "serve", "--port", "0", "--no-open") as (process, address):
        assert address.startswith("http://localhost:")
        assert httpx.get(f"{address}/healthz").text == "ok\n"
        process.send_signal(getattr(signal, name))
        out, err = process.communicate(timeout=60)
        assert process.returncode == 0, err
        assert "Traceback" not in out + err
        assert '"what": "stopped"' in err
    assert (tmp_path / "tables" / "tables.sqlite").exists()


def test_without_a_command_the_page_is_served(tmp_path: Path) -> None:
    with serving(tmp_path) as (_, address):
        assert httpx.get(f"{address}/healthz").status_code == 200


def test_the_home_network_gets_its_own_address(tmp_path: Path) -> None:
    with serving(tmp_path, "serve", "--lan", "--port", "0", "--no-open") as (process, address):
        assert process.stdout is not None
        found = ADDRESS.search(process.stdout.readline())
        assert found is not None
        assert httpx.get(f"{address}/api/here").json() == {"origin": found[0]}


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
