"""Plays a game through the page: sees what is offered, and presses it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from e2e.people import FIND, TAP, Person

MOST_STEPS = 20_000
PATIENCE = 200  # milliseconds until a page that stays as it is gets another look

ANYTHING = r"."  # the table of a game without pages of its own has a button for each legal move

COLOUR = r"^\d \w+ (room|too far)"  # a button of Diceland that picks it

# What decisions are called.
ASKED = defaultdict(
    lambda: ANYTHING,
    {
        "diceland": rf"{COLOUR}|^\d \w+ cross|^Pass|^Stop|^Throw|^Cross all|can be crossed$",
        "ring-and-route": r"^Keep|can be marked|^Done",
    },
)

# What is pressed first if it is offered. In Diceland treasures, then many dice of a colour that has room.
FIRST = defaultdict(
    lambda: [ANYTHING],
    {
        "diceland": [
            r"^Done",
            r"^Cross all",
            r"treasure, can be crossed$",
            r"can be crossed$",
            r"^Stop .*You cross",
            r"^Throw .*again",
            *(rf"^{dice} \w+ (room for \d|cross)" for dice in (6, 5, 4, 3, 2, 1)),
            COLOUR,
            r"^Pass",
            r"^Stop",
        ],
        "ring-and-route": [
            r"^[A-C]( \+ [A-C])*$",
            r"^Finish this sheet$",
            r"Number .* can be marked",
            r"can be marked",
            r"^Keep",
            r"^Done$",
            r"^Finish sheet…",
            r"^Done",
        ],
    },
)


# Somebody who plays a whole game within the page, without waiting for messages to and from it: presses whatever is
# offered where a click would reach it, and taps beside the dice meanwhile. Looks again when the page has changed.
# What went wrong at the end, or null.
PLAY = f"""async (patterns) => {{
  const find = {FIND};
  let changed;
  const observer = new MutationObserver(() => changed());
  observer.observe(document.body, {{ childList: true, attributes: true, characterData: true, subtree: true }});
  const change = () => new Promise((resolve) => {{ changed = resolve; setTimeout(resolve, {PATIENCE}); }});
  for (let step = 0; step < {MOST_STEPS}; step++) {{
    const found = await find(patterns);
    if (found === 'over') return null;
    const next = change();
    if (found === null) {TAP};
    else {{
      const [name, ...place] = found;
      if (place.length < 2) return `“${{name}}” can't be reached by a click, there is ${{place}}`;
      document.elementFromPoint(...place).dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));
    }}
    await next;
    await new Promise(requestAnimationFrame); // and it has settled
  }}
  return 'the game never came to its end';
}}"""


def play_to_the_end(people: Sequence[Person], game: str) -> None:
    """All at the same time."""
    for person in people:
        person.page.evaluate(f"(patterns) => {{ window.played = ({PLAY})(patterns); }}", FIRST[game])
    for person in people:
        assert person.page.evaluate("() => played") is None


def look_on(person: Person) -> None:
    """Nothing is asked yet. A tap beside the dice shows at once what would be seen in a moment."""
    place = person.page.evaluate(
        "() => { const box = document.querySelector('main h2, main p')?.getBoundingClientRect();"
        " return box && !document.querySelector('dialog[open]') ? [box.x + 2, box.y + 2] : null; }"
    )
    if place:
        person.page.mouse.click(*place)
