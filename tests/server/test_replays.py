"""Records are replayed elsewhere, not too long and not too many."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from pathlib import Path
from typing import Any

import pytest

import rollwright
from rollwright.core.dice import SeededDice
from rollwright.core.game import Game
from rollwright.core.record import write_record
from rollwright.server import records, replays
from rollwright.server.http.responses import PART, long_response
from rollwright.server.metrics import Metrics
from rollwright.server.records import MOST_FRAMES, show_frames, show_record
from rollwright.server.refusals import Refused
from rollwright.server.replays import Refusal, Replayer, Work, answer
from rollwright.server.settings import Rate
from server.running import ADA, get, make_table, post, running
from support.waiting import PATIENCE


def record() -> dict[str, Any]:
    kind = rollwright.game_type("diceland")
    game = Game(kind, kind.set_up(seats=2, draw=lambda _: 0), SeededDice(1))
    game.roll()
    return dict(game.record())


def test_a_seat_that_one_level_has_played_is_a_bot_s() -> None:
    game = rollwright.new_game("diceland", seats=3, names=["Ada", "planner", "novice"], dice=SeededDice(1))
    players = (["person"], ["planner"], ["person", "novice"])
    shown = show_record(write_record(game, played_by=players))
    assert [(seat.kind, seat.bot) for seat in shown.seats] == [("person", None), ("bot", "planner"), ("person", None)]
    simulated = show_record(write_record(game))
    assert [(seat.kind, seat.bot) for seat in simulated.seats] == [
        ("person", None),
        ("bot", "planner"),
        ("bot", "novice"),
    ]


def test_a_process_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        replayer, before = Replayer(PATIENCE, Metrics()), set(multiprocessing.active_children())
        good = await replayer.do("frames", record())
        (process,) = set(multiprocessing.active_children()) - before
        assert process.pid is not None
        os.kill(process.pid, signal.SIGSTOP)
        connection, is_waited_for = replayer._connection, threading.Event()
        assert connection is not None
        poll = connection.poll

        def tell_and_poll(seconds: float) -> bool:
            is_waited_for.set()
            return poll(seconds)

        monkeypatch.setattr(connection, "poll", tell_and_poll)
        hanging = asyncio.ensure_future(replayer.do("frames", record()))
        assert await asyncio.to_thread(is_waited_for.wait, PATIENCE)  # the event loop goes on
        process.kill()
        with pytest.raises(Refused, match="in time"):
            await hanging
        assert await replayer.do("frames", record()) == good
        replayer.close()

    asyncio.run(run())


def test_a_process_that_does_not_read_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        replayer, before = Replayer(PATIENCE, Metrics()), set(multiprocessing.active_children())
        await replayer.do("frames", record())
        (process,) = set(multiprocessing.active_children()) - before
        assert process.pid is not None
        os.kill(process.pid, signal.SIGSTOP)
        monkeypatch.setattr(replays, "START", 0.0)
        replayer._seconds = 0.0
        try:
            with pytest.raises(Refused, match="in time"):
                long = {**record(), "result": bytes(1_000_000)}
                await asyncio.wait_for(replayer.do("frames", long), PATIENCE)
        finally:
            process.kill()

    asyncio.run(run())


def test_a_record_that_takes_too_long_is_given_up() -> None:
    async def run() -> None:
        replayer, before = Replayer(PATIENCE, Metrics()), set(multiprocessing.active_children())
        await replayer.do("frames", record())
        (process,) = set(multiprocessing.active_children()) - before
        assert process.pid is not None
        os.kill(process.pid, signal.SIGSTOP)  # on a busy machine it could be faster than we look
        replayer._seconds = 0.0
        with pytest.raises(Refused, match="in time"):
            await replayer.do("frames", record())
        replayer.close()

    asyncio.run(run())


def test_errors_come_through_the_pipe() -> None:
    async def run() -> None:
        metrics = Metrics()
        replayer = Replayer(PATIENCE, metrics)
        with pytest.raises(Refused) as refused:
            await replayer.do("record", {**record(), "format": "other"})
        assert (refused.value.status, refused.value.code) == (422, "record-format")
        with pytest.raises(Refused) as refused:
            await replayer.do("other", record())  # type: ignore[arg-type]
        assert (refused.value.status, refused.value.code, metrics.faults) == (500, "refused-fault", 1)
        replayer.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("body", "field"), [(b"", "body"), (b"{", "body"), (b'{"a": NaN}', "body"), (b'"\\ud800"', "body"), (b"[]", "")]
)
def test_what_is_no_json_object_is_refused_where_it_is_parsed(body: bytes, field: str) -> None:
    assert answer("record", body) == Refusal("refused-malformed", {"field": field})


def test_an_uploaded_record_is_not_parsed_by_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def ask(_: Replayer, *given: Any) -> bytes:
        asked.append(given)
        return b"{}"

    monkeypatch.setattr(Replayer, "_ask", ask)
    with running(tmp_path) as server, server.client(**{"Content-Type": "application/json"}) as client:
        assert client.post("/api/records", content=b'{"format":').json() == {}
    assert asked == [("record", b'{"format":')]


def test_a_long_answer_comes_whole_and_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = b"[" + b"1," * 200_000 + b"1]"
    monkeypatch.setattr(Replayer, "_ask", lambda *_: text)
    with running(tmp_path) as server:
        answered = post(server, "/api/records", {})
    assert (answered.content, answered.headers["content-length"]) == (text, str(len(text)))

    async def parts() -> list[int]:
        return [len(bytes(part)) async for part in long_response(text).body_iterator]  # type: ignore[attr-defined]

    assert max(asyncio.run(parts())) == PART


def test_long_records_are_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    long = {**record(), "events": [["dice", "gggggg"]] * (MOST_FRAMES + 1)}
    works: list[Work] = ["record", "frames"]
    for work in works:
        assert answer(work, long)[0] == "record-too-long"
    monkeypatch.setattr(records, "MOST_BYTES", 100)
    with pytest.raises(rollwright.RecordError, match="more than"):
        show_frames(record())


def test_expensive_requests_have_limits_of_their_own(tmp_path: Path) -> None:
    few = {"looks": Rate(2, 0), "replays": Rate(1, 0), "records": Rate(2, 0)}
    with running(tmp_path, **few) as server:
        table = f"/api/tables/{make_table(server, ADA)[0].table}"
        shown = get(server, f"{table}/record").json()
        assert [get(server, path).status_code for path in (table, table, f"{table}/record")] == [200, 429, 429]
        assert [get(server, f"{table}/frames").status_code for _ in range(2)] == [200, 429]
        uploads = ["/api/records", "/api/records/throws", "/api/records"]
        assert [post(server, path, shown).status_code for path in uploads] == [200, 200, 429]
        assert get(server, "/api/games").status_code == 200
