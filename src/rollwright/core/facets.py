"""Facets: the parts of a game other than its rules, as classes with defaults that any game can use.

A game subclasses the facets that it needs and combines them in one `GameType`. Only `Material`, `Notation` and
`Picture` are abstract; the others have defaults that work for any game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import product
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any

from rollwright.core.dice import Draw
from rollwright.core.errors import OptionError, Param, RecordError, presentable
from rollwright.core.judge import Judge, Scale
from rollwright.core.knowledge import BotKnowledge, no_knowledge
from rollwright.core.lessons import Lesson, read_lessons
from rollwright.core.own import Own
from rollwright.core.setup import Setup
from rollwright.kernel import default_greedy, default_levels, stream
from rollwright.picture import svg

if TYPE_CHECKING:
    from rollwright.core.game import Game
    from rollwright.core.game_type import GameType
    from rollwright.core.position import Position

BASE = "base"  # the name of a game's first set of pieces
FIRST_EDITION = 1  # of pieces, where nothing else is said
SEAT_COLUMNS, DICE_COLUMNS = 40, 20  # minimum width of a drawing made from terminal lines

Segments = list[tuple[str, str]]
"""A line of text as (text, style) pairs; styles are in rich's syntax, "" for plain text."""

Why = tuple[str, dict[str, Param]]
"""The identifier of a message in the catalogue, and its parameters."""

Outcome = tuple[int, int, int]
"""The outcome number of a throw, and its probability as a numerator and a denominator."""

Progress = Callable[[float], None]
"""A callback that receives the completed fraction of a task, from 0 to 1."""


def _plain_text(lines: Sequence[Segments]) -> str:
    """Terminal lines as plain text, without styles."""
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)


class Facet:
    """The base class of all facets."""

    kind: GameType
    """The game type that this facet belongs to; set by `GameType`."""


class Chance(Facet):
    """The probabilities of throws."""

    def outcomes(self, state: Sequence[int]) -> Iterable[Outcome]:
        """Every outcome of the throw that is due in a state, in ascending order.

        The default enumerates all combinations of faces; a game with many dice counts faster.
        """
        kernel = self.kind.kernel
        dice = kernel.to_throw(state, 0)
        throws = product(range(stream.FACES), repeat=dice)
        counts = Counter(kernel.outcome_of(state, 0, stream.fraction_of(faces)) for faces in throws)
        return [(outcome, count, stream.FACES**dice) for outcome, count in sorted(counts.items())]


class Material(Facet, ABC):
    """What the game is played with. Its *pieces* are the players' boards or sheets, each with a name."""

    option: str = ""
    """The name of the pieces, as an option of `new_game` and a field of records; "" for a game without pieces."""

    edition: int = FIRST_EDITION
    """The newest edition of the pieces that ship, which is dealt and shown. Whatever is kept and names pieces says of
    which edition they are, unless it is the first; so the pieces of a name may change, and earlier ones stay known."""

    @abstractmethod
    def set_up(self, names: tuple[str, ...], first: int, pieces: Sequence[str], options: dict[str, Any]) -> Setup:
        """Creates the set-up of a new game; OptionError or BoardError if the pieces or options are invalid."""

    @abstractmethod
    def from_record(self, record: Mapping[str, Any], names: Sequence[str]) -> Setup:
        """Reads the set-up from a record, whose names and `first` have already been validated."""

    @abstractmethod
    def to_record(self, setup: Setup) -> dict[str, Any]:
        """Returns the set-up as record fields: "options", "seats" (mappings without names) and the game's own."""

    def place(self, setup: Setup, state: list[int], start: object) -> None:
        """Writes a start position (a record's "setup" field) into the state of a new game."""
        raise RecordError("record-no-positions", field="setup", game=self.kind.name)

    def start_of(self, setup: Setup, state: Sequence[int]) -> dict[str, Any] | None:
        """The start position from which a game goes on as from this state; None if there is none, as within a turn."""
        return None

    def deal(self, seats: int, draw: Draw, set: str = "") -> tuple[str, ...]:
        """Deals random pieces of a set to `seats` seats according to the rules."""
        return ()

    def pieces_of(self, setup: Setup) -> tuple[str, ...]:
        """The names of the pieces in a set-up, one per seat."""
        return ()

    def sides(self, piece: str) -> tuple[str, ...]:
        """All sides of a piece, itself included: a player who is dealt one side may choose another."""
        return (piece,)

    def catalogue(self) -> tuple[str, ...]:
        """The names of the pieces that ship with the game."""
        return ()

    def sets(self) -> dict[str, tuple[str, ...]]:
        """The sets that the pieces come in, such as a base game and an expansion, by name; the usual one comes first.
        Pieces are dealt from one set."""
        return {BASE: self.catalogue()}

    def pieces_in(self, set: str = "") -> tuple[str, ...]:
        """The pieces of a set; "" is the first set."""
        sets = self.sets()
        if set and set not in sets:
            raise OptionError("option-set", set=set, sets=", ".join(sets))
        return sets[set or next(iter(sets))]

    def of_edition(self, edition: int) -> dict[str, Any]:
        """The options by which `set_up` takes pieces of an edition. A game with one edition needs no option for it."""
        if not FIRST_EDITION <= edition <= self.edition:
            raise OptionError("option-edition", edition=presentable(edition), newest=self.edition)
        return {} if self.edition == FIRST_EDITION else {"edition": edition}

    def reads(self, text: str) -> bool:
        """Whether a text looks like a piece of this game, valid or not."""
        return False

    def faces(self, text: str) -> dict[str, str]:
        """The pieces in a text, each with its own text, by name: a paper has two sides."""
        return {"custom-1": text}

    def own(self, texts: Sequence[str]) -> Own:
        """Reads pieces of somebody's own. BoardError if a text is not playable, with its line and column or field."""
        raise OptionError("option-no-own-pieces", game=self.kind.name)

    def about(self, piece: str) -> list[Why]:
        """Messages that describe a piece: its size and contents."""
        return []

    def notices(self, piece: str) -> list[Why]:
        """Messages about what is unusual in a valid piece."""
        return []


class Notation(Facet, ABC):
    """Actions and throws as text, and the reasons why an action is illegal."""

    rule_of: Mapping[str, str] = MappingProxyType({})
    """The number of the rule behind a reason why a move, a throw, a position or a piece isn't possible, or is unusual:
    by the code of the reason, or by the name of a field of start positions."""

    @abstractmethod
    def write_action(self, setup: Setup, seat: int, action: int) -> str:
        """Formats an action."""

    def write_actions(self, setup: Setup, seat: int, actions: Sequence[int]) -> list[str]:
        """Formats several actions."""
        return [self.write_action(setup, seat, action) for action in actions]

    @abstractmethod
    def read_action(self, setup: Setup, seat: int, text: str) -> int | None:
        """Parses an action; None if the text is not a move of this game."""

    @abstractmethod
    def write_throw(self, setup: Setup, outcome: int) -> str:
        """Formats a throw."""

    @abstractmethod
    def read_throw(self, setup: Setup, state: Sequence[int], text: str) -> int | Why:
        """Parses a throw. Returns its outcome, or the reason why it is impossible in this state."""

    def is_mark(self, words: str) -> bool:
        """Whether a move marks the seat's own piece; a seat can take back such moves until it has finished its part."""
        return False

    def why_not(self, position: Position, seat: int, action: int) -> Why:
        """The reason why an action of a pending seat is illegal."""
        return "move-not-legal", {}


class Picture(Facet, ABC):
    """Drawings of the game, as terminal lines and as SVG. The SVG has a viewBox from 0 0 and no fixed size."""

    @abstractmethod
    def seat_lines(self, position: Position, seat: int) -> list[Segments]:
        """A seat's board or sheet, with the spaces highlighted that the seat may mark now."""

    def seat_svg(self, position: Position, seat: int) -> str:
        return svg.lines_svg(self.seat_lines(position, seat), SEAT_COLUMNS)

    @abstractmethod
    def dice_line(self, position: Position) -> Segments:
        """The dice on the table."""

    def dice_svg(self, position: Position, seat: int) -> str:
        """The dice on the table, with the use that the seat makes of them."""
        return svg.lines_svg([self.dice_line(position)], DICE_COLUMNS)

    def piece_lines(self, piece: str) -> list[Segments]:
        """An empty piece, given by its name or as text."""
        raise OptionError("option-no-pieces", game=self.kind.name)

    def piece_svg(self, piece: str, title: str | None = None) -> str:
        return svg.lines_svg(self.piece_lines(piece), SEAT_COLUMNS)


class Page(Facet):
    """The data that the browser receives about a game, as plain JSON values (docs/protocol.md).

    The default sends the game's drawings, which the page can display for any game. A game with its own folder in
    `web/src/games` sends whatever that folder needs.
    """

    def shown(self, game: Game) -> dict[str, Any]:
        """The public state of a game, in addition to what the protocol sends for every game.

        The server calls it after every event. Parts of the value may be cached, so callers must not change it.
        """
        picture, seats = self.kind.picture, range(game.seats)
        dice = _plain_text([picture.dice_line(game)])
        return {
            "seats": [
                {
                    "picture": picture.seat_svg(game, seat),
                    "text": _plain_text(picture.seat_lines(game, seat)),
                    "dice": picture.dice_svg(game, seat),
                }
                for seat in seats
            ],
            "dice": dice,
        }

    def piece(self, piece: str) -> dict[str, Any]:
        """An empty piece, given by its name or as text: its spaces and their places."""
        return {
            "picture": self.kind.picture.piece_svg(piece),
            "text": _plain_text(self.kind.picture.piece_lines(piece)),
        }


class Announcements(Facet):
    """Messages that are announced to everybody at the table."""

    def after(self, position: Position, before: Sequence[int]) -> list[Why]:
        """The announcements after an event; `before` is the state before it."""
        return []

    def throw_due(self, position: Position) -> Why:
        """The message that says who throws next, and which kind of throw it is."""
        return "throw-due", {}

    def reason(self, position: Position) -> str | None:
        """Why the game is over, as people are told (message `<game>-reason-<this>`); records have `position.reason`."""
        return position.reason

    def active_seat(self, position: Position) -> int | None:
        """The seat whose turn it is; None when the game is over, or if seats don't take turns in this game."""
        return None

    def won_by(self, position: Position, seat: int) -> list[Why]:
        """What a winner has won by, as something that can be counted over many games; none by default."""
        return []


class Lessons(Facet):
    """The tutorial: lessons in which the learner makes every move himself (`core/lessons.py`)."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder

    @cached_property
    def course(self) -> tuple[Lesson, ...]:
        """The lessons in the order in which they are learned; none for a game without a folder of them."""
        return () if self.folder is None else read_lessons(self.kind.name, self.folder)

    def lesson(self, name: str) -> Lesson | None:
        return next((lesson for lesson in self.course if lesson.name == name), None)


class Observation(Facet):
    """What a seat observes, as bytes. The module defines `observe`, the sizes and the names of the fields."""

    def __init__(self, module: ModuleType | None = None) -> None:
        self.module = module

    def words(self, seats: int) -> int:
        """The size of an observation in 8-byte words."""
        if self.module is None:
            raise OptionError("option-no-view", game=self.kind.name)
        return int(self.module.HEAD_WORDS + seats * self.module.SEAT_WORDS)


class Bots(Facet):
    """The five bot levels: modules compiled with the kernel, and the knowledge of planner, expert and master."""

    novice: ModuleType = default_levels
    """Level 1: a module with `novice_actions`. What it imports from other kernel modules is compiled with it."""

    greedy: ModuleType = default_greedy
    """Level 2: a module with `greedy`, and `SCRATCH` if it needs scratch memory."""

    levels: ModuleType = default_levels
    """Levels 3 to 5: a module with `decide`, `LEVEL_SCRATCH` and `LEVEL_NOTES`."""

    luck: ModuleType | None = None
    """A module with `luck`, which measures how lucky a throw is for a seat; None if the game has none."""

    def knowledge(self, setup: Setup, level: int, data: str = "") -> BotKnowledge:
        """The knowledge of a bot of level 3, 4 or 5 about a set-up. Cached, so repeated calls are cheap.

        It depends on the arguments alone, which makes simulations reproducible; missing data is computed first. `data`
        is the part of the bot's name after the @.
        """
        return no_knowledge()

    def newest_knowledge(self, setup: Setup, level: int, data: str = "") -> BotKnowledge | None:
        """The best knowledge that is available without waiting, for live games; None if nothing can be known about
        these pieces, and then the level plays as the greedy one does.

        It is requested for every decision, and stays the same object until something better is available.
        """
        return self.knowledge(setup, level, data)

    def prepare(
        self, setup: Setup, level: int, data: str = "", workers: int | None = None, progress: Progress | None = None
    ) -> None:
        """Computes in advance whatever `knowledge` needs for set-ups of this kind, for any deal, if it takes long."""

    def check_data(self, data: str) -> None:
        """Raises OptionError if expert and master can't use this `data`."""
        raise OptionError("option-bot-no-data", game=self.kind.name, data=data)

    def training(self) -> ModuleType:
        """The module for training by self-play, with `recipe`, `learn` and `write`."""
        raise OptionError("option-no-training", game=self.kind.name)

    def solving(self) -> ModuleType:
        """A module that solves the game, or a part of it, exactly: `recipes`, `solve`, `solved_folder`, and
        `compile_ahead` for when several processes will need the machine code."""
        raise OptionError("option-no-solving", game=self.kind.name)

    def luck_knowledge(self, setup: Setup) -> BotKnowledge:
        """The knowledge that `luck` is measured with; the same for all bots, so that comparisons are fair."""
        return no_knowledge()


class Coach(Facet):
    """What the coach knows of a game: the chances in a position, and the reasons for a better move in words.

    A *decision* is what a person would call one: a seat's marks in one part, up to and including the move that is not a
    mark (`Notation.is_mark`), or a single other move. It is given by its actions.
    """

    scale: Scale = Scale()
    """What is called a mistake; set by a command on seeds of its own (docs/coach.md)."""

    def judge(self, setup: Setup) -> Judge:
        """The judge of a set-up. Cached, so repeated calls are cheap. The default plays positions out."""
        from rollwright.core.rollout_judge import rollout_judge  # needs NumPy

        return rollout_judge(self.kind, setup)

    def reasons(self, position: Position, seat: int, played: Sequence[int], better: Sequence[int]) -> Sequence[Why]:
        """Why one decision is better than another, from facts of the position before it; the most telling one first.

        Each is a whole sentence, with message ids `<game>-coach-…` of the catalogue `words/coach`.
        """
        return ()

    def idea(self, position: Position, seat: int, better: Sequence[int]) -> Sequence[Why]:
        """The idea behind a good decision, with its exact chances, without giving the move away."""
        return ()

    def is_bold(self, position: Position, seat: int, better: Sequence[int]) -> bool:
        """Whether a good decision goes against what lessons teach, so that a hint shows a plain one beside it."""
        return False
