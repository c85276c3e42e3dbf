"""What Ring & Route's judge knows: the tables that ship for level 5, and the network of chances. The same on every
machine.

The network was fitted on the first paper. For any other it was fitted to the planner's formula instead; the name says
so.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from rollwright.core.knowledge import BotKnowledge
from rollwright.core.setup import Setup
from rollwright.games.ring_and_route.bots.knowledge import planner_knowledge, racing_knowledge
from rollwright.games.ring_and_route.bots.value import PLANNER
from rollwright.games.ring_and_route.chances import endings, features, last_throw, network, replies
from rollwright.games.ring_and_route.chances.knowledge import FORMULA, TABLES, file_of, growth_of, read_network
from rollwright.games.ring_and_route.coach import judge_steps, turn_table

if TYPE_CHECKING:
    from rollwright.core.knowledge import Numbers, Weights


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


def _digest(bots: BotKnowledge, weights: Weights, growth: Numbers) -> str:
    """A hash of everything that the figures depend on: the data, and how it is used."""
    digest = hashlib.sha256(b"1")
    for numbers in (bots.numbers, bots.values, bots.weights, weights, growth):
        digest.update(numbers.tobytes())
    for module in (features, last_throw, network, endings, replies, judge_steps, turn_table):
        digest.update(Path(str(module.__file__)).read_bytes())
    return digest.hexdigest()[:12]
