"""Simulated games: a job, the work it splits into, and its results.

A job is cut into blocks of games, always the same ones. Every few games the boards are dealt anew, and each game has
its own streams of dice and choices, all derived from the job's seed; so blocks can be computed anywhere in any order.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, field, fields, replace
from functools import cache, cached_property, lru_cache, partial
from itertools import islice
from operator import index
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, TypeVar

from rollwright.bots.level import LevelBot
from rollwright.bots.random import NoviceBot, RandomBot
from rollwright.bots.registry import (
    FAST_BOTS,
    Bot,
    canonical,
    check_bot,
    compiled_as,
    data_of,
    is_knowing,
    level_of,
    make_bot,
)
from rollwright.core.dice import SeededDice
from rollwright.core.errors import OptionError
from rollwright.core.facets import Progress as Part
from rollwright.core.game import Game
from rollwright.core.game_type import GameType
from rollwright.core.knowledge import Mind, Paper, nothing
from rollwright.core.record import format_record
from rollwright.core.registry import game_type
from rollwright.core.setup import MOST_SEATS, Setup
from rollwright.kernel import deciders, loops, stream
from rollwright.lab.pools import pool_for

if TYPE_CHECKING:
    import numpy as np

BLOCK = 1024  # games that are computed together
SLOW_BLOCK = 64  # the same for bots that are not compiled, or that think
AHEAD = 512  # blocks that are handed out before the first one is done; more cores than that would stand idle
DEAL = 64  # games in a row on the same boards, if boards are dealt; a divisor of BLOCK and SLOW_BLOCK
MOST_GAMES = 1_000_000_000
_DEALS = 1 << 40  # the branch of the job's stream from which boards are dealt
Progress = Callable[[int], None]
_Done = TypeVar("_Done")
_compiling = Lock()
_compiled: set[tuple[object, str, bool]] = set()


@dataclass(frozen=True)
class Job:
    """What to play: so many games with one bot per seat, on given boards or sheets or on dealt ones."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    pieces: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)

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

    def blocks(self) -> Iterator[range]:
        size = BLOCK if is_compiled_job(self) and not has_levels(self) else SLOW_BLOCK
        return (range(start, min(start + size, self.games)) for start in range(0, self.games, size))

    def pieces_of(self, number: int) -> tuple[str, ...]:
        """The boards or sheets that game `number` is played on."""
        if self.pieces:
            return self.pieces
        deal = stream.derive(self.key, _DEALS + number // DEAL)
        draws = iter(range(1 << 20))
        return self.kind.material.deal(
            len(self.bots), lambda limit: stream.below(stream.word(deal, next(draws)), limit)
        )

    def setup_of(self, number: int) -> Setup:
        """The set-up of game `number`: its boards, and the seats begin by turns."""
        setup = self._setup_with(self.pieces_of(number))
        return replace(setup, first=number % len(self.bots))

    @cached_property
    def _setup_with(self) -> Callable[[tuple[str, ...]], Setup]:
        @cache  # there are few deals, and building a table takes longer than playing many games
        def setup_with(pieces: tuple[str, ...]) -> Setup:
            return self.kind.set_up(self.bots, pieces=pieces or None, **self.options)

        return setup_with

    def mind_of(self, number: int, bot: str) -> Mind:
        """What a bot of level 3, 4 or 5 knows about game `number`."""
        return self._mind_with(self.pieces_of(number), bot)

    @cached_property
    def _mind_with(self) -> Callable[[tuple[str, ...], str], Mind]:
        @cache  # the same for all games of a job, though the files of weights may change meanwhile
        def mind_with(pieces: tuple[str, ...], bot: str) -> Mind:
            return self.kind.bots.knowledge(self._setup_with(pieces), level_of(bot), data_of(bot))

        return mind_with

    def __reduce__(self) -> tuple[object, ...]:
        return _unpacked, (pickle.dumps({each.name: getattr(self, each.name) for each in fields(self)}),)


@lru_cache(maxsize=8)
def _unpacked(given: bytes) -> Job:
    """A job in another process, where its set-ups are kept from block to block."""
    return Job(**pickle.loads(given))


@dataclass(frozen=True)
class Block:
    """The results of some games in a row: a row of numbers for each (`loops.ROW`)."""

    start: int
    rows: np.ndarray[Any, np.dtype[np.int64]]


class Results:
    """What came of a job."""

    def __init__(self, job: Job, blocks: list[Block]) -> None:
        self.job = job
        self.blocks = sorted(blocks, key=lambda block: block.start)

    @property
    def rows(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        """A row for each game: winners as bits, reason, turns, decisions, scores."""
        import numpy as np

        return np.concatenate([block.rows for block in self.blocks])

    def summary(self) -> dict[str, Any]:
        from rollwright.lab.summary import summarise

        return summarise(self)

    def write_records(self, folder: Path, progress: Progress | None = None) -> None:
        """Writes every game as a record file, played again from the seed."""
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(self.job.games):
            record = play_game(self.job, number).record()
            file = folder / f"{self.job.game}-{self.job.seed}-{number:07}.roll.json"
            file.write_text(format_record(record), "utf-8")
            if progress is not None:
                progress(1)


def simulate(
    job: Job, workers: int | None = None, progress: Progress | None = None, executor: Executor | None = None
) -> Results:
    """Plays a job on so many threads or processes, all cores if not said, or with an executor of one's own."""
    check(job)
    prepare(job, workers)
    play = play_block_compiled if is_compiled_job(job) else play_block
    return Results(job, list(run_blocks(job, play, job.blocks(), workers, progress, executor)))


def prepare(job: Job, workers: int | None = None, progress: Part | None = None) -> None:
    """Makes the tables that the bots of a job play by, if they aren't there. Whoever plays a block makes what it lacks;
    but here all cores do it together, and only once."""
    for bot in dict.fromkeys(job.bots):
        if is_knowing(bot):
            job.kind.bots.prepare(job.setup_of(0), level_of(bot), data_of(bot), workers, progress)


def run_blocks(
    job: Job,
    play: Callable[[Job, range], _Done],
    blocks: Iterator[range],
    workers: int | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
    ahead: int = AHEAD,
) -> Generator[_Done, None, None]:
    """What `play` makes of each block of a job's games, in the order in which they are done."""
    compiled = is_compiled_job(job)
    work = partial(play_compiled, play) if compiled else play
    with pool_for(executor, workers, compiled=compiled) as pool:
        yield from _run(pool, work, job, blocks, progress, ahead)


def play_compiled(play: Callable[[Job, range], _Done], job: Job, block: range) -> _Done:
    """Plays a block as machine code; if several threads begin at once, one of them compiles and the others wait."""
    with _compiling:
        code = play, job.game, has_levels(job)
        if code not in _compiled:
            play(job, range(1))
            _compiled.add(code)
    return play(job, block)


def _run(
    executor: Executor,
    play: Callable[[Job, range], _Done],
    job: Job,
    blocks: Iterator[range],
    progress: Progress | None,
    ahead: int,
) -> Iterator[_Done]:
    work: dict[Future[_Done], range] = {}

    def hand_out(count: int) -> None:
        for block in islice(blocks, count):
            work[executor.submit(play, job, block)] = block

    hand_out(ahead)
    while work:
        for done in wait(work, return_when=FIRST_COMPLETED).done:
            block = work.pop(done)
            yield done.result()
            if progress is not None:
                progress(len(block))
            hand_out(1)


def is_compiled_job(job: Job) -> bool:
    """Whether all bots of a job play in the compiled kernel."""
    return all(compiled_as(bot) is not None for bot in job.bots)


def has_levels(job: Job) -> bool:
    """Whether there are bots that play in the compiled kernel only together with all levels."""
    return any(compiled_as(bot) is not None and bot not in FAST_BOTS for bot in job.bots)


def check(job: Job) -> None:
    """OptionError or BoardError if a job can't be played."""
    if not 1 <= len(job.bots) <= MOST_SEATS:
        raise OptionError("option-seats", seats=len(job.bots), most=MOST_SEATS)
    if not 1 <= job.games <= MOST_GAMES:
        raise OptionError("option-games", most=MOST_GAMES)
    if job.pieces and len(job.pieces) != len(job.bots):
        raise OptionError("option-pieces", pieces=len(job.pieces), seats=len(job.bots))
    for bot in job.bots:
        check_bot(bot, job.kind)
    job.setup_of(0)


def play_block_compiled(job: Job, block: range) -> Block:
    """Plays games of one block in the compiled kernel."""
    import numpy as np

    crew = Crew(job)
    rows = np.zeros((len(block), loops.ROW), dtype=np.int64)
    for start in range(block.start, block.stop, DEAL):
        stop = min(start + DEAL, block.stop)
        part = rows[start - block.start : stop - block.start].reshape(-1)
        crew.kernel.play_games(*crew.table(start), job.key, start, stop, crew.players(start), *crew.scratch, part)
    return Block(block.start, rows)


class Crew:
    """The bots of a job as the compiled loops take them, and what they write on."""

    def __init__(self, job: Job, *, levels: bool = False) -> None:
        import numpy as np

        kind = job.kind
        self.job, self.levels = job, levels or has_levels(job)
        self.kernel = kind.twins.compiled_levels if self.levels else kind.twins.compiled
        scratch = kind.twins.level_scratch if self.levels else kind.twins.scratch
        self.scratch = np.zeros(kind.kernel.STATE_SIZE, dtype=np.int64), np.zeros(scratch, dtype=np.int64)
        self._numbers = np.array([compiled_as(bot) for bot in job.bots], dtype=np.int64)
        self._papers = [Paper(kind) for _ in range(MOST_SEATS)] if self.levels else []

    def table(self, number: int) -> tuple[Any, int]:
        """The table of game `number`, and its seats."""
        import numpy as np

        setup = self.job.setup_of(number)
        return np.array(setup.facts, dtype=np.int64), setup.seats

    def players(self, number: int) -> Any:
        """Who plays game `number` and those of the same deal."""
        if not self.levels:
            return self._numbers
        return tuple(self._player(number, seat) for seat in range(MOST_SEATS))

    def _player(self, number: int, seat: int) -> tuple[Any, ...]:
        bots, paper = self.job.bots, self._papers[seat]
        if seat >= len(bots):
            return deciders.RANDOM, paper.out, paper.notes, nothing().arguments
        mind = self.job.mind_of(number, bots[seat]) if is_knowing(bots[seat]) else nothing()
        return compiled_as(bots[seat]), paper.out, paper.notes, mind.arguments


def play_block(job: Job, block: range) -> Block:
    """Plays games of one block move by move, with any bots."""
    import numpy as np

    rows = np.array([row_of(play_game(job, number)) for number in block], dtype=np.int64)
    return Block(block.start, rows)


def row_of(game: Game) -> list[int]:
    """The results of a game that is over, as the kernel's loops write them."""
    row = [0] * loops.ROW
    row[loops.WINNERS] = sum(1 << seat for seat in game.winners)
    row[loops.REASON] = game.kind.reasons.index(game.reason)
    row[loops.TURNS] = game.turns
    row[loops.DECISIONS] = sum(isinstance(who, int) for who, _ in game.events)
    row[loops.SCORES : loops.SCORES + game.seats] = game.scores
    return row


def play_game(job: Job, number: int) -> Game:
    """Game `number` of a job, move by move; the same as in the compiled kernel."""
    key = stream.derive(job.key, number)
    game = Game(job.kind, job.setup_of(number), SeededDice.from_key(stream.derive(key, loops.DICE)))
    bots = [_bot(job, number, seat) for seat in range(len(job.bots))]
    while not game.over:
        if game.awaiting_roll:
            game.roll()
        else:
            seat = game.pending[0]
            game.play(seat, bots[seat].choose(game, seat))
    return game


def _bot(job: Job, number: int, seat: int) -> Bot:
    name, key = job.bots[seat], stream.derive(job.key, number)
    if name == "random":
        return RandomBot.of_game(key)
    if name == "novice":
        return NoviceBot.of_game(key)
    if is_knowing(name):
        return LevelBot(level_of(name), job.mind_of(number, name))
    return make_bot(name, stream.word(key, seat))
