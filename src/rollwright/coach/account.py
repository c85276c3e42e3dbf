"""The account of a game: where each side's chances came from and went, event by event.

For each side, start + luck + own + others + rest = result:

- luck: for each throw, the chances after it less the exact average over all its outcomes;
- own and others: for each decision, the chances after it less those after the best one, which is the one that gives the
  deciding seat most;
- rest: what the chances changed by besides, which is what the judge was wrong by.

Seats that decide at the same time are judged apart: each on the position in which nobody else has moved since they all
began, so that the account doesn't depend on who was recorded first. What their decisions change together, beyond what
each changes by itself, counts as others' decisions to everybody, if the judge can tell it from the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rollwright.core.judge import Chances, Judge, ThrowChances

if TYPE_CHECKING:
    from rollwright.core.position import Position

SAME = 1e-12  # chances that differ by less are equal


@dataclass
class Luck:
    """A throw."""

    event: int
    outcome: int
    luck: Chances


@dataclass
class Made:
    """A decision: what was done, and what it cost each side compared with the best."""

    seat: int
    before: Position
    """The position before it, in which nobody else has moved at the same time."""

    forced: bool = True
    """Whether all moves lead to the same chances."""

    phase: int = 0
    """The number of events before seats began to decide."""

    events: list[int] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    chances: Chances = ()
    cost: Chances = ()

    @property
    def loss(self) -> float:
        """What the decision lost the seat that made it."""
        return -self.cost[self.seat]


class Account:
    """The account of the events so far. It is kept while a position is played on: `fall` and `act`."""

    def __init__(self, judge: Judge, position: Position) -> None:
        self.judge, self.position = judge, position.copy()
        self.curve = [judge.chances(position)]
        sides = range(len(self.curve[0]))
        self.luck, self.own, self.others, self.rest = ([0.0 for _ in sides] for _ in range(4))
        self.costs: list[Chances] = []  # of each event; zero for throws
        self.throws: list[Luck] = []
        self.decisions: list[Made] = []
        self._phase: Position | None = None  # the position in which seats began to decide
        self._began = 0  # the number of events before it
        self._alone: dict[int, Position] = {}  # the same after one seat's moves
        self._making: dict[int, Made] = {}  # decisions of several actions that are not finished

    @property
    def start(self) -> Chances:
        """The chances at the start of the account."""
        return self.curve[0]

    @property
    def result(self) -> Chances:
        """The chances at the end of the account."""
        return self.curve[-1]

    def fall(self, outcome: int) -> None:
        """A throw."""
        falls = self.judge.after_throws(self.position)
        fallen = next(each.chances for each in falls if each.outcome == outcome)
        luck = luck_of(falls, fallen)
        self.throws.append(Luck(len(self.curve) - 1, outcome, luck))
        self.luck = _sum(self.luck, luck)
        self._end_phase()
        self.position.fall(outcome)
        self.costs.append((0.0,) * len(luck))
        self._add(fallen, luck)

    def act(self, seat: int, action: int) -> None:
        """An action of a seat."""
        alone = self._alone_of(seat, action)
        values = self.judge.after_own_actions(alone, seat, self._phase or self.position)
        cost = _cost(values, seat, action)
        self.costs.append(cost)
        for side, change in enumerate(cost):
            (self.own if side == seat else self.others)[side] += change
        self._note(alone, seat, action, values, cost)
        alone.act(seat, action)
        before = self.position.pending
        self.position.act(seat, action)
        is_alone = list(alone.numbers) == list(self.position.numbers)
        together = self.judge.is_exact_within_turns and self._phase is not None and len(self._phase.pending) > 1
        self._add(values[action] if is_alone else self.judge.chances(self.position), cost, together=together)
        if seat not in alone.pending:
            self._making.pop(seat, None)
        if not set(self.position.pending) <= set(before):
            self._end_phase()

    def _add(self, after: Chances, explained: Chances, *, together: bool = False) -> None:
        """Adds the chances after an event, of whose change a part is explained. The other part is rest, or what seats
        did `together`."""
        if self.position.over:
            after = self.judge.result(self.position)
        change = tuple(new - old - known for new, old, known in zip(after, self.curve[-1], explained, strict=True))
        if together:
            self.others = _sum(self.others, change)
        else:
            self.rest = _sum(self.rest, change)
        self.curve.append(after)

    # Seats that decide at the same time

    def _alone_of(self, seat: int, action: int) -> Position:
        """The position in which only this seat has moved since they began to decide."""
        if self._phase is not None:
            alone = self._alone.get(seat)
            if alone is None:
                alone = self._alone[seat] = self._phase.copy()
            if action in alone.legal_actions(seat):
                return alone
            self._end_phase()  # the move was possible only because of others': so it came later
        self._phase, self._began = self.position.copy(), len(self.curve) - 1
        self._alone = {seat: self.position.copy()}
        return self._alone[seat]

    def _end_phase(self) -> None:
        self._phase, self._alone, self._making = None, {}, {}

    # Decisions

    def _note(self, alone: Position, seat: int, action: int, values: dict[int, Chances], cost: Chances) -> None:
        """Adds an action to the seat's decision, or begins a new one with it."""
        made = self._making.pop(seat, None)
        if made is None:
            made = Made(seat, alone.copy(), phase=self._began, cost=(0.0,) * len(cost))
            self.decisions.append(made)
        own = [chances[seat] for chances in values.values()]
        made.forced = made.forced and max(own) - min(own) <= SAME
        made.events.append(len(self.curve) - 1)
        made.actions.append(action)
        made.chances, made.cost = values[action], tuple(_sum(made.cost, cost))
        notation = alone.kind.notation
        if notation.is_mark(notation.write_action(alone.setup, seat, action)):
            self._making[seat] = made


def luck_of(falls: Sequence[ThrowChances], fallen: Chances) -> Chances:
    """The luck in an account: the chances after a throw less the exact average over all its outcomes."""
    mean = (sum(each.probability * each.chances[side] for each in falls) for side in range(len(fallen)))
    return tuple(after - average for after, average in zip(fallen, mean, strict=True))


def _cost(values: dict[int, Chances], seat: int, action: int) -> Chances:
    """The chances after an action less those after the best one."""
    played, best = values[action], max(values.values(), key=lambda chances: chances[seat])
    if best[seat] - played[seat] <= SAME:
        return (0.0,) * len(played)
    return tuple(mine - most for mine, most in zip(played, best, strict=True))


def _sum(first: list[float] | Chances, second: Chances) -> list[float]:
    return [one + other for one, other in zip(first, second, strict=True)]
