"""Diceland's material: one board per seat, given by name or as text, dealt at random, or read from a record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rollwright.core.dice import Draw
from rollwright.core.errors import BoardError, OptionError, RecordError, in_record, presentable
from rollwright.core.facets import Material, Why
from rollwright.core.setup import Setup, first_seat, is_list
from rollwright.core.whole import whole
from rollwright.games.diceland.material.board import SHIPPED, Board, board_of, read_board
from rollwright.games.diceland.rules import start
from rollwright.games.diceland.rules.facts import facts_of

ROUND_LIMIT = 200  # D19
HIGHEST_ROUND_LIMIT = 1_000_000
_BOARDS = tuple(SHIPPED[side : side + 2] for side in range(0, len(SHIPPED), 2))  # D7: the two sides of each board


@dataclass(frozen=True)
class Boards:
    """The boards of a game, one per seat, and the round limit."""

    boards: tuple[Board, ...]
    round_limit: int


class DicelandMaterial(Material):
    option = "boards"

    def set_up(self, names: tuple[str, ...], first: int, pieces: Sequence[str], options: dict[str, Any]) -> Setup:
        round_limit = options.pop("round_limit", ROUND_LIMIT)
        if options:
            raise OptionError("option-unknown", option=next(iter(options)), options="boards, round_limit")
        if not is_list(pieces):
            raise OptionError("diceland-option-boards", names=" ".join(SHIPPED))
        return _setup(names, first, tuple(_named_boards(pieces)), round_limit)

    def from_record(self, record: Mapping[str, Any], names: Sequence[str]) -> Setup:
        boards = _recorded_boards(record)
        chosen = []
        for number, seat in enumerate(record["seats"]):
            name = seat.get("board")
            if not isinstance(name, str) or name not in boards:
                raise RecordError("diceland-record-board", field=f"seats[{number}].board")
            chosen.append(boards[name])
        options = record.get("options", {})
        if not isinstance(options, Mapping):
            raise RecordError("record-not-mapping", field="options")
        try:
            return _setup(tuple(names), record["first"], tuple(chosen), options.get("round_limit", ROUND_LIMIT))
        except OptionError as error:
            raise in_record("options", error) from None
        except BoardError as error:
            raise in_record("boards", error) from None

    def to_record(self, setup: Setup) -> dict[str, Any]:
        boards = setup.material.boards
        return {
            "options": {"round_limit": setup.material.round_limit},
            "seats": [{"board": board.name} for board in boards],
            "boards": {board.name: board.text for board in boards},
        }

    def place(self, setup: Setup, state: list[int], position: object) -> None:
        start.place(setup, state, position)

    def start_of(self, setup: Setup, state: Sequence[int]) -> dict[str, Any] | None:
        return start.start_of(setup, state)

    def deal(self, seats: int, draw: Draw) -> tuple[str, ...]:
        """D7: everyone gets a different board; the side is also drawn."""
        boards = list(_BOARDS)
        return tuple(boards.pop(draw(len(boards)))[draw(2)] for _ in range(seats))

    def pieces_of(self, setup: Setup) -> tuple[str, ...]:
        return tuple(board.name for board in setup.material.boards)

    def sides(self, piece: str) -> tuple[str, ...]:
        """D7: A and B are the two sides of one board, and so on."""
        return next((pair for pair in _BOARDS if piece in pair), (piece,))

    def catalogue(self) -> tuple[str, ...]:
        return SHIPPED

    def reads(self, text: str) -> bool:
        return not text.lstrip().startswith(("{", "["))

    def about(self, piece: str) -> list[Why]:
        board = board_of(piece)
        counts = {
            "spaces": len(board.spaces),
            "territories": len(board.territories),
            "treasures": board.treasures,
            "obstacles": len(board.obstacles),
        }
        return [("diceland-board-facts", dict(counts))]

    def notices(self, piece: str) -> list[Why]:
        return [(code, dict(params)) for code, params in board_of(piece).notices]


def _setup(names: tuple[str, ...], first: object, boards: tuple[Board, ...], round_limit: object) -> Setup:
    seat = first_seat(first, len(boards))
    if len({board.treasures for board in boards}) > 1:
        raise BoardError("diceland-boards-mixed", board=", ".join(board.name for board in boards))  # D20
    limit = whole(round_limit)
    if limit is None or not 1 <= limit <= HIGHEST_ROUND_LIMIT:
        raise OptionError("diceland-option-round-limit", most=HIGHEST_ROUND_LIMIT)
    return Setup(names, seat, _facts(boards, limit), Boards(boards, limit))


@lru_cache(maxsize=128)  # many games share a set-up
def _facts(boards: tuple[Board, ...], round_limit: int) -> tuple[int, ...]:
    return tuple(facts_of(boards, round_limit))


def _named_boards(pieces: Sequence[object]) -> Iterator[Board]:
    """One board per seat, by name or as text. Texts are named custom-1, custom-2, …; equal texts share a name."""
    customs: dict[str, Board] = {}
    for piece in pieces:
        if not isinstance(piece, str):
            raise OptionError("diceland-option-boards", names=" ".join(SHIPPED))
        board = board_of(piece, f"custom-{len(customs) + 1}")
        yield board if board.name in SHIPPED else customs.setdefault(board.text, board)


def _recorded_boards(record: Mapping[str, Any]) -> dict[str, Board]:
    texts = record.get("boards")
    if not isinstance(texts, Mapping):
        raise RecordError("record-field-missing" if texts is None else "record-not-mapping", field="boards")
    boards = {}
    for name, text in texts.items():
        if not isinstance(name, str) or not isinstance(text, str):
            raise RecordError("record-not-text", field=f"boards.{presentable(name)}")
        try:
            boards[name] = read_board(text, name)
        except BoardError as error:
            raise in_record(f"boards.{name}", error) from None
    return boards
