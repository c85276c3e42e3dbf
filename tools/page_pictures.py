"""Takes the pictures of the page in docs/pictures/page: every page, phone and desktop, light and dark.

`python -m tools.page_pictures [FOLDER]` on a built page. Chance is staged, so the same pictures come out again.
"""

from __future__ import annotations

import base64
import sys
from collections import defaultdict
from pathlib import Path

from tools import staged

from e2e.people import Person

FOLDER = Path(__file__).parent.parent / "docs" / "pictures" / "page"
SEED = 11
MIDDLE = defaultdict(lambda: 30, {"diceland": 45})  # how much has been pressed by then
END = 2000
SIZES = {"phone": (390, 844), "desktop": (1440, 900)}
QUALITY = 82


class Album:
    """One browser that shows the same moment in all sizes and themes."""

    def __init__(self, who: Person, folder: Path) -> None:
        self.page, self.folder = who.page, folder
        self._camera = who.page.context.new_cdp_session(who.page)

    def take(self, name: str) -> None:
        for size, (width, height) in SIZES.items():
            self.page.set_viewport_size({"width": width, "height": height})
            for theme in staged.THEMES:
                staged.settle(self.page, theme)
                shot = self._camera.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
                (self.folder / f"{name}-{size}-{theme}.webp").write_bytes(base64.b64decode(shot["data"]))
        self.page.set_viewport_size({"width": 1440, "height": 900})


def picture_pages(who: Person, album: Album) -> None:
    who.home()
    album.take("home")
    who.set_up("diceland", "friends")
    who.name_seat(1, "Ada")
    album.take("set-up")
    for game in staged.GAMES:
        who.page.goto(f"/rules/{game}")
        who.page.get_by_role("group").first.wait_for()
        album.take(f"rules-{game}")


def picture_game(who: Person, album: Album, game: str) -> None:
    who.play_now(game).at_table(game)
    who.wait_for(".")
    album.take(f"{game}-start")
    assert not staged.play(who, game, MIDDLE[game])
    staged.play_until_asked(who, game)
    album.take(f"{game}-middle")
    assert staged.play(who, game, END)
    who.await_over()
    album.take(f"{game}-end")


def main(folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with staged.browser() as browser:
        for shown in ("pages", *staged.GAMES):
            with staged.server(SEED) as address:
                who = staged.person(browser, address, SEED)
                album = Album(who, folder)
                if shown == "pages":
                    picture_pages(who, album)
                else:
                    picture_game(who, album, shown)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
