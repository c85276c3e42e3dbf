"""What Ring & Route's judge knows: the tables that ship for level 5, and the network (`data/`). The same on every
machine.

For a paper without such tables the network was fitted to the planner's formula instead; the name says so.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from rollwright.core.knowledge import BotKnowledge
from rollwright.core.setup import Setup
from rollwright.games.ring_and_route.bots.knowledge import planner_knowledge, racing_knowledge
from rollwright.games.ring_and_route.bots.value import PLANNER
from rollwright.games.ring_and_route.coach import (
    endings,
    features,
    judge_steps,
    network,
    replies,
    turn_table,
)

if TYPE_CHECKING:
    from rollwright.core.knowledge import Numbers, Weights

DATA = Path(__file__).parent / "data"
GROWTH = DATA / "growth.npz"
TABLES, FORMULA = "tables", "formula"


@dataclass(frozen=True, eq=False)
class Insight:
    """What is known about the set-ups of one paper with so many seats."""

    name: str
    bots: BotKnowledge
    network: Weights
    growth: Numbers


def is_known(setup: Setup) -> bool:
    """Whether the judge knows a network for such set-ups."""
    return file_of(_source(_bots(setup)), setup.seats).exists()


def insight_of(setup: Setup) -> Insight:
    """What Ring & Route's judge knows about a set-up."""
    return _insight(_bots(setup), setup.seats)


def _bots(setup: Setup) -> BotKnowledge:
    return racing_knowledge(setup) or planner_knowledge(setup)


def _source(bots: BotKnowledge) -> str:
    return FORMULA if bots.way == PLANNER else TABLES


@lru_cache(maxsize=16)
def _insight(bots: BotKnowledge, seats: int) -> Insight:
    source = _source(bots)
    weights = read_network(source, seats)
    growth = growth_of(source)
    return Insight(f"ring-and-route-{source}-{_digest(bots, weights, growth)}", bots, weights, growth)


def file_of(source: str, seats: int) -> Path:
    """The file with the network that the judge knows, for so many seats."""
    return DATA / f"{source}-{seats}.npy"


@cache
def read_network(source: str, seats: int) -> Weights:
    """The network that the judge knows, read from its file."""
    import numpy as np

    file = file_of(source, seats)
    weights: Weights = np.load(file).astype(np.float64)
    if weights.shape != (network.WEIGHTS,) or not np.isfinite(weights).all():
        raise ValueError(f"{file} is not the weights of a network")
    return weights


@cache
def growth_of(source: str) -> Numbers:
    """What the judge knows of how many throws let rings and routes grow (`making/growth.py`): where the counts of each
    side begin, then these. The formula does without."""
    import numpy as np

    if source == FORMULA:
        return np.zeros(1, dtype=np.int64)
    with np.load(GROWTH) as sides:
        parts = [sides["one"].astype(np.int64).reshape(-1), sides["two"].astype(np.int64).reshape(-1)]
    starts = np.array([2, 2 + len(parts[0])])
    return np.concatenate([starts, *parts])


def _digest(bots: BotKnowledge, weights: Weights, growth: Numbers) -> str:
    """A hash of everything that the figures depend on: the data, and how it is used."""
    digest = hashlib.sha256(b"1")
    for numbers in (bots.numbers, bots.values, bots.weights, weights, growth):
        digest.update(numbers.tobytes())
    for module in (features, network, endings, replies, judge_steps, turn_table):
        digest.update(Path(str(module.__file__)).read_bytes())
    return digest.hexdigest()[:12]
