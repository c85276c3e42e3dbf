"""Numbers, ring and dice of a new paper."""

from __future__ import annotations

from itertools import combinations

from rollwright.core.picks import Picks
from rollwright.games.ring_and_route.material.sheet import COLOURS, DICE, NUMBER_SPACES, RING_SPACES, Link

TWICE = range(3, 9)  # the values of which one stands there twice; the others from 1 to 12 once
SWEEPS = 3


def numbered(picks: Picks, links: list[Link]) -> list[int]:
    """A value for each number space. Linked ones differ much, so that small and large ones are mixed."""
    values = picks.shuffled([*range(1, NUMBER_SPACES), picks.one_of(TWICE)])
    pairs = list(combinations(range(NUMBER_SPACES), 2))
    for _ in range(SWEEPS):
        for a, b in picks.shuffled(pairs):
            before = _alike(values, links, a, b)
            values[a], values[b] = values[b], values[a]
            if _alike(values, links, a, b) >= before:
                values[a], values[b] = values[b], values[a]
    return values


def _alike(values: list[int], links: list[Link], a: int, b: int) -> int:
    gaps = [abs(values[one] - values[other]) for one, other in links if {one, other} & {a, b}]
    return sum(40 if gap == 0 else 12 // gap for gap in gaps)


def coloured_ring(picks: Picks) -> str:
    """Each colour two or three times, and never beside itself or one apart."""
    letters = picks.shuffled(COLOURS)
    counts = {
        letter: RING_SPACES // len(COLOURS) + (at < RING_SPACES % len(COLOURS)) for at, letter in enumerate(letters)
    }
    while True:
        left, ring = dict(counts), ""
        while len(ring) < RING_SPACES:
            free = [letter for letter in COLOURS if left[letter] and letter not in ring[-2:]]
            if not free:
                break
            most = max(left[letter] for letter in free)
            ring += picks.one_of([letter for letter in free if left[letter] >= most - 1])
            left[ring[-1]] -= 1
        if len(ring) == RING_SPACES and len({*ring[-2:], *ring[:2]}) == 4:
            return ring


def paired_dice(picks: Picks) -> dict[str, str]:
    """Three dice on which every number has three different colours (R1)."""
    while True:
        dice = {die: "".join(picks.shuffled(COLOURS)) for die in DICE}
        if all(len(set(faces)) == len(DICE) for faces in zip(*dice.values(), strict=True)):
            return dice
