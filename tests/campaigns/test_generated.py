"""The campaign of new boards and papers, in short."""

from __future__ import annotations

import pytest

from campaigns.generated import Made, Played, campaign, faults


@pytest.mark.compiled
def test_new_pieces_are_accepted_different_and_played_to_the_end() -> None:
    found = list(campaign(boards=4, papers=4, played=20, games=4))
    made = [one for one in found if isinstance(one, Made)]
    assert len(made) == 27
    assert all(one.made == 4 and not faults(one) for one in made)
    for new, shipped in zip(*[iter(one for one in found if isinstance(one, Played))] * 2, strict=True):
        assert new.games == 80
        assert faults(new, shipped) == []


def test_what_is_wrong_is_told() -> None:
    assert faults(Made("g", "s", {}, made=2, accepted=1, twice=1, crashes=["3: no"])) == [
        "g s : 3: no",
        "g s : 1 are not accepted, or are unusual",
        "g s : 1 are made twice",
    ]
    assert len(faults(Played("g", 1, 10, {"round-limit": 1}), Played("g", 1, 100, {"goal": 100}))) == 1
