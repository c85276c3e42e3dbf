"""Two servers behind a real nginx: people at one table are at different servers, and don't notice.

`make across` runs all tests of this folder so.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from e2e.conftest import Sit, two_servers
from e2e.people import Person, Watch
from e2e.play import FIRST
from support.postgresql import Cluster

GAME = "ring-and-route"
PATIENCE = 120.0  # seconds


class Apart:
    """Two servers, and the address of what is in front of them."""

    def __init__(self, address: str, servers: list[str]) -> None:
        self.address, self._servers = address, servers

    def sockets(self) -> list[int]:
        """How many people are at each server."""
        return [self._sockets_at(server) for server in self._servers]

    @staticmethod
    def _sockets_at(server: str) -> int:
        figures = httpx.get(f"{server}/metrics", timeout=PATIENCE, verify=False).text
        return int(
            float(next(line for line in figures.splitlines() if line.startswith("rollwright_sockets ")).split()[1])
        )

    def part(self, ada: Person, bo: Person) -> None:
        """Loads one page again until the two are at different servers: each takes turns."""
        for _ in range(20):
            if sorted(self.sockets()) == [1, 1]:
                return
            bo.page.reload()
            bo.at_table(GAME)
        raise AssertionError(f"nginx has sent all to the same server: {self.sockets()}")


@pytest.fixture
def apart(tmp_path: Path, luck: Path, watch: Watch, postgresql_cluster: Cluster) -> Iterator[Apart]:
    watch.expect("asked elsewhere|WebSocket connection to .* failed")  # the servers end before the pages
    with two_servers(tmp_path, luck, postgresql_cluster.new_database()) as (address, servers):
        yield Apart(address, servers)


def test_people_at_different_servers_play_at_one_table(sit: Sit, apart: Apart) -> None:
    """They move, one watches, one's seat goes to another device, and they play again."""
    ada, bo, cy = (sit(base_url=apart.address, width=900, height=700, is_kept=False) for _ in range(3))
    bo.join(ada.invite(GAME, "Ada"), "Bo").at_table(GAME)
    ada.at_table(GAME)
    apart.part(ada, bo)
    have_played: set[Person] = set()
    while len(have_played) < 2:
        have_played |= {person for person in (ada, bo) if person.press(*FIRST[GAME]) is not None}
    cy.page.goto(ada.place())
    cy.at_table(GAME)
    bo.menu("page-move")
    cy.page.goto(bo.shown_link())
    expect(bo.heading("page-elsewhere")).to_be_visible()
    ada.menu("page-end")
    ada.button("page-end-yes").click()
    cy.button("page-ending-agree").click()
    ada.await_over().get_by_role("button", name="Rematch").click()
    cy.await_over().get_by_role("button", name="Sit down").click()
    for person in (ada, cy):
        person.at_table(GAME)
