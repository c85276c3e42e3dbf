"""The facet for making pieces, its default, and the choices that a seed decides."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rollwright
from rollwright.core.errors import OptionError
from rollwright.core.picks import Picks
from rollwright.core.workshop import Workshop
from third import stairs


class Painter(Workshop):
    styles = ("plain", "bold")
    wishes = ("width",)

    def invent(self, seed: int, style: str, wishes: dict[str, Any]) -> str:
        return f"{seed} {style} {wishes}"


def painted(*given: Any, **wishes: Any) -> str:
    return replace(stairs.GAME, name="painted-stairs", workshop=Painter()).workshop.make(*given, **wishes)


def test_a_game_without_a_workshop_says_so() -> None:
    workshop = replace(stairs.GAME, name="bare-stairs").workshop
    with pytest.raises(OptionError) as refused:
        workshop.make(1)
    assert refused.value.code == "option-no-workshop"
    assert "bare-stairs" in str(refused.value)
    with pytest.raises(OptionError):
        workshop.text_of("A")


def test_the_first_style_is_the_usual_one() -> None:
    assert painted(7) == painted(7, "plain") == "7 plain {}"
    assert painted(7, "bold", width=3) == "7 bold {'width': 3}"


@pytest.mark.parametrize(
    ("given", "wishes", "code"),
    [
        ((1.0,), {}, "option-seed"),
        ((None,), {}, "option-seed"),
        ((1, "odd"), {}, "option-style"),
        ((1,), {"height": 1}, "option-wish"),
    ],
)
def test_what_is_not_offered_is_refused(given: tuple[Any, ...], wishes: dict[str, Any], code: str) -> None:
    with pytest.raises(OptionError) as refused:
        painted(*given, **wishes)
    assert refused.value.code == code


def test_without_a_seed_one_is_drawn() -> None:
    assert rollwright.make_piece("diceland") != rollwright.make_piece("diceland")
    with pytest.raises(OptionError):
        rollwright.make_piece("chess")


@given(seed=st.integers(), choices=st.lists(st.integers(), min_size=1, max_size=20))
def test_a_seed_decides_all_choices(seed: int, choices: list[int]) -> None:
    one, other = Picks(seed), Picks(seed)
    assert one.shuffled(choices) == other.shuffled(choices)
    assert Counter(one.shuffled(choices)) == Counter(choices)
    assert one.one_of(choices) in choices
    assert 3 <= one.between(3, 5) <= 5


def test_choices_are_even_and_branches_differ() -> None:
    picks = Picks(1)
    orders = Counter("".join(picks.shuffled("abc")) for _ in range(6000))
    assert len(orders) == 6
    assert all(800 < count < 1200 for count in orders.values())
    assert [Picks(1, 0).below(1000), Picks(1, 1).below(1000)] == [Picks(1, 0).below(1000), Picks(1, 1).below(1000)]
    assert len({tuple(Picks(1, branch).shuffled(range(30))) for branch in range(10)}) == 10
