"""Board texts, and the material of the eight boards that ship (D2, D3, D3a, D20)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.core.errors import BoardError
from rollwright.games.diceland.material.board import (
    BOARDS,
    COLOURS,
    SHIPPED,
    Board,
    Place,
    Space,
    adjacent,
    read_board,
    shipped_board,
    space_name,
)

SMALL = """\
R r y Y .
 g + b B .
G o O s S
"""

shipped = pytest.mark.parametrize("board", [shipped_board(name) for name in SHIPPED], ids=SHIPPED)
eight = pytest.mark.parametrize("board", [shipped_board(name) for name in BOARDS], ids=BOARDS)


def fault(text: str) -> tuple[str, dict[str, str | int | None]]:
    """The code, without its common beginning, and the parameters of the error that a text raises."""
    with pytest.raises(BoardError) as raised:
        read_board(text, "mine")
    params = dict(raised.value.params)
    assert params.pop("board") == "mine"
    return raised.value.code.removeprefix("diceland-board-"), params


def named(board: Board, name: str) -> Space:
    return next(space for space in board.spaces if space.name == name)


def numbers(board: Board, names: str) -> set[int]:
    index = {space.name: number for number, space in enumerate(board.spaces)}
    return {index[name] for name in names.split()}


# Hexagons ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "touched"), [((2, 2), "b3 d3 b2 c2 b4 c4"), ((2, 3), "b4 d4 c3 d3 c5 d5")], ids=["c3", "c4"]
)
def test_hexagons_touch_as_in_the_notation(place: Place, touched: str) -> None:
    assert {space_name(*other) for other in adjacent(*place)} == set(touched.split())


@pytest.mark.parametrize("place", [(column, row) for column in range(4) for row in range(4)])
def test_d3_touching_is_mutual(place: Place) -> None:
    assert all(place in adjacent(*other) for other in adjacent(*place))


# Reading -------------------------------------------------------------------------------------------------


def test_spaces_are_in_reading_order() -> None:
    board = read_board(SMALL)
    assert " ".join(space.name for space in board.spaces) == "a1 b1 c1 d1 a2 c2 d2 a3 b3 c3 d3 e3"
    assert named(board, "d2") == Space("d2", 3, 1, COLOURS.index("b"), True, named(board, "c2").territory)
    assert not named(board, "c2").treasure
    assert (board.columns, board.rows, board.start, board.obstacles) == (5, 3, (1, 1), ())


def test_neighbours() -> None:
    board = read_board(SMALL)
    assert set(board.start_neighbours) == numbers(board, "a2 c2 b1 c1 b3 c3")
    assert set(board.neighbours[min(numbers(board, "c1"))]) == numbers(board, "b1 d1 c2")


@pytest.mark.parametrize(
    "text",
    [
        SMALL.replace("\n", "\r\n"),
        SMALL.replace(" ", "\t"),
        SMALL.replace("Y .", "Y").replace("B .", "B").replace("\n ", "\n"),
        "; a comment\n\n" + SMALL.replace("\n", "\n  ; r r r\n \t\n") + ";",
        SMALL.rstrip(),
    ],
    ids=["windows", "tabs", "ragged", "comments", "no-final-newline"],
)
def test_the_same_board_in_other_writing(text: str) -> None:
    assert read_board(text) == read_board(SMALL)
    assert read_board(text).text == SMALL


@shipped
def test_canonical_text_reads_as_itself(board: Board) -> None:
    again = read_board(board.text, board.name)
    assert again == board
    assert again.text == board.text
    assert ";" not in board.text


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("", "empty", {}),
        ("; only\n \t\n;words", "empty", {}),
        ("; one\n\nr r\n r x", "unknown-character", {"line": 4, "column": 4, "character": "x"}),
        ("r r\0", "unknown-character", {"line": 1, "column": 4, "character": "U+0000"}),
        ("r\u00a0r", "unknown-character", {"line": 1, "column": 2, "character": "U+00A0"}),
        ("r \ud800", "unknown-character", {"line": 1, "column": 3, "character": "U+D800"}),
        ("ſ r", "unknown-character", {"line": 1, "column": 1, "character": "ſ"}),
        ("r rg b", "no-blank", {"line": 1, "column": 4, "first": "r", "second": "g"}),
        ("r r\n" + " ".join("r" * 27), "too-many-columns", {"line": 2, "column": 53, "most": 26}),
        ("; one\n" + "r\n" * 27, "too-many-rows", {"line": 28, "most": 26}),
        ("r y g b o s", "no-start", {}),
        ("r + y\n; between\n  +", "several-starts", {"line": 3, "column": 3, "first": "b1"}),
        (SMALL.replace("s S", "o O"), "colour-missing", {"colour": "s"}),
        (SMALL.replace("S", "s"), "treasures", {"count": 5}),
        (SMALL.replace("r", "R"), "treasures", {"count": 7}),
        (SMALL + "\n . . . . . r\n", "out-of-reach", {"line": 5, "column": 12, "space": "f4"}),
        (SMALL + " . . . . #\n. . . . . r", "out-of-reach", {"line": 5, "column": 11, "space": "f5"}),
        (SMALL + (" ".join("r" * 22) + "\n") * 5, "too-many-spaces", {"count": 122, "most": 120}),
    ],
)
def test_faults_are_named_with_their_place(text: str, code: str, params: dict[str, object]) -> None:
    assert fault(text) == (code, params)


def test_limits_are_allowed() -> None:
    assert read_board(SMALL + (" ".join("r" * 18) + "\n") * 6).notices  # 120 spaces, long red territory
    assert read_board(SMALL + ". . . .\n" * 23).rows == 26
    assert read_board(SMALL + " ".join("." * 26)).columns == 26


def test_a_huge_text_is_refused_quickly() -> None:
    assert fault("r " * 5_000_000)[0] == "too-many-columns"
    assert fault("r\n" * 5_000_000)[0] == "too-many-rows"


def test_unknown_names_are_refused() -> None:
    with pytest.raises(BoardError) as raised:
        shipped_board("../A")
    assert raised.value.code == "diceland-board-not-shipped"


@given(st.text(alphabet=st.sampled_from("rygbosRYGBOS+#. \t\n\r;\0x\x0b\u2028é"), max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        board = read_board(text)
    except BoardError:
        return
    assert read_board(board.text) == board


def test_mutated_boards_are_read_or_refused() -> None:
    rng = random.Random(20)
    outcomes: Counter[str] = Counter()
    for _ in range(3000):
        characters = list(shipped_board(rng.choice(SHIPPED)).text)
        for _ in range(rng.randrange(1, 4)):
            characters[rng.randrange(len(characters))] = rng.choice("rygbosRYGBOS+#. \n;x\0")
        try:
            outcomes[read_board("".join(characters)).name] += 1
        except BoardError as error:
            outcomes[error.code] += 1
    assert len(outcomes) > 5  # the run met playable boards and several faults


# Territories and reach -----------------------------------------------------------------------------------


def test_d3_a_territory_is_as_large_as_it_goes_and_ends_at_obstacles() -> None:
    board = read_board(
        """
        R r # r Y
         r + b B y
        G o O s S
        """
    )
    found = {" ".join(board.spaces[number].name for number in territory) for territory in board.territories}
    assert found == {"a1 b1 a2", "d1", "e1 e2", "c2 d2", "a3", "b3 c3", "d3 e3"}
    for number, territory in enumerate(board.territories):
        assert all(board.spaces[space].territory == number for space in territory)


@shipped
def test_d3_everything_is_reached_from_the_start_without_obstacles(board: Board) -> None:
    reached = set(board.start_neighbours)
    while beyond := {other for space in reached for other in board.neighbours[space]} - reached:
        reached |= beyond
    assert reached == set(range(len(board.spaces)))
    assert not {(space.column, space.row) for space in board.spaces} & {board.start, *board.obstacles}


# The eight boards ----------------------------------------------------------------------------------------


@eight
def test_d2_twelve_treasures_and_some_obstacles(board: Board) -> None:
    assert (board.treasures, board.goal) == (12, 9)
    assert 4 <= len(board.obstacles) <= 10


@pytest.mark.parametrize(("one", "other"), list(combinations(BOARDS, 2)))
def test_d2_faces_are_all_different(one: str, other: str) -> None:
    places = [
        {(space.column, space.row) for space in shipped_board(name).spaces} | set(shipped_board(name).obstacles)
        for name in (one, other)
    ]
    assert places[0] != places[1]  # outlines
    assert shipped_board(one).obstacles != shipped_board(other).obstacles


@eight
def test_d3a_like_the_printed_boards(board: Board) -> None:
    assert 105 <= len(board.spaces) <= 118
    assert all(2 <= len(territory) <= 6 for territory in board.territories)
    treasures = Counter(space.colour for space in board.spaces if space.treasure)
    assert treasures == dict.fromkeys(range(6), 2)
    assert board.notices == ()


@shipped
def test_d3a_the_start_lies_about_in_the_middle(board: Board) -> None:
    column, row = board.start
    assert abs(column + (row % 2) / 2 - (board.columns - 1) / 2) <= 1.5
    assert abs(row - (board.rows - 1) / 2) <= 1.5


@eight
def test_colours_are_dealt_fairly(board: Board) -> None:
    spaces = Counter(space.colour for space in board.spaces)
    territories = Counter(board.spaces[territory[0]].colour for territory in board.territories)
    assert all(15 <= spaces[colour] <= 22 for colour in range(6))
    assert max(territories.values()) - min(territories.values()) <= 1


@eight
def test_treasures_are_spread(board: Board) -> None:
    treasures = [number for number, space in enumerate(board.spaces) if space.treasure]
    assert len({board.spaces[number].territory for number in treasures}) == 12
    assert not set(treasures) & set(board.start_neighbours)
    assert not any(two in board.neighbours[one] for one, two in combinations(treasures, 2))


@shipped
def test_the_first_turns_offer_a_choice(board: Board) -> None:
    assert len({board.spaces[number].colour for number in board.start_neighbours}) >= 4


# The print's examples, as far as they ask something of a board --------------------------------------------


def opened_at_start(board: Board, colour: str) -> tuple[int, ...]:
    """The largest territory of a colour that touches the start; empty if there is none."""
    touching = {board.spaces[number].territory for number in board.start_neighbours}
    fitting = [
        territory
        for number, territory in enumerate(board.territories)
        if number in touching and COLOURS[board.spaces[territory[0]].colour] == colour
    ]
    return max(fitting, key=len, default=())


def test_dx1_three_green_two_yellow_or_one_orange_fit_at_the_start() -> None:
    board = shipped_board("A")
    assert [len(opened_at_start(board, colour)) for colour in "gyo"] == [5, 5, 2]


def test_dx2_a_red_territory_can_have_two_free_spaces() -> None:
    assert len(opened_at_start(shipped_board("A"), "r")) == 3


def test_dx3_blue_is_complete_and_may_go_on_elsewhere() -> None:
    board = shipped_board("A")
    blue = set(opened_at_start(board, "b"))
    crossed = set(blue)
    for colour in "rsgo":
        territory = opened_at_start(board, colour)
        assert len(territory) >= 2
        crossed |= set(territory[:-1])  # under way
    within_reach = {other for number in crossed for other in board.neighbours[number]} - crossed
    assert {board.spaces[number].colour for number in within_reach} == set(range(6))
    assert any(COLOURS[board.spaces[number].colour] == "b" for number in within_reach)


# Other boards --------------------------------------------------------------------------------------------


def test_d20_six_treasures_need_five() -> None:
    board = read_board(SMALL)
    assert (board.treasures, board.goal) == (6, 5)


@pytest.mark.parametrize(
    ("text", "notice"),
    [
        (SMALL, ("diceland-notice-spaces", {"count": 12, "usual": 84})),
        (
            SMALL.replace("g +", "b +"),
            ("diceland-notice-territory", {"space": "a3", "colour": "g", "size": 1}),
        ),
        (
            SMALL + " . . y y y\n. . . y y y y\n",
            ("diceland-notice-territory", {"space": "c4", "colour": "y", "size": 7}),
        ),
        (
            SMALL.replace("y Y", "y y").replace("r", "R"),
            ("diceland-notice-treasures", {"colour": "r", "count": 2, "usual": 1}),
        ),
        (
            SMALL.replace("y Y", "y y").replace("r", "R"),
            ("diceland-notice-treasures", {"colour": "y", "count": 0, "usual": 1}),
        ),
        (SMALL + "r\n" * 8, ("diceland-notice-start", {"space": "b2"})),
        (SMALL.replace("S", "S r r r r r r r"), ("diceland-notice-start", {"space": "b2"})),
    ],
    ids=["spaces", "small-territory", "large-territory", "many", "none", "start-high", "start-left"],
)
def test_d3a_notices_say_what_is_unusual(text: str, notice: tuple[str, dict[str, str | int]]) -> None:
    assert notice in read_board(text).notices


def test_d3a_what_is_usual_gets_no_notice() -> None:
    assert [code for code, _ in read_board(SMALL).notices] == ["diceland-notice-spaces"]
