"""A real server, a real browser, and people who sit in front of it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from deploy.nginx import proxy
from e2e.browser import NONE, find_browser
from e2e.devices import Devices
from e2e.people import Person, Watch
from e2e.scripts import INIT_SCRIPTS
from support.processes import running

ADDRESS = re.compile(r"http://\S+:\d+")
PAGE = Path(__file__).parents[2] / "src" / "rollwright" / "server" / "page"
LUCKY = Path(__file__).with_name("lucky.py")
ACROSS = "ROLLWRIGHT_ACROSS"  # set: the whole suite runs across two servers
PATIENCE = 120_000  # milliseconds, on a busy machine
FLAGS = [
    "--disable-quic",
    "--disable-gpu",
    "--in-process-gpu",  # no process that has nothing to do
    "--process-per-site",  # nor a new one for every test, which would compile all scripts again
    "--num-raster-threads=1",
    "--disable-lcd-text",
    # Pages of the browser's own window, which cost as much as ours; and what Playwright disables by the same option.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PreloadTopChromeWebUI,AimEnabled,HttpsUpgrades,"
    "HttpsFirstBalancedModeAutoEnable,PaintHolding,MediaRouter,Translate,OptimizationHints,PreconnectToSearch,"
    "NetworkTimeServiceQuerying",
]
OTHERWISE = {  # than for people: all browsers here are one client, and nobody waits for a minute
    "ROLLWRIGHT_SERVE_GONE": "0.001",
    "ROLLWRIGHT_SERVE_REVEAL": "600",  # a share that comes too late would change the dice
    "ROLLWRIGHT_SERVE_THINK": "600",
    "ROLLWRIGHT_SERVE_REVIEW": "600",
    "ROLLWRIGHT_SERVE_ANALYSIS": "600",
    "ROLLWRIGHT_SERVE_ANSWER": "600",
    "ROLLWRIGHT_SERVE_REPLAY": "600",
    "ROLLWRIGHT_SERVE_HELLO": "600",
    **{
        f"ROLLWRIGHT_SERVE_{limit}": "100000/10000"
        for limit in (
            *("ANALYSES", "ARRIVALS", "LOOKS", "MESSAGES", "PACE", "PIECES", "PRINTS", "RECORDS", "REPLAYS"),
            *("REQUESTS", "REVIEWS", "TABLES", "UPLOADS"),
        )
    },
}

# A browser has its share in the dice, too.
SHARE = """{
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => (array.length === 32 ? array.fill(1) : random(array));
}"""

Sit = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
    items.sort(key=lambda item: item.get_closest_marker("browser") is None)  # they take longest, so they come first


@pytest.fixture(scope="session")
def luck(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with what the dice of tables follow from."""
    return tmp_path_factory.mktemp("luck") / "luck"


@pytest.fixture(autouse=True)
def _dice(luck: Path, request: pytest.FixtureRequest) -> None:
    """Each test has dice of its own, the same in every run; another `LUCK` brings others."""
    luck.write_text(f"{request.node.nodeid} {os.environ.get('LUCK', '')}", "utf-8")


@contextmanager
def serving(
    data: Path, luck: Path, environment: Mapping[str, str], program: Path = LUCKY, port: str = "0"
) -> Iterator[str]:
    """Where a `rollwright serve` with this environment listens."""
    if not ("ROLLWRIGHT_SERVE_PAGE" in environment or (PAGE / "index.html").exists()):
        pytest.fail("The page is not built: “make page” does it.")
    line: list[str | Path] = [sys.executable, program, luck, "serve", "--port", port, "--no-open", "--data", data]
    environment = {**environment, **OTHERWISE, "ROLLWRIGHT_BACKGROUND": "0", "ROLLWRIGHT_SERVE_WARM": "0"}
    with (
        (data / "log").open("w") as log,
        running(line, env=environment, stdout=subprocess.PIPE, stderr=log) as process,
    ):
        assert process.stdout is not None
        found = ADDRESS.search(process.stdout.readline())
        assert found is not None, (data / "log").read_text()
        yield found[0]
        process.terminate()
        process.wait(PATIENCE / 1000)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory, luck: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """Where `rollwright serve` listens; with `make across`, where nginx does, in front of two of them."""
    folder = tmp_path_factory.mktemp("tables")
    if os.environ.get(ACROSS):
        database: str = request.getfixturevalue("postgresql_cluster").new_database()
        with two_servers(folder, luck, database) as (found, _):
            yield found
    else:
        with serving(folder, luck, os.environ) as found:
            yield found


@contextmanager
def two_servers(folder: Path, luck: Path, database: str) -> Iterator[tuple[str, list[str]]]:
    """Where nginx listens, in front of two servers of one database, and where they do. Each request and each socket
    goes to the server that had its turn longest ago."""
    with ExitStack() as stack:
        servers = []
        for number in ("1", "2"):
            (own := folder / number).mkdir()
            environment = {**os.environ, "ROLLWRIGHT_SERVE_STORE": database, "ROLLWRIGHT_SERVE_PROXIES": "127.0.0.1"}
            servers.append(stack.enter_context(serving(own, luck, {**environment, "SERVER": number})))
        behind = [address.replace("http://localhost", "127.0.0.1") for address in servers]
        front = stack.enter_context(proxy(folder, behind, is_crowded=True))
        yield f"http://{front.replace('127.0.0.1', 'localhost')}", servers


@pytest.fixture(scope="package")  # no longer: while Playwright runs, nothing else in this process can use asyncio
def browser() -> Iterator[Browser]:
    program = find_browser()
    if program is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(NONE)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=program, args=FLAGS, timeout=PATIENCE)
        yield launched
        launched.close()


@pytest.fixture
def watch(address: str) -> Iterator[Watch]:
    """Whatever a test does, no script fails, no policy is broken, and nothing is asked of anybody else."""
    watching = Watch(address)
    yield watching
    assert watching.faults == []


@pytest.fixture(scope="package")
def devices(browser: Browser) -> Devices:
    return Devices(browser, PATIENCE, (SHARE, *INIT_SCRIPTS))


@pytest.fixture
def sit(devices: Devices, address: str, watch: Watch) -> Iterator[Sit]:
    """Gives a person with a browser of his own, in which nothing moves. If it is not kept, nobody else gets it."""
    pages = []

    def sit_down(
        language: str = "en", width: int = 1280, height: int = 900, *, is_kept: bool = True, **more: Any
    ) -> Person:
        usual = {"base_url": address, "reduced_motion": "reduce", "locale": language}
        page = devices.take(width, height, **{**usual, **more})
        watch.over(page.context)
        pages.append((page, is_kept))
        return Person(page, language)

    yield sit_down
    for page, is_kept in pages:
        watch.off(page.context)
        if is_kept:
            devices.give_back(page)
        else:
            page.context.close()
