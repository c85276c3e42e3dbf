"""A learner of a game: carries the moves of a lesson out on the page, by touch or without a mouse."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

import rollwright
from e2e.people import Person
from rollwright.core.game import DICE, Game
from rollwright.core.lesson_play import LessonPlay
from rollwright.core.lessons import READ_ON, Lesson

MOST_KEYS = 150


class Learner:
    """Somebody who does what the coach says. The kernel plays along, and says what is accepted."""

    def __init__(self, person: Person, game: str, *, keys: bool) -> None:
        self.person, self.game, self.keys = person, game, keys
        self.course = rollwright.game_type(game).lessons.course
        self.play = LessonPlay(rollwright.game_type(game), self.course[0])

    # What is there

    def coach(self) -> Locator:
        title = self.person.say(self.play.lesson.code)
        return self.person.page.get_by_role("region", name=title, exact=True)

    def hears(self, code: str) -> None:
        expect(self.coach()).to_contain_text(self.person.say(code))

    # What he does

    def begin(self, lesson: Lesson) -> None:
        self.play = LessonPlay(rollwright.game_type(self.game), lesson)
        self.hears(self.play.code)

    def learn(self) -> None:
        """Goes on to the end of the lesson."""
        while not self.play.done:
            self.do(self.play.accepted()[0] if self.play.legal() else READ_ON)

    def do(self, move: str) -> None:
        """Makes a move that is accepted."""
        self.act(move)
        assert self.play.attempt(move) is None
        self.hears(self.play.code)

    def act(self, move: str) -> None:
        if move == READ_ON:
            self.press(self.person.button("page-learn-read-on"))
        elif self.game == "diceland":
            self.act_in_diceland(move)
        else:
            self.act_in_ring_and_route(move)
        self.person.quiet()

    def press(self, target: Locator) -> None:
        if not self.keys:
            target.tap()
            return
        expect(target).to_be_enabled()
        target.focus()
        self.person.page.keyboard.press("Enter")

    def offer(self, text: str) -> Locator:
        """The button in the table whose name begins so."""
        main = self.person.page.get_by_role("main")
        plain = " ".join(text.split())  # in a name, a space that doesn't break is like any other
        return main.get_by_role("button", name=re.compile(f"^{re.escape(plain)}")).first

    # Diceland

    def act_in_diceland(self, move: str) -> None:
        say, (verb, _, what) = self.person.say, move.partition(" ")
        thrown = newest_throw(self.play.game)
        if verb in ("pick", "use"):
            self.press(self.offer(say("diceland-page-number", count=thrown.count(what), colour=what)))
        elif verb == "cross":
            self.mark(what, "n")
            if is_last_cross(self.play):
                self.press(self.person.button("diceland-page-done"))
        else:
            aside = self.play.game.numbers[self.play.game.kind.kernel.ASIDE]
            self.press(self.offer(say(f"diceland-page-{verb}", dice=aside if verb == "stop" else 6 - aside)))

    # Ring & Route

    def act_in_ring_and_route(self, move: str) -> None:
        say, (verb, *what) = self.person.say, move.split()
        if verb in ("ring", "route"):
            space, dice = what
            if self.keys:
                expect(self.person.page.locator("main svg [aria-disabled=false]").first).to_be_attached()
                self.person.page.keyboard.type(dice)  # only now are they heard
            self.mark(space, "PageDown")
            if not self.keys and sum(space in way for way in self.play.accepted()) > 1:
                self.press(self.offer(" + ".join(dice)))  # with which dice?
        elif verb == "reroll":
            for face in newest_throw(self.play.game).split():
                if face[0] in what[0]:
                    colour = say("ring-and-route-colour", colour=face[2])
                    self.press(self.offer(say("ring-and-route-page-die", die=face[0], number=face[1], colour=colour)))
            self.press(self.person.button("ring-and-route-page-reroll", dice=" + ".join(what[0])))
        elif verb == "turn":
            self.press(self.person.button("ring-and-route-page-turn"))
            self.press(self.person.button("ring-and-route-page-turn-do"))
        else:
            self.press(self.offer(say(f"ring-and-route-page-{verb}")))

    # Spaces

    def mark(self, name: str, leap: str) -> None:
        """Taps a space, or leaps to it among those that can be marked."""
        main = self.person.page.get_by_role("main")
        space = main.locator(f"svg [role=button][data-space={name}]")
        if not self.keys:
            space.tap()
            return
        main.locator("svg [role=button][tabindex='0']").first.focus()
        for _ in range(MOST_KEYS):
            if space.evaluate("(one) => one === document.activeElement"):
                self.person.page.keyboard.press("Enter")
                return
            self.person.page.keyboard.press(leap)
        raise AssertionError(f"{leap} never comes to {name}")


def newest_throw(game: Game) -> str:
    return next(words for who, words in reversed(game.events) if who == DICE)


def is_last_cross(play: LessonPlay) -> bool:
    """Whether the learner has one cross to make, which is confirmed."""
    kernel = play.game.kind.kernel
    return bool(play.game.numbers[kernel.SEAT + kernel.CROSSES] == 1)
