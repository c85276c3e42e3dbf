"""Diceland's notation: actions and throws as text, read and written, and the rule that makes an action illegal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rollwright.core.facets import Notation, Why
from rollwright.core.position import Position
from rollwright.core.setup import Setup
from rollwright.games.diceland.material.board import COLOURS, Board
from rollwright.games.diceland.rules import kernel as k

_PLAIN = {k.REROLL: "reroll", k.STOP: "stop", k.PASS: "pass"}
_ACTIONS = {
    **{words: action for action, words in _PLAIN.items()},
    **{f"pick {letter}": k.PICK + colour for colour, letter in enumerate(COLOURS)},
    **{f"use {letter}": k.USE + colour for colour, letter in enumerate(COLOURS)},
}
_WORDS = {action: words for words, action in _ACTIONS.items()}


RULE_OF = {
    "diceland-throw-number": "D9",
    "diceland-throw-letter": "D1",
    "diceland-colour-not-shown": "D8",
    "diceland-colour-taken": "D12",
    "diceland-colour-full": "D10",
    "diceland-excess": "D11",
    "diceland-no-room": "D11",
    "diceland-wrong-colour": "D10",
    "diceland-territory-under-way": "D6",
    "diceland-territory-too-small": "D11",
    "diceland-not-adjacent": "D5",
    "diceland-record-not-connected": "D5",
    "diceland-record-two-under-way": "D6",
    "diceland-record-won": "D17",
    "diceland-board-no-start": "D2",
    "diceland-board-several-starts": "D2",
    "diceland-board-colour-missing": "D2",
    "diceland-board-treasures": "D2",
    "diceland-board-out-of-reach": "D3",
    "diceland-boards-mixed": "D20",
    "diceland-notice-spaces": "D3a",
    "diceland-notice-territory": "D3a",
    "diceland-notice-treasures": "D3a",
    "diceland-notice-start": "D3a",
    "turns": "D19",
}


class DicelandNotation(Notation):
    rule_of = RULE_OF

    def write_action(self, setup: Setup, seat: int, action: int) -> str:
        return (
            _WORDS[action] if action < k.CROSS else f"cross {setup.material.boards[seat].spaces[action - k.CROSS].name}"
        )

    def write_actions(self, setup: Setup, seat: int, actions: Sequence[int]) -> list[str]:
        spaces = setup.material.boards[seat].spaces
        return [_WORDS[each] if each < k.CROSS else f"cross {spaces[each - k.CROSS].name}" for each in actions]

    def read_action(self, setup: Setup, seat: int, text: str) -> int | None:
        if not text.startswith("cross "):
            return _ACTIONS.get(text)
        space = setup.material.boards[seat].index.get(text.removeprefix("cross "))
        return None if space is None else k.CROSS + int(space)

    def is_mark(self, words: str) -> bool:
        return words.startswith(("use ", "cross "))

    def write_throw(self, setup: Setup, outcome: int) -> str:
        return write_throw(outcome)

    def read_throw(self, setup: Setup, state: Sequence[int], text: str) -> int | Why:
        return read_throw(state, text)

    def why_not(self, position: Position, seat: int, action: int) -> Why:
        return why_not(position, seat, action)


@lru_cache(4096)
def write_throw(outcome: int) -> str:
    """A throw of Diceland as text: the letters of its colours, such as `rrrygg`."""
    return "".join(letter * ((outcome >> 4 * colour) & 15) for colour, letter in enumerate(COLOURS))


def read_throw(state: Sequence[int], text: str) -> int | Why:
    """The outcome that the letters of a throw of Diceland stand for, or why they can't be one."""
    dice = k.to_throw(state, 0)
    if len(text) != dice:
        return "diceland-throw-number", {"dice": dice}
    for letter in text:
        if letter not in COLOURS:
            return "diceland-throw-letter", {"letter": letter, "letters": " ".join(COLOURS)}
    return sum(1 << 4 * COLOURS.index(letter) for letter in text)


def why_not(position: Position, seat: int, action: int) -> Why:
    """The rule of Diceland (D5 to D12) that makes an action of a pending seat illegal, as a message. A space is
    answered for with the dice that lie there, also while a colour is still asked for."""
    state = position.numbers
    me = k.SEAT + seat * k.SEAT_SIZE
    asked = _asked(state, me)
    if asked == "cross" and action >= k.CROSS:
        board: Board = position.setup.material.boards[seat]
        return _why_not_cross(board, state, me, action - k.CROSS, state[me + k.USING], state[me + k.CROSSES])
    if asked in ("pick", "use"):
        if action >= k.CROSS:
            return _why_not_there(position.setup.material.boards[seat], state, me, action - k.CROSS)
        if asked == "pick" and action < k.REROLL:
            return "diceland-colour-not-shown", {"colour": COLOURS[action]}  # D8
        if asked == "use" and k.USE <= action < k.PASS:
            return _why_not_use(state, me, action - k.USE)
    return _first(state, me)


def _asked(state: Sequence[int], me: int) -> str:
    """What a pending seat decides about."""
    if state[k.PHASE] in (k.PICKING, k.GOING_ON):
        return "pick" if state[k.PHASE] == k.PICKING else "decide"
    return "cross" if state[me + k.CROSSES] else "use"


def _first(state: Sequence[int], me: int) -> Why:
    """This is not what is asked; the seat has to do something else first."""
    colour = state[me + k.USING] if state[me + k.CROSSES] else 0
    return "diceland-other-decision", {"asked": _asked(state, me), "colour": COLOURS[colour]}


def _why_not_use(state: Sequence[int], me: int, colour: int) -> Why:
    dice = (state[k.DICE] >> 4 * colour) & 15
    letter = COLOURS[colour]
    if dice == 0:
        return _not_among(state, colour)
    if not state[me + k.LEFT] >> k.EACH * colour & 127:
        return "diceland-colour-full", {"colour": letter}  # D10
    if free := k.free_in(state, me, colour):
        return "diceland-excess", {"colour": letter, "dice": dice, "free": free}  # D11
    return "diceland-no-room", {"colour": letter, "dice": dice}  # D10, D11


def _not_among(state: Sequence[int], colour: int) -> Why:
    """No die shows the colour: perhaps because the active player has set those dice aside (D12)."""
    taken = state[k.PHASE] == k.MARKING and colour == state[k.COLOUR]
    return "diceland-colour-taken" if taken else "diceland-colour-not-shown", {"colour": COLOURS[colour]}


def _why_not_there(board: Board, state: Sequence[int], me: int, space: int) -> Why:
    """Why a space could not be crossed with the dice of its colour, while a colour is asked for."""
    colour = board.spaces[space].colour
    dice = (state[k.DICE] >> 4 * colour) & 15
    if dice == 0 and not _is_crossed(state, me, space):
        return _not_among(state, colour)
    return _why_not_cross(board, state, me, space, colour, dice)


def _why_not_cross(board: Board, state: Sequence[int], me: int, space: int, colour: int, dice: int) -> Why:
    letter = COLOURS[colour]
    word, bit = divmod(space, k.HALF)
    if _is_crossed(state, me, space):
        return "diceland-crossed-already", {}
    if board.spaces[space].colour != colour:
        return "diceland-wrong-colour", {"colour": letter}  # D10
    free = k.free_in(state, me, colour)
    if free and not _in_territory(board, k.under_way_in(state, me, colour), space):
        return "diceland-territory-under-way", {"colour": letter}  # D6
    if 0 < free < dice:
        return "diceland-excess", {"colour": letter, "dice": dice, "free": free}  # D11
    if not state[me + k.FRONTIER + word] >> bit & 1:
        return "diceland-not-adjacent", {}  # D5
    size = len(board.territories[board.spaces[space].territory])
    if not free and size < dice:
        return "diceland-territory-too-small", {"size": size, "dice": dice}  # D11
    return _first(state, me)


def _is_crossed(state: Sequence[int], me: int, space: int) -> bool:
    word, bit = divmod(space, k.HALF)
    return bool(state[me + k.CROSSED + word] >> bit & 1)


def _in_territory(board: Board, member: int, space: int) -> bool:
    return board.spaces[member].territory == board.spaces[space].territory
