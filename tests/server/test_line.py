"""The line to a browser: frames in any pieces are understood as `websockets` understands them; coroutines that begin at
once; who says too much has to wait."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, OPEN, SERVER, Protocol

from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings
from rollwright.server.wire.eager import start
from rollwright.server.wire.room import Heard, Socket
from rollwright.server.wire.talk import UNHEARD, Talk
from rollwright.server.wire.websocket_frames import frame, is_whole, text_in
from server.inside import until
from server.running import ADA, Running, make_table

MOST = 300

CONTROL = st.builds(Frame, st.sampled_from([Opcode.PING, Opcode.PONG]), st.binary(max_size=125), st.just(True))
LENGTHS = st.sampled_from([0, 1, 125, 126, 127, 299, 300, 301, 65_535, 65_536])
DATA = st.builds(
    Frame,
    st.sampled_from([Opcode.TEXT, Opcode.BINARY]),
    st.one_of(st.binary(max_size=40), LENGTHS.map(lambda length: b"x" * length)),
    st.booleans(),
)


def masked(sent: Frame) -> bytes:
    return sent.serialize(mask=True, extensions=[])


def understood(data: bytes) -> list[Frame]:
    """What `websockets` makes of it, up to what it doesn't allow."""
    protocol = Protocol(SERVER, state=OPEN, max_size=None)
    protocol.receive_data(data)
    return [event for event in protocol.events_received() if isinstance(event, Frame)]


@given(st.one_of(CONTROL, DATA))
def test_a_whole_short_text_is_read_and_nothing_else(sent: Frame) -> None:
    is_usual = sent.opcode is Opcode.TEXT and sent.fin and len(sent.data) <= MOST
    assert text_in(masked(sent), MOST) == (sent.data if is_usual else None)
    assert text_in(sent.serialize(mask=False, extensions=[]), MOST) is None
    assert text_in(masked(sent)[:-1], MOST) is None
    assert text_in(masked(sent) + b"\x00", MOST) is None


@given(st.one_of(st.binary(max_size=20), st.builds(lambda rest: b"\x81" + rest, st.binary(max_size=140))))
def test_what_is_read_is_what_websockets_reads(data: bytes) -> None:
    text = text_in(data, MOST)
    if text is not None:
        assert [(event.opcode, bytes(event.data), event.fin) for event in understood(data)] == [
            (Opcode.TEXT, text, True)
        ]


@given(st.lists(st.one_of(CONTROL, DATA), max_size=5), st.integers(0, 80))
def test_whole_frames_are_told_from_pieces(sent: list[Frame], cut: int) -> None:
    data = b"".join(map(masked, sent))
    assert is_whole(data) == all(each.fin for each in sent)
    ends = {sum(len(masked(each)) for each in sent[:count]) for count in range(len(sent) + 1)}
    if cut <= len(data) and all(each.fin for each in sent):
        assert is_whole(data[:cut]) == (cut in ends)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_what_is_written_is_a_frame(length: int) -> None:
    protocol = Protocol(CLIENT, state=OPEN, max_size=None)
    protocol.receive_data(frame("é" + "x" * length))
    (event,) = protocol.events_received()
    assert isinstance(event, Frame)
    assert (event.opcode, bytes(event.data).decode(), event.fin) == (Opcode.TEXT, "é" + "x" * length, True)


@pytest.mark.parametrize("seed", range(6))
def test_messages_are_answered_in_their_order_in_whatever_pieces_they_come(server: Running, seed: int) -> None:
    rng = random.Random(seed)
    ada, _ = make_table(server, ADA, game="diceland")
    ada.connect().hear_until("welcome")
    assert ada.socket is not None
    sent = bytearray()
    for number in range(40):
        text = json.dumps({"type": "do", "id": str(number), "seat": 3, "act": "come_back"}).encode()
        if rng.random() < 0.3:
            sent += masked(Frame(Opcode.PING, b"?", True))
        cut = rng.randrange(len(text)) if seed % 2 and rng.random() < 0.3 else None
        if cut is None:
            sent += masked(Frame(Opcode.TEXT, text, True))
        else:
            sent += masked(Frame(Opcode.TEXT, text[:cut], False)) + masked(Frame(Opcode.CONT, text[cut:], True))
    while sent:
        size = rng.choice([1, 7, 60, 500])
        ada.socket.socket.sendall(sent[:size])
        del sent[:size]
    answers = [ada.hear_until("refused") for _ in range(40)]
    assert [answer["id"] for answer in answers] == [str(number) for number in range(40)]
    assert {answer["code"] for answer in answers} == {"refused-not-your-seat"}
    ada.close()


# Coroutines that begin at once


def test_what_need_not_wait_is_done_at_once_and_the_rest_goes_on_when_it_can() -> None:
    done: list[str] = []

    async def work(name: str, *waits_for: asyncio.Future[str]) -> None:
        for future in waits_for:
            done.append(await future)
        done.append(name)

    async def run() -> None:
        then = list[str]()
        assert start(work("a"), lambda: then.append("never"))
        assert done == ["a"]
        one, other = [asyncio.get_running_loop().create_future() for _ in range(2)]
        assert not start(work("b", one, other), lambda: then.append("b"))
        other.set_result("other")
        await asyncio.sleep(0)
        assert done == ["a"]
        one.set_result("one")
        await until(lambda: then == ["b"])
        assert done == ["a", "one", "other", "b"]

    asyncio.run(run())


def test_an_error_reaches_the_coroutine_that_waits_for_it() -> None:
    async def run() -> None:
        caught: list[BaseException] = []
        future = asyncio.get_running_loop().create_future()

        async def work() -> None:
            await asyncio.sleep(0)
            try:
                await future
            except LookupError as error:
                caught.append(error)

        ended = list[bool]()
        assert not start(work(), lambda: ended.append(True))
        await asyncio.sleep(0)
        future.set_exception(LookupError("no"))
        await until(lambda: bool(ended))
        assert [type(error) for error in caught] == [LookupError]

    asyncio.run(run())


# Who says too much


class Slow:
    """A line to a browser that talks while we are busy."""

    def __init__(self) -> None:
        self.paused = False

    def listen(self, heard: Heard) -> None: ...

    def write(self, texts: object) -> bool:
        return True

    def pause(self) -> None:
        self.paused = True

    def resume(self) -> None:
        self.paused = False

    def end(self) -> None: ...

    def abort(self) -> None: ...


class Busy:
    """A referee who takes his time."""

    def __init__(self) -> None:
        self.gate = asyncio.get_running_loop().create_future()
        self.done: list[str] = []

    async def enter(self, *given: object) -> None: ...

    async def command(self, table: str, socket: Socket, command: Any) -> None:
        await self.gate
        self.done.append(command.id)


def test_nothing_more_is_read_while_too_much_waits(tmp_path: Path) -> None:
    async def run() -> None:
        referee, line = Busy(), Slow()
        talk = Talk(cast(Any, referee), Settings(data=tmp_path), Metrics(), "t", None, Socket(line), line)
        talk.hear('{"type":"hello","since":0}')
        ids = [str(number) for number in range(UNHEARD + 2)]
        for each in ids:
            assert not line.paused
            talk.hear(json.dumps({"type": "do", "id": each, "seat": 0, "act": "come_back"}))
        assert line.paused
        referee.gate.set_result(None)
        await until(lambda: not line.paused)
        assert referee.done == ids

    asyncio.run(run())
