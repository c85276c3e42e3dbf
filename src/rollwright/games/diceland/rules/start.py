"""Start positions of Diceland, each before a throw, written into a state and read from one:
`{"active": 0, "turns": 0, "crossed": [["d5", "e5"], []]}`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rollwright.core import start_fields as fields
from rollwright.core.errors import RecordError
from rollwright.core.setup import Setup
from rollwright.games.diceland.material.board import COLOURS, Board
from rollwright.games.diceland.rules import kernel as k
from rollwright.kernel.bits import members


def place(setup: Setup, state: list[int], setting: object) -> None:
    """Writes a start position, crosses on boards, into the state of a new game."""
    position = fields.mapping(setting)
    state[k.ACTIVE] = fields.whole_number(position, "active", setup.first, setup.seats - 1)
    state[k.TURNS] = fields.whole_number(position, "turns", 0, setup.facts[k.T_TURNS] - 1)
    for seat, names in enumerate(fields.lists(position, "crossed", setup.seats)):
        board = setup.material.boards[seat]
        field = f"{fields.FIELD}.crossed[{seat}]"
        _cross_all(setup, state, seat, set(fields.names(names, field, board.index)), field)


def start_of(setup: Setup, state: Sequence[int]) -> dict[str, Any] | None:
    """The start position of a state of Diceland; None if no first throw of a turn is due."""
    if state[k.PHASE] != k.THROW:
        return None
    crossed = []
    for seat, board in enumerate(setup.material.boards):
        me = k.SEAT + seat * k.SEAT_SIZE
        spaces = members(state[me + k.CROSSED] | state[me + k.CROSSED + 1] << k.HALF)
        crossed.append([board.spaces[space].name for space in spaces])
    return {"active": int(state[k.ACTIVE]), "turns": int(state[k.TURNS]), "crossed": crossed}


def _cross_all(setup: Setup, state: list[int], seat: int, crossed: set[int], field: str) -> None:
    board: Board = setup.material.boards[seat]
    _check_connected(board, crossed, field)
    me = k.SEAT + seat * k.SEAT_SIZE
    for territory in _complete_first(board, crossed, field):
        for space in territory:
            k.cross(state, me, setup.facts, setup.facts[k.T_BOARD + seat], space)
    state[me + k.OWED] = 0
    if k.has_won(state, me, setup.facts):
        raise RecordError("diceland-record-won", field=field, seat=seat)


def _check_connected(board: Board, crossed: set[int], field: str) -> None:
    """D5: all crosses are connected with the start space."""
    waiting = [space for space in board.start_neighbours if space in crossed]
    reached = set(waiting)
    while waiting:
        fresh = crossed.intersection(board.neighbours[waiting.pop()]) - reached
        reached |= fresh
        waiting += fresh
    if alone := crossed - reached:
        space = board.spaces[min(alone)].name
        raise RecordError("diceland-record-not-connected", field=field, space=space)


def _complete_first(board: Board, crossed: set[int], field: str) -> list[list[int]]:
    """The crossed spaces by territory, complete territories first; D6: at most one of each colour is unfinished."""
    parts = [[space for space in territory if space in crossed] for territory in board.territories]
    complete = [part for part, whole in zip(parts, board.territories, strict=True) if len(part) == len(whole)]
    under_way = [part for part in parts if part and part not in complete]
    colours = [board.spaces[part[0]].colour for part in under_way]
    for colour in colours:
        if colours.count(colour) > 1:
            raise RecordError("diceland-record-two-under-way", field=field, colour=COLOURS[colour])
    return complete + under_way
