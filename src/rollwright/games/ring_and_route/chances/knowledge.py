"""What is known of the chances to win (`data/`): the network, and how throws let rings and routes grow. The same on
every machine.

The network was fitted on the first paper: once to the tables that ship, for level 5 and the coach, once to the
planner's formula, for the coach on any other paper.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import TYPE_CHECKING

from rollwright.games.ring_and_route.bots.dice_uses import FACES, THROWS, all_uses
from rollwright.games.ring_and_route.chances import features, network
from rollwright.games.ring_and_route.rules import kernel as k

if TYPE_CHECKING:
    from rollwright.core.knowledge import Numbers, Weights

DATA = Path(__file__).parent / "data"
GROWTH = DATA / "growth.npz"
TABLES, FORMULA = "tables", "formula"

Signs = tuple[int, ...]
"""Numbers or colours of some dice, ascending, from 0."""


def file_of(source: str, seats: int) -> Path:
    """The file with the network of chances for so many seats."""
    return DATA / f"{source}-{seats}.npy"


@cache
def read_network(source: str, seats: int) -> Weights:
    """The network of chances, read from its file."""
    import numpy as np

    file = file_of(source, seats)
    weights: Weights = np.load(file).astype(np.float64)
    if weights.shape != (network.WEIGHTS,) or not np.isfinite(weights).all():
        raise ValueError(f"{file} is not the weights of a network")
    return weights


@cache
def growth_of(source: str) -> Numbers:
    """What is known of how throws let rings and routes grow (`making/growth.py`): where each part begins
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
