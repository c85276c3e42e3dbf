"""Our bots against OpenSpiel's Monte Carlo tree search, its random games played by our kernel.

    python -m benchmarks.mcts diceland greedy --games 200 --simulations 500 --seed 1 --journal greedy.jsonl

Two seats. Games come in pairs on the same boards and dice, in the second of which the players have changed seats. The
peer is `open_spiel.python.algorithms.mcts.MCTSBot` as it comes; only its evaluator (`KernelRollouts`) and its source of
random numbers are ours. A move that is the only legal one is played without asking anybody. What happens in a game
depends on the seed and the game's number.

Every game that is over is a line in the journal, and what is in it already is not played again: an interrupted match
goes on where it stopped. `--start` and `--stop` play a part of a match. Seconds are CPU time.
"""

from __future__ import annotations

import argparse
import gc
import json
import math
import sys
import time
from bisect import bisect
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import accumulate
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from rollwright.bots.registry import Bot, make_bot
from rollwright.core.dice import SeededDice, draws_of
from rollwright.core.game import Game
from rollwright.core.game_type import GameType
from rollwright.core.registry import game_type
from rollwright.envs import spiel
from rollwright.envs.rollouts import KernelRollouts
from rollwright.kernel import stream

SEATS = 2
BOARDS, DICE, BOT, SEARCH, ROLLOUTS = range(5)  # the streams of a pair or a game


@dataclass(frozen=True)
class Match:
    """All that the games depend on but their numbers."""

    game: str
    bot: str
    seed: int
    simulations: int
    uct_c: float
    rollouts: int

    @property
    def kind(self) -> GameType:
        return game_type(self.game)


@dataclass
class Played:
    """A game that is over, from our bot's side: what it won, and what each side's decisions took."""

    number: int
    won: float = 0.0
    lost: float = 0.0
    decisions: list[int] = field(default_factory=lambda: [0, 0])  # ours, the peer's
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])


class Lots(np.random.RandomState):
    """NumPy's random numbers, with a quicker way to draw one of many unlikely things: the search draws each throw."""

    def choice(self, a: Sequence[int], p: Sequence[float]) -> int:  # type: ignore[override]
        sums = list(accumulate(p))
        return a[bisect(sums, self.random_sample() * sums[-1], hi=len(a) - 1)]


class Table:
    """A game in two forms that go the same way: as our bots are shown it, and as OpenSpiel's are."""

    def __init__(self, kind: GameType, pieces: Sequence[str], first: int, dice: int) -> None:
        params = {"players": SEATS, "first": first, "pieces": " ".join(pieces)}
        self.state = pyspiel.load_game(spiel.short_name(kind), params).new_initial_state()
        self.game = Game(kind, self.state.position.setup, SeededDice.from_key(dice), compiled=True)

    def roll(self) -> None:
        kind, before = self.game.kind, self.game.state
        self.game.roll()
        fallen = kind.notation.read_throw(self.game.setup, before, self.game.events[-1][1])
        number = next(
            number for number, (outcome, _, _) in enumerate(kind.chance.outcomes(before)) if outcome == fallen
        )
        self.state.apply_action(number)

    def act(self, seat: int, action: int) -> None:
        self.game.act(seat, action)
        self.state.apply_action(action)


class Ours:
    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def action(self, table: Table, seat: int) -> int:
        move = self._bot.choose(table.game, seat)
        action = table.game.kind.notation.read_action(table.game.setup, seat, move)
        assert action is not None
        return action


class Peer:
    def __init__(self, match: Match, game: Any, key: int) -> None:
        evaluator = KernelRollouts(stream.derive(key, ROLLOUTS), match.rollouts)
        lots = Lots(stream.derive(key, SEARCH) % (1 << 32))
        self._bot = mcts.MCTSBot(game, match.uct_c, match.simulations, evaluator, random_state=lots)

    def action(self, table: Table, seat: int) -> int:
        return int(self._bot.step(table.state))


def seated(match: Match, number: int) -> tuple[Table, tuple[Ours, Peer]]:
    """The table of game `number` and those who play at it."""
    pair, ours = divmod(number, SEATS)
    key = stream.derive(stream.key_of(match.seed), pair)
    table = Table(match.kind, _dealt(match.kind, key), pair % SEATS, stream.derive(key, DICE))
    key = stream.derive(key, ROLLOUTS + 1 + ours)
    return table, (Ours(make_bot(match.bot, stream.derive(key, BOT))), Peer(match, table.state.get_game(), key))


def get_ready(match: Match) -> None:
    """Has both sides compile and load what they need, which is not part of deciding."""
    gc.disable()  # a search's tree has no cycles
    table, sides = seated(match, 0)
    table.roll()
    for side in sides:
        side.action(table, table.game.pending[0])


def play(match: Match, number: int) -> Played:
    """Our bot has seat 0 in the first game of a pair and seat 1 in the second."""
    (table, sides), ours, played = seated(match, number), number % SEATS, Played(number)
    while not table.game.over:
        if table.game.awaiting_roll:
            table.roll()
            continue
        seat = table.game.pending[0]
        legal = table.game.legal_actions(seat)
        table.act(seat, legal[0] if len(legal) == 1 else _timed(sides, seat ^ ours, table, seat, played))
    returns = table.state.returns()
    played.won, played.lost = returns[ours], returns[1 - ours]
    return played


def _dealt(kind: GameType, key: int) -> tuple[str, ...]:
    return kind.material.deal(SEATS, draws_of(stream.derive(key, BOARDS)))


def _timed(sides: tuple[Ours, Peer], side: int, table: Table, seat: int, played: Played) -> int:
    begun = time.process_time()
    action = sides[side].action(table, seat)
    played.seconds[side] += time.process_time() - begun
    played.decisions[side] += 1
    return action


def play_all(match: Match, numbers: Sequence[int], workers: int) -> Iterator[Played]:
    with ProcessPoolExecutor(workers, initializer=get_ready, initargs=(match,)) as pool:
        work = [pool.submit(partial(play, match), number) for number in numbers]
        try:
            for done in as_completed(work):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


class Journal:
    """A file with a line for each game that is over; it may hold games of several matches."""

    def __init__(self, file: Path | None, match: Match) -> None:
        self._file = file
        self._match = asdict(match)
        self.games: dict[int, Played] = {}
        for line in [] if file is None or not file.exists() else file.read_text("utf-8").splitlines():
            self._read(line)

    def _read(self, line: str) -> None:
        try:
            entry = json.loads(line)
        except ValueError:  # it was interrupted while this line was written
            return
        if entry.pop("match") == self._match:
            self.games[entry["number"]] = Played(**entry)

    def add(self, played: Played) -> None:
        self.games[played.number] = played
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as file:
                file.write("\n" * self._torn() + json.dumps({"match": self._match, **asdict(played)}) + "\n")

    def _torn(self) -> bool:
        assert self._file is not None
        text = self._file.read_bytes()
        return bool(text) and not text.endswith(b"\n")


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins."""
    z = 1.959964
    middle = share + z * z / (2 * games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)


def summary(match: Match, games: Sequence[Played]) -> dict[str, Any]:
    won, decisions = sum(game.won for game in games), [sum(game.decisions[side] for game in games) for side in (0, 1)]
    seconds = [sum(game.seconds[side] for game in games) for side in (0, 1)]
    low, high = wilson(won / len(games), len(games))
    return {
        **asdict(match),
        "games": len(games),
        "won": won,
        "lost": sum(game.lost for game in games),
        "share": won / len(games),
        "interval": [low, high],
        "decisions per game": [each / len(games) for each in decisions],
        "seconds per decision": [spent / max(each, 1) for spent, each in zip(seconds, decisions, strict=True)],
        "seconds per game": sum(seconds) / len(games),
    }


def print_summary(found: dict[str, Any]) -> None:
    low, high = found["interval"]
    ours, peers = found["seconds per decision"]
    print(f"{found['game']}, {found['bot']} against MCTS with {found['simulations']} simulations, seed {found['seed']}")
    print(f"  {found['games']} games, {found['won']:g} won, {found['lost']:g} lost")
    print(f"  share {found['share']:.1%}, 95 % interval {low:.1%} to {high:.1%}")
    print(f"  CPU per decision: {1000 * ours:.3f} ms ours, {1000 * peers:.1f} ms the peer's")
    print(f"  CPU per game: {found['seconds per game']:.2f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--simulations", type=int, default=500, help="of the peer for each decision")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--uct-c", type=float, default=0.7, help="how much the peer explores")
    parser.add_argument("--rollouts", type=int, default=1, help="random games for each simulation")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--stop", type=int)
    parser.add_argument("--journal", type=Path)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    match = Match(given.game, given.bot, given.seed, given.simulations, given.uct_c, given.rollouts)
    journal = Journal(given.journal, match)
    numbers = range(given.start, given.games if given.stop is None else given.stop)
    for played in play_all(match, [number for number in numbers if number not in journal.games], given.workers):
        journal.add(played)
        print(f"game {played.number}: {played.won:g} to {played.lost:g}", file=sys.stderr)
    games = [journal.games[number] for number in sorted(journal.games) if number < given.games]
    if not games:
        sys.exit("no games")
    found = summary(match, games)
    if given.json:
        print(json.dumps(found, indent=1))
    else:
        print_summary(found)


if __name__ == "__main__":
    main()
