"""The HTTP interface from its own description: whatever is asked, no 5xx, and answers are as described."""

from __future__ import annotations

import copy
import json
import os
import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from msgspec.json import Decoder
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from rollwright.server.coach import coach
from rollwright.server.coach.process import CoachProcess
from rollwright.server.protocol import RecordShown
from rollwright.server.settings import Rate
from server.coach import workers
from server.running import ADA, GREEDY, OPEN, Person, Running, cookie_of, make_table, running
from support.waiting import PATIENCE

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
EXAMPLES = int(os.environ.get("SCHEMATHESIS_EXAMPLES", "10"))  # of each operation
GOLDEN = sorted((Path(__file__).parents[2] / "golden").rglob("*.roll.json"))
read_record_shown = Decoder(RecordShown).decode  # strictly
ODD: list[Any] = [
    None, True, -1, 0, 3, 1.5, 1e308, float("nan"), float("inf"), 10**30, "", "x", "\x00", "\ud800", "é" * 50, [], {},
    [[]], [0, "pass"], ["dice", "zz"], {"a": 1}, "A", "diceland", "ring-and-route", "dice", [None] * 100,
]  # fmt: skip


@pytest.fixture(scope="module")
def without_limits(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    rates = "looks", "records", "replays", "reviews", "analyses", "pieces", "prints", "requests", "tables", "uploads"
    limits: dict[str, Any] = dict.fromkeys(rates, Rate(1e9, 1e9))
    limits |= {"review": PATIENCE, "analysis": PATIENCE, "replay": PATIENCE, "body": 1_000_000}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(coach, "CoachProcess", partial(CoachProcess, serve=workers.unprepared))
        with running(tmp_path_factory.mktemp("described"), **limits) as server:
            yield server


@pytest.fixture(scope="module")
def tables(without_limits: Running) -> list[Person]:
    """Tables in several phases, so that not all is refused because there is none."""
    playing, _ = make_table(without_limits, ADA, GREEDY)
    gathering, _ = make_table(without_limits, ADA, OPEN, game="ring-and-route")
    return [playing, gathering]


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_the_interface_is_as_described(without_limits: Running, tables: list[Person], mode: GenerationMode) -> None:
    schema = schemathesis.openapi.from_url(f"{without_limits.address}/api/openapi.json")
    asked = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(asked) > 12
    for operation in asked:
        _ask(operation, mode, without_limits.address, tables)


def _ask(operation: Any, mode: GenerationMode, address: str, tables: list[Person]) -> None:
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy(generation_mode=mode), which=st.integers(0, 3))
    def ask(case: Any, which: int) -> None:
        checks = CHECKS
        if "table" in case.path_parameters and which < len(tables):  # one that is there
            checks = [check for check in CHECKS if check is not negative_data_rejection]
            case.path_parameters["table"] = tables[which].table
            if case.method == "GET":
                case.cookies["seat"] = (tables[which].cookie or "").removeprefix("seat=")
        case.call_and_validate(base_url=address, checks=checks)

    try:
        ask()
    except Unsatisfiable:
        assert mode == GenerationMode.NEGATIVE  # nothing can be wrong where nothing is asked for


# Records: their description says only that they are objects


def mutated(rng: random.Random, record: dict[str, Any]) -> Any:
    """A record with one to three values changed, wherever they are."""
    record = copy.deepcopy(record)
    for _ in range(rng.randrange(1, 4)):
        place: Any = record
        while True:
            keys: list[Any] = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                break
            key = rng.choice(keys)
            if isinstance(place[key], (dict, list)) and place[key] and rng.random() < 0.75:
                place = place[key]
                continue
            if rng.random() < 0.2:
                del place[key]
            else:
                place[key] = rng.choice(ODD)
            break
    return record


def test_whatever_record_is_shown_it_is_shown_or_refused(without_limits: Running) -> None:
    rng = random.Random(7)
    records = [json.loads(path.read_text("utf-8")) for path in GOLDEN]
    records = sorted(records, key=lambda record: len(record["events"]))[:6]
    seen = set()
    with without_limits.client(**{"Content-Type": "application/json"}) as client:
        for _ in range(250):
            body = json.dumps(mutated(rng, rng.choice(records)))
            answer = client.post("/api/records", content=body)
            assert answer.status_code in (200, 413, 422), (answer.text, body[:1000])
            json.loads(answer.text, parse_constant=_no_such_number)
            seen.add(answer.status_code)
            if answer.status_code == 200:
                read_record_shown(answer.text)
            else:
                assert set(answer.json()) == {"code", "params"}
        for body in (
            "[" * 5000,
            '{"a":' * 5000,
            "9" * 6000,
            '{"events":' + "9" * 6000 + "}",
            '"\\ud800"',
            "\x00",
            "NaN",
        ):
            answer = client.post("/api/records", content=body)
            assert (answer.status_code, answer.json()["code"]) == (422, "refused-malformed")
    assert seen >= {200, 422}


def _no_such_number(name: str) -> float:
    raise AssertionError(f"{name} is not JSON")


def test_a_record_may_say_anything_about_whatever_the_rules_do_not_need(without_limits: Running) -> None:
    """Also letters that are half of one and numbers that JSON hasn't: refused, or shown as JSON."""
    record = json.loads(GOLDEN[0].read_text("utf-8"))
    odd = ['"\\ud800"', '{"\\udfff":1}', "NaN", "-Infinity", "1e999", "1" + "0" * 400, "[[[[{}]]]]", '"\\u0000"']
    with without_limits.client(**{"Content-Type": "application/json"}) as client:
        for value in odd:
            more = {"more": "HERE"}
            for changed in (record | more, record | {"seats": [seat | more for seat in record["seats"]]}):
                answer = client.post("/api/records", content=json.dumps(changed).replace('"HERE"', value))
                assert answer.status_code in (200, 422), (value, answer.text[:300])
                json.loads(answer.text, parse_constant=_no_such_number)


def test_cookies_of_any_kind_are_looked_at(without_limits: Running, tables: list[Person]) -> None:
    with without_limits.client() as client:
        for cookie in ("seat", "seat=;;;=", 'seat="\\"', "seat=\xff", "a=b; seat=x; seat=y", "=" * 4000, "seat=%00"):
            answer = client.get(f"/api/tables/{tables[0].table}", headers={b"Cookie": cookie.encode("latin-1")})
            assert (answer.status_code, answer.json()["mine"]) == (200, [])
            made = client.post("/api/tables", json={"game": "diceland", "seats": [ADA]})
            assert cookie_of(made).startswith("seat=")
