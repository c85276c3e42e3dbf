"""A judge: the chances of all seats in any position of a set-up, which the coach explains a game by.

Chances are win shares. They sum to 1; players who win together share the win, and a game that nobody wins is shared by
all. A player who is alone plays against *par*: what level 5 reaches alone on the same material. His chance is that
of doing better than level 5 does on dice of its own, where doing equally well counts half; par has the rest. So chances
always have two entries or more.

The chances of a position in which seats are pending assume that each of them decides best, by this judge's own measure.
Those of a position in which a throw is due may differ from the exact average over the throw. A judge is fixed before it
sees a game, and its `name` changes whenever any of its figures might.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from rollwright.core.position import Position
    from rollwright.core.setup import Setup

Chances = tuple[float, ...]
"""The win share of each seat; of a seat that is alone, and of par."""


class ThrowChances(NamedTuple):
    """One outcome of the throw that is due."""

    outcome: int
    probability: float
    chances: Chances


@dataclass(frozen=True)
class Scale:
    """From which loss of chances on a decision is named, and how a mistake is confirmed."""

    good: float = 0.01
    """A move that loses less can't be told from the best one."""

    mistake: float = 0.04
    blunder: float = 0.10

    playouts: int = 400
    """How often a candidate is played on by level 4, with the same dice for all; 0 if the judge's comparison stands."""

    rounds: int = 0
    """For how many rounds, after which the judge is asked; 0 for playing on to the end."""

    levels: tuple[float, ...] = ()
    """What the five bot levels lose per unforced decision, the novice first; () if it was never measured."""


class Judge(ABC):
    """The chances in any position of one set-up.

    A game that computes many of them at once overrides `after_throws` and `after_actions`, whose defaults ask `chances`
    of a copy of the position for each.
    """

    name: str
    """A hash of everything that the figures depend on; it is printed beside them."""

    is_exact_within_turns: bool = False
    """Whether chances change within a turn by throws and decisions only, never since the estimate does: then what
    several seats that decide at the same time change together is known."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    @abstractmethod
    def chances(self, position: Position) -> Chances:
        """The chances in a position; at the end of a game its result (`result`)."""

    def roughly(self, position: Position) -> Chances:
        """The same by less work, for averages over many positions."""
        return self.chances(position)

    def after_throws(self, position: Position) -> list[ThrowChances]:
        """The chances after every outcome of the throw that is due. The probabilities sum to 1."""
        found = []
        for outcome, count, all_ in position.kind.chance.outcomes(position.numbers):
            after = position.copy()
            after.fall(outcome)
            found.append(ThrowChances(outcome, count / all_, self.chances(after)))
        return found

    def after_actions(self, position: Position, seat: int) -> dict[int, Chances]:
        """The chances after every legal action of a pending seat.

        A seat that marks with several actions is assumed to go on with the best ones, so the order of marks is free.
        """
        found = {}
        for action in position.legal_actions(seat):
            after = position.copy()
            after.act(seat, action)
            found[action] = self.chances(after)
        return found

    def after_own_actions(self, position: Position, seat: int, began: Position) -> dict[int, Chances]:
        """The same where several seats decide at the same time, and what is best for one may depend on the others:
        these are held at what is best for them in the position in which all `began`, whatever this seat does."""
        return self.after_actions(position, seat)

    def result(self, position: Position) -> Chances:
        """The real shares at the end of a game."""
        sides = max(position.seats, 2)
        winners = position.winners or range(sides)
        return tuple(1 / len(winners) if side in winners else 0.0 for side in range(sides))
