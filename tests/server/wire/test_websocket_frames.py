"""Frames are written and read as `websockets` does it; whatever else comes is left to it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, OPEN, SERVER, Protocol

from rollwright.server.wire.websocket_frames import frame, is_whole, text_in

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
    protocol.receive_data(frame(("é" + "x" * length).encode()))
    (event,) = protocol.events_received()
    assert isinstance(event, Frame)
    assert (event.opcode, bytes(event.data).decode(), event.fin) == (Opcode.TEXT, "é" + "x" * length, True)


def test_frames_are_as_long_as_they_say() -> None:
    for size, head in (
        (5, b"\x81\x05"),
        (200, b"\x81\x7e\x00\xc8"),
        (70_000, b"\x81\x7f" + (70_000).to_bytes(8, "big")),
    ):
        assert frame(b"x" * size) == head + b"x" * size
