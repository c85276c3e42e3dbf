"""What the benchmarks share: contestants in a child process, ratios formed within a round, a report."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

Rates = dict[str, float]
Targets = dict[tuple[str, str], float]
"""How many times as fast the one is to be as the other."""


class Child:
    """A script beside this file, run by an interpreter of its own; it answers each line of JSON with another."""

    def __init__(self, python: str, script: str) -> None:
        command = [python, str(Path(__file__).with_name(script))]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request: Any) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            sys.exit(f"no answer to {request}")
        return dict(json.loads(answer))


def play_rounds(number: int, one_round: Callable[[], Rates]) -> list[Rates]:
    rounds = []
    for done in range(number):
        print(f"round {done + 1} of {number}", file=sys.stderr)
        rounds.append(one_round())
    return rounds


def medians(rounds: list[Rates]) -> Rates:
    return {name: median(each[name] for each in rounds) for name in rounds[0]}


def ratios(rounds: list[Rates], targets: Targets) -> dict[str, float]:
    """Each formed within a round; the median of the rounds."""
    return {f"{ours} / {peer}": median(each[ours] / each[peer] for each in rounds) for ours, peer in targets}


def print_rates(title: str, rates: Rates) -> None:
    print(f"\n{title} per CPU second, median of the rounds")
    for name, rate in rates.items():
        print(f"  {name:42} {rate:12,.0f}")


def print_ratios(found: dict[str, float], targets: Targets) -> None:
    print("\nRatios, formed within each round, median")
    for (name, ratio), target in zip(found.items(), targets.values(), strict=True):
        judged = f"   at least {target:g}: {'yes' if ratio >= target else 'NO'}" if target else ""
        print(f"  {name:58} {ratio:8.2f}{judged}")
