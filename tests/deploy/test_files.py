"""The files for systemd, containers and Caddy, as far as they can be checked without installing anything for good."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from rollwright.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNIT = DEPLOY / "systemd" / "rollwright@.service"
CADDYFILE = DEPLOY / "caddy" / "Caddyfile"
CONTAINERFILE, COMPOSE = DEPLOY / "container" / "Containerfile", DEPLOY / "container" / "compose.yaml"
MOST_EXPOSED = 2.0  # of 10, as systemd rates services


def program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """An instance of the service, with a program that is there."""
    text = UNIT.read_text("utf-8").replace("/opt/rollwright/bin/rollwright", sys.executable)
    made = tmp_path / "rollwright@8642.service"
    made.write_text(text, "utf-8")
    return made


def test_systemd_accepts_the_unit(unit: Path) -> None:
    command = [program("systemd-analyze"), "verify", "--man=no", str(unit)]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")


def test_the_unit_leaves_little_to_an_intruder(unit: Path) -> None:
    command = [program("systemd-analyze"), "security", "--offline=true", "--no-pager", str(unit)]
    told = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    level = re.search(r"exposure level[^:]*: ([\d.]+)", told)
    assert level, told
    assert float(level[1]) <= MOST_EXPOSED


def test_caddy_accepts_its_file(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    command = [program("caddy"), "validate", "--config", str(CADDYFILE), "--adapter", "caddyfile"]
    checked = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert checked.returncode == 0, checked.stderr


def test_the_file_of_caddy_is_whole() -> None:
    """Without Caddy, at least its blocks are balanced, and it says what nginx says."""
    lines = [line.split("#")[0].rstrip() for line in CADDYFILE.read_text("utf-8").splitlines()]
    depth = 0
    for line in lines:
        depth += (line.endswith(" {") or line.endswith("\t{")) - (line.strip() == "}")
        assert depth >= 0
    assert depth == 0
    text = "\n".join(lines)
    for needed in ("Strict-Transport-Security", "X-Request-Id", "/metrics /healthz /readyz", "request>uri regexp"):
        assert needed in text


def settings_in(text: str) -> set[str]:
    return {name.lower() for name in re.findall(rf"{PREFIX}(\w+)", text)}


@pytest.mark.parametrize("file", [UNIT, CADDYFILE, CONTAINERFILE, COMPOSE, DEPLOY / "nginx" / "rollwright.conf"])
def test_every_setting_exists(file: Path) -> None:
    assert settings_in(file.read_text("utf-8")) <= set(Settings.__dataclass_fields__)


def test_what_the_image_copies_is_there() -> None:
    steps = re.sub(r"\\\n", "", CONTAINERFILE.read_text("utf-8")).splitlines()
    words = [line.split() for line in steps if line and not line.startswith("#")]
    assert {line[0] for line in words} <= {
        *("FROM", "WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE"),
        *("STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT", "CMD"),
    }
    copied = [source for line in words if line[0] == "COPY" and "--from" not in line[1] for source in line[1:-1]]
    assert copied
    for source in copied:
        assert (ROOT / source).exists(), source
    assert words.index(["USER", "rollwright"]) > max(n for n, line in enumerate(words) if line[0] == "RUN")


def test_the_composition_fits_together() -> None:
    read: dict[str, Any] = yaml.safe_load(COMPOSE.read_text("utf-8"))
    services = read["services"]
    assert set(services) == {"server1", "server2", "database", "proxy"}
    for name, service in services.items():
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in read["volumes"] or (COMPOSE.parent / source).exists(), (name, source)
        assert set(service.get("depends_on", ())) <= set(services)
        assert set(service.get("secrets", ())) <= set(read["secrets"])
        if "build" in service:
            context = COMPOSE.parent / service["build"]["context"]
            assert (context / service["build"]["dockerfile"]).is_file()
    asked = services["proxy"]["environment"]["ROLLWRIGHT_SERVERS"].split()
    assert asked == [f"{name}:8642" for name in ("server1", "server2")]
    assert [services[name]["hostname"] for name in ("server1", "server2")] == ["server1", "server2"]
