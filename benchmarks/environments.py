"""How fast the environments are, next to the games that pgx, PettingZoo and OpenSpiel come with, in the same run.

    python -m benchmarks.environments --peers PYTHON [--rounds 5] [--seconds 1.0]

`PYTHON` is the interpreter of an environment with pgx, PettingZoo and OpenSpiel (`make bench` makes one). Rates are
steps per CPU second; `contestants.py` says what is played and what a step is. In every round each contestant plays for
a while, one after the other; a ratio is formed within the round, and the median of the rounds is reported.

Of OpenSpiel's Python games block dominoes is the most alike: two seats in turn, chance nodes with many outcomes, a
choice among several moves. Its chance nodes all come before the first move, while ours are throws throughout the game.
Tic-tac-toe is as simple as a Python game gets there.
"""

from __future__ import annotations

import argparse
import json
import sys

from benchmarks.comparison import Child, Rates, Targets, medians, play_rounds, print_rates, print_ratios, ratios

import rollwright

GAMES = rollwright.game_names()
CONNECT_FOUR = "PettingZoo connect_four"
DOMINOES = "OpenSpiel python_block_dominoes"
ORDER = (  # what is compared comes one after the other: what else a machine does changes by the minute
    "vectorised diceland",
    "pgx 2048",
    "vectorised ring-and-route",
    "PettingZoo diceland",
    CONNECT_FOUR,
    "PettingZoo ring-and-route",
    "OpenSpiel diceland",
    DOMINOES,
    "OpenSpiel ring-and-route",
    "OpenSpiel python_tic_tac_toe",
)
TARGETS: Targets = {
    **{(f"vectorised {game}", "pgx 2048"): 5.0 for game in GAMES},
    **{(f"vectorised {game}", CONNECT_FOUR): 100.0 for game in GAMES},
    **{(f"PettingZoo {game}", CONNECT_FOUR): 1.0 for game in GAMES},
    **{(f"OpenSpiel {game}", DOMINOES): 0.0 for game in GAMES},  # to be known; no target
}


class Field:
    """All contestants, ours in one process and the peers' in another."""

    def __init__(self, ours: str, peers: str) -> None:
        self._ours, self._peers = Child(ours, "contestants.py"), Child(peers, "contestants.py")
        self.labels: dict[str, str] = {}

    def rate(self, name: str, seconds: float) -> float:
        child = self._ours if name.endswith(GAMES) else self._peers
        answer = child.ask(name=name, seconds=seconds)
        self.labels[name] = name + answer["how"]
        return float(answer["steps"] / answer["cpu_seconds"])

    def one_round(self, seconds: float) -> Rates:
        return {name: self.rate(name, seconds) for name in ORDER}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peers", required=True, help="a Python that has pgx, PettingZoo and OpenSpiel")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of CPU time for each contestant and round")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    field = Field(sys.executable, arguments.peers)
    field.one_round(0.1)  # compiles, finds the best batch
    rounds = play_rounds(arguments.rounds, lambda: field.one_round(arguments.seconds))
    rates = {field.labels[name]: rate for name, rate in medians(rounds).items()}
    found = ratios(rounds, TARGETS)
    if arguments.json:
        print(json.dumps({"steps per CPU second": rates, "ratios": found}, indent=1))
    else:
        print_rates("Steps", rates)
        print_ratios(found, TARGETS)


if __name__ == "__main__":
    main()
