"""Devices for the people of tests: each has a browser context of its own, and a page that is empty at first.

A new context loads and compiles all scripts of the page again, which takes longer than most tests do. So a device that
is given back is kept for the next test that wants one of its kind, with nothing left of the test before.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page

CLEAR = "() => { localStorage.clear(); sessionStorage.clear(); }"


class Devices:
    """Lends pages, by what their contexts are like."""

    def __init__(self, browser: Browser, patience: float, scripts: Sequence[str]) -> None:
        self._browser, self._patience, self._scripts = browser, patience, scripts
        self._free: defaultdict[str, list[Page]] = defaultdict(list)
        self._kinds: dict[BrowserContext, str] = {}

    def take(self, width: int, height: int, **options: Any) -> Page:
        """A page whose context has these options, with a window of this size."""
        kind = repr(sorted(options.items()))
        page = self._free[kind].pop() if self._free[kind] else self._new(kind, options)
        page.set_viewport_size({"width": width, "height": height})
        return page

    def give_back(self, page: Page) -> None:
        """Keeps the page; others of its context are closed, and what it has stored is forgotten."""
        context = page.context
        for other in context.pages:
            if other != page:
                other.close()
        page.unroute_all()
        page.goto("/icon.svg")  # no script runs any more that could store something
        page.evaluate(CLEAR)
        page.goto("about:blank")
        page.emulate_media(color_scheme="light", reduced_motion="reduce")
        context.clear_cookies()
        self._free[self._kinds[context]].append(page)

    def _new(self, kind: str, options: dict[str, Any]) -> Page:
        context = self._browser.new_context(**options)
        context.set_default_timeout(self._patience)
        for script in self._scripts:
            context.add_init_script(script)
        self._kinds[context] = kind
        page = context.new_page()
        for step in ("goto", "reload"):
            setattr(page, step, _again(getattr(page, step)))
        return page


def _again(step: Callable[..., Any]) -> Callable[..., Any]:
    """A step of the page that is taken again if it was aborted: a page whose dialog has just closed goes a step back
    in its history by itself, perhaps a moment after ours.
    """

    @wraps(step)
    def steady(*arguments: Any, **options: Any) -> Any:
        try:
            return step(*arguments, **options)
        except Error as error:
            if "ERR_ABORTED" not in error.message:
                raise
            return step(*arguments, **options)

    return steady
