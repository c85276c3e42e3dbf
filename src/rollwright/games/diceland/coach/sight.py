"""What can be seen on a seat's board: facts that reasons are built from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from typing import TYPE_CHECKING

from rollwright.games.diceland.material.board import COLOURS, Board
from rollwright.games.diceland.rules import kernel as k
from rollwright.kernel.bits import members

if TYPE_CHECKING:
    from rollwright.core.position import Position


@dataclass(frozen=True)
class Sight:
    """A seat's board in some state of the game."""

    state: Sequence[int]
    facts: Sequence[int]
    seat: int
    board: Board

    @classmethod
    def of(cls, position: Position, seat: int) -> Sight:
        """The board of a seat as it lies."""
        return cls(position.numbers, position.setup.facts, seat, position.setup.material.boards[seat])

    def after(self, position: Position, actions: Sequence[int]) -> Sight:
        """The same board after some actions of the seat."""
        later = position.copy()
        for action in actions:
            later.act(self.seat, action)
        return Sight.of(later, self.seat)

    @property
    def me(self) -> int:
        return k.SEAT + self.seat * k.SEAT_SIZE

    @property
    def treasures(self) -> int:
        return self.state[self.me + k.TREASURES]

    @property
    def complete(self) -> int:
        """The number of complete colours."""
        return self.state[self.me + k.COMPLETE]

    @property
    def has_won(self) -> bool:
        return k.has_won(self.state, self.me, self.facts)

    def left(self, colour: int) -> int:
        """The spaces of a colour that are not crossed."""
        return (self.state[self.me + k.LEFT] >> k.EACH * colour) & 127

    @property
    def nearest(self) -> int:
        """The colour that is nearest to complete, of those that are not."""
        return min((colour for colour in range(k.COLOURS) if self.left(colour)), key=self.left, default=0)

    def free(self, colour: int) -> int:
        """The free spaces of the territory under way, 0 if there is none."""
        return k.free_in(self.state, self.me, colour)

    def size(self, colour: int) -> int:
        """The size of the territory under way."""
        return len(self.board.territories[self.board.spaces[k.under_way_in(self.state, self.me, colour)].territory])

    def usable(self, colour: int, dice: int) -> bool:
        return k.usable(self.state, self.me, self.facts, self.facts[k.T_BOARD + self.seat], colour, dice)

    def room(self, colour: int) -> int:
        """The most dice of a colour that can be used."""
        return k.most_usable(self.state, self.me, self.facts, self.facts[k.T_BOARD + self.seat], colour)

    @property
    def colours(self) -> int:
        """How many colours can be used with one die at least."""
        return sum(self.room(colour) > 0 for colour in range(k.COLOURS))

    @property
    def next_treasures(self) -> int:
        """How many treasures one die reaches."""
        return sum(self.steps_to_treasure(colour, 1) == 1 for colour in range(k.COLOURS))

    def steps_to_treasure(self, colour: int, dice: int) -> int:
        """How many crosses with dice of a colour reach a treasure, if so many are used; 0 if none do."""
        if not self.usable(colour, dice):
            return 0
        within = k.room_for(self.state, self.me, self.facts[k.T_BOARD + self.seat], colour, dice)
        allowed = _spaces(self.facts[within], self.facts[within + 1]) - self._crossed
        reached = _spaces(self.state[self.me + k.FRONTIER], self.state[self.me + k.FRONTIER + 1]) & allowed
        for steps in range(1, dice + 1):
            if any(self.board.spaces[space].treasure for space in reached):
                return steps
            reached |= {other for space in reached for other in self.board.neighbours[space]} & allowed
        return 0

    def waiting_treasures(self, colour: int) -> int:
        """How many treasures of a colour lie outside the territory under way, which must be full before them (D6)."""
        under_way = self.board.spaces[k.under_way_in(self.state, self.me, colour)].territory
        return sum(
            space.treasure and space.colour == colour and space.territory != under_way and number not in self._crossed
            for number, space in enumerate(self.board.spaces)
        )

    @property
    def _crossed(self) -> set[int]:
        return _spaces(self.state[self.me + k.CROSSED], self.state[self.me + k.CROSSED + 1])


def _spaces(low: int, high: int) -> set[int]:
    return {*members(low), *(k.HALF + space for space in members(high))}


def dice_of(dice: int, colour: int) -> int:
    """How many dice of a throw show a colour, as sight counts them."""
    return (dice >> 4 * colour) & 15


def letter_of(colour: int) -> str:
    """The letter of a colour that is seen."""
    return COLOURS[colour]


def colours_of(dice: int) -> list[int]:
    """The colours that are seen on dice."""
    return [colour for colour in range(k.COLOURS) if dice_of(dice, colour)]


def chance_of_more(dice: int, most: int) -> float:
    """A fact for reasons: the chance that more than so many of the dice show a given colour."""
    others = k.COLOURS - 1
    cases = sum(comb(dice, number) * int(others ** (dice - number)) for number in range(most + 1, dice + 1))
    return cases / int(k.COLOURS**dice)


def in_100(chance: float) -> int:
    """A chance in hundredths, as reasons state it; only what is certain or impossible is called so."""
    return min(max(round(100 * chance), 1), 99) if 0 < chance < 1 else round(100 * chance)


def used_colour(state: Sequence[int], me: int, actions: Sequence[int]) -> int | None:
    """A fact for reasons: the colour that a decision of phase 2 uses; None if it passes."""
    first = actions[0]
    if first >= k.CROSS:
        return state[me + k.USING]
    return first - k.USE if k.USE <= first < k.PASS else None
