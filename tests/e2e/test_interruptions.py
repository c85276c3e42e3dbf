"""The database is away for a while, then the server: the page says so, keeps what was to be done, and all goes on by
itself."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import expect

from e2e.conftest import Sit, serving
from e2e.finished import make_table
from e2e.people import Person, Watch
from e2e.play import ASKED, FIRST
from support.ports import lasting_port
from support.postgresql import Cluster

GAME = "ring-and-route"
ENTRIES = "entries()"


def is_done_after(person: Person, before: int) -> None:
    person.page.wait_for_function("(before) => entries() > before", arg=before)


def test_moves_wait_until_database_and_server_are_back(
    sit: Sit, luck: Path, tmp_path: Path, watch: Watch, postgresql_cluster: Cluster
) -> None:
    watch.expect("asked elsewhere|WebSocket connection|ERR_CONNECTION_REFUSED|preload|imported|Failed to fetch")
    environment = {**os.environ, "ROLLWRIGHT_SERVE_STORE": postgresql_cluster.new_database()}
    both, port = sit(is_kept=False), lasting_port()
    with serving(tmp_path, luck, environment, port=port) as address:
        table = make_table(address, GAME, "Ada", "Bo", promise=None)
        name, value = table.cookie
        both.page.context.add_cookies([{"name": name, "value": value, "url": f"{address}/api/tables/{table.id}"}])
        both.page.goto(f"{address}/table/{table.id}")
        both.at_table(GAME).button("page-menu").click()  # which is loaded later than the rest
        expect(both.dialog("page-menu")).to_be_visible()
        both.page.keyboard.press("Escape")
        both.wait_for(ASKED[GAME])
        away = both.page.get_by_text(both.say("page-not-storing"))
        postgresql_cluster.stop()
        try:
            before = both.page.evaluate(ENTRIES)
            both.press(*FIRST[GAME])
            expect(away).to_be_visible()
        finally:
            postgresql_cluster.start()
        expect(away).to_have_count(0)
        is_done_after(both, before)
        both.wait_for(ASKED[GAME])
    before = both.page.evaluate(ENTRIES)
    both.press(*FIRST[GAME])
    with serving(tmp_path, luck, environment, port=port):
        is_done_after(both, before)
