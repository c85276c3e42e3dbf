"""Diceland's material: one board per seat, given by name or as text, dealt at random, or read from a record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Any

from rollwright.core.dice import Draw
from rollwright.core.errors import BoardError, OptionError, RecordError, in_record, presentable
from rollwright.core.facets import BASE, Material, Why
from rollwright.core.own import Own
from rollwright.core.setup import Setup, first_seat, is_list
from rollwright.core.whole import whole
from rollwright.games.diceland.material.board import (
    BOARDS,
    EDITION,
    EUROPE,
    SHIPPED,
    Board,
    board_of,
    read_board,
    shipped_board,
)
from rollwright.games.diceland.rules import start
from rollwright.games.diceland.rules.facts import facts_of

ROUND_LIMIT = 200  # D19
HIGHEST_ROUND_LIMIT = 1_000_000
_SETS = {BASE: BOARDS, "europe": EUROPE}  # boards of different sets never mix (D20)


@dataclass(frozen=True)
class Boards:
    """The boards of a game, one per seat, and the round limit."""

    boards: tuple[Board, ...]
    round_limit: int


class DicelandMaterial(Material):
    option = "boards"
    edition = EDITION

    def set_up(self, names: tuple[str, ...], first: int, pieces: Sequence[str], options: dict[str, Any]) -> Setup:
        round_limit = options.pop("round_limit", ROUND_LIMIT)
        board_set = options.pop("board_set", None)
        edition = self._edition(options.pop("edition", self.edition))
        if options:
            known = "boards, board_set, edition, round_limit"
            raise OptionError("option-unknown", option=next(iter(options)), options=known)
        if not is_list(pieces):
            raise OptionError("diceland-option-boards", names=" ".join(SHIPPED))
        boards = _named_boards(pieces, edition) if board_set is None else _boards_in(board_set, pieces, edition)
        return _setup(names, first, tuple(boards), round_limit)

    def _edition(self, given: object) -> int:
        edition = whole(given)
        if edition is None:
            raise OptionError("option-edition", edition=presentable(given), newest=self.edition)
        self.of_edition(edition)
        return edition

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

    def deal(self, seats: int, draw: Draw, set: str = "") -> tuple[str, ...]:
        """D7: everyone gets a different board; the side is also drawn."""
        boards = _two_sided(self.pieces_in(set))
        return tuple(boards.pop(draw(len(boards)))[draw(2)] for _ in range(seats))

    def pieces_of(self, setup: Setup) -> tuple[str, ...]:
        return tuple(board.name for board in setup.material.boards)

    def sides(self, piece: str) -> tuple[str, ...]:
        """D7: A and B are the two sides of one board, and so on."""
        return next((pair for pair in _two_sided(SHIPPED) if piece in pair), (piece,))

    def catalogue(self) -> tuple[str, ...]:
        return SHIPPED

    def sets(self) -> dict[str, tuple[str, ...]]:
        return dict(_SETS)

    def reads(self, text: str) -> bool:
        return not text.lstrip().startswith(("{", "["))

    def own(self, texts: Sequence[str]) -> Own:
        named = {f"custom-{number}": text for number, text in enumerate(texts, start=1)}
        boards = {name: read_board(text, name).text for name, text in named.items()}
        return Own(tuple(boards.values()), boards, tuple((name,) for name in boards), {"board_set": boards})

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


def _two_sided(faces: tuple[str, ...]) -> list[tuple[str, ...]]:
    """D7: two faces each are the sides of one board."""
    return [faces[side : side + 2] for side in range(0, len(faces), 2)]


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


def _named_boards(pieces: Sequence[object], edition: int) -> Iterator[Board]:
    """One board per seat, by name or as text. Texts are named custom-1, custom-2, …; equal texts share a name."""
    customs: dict[str, Board] = {}
    for piece in pieces:
        if not isinstance(piece, str):
            raise OptionError("diceland-option-boards", names=" ".join(SHIPPED))
        board = board_of(piece, f"custom-{len(customs) + 1}", edition)
        yield board if board.name in SHIPPED else customs.setdefault(board.text, board)


def _boards_in(board_set: object, pieces: Sequence[object], edition: int) -> Iterator[Board]:
    """One board per seat, by its name in a set of one's own, or among those that ship."""
    if not isinstance(board_set, Mapping) or not all(isinstance(text, str) for text in chain(*board_set.items())):
        raise OptionError("diceland-option-board-set")
    own = {name: read_board(text, name) for name, text in board_set.items()}
    for piece in pieces:
        if not isinstance(piece, str) or (piece not in own and piece not in SHIPPED):
            raise OptionError("diceland-option-boards", names=" ".join(dict.fromkeys((*own, *SHIPPED))))
        yield own[piece] if piece in own else shipped_board(piece, edition)


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
