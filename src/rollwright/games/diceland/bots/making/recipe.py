"""The recipe of a run of learning: all that it depends on."""

from __future__ import annotations

from dataclasses import dataclass, replace

_TABLES_EACH = 12  # invented for each batch at most, so that a short run doesn't wait for boards it hardly sees


@dataclass(frozen=True)
class Recipe:
    """All that a run depends on; by default as for the shipped weights."""

    seed: int = 1
    hidden: int = 128  # units of the network
    batches: int = 150
    tables: int = 240  # invented for the run
    deals: int = 48  # tables in a batch
    games: int = 8  # at each of them
    warm: int = 4  # batches that are played with the first guess, before the network's weights are used
    replay: int = 6  # batches that are learned from at a time
    epochs: int = 2
    rate: float = 1e-3  # Adam's learning rate at first
    slowest: float = 3e-5  # and at last
    trust: float = 0.1  # the part of the run, its first, with λ = 1
    trace: float = 0.8  # λ afterwards
    idle: float = 5.0  # turns that crossing nothing costs as long as λ = 1
    others: float = 0.5  # what a turn of the other seats counts


SHIPPED = Recipe()


def recipe(seed: int | None = None, batches: int | None = None) -> Recipe:
    """The recipe of the shipped weights, but with this seed and so many batches if they are given."""
    changed = replace(
        SHIPPED,
        seed=SHIPPED.seed if seed is None else seed,
        batches=SHIPPED.batches if batches is None else batches,
    )
    return replace(changed, tables=min(changed.tables, _TABLES_EACH * changed.batches))
