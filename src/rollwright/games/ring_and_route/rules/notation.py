"""Ring & Route's notation: actions and throws as text, and the reasons why an action is illegal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rollwright.core.facets import Notation, Why
from rollwright.core.position import Position
from rollwright.core.setup import Setup
from rollwright.games.ring_and_route.material.sheet import DICE
from rollwright.games.ring_and_route.rules import kernel as k


def _letters(dice: int) -> str:
    """Formats a set of dice as letters in ascending order."""
    return "".join(letter for die, letter in enumerate(DICE) if dice >> die & 1)


def _all_words() -> dict[int, str]:
    words = {k.KEEP: "keep", k.DONE: "done", k.TURN: "turn"}
    for dice in range(1, k.ALL_DICE + 1):
        words[k.REROLL + dice] = f"reroll {_letters(dice)}"
        for space in range(k.NUMBERS):
            words[k.MARK_ROUTE + (dice - 1) * k.NUMBERS + space] = f"route n{space} {_letters(dice)}"
    for die in range(k.DICE_COUNT):
        for space in range(k.RING):
            words[k.MARK_RING + die * k.RING + space] = f"ring c{space} {DICE[die]}"
    return words


_WORDS = _all_words()
_ACTIONS = {words: action for action, words in _WORDS.items()}


class RingAndRouteNotation(Notation):
    def write_action(self, setup: Setup, seat: int, action: int) -> str:
        return _WORDS[action]

    def write_actions(self, setup: Setup, seat: int, actions: Sequence[int]) -> list[str]:
        return [_WORDS[action] for action in actions]

    def read_action(self, setup: Setup, seat: int, text: str) -> int | None:
        return _ACTIONS.get(text)

    def is_mark(self, words: str) -> bool:
        return words.startswith(("ring ", "route "))

    def write_throw(self, setup: Setup, outcome: int) -> str:
        return write_throw(setup.material.dice, outcome)

    def read_throw(self, setup: Setup, state: Sequence[int], text: str) -> int | Why:
        return read_throw(setup.material.dice, state, text)

    def why_not(self, position: Position, seat: int, action: int) -> Why:
        return why_not(position, seat, action)


def write_throw(dice: Mapping[str, str], outcome: int) -> str:
    numbers = [(outcome >> 4 * die) & 15 for die in range(k.DICE_COUNT)]
    return " ".join(
        f"{letter}{number}{dice[letter][number - 1]}" for letter, number in zip(DICE, numbers, strict=True) if number
    )


def read_throw(dice: Mapping[str, str], state: Sequence[int], text: str) -> int | Why:
    expected = _letters(state[k.THROWN])
    parts = text.split()
    if sorted(part[0] for part in parts) != list(expected):
        return "ring-and-route-throw-dice", {"dice": " ".join(expected)}
    outcome = 0
    for part in parts:
        faces = [f"{part[0]}{number}{colour}" for number, colour in enumerate(dice[part[0]], start=1)]
        if part not in faces:
            return "ring-and-route-throw-face", {"face": part[:20], "faces": " ".join(faces)}
        outcome |= faces.index(part) + 1 << 4 * DICE.index(part[0])
    return outcome


def why_not(position: Position, seat: int, action: int) -> Why:
    """The rule that makes an action of a pending seat illegal."""
    state = position.numbers
    me = k.SEAT + seat * k.SEAT_SIZE
    marking = action >= k.MARK_RING
    if (state[k.PHASE] == k.MARKING) != marking:
        return "ring-and-route-other-decision", {"legal": ", ".join(position.legal_moves(seat))}
    if action >= k.DONE:
        return "ring-and-route-second-sheet", {}  # R13
    if action >= k.MARK_ROUTE:
        return _why_not_route(position, state, me, seat, action - k.MARK_ROUTE)
    return _why_not_ring(position, state, me, seat, action - k.MARK_RING)


def _why_not_ring(position: Position, state: Sequence[int], me: int, seat: int, mark: int) -> Why:
    die, space = divmod(mark, k.RING)
    if state[me + k.USED] >> die & 1:
        return "ring-and-route-die-used", {"dice": DICE[die]}  # R10
    if state[me + k.CROSSED] >> space & 1:
        return "ring-and-route-crossed-already", {}
    number = (state[k.DICE] >> 4 * die) & 15
    colour = position.setup.material.dice[DICE[die]][number - 1]
    if position.setup.material.sheet(seat, state[me + k.SHEET]).ring[space] != colour:
        return "ring-and-route-wrong-colour", {"dice": DICE[die], "colour": colour}  # R5
    return "ring-and-route-not-beside", {}  # R5


def _why_not_route(position: Position, state: Sequence[int], me: int, seat: int, mark: int) -> Why:
    dice, space = mark // k.NUMBERS + 1, mark % k.NUMBERS
    if used := state[me + k.USED] & dice:
        return "ring-and-route-die-used", {"dice": _letters(used)}  # R10
    if state[me + k.VISITED] >> space & 1:
        return "ring-and-route-visited-already", {}  # R7
    total = sum((state[k.DICE] >> 4 * die) & 15 for die in range(k.DICE_COUNT) if dice >> die & 1)
    value = position.setup.material.sheet(seat, state[me + k.SHEET]).numbers[space].value
    if total != value:
        return "ring-and-route-wrong-sum", {"sum": total, "value": value}  # R8
    return "ring-and-route-not-linked", {}  # R6, R7
