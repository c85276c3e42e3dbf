"""Jobs: what is to be played: so many games between given bots, all determined by a seed.

A job is cut into blocks of games, always the same ones. Every few games the boards are dealt anew, and each game has
its own streams of dice and choices, all derived from the job's seed; so blocks can be played anywhere, in any order.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property, lru_cache
from operator import index
from typing import Any

from rollwright.bots.registry import FAST_BOTS, canonical, check_bot, compiled_as, data_of, is_knowing, level_of
from rollwright.core.dice import draws_of
from rollwright.core.errors import OptionError
from rollwright.core.facets import FIRST_EDITION, Progress
from rollwright.core.game_type import GameType
from rollwright.core.knowledge import BotKnowledge
from rollwright.core.registry import game_type
from rollwright.core.setup import MOST_SEATS, Setup
from rollwright.kernel import stream

BLOCK = 1024  # games that are played together
SLOW_BLOCK = 64  # the same for bots that are not compiled, or that think
DEAL = 64  # games in a row on the same boards, if boards are dealt; a divisor of BLOCK and SLOW_BLOCK
MOST_GAMES = 1_000_000_000
_DEALS = 1 << 40  # the branch of the job's stream from which boards are dealt


@dataclass(frozen=True)
class Job:
    """So many games with one bot per seat, on given boards or sheets or on dealt ones."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    pieces: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    deal: int = DEAL  # games in a row on the same boards, if boards are dealt; a divisor of DEAL

    def __post_init__(self) -> None:
        for name, value in (("games", index(self.games)), ("seed", index(self.seed))):  # NumPy's numbers are welcome
            object.__setattr__(self, name, value)
        named = tuple(canonical(bot) if isinstance(bot, str) else bot for bot in self.bots)
        object.__setattr__(self, "bots", named)

    @property
    def kind(self) -> GameType:
        return game_type(self.game)

    @property
    def key(self) -> int:
        return stream.key_of(self.seed)

    @property
    def is_compiled(self) -> bool:
        """Whether all its bots play in the compiled kernel."""
        return all(compiled_as(bot) is not None for bot in self.bots)

    @property
    def has_levels(self) -> bool:
        """Whether any of its bots needs the machine code that has all five levels."""
        return any(compiled_as(bot) is not None and bot not in FAST_BOTS for bot in self.bots)

    @property
    def is_fast(self) -> bool:
        """Whether a game takes microseconds."""
        return self.is_compiled and not self.has_levels

    def check(self) -> None:
        """OptionError or BoardError if it can't be played."""
        if not 1 <= len(self.bots) <= MOST_SEATS:
            raise OptionError("option-seats", seats=len(self.bots), most=MOST_SEATS)
        if not 1 <= self.games <= MOST_GAMES:
            raise OptionError("option-games", most=MOST_GAMES)
        if self.pieces and len(self.pieces) != len(self.bots):
            raise OptionError("option-pieces", pieces=len(self.pieces), seats=len(self.bots))
        for bot in self.bots:
            check_bot(bot, self.kind)
        self.setup_of(0)

    def prepare(self, workers: int | None = None, progress: Progress | None = None) -> None:
        """Makes the tables that its bots play by, if they are missing. Playing a block would make them, too; but here
        all cores do it together, and only once."""
        for bot in dict.fromkeys(self.bots):
            if is_knowing(bot):
                self.kind.bots.prepare(self.setup_of(0), level_of(bot), data_of(bot), workers, progress)

    # Its games, by number

    def blocks(self) -> Iterator[range]:
        """The games that are played together."""
        return _cut(range(self.games), BLOCK if self.is_fast else SLOW_BLOCK)

    def deals(self, games: range) -> Iterator[range]:
        """Games in a row, cut where the boards are dealt anew."""
        return _cut(games, self.deal)

    def pieces_of(self, number: int) -> tuple[str, ...]:
        """The boards or sheets that game `number` is played on."""
        if self.pieces:
            return self.pieces
        deal = stream.derive(self.key, _DEALS + number // self.deal)
        return self.kind.material.deal(len(self.bots), draws_of(deal))

    def setup_of(self, number: int) -> Setup:
        """The set-up of game `number`: its boards, and the seats begin by turns."""
        return replace(self._setup_on(self.pieces_of(number)), first=number % len(self.bots))

    def knowledge_of(self, number: int, bot: str) -> BotKnowledge:
        """What a bot of level 3, 4 or 5 knows about game `number`."""
        pieces = self.pieces_of(number)
        if (pieces, bot) not in self._known:
            self._known[pieces, bot] = self.kind.bots.knowledge(self._setup_on(pieces), level_of(bot), data_of(bot))
        return self._known[pieces, bot]

    def _setup_on(self, pieces: tuple[str, ...]) -> Setup:
        if pieces not in self._setups:
            self._setups[pieces] = self.kind.set_up(self.bots, pieces=pieces or None, **self.options)
        return self._setups[pieces]

    @cached_property
    def _setups(self) -> dict[tuple[str, ...], Setup]:
        """There are few deals, and setting up takes longer than playing many games."""
        return {}

    @cached_property
    def _known(self) -> dict[tuple[tuple[str, ...], str], BotKnowledge]:
        """The same for all games of a job, even if files of weights change meanwhile."""
        return {}

    def __reduce__(self) -> tuple[object, ...]:
        return _unpacked, (pickle.dumps({each.name: getattr(self, each.name) for each in fields(self)}),)


def told_options(kind: GameType, options: Mapping[str, Any]) -> dict[str, Any]:
    """Options, and the edition of boards or sheets, as files have them, which say nothing about the first edition."""
    others = dict(options)
    edition = others.pop("edition", kind.material.edition)
    return {"options": others, **({} if edition == FIRST_EDITION else {"edition": edition})}


def kept_options(kind: GameType, told: Mapping[str, Any]) -> dict[str, Any]:
    """The options that a file tells, by `told_options`."""
    return {**told["options"], **kind.material.of_edition(told.get("edition", FIRST_EDITION))}


@lru_cache(maxsize=8)
def _unpacked(given: bytes) -> Job:
    """A job in another process, where its set-ups are kept from block to block."""
    return Job(**pickle.loads(given))


def _cut(games: range, size: int) -> Iterator[range]:
    """Games in a row, cut before each number that is a multiple of `size`."""
    start = games.start
    while start < games.stop:
        stop = min(start - start % size + size, games.stop)
        yield range(start, stop)
        start = stop
