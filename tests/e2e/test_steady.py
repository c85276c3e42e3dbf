"""Nothing moves while a page appears: no layout shift, on a phone whose dice roll."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.conftest import Sit
from e2e.finished import come_to
from e2e.people import GAMES
from support.thorough import THOROUGH

PHONE = {"width": 412, "height": 823, "has_touch": True, "is_mobile": True, "device_scale_factor": 1.75}  # Lighthouse's
SETTLED = 2500  # milliseconds in which dice have fallen
EVENTS = 40  # at a table before it is opened, moves and throws
SLOWER = (1, 4) if THOROUGH else (1,)  # times
CACHED = (False, True) if THOROUGH else (False,)

# What has moved: how much, what it is, and from where to where.
NOTE = """window.moved = [];
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries())
    moved.push([value, ...sources.map(({ node, previousRect: a, currentRect: b }) =>
      `${node?.nodeName} “${node?.textContent.trim().slice(0, 40)}” ${[a.x, a.y, b.x, b.y]}`)]);
}).observe({ type: 'layout-shift', buffered: true });"""


@pytest.mark.parametrize("game", ["", *GAMES])
def test_nothing_moves_while_a_page_appears(sit: Sit, address: str, game: str) -> None:
    ada = sit("en", is_kept=False, **PHONE)
    ada.page.emulate_media(reduced_motion="no-preference")
    ada.page.add_init_script(NOTE)
    places = ["/"] if not game else [f"/{page}/{game}" for page in ("new", "rules", "learn")]
    if game:
        table = come_to(lambda shown: bool(shown["events"] >= EVENTS), address, game, "Ada", "Bo")
        table.show(ada)
        places.append(f"/table/{table.id}")
    browser = ada.page.context.new_cdp_session(ada.page)
    browser.send("Network.enable")
    for cached in CACHED:
        browser.send("Network.setCacheDisabled", {"cacheDisabled": not cached})
        for times in SLOWER:
            browser.send("Emulation.setCPUThrottlingRate", {"rate": times})
            for place in places:
                ada.page.goto(place)
                expect(ada.page.get_by_role("main")).to_be_visible()
                ada.page.wait_for_load_state("networkidle")
                ada.page.wait_for_timeout(SETTLED)
                assert ada.page.evaluate("moved") == [], place
