"""Simulated games: no screen diverges from the log, a run repeats exactly, and planted faults are found."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from simulation.campaign import describe, find, play
from simulation.planted import PLANTED
from simulation.shrink import Shrinker
from simulation.virtual import virtual_modules
from simulation.world import World, simulate
from support.thorough import times

TESTS = Path(__file__).parent.parent
BLOCKS, SEEDS = 20, times(150)  # in parallel


@pytest.mark.parametrize("block", range(BLOCKS))
def test_no_screen_diverges_from_the_log(block: int) -> None:
    figures = play(range(block * SEEDS, (block + 1) * SEEDS))
    assert not figures.failed, "\n".join(map(describe, figures.failed[:3]))
    assert figures.acknowledgements > 10 * SEEDS
    assert figures.faults["crash"] > SEEDS // 10


def test_a_run_repeats_exactly() -> None:
    """Also in another process, whose sets and dictionaries of strings have another order."""
    with virtual_modules():
        traces = [simulate(seed).trace for seed in range(12)]
        assert [simulate(seed).trace for seed in range(12)] == traces
    code = (
        "from simulation.virtual import virtual_modules\nfrom simulation.world import simulate\n"
        "with virtual_modules(): print([simulate(seed).trace for seed in range(12)])"
    )
    for hashes in ("1", "2"):
        there = {"PYTHONPATH": str(TESTS), "PYTHONHASHSEED": hashes}
        run = subprocess.run([sys.executable, "-c", code], env=there, capture_output=True, text=True, check=True)
        assert run.stdout.strip() == str(traces)


@pytest.mark.parametrize("name", ["acknowledge before commit", "lost hint without re-read"])
def test_a_planted_fault_is_found_and_made_small(name: str) -> None:
    found = find(name, 200)
    assert found is not None
    with PLANTED[name].parts() as parts, virtual_modules():
        assert World(found.plan, parts).run() == found, "it doesn't repeat"
        small = Shrinker(parts).shrink(found)
        assert small.violation
        assert len(small.faults) <= len(found.faults)
