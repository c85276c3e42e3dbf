"""Statistics of many games: length, winners, win shares, scores, reasons for the end."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import numpy as np

from rollwright.kernel import loops
from rollwright.lab.jobs import Job

Numbers = np.ndarray[Any, np.dtype[Any]]


def summarise(job: Job, rows: Numbers) -> dict[str, Any]:
    """The statistics of games as plain JSON values, from a row for each game (`loops.ROW`). A win shared by n seats
    counts 1/n for each."""
    seats = len(job.bots)
    shares = win_shares(rows, seats)
    reasons = rows[:, loops.REASON]
    return {
        "game": job.game,
        "games": job.games,
        "seed": job.seed,
        "bots": list(job.bots),
        "pieces": list(job.pieces),
        "turns": spread(rows[:, loops.TURNS]),
        "decisions": spread(rows[:, loops.DECISIONS]),
        "wins_by_seat": [round(float(share), 6) for share in shares.mean(axis=0)],
        "wins_by_start": _wins_by_start(shares, seats),
        "wins_by_piece": _wins_by_piece(job, shares),
        "shared_wins": int((np.bitwise_count(rows[:, loops.WINNERS]) > 1).sum()),
        "without_winner": int((rows[:, loops.WINNERS] == 0).sum()),
        "scores_by_seat": [spread(rows[:, loops.SCORES + seat]) for seat in range(seats)],
        "reasons": {
            reason: int((reasons == number).sum())
            for number, reason in enumerate(job.kind.kernel.REASONS)
            if reason is not None
        },
    }


def win_shares(rows: Numbers, seats: int) -> Numbers:
    """The win shares in many games: for each game and seat 1 for a win, 1/n for a win shared by n, else 0."""
    won = (rows[:, loops.WINNERS, None] >> np.arange(seats)) & 1
    shares: Numbers = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
    return shares


def spread(values: Numbers) -> dict[str, float]:
    """Mean, standard deviation, minimum, median and maximum of a statistic."""
    return {
        "mean": round(float(values.mean()), 4),
        "sd": round(float(values.std()), 4),
        "min": int(values.min()),
        "median": float(np.median(values)),
        "max": int(values.max()),
    }


def _wins_by_start(shares: Numbers, seats: int) -> list[float]:
    """Win shares by place in turn order: the first entry is the seat that began."""
    order = (np.arange(len(shares))[:, None] + np.arange(seats)) % seats
    return [round(float(share), 6) for share in np.take_along_axis(shares, order, axis=1).mean(axis=0)]


def _wins_by_piece(job: Job, shares: Numbers) -> dict[str, dict[str, float]]:
    won: dict[str, float] = defaultdict(float)
    played: dict[str, int] = defaultdict(int)
    for deal in job.deals(range(len(shares))):
        won_by_seat = shares[deal.start : deal.stop].sum(axis=0)
        for piece, share in zip(job.pieces_of(deal.start), won_by_seat, strict=False):
            won[piece] += float(share)
            played[piece] += len(deal)
    return {piece: {"games": played[piece], "share": round(won[piece] / played[piece], 6)} for piece in sorted(played)}
