"""The journal of a tournament: what was interrupted goes on, and what is damaged or foreign is refused."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rollwright
from lab.tournaments import FIRST, SMALL, play, text
from rollwright.core.knowledge import knowledge_from_values
from rollwright.kernel import loops
from rollwright.lab.tournament import Plan, Sprt
from rollwright.lab.tournament import play as playing
from rollwright.lab.tournament.journal import Journal, kept_in
from rollwright.lab.tournament.results import Match, PlayedPairs
from third import stairs_luck

pytestmark = pytest.mark.usefixtures("with_stairs")


class Interruption:
    """Progress that interrupts after some part of the games."""

    def __init__(self, part: float) -> None:
        self.part = part

    def __call__(self, part: float) -> None:
        if part >= self.part:
            raise KeyboardInterrupt


@pytest.mark.parametrize("games", [1, 9, 17, 30])
def test_what_was_interrupted_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, games: int) -> None:
    file = tmp_path / "deep" / "journal"
    with pytest.raises(KeyboardInterrupt):
        play(SMALL, file, progress=Interruption(games / 38))
    kept = len(file.read_bytes().splitlines()) - 1
    assert kept == -(-games // 8)  # blocks of four pairs
    played: list[range] = []

    def play_pairs(plan: Plan, pairing: int, pairs: range) -> PlayedPairs:
        played.append(pairs)
        return unwatched(plan, pairing, pairs)

    unwatched = playing.play_pairs
    monkeypatch.setattr(playing, "play_pairs", play_pairs)
    done: list[float] = []
    assert text(play(SMALL, file, progress=done.append)) == text(play(SMALL))
    assert len(played) == (5 - kept) + 5  # and those of the run to compare with
    assert done[0] * 38 == pytest.approx(8 * kept) or done[0] * 38 == pytest.approx(8 * kept - 2)  # a last block of 3
    assert done[-1] == 1


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    play(SMALL, tmp_path / "journal")
    return tmp_path / "journal"


def test_a_last_line_that_was_cut_off_is_played_again(journal: Path) -> None:
    whole = journal.read_bytes()
    expected = text(play(SMALL))
    last = whole.rindex(b"\n", 0, -1) + 1
    for end in (0, 1, 20, last - 1, last, last + 1, len(whole) - 1):
        journal.write_bytes(whole[:end])
        assert text(play(SMALL, journal)) == expected
        assert sorted(journal.read_bytes().splitlines()) == sorted(whole.splitlines())


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (b'{"format":"rollwright-tournament/1","plan":{}}\n', "journal-foreign"),
        (b"my diary\n", "journal-none"),
        (b"\x00\xff", "journal-none"),
    ],
)
def test_another_file_is_refused_and_left_alone(tmp_path: Path, change: bytes, code: str) -> None:
    file = tmp_path / "journal"
    file.write_bytes(change)
    with pytest.raises(rollwright.OptionError) as caught:
        play(SMALL, file)
    assert caught.value.code == code
    assert file.read_bytes() == change


@pytest.mark.parametrize("change", [{"seed": 3}, {"games": 100}, {"bots": ("random", FIRST)}, {"sprt": Sprt(0, 10)}])
def test_the_journal_of_another_plan_is_refused(journal: Path, change: dict[str, Any]) -> None:
    with pytest.raises(rollwright.OptionError, match="is the journal of another tournament"):
        play(replace(SMALL, **change), journal)
    assert kept_in(journal) == (SMALL.seed, 1, 1)


@pytest.mark.usefixtures("lucky")
def test_figures_with_luck_by_other_knowledge_are_not_mixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal, plan = tmp_path / "journal", replace(SMALL, games=8)
    play(plan, journal)
    before = journal.read_bytes()
    other = knowledge_from_values(0, np.ones(1, dtype=np.float32))
    monkeypatch.setattr(stairs_luck.LuckyBots, "luck_knowledge", lambda *_: other)
    with pytest.raises(rollwright.OptionError) as caught:
        play(replace(plan), journal)
    assert caught.value.code == "journal-luck"
    assert journal.read_bytes() == before
    with pytest.raises(rollwright.OptionError) as caught:
        play(replace(plan, luck=False), journal)
    assert caught.value.code == "journal-foreign"


def test_two_tournaments_dont_write_to_one_journal(journal: Path) -> None:
    before = journal.read_bytes()
    with Journal(journal, SMALL), pytest.raises(rollwright.OptionError) as caught:
        play(SMALL, journal)
    assert caught.value.code == "journal-in-use"
    assert journal.read_bytes() == before


def test_a_journal_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(rollwright.OptionError, match="can't be read or written"):
        play(SMALL, tmp_path)
    assert kept_in(tmp_path) is None


def test_damage_is_told_or_does_no_harm(journal: Path) -> None:
    """Single bytes and whole values change: an error names the line, or what is read is a block of the plan."""
    header, *lines = journal.read_bytes().splitlines(keepends=True)
    chance = random.Random(1)
    told = 0
    for _ in range(500):
        damaged = bytearray(lines[0])
        for _ in range(chance.randint(1, 3)):
            at = chance.randrange(len(damaged))
            damaged[at : at + chance.randint(0, 4)] = chance.choice(
                [b"", b"9", b"-", b"[", b"null", b"\xff", b"1e999", b"\n"]
            )
        journal.write_bytes(header + bytes(damaged) + lines[1])
        try:
            with Journal(journal, SMALL) as book:
                for played in book.read():
                    assert played.rows.shape == (2, 4 if played.start < 16 else 3, loops.ROW)
                    Match(SMALL, played.pairing).add(played)
        except rollwright.OptionError as error:
            assert error.code == "journal-line"
            told += 1
    assert told > 300
