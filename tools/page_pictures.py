"""Takes the pictures of the page in docs/pictures/page: every page, phone and desktop, light and dark.

`python -m tools.page_pictures [FOLDER [PART …]]` on a built page; its parts are `pages`, `workshop` and the games.
Chance is staged, so the same pictures come out again.
"""

from __future__ import annotations

import base64
import json
import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from tools import staged
from tools.staged import Theme

import rollwright
from e2e.people import Person, Watch
from e2e.play import COLOUR
from e2e.test_analysis import Analyst

FOLDER = Path(__file__).parent.parent / "docs" / "pictures" / "page"
SEED = 2
MIDDLE = defaultdict(lambda: 12, {"diceland": 130})  # how much has been pressed by then, at least
CHOICES, MARKS = 3, 7  # spaces
MARKED = "main svg[role=group] :is([aria-label*=crossed], [aria-label*='on the route'])"
END, GAMES = 2000, 8
SIZES = {"phone": (390, 844), "desktop": (1440, 900)}
QUALITY = 82
MADE = {"diceland": "island", "ring-and-route": "rings"}  # styles
SET_UP, LAID = ("g7", "g8", "h8"), "rryygb"


class Album:
    """One browser that shows the same moment in all sizes and themes."""

    def __init__(self, who: Person, folder: Path) -> None:
        self.page, self.folder = who.page, folder
        self._camera = who.page.context.new_cdp_session(who.page)

    def take(self, name: str, sizes: Sequence[str] = tuple(SIZES), themes: Sequence[Theme] = staged.THEMES) -> None:
        for size in sizes:
            width, height = SIZES[size]
            self.page.set_viewport_size({"width": width, "height": height})
            for theme in themes:
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
    picture_lesson(who, album)
    picture_analysis(who, album)


def picture_lesson(who: Person, album: Album) -> None:
    """Two green spaces are to be crossed."""
    who.page.goto("/learn/diceland")
    for offer in ("^2 green", "^Stop"):
        who.choose(offer)
    who.wait_for("can be crossed$")
    album.take("lesson", ["phone"])


def picture_analysis(who: Person, album: Album) -> None:
    """Dice lie on a board that was set up by hand."""
    board = Analyst(who, Watch("")).begin("diceland")
    board.mark(*SET_UP)
    who.button("page-analysis-done").press("Enter")
    board.lay("diceland", *LAID)
    board.chances()
    album.take("analysis", ["desktop"])


def picture_workshop(who: Person, album: Album) -> None:
    """A piece of each game on the bench; that of Ring & Route also while it is typed in."""
    texts = {game: rollwright.make_piece(game, seed=SEED, style=style) for game, style in MADE.items()}
    pieces = [
        {"id": game, "game": game, "name": "Sunday", "text": text, "mode": "draw", "at": SEED}
        for game, text in texts.items()
    ]
    who.home().page.evaluate("(pieces) => localStorage.setItem('rollwright.pieces', pieces)", json.dumps(pieces))
    for game in texts:
        who.page.goto(f"/workshop/{game}/{game}")
        who.page.get_by_text(who.say("page-workshop-playable"), exact=True).wait_for()
        album.take(f"workshop-{game}", themes=["light"])
    who.page.locator("main [role=button][data-space=n3]").press("Delete")
    who.page.get_by_role("radio", name=who.say("page-workshop-mode-copy")).press("Space")
    who.page.get_by_role("status").filter(has_text="R3").wait_for()
    album.take("workshop-type-in", ["phone"], ["dark"])


def is_worth_a_picture(who: Person, game: str) -> bool:
    """There is much to choose from: in Diceland a colour, otherwise a space on a sheet with many marks."""
    if game == "diceland":
        return len(who.offers(COLOUR)) > CHOICES
    return len(who.offers("can be marked")) >= CHOICES and who.page.locator(MARKED).count() >= MARKS


def picture_game(who: Person, album: Album, game: str) -> None:
    who.play_now(game).at_table(game)
    staged.play_until_asked(who, game)
    album.take(f"{game}-start")
    assert not staged.play(who, game, MIDDLE[game])
    staged.play_until_asked(who, game)
    while not is_worth_a_picture(who, game):
        assert not staged.play(who, game, 1)
        staged.play_until_asked(who, game)
    album.take(f"{game}-middle")
    picture_hint(who, album, game)
    play_until_won(who, game)
    album.take(f"{game}-end")
    if game in AFTERWARDS:
        AFTERWARDS[game](who, album)


def picture_hint(who: Person, album: Album, game: str) -> None:
    who.button("page-hint").click()
    who.button("page-hint-show").click()
    who.page.locator("aside strong").wait_for()
    album.take(f"{game}-hint", ["phone"])
    who.page.keyboard.press("Escape")


def picture_review(who: Person, album: Album) -> None:
    who.link("page-review").click()
    who.heading("page-review-course").wait_for()
    who.page.wait_for_function("() => !document.querySelector('[role=progressbar]')")
    album.take("review", themes=["light"])


def picture_games(who: Person, album: Album) -> None:
    """What is kept of all games that Ada needed to win one."""
    who.page.goto("/games")
    who.heading("page-games").wait_for()
    album.take("games", ["desktop"], ["light"])


AFTERWARDS = {"diceland": picture_games, "ring-and-route": picture_review}


def play_until_won(who: Person, game: str) -> None:
    """With rematches, until Ada wins."""
    for _ in range(GAMES):
        assert staged.play(who, game, END)
        result = who.await_over()
        if who.heading("page-over-you").is_visible():
            return
        result.get_by_role("button", name=who.say("page-rematch"), exact=True).click()
        who.page.wait_for_function("() => !document.querySelector('dialog[open]')")
        who.at_table(game)
    raise AssertionError("Ada never wins")


def main(folder: Path = FOLDER, *parts: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with staged.browser() as browser:
        for shown in parts or ("pages", "workshop", *staged.GAMES):
            with staged.server(SEED) as address:
                who = staged.person(browser, address, SEED)
                album = Album(who, folder)
                if shown == "pages":
                    picture_pages(who, album)
                elif shown == "workshop":
                    picture_workshop(who, album)
                else:
                    picture_game(who, album, shown)


if __name__ == "__main__":
    _, *asked = sys.argv
    main(Path(asked[0]) if asked else FOLDER, *asked[1:])
