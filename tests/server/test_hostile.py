"""Every attack of `python -m benchmarks.hostile`, for a moment: an honest player at another table plays on, and the
server counts what it refused. How fast that is, the command measures."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, cast

import pytest
from benchmarks.hostile.attacks import ATTACKS, Attack, Target, again_and_again
from benchmarks.hostile.bomb import bomb

from rollwright.server.settings import Rate, Settings
from server.running import ADA, FREE, Person, Running, make_table, running
from support.waiting import PATIENCE, wait_until

SOCKETS = 4
MOVES = 8
# What the server does about each: a figure that rises.
COUNTED = {
    "pings": "pauses_total",
    "pongs": "pauses_total",
    "fragments": "cut_off_total",
    "texts": r'refusals_total\{code="refused-too-fast"\}',
    "take-overs": r'refusals_total\{code="option-bot"\}',
    "frames": r'refusals_total\{code="refused-too-fast"\}',
    "looks": r'refusals_total\{code="refused-too-fast"\}',
    "records": r'refusals_total\{code="refused-too-fast"\}',
    "slow reads": r'refusals_total\{code="refused-too-fast"\}',
    "half handshakes": "cut_off_total",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The honest player has the same address as the attacker, so sockets have limits and addresses don't."""
    limits = {"received_client": FREE, "looks": Rate(20, 1), "messages": Settings.messages}
    with running(tmp_path_factory.mktemp("hostile"), **limits) as started:
        yield started


@pytest.fixture(scope="module")
def target(server: Running) -> Target:
    mine, _ = make_table(server, ADA, {"kind": "person", "name": "Bo"})
    host, port = server.socket.getsockname()[:2]
    return Target(host, port, mine.table, mine.cookie or "", bomb(200))


@contextmanager
def attacked(attack: Attack, target: Target) -> Iterator[None]:
    """Attacks while the block runs, from another thread."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    running = [asyncio.run_coroutine_threadsafe(again_and_again(attack, target), loop) for _ in range(SOCKETS)]
    try:
        yield
    finally:
        for one in running:
            one.cancel()
        asyncio.run_coroutine_threadsafe(_cancelled(), loop).result(PATIENCE)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(PATIENCE)
        loop.close()


async def _cancelled() -> None:
    """Waits for the end of everything else in this event loop, and until its connections are closed."""
    await asyncio.gather(*(asyncio.all_tasks() - {asyncio.current_task()}), return_exceptions=True)
    for _ in range(5):
        await asyncio.sleep(0)


def figure(server: Running, name: str) -> float:
    """Asked for within the process, since the attacker has used up what this address may ask for."""
    found = re.search(rf"^rollwright_{name} (\S+)$", server.metrics.text(), re.MULTILINE)
    return float(found[1]) if found else 0.0


@pytest.fixture(scope="module")
def honest(server: Running, target: Target) -> Iterator[Person]:
    person, _ = make_table(server, ADA)
    person.connect().hear_until("here")
    yield person
    person.close()


@pytest.mark.parametrize("attack", ATTACKS)
def test_an_honest_player_plays_on(
    server: Running, target: Target, honest: Person, monkeypatch: pytest.MonkeyPatch, attack: str
) -> None:
    connection = cast(Any, server.server.config.http)
    monkeypatch.setattr(connection, "settings", replace(connection.settings, head=0.2))  # the honest player is here
    before, faults = figure(server, COUNTED[attack]), figure(server, "faults_total")
    with attacked(ATTACKS[attack], target):
        for _ in range(MOVES):
            assert honest.move()["type"] == "done"
            honest.hear_until("news")
        wait_until(lambda: figure(server, COUNTED[attack]) > before)
        assert honest.move()["type"] == "done"
        honest.hear_until("news")
    assert figure(server, "faults_total") == faults
