"""Ring & Route, played space by space, rule by rule; comments name the rules by their numbers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

DICE = "ABC"
RING = 16
NUMBERS = 13

Point = tuple[int, int]


def subsets(dice: str) -> list[str]:
    """Every choice of at least one of the dice, letters ascending."""
    return ["".join(some) for size in range(1, len(dice) + 1) for some in combinations(sorted(dice), size)]


def side(a: Point, b: Point, c: Point) -> int:
    """Positive, negative or 0: c lies on one side of the line through a and b, on the other, or on it."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def lines_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Do the lines a-b and c-d cross, each having the ends of the other on its two sides?

    Nothing else has to be looked for: no link passes through a third space (R4), so lines without a common
    end can't touch or overlap in any other way, and two links with a common end have only that end in common.
    """
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


class Print:
    """What is printed on one side of the paper (R3, R4)."""

    def __init__(self, sheet: dict[str, Any]) -> None:
        self.ring: str = sheet["ring"]
        self.values: list[int] = [number["value"] for number in sheet["numbers"]]
        self.places: list[Point] = [(number["x"], number["y"]) for number in sheet["numbers"]]
        self.linked: list[set[int]] = [set() for _ in self.values]
        for a, b in sheet["links"]:
            self.linked[a].add(b)
            self.linked[b].add(a)
        assert len(self.ring) == RING
        assert len(self.values) == NUMBERS


@dataclass
class Sheet:
    """One side of a seat's paper with what is marked on it."""

    print: Print
    crossed: set[int] = field(default_factory=set)
    route: list[int] = field(default_factory=list)  # the first is the circled start (R6)
    misthrows: int = 0

    def ring_spaces(self) -> set[int]:
        """The ring spaces that may be crossed next, colours aside (R5)."""
        free = set(range(RING)) - self.crossed
        if not self.crossed:
            return free
        return {c for c in free if (c - 1) % RING in self.crossed or (c + 1) % RING in self.crossed}

    def route_spaces(self) -> set[int]:
        """The number spaces that may be marked next, numbers aside (R6, R7)."""
        if not self.route:
            return set(range(NUMBERS))
        unvisited = self.print.linked[self.route[-1]] - set(self.route)  # R6, R7
        return {n for n in unvisited if not self._crosses_route(n)}

    def _crosses_route(self, n: int) -> bool:
        """Would the line from the newest end to n cross a line drawn before (R7)?"""
        at = self.print.places
        drawn = zip(self.route, self.route[1:], strict=False)
        return any(lines_cross(at[self.route[-1]], at[n], at[a], at[b]) for a, b in drawn)

    def is_full(self) -> bool:
        return len(self.crossed) == RING and len(self.route) == NUMBERS  # R15

    def points(self, number_points: list[int]) -> int:
        return self._colour_points() + (number_points[len(self.route) - 1] if self.route else 0)  # R18

    def _colour_points(self) -> int:
        crosses = len(self.crossed)  # R17
        if crosses < 7:
            return 0
        if crosses < 10:
            return 8
        if crosses < 13:
            return 13
        if crosses < RING:
            return 18
        return 25


@dataclass
class Seat:
    """A player: both sides in the order of play, and what he does with the throw that lies there."""

    sheets: tuple[Sheet, Sheet]
    on_second: bool = False
    unused: str = ""  # dice he has not used in this throw
    finished: bool = True
    ends_sheet: bool = False  # the first sheet; he begins the second with the next throw (R12, R13)

    @property
    def sheet(self) -> Sheet:
        return self.sheets[1 if self.on_second else 0]


class RingAndRoute:
    """One game. `step` is one of: first, again (dice are to be thrown), re-roll, mark, over."""

    def __init__(
        self,
        sheet_set: dict[str, dict[str, Any]],
        die_faces: dict[str, str],
        sheets: list[str],
        first: int,
        number_points: list[int],
    ) -> None:
        assert len(sheet_set) == 2
        assert set(die_faces) == set(DICE)
        assert 1 <= len(sheets) <= 4
        assert 0 <= first < len(sheets)
        assert len(number_points) == NUMBERS
        prints = {name: Print(sheet) for name, sheet in sheet_set.items()}
        self.players: list[Seat] = []
        for name in sheets:  # R2
            (other,) = set(prints) - {name}
            self.players.append(Seat((Sheet(prints[name]), Sheet(prints[other]))))
        self.die_faces = die_faces
        self.number_points = number_points
        self.active = first
        self.step = "first"
        self.thrown_again = ""
        self.number: dict[str, int] = {}  # what the dice show
        self.colour: dict[str, str] = {}
        self.winners: tuple[int, ...] = ()
        self.reason: str | None = None

    @property
    def over(self) -> bool:
        return self.step == "over"

    @property
    def awaiting_roll(self) -> bool:
        return self.step in {"first", "again"}

    @property
    def pending(self) -> tuple[int, ...]:
        if self.step == "re-roll":
            return (self.active,)
        if self.step == "mark":
            return tuple(seat for seat, player in enumerate(self.players) if not player.finished)  # R10
        return ()

    @property
    def scores(self) -> tuple[int, ...]:
        # R16. A sheet that was never started is empty and so counts 0.
        points = self.number_points
        return tuple(sum(sheet.points(points) for sheet in player.sheets) for player in self.players)

    def dice_to_throw(self) -> str:
        assert self.awaiting_roll
        return DICE if self.step == "first" else self.thrown_again  # R9

    def random_throw(self, rng: random.Random) -> str:
        numbers = {die: rng.randint(1, 6) for die in self.dice_to_throw()}
        return " ".join(f"{die}{number}{self.die_faces[die][number - 1]}" for die, number in numbers.items())

    def legal_moves(self, seat: int) -> set[str]:
        if seat not in self.pending:
            return set()
        if self.step == "re-roll":
            return {"keep"} | {f"reroll {dice}" for dice in subsets(DICE)}  # R9
        moves = set(self._marks(self.players[seat])) | {"done"}  # R10: using none is allowed
        if not self.players[seat].on_second:
            moves.add("turn")  # R13
        return moves

    def _marks(self, player: Seat) -> Iterator[str]:
        sheet = player.sheet
        for space in sheet.ring_spaces():
            for die in player.unused:
                if self.colour[die] == sheet.print.ring[space]:
                    yield f"ring c{space} {die}"  # R5
        sums = {dice: sum(self.number[die] for die in dice) for dice in subsets(player.unused)}
        for space in sheet.route_spaces():
            for dice, number in sums.items():
                if number == sheet.print.values[space]:
                    yield f"route n{space} {dice}"  # R8

    def roll(self, text: str) -> None:
        assert self.awaiting_roll
        faces = text.split()
        assert "".join(sorted(face[0] for face in faces)) == self.dice_to_throw()
        for face in faces:
            assert len(face) == 3
            die, number, colour = face[0], face[1], face[2]
            assert number in "123456"
            assert self.die_faces[die][int(number) - 1] == colour  # R1
            self.number[die] = int(number)
            self.colour[die] = colour
        if self.step == "first":
            self.step = "re-roll"
        else:
            self._begin_marking()

    def _begin_marking(self) -> None:
        self.step = "mark"
        for player in self.players:
            player.unused = DICE
            player.finished = False

    def play(self, seat: int, move: str) -> None:
        assert move in self.legal_moves(seat), (seat, move)
        player = self.players[seat]
        word, *what = move.split()
        if word == "keep":
            self._begin_marking()
        elif word == "reroll":
            self.thrown_again = what[0]
            self.step = "again"
        elif word == "ring":
            player.sheet.crossed.add(int(what[0][1:]))
            self._use(player, what[1])
        elif word == "route":
            player.sheet.route.append(int(what[0][1:]))
            self._use(player, what[1])
        else:
            self._finish(seat, turn=word == "turn")

    def _use(self, player: Seat, dice: str) -> None:
        player.unused = "".join(die for die in player.unused if die not in dice)  # R10: each at most once

    def _finish(self, seat: int, turn: bool) -> None:
        player = self.players[seat]
        player.finished = True
        used = len(DICE) - len(player.unused)
        if used < (3 if seat == self.active else 2):
            player.sheet.misthrows += 1  # R11
        if not player.on_second and (turn or player.sheet.misthrows == 3):
            player.ends_sheet = True  # R12, R13
        if all(player.finished for player in self.players):
            self._end_throw()

    def _end_throw(self) -> None:
        second = [player.sheet for player in self.players if player.on_second]
        if any(sheet.misthrows == 3 for sheet in second):
            self._end("misthrows")  # R15
        elif any(sheet.is_full() for sheet in second):
            self._end("full-sheet")  # R15
        else:
            for player in self.players:
                if player.ends_sheet:
                    player.on_second = True  # R12, R13
                    player.ends_sheet = False
            self.active = (self.active + 1) % len(self.players)  # R14
            self.step = "first"

    def _end(self, reason: str) -> None:
        self.step = "over"
        self.reason = reason
        scores = self.scores
        self.winners = tuple(seat for seat, points in enumerate(scores) if points == max(scores))  # R19
