"""Reading sheets, dice and points of Ring & Route: what is no such thing is refused, with its place."""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games.ring_and_route.material.snail import LINE
from rollwright.core.errors import BoardError
from rollwright.games.ring_and_route.material import sheet as material
from rollwright.games.ring_and_route.material.sheet import (
    NUMBER_POINTS,
    SHIPPED,
    read_dice,
    read_number_points,
    read_sheet,
    read_sheet_text,
    shipped_dice,
    shipped_sheet,
)

Record = dict[str, Any]
Change = Callable[[Record], object]


@pytest.fixture
def record() -> Record:
    return copy.deepcopy(shipped_sheet("1").as_record())


@pytest.mark.parametrize("name", SHIPPED)
def test_a_sheet_comes_back_from_its_record(name: str) -> None:
    sheet = shipped_sheet(name)
    again = json.loads(json.dumps(sheet.as_record()))
    assert read_sheet(again, name) == sheet
    assert hash(read_sheet(again, name)) == hash(sheet)


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
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    missing = {code for code in codes if code.partition("-")[2] not in tests}
    assert len(codes) > 30
    assert not missing
