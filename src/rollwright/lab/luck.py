"""Luck of the seats in simulated games: a control variate that shows skill with fewer games.

A game whose bots have a module `luck` can measure it. The luck of a throw is its value to a seat minus the mean over
all throws that were possible; so it is zero on average, whatever the bots, and subtracting a multiple adds no bias.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.core.game import Game
from rollwright.core.knowledge import Scratch
from rollwright.core.position import Position
from rollwright.kernel import deciders, loops
from rollwright.lab.jobs import Job
from rollwright.lab.play import Crew, play_game, row_of

Rows = np.ndarray[Any, np.dtype[np.int64]]
Luck = np.ndarray[Any, np.dtype[np.float64]]


def play_lucky_block(job: Job, block: range) -> tuple[Rows, Luck]:
    """Plays a block of a job's games with luck: a row of results for each, and a row with the luck of each seat."""
    if job.is_compiled:
        return _play_compiled(job, block)
    games = [play_game(job, number) for number in block]
    return np.array([row_of(game) for game in games], dtype=np.int64), np.array([luck_of(game) for game in games])


def _play_compiled(job: Job, block: range) -> tuple[Rows, Luck]:
    crew = Crew(job, levels=True)
    rows = np.zeros((len(block), loops.ROW), dtype=np.int64)
    luck = np.zeros((len(block), len(job.bots)))
    scratch = Scratch(job.kind)
    for deal in job.deals(block):
        part = slice(deal.start - block.start, deal.stop - block.start)
        knowledge = job.kind.bots.luck_knowledge(job.setup_of(deal.start))
        teller = (deciders.RANDOM, scratch.out, scratch.notes, knowledge.arguments)
        crew.kernel.play_lucky_games(
            crew.facts(deal.start),
            crew.seats,
            job.key,
            deal.start,
            deal.stop,
            crew.players(deal.start),
            teller,
            crew.state,
            crew.scratch,
            rows[part].reshape(-1),
            luck[part].reshape(-1),
        )
    return rows, luck


def luck_of(game: Game) -> list[float]:
    """The luck of each seat in a simulated game, by replaying its events."""
    kind, setup = game.kind, game.setup
    position, scratch, knowledge = Position(kind, setup), Scratch(kind), kind.bots.luck_knowledge(setup)
    tell = kind.builds.compiled_levels.luck_for
    facts = np.array(setup.facts, dtype=np.int64)
    found = [0.0] * game.seats
    for who, words in game.events:
        if isinstance(who, int):
            position.play(who, words)
            continue
        outcome = kind.notation.read_throw(setup, position.numbers, words)
        state = np.array(position.numbers, dtype=np.int64)
        for seat in range(game.seats):
            found[seat] += tell(state, facts, seat, outcome, scratch.out, scratch.notes, *knowledge.arguments)
        position.roll(words)
    return found
