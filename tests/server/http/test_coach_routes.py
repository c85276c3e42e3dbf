"""The coach over HTTP: lines as they come, refusals with a status, and nothing that goes on without a reader."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

import rollwright
from rollwright.coach.report import Hint
from rollwright.server.coach.desk import Desk, busy
from rollwright.server.coach.worker import Work
from rollwright.server.json_text import encode
from rollwright.server.refusals import Refused
from rollwright.server.settings import Rate
from server.running import ADA, FREE, OPEN, Running, get, join_table, make_table, post, running
from support.waiting import wait_until

PART, WHOLE = (b'{"type":"review","review":{"progress":%d}}' % number for number in (0, 1))
RECORD = rollwright.new_game("diceland", boards=["A", "C"]).record()
HINT = Hint(hash="h", chances=[0.5, 0.5], idea=[], good=[])


class Hands:
    """In place of the processes: what `Desk.do` does now."""

    def __init__(self) -> None:
        self.works: list[Work] = []
        self.stopped = 0
        self.answer: Callable[[Work], bytes] = lambda _: WHOLE
        self.waits = False

    async def do(self, work: Work, tell: Callable[[bytes], None] = lambda _: None) -> bytes:
        self.works.append(work)
        if self.waits:
            tell(PART)
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                self.stopped += 1
                raise
        return self.answer(work)


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    made = Hands()
    monkeypatch.setattr(Desk, "do", lambda _, *given: made.do(*given))
    return made


@pytest.fixture
def server(hands: Hands, tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as started:
        yield started


def test_a_review_comes_in_lines_and_the_second_look_costs_nothing(server: Running, hands: Hands) -> None:
    for _ in range(2):
        answer = post(server, "/api/reviews", RECORD)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "application/x-ndjson")
        assert answer.headers["x-accel-buffering"] == "no"
        assert answer.content == WHOLE + b"\n"
    assert len(hands.works) == 1
    assert json.loads(hands.works[0].about) == RECORD


def test_a_review_that_nobody_reads_is_stopped(server: Running, hands: Hands) -> None:
    hands.waits = True
    with server.client() as client, client.stream("POST", "/api/reviews", json=RECORD) as answer:
        lines = answer.iter_lines()  # httpx closes the connection when it is gone
        assert next(lines).encode() == PART
        assert hands.stopped == 0
    wait_until(lambda: hands.stopped == 1)


@pytest.mark.parametrize("path", ["/api/positions", "/api/tries"])
def test_a_question_that_nobody_waits_for_is_stopped(server: Running, hands: Hands, path: str) -> None:
    hands.waits = True
    with server.client() as client, pytest.raises(Exception, match="timed out"):
        client.post(path, json=RECORD, timeout=0.5)
    wait_until(lambda: hands.stopped == len(hands.works))


def refuse(error: Refused) -> Callable[[Work], bytes]:
    def answer(work: Work) -> bytes:
        raise error

    return answer


@pytest.mark.parametrize("path", ["/api/reviews", "/api/positions", "/api/tries"])
def test_refusals_have_a_status_and_tell_when_to_come_again(server: Running, hands: Hands, path: str) -> None:
    hands.answer = refuse(Refused("record-format", status=422))
    forged = post(server, path, {})
    assert (forged.status_code, forged.json()["code"]) == (422, "record-format")
    assert "retry-after" not in forged.headers
    hands.answer = refuse(busy())
    full = post(server, path, {"other": 1})
    assert (full.status_code, full.json()["code"], full.headers["retry-after"]) == (503, "refused-coach-busy", "2")


@pytest.mark.parametrize("path", ["/api/reviews", "/api/positions", "/api/tries"])
def test_giant_records_are_not_read(server: Running, hands: Hands, path: str) -> None:
    giant = post(server, path, {"events": ["x" * 300_000]})
    assert (giant.status_code, giant.json()["code"]) == (413, "refused-too-large")
    with server.client() as client:
        assert client.post(path, content=b"x", headers={"content-type": "text/plain"}).status_code == 415
    assert not hands.works


def test_a_client_has_limits_of_its_own(hands: Hands, tmp_path: Path) -> None:
    few = {"reviews": Rate(2, 0), "analyses": Rate(1, 0)}
    with running(tmp_path, **few) as server:
        reviews = [post(server, "/api/reviews", {"n": number}) for number in range(3)]
        assert [answer.status_code for answer in reviews] == [200, 200, 429]
        assert reviews[-1].headers["retry-after"] == "2"
        assert [post(server, path, RECORD).status_code for path in ("/api/tries", "/api/positions")] == [200, 429]


def test_a_table_is_reviewed_when_it_is_over(server: Running, hands: Hands) -> None:
    with closing(make_table(server, ADA, {"kind": "person", "name": "Bo"})[0].connect()) as ada:
        ada.hear_until("welcome")
        path = f"/api/tables/{ada.table}/review"
        early = get(server, path)
        assert (early.status_code, early.json()["code"]) == (409, "refused-not-over")
        ada.do("end", seat=0)
        ada.wait_for("over")
        assert get(server, path).content == WHOLE + b"\n"
    assert "fair" not in json.loads(hands.works[0].about)
    assert get(server, "/api/tables/" + "a" * 22 + "/review").status_code == 404


def test_hints_over_http(server: Running, hands: Hands) -> None:
    hands.answer = lambda _: encode(HINT)
    with closing(make_table(server, ADA)[0].connect()) as ada:
        ada.hear_until("welcome")
        body = {"seat": 0, "throw": ada.shown["throws"], "show": "move"}
        path, cookie = f"/api/tables/{ada.table}/hint", {"Cookie": ada.cookie or ""}
        assert post(server, path, body, **cookie).json() == json.loads(encode(HINT))
        assert post(server, path, body).json()["code"] == "refused-not-your-seat"
        assert post(server, path, {**body, "show": "all"}, **cookie).status_code == 422
    ada, invite = make_table(server, ADA, OPEN, order="given")
    join_table(server, ada.table, invite)
    refused = post(server, f"/api/tables/{ada.table}/hint", body, Cookie=ada.cookie or "")
    assert (refused.status_code, refused.json()["code"]) == (403, "refused-hints")


def test_a_thousand_reviews_at_once_are_refused_clearly_and_play_goes_on(hands: Hands, tmp_path: Path) -> None:
    """What they cost others, `python -m benchmarks.hostile.reviews` measures."""
    hands.waits = True
    with running(tmp_path, reviews=Rate(500, 0), uploads=FREE, requests=FREE, arrivals=FREE) as server:

        def ask(number: int) -> tuple[int, str | None]:
            with server.client() as client, client.stream("POST", "/api/reviews", json={"n": number}) as answer:
                if answer.status_code == 200:
                    next(answer.iter_lines())
                return answer.status_code, answer.headers.get("retry-after")

        with server.client() as client, client.stream("POST", "/api/reviews", json=RECORD) as first:
            lines = first.iter_lines()
            next(lines)
            with ThreadPoolExecutor(8) as pool, closing(make_table(server, ADA)[0].connect()) as ada:
                asked = pool.map(ask, range(1000))
                ada.hear_until("welcome")
                for _ in range(20):
                    assert ada.move()["type"] == "done"
                    ada.hear_until("news")
                found = Counter(asked)
        assert found == {(429, "2"): 1000}
        wait_until(lambda: hands.stopped == len(hands.works) == 1)


def test_games_that_are_not_built_in_send_their_words_of_the_coach(server: Running) -> None:
    assert get(server, "/api/games/diceland/words/coach/en").status_code == 200
