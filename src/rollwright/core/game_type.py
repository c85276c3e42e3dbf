"""What a game brings beside its kernel: how it is set up, written, read, explained and drawn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

from rollwright.core.errors import BoardError, OptionError, Param, RecordError
from rollwright.core.json_text import encode
from rollwright.core.knowledge import Mind, nothing
from rollwright.kernel import (
    batch_loops,
    deciders,
    default_greedy,
    default_levels,
    event_loops,
    level_deciders,
    loops,
    luck_loops,
    pack,
    playout_loops,
    stream,
    twins,
)
from rollwright.picture import svg

if TYPE_CHECKING:
    from rollwright.core.game import Game

MOST_SEATS = 4
SEAT_COLUMNS, DICE_COLUMNS = 40, 20  # of lines drawn as a picture, at least
Segments = list[tuple[str, str]]
"""A line of text in pieces, each with its style in rich's syntax ("" for plain)."""

Why = tuple[str, dict[str, Param]]
"""A code of the catalogue and its parameters."""

Part = Callable[[float], None]
"""Is told what part of some work is done, from 0 to 1."""


@dataclass(frozen=True)
class Setup:
    """What a game is played with, fixed before the first throw."""

    names: tuple[str, ...]
    first: int
    table: tuple[int, ...]  # the same as the kernel sees it
    material: Any  # the game's own: boards, sheets, dice, options

    @property
    def seats(self) -> int:
        return len(self.names)


class GameType(ABC):
    """A kind of game. One instance per game, registered under `name`."""

    name: str
    rules: str  # the version of the rules, "diceland/1"
    reasons: tuple[str | None, ...]  # why a game is over, by the kernel's number; None first
    kernel: ModuleType
    value: ModuleType = default_greedy
    levels: tuple[ModuleType, ...] = (default_levels,)  # `levels.py`, after what it is made of
    luck: ModuleType | None = None  # how lucky a throw is (`luck.py`), for the laboratory
    view: ModuleType | None = None  # what a seat sees, for environments
    words: Path | None = None
    pieces: str = ""  # "boards", "sheets": new_game's option, with an entry for each seat; a record's field

    # Setting up

    @abstractmethod
    def set_up(self, names: Sequence[str] | None, first: int, **options: Any) -> Setup:
        """The set-up for the arguments of new_game; OptionError or BoardError where they can't be used."""

    @abstractmethod
    def set_up_from_record(self, record: Mapping[str, Any], names: Sequence[str]) -> Setup:
        """The set-up that a record describes; its names and `first` are checked already."""

    @abstractmethod
    def describe(self, setup: Setup) -> dict[str, Any]:
        """The set-up as fields of a record: "options", "seats" (a mapping each, without names) and the rest."""

    def deal(self, seats: int, draw: Callable[[int], int]) -> tuple[str, ...]:
        """Boards or sheets for so many seats by lot; `draw(n)` gives a random number below n."""
        return ()

    def pieces_of(self, setup: Setup) -> tuple[str, ...]:
        """What lies before the seats, by name: as `new_game` was given it."""
        return ()

    def sides(self, piece: str) -> tuple[str, ...]:
        """The faces of the same cardboard or paper as a piece that was dealt: what its player may choose from."""
        return (piece,)

    def place(self, setup: Setup, state: list[int], position: object) -> None:
        """Writes a record's "setup", a position to begin with, into a state that has just begun."""
        raise RecordError("record-no-positions", field="setup", game=self.name)

    # Words

    @abstractmethod
    def write_action(self, setup: Setup, seat: int, action: int) -> str:
        """An action in the words of the notation."""

    def write_actions(self, setup: Setup, seat: int, actions: Sequence[int]) -> list[str]:
        """Several actions in words."""
        return [self.write_action(setup, seat, action) for action in actions]

    @abstractmethod
    def read_action(self, setup: Setup, seat: int, text: str) -> int | None:
        """The action that the words mean; None if they mean nothing in this game."""

    def is_mark(self, words: str) -> bool:
        """Whether a move is a mark of a seat's own, which it may take back until its part is finished."""
        return False

    @abstractmethod
    def write_throw(self, setup: Setup, outcome: int) -> str:
        """A throw in the words of the notation, which are the same on all boards and sheets."""

    @abstractmethod
    def read_throw(self, setup: Setup, state: Sequence[int], text: str) -> int | Why:
        """The outcome that the words mean, or why it can't fall now."""

    def why_not(self, game: Game, seat: int, action: int) -> Why:
        """Why a pending seat can't take an action that the kernel doesn't allow."""
        return "move-not-legal", {}

    # Chance

    def outcomes(self, state: Sequence[int]) -> Iterator[tuple[int, int, int]]:
        """Every outcome of the throw that is due, with its probability as numerator and denominator."""
        dice = self.kernel.to_throw(state, 0)
        falls = product(range(stream.FACES), repeat=dice)
        counts = Counter(self.kernel.outcome_of(state, 0, stream.fraction_of(faces)) for faces in falls)
        for outcome, count in sorted(counts.items()):
            yield outcome, count, stream.FACES**dice

    # Looks

    @abstractmethod
    def draw_seat(self, game: Game, seat: int) -> list[Segments]:
        """What lies before a seat, with what it may mark now, as lines for a terminal."""

    def seat_svg(self, game: Game, seat: int) -> str:
        """The same as a picture: an SVG that has a viewBox from 0 0 and no size of its own."""
        return svg.lines_svg(self.draw_seat(game, seat), SEAT_COLUMNS)

    @abstractmethod
    def draw_dice(self, game: Game) -> Segments:
        """The dice on the table, for a terminal."""

    def dice_svg(self, game: Game, seat: int) -> str:
        """The same as such a picture, with what the seat does with them."""
        return svg.lines_svg([self.draw_dice(game)], DICE_COLUMNS)

    def active_seat(self, game: Game) -> int | None:
        """The seat whose turn it is; None in a game without turns of single seats, and when it is over."""
        return None

    def throw_due(self, game: Game) -> Why:
        """Whose throw is due, and which one it is."""
        return "throw-due", {}

    def news(self, game: Game, before: Sequence[int]) -> list[Why]:
        """What is announced at the table, now that the state is no longer as `before`."""
        return []

    def look(self, game: Game) -> dict[str, Any]:
        """What the page shows of a game, beside what it knows of every game: plain JSON values."""
        return {}

    def look_text(self, game: Game) -> str:
        """The same as JSON text. It is wanted after every event of every table, so a game may have it at hand."""
        return encode(self.look(game))

    def piece_names(self) -> tuple[str, ...]:
        """The boards or sheets that come with the game."""
        return ()

    def reads_piece(self, text: str) -> bool:
        """Whether a text is meant as a board or sheet of this game, be it faulty or not."""
        return False

    def draw_piece(self, piece: str) -> list[Segments]:
        """A board or sheet, by name or as text, empty."""
        raise OptionError("option-no-pieces", game=self.name)

    def piece_svg(self, piece: str, title: str | None = None) -> str:
        """The same as a picture."""
        raise OptionError("option-no-pieces", game=self.name)

    def piece_look(self, piece: str) -> dict[str, Any]:
        """What the page draws it from: plain JSON values."""
        return {}

    def piece_facts(self, piece: str) -> list[Why]:
        """How large a board or sheet is, what is on it."""
        return []

    def piece_notices(self, piece: str) -> list[Why]:
        """What is unusual about a board or sheet that can be played on."""
        return []

    # Kernels

    @property
    def scratch(self) -> int:
        """How many numbers the legal actions, or the greedy player's notes, need."""
        return max(int(self.kernel.ACTIONS), int(getattr(self.value, "SCRATCH", 0)))

    @property
    def level_scratch(self) -> int:
        """How many whole numbers a bot that knows something writes on."""
        return max(self.scratch, int(self.levels[-1].LEVEL_SCRATCH))

    @property
    def level_notes(self) -> int:
        """How many fractions it writes on; at least one, as arrays are never empty."""
        return max(1, int(self.levels[-1].LEVEL_NOTES), int(getattr(self.luck, "LUCK_NOTES", 0)))

    def mind(self, setup: Setup, level: int, data: str = "") -> Mind:
        """What a bot of level 3, 4 or 5 knows about a set-up; cheap to ask for again.

        It depends on these arguments only, as simulations do, so what is missing for it is made first. `data` is what
        the bot's name has behind an @.
        """
        return nothing()

    def newest_mind(self, setup: Setup, level: int, data: str = "") -> Mind:
        """The same at a table where nobody waits: the best that is there by now. It is asked for at each decision, and
        the same object as long as nothing better is there."""
        return self.mind(setup, level, data)

    def prepare(  # noqa: B027 (most games have nothing to prepare)
        self, setup: Setup, level: int, data: str = "", workers: int | None = None, progress: Part | None = None
    ) -> None:
        """Makes what `mind` needs for such set-ups, whatever is dealt, if it takes long and isn't there yet; only then
        there is progress."""

    def check_data(self, data: str) -> None:
        """OptionError if levels 4 and 5 can't play by this."""
        raise OptionError("option-bot-no-data", game=self.name, data=data)

    def learning(self) -> ModuleType:
        """What learns by self-play: `Recipe`s, `learn`, `write` (Diceland's `learn.py`)."""
        raise OptionError("option-no-training", game=self.name)

    def luck_mind(self, setup: Setup) -> Mind:
        """What `luck.py` tells luck by; for a comparison that is the same for all, it doesn't depend on the bots."""
        return nothing()

    def view_words(self, seats: int) -> int:
        """How many words of eight bytes a seat's view of a game takes."""
        if self.view is None:
            raise OptionError("option-no-view", game=self.name)
        return int(self.view.VIEW_HEAD + seats * self.view.VIEW_SEAT)

    @property
    def modules(self) -> tuple[ModuleType, ...]:
        views = () if self.view is None else (pack, self.view)
        return (stream, self.kernel, self.value, *views, deciders, loops, batch_loops, event_loops, playout_loops)

    @property
    def level_modules(self) -> tuple[ModuleType, ...]:
        """What games with levels are played by. Apart from the others, since it takes much longer to compile."""
        deciding = (*self.levels, deciders, level_deciders)
        telling = () if self.luck is None else (self.luck, luck_loops)
        return (stream, self.kernel, self.value, *deciding, loops, event_loops, *telling)

    @cached_property
    def plain(self) -> SimpleNamespace:
        """The kernel and the loops over it, uncompiled."""
        return twins.plain_modules(self.name, self.modules)

    @cached_property
    def compiled(self) -> SimpleNamespace:
        """The same functions, compiled."""
        return twins.compile_modules(self.name, self.modules)

    @cached_property
    def plain_levels(self) -> SimpleNamespace:
        """The kernel, the levels and the loops over them, uncompiled."""
        return twins.plain_modules(self._levels_name, self.level_modules)

    @cached_property
    def compiled_levels(self) -> SimpleNamespace:
        """The same functions, compiled."""
        return twins.compile_modules(self._levels_name, self.level_modules)

    @property
    def _levels_name(self) -> str:
        return f"{self.name}-bots"

    def is_compiled(self, *, levels: bool = False) -> bool:
        """Whether the machine code, that of the levels or that without, is in the cache folder."""
        if levels:
            return twins.is_compiled(self._levels_name, self.level_modules)
        return twins.is_compiled(self.name, self.modules)


def seat_names(names: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """The names of the seats, checked; numbered ones if there are none."""
    if not 1 <= seats <= MOST_SEATS:
        raise OptionError("option-seats", seats=seats, most=MOST_SEATS)
    if names is None:
        return tuple(f"Player {seat + 1}" for seat in range(seats))
    listed = isinstance(names, Sequence) and not isinstance(names, str)
    if not listed or len(names) != seats or not all(isinstance(name, str) for name in names):
        raise OptionError("option-names", seats=seats)
    return tuple(names)


def first_seat(first: object, seats: int) -> int:
    """The seat that begins, checked."""
    if not isinstance(first, int) or isinstance(first, bool) or not 0 <= first < seats:
        raise OptionError("option-first", last=seats - 1)
    return first


def in_record(field: str, error: BoardError | OptionError) -> RecordError:
    """A fault of the material, found in a record; `field` is the part of the record that it is in."""
    if "field" not in error.params:
        return RecordError(error.code, field=field, cause=error)
    inner = str(error.params["field"])
    name = f".{error.params['board']}" if "board" in error.params else ""
    place = inner if inner.startswith(field) else f"{field}{name}.{inner}"
    return RecordError(error.code, cause=None, **{**error.params, "field": place})
