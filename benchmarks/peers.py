"""The peer side of the speed comparison: random games played by OpenSpiel's own C++ loop.

Run by the interpreter of the bench environment (see requirements.in beside this file), as a child process.
Every line on stdin is a request, ``{"game": "pig", "seconds": 1.0}``; every answer is one line on stdout,
``{"game": "pig", "decisions": 4400000, "games": 35000, "cpu_seconds": 1.0}``.  The end of stdin ends it.

A game is played from start to end by one call, ``evaluate_bots``, with the library's uniformly random bots;
chance is sampled in there too.  The clock is the CPU time of this process, and runs while games are played
(new state, play), not while they are counted: a batch of final states is kept, then counted and freed with
the clock stopped.  A decision is an entry of a state's history not made by the chance player, forced or not.
"""

import json
import sys
import time
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import pyspiel

# Games per batch, some 5 to 15 ms of play: enough that the caches the counting left cold do not show in the
# rate (it equals that of an uninterrupted loop over the same games), few enough that the memory stays small.
BATCHES = {"pig": 256, "backgammon": 8}
CHANCE = int(pyspiel.PlayerId.CHANCE)


def play(game: Any, bots: list[Any], seeds: Iterator[int]) -> list[Any]:
    """One game per seed; the final states."""
    states = []
    for seed in seeds:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        states.append(state)
    return states


def decisions_of(state: Any) -> int:
    return sum(entry.player != CHANCE for entry in state.full_history())


def measure(name: str, seconds: float, seeds: Iterator[int]) -> dict[str, str | int | float]:
    """Play batches until they have taken `seconds` of CPU time."""
    batch = BATCHES[name]
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, next(seeds)) for player in range(game.num_players())]
    play(game, bots, islice(seeds, batch))  # to warm up, not counted
    decisions = games = 0
    spent = 0.0
    while spent < seconds:
        chosen = islice(seeds, batch)
        start = time.process_time()
        states = play(game, bots, chosen)
        spent += time.process_time() - start
        games += len(states)
        decisions += sum(map(decisions_of, states))
        del states  # freed here, not while the clock runs
    return {"game": name, "decisions": decisions, "games": games, "cpu_seconds": spent}


def main() -> None:
    seeds = count(1)
    for line in sys.stdin:
        request = json.loads(line)
        if request["game"] not in BATCHES:
            sys.exit(f"unknown game {request['game']!r}: one of {', '.join(BATCHES)}")
        print(json.dumps(measure(request["game"], float(request["seconds"]), seeds)), flush=True)


if __name__ == "__main__":
    main()
