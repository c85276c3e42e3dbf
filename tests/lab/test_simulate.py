"""Simulated games: the same on any number of workers, compiled or move by move, and every one a record."""

from __future__ import annotations

import pickle
import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import rollwright
from rollwright.kernel import loops
from rollwright.lab import jobs
from rollwright.lab.jobs import Job
from rollwright.lab.play import play_block, play_game
from rollwright.lab.simulate import simulate

JOBS = [
    Job("diceland", ("random", "greedy"), 130, seed=3),
    Job("diceland", ("greedy", "random", "random", "greedy"), 70, seed=4, pieces=("A", "A", "F", "H")),
    Job("diceland", ("random",), 40, seed=5, options={"round_limit": 9}),
    Job("ring-and-route", ("random", "random", "greedy"), 90, seed=6),
    Job(
        "ring-and-route",
        ("greedy", "greedy"),
        20,
        seed=7,
        pieces=("2", "1"),
        options={"number_points": list(range(13))},
    ),
]


class First:
    """A bot from outside: always the first legal move."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, game: rollwright.Game, seat: int) -> str:
        return game.legal_moves(seat)[0]


class Stuck(First):
    """A bot that thinks for ever in the end: after some games in each process."""

    games = 0

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        Stuck.games += 1

    def choose(self, game: rollwright.Game, seat: int) -> str:
        while Stuck.games > 12:
            time.sleep(1)
        return super().choose(game, seat)


@pytest.mark.compiled
@pytest.mark.parametrize("job", JOBS, ids=str)
def test_compiled_games_are_those_played_move_by_move(job: Job) -> None:
    rows = simulate(job, workers=2).rows
    sample = range(0, 70, 9) if job.games >= 70 else range(job.games)
    for number in sample:
        assert (play_block(job, range(number, number + 1)).rows[0] == rows[number]).all()


@pytest.mark.compiled
def test_results_do_not_depend_on_the_number_of_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "BLOCK", 64)
    done: list[float] = []
    first = simulate(JOBS[0], workers=1, progress=done.append)
    assert len(done) == 3
    assert done == sorted(done)
    assert done[-1] == 1
    assert (simulate(JOBS[0], workers=3).rows == first.rows).all()
    assert (simulate(replace(JOBS[0], seed=99), workers=1).rows != first.rows).any()


def test_own_bots_play_in_processes() -> None:
    job = Job("ring-and-route", ("lab.test_simulate:First", "random"), 5, seed=1)
    rows = [play_block(job, range(number, number + 1)).rows[0] for number in range(5)]
    assert all(row[loops.DECISIONS] > 0 for row in rows)
    assert len(pickle.dumps(job)) < 1000


@pytest.mark.compiled
def test_summary_adds_up() -> None:
    results = simulate(JOBS[3], workers=1)
    summary = results.summary()
    assert sum(summary["wins_by_seat"]) == pytest.approx(1, abs=1e-5)
    assert sum(summary["wins_by_start"]) == pytest.approx(1, abs=1e-5)
    assert sum(summary["reasons"].values()) == summary["games"] == 90
    assert sum(piece["games"] for piece in summary["wins_by_piece"].values()) == 3 * 90
    scores = results.rows[:, loops.SCORES]
    assert summary["scores_by_seat"][0]["mean"] == pytest.approx(scores.mean(), abs=1e-4)
    assert summary["scores_by_seat"][0]["max"] == scores.max()
    assert summary["shared_wins"] == int((np.bitwise_count(results.rows[:, loops.WINNERS]) > 1).sum())


@pytest.mark.compiled
def test_every_simulated_game_can_be_written_as_a_record(tmp_path: Path) -> None:
    job = Job("diceland", ("random", "random"), 3, seed=8)
    results = simulate(job, workers=1)
    results.write_records(tmp_path / "games")
    files = sorted((tmp_path / "games").glob("*.roll.json"))
    assert len(files) == 3
    for file, row in zip(files, results.rows, strict=True):
        game = rollwright.replay(rollwright.parse_record(file.read_text("utf-8")))
        assert game.over
        assert list(game.scores) == row[loops.SCORES : loops.SCORES + 2].tolist()


def test_seats_begin_by_turns_and_boards_are_dealt() -> None:
    job = Job("diceland", ("random", "random", "random"), 1000, seed=2)
    assert [job.setup_of(number).first for number in range(4)] == [0, 1, 2, 0]
    deals = {job.pieces_of(number) for number in range(0, 1000, jobs.DEAL)}
    assert len(deals) > 5
    for deal in deals:
        boards = {"AB": 0, "CD": 1, "EF": 2, "GH": 3}
        assert len({index for pair, index in boards.items() for side in deal if side in pair}) == 3  # D7


@pytest.mark.parametrize(
    ("job", "code"),
    [
        (Job("diceland", ("random",), 0), "option-games"),
        (Job("diceland", ("random", "nobody"), 1), "option-bot"),
        (Job("diceland", ("random", "no.module:Bot"), 1), "option-bot"),
        (Job("diceland", ("random", "json:dumps"), 1), "option-bot-choose"),
        (Job("diceland", ("random", "random"), 1, pieces=("A",)), "option-pieces"),
        (Job("diceland", ("random",) * 5, 1, pieces=("A",) * 5), "option-seats"),
        (Job("diceland", ("random",), 1, options={"colour": 1}), "option-unknown"),
        (Job("ring-and-route", ("random",), 1, pieces=("7",)), "ring-and-route-option-sheets"),
        (Job("chess", ("random",), 1), "option-game"),
    ],
)
def test_what_cannot_be_played_is_refused(job: Job, code: str) -> None:
    with pytest.raises(rollwright.OptionError) as caught:
        simulate(job)
    assert caught.value.code == code
    assert code not in str(caught.value)


@pytest.mark.parametrize("number", [0, 3])
def test_a_game_is_the_same_each_time(number: int) -> None:
    assert play_game(JOBS[3], number).record() == play_game(JOBS[3], number).record()
