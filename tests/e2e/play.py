"""Plays a game through the page: sees what is offered, and presses it."""

from __future__ import annotations

from collections.abc import Sequence

from e2e.people import Person

MOST_STEPS = 20_000
PATIENT_LOOKS = 1  # until one has seen enough

# What decisions are called.
ASKED = {
    "diceland": r"^\d \w+ (room|none|cross)|^Pass|^Stop|^Throw|can be crossed$",
    "ring-and-route": r"^Keep|can be marked|^Done",
}

# What is pressed first if it is offered. In Diceland treasures, then many dice of a colour that has room.
FIRST = {
    "diceland": [
        r"^Done",
        r"treasure, can be crossed$",
        r"can be crossed$",
        r"^Stop .*You cross",
        r"^Throw .*again",
        *(rf"^{dice} \w+ (room for \d|cross)" for dice in (6, 5, 4, 3, 2, 1)),
        r"^\d \w+ (room|none)",
        r"^Pass",
    ],
    "ring-and-route": [
        r"^[A-C]( \+ [A-C])*$",
        r"^Turn over$",
        r"Number .* can be marked",
        r"can be marked",
        r"^Keep",
        r"^Done$",
        r"^Turn over …",
        r"^Done",
    ],
}


def play_to_the_end(people: Sequence[Person], game: str) -> None:
    idle = 0
    for _ in range(MOST_STEPS):
        pressed = [person.press(*FIRST[game]) for person in people]
        if all(name == "over" for name in pressed):
            return
        idle = idle + 1 if all(name in (None, "over") for name in pressed) else 0
        if idle > PATIENT_LOOKS:
            for person in people:
                look_on(person)
    raise AssertionError("the game never came to its end")


def look_on(person: Person) -> None:
    """Nothing is asked yet. A tap beside the dice shows at once what would be seen in a moment."""
    place = person.page.evaluate(
        "() => { const box = document.querySelector('main h2, main p')?.getBoundingClientRect();"
        " return box && !document.querySelector('dialog[open]') ? [box.x + 2, box.y + 2] : null; }"
    )
    if place:
        person.page.mouse.click(*place)
