"""New boards of Diceland: valid, usual and good to look at, whatever the seed; and always the same ones."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rollwright
from rollwright.core.errors import OptionError
from rollwright.games.diceland.material.board import COLOURS, Board, adjacent, read_board
from rollwright.games.diceland.workshop.hexes import around, board_text, distance, orbit
from rollwright.games.diceland.workshop.outlines import hexagon
from rollwright.games.diceland.workshop.styles import STYLES
from support.thorough import times

WORKSHOP = rollwright.game_type("diceland").workshop
in_every_style = pytest.mark.parametrize("style", STYLES)
DIGEST = "fb7dde12"


def made(style: str, seed: int, treasures: int) -> Board:
    return read_board(WORKSHOP.make(seed, style, treasures=treasures))


@in_every_style
@pytest.mark.parametrize("treasures", [12, 6])
def test_d3a_boards_are_as_the_printed_ones_are(style: str, treasures: int) -> None:
    for seed in range(3):
        board = made(style, seed, treasures)
        assert board.notices == ()
        assert board.treasures == treasures
        assert treasures == 12 or not board.obstacles  # D20
        counts = Counter(space.colour for space in board.spaces)
        assert max(counts.values()) - min(counts.values()) <= 3


@in_every_style
def test_treasures_are_apart_from_each_other_and_from_the_start(style: str) -> None:
    for seed in range(3):
        board = made(style, seed, 12)
        treasures = [number for number, space in enumerate(board.spaces) if space.treasure]
        assert not any(one in board.neighbours[other] for one, other in combinations(treasures, 2))
        assert not set(treasures) & set(board.start_neighbours)
        assert len({board.spaces[number].territory for number in treasures}) == 12


@in_every_style
def test_several_colours_begin_at_the_start(style: str) -> None:
    for seed in range(3):
        board = made(style, seed, 12)
        assert len({board.spaces[number].colour for number in board.start_neighbours}) >= 4


@pytest.mark.parametrize(("style", "order"), [(name, style.order) for name, style in STYLES.items() if style.order > 1])
def test_a_turn_takes_a_symmetric_board_to_itself_but_for_its_colours(style: str, order: int) -> None:
    board = made(style, 5, 12)
    spaces = {_axial(board, (space.column, space.row)): space for space in board.spaces}
    renamed: dict[int, int] = {}
    for place, space in spaces.items():
        image = spaces[orbit(place, order)[1]]
        assert renamed.setdefault(space.colour, image.colour) == image.colour != space.colour
        assert image.treasure == space.treasure
    assert len(set(renamed.values())) == len(COLOURS)


def _axial(board: Board, place: tuple[int, int]) -> tuple[int, int]:
    (q, r), (start_q, start_r) = ((column - row // 2, row) for column, row in (place, board.start))
    return q - start_q, r - start_r


def test_the_same_boards_are_made_on_every_machine() -> None:
    """If this fails because boards are made differently on purpose, their seeds mean something else: say so."""
    texts = [
        WORKSHOP.make(seed, style, treasures=treasures) for style in STYLES for seed in (0, 1) for treasures in (12, 6)
    ]
    assert sha256("".join(texts).encode()).hexdigest()[:8] == DIGEST
    assert len(set(texts)) == len(texts)


@settings(max_examples=times(100))  # `make generated` makes thousands
@given(seed=st.integers(), style=st.sampled_from(list(STYLES)), treasures=st.sampled_from([12, 6]))
def test_any_whole_number_is_a_seed(seed: int, style: str, treasures: int) -> None:
    text = WORKSHOP.make(seed, style, treasures=treasures)
    assert read_board(text).notices == ()
    assert read_board(text).text == text


@given(style=st.text().filter(lambda name: name and name not in STYLES))
def test_a_style_that_is_not_there_is_refused(style: str) -> None:
    with pytest.raises(OptionError) as refused:
        WORKSHOP.make(1, style)
    assert refused.value.code == "option-style"
    assert "field" in str(refused.value)


@pytest.mark.parametrize(
    ("seed", "wishes", "code"),
    [
        (1.5, {}, "option-seed"),
        ("7", {}, "option-seed"),
        (True, {}, "option-seed"),
        (1, {"treasures": 7}, "diceland-option-treasures"),
        (1, {"treasures": "12"}, "diceland-option-treasures"),
        (1, {"gold": 12}, "option-wish"),
    ],
)
def test_what_cannot_be_made_is_refused(seed: int, wishes: dict[str, Any], code: str) -> None:
    with pytest.raises(OptionError) as refused:
        WORKSHOP.make(seed, **wishes)
    assert refused.value.code == code


def test_a_shipped_board_is_given_as_a_text() -> None:
    assert rollwright.new_game("diceland", boards=[WORKSHOP.text_of("A"), "A"]).setup.names


def test_hexagons_lie_in_the_text_as_they_lie_around_the_start() -> None:
    """Neighbours in axial coordinates are the neighbours of D3, whichever row is the first."""
    for shift in (0, 1):
        places = {(q, r + shift): "+" if (q, r) == (0, 0) else "r" for q, r in [(0, 0), *around((0, 0))]}
        rows = [line.split() for line in board_text(places).splitlines()]
        (start,) = [(column, row) for row, line in enumerate(rows) for column, mark in enumerate(line) if mark == "+"]
        assert sorted(rows[row][column] for column, row in adjacent(*start)) == ["r"] * 6


def test_a_full_turn_changes_nothing() -> None:
    place = (3, -5)
    assert len(set(orbit(place, 6))) == 6
    assert {distance(image) for image in orbit(place, 6)} == {5}
    assert orbit(orbit(place, 6)[1], 6)[5] == place


def test_a_hexagon_is_as_large_as_fits_best() -> None:
    from rollwright.core.picks import Picks

    assert {len(hexagon(Picks(seed), 120, 1)) for seed in range(8)} == {127, 121}
