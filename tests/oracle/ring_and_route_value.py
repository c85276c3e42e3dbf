"""What a sheet of Ring & Route is worth, by brute force from the rules; comments name the rules by their numbers.

Sets and recursion, nothing else: every throw, every set of dice to throw again, every way to mark. Slow, so only for
late states, of which not much can follow.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import permutations, product

from oracle.ring_and_route import NUMBERS, RING, Print, Sheet, subsets

Face = tuple[int, str]  # a number and a colour


@dataclass(frozen=True)
class Marks:
    """What is marked on a sheet."""

    crossed: frozenset[int]
    route: tuple[int, ...]
    misthrows: int


class Brute:
    """The best mean of one sheet's points, less a price for every turn."""

    def __init__(
        self,
        print_: Print,
        dice: dict[str, str],
        number_points: list[int],
        *,
        seats: int = 1,
        price: float = 0.0,
        can_turn: bool = False,
        after: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0),
        hazard: float = 0.0,
    ) -> None:
        self.print = print_
        self.faces = [[(number, colour) for number, colour in enumerate(colours, start=1)] for colours in dice.values()]
        self.number_points = number_points
        self.seats, self.price, self.can_turn, self.after, self.hazard = seats, price, can_turn, after, hazard
        self.found: dict[tuple[Marks, int], float] = {}  # of states on which the sheet is not ended
        self.following = cache(self._following)

    def value(self, marks: Marks, phase: int) -> float:
        """Before a throw; the seat was active `phase` throws ago, so it is active now if that is 0."""
        ended = self._points(marks) + self.after[phase]
        if marks.misthrows == 3:
            return ended  # R12
        if (marks, phase) not in self.found:
            self.found[marks, phase] = self._going_on(marks, phase, ended)
        return self.found[marks, phase]

    def _going_on(self, marks: Marks, phase: int, ended: float) -> float:
        if not self.can_turn and len(marks.crossed) == RING and len(marks.route) == NUMBERS:
            return ended  # R15
        throws = list(product(*self.faces))
        values = {throw: self._best(marks, throw, phase) for throw in throws}
        if phase == 0:
            values = {throw: self._after_reroll(throw, values) for throw in throws}  # R9
        mean = (1 - self.hazard) * sum(values.values()) / len(values)
        mean += self.hazard * self._points(marks)  # somebody else has ended the game
        mean -= self.price
        return max(mean, ended) if self.can_turn else mean  # R13

    def _after_reroll(self, throw: tuple[Face, ...], values: dict[tuple[Face, ...], float]) -> float:
        best = values[throw]
        for again in subsets("ABC"):
            falls = product(*(self.faces[i] if die in again else [throw[i]] for i, die in enumerate("ABC")))
            means = [values[fall] for fall in falls]
            best = max(best, sum(means) / len(means))
        return best

    def _best(self, marks: Marks, throw: tuple[Face, ...], phase: int) -> float:
        after = self.following(marks.crossed, marks.route, throw)
        return max(self._marked(marks, used, phase, crossed, route) for used, crossed, route in after)

    def _marked(self, marks: Marks, used: int, phase: int, crossed: frozenset[int], route: tuple[int, ...]) -> float:
        missed = used < (3 if phase == 0 else 2)  # R11
        return self.value(Marks(crossed, route, marks.misthrows + missed), (phase + 1) % self.seats)

    def _following(
        self, crossed: frozenset[int], route: tuple[int, ...], throw: tuple[Face, ...]
    ) -> set[tuple[int, frozenset[int], tuple[int, ...]]]:
        """R10: every way to use the dice: how many, and what is marked then."""
        found = {(0, crossed, route)}
        for dice in permutations(throw):
            for groups in ((1, 1, 1), (1, 2), (2, 1), (3,), (1, 1), (2,), (1,)):
                found |= set(self._in_order(crossed, route, dice, groups, 0))
        return found

    def _in_order(
        self,
        crossed: frozenset[int],
        route: tuple[int, ...],
        dice: tuple[Face, ...],
        groups: tuple[int, ...],
        used: int,
    ) -> Iterator[tuple[int, frozenset[int], tuple[int, ...]]]:
        """The dice are used in this order, in groups of so many."""
        if not groups:
            yield used, crossed, route
            return
        size, *rest = groups
        sheet = Sheet(self.print, set(crossed), list(route))
        group, left = dice[:size], dice[size:]
        for space in sheet.route_spaces():
            if self.print.values[space] == sum(number for number, _ in group):  # R8
                yield from self._in_order(crossed, (*route, space), left, tuple(rest), used + size)
        for space in sheet.ring_spaces() if size == 1 else ():
            if self.print.ring[space] == group[0][1]:  # R5
                yield from self._in_order(crossed | {space}, route, left, tuple(rest), used + size)

    def _points(self, marks: Marks) -> int:
        return Sheet(self.print, set(marks.crossed), list(marks.route)).points(self.number_points)
