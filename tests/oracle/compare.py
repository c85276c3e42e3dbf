"""Random games played by the project and by the oracle side by side, compared in every state.

A game follows from its name and its number alone: boards or sheets, dice, seats, options, throws and choices.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol

import rollwright
from oracle import diceland, ring_and_route
from oracle.random_boards import random_board_text, random_dice, random_sheet
from rollwright.games.diceland.material.board import BOARDS, EUROPE, SHIPPED, shipped_board
from rollwright.games.ring_and_route.material.sheet import NUMBER_POINTS, shipped_dice, shipped_sheet

SEATS = (1, 2, 2, 2, 3, 3, 4, 4)
QUIET = {"pass", "done", "turn"}  # moves that leave dice unused


class Difference(AssertionError):
    """The project and the oracle disagree."""


class Oracle(Protocol):
    """What the two oracles have in common."""

    winners: tuple[int, ...]
    reason: str | None

    @property
    def over(self) -> bool: ...
    @property
    def awaiting_roll(self) -> bool: ...
    @property
    def pending(self) -> tuple[int, ...]: ...
    @property
    def scores(self) -> tuple[int, ...]: ...
    def legal_moves(self, seat: int) -> set[str]: ...
    def random_throw(self, rng: random.Random) -> str: ...
    def roll(self, text: str) -> None: ...
    def play(self, seat: int, move: str) -> None: ...


Throw = Callable[[random.Random], str]
Choose = Callable[[random.Random, int, list[str]], str]


@dataclass
class Match:
    """A game before its first throw, twice, and how it will be played."""

    game: rollwright.Game
    oracle: Oracle
    throw: Throw
    choose: Choose


@dataclass
class Tally:
    """What was seen in many games."""

    games: Counter[str] = field(default_factory=Counter)
    states: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    shared_wins: Counter[str] = field(default_factory=Counter)
    full_sheets: int = 0

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.states += other.states
        self.reasons += other.reasons
        self.shared_wins += other.shared_wins
        self.full_sheets += other.full_sheets


def play_both(name: str, number: int, *, compiled: bool) -> Iterator[Match]:
    """Plays game `number` of a kind to its end and yields it in every state; Difference says where the two part."""
    rng = random.Random(f"{name} {number}")
    match = _BEGUN[name](rng, compiled)
    game, oracle = match.game, match.oracle
    legal = _same(name, number, match)
    yield match
    while not oracle.over:
        if oracle.awaiting_roll:
            text = match.throw(rng)
            game.roll(text)
            oracle.roll(text)
        else:
            seat = rng.choice(oracle.pending)  # whoever is asked together may answer in any order
            move = match.choose(rng, seat, legal[seat])
            game.play(seat, move)
            oracle.play(seat, move)
        legal = _same(name, number, match)
        yield match


def compare_game(name: str, number: int, *, compiled: bool) -> Tally:
    """What was seen in game `number` of a kind; Difference says where project and oracle part."""
    states = 0
    for match in play_both(name, number, compiled=compiled):
        states += 1
        oracle = match.oracle
    tally = Tally(Counter({name: 1}), Counter({name: states}), Counter({f"{name}: {oracle.reason}": 1}))
    tally.shared_wins[name] += len(oracle.winners) > 1
    if isinstance(oracle, ring_and_route.RingAndRoute):
        tally.full_sheets = sum(sheet.is_full() for seat in oracle.players for sheet in seat.sheets)
    return tally


def _same(name: str, number: int, match: Match) -> dict[int, list[str]]:
    """Compares everything that can be seen; the legal moves of each seat that is asked."""
    game, oracle = match.game, match.oracle
    legal = {seat: game.legal_moves(seat) for seat in range(game.seats)}
    seen = {
        "awaiting_roll": (game.awaiting_roll, oracle.awaiting_roll),
        "pending": (game.pending, oracle.pending),
        "over": (game.over, oracle.over),
        "scores": (game.scores, oracle.scores),
        "winners": (game.winners, oracle.winners),
        "reason": (game.reason, oracle.reason),
    } | {f"legal moves of {s}": (sorted(moves), sorted(oracle.legal_moves(s))) for s, moves in legal.items()}
    for what, (ours, theirs) in seen.items():
        if ours != theirs:
            raise Difference(
                f"{name} game {number}, after {len(game.events)} events: {what} is {ours}, "
                f"the oracle says {theirs}.\nThe last events: {game.events[-8:]}"
            )
    return legal


# How they play -------------------------------------------------------------------------------------------


def _any(rng: random.Random, _seat: int, moves: list[str]) -> str:
    return rng.choice(moves)


def _mostly_mark(rng: random.Random, _seat: int, moves: list[str]) -> str:
    """Nine times of ten a move that uses dice, if there is one: else sheets never get full."""
    marks = [move for move in moves if move not in QUIET]
    return rng.choice(marks if marks and rng.random() < 0.9 else moves)


# Diceland ------------------------------------------------------------------------------------------------


def _diceland(rng: random.Random, compiled: bool) -> Match:
    seats = rng.choice(SEATS)
    boards = _boards(rng, seats)
    first = rng.randrange(seats)
    round_limit = rng.choice([1, 2, 5, 20, 40, 40, 200])
    game = rollwright.new_game("diceland", boards=boards, first=first, round_limit=round_limit, compiled=compiled)
    texts = [shipped_board(board).text if board in SHIPPED else board for board in boards]
    oracle = diceland.Diceland(texts, first, round_limit)
    return Match(game, oracle, oracle.random_throw, rng.choice([_any, _mostly_mark, _mostly_mark]))


def _boards(rng: random.Random, seats: int) -> list[str]:
    treasures = rng.choice([12, 12, 6])
    shipped = list(BOARDS if treasures == 12 else EUROPE)  # D20
    some = [random_board_text(rng, treasures) for _ in range(rng.randint(1, seats))]
    return rng.choices(shipped if rng.random() < 0.4 else [*shipped[:2], *some], k=seats)


# Ring & Route --------------------------------------------------------------------------------------------


def _ring_and_route(rng: random.Random, compiled: bool) -> Match:
    seats = rng.choice(SEATS)
    options: dict[str, Any] = {"sheets": rng.choices("12", k=seats), "first": rng.randrange(seats)}
    if rng.random() < 0.5:
        options["sheet_set"] = {"1": random_sheet(rng), "2": random_sheet(rng)}
    if rng.random() < 0.5:
        options["die_faces"] = random_dice(rng)
    if rng.random() < 0.3:
        options["number_points"] = sorted(rng.choices(range(20), k=13))
    game = rollwright.new_game("ring-and-route", compiled=compiled, **options)
    oracle = ring_and_route.RingAndRoute(
        sheet_set=options.get("sheet_set") or {name: shipped_sheet(name).as_record() for name in "12"},
        die_faces=options.get("die_faces") or shipped_dice(),
        sheets=options["sheets"],
        first=options["first"],
        number_points=options.get("number_points") or list(NUMBER_POINTS),
    )
    manner = rng.choice(["any", "mostly mark", "mostly mark", "fill"])
    if manner == "fill":
        filler = _Filler(oracle, rng)
        return Match(game, oracle, filler.throw, filler.choose)
    return Match(game, oracle, oracle.random_throw, _any if manner == "any" else _mostly_mark)


Faces = dict[str, tuple[int, str]]
"""The number and the colour that some dice show."""


class _Filler:
    """Loaded dice and a plan for each sheet, so that sheets get full: chance alone hardly ever fills one."""

    def __init__(self, oracle: ring_and_route.RingAndRoute, rng: random.Random) -> None:
        self.oracle = oracle
        prints = {id(sheet.print): sheet.print for seat in oracle.players for sheet in seat.sheets}
        self.plans = {key: _long_route(printed, rng) for key, printed in prints.items()}
        self.hurry = rng.random() < 0.8  # only a full second sheet ends the game

    def throw(self, rng: random.Random) -> str:
        """Of many throws the one with which the active seat can use most dice."""
        shown = {die: (self.oracle.number[die], self.oracle.colour[die]) for die in self.oracle.number}
        throws = {}
        for _ in range(40):
            text = self.oracle.random_throw(rng)
            faces = shown | {face[0]: (int(face[1]), face[2]) for face in text.split()}
            throws[text] = sum(map(_dice_used, self._best(self.oracle.active, faces)))
        return max(throws, key=lambda text: throws[text])

    def choose(self, rng: random.Random, seat: int, moves: list[str]) -> str:
        if "keep" in moves:
            return "keep" if rng.random() < 0.8 else rng.choice(moves)
        if "turn" in moves and self.hurry:
            return "turn"
        unused = self.oracle.players[seat].unused
        best = self._best(seat, {die: (self.oracle.number[die], self.oracle.colour[die]) for die in unused})
        return best[0] if best else "done"

    def _best(self, seat: int, faces: Faces) -> list[str]:
        """The moves that use most of these dice and keep to the plan."""
        sheet = self.oracle.players[seat].sheet
        ahead = self.plans[id(sheet.print)][len(sheet.route) :]
        return _most_used(sheet.print, sheet.crossed, ahead, faces)


def _dice_used(move: str) -> int:
    return len(move.split()[2])


def _most_used(printed: ring_and_route.Print, crossed: set[int], ahead: list[int], faces: Faces) -> list[str]:
    best: list[str] = []
    moves: list[tuple[str, set[int], list[int]]] = []
    for space in ring_and_route.Sheet(printed, crossed).ring_spaces():
        moves += [
            (f"ring c{space} {die}", crossed | {space}, ahead)
            for die, (_, colour) in faces.items()
            if colour == printed.ring[space]
        ]
    if ahead:
        moves += [
            (f"route n{ahead[0]} {dice}", crossed, ahead[1:])
            for dice in ring_and_route.subsets("".join(faces))
            if sum(faces[die][0] for die in dice) == printed.values[ahead[0]]
        ]
    for move, crossed_then, ahead_then in moves:
        left = {die: face for die, face in faces.items() if die not in move.split()[2]}
        line = [move, *_most_used(printed, crossed_then, ahead_then, left)]
        if sum(map(_dice_used, line)) > sum(map(_dice_used, best)):
            best = line
    return best


def _long_route(printed: ring_and_route.Print, rng: random.Random, steps: int = 2000) -> list[int]:
    """A route through all number spaces, or the longest that a short search has found."""
    longest: list[int] = []
    waiting = [[start] for start in rng.sample(range(13), 13)]
    while waiting and steps and len(longest) < 13:
        steps -= 1
        route = waiting.pop()
        longest = max(longest, route, key=len)
        onward = ring_and_route.Sheet(printed, route=route).route_spaces()
        waiting += [[*route, space] for space in sorted(onward, key=lambda n: -len(printed.linked[n]))]
    return longest


_BEGUN = {"diceland": _diceland, "ring-and-route": _ring_and_route}  # every game has an oracle
