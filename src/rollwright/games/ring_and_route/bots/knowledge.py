"""What Ring & Route's planner, expert and master know about a set-up, as `levels.decide` takes it.

The planner knows the weights of a formula, the expert solved tables. Where these aren't there yet and nobody waits for
them, compressed tables that ship with the package take their place. The master has these and a network of chances,
which is known for the first paper; on others it plays by solved tables, as a racer. On papers for which no tables ship,
expert and master decide as the planner does until they are solved.

Knowledge depends on the paper and the number of seats, but not on who sits where, so that games share its arrays.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from rollwright.core.knowledge import BotKnowledge
from rollwright.core.setup import Setup
from rollwright.games.ring_and_route.bots import table_value as t
from rollwright.games.ring_and_route.bots.compressed import (
    DATA,
    RANK,
    RUSH,
    TURNS,
    VALUES,
    CompressedPaper,
    find_turns,
    shipped,
)
from rollwright.games.ring_and_route.bots.making.solve import prepare
from rollwright.games.ring_and_route.bots.printed import PrintedPaper, printed_paper, shipped_paper
from rollwright.games.ring_and_route.bots.solved import Recipe, SolvedPaper, find_solved, price_of
from rollwright.games.ring_and_route.bots.value import EXPERT, MASTER, PLANNER, RACER
from rollwright.games.ring_and_route.chances.knowledge import TABLES, growth_of, read_network

if TYPE_CHECKING:
    from rollwright.core.knowledge import Floats, Weights

Tables = SolvedPaper | CompressedPaper


def knowledge_of(setup: Setup, level: int, price: float | None = None) -> BotKnowledge:
    """What a level of Ring & Route knows by the solved tables. They are made first if they aren't there, so that it
    depends on the arguments only."""
    if level == PLANNER:
        return planner_knowledge(setup)
    if not needs_tables(setup, level, price):
        return _master(setup)
    paper = printed_paper(setup.material)
    prepare(paper, setup.seats, price)
    solved = find_solved(Recipe(paper, setup.seats, price_of(paper, setup.seats) if price is None else price))
    assert solved is not None, "it has just been prepared"
    return _by_tables(level, solved, solved.recipe.price, answers_rush=price is None or level == MASTER)


def newest_knowledge(setup: Setup, level: int) -> BotKnowledge:
    """What a level of Ring & Route knows by the best tables that are there now; the same object as long as these are
    the same."""
    paper = printed_paper(setup.material)
    price = price_of(paper, setup.seats)
    if level == PLANNER:
        return planner_knowledge(setup)
    if not needs_tables(setup, level):
        return _master(setup)
    tables = find_solved(Recipe(paper, setup.seats, price)) or shipped(VALUES, paper, setup.seats)
    return planner_knowledge(setup) if tables is None else _by_tables(level, tables, price, answers_rush=True)


def shipped_knowledge(setup: Setup) -> BotKnowledge:
    """What the expert knows by the tables of values that ship, and nothing else: the same on every machine."""
    paper, seats = printed_paper(setup.material), setup.seats
    tables = shipped(VALUES, paper, seats)
    if tables is None:
        return planner_knowledge(setup)
    return _with_tables(EXPERT, tables, price_of(paper, seats), None, None)


def racing_knowledge(setup: Setup) -> BotKnowledge | None:
    """What the expert knows by all tables that ship: values, the turns that are left, and values in a rush; None except
    for the first paper, which the network of chances was fitted on."""
    paper, seats = printed_paper(setup.material), setup.seats
    tables = shipped(VALUES, paper, seats)
    if tables is None or paper.text != shipped_paper().text:
        return None
    return _with_tables(
        EXPERT, tables, price_of(paper, seats), shipped(TURNS, paper, seats), shipped(RUSH, paper, seats)
    )


def planner_knowledge(setup: Setup) -> BotKnowledge:
    """What the planner of Ring & Route knows: the weights of its formula, and the paper."""
    return _planner(printed_paper(setup.material))


def needs_tables(setup: Setup, level: int, price: float | None = None) -> bool:
    """Whether a level plays by solved tables. A master doesn't where the chances are known, unless it is to play by a
    price; alone it has nobody to look at, and decides as the expert."""
    if level < MASTER:
        return level == EXPERT
    return price is not None or setup.seats == 1 or racing_knowledge(setup) is None


def _master(setup: Setup) -> BotKnowledge:
    """What the master knows where it needs no solved tables: those that ship, and the network of chances."""
    known = racing_knowledge(setup)
    assert known is not None, "such a set-up needs tables"
    return _with_network(known, setup.seats)


@lru_cache(maxsize=16)
def _with_network(known: BotKnowledge, seats: int) -> BotKnowledge:
    import numpy as np

    head = known.weights.copy()
    head[t.W_NETWORK], head[t.W_GROWTH] = len(head), len(known.numbers)
    numbers = np.concatenate([known.numbers, growth_of(TABLES)])
    return BotKnowledge(MASTER, numbers, known.values, np.concatenate([head, read_network(TABLES, seats)]))


@lru_cache(maxsize=16)
def _planner(paper: PrintedPaper) -> BotKnowledge:
    return BotKnowledge(PLANNER, paper.numbers, _no_values(), formula_weights())


def _by_tables(level: int, tables: Tables, price: float, *, answers_rush: bool) -> BotKnowledge:
    """A master that plays by tables with others is a racer."""
    paper, seats = tables.paper, tables.seats
    turns = find_turns(paper, seats) if seats > 1 else None
    rush = shipped(RUSH, paper, seats) if turns is not None and answers_rush else None
    return _with_tables(RACER if level == MASTER and seats > 1 else EXPERT, tables, price, turns, rush)


@lru_cache(maxsize=32)
def _with_tables(
    way: int, tables: Tables, price: float, turns: CompressedPaper | None, rush: CompressedPaper | None
) -> BotKnowledge:
    return BotKnowledge(way, tables.paper.numbers, tables.values, _table_weights(tables, price, turns, rush))


@lru_cache(maxsize=16)
def _table_weights(
    tables: Tables, price: float, turns: CompressedPaper | None, rush: CompressedPaper | None
) -> Weights:
    """Numbers about the tables (`table_value.py`), then the tables of turns and of a rush. These are the ones for the
    levels' own price, which are good enough for other prices."""
    import numpy as np

    head = np.zeros(t.TABLE_WEIGHTS)
    head[t.W_RANK], head[t.W_PRICE] = tables.rank, price
    _write_offsets(head, t.W_VALUES, tables, 0)
    if turns is None:
        return head
    head[t.W_TURNS_RANK] = RANK
    _write_offsets(head, t.W_TURNS, turns, t.TABLE_WEIGHTS)
    if rush is None:
        return np.concatenate([head, turns.values])
    _write_offsets(head, t.W_RUSH, rush, t.TABLE_WEIGHTS + len(turns.values))
    return np.concatenate([head, turns.values, rush.values])


def _write_offsets(head: Weights, at: int, tables: Tables, start: int) -> None:
    for which in (0, 1):
        for side in (0, 1):
            head[at + which * 2 + side] = start + tables.offset(side, which)


@cache
def formula_weights() -> Weights:
    """What the planner's formula weighs with: the shipped weights."""
    import numpy as np

    lines = (DATA / "formula.txt").read_text("utf-8").splitlines()
    return np.array([float(number) for line in lines if not line.startswith("#") for number in line.split()])


@cache
def _no_values() -> Floats:
    import numpy as np

    return np.zeros(1, dtype=np.float32)
