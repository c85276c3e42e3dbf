"""Where many play, what is said within a moment is done in one step."""

from __future__ import annotations

import asyncio
import socket
from functools import partial

import pytest

from rollwright.server.wire import connection
from server.running import ADA, Running, make_table
from support.waiting import wait_until

FOR_EVER = 1e6  # seconds


@pytest.fixture(autouse=True)
def long_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "MOMENT", FOR_EVER)
    monkeypatch.setattr(connection, "FEW", 0)


def test_the_first_word_is_heard_at_once_and_others_within_a_moment_together() -> None:
    async def say() -> None:
        steps, heard = connection.Steps(), list[str]()
        steps.add(lambda: heard.append("a"))
        while not heard:
            await asyncio.sleep(0)
        for word in "bc":
            steps.add(partial(heard.append, word))
        await asyncio.sleep(0.01)
        assert heard == ["a"]
        steps.take()
        assert heard == ["a", "b", "c"]
        steps.take()
        assert heard == ["a", "b", "c"]

    asyncio.run(say())


def test_what_fails_harms_nothing_else() -> None:
    faults: list[str] = []

    async def say() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(repr(context["exception"])))
        steps, heard = connection.Steps(), list[str]()
        steps.add(partial(heard.append, "a"))
        steps.add(lambda: heard.remove("nothing"))
        steps.add(partial(heard.append, "b"))
        steps.take()
        assert heard == ["a", "b"]
        assert steps.is_empty

    asyncio.run(say())
    assert len(faults) == 1
    assert faults[0].startswith("ValueError")


def test_a_move_counts_though_its_player_is_gone_before_the_step(server: Running) -> None:
    ada, _ = make_table(server, ADA, game="diceland")
    ada.connect().hear_until("welcome")
    move = {"act": "move", "throw": ada.shown["throws"], "move": ada.shown["moves"]["0"][0]}
    ada.send({"type": "do", "id": "last", "seat": 0, **move})
    assert ada.socket is not None
    ada.socket.socket.shutdown(socket.SHUT_RDWR)

    def is_played() -> bool:
        with server.client() as client:
            events = client.get(f"/api/tables/{ada.table}/record").json()["events"]
        return bool(len(events) > ada.shown["events"])

    wait_until(is_played)
    ada.close()
