"""What a game brings beside its kernel, in small parts ("facets"), each with defaults where there are sensible ones.

A game subclasses the facets that it needs, each in the module that does the work, and puts them together in one
`GameType`. Only `Material`, `Notation` and `Picture` have methods without a default.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any

from rollwright.core.dice import Draw
from rollwright.core.errors import OptionError, Param, RecordError
from rollwright.core.json_text import encode
from rollwright.core.knowledge import BotKnowledge, no_knowledge
from rollwright.core.setup import Setup
from rollwright.kernel import default_greedy, default_levels
from rollwright.picture import svg

if TYPE_CHECKING:
    from rollwright.core.game import Game
    from rollwright.core.game_type import GameType
    from rollwright.core.position import Position

SEAT_COLUMNS, DICE_COLUMNS = 40, 20  # the least width of terminal lines that are drawn as a picture

Segments = list[tuple[str, str]]
"""A line of text in parts, each with its style in rich's syntax ("" for plain)."""

Why = tuple[str, dict[str, Param]]
"""A message of the catalogue and its parameters."""

Progress = Callable[[float], None]
"""Is told what part of some work is done, from 0 to 1."""


def plain_text(lines: Sequence[Segments]) -> str:
    """Lines for a terminal as text without styles."""
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)


class Facet:
    """One part of what a game brings."""

    kind: GameType
    """The game that it belongs to; `GameType` sets it."""


class Material(Facet, ABC):
    """What the game is played with. *Pieces* are what lies before each seat: boards or sheets, each with a name."""

    option: str = ""
    """What the pieces are called: the option of `new_game` and the field of a record. "" for a game without pieces."""

    @abstractmethod
    def set_up(self, names: tuple[str, ...], first: int, pieces: Sequence[str], options: dict[str, Any]) -> Setup:
        """The set-up of a new game; OptionError or BoardError if pieces or options can't be used."""

    @abstractmethod
    def from_record(self, record: Mapping[str, Any], names: Sequence[str]) -> Setup:
        """The set-up that a record describes. Its names and `first` are checked already."""

    @abstractmethod
    def to_record(self, setup: Setup) -> dict[str, Any]:
        """The set-up as fields of a record: "options", "seats" (a mapping each, without names) and the rest."""

    def place(self, setup: Setup, state: list[int], start: object) -> None:
        """Writes a record's "setup", a start position, into the state of a game that has just begun."""
        raise RecordError("record-no-positions", field="setup", game=self.kind.name)

    def deal(self, seats: int, draw: Draw) -> tuple[str, ...]:
        """Random pieces for so many seats, by the rules of the game."""
        return ()

    def pieces_of(self, setup: Setup) -> tuple[str, ...]:
        """The names of the pieces, as `set_up` was given them."""
        return ()

    def sides(self, piece: str) -> tuple[str, ...]:
        """The sides of the same cardboard or paper: what the player who was dealt this piece may choose from."""
        return (piece,)

    def catalogue(self) -> tuple[str, ...]:
        """The names of the pieces that come with the game."""
        return ()

    def reads(self, text: str) -> bool:
        """Whether a text is meant as a piece of this game, valid or not."""
        return False

    def about(self, piece: str) -> list[Why]:
        """How large a piece is, and what is on it."""
        return []

    def notices(self, piece: str) -> list[Why]:
        """What is unusual about a piece that can be played on."""
        return []


class Notation(Facet, ABC):
    """Actions and throws in words, and why an action is not legal."""

    @abstractmethod
    def write_action(self, setup: Setup, seat: int, action: int) -> str:
        """An action in words."""

    def write_actions(self, setup: Setup, seat: int, actions: Sequence[int]) -> list[str]:
        """Several actions in words."""
        return [self.write_action(setup, seat, action) for action in actions]

    @abstractmethod
    def read_action(self, setup: Setup, seat: int, text: str) -> int | None:
        """The action that the words mean; None if they mean nothing in this game."""

    @abstractmethod
    def write_throw(self, setup: Setup, outcome: int) -> str:
        """A throw in words."""

    @abstractmethod
    def read_throw(self, setup: Setup, state: Sequence[int], text: str) -> int | Why:
        """The outcome that the words mean, or why it can't fall now."""

    def is_mark(self, words: str) -> bool:
        """Whether a move is a mark on the seat's own piece, which it may take back until its part is finished."""
        return False

    def why_not(self, position: Position, seat: int, action: int) -> Why:
        """Why a pending seat can't take an action that the kernel doesn't allow."""
        return "move-not-legal", {}


class Picture(Facet, ABC):
    """How the game is drawn: as lines for a terminal, and as SVG with a viewBox from 0 0 and no size of its own."""

    @abstractmethod
    def seat_lines(self, position: Position, seat: int) -> list[Segments]:
        """What lies before a seat, with what it may mark now."""

    def seat_svg(self, position: Position, seat: int) -> str:
        return svg.lines_svg(self.seat_lines(position, seat), SEAT_COLUMNS)

    @abstractmethod
    def dice_line(self, position: Position) -> Segments:
        """The dice on the table."""

    def dice_svg(self, position: Position, seat: int) -> str:
        """The dice on the table, with what the seat does with them."""
        return svg.lines_svg([self.dice_line(position)], DICE_COLUMNS)

    def piece_lines(self, piece: str) -> list[Segments]:
        """A piece by its name or as text, empty."""
        raise OptionError("option-no-pieces", game=self.kind.name)

    def piece_svg(self, piece: str, title: str | None = None) -> str:
        return svg.lines_svg(self.piece_lines(piece), SEAT_COLUMNS)


class Page(Facet):
    """What the browser's page is sent about a game, as plain JSON values (docs/protocol.md).

    By default these are the pictures of the game, which the page's table for any game shows. A game with a folder of
    its own in `web/src/games` sends what that folder wants.
    """

    def shown(self, game: Game) -> dict[str, Any]:
        """The game as everybody at the table sees it, beside what the page knows of every game."""
        picture, seats = self.kind.picture, range(game.seats)
        dice = plain_text([picture.dice_line(game)])
        return {
            "seats": [
                {
                    "picture": picture.seat_svg(game, seat),
                    "text": plain_text(picture.seat_lines(game, seat)),
                    "dice": picture.dice_svg(game, seat),
                }
                for seat in seats
            ],
            "dice": dice,
        }

    def shown_text(self, game: Game) -> str:
        """The same as JSON text."""
        return encode(self.shown(game))

    def piece(self, piece: str) -> dict[str, Any]:
        """A piece by its name or as text, empty: what is on it, and where."""
        return {"picture": self.kind.picture.piece_svg(piece), "text": plain_text(self.kind.picture.piece_lines(piece))}


class Announcements(Facet):
    """What is said at the table."""

    def after(self, position: Position, before: Sequence[int]) -> list[Why]:
        """What has happened, now that the state is no longer as `before`."""
        return []

    def throw_due(self, position: Position) -> Why:
        """Whose throw is due, and which one it is."""
        return "throw-due", {}

    def active_seat(self, position: Position) -> int | None:
        """The seat whose turn it is; None in a game without turns of single seats, and when it is over."""
        return None


class Observation(Facet):
    """What a seat sees, as bytes: a module with `observe`, its sizes and the names of its fields."""

    def __init__(self, module: ModuleType | None = None) -> None:
        self.module = module

    def words(self, seats: int) -> int:
        """The size of a seat's observation in words of eight bytes."""
        if self.module is None:
            raise OptionError("option-no-view", game=self.kind.name)
        return int(self.module.VIEW_HEAD + seats * self.module.VIEW_SEAT)


class Bots(Facet):
    """How the five levels decide (modules that are compiled with the kernel), and what levels 3 to 5 know."""

    greedy: tuple[ModuleType, ...] = (default_greedy,)
    """Level 2: the modules that it is made of, the one with `greedy` (and `SCRATCH`, if it needs memory) last."""

    levels: tuple[ModuleType, ...] = (default_levels,)
    """Levels 1 and 3 to 5: the modules that they are made of, the one with `decide` last."""

    luck: ModuleType | None = None
    """How lucky a throw is for a seat."""

    def knowledge(self, setup: Setup, level: int, data: str = "") -> BotKnowledge:
        """What a bot of level 3, 4 or 5 knows about a set-up; cheap to ask for again.

        It depends on these arguments only, so that simulations do; what is missing for it is made first. `data` is what
        the bot's name has after an @.
        """
        return no_knowledge()

    def newest_knowledge(self, setup: Setup, level: int, data: str = "") -> BotKnowledge:
        """The same for a table where nobody waits: the best that is available now. It is asked for at each decision,
        and the same object as long as nothing better is available."""
        return self.knowledge(setup, level, data)

    def prepare(
        self, setup: Setup, level: int, data: str = "", workers: int | None = None, progress: Progress | None = None
    ) -> None:
        """Makes what `knowledge` needs for such set-ups, whatever is dealt, if it takes long and isn't there yet."""

    def check_data(self, data: str) -> None:
        """OptionError if levels 4 and 5 can't play by this."""
        raise OptionError("option-bot-no-data", game=self.kind.name, data=data)

    def training(self) -> ModuleType:
        """What learns by self-play: `Recipe`s, `learn`, `write`."""
        raise OptionError("option-no-training", game=self.kind.name)

    def luck_knowledge(self, setup: Setup) -> BotKnowledge:
        """What `luck` is measured by: the same for all bots, so that comparisons are fair."""
        return no_knowledge()
