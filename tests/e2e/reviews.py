"""Reviews on the page: games that are worth one, and people who look for better moves."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Locator, expect

from e2e.finished import PATIENCE
from e2e.people import Person, Watch

RECORDS = Path(__file__).parents[2] / "web" / "tests" / "records"
EVENTS = {"diceland": 62, "ring-and-route": 41}  # as many as have mistakes of both people
STARTING = "50[0-9] .*/api/"  # browsers log that the coach is asked again while it starts

Moves = list[str]


def short_record(game: str) -> dict[str, Any]:
    """The beginning of a game in which two people, Ada and Bo, move at random."""
    record: dict[str, Any] = json.loads((RECORDS / f"{game}.roll.json").read_text("utf-8"))
    del record["result"], record["fair"]
    return {**record, "events": record["events"][: EVENTS[game]]}


def choose_file(person: Person, record: dict[str, Any]) -> None:
    content = json.dumps(record).encode()
    file = {"name": "game.roll.json", "mimeType": "application/json", "buffer": content}
    person.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]


class Reader:
    """Somebody who reads a review."""

    def __init__(self, person: Person, watch: Watch) -> None:
        self.person, self.page = person, person.page
        self.reviewed: dict[str, Any] = {}
        watch.expect(STARTING)

    def open(self, record: dict[str, Any]) -> Reader:
        """Reviews a file."""
        self.page.goto("/review")
        choose_file(self.person, record)
        return self.await_review(record)

    def await_review(self, record: dict[str, Any]) -> Reader:
        """Until all of it is there; the server has kept it."""
        expect(self.person.heading("page-review-course")).to_be_visible()
        expect(self.page.get_by_role("progressbar")).to_have_count(0)
        origin = self.page.evaluate("location.origin")
        answer = httpx.post(f"{origin}/api/reviews", json=record, timeout=PATIENCE, verify=False)
        assert answer.status_code == 200, answer.text
        self.reviewed = json.loads(answer.text.splitlines()[-1])["review"]
        assert self.reviewed["progress"] == 1
        return self

    def account(self, name: str) -> Locator:
        return self.page.get_by_role("article", name=name, exact=True)

    def figures(self, name: str) -> list[float]:
        """The numbers of an account, in percent."""
        texts = self.account(name).locator("td.number").all_inner_texts()
        return [float(re.sub(r"[^\d.,+-]", "", text.replace("−", "-")).replace(",", ".")) for text in texts]

    def mistakes(self, seat: int) -> list[dict[str, Any]]:
        """The costliest first, as they are asked for."""
        blamed = ("mistake", "blunder")
        made = [one for one in self.reviewed["decisions"] if one["seat"] == seat and one["verdict"] in blamed]
        return sorted(made, key=lambda one: -float(one["played"]["loss"]))

    # Find a better move

    def task(self) -> Locator:
        return self.page.get_by_role("region", name=self.person.say("page-review-find"), exact=True)

    def hears(self, code: str) -> None:
        """The exercise says it, with whatever figures."""
        pieces = self.person.say(code, points=7, share=7).split("7")
        pattern = re.compile(r"[\d.,]+%?".join(map(re.escape, pieces)))
        expect(self.task().get_by_role("status")).to_contain_text(pattern)

    def make(self, game: str, moves: Moves, record: dict[str, Any], event: int) -> None:
        """Makes the moves of a decision on the table, without a mouse."""
        thrown = next(words for who, words in reversed(record["events"][:event]) if who == "dice")
        for move in moves:
            (self._in_diceland if game == "diceland" else self._in_ring_and_route)(move, thrown)
            self.person.quiet()
        done = self.person.button("diceland-page-done")
        if game == "diceland" and moves[-1].startswith("cross") and done.is_visible():
            done.press("Enter")

    def _in_diceland(self, move: str, thrown: str) -> None:
        verb, _, what = move.partition(" ")
        if verb == "cross":
            self.page.locator(f"main svg [role=button][data-space={what}]").press("Enter")
        elif verb in ("pick", "use"):
            named = self.person.say("diceland-page-number", count=thrown.count(what), colour=what)
            self._offer(f"^{re.escape(named)}").press("Enter")
        else:
            self._offer({"reroll": "^Throw", "stop": "^Stop", "pass": "^Pass"}[verb]).press("Enter")

    def _in_ring_and_route(self, move: str, _: str) -> None:
        verb, *what = move.split()
        if verb in ("ring", "route"):
            space, dice = what
            for die in dice:
                self.page.keyboard.press(die)
            self.page.locator(f"main svg [role=button][data-space={space}]").press("Enter")
        elif verb == "reroll":
            for die in what[0]:
                self.page.keyboard.press(die)
            self.page.keyboard.press("r")
        elif verb == "turn":
            self.page.keyboard.press("t")
            self.page.keyboard.press("t")
        elif verb == "done":
            sure = self.person.button("ring-and-route-page-done-misthrow")
            self.person.button("ring-and-route-page-done").or_(sure).first.press("Enter")
            self.person.quiet()
            if sure.is_visible():
                sure.press("Enter")
        else:
            self.page.keyboard.press(verb[0])

    def _offer(self, pattern: str) -> Locator:
        return self.page.get_by_role("main").get_by_role("button", name=re.compile(pattern)).first
