"""The routes of a sheet as a minimal automaton, for the solver and for bots that use its tables.

What a route can still become depends on its length, on the free spaces around its end and on the lines drawn. Routes
for which that is the same form one *class*; a shipped sheet has about 6,800. Which spaces may be marked is the kernel's
answer, so the rules are stated once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rollwright.core.errors import BoardError
from rollwright.games.ring_and_route.material.sheet import NUMBER_POINTS, Sheet, shipped_dice
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.games.ring_and_route.rules.facts import facts_of
from rollwright.kernel.bits import members

MOST_ROUTES = (
    100_000  # to find them takes seconds, and tables of so many a gigabyte; shipped sheets have fewer than 25,000
)
_Key = tuple[int, int, int, int]  # spaces visited, the newest one, and two words: blocked links that still matter
_EMPTY: _Key = (0, -1, 0, 0)


@dataclass(frozen=True)
class Routes:
    """All routes that can be drawn, and their classes. Routes that differ only in what no longer matters are one route.

    Classes are numbered from the longest routes to the shortest: what follows on a class has a smaller number.
    """

    after: tuple[tuple[int, ...], ...]  # by route and number space: the route that goes on there, -1 if it can't
    class_of: tuple[int, ...]  # by route; route 0 is empty
    lengths: tuple[int, ...]  # by class
    ways: tuple[tuple[tuple[int, int], ...], ...]  # by class: numbers that can be marked, and the classes they lead to

    def layers(self) -> Iterator[range]:
        """The classes of each length, longest first."""
        start = 0
        for number in range(1, len(self.lengths) + 1):
            if number == len(self.lengths) or self.lengths[number] != self.lengths[start]:
                yield range(start, number)
                start = number


def routes_of(sheet: Sheet) -> Routes:
    """Draws all routes of a sheet, one space after the other."""
    facts = facts_of({sheet.name: sheet}, [(sheet.name, sheet.name)], shipped_dice(), NUMBER_POINTS)
    part = facts[k.T_SHEET]
    empty = [0] * k.SEAT_SIZE
    k.new_sheet(empty, 0)
    number_of = {_EMPTY: 0}
    states = [empty]
    after: list[tuple[int, ...]] = []
    for state in states:  # it grows meanwhile, from the shortest route to the longest
        following = [-1] * k.NUMBERS
        for space in members(state[k.HEAD]):
            longer = state.copy()
            k.mark_number(longer, 0, facts, part, space)
            _forget_what_is_past(longer, sheet, space)
            key = (longer[k.VISITED], space, longer[k.BLOCKED], longer[k.BLOCKED + 1])
            following[space] = number_of.setdefault(key, len(states))
            if following[space] == len(states):
                states.append(longer)
        after.append(tuple(following))
        if len(states) > MOST_ROUTES:
            raise too_many(sheet)
    return _classified(sheet, after, [state[k.LENGTH] for state in states])


def too_many(sheet: Sheet) -> BoardError:
    """The error of a sheet with too many routes."""
    return BoardError("ring-and-route-sheet-too-many-routes", board=sheet.name, limit=MOST_ROUTES)


def _forget_what_is_past(state: list[int], sheet: Sheet, head: int) -> None:
    """Only links between the head and free spaces can still be used: of others it no longer matters whether they are
    blocked."""
    open_ = ~state[k.VISITED] | 1 << head
    for link, (one, other) in enumerate(sheet.links):
        if not (open_ >> one & 1 and open_ >> other & 1):
            state[k.BLOCKED + link // k.HALF] &= ~(1 << link % k.HALF)


def _classified(sheet: Sheet, after: list[tuple[int, ...]], lengths: list[int]) -> Routes:
    """Routes of equal length from which the same numbers lead to the same classes are one class."""
    classes: dict[tuple[int, frozenset[tuple[int, int]]], int] = {}
    class_of = [0] * len(after)
    for route in range(len(after) - 1, -1, -1):
        ways = frozenset(
            (sheet.numbers[space].value, class_of[longer]) for space, longer in enumerate(after[route]) if longer >= 0
        )
        class_of[route] = classes.setdefault((lengths[route], ways), len(classes))
    return Routes(
        tuple(after),
        tuple(class_of),
        tuple(length for length, _ in classes),
        tuple(tuple(sorted(ways)) for _, ways in classes),
    )
