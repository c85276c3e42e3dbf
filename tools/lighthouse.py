"""Measures every page with Lighthouse as on a slow phone: three runs each, and their medians.

`python -m tools.lighthouse [--runs 3] [PAGE …]` on a built page and a quiet machine. Lighthouse 12 has to be there as a
command: `npm install --prefix FOLDER lighthouse@12`, and then `LIGHTHOUSE=FOLDER/node_modules/.bin/lighthouse`.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import BrowserContext, sync_playwright
from tools import staged

from e2e.browser import NONE, find_browser
from e2e.finished import Table, make_table, play
from support.ports import lasting_port

LIGHTHOUSE = os.environ.get("LIGHTHOUSE", "lighthouse")
SEED = 2
MOVES = 30  # at a table before it is opened
CATEGORIES = ("performance", "accessibility", "best-practices")
FIGURES = {  # of Lighthouse's audits, with what they are divided by
    "first paint s": ("first-contentful-paint", 1000),
    "largest s": ("largest-contentful-paint", 1000),
    "blocked ms": ("total-blocking-time", 1),
    "shift": ("cumulative-layout-shift", 1),
}
Figures = dict[str, float]


@contextmanager
def phone(port: str, table: Table | None) -> Iterator[BrowserContext]:
    """A browser that has seen nothing before, with a seat at a table, which Lighthouse finds at a port."""
    program = find_browser()
    if program is None:
        sys.exit(NONE)
    with tempfile.TemporaryDirectory() as profile, sync_playwright() as playwright:
        flags = [f"--remote-debugging-port={port}", "--disable-quic"]
        context = playwright.chromium.launch_persistent_context(profile, executable_path=program, args=flags)
        if table is not None:
            name, value = table.cookie
            url = f"{table.address}/api/tables/{table.id}"
            context.add_cookies([{"name": name, "value": value, "url": url}])
        yield context
        context.close()


def measure(address: str, path: str, table: Table | None) -> Figures:
    """One run."""
    port = lasting_port()
    with phone(port, table), tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "report.json"
        options = [f"--port={port}", f"--only-categories={','.join(CATEGORIES)}", "--output=json", "--quiet"]
        subprocess.run([LIGHTHOUSE, address + path, *options, f"--output-path={file}"], check=True)
        return figures(json.loads(file.read_text("utf-8")))


def figures(report: dict[str, Any]) -> Figures:
    audits = report["audits"]
    fetched = audits["network-requests"]["details"]["items"]
    return {
        **{name: 100 * report["categories"][name]["score"] for name in CATEGORIES},
        **{name: audits[audit]["numericValue"] / unit for name, (audit, unit) in FIGURES.items()},
        "kB": sum(one["transferSize"] for one in fetched) / 1000,
    }


def places(address: str) -> dict[str, Table | None]:
    """What is opened, and the table to have a seat at."""
    found: dict[str, Table | None] = {"/": None}
    for game in staged.GAMES:
        found |= {f"/new/{game}": None, f"/rules/{game}": None, f"/learn/{game}": None}
        table = play(make_table(address, game, "Ada", "Bo"), MOVES)
        found[f"/table/{table.id}?{game}"] = table
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--runs", type=int, default=3)
    asked.add_argument(
        "pages", nargs="*", metavar="PAGE", help="what an address contains: new, rules, table, diceland …"
    )
    options = asked.parse_args()
    with staged.server(SEED) as address:
        for path, table in places(address).items():
            if options.pages and not any(page in path for page in options.pages):
                continue
            runs = [measure(address, path, table) for _ in range(options.runs)]
            told = (f"{name} {median(run[name] for run in runs):.4g}" for name in runs[0])
            each = ", ".join(f"{run['performance']:.0f}" for run in runs)
            print(f"{path}: {', '.join(told)} (performance {each})", flush=True)


if __name__ == "__main__":
    main()
