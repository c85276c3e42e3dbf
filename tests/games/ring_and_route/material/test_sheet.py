"""The material of Ring & Route: the shipped sheets and dice follow R1 to R4, and nothing else is let in."""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

from rollwright.core.errors import BoardError
from rollwright.games.ring_and_route.material import sheet as material
from rollwright.games.ring_and_route.material.sheet import (
    COLOUR_POINTS,
    COLOURS,
    DICE,
    NUMBER_POINTS,
    SHIPPED,
    NumberSpace,
    Sheet,
    read_dice,
    read_number_points,
    read_sheet,
    read_sheet_text,
    shipped_dice,
    shipped_sheet,
)

Record = dict[str, Any]
Change = Callable[[Record], object]


LINKS = {"1": 30, "2": 30, "3": 24, "4": 24, "5": 28, "6": 28}
CROSSINGS = {"1": 4, "2": 3, "3": 5, "4": 5, "5": 0, "6": 0}


@pytest.fixture(params=SHIPPED)
def sheet(request: pytest.FixtureRequest) -> Sheet:
    return shipped_sheet(str(request.param))


@pytest.fixture
def record() -> Record:
    return copy.deepcopy(shipped_sheet("1").as_record())


# A snail of 13 spaces whose only links are those along its line.
LINE: Record = {
    "ring": "rygbpsrygbpsrygb",
    "numbers": [{"value": n + 1, "x": n, "y": n * n} for n in range(13)],
    "links": [[n, n + 1] for n in range(12)],
}


def meet(p: NumberSpace, q: NumberSpace, r: NumberSpace, s: NumberSpace) -> bool:
    """Whether two lines meet strictly between their ends, by solving for the point where they do."""
    across = (q.x - p.x) * (s.y - r.y) - (q.y - p.y) * (s.x - r.x)
    if across == 0:
        return False
    t = Fraction((r.x - p.x) * (s.y - r.y) - (r.y - p.y) * (s.x - r.x), across)
    u = Fraction((r.x - p.x) * (q.y - p.y) - (r.y - p.y) * (q.x - p.x), across)
    return 0 < t < 1 and 0 < u < 1


def reached_from(sheet: Sheet, route: list[int]) -> Iterator[list[int]]:
    """This route and all its continuations (R6, R7), said again without the sheet's table of crossings."""
    yield route
    at = sheet.numbers
    for a, b in sheet.links:
        if route[-1] in (a, b) and (onward := a + b - route[-1]) not in route:
            line = at[route[-1]], at[onward]
            if not any(meet(*line, at[c], at[d]) for c, d in pairwise(route)):
                yield from reached_from(sheet, [*route, onward])


# ------------------------------------------------------------------------------------------------ material


def test_r1_every_die_has_each_colour_once_and_the_pairings_differ() -> None:
    dice = shipped_dice()
    assert list(dice) == list(DICE)
    assert all(sorted(colours) == sorted(COLOURS) for colours in dice.values())
    for number in range(6):
        assert len({colours[number] for colours in dice.values()}) == 3, f"a colour twice on number {number + 1}"


def test_r3_sixteen_colour_spaces_and_thirteen_number_spaces(sheet: Sheet) -> None:
    assert len(sheet.ring) == 16
    assert len(sheet.numbers) == 13
    assert all(2 <= sheet.ring.count(colour) <= 3 for colour in COLOURS)
    assert {space.value for space in sheet.numbers} == set(range(1, 13))


def test_r3_no_colour_stands_three_times_in_a_row(sheet: Sheet) -> None:
    assert not re.search(r"(.)\1\1", sheet.ring + sheet.ring[:2])


def test_r4_links_are_sorted_pairs_and_keep_clear_of_other_spaces(sheet: Sheet) -> None:
    assert list(sheet.links) == sorted({(a, b) for a, b in sheet.links if a < b})
    assert len(sheet.links) == LINKS[sheet.name]
    size = max(max(space.x, space.y) for space in sheet.numbers)
    for a, b in sheet.links:
        for third in set(range(13)) - {a, b}:
            assert distance(sheet.numbers[third], sheet.numbers[a], sheet.numbers[b]) > size / 9


def distance(point: NumberSpace, a: NumberSpace, b: NumberSpace) -> float:
    along = complex(b.x - a.x, b.y - a.y)
    offset = complex(point.x - a.x, point.y - a.y)
    t = min(1.0, max(0.0, (offset * along.conjugate()).real / abs(along) ** 2))
    return abs(offset - t * along)


def test_r4_crossings_are_those_of_the_drawing(sheet: Sheet) -> None:
    pairs = 0
    for (i, one), (j, other) in combinations(enumerate(sheet.links), 2):
        crossing = meet(*(sheet.numbers[end] for end in (*one, *other)))
        assert (j in sheet.crossings[i]) == (i in sheet.crossings[j]) == crossing
        pairs += crossing
    assert pairs == CROSSINGS[sheet.name]


def test_r4_the_diagonals_of_a_square_cross_and_its_sides_do_not() -> None:
    far = [{"value": 5, "x": 100 + n, "y": n * n} for n in range(9)]
    corners = [{"value": 1, "x": x, "y": y} for x, y in ((0, 0), (10, 0), (10, 10), (0, 10))]
    square = [[0, 1], [1, 2], [2, 3], [0, 3], [0, 2], [1, 3]]
    chain = [[n, n + 1] for n in range(3, 12)]
    found = read_sheet({"ring": LINE["ring"], "numbers": corners + far, "links": square + chain})
    crossing = {(found.links[i], found.links[j]) for i, others in enumerate(found.crossings) for j in others if i < j}
    assert ((0, 2), (1, 3)) in crossing
    assert not any({one, other} <= {(0, 1), (1, 2), (2, 3), (0, 3)} for one, other in crossing)


def test_r7_a_route_through_all_thirteen_spaces_exists(sheet: Sheet) -> None:
    assert any(len(route) == 13 for start in range(13) for route in reached_from(sheet, [start]))
    assert sheet.notices == ()


def test_r7_a_sheet_without_a_full_route_has_a_notice() -> None:
    star = {**LINE, "links": [[0, n] for n in range(1, 13)]}
    assert read_sheet(LINE).notices == ()
    assert read_sheet(star).notices == (("ring-and-route-sheet-notice-no-full-route", {"spaces": 13}),)


def test_r7_the_notice_is_also_found_where_the_search_gives_up() -> None:
    dense = [[a, b] for a, b in combinations(range(9), 2)]
    tangle = {**LINE, "links": dense + [[0, leaf] for leaf in range(9, 13)]}
    found = read_sheet(tangle)
    with pytest.raises(material._OutOfSteps):
        list(material._full_routes(found, 100))
    assert [code for code, _ in found.notices] == ["ring-and-route-sheet-notice-no-full-route"]


def test_r17_colour_points() -> None:
    assert COLOUR_POINTS == ((7, 8), (10, 13), (13, 18), (16, 25))


def test_r18_number_points_have_the_two_known_entries_and_never_fall() -> None:
    assert NUMBER_POINTS[10 - 1] == 22
    assert NUMBER_POINTS[11 - 1] == 26
    assert read_number_points(list(NUMBER_POINTS)) == NUMBER_POINTS
    assert len(NUMBER_POINTS) == 13


# ------------------------------------------------------------------------------- the print's own examples


def places(route: list[int]) -> list[int]:
    """The spaces of sheet 1 with these values, each of which it has once."""
    values = [space.value for space in shipped_sheet("1").numbers]
    assert all(values.count(value) == 1 for value in route)
    return [values.index(value) for value in route]


def arcs(ring: str, colours: str) -> Iterator[set[int]]:
    """The arcs that crossing these colours in this order can make (R5)."""
    grown = [{start} for start in range(16) if ring[start] == colours[0]]
    for colour in colours[1:]:
        ends = [(arc, (space + step) % 16) for arc in grown for space in arc for step in (1, 15)]
        grown = [arc | {new} for arc, new in ends if new not in arc and ring[new] == colour]
    yield from grown


def test_rx1_red_purple_blue_yellow_purple_then_green_above_or_grey_below() -> None:
    ring = shipped_sheet("1").ring
    arc = {4, 5, 6, 7, 8}  # the right side, from the top
    assert arc in list(arcs(ring, "rpbyp"))
    assert (ring[3], ring[9]) == ("g", "s")


def test_rx2_after_8_12_7_3_1_9_4_the_6_is_out_of_reach() -> None:
    sheet = shipped_sheet("1")
    route = places([8, 12, 7, 3, 1, 9, 4])
    (six,) = places([6])
    assert route in list(reached_from(sheet, route[:1]))
    onward = list(reached_from(sheet, route))
    assert len(onward) > 1, "the route itself must be able to go on"
    assert not any(six in longer for longer in onward)
    assert any(six in longer for longer in reached_from(sheet, route[:3])), "it was within reach before"


def test_rx3_green_6_green_1_yellow_2_and_its_four_uses() -> None:
    sheet, dice = shipped_sheet("1"), shipped_dice()
    assert (dice["A"][6 - 1], dice["B"][1 - 1], dice["C"][2 - 1]) == ("g", "g", "y")
    assert places([6]), "the 6 as a number"
    assert list(arcs(sheet.ring, "yg")), "yellow and green next to each other"
    assert places([6 + 1]), "the 7 to start with"
    assert [*arcs(sheet.ring, "ggy"), *arcs(sheet.ring, "gyg"), *arcs(sheet.ring, "ygg")]
    assert places([6, 2, 1]) in list(reached_from(sheet, places([6])))


def test_rx5_there_is_an_8_for_5_and_3() -> None:
    assert places([5 + 3])


# ------------------------------------------------------------------------------------------------ reading


def test_a_sheet_comes_back_from_its_record(sheet: Sheet) -> None:
    again = json.loads(json.dumps(sheet.as_record()))
    assert read_sheet(again, sheet.name) == sheet
    assert hash(read_sheet(again, sheet.name)) == hash(sheet)


def test_links_may_come_in_any_order_and_direction(record: Record) -> None:
    record["links"] = [[b, a] for a, b in reversed(record["links"])]
    assert read_sheet(record, "1") == shipped_sheet("1")


def test_unknown_fields_are_ignored(record: Record) -> None:
    record["comment"] = "mine"
    record["numbers"][0]["note"] = None
    assert read_sheet(record, "1") == shipped_sheet("1")


FAULTS: list[tuple[str, str, Change]] = [
    ("field-missing", "ring", lambda r: r.pop("ring")),
    ("field-missing", "links", lambda r: r.pop("links")),
    ("field-missing", "numbers[3].y", lambda r: r["numbers"][3].pop("y")),
    ("ring-not-text", "ring", lambda r: r.update(ring=list("rygbpsrygbpsrygb"))),
    ("ring-length", "ring", lambda r: r.update(ring="rygbps")),
    ("ring-letter", "ring[2]", lambda r: r.update(ring="ryobpsrygbpsrygb")),
    ("ring-letter", "ring[0]", lambda r: r.update(ring="Rygbpsrygbpsrygb")),
    ("ring-colour-missing", "ring", lambda r: r.update(ring="rygbprygbprygbpr")),
    ("numbers-not-a-list", "numbers", lambda r: r.update(numbers={"0": 1})),
    ("numbers-count", "numbers", lambda r: r["numbers"].pop()),
    ("number-not-a-mapping", "numbers[12]", lambda r: r["numbers"].__setitem__(12, [8, 0, 0])),
    ("value", "numbers[3].value", lambda r: r["numbers"][3].update(value=19)),
    ("value", "numbers[3].value", lambda r: r["numbers"][3].update(value=0)),
    ("value", "numbers[3].value", lambda r: r["numbers"][3].update(value=True)),
    ("value", "numbers[3].value", lambda r: r["numbers"][3].update(value=8.0)),
    ("position", "numbers[0].x", lambda r: r["numbers"][0].update(x=10_001)),
    ("position", "numbers[0].y", lambda r: r["numbers"][0].update(y=-(10**5000))),
    ("position", "numbers[0].y", lambda r: r["numbers"][0].update(y=float("nan"))),
    ("same-position", "numbers[5]", lambda r: r["numbers"][5].update(x=8, y=8)),
    ("links-not-a-list", "links", lambda r: r.update(links="0-1")),
    ("links-count", "links", lambda r: r.update(links=[[0, 1]] * 79)),
    ("link-malformed", "links[0]", lambda r: r["links"].__setitem__(0, [0, 1, 2])),
    ("link-malformed", "links[1]", lambda r: r["links"].__setitem__(1, "01")),
    ("link-unknown-space", "links[0]", lambda r: r["links"].__setitem__(0, [0, 13])),
    ("link-unknown-space", "links[0]", lambda r: r["links"].__setitem__(0, [False, 1])),
    ("link-to-itself", "links[0]", lambda r: r["links"].__setitem__(0, [4, 4])),
    ("link-twice", "links[30]", lambda r: r["links"].append([1, 0])),
    ("out-of-reach", "links", lambda r: r.update(links=[link for link in r["links"] if 12 not in link])),
]


@pytest.mark.parametrize(("reason", "field", "change"), FAULTS)
def test_a_faulty_sheet_is_refused_with_its_place(record: Record, reason: str, field: str, change: Change) -> None:
    change(record)
    with pytest.raises(BoardError) as caught:
        read_sheet(record, "mine")
    assert caught.value.code == f"ring-and-route-sheet-{reason}"
    assert caught.value.params["field"] == field
    assert caught.value.params["board"] == "mine"


def test_r4_a_link_through_a_third_space_is_refused() -> None:
    straight = copy.deepcopy(LINE)
    straight["numbers"][1].update(x=1, y=2)  # halfway between n0 and n2
    straight["links"][0] = [0, 2]
    with pytest.raises(BoardError) as caught:
        read_sheet(straight)
    assert caught.value.code == "ring-and-route-sheet-link-through"
    assert (caught.value.params["a"], caught.value.params["b"], caught.value.params["third"]) == (
        "n0",
        "n2",
        "n1",
    )


def test_r4_a_space_beyond_the_end_of_a_link_is_not_on_it() -> None:
    straight = copy.deepcopy(LINE)
    straight["numbers"][1].update(x=1, y=2)
    assert (0, 1) in read_sheet(straight).links  # n2 lies on its continuation


@pytest.mark.parametrize("data", [None, 3, "ring", [], float("inf"), object()])
def test_only_a_mapping_is_a_sheet(data: object) -> None:
    with pytest.raises(BoardError) as caught:
        read_sheet(data)
    assert caught.value.code == "ring-and-route-sheet-not-a-mapping"


def test_a_syntax_error_has_line_and_column() -> None:
    with pytest.raises(BoardError) as caught:
        read_sheet_text('{"ring": "x",\n  links}', "mine")
    assert caught.value.code == "ring-and-route-sheet-not-json"
    assert (caught.value.params["line"], caught.value.params["column"]) == (2, 3)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[" * 50_000, "too-deep"),
        ("9" * 5_000, "number-too-long"),
        (" " * 100_001, "too-large"),
        ("NaN", "not-a-mapping"),
    ],
)
def test_unkind_text_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BoardError) as caught:
        read_sheet_text(text, "mine")
    assert caught.value.code == f"ring-and-route-sheet-{reason}"


def test_a_sheet_that_is_not_shipped_is_refused() -> None:
    with pytest.raises(BoardError) as caught:
        shipped_sheet("../dice")
    assert caught.value.code == "ring-and-route-sheet-unknown"


@pytest.mark.parametrize(
    ("data", "reason", "field"),
    [
        ([], "not-a-mapping", "dice"),
        ({"A": "rygbps", "B": "ygbpsr"}, "faces", "dice.C"),
        ({"A": "rygbps", "B": "ygbpsr", "C": 5}, "faces", "dice.C"),
        ({"A": "rygbps", "B": "ygbpss", "C": "gbpsry"}, "faces", "dice.B"),
        ({"A": "rygbpsr", "B": "ygbpsr", "C": "gbpsry"}, "faces", "dice.A"),
        ({"A": "rygbps", "B": "ygbpsr", "C": "rygbps"}, "alike", "dice.C"),
    ],
)
def test_r1_other_dice_are_refused(data: object, reason: str, field: str) -> None:
    with pytest.raises(BoardError) as caught:
        read_dice(data)
    assert caught.value.code == f"ring-and-route-dice-{reason}"
    assert caught.value.params["field"] == field


def test_shipped_dice_can_be_changed_without_harm() -> None:
    shipped_dice()["A"] = ""
    assert shipped_dice()["A"] != ""


@pytest.mark.parametrize(
    ("data", "reason", "field"),
    [
        ("1234567890123", "not-a-list", "number_points"),
        ([1] * 12, "count", "number_points"),
        ([0] * 12 + [True], "not-points", "number_points[12]"),
        ([-1] + [1] * 12, "not-points", "number_points[0]"),
        ([0] * 12 + [10**6], "not-points", "number_points[12]"),
        ([0, 2, 1] + [3] * 10, "fall", "number_points[2]"),
    ],
)
def test_r18_other_tables_are_refused(data: object, reason: str, field: str) -> None:
    with pytest.raises(BoardError) as caught:
        read_number_points(data)
    assert caught.value.code == f"ring-and-route-points-{reason}"
    assert caught.value.params["field"] == field


def test_r18_a_table_may_stand_still() -> None:
    assert read_number_points([0] * 12 + [999_999]) == (0,) * 12 + (999_999,)


# --------------------------------------------------------------------------------------- whatever is given


STRANGE: list[object] = [
    None,
    True,
    -1,
    0,
    13,
    10**400,
    1.5,
    float("nan"),
    "",
    "r",
    "\ud800",
    [],
    [[]],
    {},
    {"x": 1},
]


def mutated(value: Any, rng: random.Random) -> Any:
    """A copy with one strange thing somewhere in it."""
    if rng.random() < 0.2 or not isinstance(value, list | dict) or not value:
        return rng.choice(STRANGE)
    changed = copy.copy(value)
    key = rng.choice(list(value)) if isinstance(value, dict) else rng.randrange(len(value))
    if rng.random() < 0.1:
        del changed[key]
    else:
        changed[key] = mutated(changed[key], rng)
    return changed


def test_whatever_is_given_a_reader_answers_with_a_value_or_a_board_error() -> None:
    rng = random.Random(16)
    started_with = (shipped_sheet("1").as_record(), shipped_dice(), list(NUMBER_POINTS))
    readers: tuple[Callable[[object], object], ...] = (read_sheet, read_dice, read_number_points)
    refused = set()
    for _ in range(2_000):
        for reader, data in zip(readers, started_with, strict=True):
            try:
                reader(mutated(data, rng))
            except BoardError as error:
                refused.add(error.code)
    assert len(refused) > 15


def test_every_code_in_the_reader_is_refused_somewhere_in_these_tests() -> None:
    source = Path(material.__file__).read_text("utf-8")
    codes = set(re.findall(r'"ring-and-route-((?:sheet|dice|points)-[a-z-]+)"', source))
    codes |= {f"sheet-{reason}" for reason in re.findall(r'self\.refuse\(\s*"([a-z-]+)"', source)}
    tests = Path(__file__).read_text("utf-8")
    missing = {code for code in codes if code.partition("-")[2] not in tests}
    assert len(codes) > 30
    assert not missing
