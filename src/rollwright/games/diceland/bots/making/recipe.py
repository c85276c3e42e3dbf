"""The recipe of a run of learning."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Recipe:
    """All that a run depends on."""

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
