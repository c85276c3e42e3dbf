"""What Diceland's planner, expert and master know: the weights of the value function, the same for all boards."""

from __future__ import annotations

from functools import cache, lru_cache

from rollwright.core.knowledge import BotKnowledge, knowledge_from_values
from rollwright.games.diceland.bots import weights
from rollwright.games.diceland.bots.levels import EXPERT, MASTER, PLANNER
from rollwright.games.diceland.bots.weights_file import Stamp, read_weights, stamp_of


def knowledge_of(level: int, file: str = "", *, alone: bool = False) -> BotKnowledge:
    """What Diceland's planner, expert or master knows: the shipped weights, or those in a file (expert and master
    only)."""
    return _by_file(level, file, stamp_of(file)) if file else _shipped(level, alone)


@cache
def _shipped(level: int, alone: bool) -> BotKnowledge:
    if level == PLANNER:
        return knowledge_from_values(PLANNER, weights.hand_made())
    packed = weights.learned()
    return _learned(level, weights.alone_as_one_of_two(packed) if alone else packed)


@lru_cache(maxsize=8)
def _by_file(level: int, file: str, stamp: Stamp) -> BotKnowledge:
    return _learned(level, read_weights(file))


def _learned(level: int, packed: weights.Array) -> BotKnowledge:
    if level == EXPERT:
        return knowledge_from_values(EXPERT, packed)
    return knowledge_from_values(MASTER, weights.racing(packed))
