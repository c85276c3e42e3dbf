"""Games of the levels with each other, as positions with the share of the win that each seat got in the end.

Level 5 plays as the racer: the network must not depend on itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from rollwright.core import kernel_builds
from rollwright.core.knowledge import Scratch, no_knowledge
from rollwright.core.setup import MOST_SEATS, Setup
from rollwright.games.ring_and_route.bots import greedy, levels, novice
from rollwright.games.ring_and_route.bots.knowledge import knowledge_of
from rollwright.games.ring_and_route.bots.printed import printed_paper
from rollwright.games.ring_and_route.bots.solved import price_of
from rollwright.games.ring_and_route.bots.value import MASTER
from rollwright.games.ring_and_route.chances.making import seen_loops as loops
from rollwright.games.ring_and_route.material.sheet import SHIPPED
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel import contract, deciders, level_deciders, stream
from rollwright.kernel.twins import Program

if TYPE_CHECKING:
    import numpy as np

    Rows = np.ndarray[Any, np.dtype[np.int64]]
    Shares = np.ndarray[Any, np.dtype[np.float64]]

PROGRAM = Program("ring-and-route-self-play", (loops,), (k, novice, greedy, levels, level_deciders), contract)
_ROOM = 200  # rows for a game, at least
_TOGETHER = 60  # games in a row with the same seats


@dataclass(frozen=True)
class Seen:
    """Positions of one set-up."""

    setup: Setup
    states: Rows  # a row for each position
    games: Rows  # the number of its game
    shares: Shares  # by position and seat: the share of the win in the end (R19)
    scores: Rows  # by position and seat: the points in the end


def see_games(
    seats: int, games: int, seed: int, *, crews: Sequence[tuple[int, ...]] = (), slips: int = 0
) -> Iterator[Seen]:
    """Self-play: positions of games in which levels 3 to 5 play in all combinations, or the given ones, on either side
    of the paper first, one block after the other. In so many of 1,000 decisions a player does as a novice would."""
    from rollwright.games.ring_and_route import GAME

    crews = crews or tuple(product((3, 4, 5), repeat=seats))
    key = stream.key_of(seed)
    for block, start in enumerate(range(0, games, _TOGETHER)):
        crew = crews[stream.below(stream.word(key, block), len(crews))]
        sides = stream.word(stream.derive(key, 1), block)
        setup = GAME.set_up(None, pieces=[SHIPPED[sides >> seat & 1] for seat in range(seats)])
        yield see_block(compiled_loop(), setup, crew, range(start, min(start + _TOGETHER, games)), key, slips)


def see_block(
    build: SimpleNamespace, setup: Setup, crew: tuple[int, ...], block: range, key: int, slips: int = 0
) -> Seen:
    """Positions of games with these numbers, by the same players on the same sheets."""
    import numpy as np

    from rollwright.games.ring_and_route import GAME

    rows = np.zeros((_ROOM * len(block), loops.ROW), dtype=np.int64)
    log = np.array([0, len(rows)])
    build.see_games(
        np.array(setup.facts),
        setup.seats,
        key,
        block.start,
        block.stop,
        tuple(_player(setup, crew, seat) for seat in range(MOST_SEATS)),
        slips,
        np.zeros(k.STATE_SIZE, dtype=np.int64),
        np.zeros(GAME.builds.level_scratch, dtype=np.int64),
        rows.reshape(-1),
        log,
    )
    seen = rows[: log[0]]
    won = seen[:, loops.WON, None] >> np.arange(setup.seats) & 1
    return Seen(
        setup,
        seen[:, : k.STATE_SIZE].copy(),
        seen[:, loops.GAME].copy(),
        won / won.sum(1, keepdims=True),
        seen[:, loops.SCORES : loops.SCORES + setup.seats].copy(),
    )


def _player(setup: Setup, crew: tuple[int, ...], seat: int) -> tuple[Any, ...]:
    from rollwright.games.ring_and_route import GAME

    scratch = Scratch(GAME)
    if seat >= len(crew):
        return deciders.RANDOM, scratch.out, scratch.notes, no_knowledge().arguments
    price = price_of(printed_paper(setup.material), setup.seats) if crew[seat] == MASTER else None
    knowledge = knowledge_of(setup, crew[seat], price)
    return level_deciders.PLANNER_AND_UP, scratch.out, scratch.notes, knowledge.arguments


@cache
def compiled_loop() -> SimpleNamespace:
    """The loop over games of self-play (`seen_loops.py`), compiled."""
    return kernel_builds.compiled(PROGRAM)
