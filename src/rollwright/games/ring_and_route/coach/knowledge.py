"""What Ring & Route's judge knows: the tables that ship for level 5, and the network (`data/`). The same on every
machine.

The network was fitted on the first paper. For any other it was fitted to the planner's formula instead; the name says
so.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import TYPE_CHECKING

from rollwright.core.knowledge import BotKnowledge
from rollwright.core.setup import Setup
from rollwright.games.ring_and_route.bots.dice_uses import FACES, THROWS, all_uses
from rollwright.games.ring_and_route.bots.knowledge import planner_knowledge, racing_knowledge
from rollwright.games.ring_and_route.bots.printed import printed_paper, shipped_paper
from rollwright.games.ring_and_route.bots.value import PLANNER
from rollwright.games.ring_and_route.coach import (
    endings,
    features,
    judge_steps,
    last_throw,
    network,
    replies,
    turn_table,
)
from rollwright.games.ring_and_route.rules import kernel as k

if TYPE_CHECKING:
    from rollwright.core.knowledge import Numbers, Weights

DATA = Path(__file__).parent / "data"
GROWTH = DATA / "growth.npz"
TABLES, FORMULA = "tables", "formula"

Signs = tuple[int, ...]
"""Numbers or colours of some dice, ascending, from 0."""


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
    is_first = printed_paper(setup.material).text == shipped_paper().text
    return (racing_knowledge(setup) if is_first else None) or planner_knowledge(setup)


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
    """What the judge knows of how throws let rings and routes grow (`making/growth.py`): where each part begins
    (`features.py`), then the parts. The formula does without."""
    import numpy as np

    if source == FORMULA:
        return np.zeros(1, dtype=np.int64)
    with np.load(GROWTH) as made:
        names = "one", "two", "rings-one", "rings-two", "routes-one", "routes-two"
        parts = [made[name].astype(np.int64).reshape(-1) for name in names]
    parts += [_places_of_signs(0), _places_of_signs(FACES), _throws_kept()]
    starts = np.cumsum([features.GROWTH, *(len(part) for part in parts)])
    return np.concatenate([starts[:-1], *parts])


@cache
def some_signs() -> tuple[Signs, ...]:
    """Every choice of at most three numbers, or colours."""
    return tuple(
        signs for count in range(k.DICE_COUNT + 1) for signs in combinations_with_replacement(range(FACES), count)
    )


def _places_of_signs(first: int) -> Numbers:
    """By use of dice: the place of its signs from `first` on, numbers or colours, in `making/growth.py`."""
    import numpy as np

    places = {signs: place for place, signs in enumerate(some_signs())}
    signs = [tuple(sign - first for sign in use if first <= sign < first + FACES) for use in all_uses()]
    return np.array([places[each] for each in signs], dtype=np.int64)


def _throws_kept() -> Numbers:
    """By set of dice and by throw: the throw with 1 in the place of these dice."""
    import numpy as np

    throws = np.arange(THROWS)
    kept = []
    for dice in range(2**k.DICE_COUNT):
        gone = (throws // FACES**die % FACES * FACES**die for die in range(k.DICE_COUNT) if dice >> die & 1)
        kept.append(throws - sum(gone, np.zeros_like(throws)))
    return np.concatenate(kept)


def _digest(bots: BotKnowledge, weights: Weights, growth: Numbers) -> str:
    """A hash of everything that the figures depend on: the data, and how it is used."""
    digest = hashlib.sha256(b"1")
    for numbers in (bots.numbers, bots.values, bots.weights, weights, growth):
        digest.update(numbers.tobytes())
    for module in (features, last_throw, network, endings, replies, judge_steps, turn_table):
        digest.update(Path(str(module.__file__)).read_bytes())
    return digest.hexdigest()[:12]
