"""Diceland's announcements: treasures and complete colours (D13), and dice that their player can't use."""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.core.facets import Announcements, Why
from rollwright.core.position import Position
from rollwright.games.diceland.material.board import COLOURS
from rollwright.games.diceland.rules import kernel as k

_PHASE_1 = (k.PICKING, k.GOING_ON, k.THROW_AGAIN)
_LEFT = tuple(range(k.SEAT + k.LEFT, k.STATE_SIZE, k.SEAT_SIZE))  # where the state has what each seat has left


class DicelandAnnouncements(Announcements):
    def after(self, position: Position, before: Sequence[int]) -> list[Why]:
        announced: list[Why] = []
        after = position.numbers
        for seat, left in enumerate(_LEFT[: position.seats]):
            if after[left] != before[left]:
                announced += _crossed(position, seat, before)
        if before[k.PHASE] in _PHASE_1 and after[k.PHASE] not in _PHASE_1:
            announced += _unused(position, before[k.ACTIVE])
        elif before[k.PHASE] == k.TREASURE_THROW and after[k.PHASE] != k.TREASURE_USE:
            owner = before[k.OWNER]
            announced.append(("diceland-news-throw-unused", {"seat": owner, "name": position.setup.names[owner]}))
        return announced

    def throw_due(self, position: Position) -> Why:
        state = position.numbers
        if state[k.PHASE] == k.TREASURE_THROW:
            return "diceland-throw-treasure", {"name": position.setup.names[state[k.OWNER]]}  # D14
        again = state[k.PHASE] == k.THROW_AGAIN
        name = position.setup.names[state[k.ACTIVE]]
        return ("diceland-throw-again" if again else "diceland-throw"), {"name": name}

    def active_seat(self, position: Position) -> int | None:
        return None if position.over else position.numbers[k.ACTIVE]

    def won_by(self, position: Position, seat: int) -> list[Why]:
        """D4: the colours that the seat has completed."""
        left = position.numbers[k.SEAT + seat * k.SEAT_SIZE + k.LEFT]
        complete = (letter for number, letter in enumerate(COLOURS) if not left >> k.EACH * number & 127)
        return [("diceland-colour", {"colour": letter}) for letter in complete]


def _crossed(position: Position, seat: int, before: Sequence[int]) -> list[Why]:
    """Announces what a seat has won with its cross."""
    announced: list[Why] = []
    after, name, me = position.numbers, position.setup.names[seat], k.SEAT + seat * k.SEAT_SIZE
    if after[me + k.TREASURES] > before[me + k.TREASURES]:
        count, goal = after[me + k.TREASURES], position.setup.facts[k.T_GOAL]
        announced.append(("diceland-news-treasure", {"seat": seat, "name": name, "count": count, "goal": goal}))
    if after[me + k.COMPLETE] > before[me + k.COMPLETE]:
        colour = _completed(before[me + k.LEFT], after[me + k.LEFT])
        announced.append(("diceland-news-colour", {"seat": seat, "name": name, "colour": colour}))
    return announced


def _completed(before: int, after: int) -> str:
    """The colour whose last space was crossed, from the numbers of spaces that were left of each and are left now."""
    shifts = {letter: k.EACH * number for number, letter in enumerate(COLOURS)}
    return next(letter for letter, shift in shifts.items() if before >> shift & 127 and not after >> shift & 127)


def _unused(position: Position, active: int) -> list[Why]:
    """Announces dice that the active player can't use: an excess (D11), or no territory of the colour in reach."""
    if active in position.pending:
        return []
    state = position.numbers
    name, colour = position.setup.names[active], COLOURS[state[k.COLOUR]]
    return [("diceland-news-unused", {"seat": active, "name": name, "dice": state[k.ASIDE], "colour": colour})]
