"""Plays the games of a job: one of them or a block, move by move or in the compiled kernel, with the same rows of
results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, Any, TypeVar

from rollwright.bots.level import LevelBot
from rollwright.bots.random import NoviceBot, RandomBot
from rollwright.bots.registry import Bot, compiled_as, is_knowing, level_of, make_bot
from rollwright.core.dice import SeededDice
from rollwright.core.game import Game
from rollwright.core.knowledge import Scratch, no_knowledge
from rollwright.core.setup import MOST_SEATS
from rollwright.kernel import deciders, loops, stream
from rollwright.lab.jobs import Job

if TYPE_CHECKING:
    import numpy as np

_Done = TypeVar("_Done")
_compiling = Lock()
_compiled: set[tuple[object, str, bool]] = set()


@dataclass(frozen=True)
class Block:
    """The results of some games in a row: a row of numbers for each (`loops.ROW`)."""

    start: int
    rows: np.ndarray[Any, np.dtype[np.int64]]


# Move by move


def play_game(job: Job, number: int) -> Game:
    """Plays game `number` of a job, move by move."""
    key = stream.derive(job.key, number)
    game = Game(job.kind, job.setup_of(number), SeededDice.from_key(stream.derive(key, stream.DICE)))
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
        return RandomBot(key)
    if name == "novice":
        return NoviceBot(key)
    if is_knowing(name):
        return LevelBot(level_of(name), job.knowledge_of(number, name))
    return make_bot(name, stream.word(key, seat))


def play_block(job: Job, block: range) -> Block:
    """Plays a block of a job's games with any bots: a row of results for each."""
    import numpy as np

    rows = np.array([row_of(play_game(job, number)) for number in block], dtype=np.int64)
    return Block(block.start, rows)


def row_of(game: Game) -> list[int]:
    """The row of results of a game that is over, as the kernel's loops write it."""
    row = [0] * loops.ROW
    row[loops.WINNERS] = sum(1 << seat for seat in game.winners)
    row[loops.REASON] = game.kind.kernel.REASONS.index(game.reason)
    row[loops.TURNS] = game.turns
    row[loops.DECISIONS] = sum(isinstance(who, int) for who, _ in game.events)
    row[loops.SCORES : loops.SCORES + game.seats] = game.scores
    return row


# In the compiled kernel


def play_block_compiled(job: Job, block: range) -> Block:
    """Plays a block of a job's games in the compiled kernel, if all bots are compiled."""
    import numpy as np

    crew = Crew(job)
    rows = np.zeros((len(block), loops.ROW), dtype=np.int64)
    for deal in job.deals(block):
        part = rows[deal.start - block.start : deal.stop - block.start].reshape(-1)
        facts, players = crew.facts(deal.start), crew.players(deal.start)
        crew.kernel.play_games(
            facts, crew.seats, job.key, deal.start, deal.stop, players, crew.state, crew.scratch, part
        )
    return Block(block.start, rows)


class Crew:
    """The bots of a job as the compiled loops take them, and the memory that these write to."""

    def __init__(self, job: Job, *, levels: bool = False) -> None:
        """With `levels` they play in the machine code that has all five levels, even if none needs it."""
        import numpy as np

        kind = job.kind
        self.job, self.seats = job, len(job.bots)
        self.levels = levels or job.has_levels
        self.kernel = kind.builds.compiled_levels if self.levels else kind.builds.compiled
        self.state = np.zeros(kind.kernel.STATE_SIZE, dtype=np.int64)
        self.scratch = np.zeros(kind.builds.level_scratch if self.levels else kind.builds.scratch, dtype=np.int64)
        self._numbers = np.array([compiled_as(bot) for bot in job.bots], dtype=np.int64)
        self._scratches = [Scratch(kind) for _ in range(MOST_SEATS)] if self.levels else []

    def facts(self, number: int) -> Any:
        """What the kernel knows about the set-up of game `number`."""
        import numpy as np

        return np.array(self.job.setup_of(number).facts, dtype=np.int64)

    def players(self, number: int) -> Any:
        """Who plays game `number` and those of the same deal."""
        if not self.levels:
            return self._numbers
        return tuple(self._player(number, seat) for seat in range(MOST_SEATS))

    def _player(self, number: int, seat: int) -> tuple[Any, ...]:
        bots, scratch = self.job.bots, self._scratches[seat]
        if seat >= len(bots):
            return deciders.RANDOM, scratch.out, scratch.notes, no_knowledge().arguments
        knowledge = self.job.knowledge_of(number, bots[seat]) if is_knowing(bots[seat]) else no_knowledge()
        return compiled_as(bots[seat]), scratch.out, scratch.notes, knowledge.arguments


def play_compiled(play: Callable[[Job, range], _Done], job: Job, block: range) -> _Done:
    """Plays a block as machine code; if several threads begin at once, one of them compiles and the others wait."""
    with _compiling:
        code = play, job.game, job.has_levels
        if code not in _compiled:
            play(job, range(1))
            _compiled.add(code)
    return play(job, block)
