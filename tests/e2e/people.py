"""People at a table: what they see and do on the page, by the roles and names that it has for everybody."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, WebError, WebSocket, expect

import rollwright
from e2e.words import say

GAMES = rollwright.game_names()
LOOK = 40  # milliseconds until a page is looked at again; at every frame would keep a processor busy

# Everything within the main part that can be pressed now, and its names.
OFFERS = """
  const told = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    return node.ariaHidden === 'true' ? '' : [...node.childNodes].map(told).join(' ');
  };
  const buttons = [...document.querySelectorAll('main button, main [role=button]')];
  const offers = buttons.filter((one) => !one.disabled && one.ariaDisabled !== 'true' && one.checkVisibility());
  const names = offers.map((one) => (one.ariaLabel ?? told(one)).replace(/\\s+/g, ' ').trim());
"""

# Shows at once what would be seen in a moment.
TAP = """document.querySelector('main h2, main p')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))"""

NAMES = f"() => {{ {OFFERS} return names; }}"

# The name of the first offer that fits the first pattern that any fits, and its middle, if a click there reaches it.
# If it has moved away when the click comes, nothing else is hit.
FIND = f"""async (patterns) => {{
  if ([...document.querySelectorAll('header button')].some((one) => one.innerText.trim() === 'Result')) return 'over';
  {OFFERS}
  const places = patterns.map((pattern) => names.findIndex((name) => RegExp(pattern).test(name)));
  const found = places.find((at) => at >= 0);
  if (found === undefined) return null;
  const middle = () => {{
    const box = offers[found].getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  }};
  const hit = () => offers[found].contains(document.elementFromPoint(...middle()));
  if (!hit()) {{
    offers[found].scrollIntoView({{ block: 'center', inline: 'center' }});
    await new Promise(requestAnimationFrame);
  }}
  if (!offers[found].isConnected) return null;
  if (!hit()) return [names[found], document.elementFromPoint(...middle())?.outerHTML.slice(0, 200)];
  window.aim?.abort();
  const aim = (window.aim = new AbortController());
  const strike = (event) => {{
    aim.hit = offers[found].contains(event.target);
    if (!aim.hit) event.stopImmediatePropagation();
  }};
  addEventListener('click', strike, {{ capture: true, once: true, signal: aim.signal }});
  return [names[found], ...middle()];
}}"""

HIT = "() => { aim.abort(); return aim.hit === true; }"

TEXTS = """() => {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.replace(/\\s+/g, ' ').trim();
    const parent = walker.currentNode.parentElement; // notation and names of languages are the same everywhere
    if (text && !parent.closest('code') && parent.closest('[lang]') === document.documentElement) texts.push(text);
  }
  for (const one of document.querySelectorAll('[aria-label], [placeholder], [title], [aria-valuetext], [alt]'))
    for (const name of ['aria-label', 'placeholder', 'title', 'aria-valuetext', 'alt'])
      if (one.getAttribute(name)) texts.push(one.getAttribute(name));
  return texts;
}"""


@dataclass
class Watch:
    """Looks at what goes wrong in browsers, and at whom they ask."""

    address: str
    faults: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)
    expected: list[re.Pattern[str]] = field(default_factory=list)

    def over(self, context: BrowserContext) -> None:
        """Watches a context that has the `INIT_SCRIPTS`, until it is `off`."""
        for page in context.pages:
            page.on("websocket", self._socket)
        for event, listener in self._listeners():
            context.on(event, listener)  # type: ignore[call-overload]

    def off(self, context: BrowserContext) -> None:
        for page in context.pages:
            page.remove_listener("websocket", self._socket)
        for event, listener in self._listeners():
            context.remove_listener(event, listener)

    def _listeners(self) -> list[tuple[str, Callable[[Any], None]]]:
        return [
            ("page", self._page),
            ("request", self._request),
            ("weberror", self._error),
            ("console", self._console),
        ]

    def expect(self, pattern: str) -> None:
        """A message that belongs to what is tested: browsers log every answer that is a refusal."""
        self.expected.append(re.compile(pattern))

    def _page(self, page: Page) -> None:
        page.on("websocket", self._socket)

    def _socket(self, socket: WebSocket) -> None:
        self._asked(socket.url.replace("ws", "http", 1))

    def _request(self, request: Request) -> None:
        self._asked(request.url)

    def _error(self, error: WebError) -> None:
        self._fault(f"script: {error.error}")

    def _asked(self, url: str) -> None:
        self.requests.append(url)
        if not url.startswith((f"{self.address}/", "data:", "blob:")):
            self._fault(f"asked elsewhere: {url}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._fault(f"{message.type}: {message.text} {message.location.get('url', '')}")

    def _fault(self, text: str) -> None:
        if not any(pattern.search(text) for pattern in self.expected):
            self.faults.append(text)


class Person:
    """Somebody in front of a page."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page, self.language = page, language
        self._clicked = (0.0, 0.0)

    def say(self, code: str, **params: object) -> str:
        return say(code, self.language, **params)

    def title(self, game: str) -> str:
        return self.say(f"{game}-title")

    def button(self, code: str, **params: object) -> Locator:
        return self.page.get_by_role("button", name=self.say(code, **params), exact=True)

    def link(self, code: str, **params: object) -> Locator:
        return self.page.get_by_role("link", name=self.say(code, **params), exact=True)

    def heading(self, code: str, **params: object) -> Locator:
        return self.page.get_by_role("heading", name=self.say(code, **params), exact=True)

    def dialog(self, code: str, **params: object) -> Locator:
        return self.page.get_by_role("dialog", name=self.say(code, **params))

    def texts(self) -> list[str]:
        """Everything that is to be read or heard."""
        found: list[str] = self.page.evaluate(TEXTS)
        return found

    def hear(self, words: str = "") -> None:
        """Waits until something with these words is announced; what was announced before is forgotten then."""
        said = "(words) => heard.some((text) => text.includes(words)) && heard.splice(0)"
        self.page.wait_for_function(said, arg=words)

    # Making tables

    def home(self) -> Person:
        self.page.goto("/")
        expect(self.heading("page-tagline")).to_be_visible()
        return self

    def play_now(self, game: str) -> Person:
        """One click."""
        self.home()
        self.page.get_by_role("button", name=f"{self.say('page-play-now')}: {self.title(game)}").click()
        return self

    def set_up(self, game: str, way: str) -> Person:
        """From the home page to the form of a new table."""
        self.home()
        card = self.page.get_by_role("article", name=self.title(game))
        card.get_by_role("link", name=self.say(f"page-play-{way}"), exact=True).click()
        expect(self.heading(f"page-setup-{way}")).to_be_visible()
        return self

    def seat(self, number: int) -> Locator:
        """The row of a seat in the form."""
        group = self.page.get_by_role("group", name=self.say("page-seat", number=number), exact=True)
        return self.page.get_by_role("listitem").filter(has=group)

    def name_seat(self, number: int, name: str) -> None:
        self.seat(number).get_by_role("textbox").fill(name)

    def seat_bot(self, number: int, level: str = "novice") -> None:
        seat = self.seat(number)
        seat.get_by_role("radio", name=self.say("page-seat-kind-bot"), exact=True).press("Space")
        seat.get_by_role("combobox").select_option(level)

    def deal(self, pieces: str) -> None:
        """How boards are dealt is folded, since few people change it."""
        self.page.locator("summary").press("Enter")  # never a second click
        self.page.get_by_role("radio", name=self.say(f"page-pieces-{pieces}")).press("Space")

    def make(self, pieces: str = "lot") -> Person:
        """Chooses how boards are dealt, and sets the table."""
        self.deal(pieces)
        invites = self.page.get_by_role("radio", name=self.say("page-seat-kind-open"), exact=True)
        is_open = any(choice.is_checked() for choice in invites.all())
        self.button("page-setup-invite" if is_open else "page-setup-start").press("Enter")  # nor here
        return self

    def invite(self, game: str, name: str, pieces: str = "lot") -> str:
        """A table for two with a link for the other one."""
        self.set_up(game, "friends").name_seat(1, name)
        self.make(pieces)
        return self.shown_link()

    def shown_link(self) -> str:
        """The link of an invitation, which is folded as long as it works on this machine only."""
        field = self.page.get_by_role("textbox", name=self.say("page-link"))
        fold = self.page.locator("summary").filter(has_text=self.say("page-reach-window"))
        expect(field.or_(fold).first).to_be_visible()
        if not field.is_visible():
            fold.press("Enter")
        expect(field).to_have_value(re.compile("/table/"))
        return field.input_value()

    def share_screen(self, game: str, *names: str, pieces: str = "lot") -> Person:
        """A table for people of this device."""
        self.set_up(game, "device")
        for _ in names[2:]:
            self.button("page-seat-add").click()
        for number, name in enumerate(names, 1):
            self.name_seat(number, name)
        return self.make(pieces).at_table(game)

    def join(self, link: str, name: str) -> Person:
        self.page.goto(link)
        self.page.get_by_role("textbox", name=self.say("page-name")).fill(name)
        self.button("page-join-sit").click()
        return self

    def at_table(self, game: str) -> Person:
        """Waits until the game is there."""
        expect(self.page.get_by_role("main").get_by_role("heading", level=1, name=self.title(game))).to_be_attached()
        expect(self.page.get_by_role("list", name=self.say("page-seats"))).to_be_visible()
        expect(self.page.locator("main svg[role=group]")).to_be_visible()  # the board or sheet that is shown large
        self.quiet()
        return self

    def place(self) -> str:
        """The address of the page, also if it has changed just now, without what stands behind its #."""
        place: str = self.page.evaluate("location.origin + location.pathname")
        return place

    def told(self) -> Locator:
        """What the table tells a screen reader now; other places for news may be empty."""
        return self.page.get_by_role("main").get_by_role("status").filter(has_text=re.compile(r"\w")).first

    def menu(self, item: str) -> None:
        self.button("page-menu").click()
        self.dialog("page-menu").get_by_role("button", name=self.say(item), exact=True).click()

    # Playing

    def quiet(self) -> None:
        """Waits until the server has answered all that was asked, and what followed is shown."""
        self.page.wait_for_function("() => isQuiet()", polling=LOOK)

    def offers(self, pattern: str = "") -> list[str]:
        """The names of all that can be pressed, or of those that fit, once the server has answered."""
        self.quiet()
        names: list[str] = self.page.evaluate(NAMES)
        return [name for name in names if re.search(pattern, name)]

    def press(self, *patterns: str) -> str | None:
        """Clicks on what fits first; its name, "over" once the result is shown, None if there is nothing."""
        found = self.page.evaluate(FIND, patterns)
        if found is None or found == "over":
            return found  # type: ignore[no-any-return]
        name, *place = found
        assert len(place) > 1, f"“{name}” can't be reached by a click, there is {place}"
        self._clicked = (place[0], place[1])
        self.page.mouse.click(*place)
        return str(name) if self.page.evaluate(HIT) else None

    def press_again(self, pause: float, *patterns: str) -> str | None:
        """Clicks on what fits first, and after so many milliseconds at the same place, whatever is there then."""
        name = self.press(*patterns)
        if name not in (None, "over"):
            self.tap_on(pause, 1)
        return name

    def tap_on(self, pause: float, times: int) -> None:
        """Clicks at the place of the last click, again and again, with so many milliseconds in between."""
        for _ in range(times):
            self.page.wait_for_timeout(pause)
            self.page.evaluate("(pause) => { window.pause = pause; }", pause)
            self.page.mouse.click(*self._clicked)
        self.page.evaluate("() => { window.pause = 1000; }")

    def wait_for(self, pattern: str, meanwhile: str = "") -> list[str]:
        """Waits until the server has answered, and something of this name can be pressed; all such names."""
        there = f"{OFFERS} const fit = names.filter((name) => RegExp(pattern).test(name));"
        script = f"(pattern) => {{ {there} if (fit.length && isQuiet()) return fit; {meanwhile}; return false; }}"
        found: list[str] = self.page.wait_for_function(script, arg=pattern, polling=LOOK).json_value()
        return found

    def choose(self, *patterns: str) -> str:
        """Hurries to an offer of this name, and clicks on it; one that has gone meanwhile is none."""
        pressed = None
        while pressed is None:
            self.wait_for("|".join(patterns), TAP)
            pressed = self.press(*patterns)
        assert pressed != "over"
        return pressed

    def await_over(self) -> Locator:
        """The result, which shows itself; a click beside it has closed it perhaps."""
        again = self.page.locator("header").get_by_text(self.say("page-result"), exact=True)
        expect(again).to_be_attached()
        result = self.page.get_by_role("dialog").filter(has=self.button("page-check"))
        if not result.is_visible():
            again.dispatch_event("click")
        expect(result).to_be_visible()
        return result


def record_of(page: Page) -> dict[str, Any]:
    """The record of the game, by the link for it."""
    with page.expect_download() as download:
        page.get_by_role("link", name=say("page-record-download"), exact=True).click()
    record: dict[str, Any] = json.loads(download.value.path().read_text("utf-8"))
    return record


def agree(*people: Person) -> None:
    """Waits until all know what has happened at their table; nobody may do anything meanwhile."""
    for person in people:
        person.quiet()
    newest = max(person.page.evaluate("entries()") for person in people)
    for person in people:
        person.page.wait_for_function("(newest) => entries() >= newest", arg=newest)
        person.quiet()
