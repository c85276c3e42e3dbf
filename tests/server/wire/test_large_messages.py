"""Messages that are too large, and compression, which nobody agrees to."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.running import (
    ADA,
    Running,
    make_table,
)
from support.waiting import PATIENCE, PATIENT


@pytest.mark.parametrize("parts", [["x" * 4097], ["x" * 1000] * 6, ["x" * 1_000_000]])
def test_large_frames_and_messages_in_many_frames_end_the_socket(server: Running, parts: list[str]) -> None:
    ada, _ = make_table(server, ADA)
    ada.connect().hear_until("welcome")
    assert ada.socket is not None
    with pytest.raises(ConnectionClosed) as closed:
        ada.socket.send(parts)
        while True:
            ada.hear()
    assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
    ada.close()


def test_large_frames_end_the_socket(server: Running) -> None:
    ada, _ = make_table(server, ADA)
    ada.connect().hear_until("welcome")
    assert ada.socket is not None
    ada.socket.send("x" * 5000)
    with pytest.raises(Exception, match="1009"):
        ada.hear_until("refused")
    ada.close()


def test_compression_is_not_agreed_upon(server: Running) -> None:
    ada, _ = make_table(server, ADA)
    address = f"ws://{server.host}/api/tables/{ada.table}/socket"
    with connect(address, compression="deflate", proxy=None, **PATIENT) as offered:
        assert offered.response is not None
        assert "Sec-WebSocket-Extensions" not in offered.response.headers
        assert offered.protocol.extensions == []
        hello = b'{"type":"hello","since":0}'
        offered.socket.sendall(bytes([0xC1, 0x80 | len(hello), 0, 0, 0, 0]) + hello)  # says that it is compressed
        with pytest.raises(ConnectionClosed) as closed:
            offered.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1002
