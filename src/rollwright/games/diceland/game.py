"""Diceland as a type of game: its set-up, its record, and where the rest of it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial
from pathlib import Path
from types import ModuleType
from typing import Any

from rollwright.core.errors import BoardError, OptionError, RecordError, presentable
from rollwright.core.game import Game
from rollwright.core.game_type import GameType, Segments, Setup, Why, first_seat, in_record, seat_names
from rollwright.core.knowledge import Mind
from rollwright.games.diceland import announcements, observation, page
from rollwright.games.diceland.bots import features, greedy, knowledge, levels, luck, policy, search
from rollwright.games.diceland.material.board import COLOURS, SHIPPED, Board, read_board, shipped_board
from rollwright.games.diceland.picture import svg, terminal
from rollwright.games.diceland.rules import kernel, notation, start
from rollwright.games.diceland.rules.facts import facts_of

ROUND_LIMIT = 200  # D19
HIGHEST_ROUND_LIMIT = 1_000_000
_BOARDS = tuple(SHIPPED[side : side + 2] for side in range(0, len(SHIPPED), 2))  # D7: each with its two sides


@dataclass(frozen=True)
class Material:
    """What lies on the table: a board for each seat."""

    boards: tuple[Board, ...]
    round_limit: int


class Diceland(GameType):
    name = "diceland"
    rules = "diceland/1"
    reasons = (None, "goal", "round-limit")
    kernel = kernel
    value = greedy
    levels = (features, policy, search, levels)
    luck = luck
    view = observation
    words = Path(__file__).parent / "words"
    pieces = "boards"

    # Setting up

    def set_up(self, names: Sequence[str] | None, first: int, **options: Any) -> Setup:
        boards = options.pop("boards", None)
        round_limit = options.pop("round_limit", ROUND_LIMIT)
        if options:
            raise OptionError("option-unknown", option=next(iter(options)), options="boards, round_limit")
        if isinstance(boards, str) or not isinstance(boards, Sequence):
            raise OptionError("diceland-option-boards", names=" ".join(SHIPPED))
        checked = seat_names(names, len(boards))
        return _setup(checked, first, tuple(_named_boards(boards)), round_limit)

    def set_up_from_record(self, record: Mapping[str, Any], names: Sequence[str]) -> Setup:
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

    def describe(self, setup: Setup) -> dict[str, Any]:
        boards = setup.material.boards
        return {
            "options": {"round_limit": setup.material.round_limit},
            "seats": [{"board": board.name} for board in boards],
            "boards": {board.name: board.text for board in boards},
        }

    def deal(self, seats: int, draw: Callable[[int], int]) -> tuple[str, ...]:
        """D7: everyone gets a different board; the lot also chooses its side."""
        boards = list(_BOARDS)
        return tuple(boards.pop(draw(len(boards)))[draw(2)] for _ in range(seats))

    def pieces_of(self, setup: Setup) -> tuple[str, ...]:
        return tuple(board.name for board in setup.material.boards)

    def sides(self, piece: str) -> tuple[str, ...]:
        """D7: A and B are the two sides of one board, and likewise the others."""
        return next((pair for pair in _BOARDS if piece in pair), (piece,))

    def place(self, setup: Setup, state: list[int], setting: object) -> None:
        start.place(setup, state, setting)

    # Words

    def write_action(self, setup: Setup, seat: int, action: int) -> str:
        return notation.write_action(setup.material.boards[seat], action)

    def write_actions(self, setup: Setup, seat: int, actions: Sequence[int]) -> list[str]:
        return notation.write_actions(setup.material.boards[seat], actions)

    def read_action(self, setup: Setup, seat: int, text: str) -> int | None:
        return notation.read_action(setup.material.boards[seat], text)

    def is_mark(self, words: str) -> bool:
        return words.startswith(("use ", "cross "))

    def write_throw(self, setup: Setup, outcome: int) -> str:
        return notation.write_throw(outcome)

    def read_throw(self, setup: Setup, state: Sequence[int], text: str) -> int | Why:
        return notation.read_throw(state, text)

    def why_not(self, game: Game, seat: int, action: int) -> Why:
        return notation.why_not(game, seat, action)

    # Chance

    def outcomes(self, state: Sequence[int]) -> Iterator[tuple[int, int, int]]:
        return iter(_outcomes(kernel.to_throw(state, 0)))

    # Bots

    def mind(self, setup: Setup, level: int, data: str = "") -> Mind:
        return knowledge.mind_of(level, data)

    def check_data(self, data: str) -> None:
        knowledge.mind_of(4, data)

    def learning(self) -> ModuleType:
        from rollwright.games.diceland.bots.making import learn  # needs NumPy

        return learn

    def luck_mind(self, setup: Setup) -> Mind:
        return knowledge.mind_of(4)

    # Looks

    def draw_seat(self, game: Game, seat: int) -> list[Segments]:
        board = game.setup.material.boards[seat]
        return terminal.board_text(board, crossed_spaces(game, seat), legal_spaces(game, seat))

    def seat_svg(self, game: Game, seat: int) -> str:
        board = game.setup.material.boards[seat]
        return svg.board_svg(board, crossed_spaces(game, seat), legal_spaces(game, seat))

    def draw_dice(self, game: Game) -> Segments:
        aside, others = page.lying(game.state)
        if not aside:
            return terminal.die_segments(others)
        return [*terminal.die_segments(aside), ("  |  ", ""), *terminal.die_segments(others)]

    def dice_svg(self, game: Game, seat: int) -> str:
        state = game.state
        aside, others = page.lying(game.state)
        me = kernel.SEAT + seat * kernel.SEAT_SIZE
        used = COLOURS[state[me + kernel.USING]] if state[me + kernel.CROSSES] else ""
        return svg.dice_svg(aside, others, kernel.to_throw(state, 0), used)

    def active_seat(self, game: Game) -> int | None:
        return None if game.over else game.state[kernel.ACTIVE]

    def throw_due(self, game: Game) -> Why:
        state = game.state
        if state[kernel.PHASE] == kernel.TREASURE_THROW:
            return "diceland-throw-treasure", {"name": game.setup.names[state[kernel.OWNER]]}  # D14
        again = state[kernel.PHASE] == kernel.THROW_AGAIN
        name = game.setup.names[state[kernel.ACTIVE]]
        return ("diceland-throw-again" if again else "diceland-throw"), {"name": name}

    def news(self, game: Game, before: Sequence[int]) -> list[Why]:
        return announcements.news(game, before)

    def look(self, game: Game) -> dict[str, Any]:
        return page.look(game)

    def look_text(self, game: Game) -> str:
        return page.look_text(game)

    def piece_names(self) -> tuple[str, ...]:
        return SHIPPED

    def reads_piece(self, text: str) -> bool:
        return not text.lstrip().startswith(("{", "["))

    def draw_piece(self, piece: str) -> list[Segments]:
        return terminal.board_text(_board(piece, "custom-1"))

    def piece_svg(self, piece: str, title: str | None = None) -> str:
        return svg.board_svg(_board(piece, "custom-1"), title=title)

    def piece_look(self, piece: str) -> dict[str, Any]:
        return page.piece_look(_board(piece, "custom-1"))

    def piece_facts(self, piece: str) -> list[Why]:
        board = _board(piece, "custom-1")
        counts = {
            "spaces": len(board.spaces),
            "territories": len(board.territories),
            "treasures": board.treasures,
            "obstacles": len(board.obstacles),
        }
        return [("diceland-board-facts", dict(counts))]

    def piece_notices(self, piece: str) -> list[Why]:
        return [(code, dict(params)) for code, params in _board(piece, "custom-1").notices]


def crossed_spaces(game: Game, seat: int) -> list[int]:
    """The spaces that a seat has crossed."""
    low, high = game.state[kernel.SEAT + seat * kernel.SEAT_SIZE :][kernel.CROSSED : kernel.CROSSED + 2]
    crossed = low | high << kernel.HALF
    return [space for space in range(crossed.bit_length()) if crossed >> space & 1]


def legal_spaces(game: Game, seat: int) -> list[int]:
    """The spaces that a seat may cross now."""
    return [action - kernel.CROSS for action in game.legal_actions(seat) if action >= kernel.CROSS]


def _setup(names: tuple[str, ...], first: object, boards: tuple[Board, ...], round_limit: object) -> Setup:
    seat = first_seat(first, len(boards))
    if len({board.treasures for board in boards}) > 1:
        raise BoardError("diceland-boards-mixed", board=", ".join(board.name for board in boards))  # D20
    if isinstance(round_limit, bool) or not isinstance(round_limit, int):
        raise OptionError("diceland-option-round-limit", most=HIGHEST_ROUND_LIMIT)
    if not 1 <= round_limit <= HIGHEST_ROUND_LIMIT:
        raise OptionError("diceland-option-round-limit", most=HIGHEST_ROUND_LIMIT)
    return Setup(names, seat, _table(boards, round_limit), Material(boards, round_limit))


@lru_cache(maxsize=128)  # one for many games
def _table(boards: tuple[Board, ...], round_limit: int) -> tuple[int, ...]:
    return tuple(facts_of(boards, round_limit))


def _named_boards(boards: Sequence[object]) -> Iterator[Board]:
    """A board for each seat, by name or as text; texts are called custom-1, … and equal ones share a name."""
    customs: dict[str, Board] = {}
    for board in boards:
        if not isinstance(board, str):
            raise OptionError("diceland-option-boards", names=" ".join(SHIPPED))
        found = _board(board, f"custom-{len(customs) + 1}")
        yield found if found.name in SHIPPED else customs.setdefault(found.text, found)


def _board(board: str, name: str) -> Board:
    """A shipped board by its name, which is one word, or the board of a text."""
    return shipped_board(board) if board.split() == [board] else read_board(board, name)


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


@cache
def _outcomes(dice: int) -> tuple[tuple[int, int, int], ...]:
    """Every way so many dice can fall, without telling them apart, and in how many of 6^dice cases it does."""
    found = []
    for colours in combinations_with_replacement(range(kernel.COLOURS), dice):
        ways = factorial(dice)
        for colour in set(colours):
            ways //= factorial(colours.count(colour))
        found.append((sum(1 << 4 * colour for colour in colours), ways, kernel.COLOURS**dice))
    return tuple(sorted(found))
