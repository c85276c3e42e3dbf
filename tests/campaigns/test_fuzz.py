"""Broken input of all kinds: only the project's own errors come out, and what is accepted is consistent."""

from __future__ import annotations

from collections import Counter

import pytest

import rollwright
from campaigns.fuzz import TARGETS, Finding, check_record, corpus, fuzz_one

SEED = 0
MUTATIONS = {  # 6,800 in all
    "record": 1_500,
    "events": 1_000,
    "record text": 1_000,
    "board": 1_000,
    "sheet": 800,
    "dice and points": 400,
    "options": 300,
    "position": 800,
}
PARTS = 4


def test_all_targets_are_here() -> None:
    assert set(MUTATIONS) == set(TARGETS)
    assert sum(MUTATIONS.values()) >= 5_000


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("target", TARGETS)
def test_only_our_errors_come_out(target: str, part: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(part, MUTATIONS[target], PARTS):
        try:
            seen[fuzz_one(SEED, number, target)[1]] += 1
        except Exception as error:
            error.add_note(f"mutation {number} of seed {SEED}, target “{target}”")
            raise
    accepted = seen["replayed"] + seen["read"]
    assert accepted > 0, "some edits do no harm"
    assert len(seen) > 4, "and others do, in many ways"


def test_the_sound_records_are_sound() -> None:
    for record in corpus(SEED):
        assert check_record(record) == "replayed"


def test_a_finding_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Guards the check itself: a record that forgets its last event is told."""
    record = next(record for record in corpus(SEED) if len(record["events"]) > 10)
    write = rollwright.Game.record

    def forgetful(game: rollwright.Game) -> dict[str, object]:
        written = write(game)
        return {**written, "events": written["events"][:-1], "result": None}

    monkeypatch.setattr(rollwright.Game, "record", forgetful)
    with pytest.raises(Finding):
        check_record(record)
