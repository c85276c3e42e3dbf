"""New papers of Ring & Route: valid, usual and good to look at, whatever the seed; and always the same ones."""

from __future__ import annotations

import json
import math
from collections import Counter
from functools import cache
from hashlib import sha256
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rollwright
from rollwright.core.errors import OptionError
from rollwright.games.ring_and_route.material.sheet import COLOURS, DICE, NUMBER_POINTS, Sheet, read_dice, read_sheet
from rollwright.games.ring_and_route.picture.geometry import RADIUS, number_places
from rollwright.games.ring_and_route.workshop.styles import STYLES
from support.thorough import times

KIND = rollwright.game_type("ring-and-route")
in_every_style = pytest.mark.parametrize("style", STYLES)
DIGEST = "32c5e738"


@cache
def text(style: str, seed: int) -> str:
    return KIND.workshop.make(seed, style)


def paper(style: str, seed: int) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text(style, seed))
    return found


@cache
def sheets(style: str, seeds: int = 3) -> list[Sheet]:
    return [read_sheet(sheet) for seed in range(seeds) for sheet in paper(style, seed)["sheets"].values()]


@in_every_style
def test_r4_r7_sheets_have_no_notices(style: str) -> None:
    for seed in range(3):
        own = KIND.material.own([text(style, seed)])
        assert len(own.faces) == 2
        assert [KIND.material.notices(face) for face in own.faces.values()] == [[], []]


@in_every_style
def test_number_spaces_are_not_crowded(style: str) -> None:
    for sheet in sheets(style):
        places = number_places(sheet)
        assert min(math.dist(*pair) for pair in combinations(places, 2)) > 2.5 * RADIUS


@in_every_style
def test_links_are_as_many_and_cross_as_often_as_the_style_says(style: str) -> None:
    usual = STYLES[style]
    for sheet in sheets(style):
        assert usual.links[0] <= len(sheet.links) <= usual.links[1] + 12  # a link comes with its images
        assert sum(map(len, sheet.crossings)) // 2 <= usual.crossings[1]
        assert min(bits.bit_count() for bits in sheet.links_at) >= 2


@in_every_style
def test_r3_every_number_can_be_thrown_and_colours_are_spread_over_the_ring(style: str) -> None:
    for sheet in sheets(style):
        values = Counter(space.value for space in sheet.numbers)
        assert set(values) == set(range(1, 13))
        assert all(sheet.numbers[a].value != sheet.numbers[b].value for a, b in sheet.links)
        assert sorted(Counter(sheet.ring).values()) == [2, 2, 3, 3, 3, 3]
        round_trip = sheet.ring + sheet.ring[:2]
        assert all(len(set(round_trip[at : at + 3])) == 3 for at in range(len(sheet.ring)))


def test_r1_every_number_has_three_colours_on_the_dice() -> None:
    for seed in range(20):
        dice = read_dice(paper("scatter", seed)["dice"])
        assert all(len({dice[die][number] for die in DICE}) == 3 for number in range(len(COLOURS)))


def test_a_mirrored_sheet_is_its_own_image() -> None:
    for sheet in sheets("mirror"):
        width = max(space.x for space in sheet.numbers) + min(space.x for space in sheet.numbers)
        places = [(space.x, space.y) for space in sheet.numbers]
        image = [places.index((width - x, y)) for x, y in places]
        assert {tuple(sorted((image[a], image[b]))) for a, b in sheet.links} == set(sheet.links)


def test_the_same_papers_are_made_on_every_machine() -> None:
    """If this fails because papers are made differently on purpose, their seeds mean something else: say so."""
    texts = [KIND.workshop.make(seed, style) for style in STYLES for seed in (0, 1)]
    assert sha256("".join(texts).encode()).hexdigest()[:8] == DIGEST
    assert len(set(texts)) == len(texts)


@settings(max_examples=times(100))  # `make generated` makes thousands
@given(seed=st.integers(), style=st.sampled_from(list(STYLES)))
def test_any_whole_number_is_a_seed(seed: int, style: str) -> None:
    own = KIND.material.own([KIND.workshop.make(seed, style)])
    assert KIND.set_up(pieces=own.pieces, **own.options).names


def test_wishes_are_refused() -> None:
    with pytest.raises(OptionError) as refused:
        KIND.workshop.make(1, treasures=6)
    assert refused.value.code == "option-wish"


def test_a_shipped_paper_is_given_as_a_text_that_is_read_back() -> None:
    text = KIND.workshop.text_of("2")
    found = json.loads(text)
    assert found["number_points"] == list(NUMBER_POINTS)
    assert json.loads(KIND.material.own([text]).texts[0])["sheets"] == found["sheets"]
