"""Certificates of fairness (`lab/certificate`)."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from rollwright.core.errors import OptionError
from rollwright.core.registry import game_type
from rollwright.games.diceland.material.board import shipped_board
from rollwright.lab.certificate import Findings, Part, Trial, certify, play_trial
from rollwright.lab.certificate.findings import Observed
from rollwright.lab.certificate.page import certificate_page
from rollwright.lab.certificate.plot import certificate_svg
from rollwright.lab.certificate.report import certificate_text
from rollwright.lab.certificate.sample import lead_changes, scores_of
from rollwright.lab.certificate.search import find_fair
from rollwright.lab.jobs import Job
from rollwright.lab.play import play_game

FAST = Trial("diceland", ("A", "C"), seats=(2,), judges=("greedy",), seed=5, within=0.025)

# Everything that is needed lies around the start, and the rest of the board is a long way to nowhere.
GENEROUS = """
. . R r r g g g .
. . Y R G b b b .
. Y y + G B s s s
. . O O B S S o o
. . o o y y s s .
"""


# Which games are played


@pytest.mark.parametrize(("seats", "tables"), [(2, 28), (3, 56 * 2), (4, 70 * 6)])
def test_all_combinations_in_all_orders(seats: int, tables: int) -> None:
    trial = Trial("diceland", tuple("ABCDEFGH"))
    found = trial.tables(seats)
    assert len(found) == len(set(found)) == tables
    assert len({frozenset(table) for table in found if len(set(table)) == seats}) == tables // [1, 2, 6][seats - 2]
    assert len(set(Counter(piece for table in found for piece in table).values())) == 1


def test_few_boards_are_repeated_evenly() -> None:
    assert Trial("ring-and-route", ("1", "2")).tables(3) == ((0, 0, 1), (0, 1, 1))
    assert Trial("ring-and-route", ("1", "2")).tables(4) == ((0, 0, 1, 1), (0, 1, 0, 1))


def test_a_focus_sits_at_every_table() -> None:
    assert Trial("diceland", ("A", "B", "C"), focus=1).tables(2) == ((0, 1), (1, 2))


def test_every_board_is_first_once_with_the_same_dice() -> None:
    trial, part = Trial("diceland", ("A", "B", "C", "D")), Part("greedy", 3)
    orders = [(order, job) for order, job in trial.jobs(part, 1)]
    number = trial.dice_of(1, range(7, 8))[0]
    assert sorted(order[number % 3] for order, _ in orders) == sorted(trial.tables(3)[1])
    assert len({job.key for _, job in orders}) == 1
    assert number not in trial.dice_of(0, range(1 << 20))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"pieces": ("A",), "names": ()}, "certify-pieces"),
        ({"seats": (1,)}, "certify-seats"),
        ({"seats": ()}, "certify-seats"),
        ({"judges": ("nobody",)}, "certify-judges"),
        ({"within": 0.0}, "certify-within"),
        ({"within": float("nan")}, "certify-within"),
    ],
)
def test_what_cant_be_certified(change: dict[str, object], code: str) -> None:
    with pytest.raises(OptionError) as caught:
        replace(FAST, **change).check()  # type: ignore[arg-type]
    assert caught.value.code == code


# What is found


@pytest.mark.compiled
def test_an_unfair_board_is_found_out() -> None:
    trial = replace(FAST, pieces=("A", "C", GENEROUS), names=("A", "C", "generous"), seats=(2, 3))
    figures = certify(trial, workers=1)
    assert not figures["fair"]
    assert "generous" in figures["unfair"]
    assert all(part["shares"][2]["low"] > part["equal"] + trial.tolerance for part in figures["parts"])


@pytest.mark.compiled
def test_new_boards_are_tried_until_one_is_fair() -> None:
    boards = {7: GENEROUS, 8: shipped_board("C").text}
    unfair: list[tuple[int, float]] = []
    found = find_fair(
        game_type("diceland"), boards.__getitem__, 7, 0.1, (2,), ("greedy",), 1, lambda *told: unfair.append(told)
    )
    assert found == (8, boards[8])
    ((seed, off),) = unfair
    assert (seed, off > 0.1) == (7, True)


@pytest.mark.compiled
def test_equal_boards_are_equally_good() -> None:
    trial = replace(FAST, pieces=("A", shipped_board("A").text), names=("A", "copy"))
    (part,) = certify(trial, workers=1)["parts"]
    assert [share["value"] for share in part["shares"]] == [0.5, 0.5]  # the same dice, once for each


@pytest.mark.compiled
def test_who_begins_is_ahead() -> None:
    (part,) = certify(replace(FAST, within=0.015), workers=1)["parts"]
    assert part["by_place"][0] > 0.5 > part["by_place"][1]


@pytest.mark.compiled
def test_the_same_trial_gives_the_same_bytes() -> None:
    first = certificate_text(certify(FAST, workers=1))
    assert certificate_text(certify(FAST, workers=2)) == first
    other = certify(replace(FAST, seed=6), workers=1)
    assert other["hash"] != json.loads(first)["hash"]
    assert json.loads(first)["command"].endswith("--seats 2 --judges greedy --within 0.025 --seed 5")


@pytest.mark.compiled
def test_games_are_played_until_intervals_are_narrow() -> None:
    ((_, wide),) = play_trial(FAST, workers=1).items()
    ((_, narrow),) = play_trial(replace(FAST, within=0.01), workers=1).items()
    assert narrow.half_width() <= 0.01 < wide.half_width() <= 0.025
    assert narrow.games > 2 * wide.games


def test_shares_and_intervals() -> None:
    findings = Findings(FAST, Part("greedy", 2))
    findings.add(Observed(findings.part, 0, 0, [[24, 12, 12, 0], [0, 12, 12, 24]], [30, 18], {20: 3, 22: 5}))
    first, second = findings.shares()
    assert (first.value, second.value) == (0.5, 0.5)
    assert first.high - first.value == pytest.approx(1.959964 * (0.5 / 3 / 4 + 1 / 64) ** 0.5, abs=1e-5)
    assert findings.by_place() == [30 / 96, 18 / 96]
    assert findings.length() == {"mean": 21.25, "sd": 0.9682, "min": 20, "max": 22}


def test_no_interval_has_width_zero() -> None:
    findings = Findings(FAST, Part("greedy", 2))
    findings.add(Observed(findings.part, 0, 0, [[12] * 4, [12] * 4], [48, 48], {20: 8}))
    assert findings.half_width() > 0.2


# The journal


@pytest.mark.compiled
def test_a_journal_is_resumed(tmp_path: Path) -> None:
    book = tmp_path / "journal"
    whole = certificate_text(certify(FAST, workers=1, journal=book))
    lines = book.read_bytes().splitlines(keepends=True)
    book.write_bytes(b"".join(lines[:1]) + b'{"judge": "greedy"}\n' + lines[-1][:20])
    assert certificate_text(certify(FAST, workers=1, journal=book)) == whole
    kept = book.read_bytes()
    assert certificate_text(certify(FAST, workers=1, journal=book)) == whole
    assert book.read_bytes() == kept


def test_the_journal_of_another_trial_is_left_alone(tmp_path: Path) -> None:
    book = tmp_path / "journal"
    book.write_text("my diary\n")
    with pytest.raises(OptionError) as caught:
        play_trial(FAST, workers=1, journal=book)
    assert caught.value.code == "certify-journal-foreign"
    assert book.read_text() == "my diary\n"


# What single games show


def test_the_lead_changes_when_another_seat_is_alone_in_front() -> None:
    assert lead_changes([(0, 0), (1, 0), (1, 1), (2, 1)]) == 0
    assert lead_changes([(1, 0), (1, 1), (1, 2), (3, 2)]) == 2
    assert lead_changes([(0, 0, 1), (1, 1, 1), (2, 1, 1)]) == 1


def test_scores_after_each_turn() -> None:
    game = play_game(Job("diceland", ("greedy", "greedy"), 1, 3, ("A", "C")), 0)
    found = list(scores_of(game))
    assert found[-1] == game.scores
    assert len(found) in (game.turns, game.turns + 1)


@pytest.mark.compiled
@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_a_page_and_a_plot(language: str) -> None:
    figures = certify(replace(FAST, names=("A", "<b>&"), within=0.2), workers=1)
    page = certificate_page(figures, language)
    assert "<b>" not in page
    assert figures["hash"] in page
    assert "certificate-" not in page
    assert (
        certificate_svg(figures, language).count("<circle") + certificate_svg(figures, language).count("l8 9l-8") == 2
    )
