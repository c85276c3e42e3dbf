"""Shows both games as people with other colour sight see them: docs/pictures/sight.webp.

`python -m tools.sight [FILE]` on a built page. The browser simulates each kind of sight, one in each row. Each game is
there twice: with symbols, as the page comes, and then with symbols switched off.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import ViewportSize
from tools import staged

from e2e.people import Person

FILE = Path(__file__).parent.parent / "docs" / "pictures" / "sight.webp"
SEED = 11
SIGHTS = ("none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia")
SIZE: ViewportSize = {"width": 900, "height": 760}
SHOWN = (380, 321)
QUALITY = 65  # a palette of few colours would not show them as they are
SYMBOLS_OFF = "localStorage['rollwright.settings'] = JSON.stringify({ symbols: false }); location.reload()"


def views(who: Person) -> list[Image.Image]:
    """What is to be seen now, with each kind of sight."""
    staged.settle(who.page)
    camera = who.page.context.new_cdp_session(who.page)
    seen = []
    for sight in SIGHTS:
        camera.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
        shot = Image.open(io.BytesIO(who.page.screenshot())).convert("RGB")
        seen.append(shot.resize(SHOWN, Image.Resampling.LANCZOS))
    camera.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    return seen


def both(who: Person, game: str) -> list[list[Image.Image]]:
    """A game with symbols and without."""
    who.play_now(game).at_table(game)
    staged.play_until_asked(who, game)
    with_symbols = views(who)
    who.page.evaluate(SYMBOLS_OFF)
    who.at_table(game)
    without = views(who)
    who.page.evaluate("localStorage.removeItem('rollwright.settings')")
    return [with_symbols, without]


def main(file: Path = FILE) -> None:
    with staged.server(SEED) as address, staged.browser() as browser:
        who = staged.person(browser, address, SEED)
        who.page.set_viewport_size(SIZE)
        columns = [column for game in staged.GAMES for column in both(who, game)]
    width, height = SHOWN
    montage = Image.new("RGB", (width * len(columns), height * len(SIGHTS)))
    for x, column in enumerate(columns):
        for y, view in enumerate(column):
            montage.paste(view, (x * width, y * height))
    montage.save(file, quality=QUALITY, method=6)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
