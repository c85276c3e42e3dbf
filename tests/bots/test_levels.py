"""The five levels: the same in one's hands and in the kernel, by name and by number, in any mixture."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import rollwright
from rollwright.bots.registry import BOT_NAMES, COMPILED_BOTS, FAST_BOTS, LEVELS, canonical, level_of, make_bot
from rollwright.core.knowledge import BotKnowledge, Scratch, no_knowledge
from rollwright.core.position import Position
from rollwright.kernel import deciders, level_deciders, loops, stream
from rollwright.lab import jobs
from rollwright.lab.jobs import Job
from rollwright.lab.play import play_block, play_block_compiled, play_game
from rollwright.lab.simulate import simulate
from support.few_routes import PAPER
from support.games import GAMES

JOBS = [
    Job("diceland", ("planner", "novice"), 3, seed=1),
    Job("diceland", ("expert", "greedy", "master"), 1, seed=2),
    Job("diceland", ("novice", "random", "novice", "greedy"), 8, seed=3),
    Job("ring-and-route", ("planner", "expert"), 3, seed=4, options=PAPER),
    Job("ring-and-route", ("master", "novice", "master", "random"), 3, seed=5, options=PAPER),
    Job("ring-and-route", ("master",), 2, seed=6, options=PAPER),
]


def test_levels_have_numbers_and_names() -> None:
    assert [canonical(str(level_of(name))) for name in LEVELS] == list(LEVELS)
    assert [canonical(name) for name in BOT_NAMES] == list(BOT_NAMES)
    assert type(make_bot("1", 7)) is type(make_bot("novice", 7))
    assert set(COMPILED_BOTS) == set(BOT_NAMES)
    assert Job("diceland", ("5", "2", "random"), 1).bots == ("master", "greedy", "random")
    assert Job("diceland", ("random", "1"), 1).has_levels
    assert not Job("diceland", tuple(FAST_BOTS), 1).has_levels


@pytest.mark.compiled
@pytest.mark.parametrize("job", JOBS, ids=lambda job: f"{job.game} {' '.join(job.bots)}")
def test_levels_play_the_same_games_in_the_kernel_and_move_by_move(job: Job) -> None:
    games = range(job.games)
    assert (play_block(job, games).rows == play_block_compiled(job, games).rows).all()


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_results_do_not_depend_on_workers_and_deals_before(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "SLOW_BLOCK", 8)
    monkeypatch.setattr(jobs, "DEAL", 4)
    job = Job(game, ("planner", "novice"), 24, seed=9)
    rows = simulate(job, workers=2).rows
    assert (play_block_compiled(job, range(24)).rows == rows).all()
    assert (play_block(job, range(20, 21)).rows[0] == rows[20]).all()


@pytest.mark.compiled
def test_levels_play_with_bots_of_ones_own() -> None:
    job = Job("ring-and-route", ("expert", "lab.test_simulate:First"), 1, seed=1, options=PAPER)
    assert not job.is_compiled
    assert play_game(job, 0).record() == play_game(job, 0).record()


@pytest.mark.compiled
def test_a_bot_is_the_same_whatever_it_has_played_before() -> None:
    used = make_bot("planner", 1)
    for seed in range(3):
        game = rollwright.new_game("diceland", boards=["A", "C"], dice=rollwright.SeededDice(seed))
        for _ in range(40):
            if game.awaiting_roll:
                game.roll()
                continue
            seat = game.pending[0]
            move = used.choose(game, seat)
            assert move == make_bot("3", 2).choose(game, seat) == deepcopy(used).choose(game, seat)
            game.play(seat, move)


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_what_is_known_is_made_once(name: str) -> None:
    """For equal set-ups the same arrays, and for all of them the same types: nothing is compiled twice."""
    import numba

    kind = rollwright.game_type(name)
    options: dict[str, Any] = PAPER if name == "ring-and-route" else {}
    setups = [kind.set_up(None, first, pieces=kind.material.catalogue()[:2], **options) for first in (0, 1)]
    types = set()
    for level in (3, 4, 5):
        one, other = (kind.bots.knowledge(setup, level) for setup in setups)
        assert one is other is kind.bots.newest_knowledge(setups[0], level)
        assert deepcopy(one) is one
        types.add(numba.typeof(one.arguments))
    types.add(numba.typeof(no_knowledge().arguments))
    assert len(types) == 1


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_plain_and_compiled_loops_are_one_source(name: str) -> None:
    import numpy as np

    kind = rollwright.game_type(name)
    setup = kind.set_up(pieces=kind.material.catalogue()[:2])
    nothing, key = no_knowledge().arguments, stream.key_of(3)
    bots = (level_deciders.NOVICE, deciders.RANDOM, deciders.RANDOM, deciders.RANDOM)
    scratches = [Scratch(kind) for _ in bots]
    players = tuple((bot, scratch.out, scratch.notes, nothing) for bot, scratch in zip(bots, scratches, strict=True))
    found = []
    for kernel, numbers in ((kind.builds.plain_levels, list), (kind.builds.compiled_levels, np.array)):
        sizes = kind.kernel.STATE_SIZE, kind.builds.level_scratch, 5 * loops.ROW
        state, out, rows = (numbers([0] * size) for size in sizes)
        kernel.play_games(numbers(setup.facts), 2, key, 0, 5, players, state, out, rows)
        found.append([int(number) for number in rows])
    assert found[0] == found[1]


@pytest.mark.compiled
def test_a_bot_asks_what_is_known_at_each_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scratch memory is reused only with the knowledge that it was filled by."""
    kind = rollwright.game_type("diceland")
    game = rollwright.new_game("diceland", boards=["A", "C"], dice=rollwright.SeededDice(1))
    known = [kind.bots.knowledge(game.setup, level) for level in (4, 4, 3)]
    scratches = []

    class Asked(BotKnowledge):
        def action(self, position: Position, seat: int, scratch: Scratch | None = None) -> int:
            scratches.append(scratch)
            return super().action(position, seat, scratch)

    observed = {id(each): Asked(each.way, each.numbers, each.values, each.weights) for each in known}
    asked = iter([observed[id(each)] for each in known])
    monkeypatch.setattr(kind.bots, "newest_knowledge", lambda *_: next(asked))
    game.roll()
    bot = make_bot("expert", 1)
    moves = [bot.choose(game, 0) for _ in known]
    assert set(moves) <= set(game.legal_moves(0))
    assert scratches[0] is scratches[1] is not scratches[2]


@pytest.mark.compiled
def test_data_sets_hold_games_of_levels() -> None:
    from rollwright.lab.columns import play_columns

    job = Job("ring-and-route", ("planner", "novice"), 2, seed=4)
    (played,) = play_columns(job, range(2))
    assert (played.rows == play_block(job, range(2)).rows).all()
