"""Makes many boards and papers of every style: are all accepted without a notice, is none made twice, can all be
played?

Run it with `make generated`, or with other numbers by `PYTHONPATH=tests python -m campaigns.generated --boards 100`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from time import process_time

import rollwright
from rollwright.core.game_type import GameType
from rollwright.lab.jobs import Job
from rollwright.lab.simulate import simulate

Wishes = dict[str, int]
SEATS = 2
LIMIT = "round-limit"
WISHES: dict[str, tuple[Wishes, ...]] = {"diceland": ({}, {"treasures": 6}), "ring-and-route": ({},)}


@dataclass
class Made:
    """What came of the pieces of one style."""

    game: str
    style: str
    wishes: Wishes
    made: int = 0
    accepted: int = 0  # by the reader, without a notice
    twice: int = 0
    crashes: list[str] = field(default_factory=list)
    milliseconds: float = 0.0  # for a piece, on average
    slowest: float = 0.0
    digest: str = ""  # of all texts: the same on every machine


def make_all(kind: GameType, style: str, wishes: Wishes, count: int) -> Made:
    """Makes the pieces of the seeds from 0 on."""
    found, seen, digest = Made(kind.name, style, wishes), set(), sha256()
    for seed in range(count):
        begun = process_time()
        try:
            text = kind.workshop.make(seed, style, **wishes)
            taken = 1000 * (process_time() - begun)
            faces = kind.material.own([text]).faces.values()
            found.accepted += not any(kind.material.notices(face) for face in faces)
        except Exception as error:  # whatever it is, it is told
            found.crashes.append(f"{seed}: {error!r}")
            continue
        found.twice += text in seen
        found.made += 1
        found.milliseconds += taken
        found.slowest = max(found.slowest, taken)
        seen.add(text)
        digest.update(text.encode())
    found.milliseconds /= max(1, found.made)
    found.digest = digest.hexdigest()[:16]
    return found


@dataclass
class Played:
    """What came of the games of two greedy players, each on the same piece."""

    game: str
    pieces: int = 0
    games: int = 0
    ends: dict[str, int] = field(default_factory=dict)
    most_limits: int = 0  # games on one piece that reached the round limit, at most

    def add(self, ends: dict[str, int]) -> None:
        self.pieces += 1
        self.games += sum(ends.values())
        self.most_limits = max(self.most_limits, ends.get(LIMIT, 0))
        for reason, games in ends.items():
            self.ends[reason] = self.ends.get(reason, 0) + games


def play_new(kind: GameType, count: int, games: int) -> Played:
    """Plays on so many new pieces, of all styles in turn."""
    found = Played(kind.name)
    kinds = [(style, wishes) for style in kind.workshop.styles for wishes in WISHES[kind.name]]
    for seed in range(count):
        style, wishes = kinds[seed % len(kinds)]
        own = kind.material.own([kind.workshop.make(seed, style, **wishes)])
        found.add(_ends(Job(kind.name, ("greedy",) * SEATS, games, seed, own.pieces[:1] * SEATS, dict(own.options))))
    return found


def play_shipped(kind: GameType, games: int) -> Played:
    """Plays on each of the shipped pieces."""
    found = Played(kind.name)
    for piece in kind.material.catalogue():
        found.add(_ends(Job(kind.name, ("greedy",) * SEATS, games, 1, (piece,) * SEATS)))
    return found


def _ends(job: Job) -> dict[str, int]:
    ends: dict[str, int] = simulate(job, workers=1).summary()["reasons"]
    assert sum(ends.values()) == job.games
    return ends


def campaign(boards: int, papers: int, played: int, games: int, styles: Sequence[str] = ()) -> Iterator[Made | Played]:
    """Everything, as it is done. Games on shipped pieces come after those on new ones, ten times as many for each."""
    counts = {"diceland": boards, "ring-and-route": papers}
    for name, count in counts.items():
        kind = rollwright.game_type(name)
        if played:
            yield play_new(kind, played, games)
            yield play_shipped(kind, 10 * games)
        for wishes in WISHES[name]:
            for style in kind.workshop.styles:
                if count and (style in styles or not styles):
                    yield make_all(kind, style, wishes, count)


def faults(found: Made | Played, shipped: Played | None = None) -> list[str]:
    """What is not as it should be."""
    if isinstance(found, Played):
        share, usual = (one.ends.get(LIMIT, 0) / one.games for one in (found, shipped or found))
        return (
            [f"{found.game}: {share:.4f} of the games reach the round limit, not {usual:.4f}"] if share > usual else []
        )
    name = f"{found.game} {found.style} {found.wishes or ''}"
    wrong = [f"{name}: {crash}" for crash in found.crashes]
    if found.accepted != found.made:
        wrong.append(f"{name}: {found.made - found.accepted} are not accepted, or are unusual")
    return wrong + ([f"{name}: {found.twice} are made twice"] if found.twice else [])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name, usual in (("boards", 10_000), ("papers", 1_000), ("played", 1_000), ("games", 20)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--styles", nargs="*", default=(), help="only these")
    wrong, new = [], None
    for found in campaign(**vars(parser.parse_args())):
        print(json.dumps(asdict(found)), flush=True)
        if isinstance(found, Made):
            wrong += faults(found)
        elif new is None:
            new = found
        else:
            wrong += faults(new, found)
            new = None
    print("\n".join(wrong) or "all as it should be")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
