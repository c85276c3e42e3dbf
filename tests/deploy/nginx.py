"""A real nginx with the configuration that is shipped, in front of servers on this machine."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from support.waiting import wait_until

SHIPPED = Path(__file__).parents[2] / "deploy" / "nginx" / "rollwright.conf"
NONE = "nginx is not installed: NOTHING BEHIND A REAL PROXY IS TESTED"
MAIN = """\
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/nginx-error.log;
events {{ worker_connections 4096; }}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/rollwright.conf;
}}
"""


def find_nginx() -> str | None:
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


def program() -> str:
    """Where nginx is; skips the test if it isn't installed, but fails where all tests must run."""
    found = find_nginx()
    if found is None:
        assert not os.environ.get("CI"), NONE
        pytest.skip(NONE)
    return found


def written(folder: Path, port: int, servers: Sequence[str], *, hashed: bool = False, is_crowded: bool = False) -> Path:
    """The shipped file with these servers (`127.0.0.1:8642`), without TLS at this port; all it writes in a folder.

    `is_crowded`: this machine is a network with many people, whom nginx doesn't limit.
    """
    text = SHIPPED.read_text("utf-8")
    if is_crowded:
        text = text.replace("# 192.0.2.0/24 1;", "127.0.0.0/8 1;")
    first, *_ = lines = re.findall(r"^ *server 127.*\n", text, re.MULTILINE)
    for line in lines[1:]:
        text = text.replace(line, "")
    given = "".join(first.replace("127.0.0.1:8642", server) for server in servers)
    text = text.replace(first, given).replace("# hash", "hash" if hashed else "# hash")
    text = text.replace("/var/log/nginx", str(folder))
    plain, secure = text.split("\nserver {\n")[1:]
    text = text.replace(f"\nserver {{\n{plain}", "")
    kept = [line for line in secure.splitlines() if "listen" not in line and "ssl_" not in line]
    text = text.replace(secure, "\n".join([f"    listen 127.0.0.1:{port};", *kept, ""]))
    (folder / "rollwright.conf").write_text(text, "utf-8")
    main = folder / "nginx.conf"
    main.write_text(MAIN.format(folder=folder), "utf-8")
    return main


@contextmanager
def proxy(folder: Path, servers: Sequence[str], *, hashed: bool = False, is_crowded: bool = False) -> Iterator[str]:
    """nginx in front of these servers; its host and port. `hashed`: all people of a table are at one server."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    command = [
        program(),
        "-p",
        str(folder),
        "-c",
        str(written(folder, port, servers, hashed=hashed, is_crowded=is_crowded)),
    ]
    with subprocess.Popen(command) as process:
        try:
            wait_until(lambda: _listens(port) or process.poll() is not None)
            assert process.poll() is None, (folder / "nginx-error.log").read_text("utf-8")
            yield f"127.0.0.1:{port}"
        finally:
            process.send_signal(signal.SIGTERM)


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
