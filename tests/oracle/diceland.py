"""Diceland, played with sets of space names, rule by rule; comments name the rules by their numbers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

COLOURS = "rygbos"  # D1, in the order in which dice are written


def neighbour_names(column: int, row: int) -> set[str]:
    """The six hexagons around a place; row 1 is the first, column 0 is `a` (D3, D3a).

    Even rows lie half a space to the right, so c3 touches b2 c2 b4 c4 and c4 touches c3 d3 c5 d5.
    """
    left = column if row % 2 == 0 else column - 1
    around = [
        (column - 1, row),
        (column + 1, row),
        (left, row - 1),
        (left + 1, row - 1),
        (left, row + 1),
        (left + 1, row + 1),
    ]
    return {f"{chr(ord('a') + c)}{r}" for c, r in around if 0 <= c < 26 and r >= 1}


class Board:
    """What is printed on a board: colours, treasures, the start, who touches whom, the territories."""

    def __init__(self, text: str) -> None:
        self.colour: dict[str, str] = {}  # coloured spaces; obstacles are left out, nothing passes them (D2)
        self.treasures: set[str] = set()
        places: dict[str, tuple[int, int]] = {}
        starts: list[str] = []
        lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith(";")]
        for row, line in enumerate(lines, start=1):
            for column, mark in enumerate(line.split()):
                if mark in {"#", "."}:
                    continue
                name = f"{chr(ord('a') + column)}{row}"
                places[name] = (column, row)
                if mark == "+":
                    starts.append(name)
                    continue
                self.colour[name] = mark.lower()
                if mark.isupper():
                    self.treasures.add(name)
        (self.start,) = starts  # D2
        self.neighbours = {name: neighbour_names(*place) & places.keys() for name, place in places.items()}
        self.spaces_of = {c: {s for s, colour in self.colour.items() if colour == c} for c in COLOURS}
        self.territories_of = {c: list(self._territories(c)) for c in COLOURS}
        self.treasure_goal = {12: 9, 6: 5}[len(self.treasures)]  # D4, D20

    def _territories(self, colour: str) -> Iterator[set[str]]:
        """The connected components of a colour (D3)."""
        left = set(self.spaces_of[colour])
        while left:
            territory: set[str] = set()
            found = {min(left)}
            while found:
                territory |= found
                found = {n for s in found for n in self.neighbours[s] & left} - territory
            left -= territory
            yield territory


@lru_cache(maxsize=100)
def read_board(text: str) -> Board:
    return Board(text)


def spaces_next(board: Board, crosses: set[str], territory: set[str]) -> Iterator[str]:
    """The free spaces of the territory that are adjacent to a cross of whatever colour (D5)."""
    for space in territory:
        if space not in crosses and not board.neighbours[space].isdisjoint(crosses):
            yield space


def can_cross(board: Board, crosses: set[str], territory: set[str], n: int) -> bool:
    """Is there a sequence of n crosses in this territory, each adjacent to a cross made before (D5, D10)?

    The search is over all sequences. It ends soon, because the count of D11 is asked first: a territory is
    connected, so once it is entered there is always another free space next to a cross until it is full.
    """
    if n == 0:
        return True
    if n > len(territory - crosses):
        return False  # D11
    return any(
        can_cross(board, crosses | {space}, territory, n - 1) for space in spaces_next(board, crosses, territory)
    )


def open_territories(board: Board, crosses: set[str], colour: str) -> list[set[str]]:
    """The territories in which the next dice of a colour may be used, adjacency aside (D6, D10)."""
    territories = board.territories_of[colour]
    under_way = [t for t in territories if not t.isdisjoint(crosses) and not t <= crosses]
    assert len(under_way) <= 1  # D6
    return under_way or [t for t in territories if t.isdisjoint(crosses)]


def crosses_allowed(board: Board, crosses: set[str], territories: list[set[str]], n: int) -> set[str]:
    """The spaces with which a sequence of n crosses in one of the territories can begin (D5, D10, D11)."""
    return {
        space
        for territory in territories
        if n <= len(territory - crosses)  # D11
        for space in spaces_next(board, crosses, territory)
        if can_cross(board, crosses | {space}, territory, n - 1)
    }


def can_use(board: Board, crosses: set[str], colour: str, n: int) -> bool:
    """Can all n dice of the colour be used (D10, D11)?"""
    return any(can_cross(board, crosses, t, n) for t in open_territories(board, crosses, colour))


def meets_goal(board: Board, crosses: set[str]) -> bool:
    """Enough treasures, and every space of any one colour (D4, D20)."""
    return len(board.treasures & crosses) >= board.treasure_goal and any(
        spaces <= crosses for spaces in board.spaces_of.values()
    )


@dataclass
class Part:
    """What a seat still has to do with the dice that lie there."""

    choices: dict[str, int]  # colours that can be used in full, and their dice; empty once chosen
    colour: str = ""
    left: int = 0  # dice not yet used
    territory: set[str] | None = None  # where the first of them was used (D10: all in one)


class Diceland:
    """One game. `step` is one of: first, again, treasure (dice are to be thrown), pick, go-on, use, over."""

    def __init__(self, boards: list[str], first: int, round_limit: int = 200) -> None:
        assert 1 <= len(boards) <= 4
        assert 0 <= first < len(boards)
        self.boards = [read_board(text) for text in boards]
        assert len({len(board.treasures) for board in self.boards}) == 1  # D20
        self.seats = range(len(boards))
        self.crosses: list[set[str]] = [{board.start} for board in self.boards]  # D2, D5
        self.round_limit = round_limit
        self.turns_played = 0
        self.active = first
        self.step = "first"
        self.colour = ""  # chosen by the active seat (D8)
        self.aside = 0  # dice set aside
        self.others = ""  # the other dice that lie there
        self.parts: dict[int, Part] = {}
        self.owed = [0 for _ in self.seats]  # treasure throws
        self.treasure_throw = False  # do the dice lie there after a treasure throw, or in phase 2?
        self.thrower = first  # whose treasure throw it is
        self.winners: tuple[int, ...] = ()
        self.reason: str | None = None
        self._known: dict[int, set[str]] = {}  # legal moves already worked out in this state

    @property
    def over(self) -> bool:
        return self.step == "over"

    @property
    def awaiting_roll(self) -> bool:
        return self.step in {"first", "again", "treasure"}

    @property
    def pending(self) -> tuple[int, ...]:
        if self.step in {"pick", "go-on"}:
            return (self.active,)
        if self.step == "use":
            return tuple(sorted(self.parts))
        return ()

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(len(self.boards[seat].treasures & self.crosses[seat]) for seat in self.seats)

    def dice_to_throw(self) -> int:
        assert self.awaiting_roll
        return {"first": 6, "again": 6 - self.aside, "treasure": 5}[self.step]  # D8, D9, D14

    def random_throw(self, rng: random.Random) -> str:
        return "".join(sorted(rng.choices(COLOURS, k=self.dice_to_throw()), key=COLOURS.index))

    def legal_moves(self, seat: int) -> set[str]:
        if seat not in self._known:
            self._known[seat] = self._legal_moves(seat)
        return set(self._known[seat])

    def _legal_moves(self, seat: int) -> set[str]:
        if seat not in self.pending:
            return set()
        if self.step == "pick":
            return {f"pick {colour}" for colour in self.others}  # D8: whether or not he can use it
        if self.step == "go-on":
            return {"reroll", "stop"}  # D9
        part = self.parts[seat]
        if part.choices:
            return {f"use {colour}" for colour in part.choices} | {"pass"}  # D12, D14
        return {f"cross {space}" for space in self._spaces_allowed(seat, part)}

    def _spaces_allowed(self, seat: int, part: Part) -> set[str]:
        board, crosses = self.boards[seat], self.crosses[seat]
        if part.territory is not None:
            territories = [part.territory]
        else:
            territories = open_territories(board, crosses, part.colour)
        return crosses_allowed(board, crosses, territories, part.left)

    def roll(self, text: str) -> None:
        assert self.awaiting_roll
        assert len(text) == self.dice_to_throw()
        assert set(text) <= set(COLOURS)
        self._known.clear()
        if self.step == "first":
            self.others = text
            self.step = "pick"
        elif self.step == "again":
            self._throw_again(text)
        else:
            self._treasure_throw(text)

    def _throw_again(self, text: str) -> None:
        brought = text.count(self.colour)
        self._set_aside(text)
        if brought == 0 or self.aside == 6:
            self._begin_phase_2()  # D9
        else:
            self.step = "go-on"

    def _set_aside(self, text: str) -> None:
        self.aside += text.count(self.colour)  # D8, D9
        self.others = text.replace(self.colour, "")

    def _treasure_throw(self, text: str) -> None:
        self.step = "use"
        self.treasure_throw = True
        self.owed[self.thrower] -= 1
        self._offer(self.thrower, text)  # D14
        if not self.parts:
            self._end_treasure_throw()  # he can't use any dice and is not asked

    def _offer(self, seat: int, dice: str) -> None:
        """Let a seat choose among the colours that it can use in full, if there are any (D12, D14)."""
        choices = {
            colour: dice.count(colour)
            for colour in set(dice)
            if can_use(self.boards[seat], self.crosses[seat], colour, dice.count(colour))
        }
        if choices:
            self.parts[seat] = Part(choices)

    def play(self, seat: int, move: str) -> None:
        assert move in self.legal_moves(seat), (seat, move)
        word, _, what = move.partition(" ")
        if word in {"use", "pass", "cross"}:
            del self._known[seat]  # D12: the other boards are independent
        else:
            self._known.clear()
        if word == "pick":
            self.colour = what
            self.aside = 0
            self._set_aside(self.others)
            if self.aside == 6:
                self._begin_phase_2()  # D9
            else:
                self.step = "go-on"
        elif word == "reroll":
            self.step = "again"
        elif word == "stop":
            self._begin_phase_2()
        elif word == "use":
            part = self.parts[seat]
            part.colour, part.left = what, part.choices[what]
            part.choices = {}
        elif word == "pass":
            self._finish(seat)
        else:
            self._cross(seat, what)

    def _begin_phase_2(self) -> None:
        self.step = "use"
        self.treasure_throw = False
        for seat in self.seats:
            if seat != self.active:
                self._offer(seat, self.others)  # D12: the other colours
            elif can_use(self.boards[seat], self.crosses[seat], self.colour, self.aside):
                self.parts[seat] = Part({}, self.colour, self.aside)  # D10: if he can, he must
        if not self.parts:
            self._end_phase_2()

    def _cross(self, seat: int, space: str) -> None:
        board, part = self.boards[seat], self.parts[seat]
        if part.territory is None:
            (part.territory,) = (t for t in board.territories_of[part.colour] if space in t)
        self.crosses[seat].add(space)
        if space in board.treasures:
            self.owed[seat] += 1  # D13, D14
        part.left -= 1
        if part.left == 0:
            self._finish(seat)

    def _finish(self, seat: int) -> None:
        del self.parts[seat]
        if self.parts:
            return
        if self.treasure_throw:
            self._end_treasure_throw()
        else:
            self._end_phase_2()

    def _end_phase_2(self) -> None:
        winners = tuple(seat for seat in self.seats if meets_goal(self.boards[seat], self.crosses[seat]))
        if winners:
            self._end("goal", winners)  # D17
        else:
            self._next_treasure_throw()

    def _next_treasure_throw(self) -> None:
        """Clockwise from the active seat, all throws of a seat before those of the next (D15)."""
        for distance in self.seats:
            seat = (self.active + distance) % len(self.seats)
            if self.owed[seat]:
                self.thrower = seat
                self.step = "treasure"
                return
        self._end_turn()

    def _end_treasure_throw(self) -> None:
        if meets_goal(self.boards[self.thrower], self.crosses[self.thrower]):
            self._end("goal", (self.thrower,))  # D18
        else:
            # D14: he takes further ones before anyone else. Seats between the active one and him are owed
            # nothing any more, for only the thrower earns any now; so the order of D15 goes on with him.
            self._next_treasure_throw()

    def _end_turn(self) -> None:
        self.turns_played += 1
        if self.turns_played == self.round_limit * len(self.seats):
            self._end("round-limit", ())  # D19
            return
        self.active = (self.active + 1) % len(self.seats)  # D16
        self.step = "first"

    def _end(self, reason: str, winners: tuple[int, ...]) -> None:
        self.step = "over"
        self.reason = reason
        self.winners = winners
