"""The shipped configuration of nginx: as it is, and with a server behind it."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from deploy.nginx import MAIN, SHIPPED, program, proxy
from server.running import ADA, Running, make_table, running
from support.waiting import PATIENCE, wait_until


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("nginx")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables"), proxies=("127.0.0.1",)) as started:
        yield started


@pytest.fixture(scope="module")
def behind(server: Running, folder: Path) -> Iterator[str]:
    with proxy(folder, [server.host, "127.0.0.1:1"]) as address:  # nobody listens at the second one
        yield address


def test_nginx_accepts_the_shipped_file(tmp_path: Path) -> None:
    key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", "privkey.pem"]
    made = ["openssl", "req", "-x509", *key, "-out", "fullchain.pem", "-days", "1", "-subj", "/CN=dice.example"]
    subprocess.run(made, cwd=tmp_path, check=True, capture_output=True)
    text = SHIPPED.read_text("utf-8").replace("/etc/ssl/dice.example", str(tmp_path))
    (tmp_path / "rollwright.conf").write_text(text.replace("/var/log/nginx", str(tmp_path)), "utf-8")
    (tmp_path / "nginx.conf").write_text(MAIN.format(folder=tmp_path), "utf-8")
    command = [program(), "-t", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr


def test_people_play_behind_it(server: Running, behind: str, folder: Path) -> None:
    ada, _ = make_table(server, ADA)
    headers = {"Cookie": ada.cookie or "", "Origin": f"http://{behind}"}
    address = f"ws://{behind}/api/tables/{ada.table}/socket"
    with connect(address, additional_headers=headers, proxy=None, open_timeout=PATIENCE) as socket:
        socket.send('{"type":"hello","since":0}')
        assert json.loads(socket.recv(PATIENCE))["type"] == "welcome"
    with httpx.Client(base_url=f"http://{behind}", timeout=PATIENCE) as client:
        shown = client.get(f"/api/tables/{ada.table}")
        lasting = "max-age=31536000; includeSubDomains"
        assert (shown.status_code, shown.headers["strict-transport-security"]) == (200, lasting)
        assert client.post("/api/tables", json={}).status_code == 422
    log = folder / "rollwright.log"
    wait_until(lambda: len(log.read_text("utf-8").splitlines()) >= 3)
    assert ada.table not in log.read_text("utf-8")
    paths = {line["path"] for line in map(json.loads, log.read_text("utf-8").splitlines())}
    assert {"/api/tables/*/socket", "/api/tables/*", "/api/tables"} <= paths


@pytest.mark.parametrize("path", ["/metrics", "/healthz", "/readyz"])
def test_strangers_are_not_told_how_the_servers_are(behind: str, path: str) -> None:
    assert httpx.get(f"http://{behind}{path}", timeout=PATIENCE).status_code == 404
