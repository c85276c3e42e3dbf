"""Levels that play by other weights or tables: `expert@DATA` and `master@DATA`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rollwright
from rollwright import OptionError
from rollwright.bots.registry import bare, canonical, check_bot, data_of, is_knowing, level_of, make_bot
from rollwright.games.diceland.bots import features, weights
from rollwright.games.ring_and_route.bots import knowledge
from rollwright.lab.jobs import Job
from rollwright.lab.play import play_block, play_block_compiled
from rollwright.lab.tournament import Plan, play_tournament
from support.few_routes import PAPER
from third import stairs


def right_weights(hidden: int = 0) -> Any:
    return weights.pack(np.zeros(features.FEATURES), np.zeros((features.FEATURES, hidden)), np.zeros(hidden))


def test_names() -> None:
    name = canonical("4@runs/w@2.npy")
    assert (name, bare(name), data_of(name), level_of(name)) == ("expert@runs/w@2.npy", "expert", "runs/w@2.npy", 4)
    assert is_knowing(name)
    assert data_of("my.bots:Class@x") == data_of("expert") == ""


@pytest.mark.parametrize("name", ["expert@", "greedy@1", "random@1", "3@0"])
def test_other_bots_take_no_data(name: str) -> None:
    with pytest.raises(OptionError) as caught:
        make_bot(name, 1)
    assert caught.value.code == "option-bot-data"
    assert "expert, master" in str(caught.value)


def test_other_games_take_no_data() -> None:
    with pytest.raises(OptionError) as caught:
        check_bot("expert@1", stairs.GAME)
    assert caught.value.code == "option-bot-no-data"


@pytest.mark.parametrize("price", ["", "x", "-1", "101", "nan", "inf", "1e400", "0,5"])
def test_prices_that_are_none(price: str) -> None:
    with pytest.raises(OptionError) as caught:
        Job("ring-and-route", (f"expert@{price}", "greedy"), 1).check()
    assert caught.value.code == ("ring-and-route-option-data" if price else "option-bot-data")


def broken(place: int, number: float) -> Any:
    packed = right_weights()
    packed[place] = number
    return packed


FAULTS = {
    "none": ["text", np.zeros(3, np.float32), right_weights().astype(np.float64), right_weights().reshape(1, -1)],
    "finite": [broken(-1, np.nan)],
    "hidden": [broken(weights.HIDDEN, units) for units in (-4, 2, 4.5, 260)],
    "size": [right_weights()[:-1], np.append(right_weights(), np.float32(0)), right_weights(4)[:-2]],
}


@pytest.mark.parametrize(("code", "data"), [(code, data) for code, faults in FAULTS.items() for data in faults])
def test_files_that_hold_no_weights(code: str, data: Any, tmp_path: Path) -> None:
    file = tmp_path / "weights.npy"
    if isinstance(data, str):
        file.write_text(data)
    else:
        np.save(file, data)
    with pytest.raises(OptionError) as caught:
        check_bot(f"master@{file}", rollwright.game_type("diceland"))
    assert caught.value.code == f"diceland-data-{code}"
    assert file.name in str(caught.value)


@pytest.mark.parametrize("make", [np.savez, lambda file, x: np.save(file, np.array([x], object), allow_pickle=True)])
def test_nothing_else_is_opened(make: Any, tmp_path: Path) -> None:
    with (tmp_path / "weights.npy").open("wb") as file:
        make(file, right_weights())
    for name in ("weights.npy", "nothing.npy", "", "~nobody-is-called-this/x", "\0"):
        with pytest.raises(OptionError) as caught:
            check_bot(f"expert@{tmp_path / name}", rollwright.game_type("diceland"))
        assert caught.value.code == "diceland-data-none"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OptionError, match="pipe"):
        check_bot(f"expert@{tmp_path / 'pipe'}", rollwright.game_type("diceland"))


@pytest.mark.compiled
def test_weights_of_ones_own_play(tmp_path: Path) -> None:
    file = tmp_path / "weights.npy"
    np.save(file, weights.learned())
    given = Job("diceland", (f"expert@{file}", f"master@{file}"), 2, seed=3)
    shipped = Job("diceland", ("expert", "master"), 2, seed=3)
    rows = play_block_compiled(given, range(2)).rows
    assert (rows == play_block_compiled(shipped, range(2)).rows).all()
    np.save(file, right_weights(4))
    changed = Job("diceland", given.bots, 2, seed=3, pieces=shipped.pieces_of(0))
    assert (play_block_compiled(changed, range(1)).rows != rows[:1]).any()


@pytest.mark.compiled
def test_a_price_of_ones_own_plays() -> None:
    job = Job("ring-and-route", ("expert@0", "master@2.5"), 2, seed=3, options=PAPER)
    job.check()
    assert (play_block(job, range(2)).rows == play_block_compiled(job, range(2)).rows).all()
    assert job.knowledge_of(0, "expert@0") is knowledge.knowledge_of(job.setup_of(0), 4, 0.0)


@pytest.mark.compiled
def test_tournaments_tell_the_names_as_they_were_given(tmp_path: Path) -> None:
    plan = Plan("ring-and-route", ("4@0", "expert"), games=8, seed=3, options=PAPER)
    results = play_tournament(plan, journal=tmp_path / "journal")
    assert {bot["bot"] for bot in results.figures()["bots"]} == {"expert@0", "expert"}
    assert set(plan.knowledge) == {"expert@0", "expert"}
    assert (play_tournament(plan, workers=1, journal=tmp_path / "journal").figures()) == results.figures()
