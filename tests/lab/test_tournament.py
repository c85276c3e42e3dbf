"""Tournaments: identical dice for all, the same result on any workers, and luck taken out."""

from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

import rollwright
from lab.tournaments import COMPILED, FIRST, SMALL, play, text
from rollwright.kernel import loops
from rollwright.lab.jobs import Job
from rollwright.lab.luck import luck_of, play_lucky_block
from rollwright.lab.play import play_game
from rollwright.lab.simulate import simulate
from rollwright.lab.tournament import Plan, Sprt, play_tournament
from rollwright.lab.tournament.plot import ladder_svg
from rollwright.lab.tournament.report import write_parquet
from rollwright.lab.tournament.results import Match, PlayedPairs
from support.few_routes import PAPER

pytestmark = pytest.mark.usefixtures("with_stairs")

# What is played ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "games"), [(2, 2), (3, 6), (4, 6)])
def test_both_bots_sit_on_every_seat_equally_often(seats: int, games: int) -> None:
    plan = Plan("stairs", ("greedy", "random"), seats=seats)
    assert len(plan.arrangements) == len(set(plan.arrangements)) == games
    assert [sum(column) for column in zip(*plan.arrangements, strict=True)] == [games // 2] * seats


def test_the_games_of_a_pair_have_the_same_dice_boards_and_beginner() -> None:
    plan = Plan("diceland", ("greedy", "random", FIRST), games=8, seats=3, seed=1)
    for number in (0, 1):
        jobs = [job for pairing in range(3) for job in plan.jobs(pairing)]
        assert len({(job.pieces_of(number), job.setup_of(number).first) for job in jobs}) == 1
    beginnings = {play_game(job, 1).events[0] for job in plan.jobs(0)[:3]}
    assert len(beginnings) == 1
    assert next(iter(beginnings))[0] == "dice"


def test_every_pair_has_a_deal_of_its_own() -> None:
    plan = Plan("diceland", ("random", "novice"), games=64, seed=8)
    jobs = plan.jobs(0)
    deals = [jobs[0].pieces_of(pair) for pair in range(plan.pairs)]
    assert deals == [jobs[1].pieces_of(pair) for pair in range(plan.pairs)]
    assert len(set(deals)) > plan.pairs // 4
    old = replace(plan, deal=64).jobs(0)[0]
    assert len({old.pieces_of(pair) for pair in range(64)}) == 1


def test_all_play_all_or_one_plays_all() -> None:
    plan = Plan("stairs", ("greedy", "random", "greedy"))
    assert plan.pairings == [(0, 1), (0, 2), (1, 2)]
    assert replace(plan, gauntlet=True).pairings == [(0, 1), (0, 2)]
    assert plan.names == ("greedy", "random", "greedy #2")


@pytest.mark.parametrize(
    ("games", "seats", "whole"), [(1, 2, 2), (1000, 2, 1000), (1001, 2, 1002), (1000, 3, 1002), (7, 4, 12)]
)
def test_pairs_are_whole(games: int, seats: int, whole: int) -> None:
    assert Plan("stairs", ("greedy", "random"), games, seats).games_per_pairing == whole


@pytest.mark.parametrize("games", [1, 9, 300, 1001, 4000, 70_000, 3_000_000])
def test_blocks_are_whole_deals_or_parts_of_one(games: int) -> None:
    plan = Plan("stairs", ("greedy", "random"), games)
    blocks = list(plan.blocks())
    assert [pair for block in blocks for pair in block] == list(range(plan.pairs))
    assert plan.block % 64 == 0 or 64 % plan.block == 0
    assert plan.check_every % plan.block == 0
    assert len(blocks) >= min(plan.pairs // 4, 128)


@pytest.mark.compiled
def test_games_are_those_of_simulate() -> None:
    match = play_tournament(COMPILED).matches[0]
    for rows, job in zip(match.rows, COMPILED.jobs(0), strict=True):
        assert (rows == simulate(job).rows).all()


def test_a_win_is_shared_by_the_winners_and_nobodys_win_by_all() -> None:
    plan = Plan("stairs", ("greedy", "random"), games=12, seats=3)
    rows = np.zeros((6, 2, loops.ROW), dtype=np.int64)
    rows[:, 0, loops.WINNERS] = 0b011  # pair 0: the first two seats win together
    match = Match(plan, 0)
    match.add(PlayedPairs(0, 0, rows, None))
    both: dict[tuple[int, ...], float] = {
        (0, 0, 1): 1.0,
        (0, 1, 0): 0.5,
        (0, 1, 1): 0.5,
        (1, 0, 0): 0.5,
        (1, 0, 1): 0.5,
        (1, 1, 0): 0.0,
    }
    assert match.shares[:, 0].tolist() == [both[seating] for seating in plan.arrangements]
    assert match.shares[:, 1] == pytest.approx([seating.count(0) / 3 for seating in plan.arrangements])
    assert match.scores == pytest.approx([0.5, 0.5])


def test_a_bot_against_itself_is_exactly_as_strong() -> None:
    results = play(replace(SMALL, bots=(FIRST, FIRST), seats=4))
    figures = results.figures()["pairings"][0]
    assert figures["opponent"] == f"{FIRST} #2"
    assert figures["share"]["value"] == 0.5
    assert figures["share"]["low"] < 0.5 < figures["share"]["high"]


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (replace(SMALL, bots=("greedy",)), "tournament-bots"),
        (replace(SMALL, seats=1), "tournament-seats"),
        (replace(SMALL, seats=5), "tournament-seats"),
        (replace(SMALL, games=0), "option-games"),
        (replace(SMALL, games=1_000_000_000), "option-games"),
        (replace(SMALL, bots=("greedy", "nobody")), "option-bot"),
        (replace(SMALL, game="chess"), "option-game"),
        (replace(SMALL, game="diceland", pieces=("A",)), "option-pieces"),
    ],
)
def test_what_cannot_be_played_is_refused(plan: Plan, code: str) -> None:
    with pytest.raises(rollwright.OptionError) as caught:
        plan.check()
    assert caught.value.code == code
    assert code not in str(caught.value)


# The same everywhere -------------------------------------------------------------------------------------


@pytest.mark.compiled
def test_results_do_not_depend_on_the_workers() -> None:
    done: list[float] = []
    one = text(play_tournament(COMPILED, workers=1, progress=done.append))
    assert (done[0], done[-1]) == (0, 1)
    assert done == sorted(done)
    assert text(play_tournament(COMPILED, workers=2)) == one
    assert text(play_tournament(replace(COMPILED, seed=6), workers=2)) != one


def test_own_bots_play_in_processes() -> None:
    assert text(play_tournament(SMALL, workers=2)) == text(play(SMALL))


def test_a_plan_that_travels_keeps_its_jobs_where_it_arrives() -> None:
    first, second = (pickle.loads(pickle.dumps(COMPILED)) for _ in range(2))
    assert first == COMPILED
    assert first.jobs(0) is second.jobs(0)


# The test ------------------------------------------------------------------------------------------------


@pytest.mark.compiled
def test_a_clear_case_ends_at_a_checkpoint_whoever_plays(tmp_path: Path) -> None:
    plan = replace(COMPILED, games=2000, sprt=Sprt(0, 100))
    done: list[float] = []
    first = play_tournament(plan, workers=1, progress=done.append, journal=tmp_path / "journal")
    assert done[-1] == 1
    assert [match.verdict for match in first.matches] == ["better", "not-better", "not-better"]
    assert all(match.end % plan.check_every == 0 and match.end < 500 for match in first.matches)
    assert text(play_tournament(plan, workers=2)) == text(first)
    assert text(play_tournament(plan, journal=tmp_path / "journal")) == text(first)
    whole = play_tournament(replace(plan, sprt=None))
    for match, all_of_it in zip(first.matches, whole.matches, strict=True):
        assert (match.rows == all_of_it.rows[:, : match.end]).all()


@pytest.mark.compiled
def test_few_games_may_decide_as_well() -> None:
    plan = Plan("ring-and-route", ("greedy", "random"), games=40, seed=5, sprt=Sprt(0, 100), luck=False)
    match = play_tournament(plan).matches[0]
    assert match.end == plan.pairs < plan.check_every
    assert match.verdict == plan.sprt.verdict(match.scores) != "open"  # type: ignore[union-attr]


# Luck ----------------------------------------------------------------------------------------------------


def test_a_game_that_tells_no_luck_has_no_adjusted_figures() -> None:
    assert not SMALL.tells_luck
    figures = play(SMALL).figures()
    assert figures["pairings"][0]["adjusted"] is None
    assert [bot["adjusted"] for bot in figures["bots"]] == [None, None]


@pytest.mark.usefixtures("lucky")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.slow
def test_luck_makes_intervals_narrower(seats: int, tmp_path: Path) -> None:
    plan = replace(SMALL, games=200, seats=seats)
    results = play(plan, tmp_path / "journal")
    figures = results.figures()
    raw, clean = figures["pairings"][0], figures["pairings"][0]["adjusted"]
    assert clean["variance_factor"] > 1.5
    assert clean["share"]["high"] - clean["share"]["low"] < 0.9 * (raw["share"]["high"] - raw["share"]["low"])
    assert all(bot["adjusted"]["elo"] for bot in figures["bots"])
    assert text(play(plan, tmp_path / "journal")) == text(results)
    write_parquet(results, tmp_path / "games.parquet")
    assert pq.read_table(tmp_path / "games.parquet")["luck"][0].as_py() == results.matches[0].luck[0, 0].tolist()  # type: ignore[index]
    assert "luck-adjusted" in ladder_svg(figures)


@pytest.mark.usefixtures("lucky")
def test_luck_can_be_left_out() -> None:
    plan = replace(SMALL, luck=False)
    results = play(plan)
    assert (plan.has_levels, SMALL.has_levels) == (False, True)
    assert (results.figures()["plan"]["luck"], results.matches[0].luck) == (False, None)
    assert (results.matches[0].rows == play(SMALL).matches[0].rows).all()


@pytest.mark.compiled
@pytest.mark.parametrize(
    "job",
    [
        Job("diceland", ("novice", "greedy"), games=4, seed=3),
        Job("ring-and-route", ("novice", "greedy", "planner"), games=3, seed=3),
        Job("ring-and-route", ("novice", "greedy"), games=3, seed=3, options=PAPER),
    ],
    ids=lambda job: f"{job.game} {len(job.options)}",
)
def test_luck_is_the_same_played_in_the_kernel_and_move_by_move(job: Job) -> None:
    games = range(job.games)
    rows, luck = play_lucky_block(job, games)
    assert (rows == simulate(job).rows).all()
    assert luck == pytest.approx(np.array([luck_of(play_game(job, number)) for number in games]))
    assert luck.any()
