"""A server, a browser and games in which chance is staged, so that pictures of the page can be made again."""

from __future__ import annotations

import base64
import random
import secrets
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, get_args
from unittest import mock

from playwright.sync_api import Browser, Page, sync_playwright

import rollwright
from rollwright.server.listening import listen
from rollwright.server.run import make_server
from rollwright.server.settings import Rate, Settings

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from e2e.browser import NONE, find_browser
from e2e.people import Person
from e2e.play import FIRST, look_on
from e2e.scripts import INIT_SCRIPTS

WAYS = r"^[\dA-C+ ]*[A-C]$"  # Ring & Route: with which dice?
PRESSED = FIRST | {  # first what comes first
    "ring-and-route": [WAYS, r"Number .* can be marked", r"can be marked", r"^Keep", r"^Done", r"^Finish this sheet"],
}
LEVEL = "greedy"  # thinks quickly and alike, whatever else the machine does
NAME = "Ada"

GAMES = rollwright.game_names()
MUCH = Rate(1000, 1000)
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = get_args(Theme)
PATIENCE = 180_000  # milliseconds, on a busy machine
CHANCE = """(() => {
  localStorage['rollwright.levels'] ??= '{"diceland":"LEVEL","ring-and-route":"LEVEL"}';
  localStorage['rollwright.names'] ??= '["NAME"]';
  let state = SEED;
  crypto.getRandomValues = (array) => {
    for (let i = 0; i < array.length; i++) array[i] = (state = (state * 48271) % 2147483647) >> 8;
    return array;
  };
})()"""

GO_ON = "void dispatchEvent(new PointerEvent('pointerdown'))"  # messages stay until somebody does


@contextmanager
def server(seed: int) -> Iterator[str]:
    """The address of a server whose secrets follow from a seed."""
    chance = random.Random(seed)
    with (
        tempfile.TemporaryDirectory() as data,
        mock.patch.object(secrets, "token_bytes", chance.randbytes),
        mock.patch.object(secrets, "token_urlsafe", lambda size: _text(chance.randbytes(size))),
    ):
        ready = threading.Event()
        running = make_server(Settings(data=Path(data), requests=MUCH, tables=MUCH, think=PATIENCE / 1000), ready.set)
        socket = listen("127.0.0.1", 0)
        thread = threading.Thread(target=running.run, args=([socket],))
        thread.start()
        ready.wait()
        try:
            yield f"http://127.0.0.1:{socket.getsockname()[1]}"
        finally:
            running.should_exit = True
            thread.join()
            socket.close()


def _text(some: bytes) -> str:
    return base64.urlsafe_b64encode(some).decode().rstrip("=")


@contextmanager
def browser() -> Iterator[Browser]:
    program = find_browser()
    if program is None:
        sys.exit(NONE)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=program, args=["--disable-gpu", "--disable-quic"])
        yield launched
        launched.close()


def person(browser: Browser, address: str, seed: int, language: str = "en") -> Person:
    """Somebody in front of a page on which nothing moves."""
    context = browser.new_context(base_url=address, reduced_motion="reduce", locale=language)
    context.set_default_timeout(PATIENCE)
    for script in (CHANCE.replace("SEED", str(seed)).replace("LEVEL", LEVEL).replace("NAME", NAME), *INIT_SCRIPTS):
        context.add_init_script(script)
    return Person(context.new_page(), language)


def play(who: Person, game: str, most: int) -> bool:
    """Presses what is offered, so many times; whether the game is over."""
    pressed = 0
    while pressed < most:
        name = who.press(*PRESSED[game])
        if name == "over":
            return True
        if name is None:
            look_on(who)
            who.page.wait_for_timeout(50)
        else:
            pressed += 1
    return False


def play_until_asked(who: Person, game: str) -> None:
    """Goes on to where nothing is half chosen."""
    who.wait_for("|".join(PRESSED[game]))
    while who.offers(WAYS):
        play(who, game, 1)
        who.wait_for("|".join(PRESSED[game]))
    who.page.get_by_role("list", name=who.say("page-seats")).get_by_text(who.say("page-your-turn")).wait_for()


def settle(page: Page, theme: Theme = "light") -> None:
    """No bot thinks, nothing is said any more, and everything is drawn in its colours."""
    page.wait_for_function("() => !document.querySelector('header ul .dots')")
    page.emulate_media(color_scheme=theme)
    page.wait_for_function("(theme) => document.documentElement.dataset.theme === theme", arg=theme)
    page.wait_for_function(f"() => !document.querySelector('[role=log] p') || {GO_ON}")
    page.evaluate("document.activeElement?.blur()")
    page.mouse.move(0, 0)  # over nothing
    page.wait_for_timeout(600)
