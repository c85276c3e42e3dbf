"""Nothing by accident: a second click where something else was a moment ago does nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle

import pytest
from playwright.sync_api import Request, WebSocket, expect

from e2e.conftest import Sit
from e2e.finished import make_table, play
from e2e.people import GAMES, TAP, Person
from e2e.play import COLOUR, FIRST

PAUSES = (50, 120, 200, 300, 450, 650)  # milliseconds
STEPS, MOST_STEPS = 30, 300


@contextmanager
def decisions(person: Person) -> Iterator[list[str]]:
    """All that is sent meanwhile and can't be taken back by the page alone: commands, new tables, joining, leaving."""
    sent: list[str] = []

    def socket(opened: WebSocket) -> None:
        opened.on("framesent", lambda frame: sent.append(str(frame)) if '"act":' in str(frame) else None)

    def request(asked: Request) -> None:
        if asked.method != "GET":
            sent.append(f"{asked.method} {asked.url}")

    person.page.on("websocket", socket)
    person.page.on("request", request)
    yield sent
    person.page.remove_listener("websocket", socket)
    person.page.remove_listener("request", request)


def played(sent: list[str]) -> list[str]:
    """What somebody has decided; browsers also show their share of the dice, and ask why something is refused."""
    return [one for one in sent if not re.search('"act":"(reveal|why)"', one)]


def moves_of(name: str | None) -> int:
    """How many moves a button makes: “Cross all 3” makes three."""
    several = re.match(r"Cross all (\d+)", name or "")
    return int(several[1]) if several else 1


@pytest.mark.parametrize("game", GAMES)
def test_the_buttons_of_a_game(sit: Sit, game: str) -> None:
    """Each is pressed twice, at all paces; then somebody goes on tapping where “Done” was."""
    both = sit(width=390, height=844, has_touch=True)
    with decisions(both) as sent:
        both.share_screen(game, "Ada", "Bo")
        pauses, tapped = cycle(PAUSES), False
        for step in range(MOST_STEPS):
            if tapped and step >= STEPS:
                break
            both.wait_for("|".join(FIRST[game]), TAP)
            before = len(played(sent))
            name = both.press_again(next(pauses), *FIRST[game])
            if name and name.startswith("Done") and not tapped:
                both.tap_on(330, 6)
                tapped = True
            assert len(played(sent)) <= before + moves_of(name), (name, sent[before:])
        assert tapped


def test_the_buttons_of_set_up_and_gathering(sit: Sit) -> None:
    ada = sit(width=1280, height=800)
    with decisions(ada) as sent:
        ada.set_up("diceland", "friends")
        for pause, button in zip(PAUSES, ("^Add a player$", "^Remove player 3$", "^Add a player$"), strict=False):
            ada.press_again(pause, button)
        assert sent == []
        for pause in (120, 450):
            ada.set_up("diceland", "friends").press_again(pause, f"^{ada.say('page-setup-invite')}$")
            expect(ada.heading("page-gather")).to_be_visible()
            ada.tap_on(330, 3)
            expect(ada.heading("page-gather")).to_be_visible()
        assert [one.split(" ")[0] for one in played(sent)] == ["POST", "POST"]


def test_what_has_just_come_to_a_place(sit: Sit, address: str) -> None:
    """A tap that was under way when the buttons changed does nothing, wherever the tap before it was."""
    ada = sit(width=390, height=844, has_touch=True)
    with decisions(ada) as sent:
        play(make_table(address, "diceland", "Ada"), 0).show(ada).at_table("diceland")
        ada.choose(COLOUR)
        ada.wait_for("^Stop")
        before = played(sent)
        ada.page.evaluate("() => { window.pause = -900; }")  # as if at the moment of the choice
        assert ada.press("^Stop") is None
        ada.page.evaluate("() => { window.pause = 1000; }")
        assert played(sent) == before
        assert ada.press("^Stop")
        ada.wait_for(f"can be crossed$|^Cross all|{COLOUR}", TAP)
