"""The papers that ship: their sides, and that on the second and third it makes no difference which one begins with."""

from __future__ import annotations

import pytest

import rollwright
from rollwright import OptionError
from rollwright.games.ring_and_route.bots.routes import routes_of
from rollwright.games.ring_and_route.material.sheet import PAPERS, shipped_sheet
from rollwright.words import LANGUAGES

FAIR = PAPERS[1:]
MATERIAL = rollwright.game_type("ring-and-route").material


@pytest.mark.parametrize("paper", FAIR)
def test_both_sides_have_the_same_net(paper: tuple[str, str]) -> None:
    """The same numbers, links and crossings, so that the same routes can be drawn with the same dice."""
    one, other = map(shipped_sheet, paper)
    assert [space.value for space in one.numbers] == [space.value for space in other.numbers]
    assert (one.links, one.crossings) == (other.links, other.crossings)
    assert routes_of(one) == routes_of(other)


@pytest.mark.parametrize("paper", FAIR)
def test_both_sides_have_the_same_ring_turned_and_mirrored(paper: tuple[str, str]) -> None:
    one, other = (shipped_sheet(side).ring for side in paper)
    assert other != one
    assert other in (one[::-1] * 2)


@pytest.mark.parametrize("paper", FAIR)
def test_but_they_are_drawn_differently(paper: tuple[str, str]) -> None:
    one, other = ([(space.x, space.y) for space in shipped_sheet(side).numbers] for side in paper)
    assert sum(place == there for place, there in zip(one, other, strict=True)) == 0


@pytest.mark.parametrize("number", range(len(PAPERS)))
def test_a_set_is_a_paper(number: int) -> None:
    name, sides = str(number + 1), PAPERS[number]
    assert MATERIAL.sets()[name] == sides
    dealt = {*MATERIAL.deal(2, lambda _: 0, name), *MATERIAL.deal(2, lambda _: 1, name)}
    assert dealt == set(sides)
    game = rollwright.new_game("ring-and-route", sheets=list(sides))
    assert set(game.record()["sheets"]) == set(sides)
    assert all(MATERIAL.sides(side) == sides for side in sides)


def test_by_default_the_first_paper_is_dealt() -> None:
    assert set(MATERIAL.deal(4, lambda sides: sides - 1)) <= set(PAPERS[0])


@pytest.mark.parametrize("sheets", [["1", "3"], ["3", "4", "5"], ["6", "1"]])
def test_all_seats_have_the_same_paper(sheets: list[str]) -> None:
    with pytest.raises(OptionError) as refused:
        rollwright.new_game("ring-and-route", sheets=sheets)
    assert refused.value.code == "ring-and-route-option-one-paper-each"
    assert all(" ".join(sheets) in refused.value.say(language) for language in LANGUAGES)
