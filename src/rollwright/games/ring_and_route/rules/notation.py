"""Ring & Route's notation: actions and throws as text, read and written, and the rule that makes an action illegal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

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


RULE_OF = {
    "ring-and-route-throw-dice": "R9",
    "ring-and-route-throw-face": "R1",
    "ring-and-route-second-sheet": "R13",
    "ring-and-route-all-used": "R10",
    "ring-and-route-die-used": "R10",
    "ring-and-route-no-such-colour": "R5",
    "ring-and-route-not-beside": "R5",
    "ring-and-route-wrong-colour": "R5",
    "ring-and-route-visited-already": "R7",
    "ring-and-route-no-such-sum": "R8",
    "ring-and-route-crosses-route": "R7",
    "ring-and-route-not-linked": "R6",
    "ring-and-route-wrong-sum": "R8",
    "ring-and-route-record-side": "R2",
    "ring-and-route-record-full": "R15",
    "ring-and-route-option-sheet-set": "R2",
    "ring-and-route-sheet-ring-length": "R3",
    "ring-and-route-sheet-ring-letter": "R3",
    "ring-and-route-sheet-ring-colour-missing": "R3",
    "ring-and-route-sheet-numbers-count": "R3",
    "ring-and-route-sheet-value": "R8",
    "ring-and-route-sheet-position": "R4",
    "ring-and-route-sheet-same-position": "R4",
    "ring-and-route-sheet-link-to-itself": "R4",
    "ring-and-route-sheet-link-twice": "R4",
    "ring-and-route-sheet-link-through": "R4",
    "ring-and-route-sheet-out-of-reach": "R3",
    "ring-and-route-sheet-notice-close": "R4",
    "ring-and-route-sheet-notice-no-full-route": "R7",
    "ring-and-route-dice-faces": "R1",
    "ring-and-route-dice-alike": "R1",
    "ring-and-route-points-count": "R18",
    "ring-and-route-points-not-points": "R18",
    "ring-and-route-points-fall": "R18",
    "misthrows": "R12",
}


class RingAndRouteNotation(Notation):
    rule_of = RULE_OF

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
    """A throw of Ring & Route as text: dice with number and colour, such as `A6g B1y`."""
    numbers = [(outcome >> 4 * die) & 15 for die in range(k.DICE_COUNT)]
    return " ".join(
        f"{letter}{number}{dice[letter][number - 1]}" for letter, number in zip(DICE, numbers, strict=True) if number
    )


def read_throw(dice: Mapping[str, str], state: Sequence[int], text: str) -> int | Why:
    """The outcome that the dice of a throw of Ring & Route stand for, or why they can't be one."""
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
    """The rule of Ring & Route (R5 to R13) that makes an action of a pending seat illegal, as a message.

    A player who taps a space may not have chosen dice for it, so a reason that holds for all of the unused dice comes
    before one that holds for the given dice only.
    """
    state = position.numbers
    me = k.SEAT + seat * k.SEAT_SIZE
    if (state[k.PHASE] == k.MARKING) != (action >= k.MARK_RING):
        legal = position.legal_moves(seat)
        asked = "keep" if state[k.PHASE] == k.DECIDING else "mark"
        return "ring-and-route-other-decision", {"asked": asked, "legal": ", ".join(legal)}
    if action >= k.DONE:
        return "ring-and-route-second-sheet", {}  # R13
    if state[me + k.USED] == k.ALL_DICE:
        return "ring-and-route-all-used", {}  # R10
    if action >= k.MARK_ROUTE:
        return _why_not_route(position, state, me, seat, action - k.MARK_ROUTE)
    return _why_not_ring(position, state, me, seat, action - k.MARK_RING)


def _why_not_ring(position: Position, state: Sequence[int], me: int, seat: int, mark: int) -> Why:
    die, space = divmod(mark, k.RING)
    if state[me + k.USED] >> die & 1:
        return "ring-and-route-die-used", {"dice": DICE[die]}  # R10
    if state[me + k.CROSSED] >> space & 1:
        return "ring-and-route-crossed-already", {}
    colour = position.setup.material.sheet(seat, state[me + k.SHEET]).ring[space]
    shown = {each: position.setup.material.dice[DICE[each]][number - 1] for each, number in _unused(state, me).items()}
    if colour not in shown.values():
        return "ring-and-route-no-such-colour", {"colour": colour}  # R5
    if not state[me + k.ARC] >> space & 1:
        return "ring-and-route-not-beside", {}  # R5
    return "ring-and-route-wrong-colour", {"dice": DICE[die], "colour": shown[die]}  # R5


def _why_not_route(position: Position, state: Sequence[int], me: int, seat: int, mark: int) -> Why:
    dice, space = mark // k.NUMBERS + 1, mark % k.NUMBERS
    if used := state[me + k.USED] & dice:
        return "ring-and-route-die-used", {"dice": _letters(used)}  # R10
    if state[me + k.VISITED] >> space & 1:
        return "ring-and-route-visited-already", {}  # R7
    sheet = position.setup.material.sheet(seat, state[me + k.SHEET])
    value, unused = sheet.numbers[space].value, _unused(state, me)
    if value not in _sums(unused.values()):
        numbers = ", ".join(map(str, unused.values()))
        return "ring-and-route-no-such-sum", {"value": value, "numbers": numbers, "count": len(unused)}  # R8
    if not state[me + k.HEAD] >> space & 1:
        head = state[me + k.ROUTE] >> 4 * (state[me + k.LENGTH] - 1) & 15
        linked = sheet.links_at[head] & sheet.links_at[space]
        return ("ring-and-route-crosses-route" if linked else "ring-and-route-not-linked"), {}  # R7, R6
    total = sum(number for die, number in unused.items() if dice >> die & 1)
    return "ring-and-route-wrong-sum", {"sum": total, "value": value}  # R8


def _unused(state: Sequence[int], me: int) -> dict[int, int]:
    """The numbers that a seat's unused dice show."""
    return {die: state[k.DICE] >> 4 * die & 15 for die in range(k.DICE_COUNT) if not state[me + k.USED] >> die & 1}


def _sums(numbers: Iterable[int]) -> set[int]:
    """Every sum of one or more of the numbers."""
    sums: set[int] = set()
    for number in numbers:
        sums |= {number, *(number + each for each in sums)}
    return sums
