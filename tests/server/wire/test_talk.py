"""A fuzzer on the socket: whatever is sent, it is refused with a code or the socket is closed, and nothing breaks."""

from __future__ import annotations

import json
import logging
import os
import random
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from rollwright.server.settings import Rate
from server.running import ADA, PROMISE, SHARE, Person, Running, make_table, read_message, running
from support.waiting import PATIENCE, PATIENT

SEED = 5
SOCKETS = int(os.environ.get("FUZZ_SOCKETS", "100"))  # each says up to 12 things
VALID: list[dict[str, Any]] = [
    {"type": "hello", "since": 0},
    {"type": "do", "id": "a", "seat": 0, "act": "move", "throw": 1, "move": "pick r"},
    {"type": "do", "id": "a", "seat": 0, "act": "why", "throw": 1, "move": "cross a1"},
    {"type": "do", "id": "a", "seat": 0, "act": "take_back", "throw": 1},
    {"type": "do", "id": "a", "seat": 0, "act": "start", "bot": "greedy"},
    {"type": "do", "id": "a", "seat": 0, "act": "reveal", "share": SHARE.hex()},
    {"type": "do", "id": "a", "seat": 0, "act": "choose", "piece": "A"},
    {"type": "do", "id": "a", "seat": 0, "act": "take_over", "of": 1, "bot": "greedy"},
    {"type": "do", "id": "a", "seat": 0, "act": "come_back"},
    {"type": "do", "id": "a", "seat": 0, "act": "end"},
    {"type": "do", "id": "a", "seat": 0, "act": "rematch", "table": "A" * 22, "invite": "B" * 22},
]
ODD: list[Any] = [
    None, True, -1, 0, 4, 1.5, 1e308, 10**30, -(10**400), "", "0", "\x00", "\u202e", "é" * 100, "x" * 3000, [], [[]],
    {}, {"type": "do"}, "os:system", "expert@/etc/passwd", "__class__", "../..", "pass", "cross a1",
    "cross \u0661\u0662", "ring AB 7", "route A \u00b2", "pick", "use", "reroll", "stop", "\ud800",
    float("nan"), float("inf"),
]  # fmt: skip
Fuzz = Callable[[random.Random], "str | bytes"]


def noise(rng: random.Random) -> bytes:
    return rng.randbytes(rng.randrange(200))


def text_noise(rng: random.Random) -> str:
    return "".join(chr(rng.choice([*range(128), 0x202E, 0x1F600, 0xFFFF])) for _ in range(rng.randrange(100)))


def broken(rng: random.Random) -> str:
    """Valid JSON, cut or with a character changed."""
    text = json.dumps(rng.choice(VALID))
    place = rng.randrange(len(text))
    return rng.choice([text[:place], text[:place] + rng.choice('{}[]",:\\0\x00é') + text[place + 1 :], text + text])


def deep(rng: random.Random) -> str:
    depth = rng.choice([10, 200, 2000])
    return rng.choice(
        ['{"type":' * depth, "[" * depth + "]" * depth, '{"a":' * (depth // 2) + "1" + "}" * (depth // 2)]
    )


def numbers(rng: random.Random) -> str:
    digits = rng.choice(["9" * 3000, "1e999", "-0", "1E400", "0x10", "1" + "0" * 400, "NaN", "-Infinity", "1.0", "١"])
    field = rng.choice(["since", "seat", "throw", "of"])
    message = {**rng.choice(VALID), field: "HERE"}
    return json.dumps(message).replace('"HERE"', digits)


def mutated(rng: random.Random) -> str:
    """A valid message with fields of wrong types, missing, or more than there are."""
    message = dict(rng.choice(VALID))
    for _ in range(rng.choice([1, 1, 2])):
        field = rng.choice([*message, "more", "act", "type", "id"])
        if rng.random() < 0.2:
            message.pop(field, None)
        else:
            message[field] = rng.choice(ODD)
    return json.dumps(message)


def unknown(rng: random.Random) -> str:
    act = rng.choice(["", "win", "roll", "Move", "__init__", "move\x00", "x" * 500])
    return json.dumps({"type": rng.choice(["do", "Do", "done", "news"]), "id": "a", "seat": 0, "act": act})


def well_formed(rng: random.Random) -> str:
    """Understood, and mostly refused: the words of a move are anything."""
    message = {**rng.choice(VALID), "id": f"f{rng.getrandbits(40)}", "seat": rng.randrange(4)}
    if message.get("act") == "move":
        words = ("pick", "use", "cross", "reroll", "stop", "pass", "done", "turn", "ring", "route")
        tail = "".join(rng.choice("rygbosABC abc0123456789+,²٣\u200b\t-") for _ in range(rng.randrange(12)))
        message |= {"move": f"{rng.choice(words)} {tail}"[:80], "throw": rng.choice([1, 1, 1, 0, 10**9])}
    return json.dumps(message)


def as_bytes(rng: random.Random) -> bytes:
    return json.dumps(rng.choice(VALID)).encode()


def huge(rng: random.Random) -> str:
    return rng.choice(["x", " ", "[", "é"]) * rng.choice([4095, 4097, 70_000, 1_000_000])


FUZZ: list[Fuzz] = [
    noise,
    text_noise,
    broken,
    deep,
    numbers,
    mutated,
    mutated,
    unknown,
    well_formed,
    well_formed,
    as_bytes,
]


def send_frames(rng: random.Random, socket: ClientConnection) -> None:
    """Frames that no good client sends."""
    frames = [
        Frame(Opcode.TEXT, b"\xff\xfe{", True),
        Frame(Opcode.CONT, b"{}", True),
        Frame(Opcode.TEXT, b"{" * 10, False),
        Frame(Opcode.PING, b"p" * 125, True),
        Frame(Opcode.PONG, b"never asked", True),
        Frame(Opcode.CLOSE, b"\x00", True),
        Frame(Opcode.CLOSE, b"\x03\xe8" + b"\xff", True),
    ]
    for frame in rng.choices(frames, k=rng.randrange(1, 4)):
        compressed = rng.random() < 0.1  # nobody has agreed to that
        start = frame.serialize(mask=True, extensions=[])
        socket.socket.sendall(bytes([start[0] | 0x40 * compressed]) + start[1:])
    if rng.random() < 0.5:
        socket.socket.sendall(rng.randbytes(rng.randrange(1, 60)))


def talk(server: Running, person: Person, rng: random.Random) -> set[str]:
    """One socket says odd things until it is closed; the kinds of answers that came."""
    cookie = {"Cookie": person.cookie or ""} if rng.random() < 0.8 else {}
    address = f"ws://{server.host}/api/tables/{person.table}/socket"
    heard: set[str] = set()
    message: dict[str, Any] = {}
    options: dict[str, Any] = {"additional_headers": cookie, "proxy": None, "compression": None, "close_timeout": 0.05}
    with connect(address, **options, **PATIENT) as socket:
        try:
            if rng.random() < 0.85:
                socket.send('{"type":"hello","since":0}')
            for _ in range(rng.randrange(1, 12)):
                socket.send(rng.choice(FUZZ)(rng))
            if rng.random() < 0.2:
                socket.send(huge(rng))
            if rng.random() < 0.2:
                with suppress(OSError):  # closed already
                    send_frames(rng, socket)
                return heard  # the server may wait for the rest of a frame
            last = f"last{rng.getrandbits(40)}"
            socket.send(json.dumps({"type": "do", "id": last, "seat": 3, "act": "come_back"}))
            while message.get("id") != last:
                message = json.loads(socket.recv(PATIENCE))
                read_message(json.dumps(message))
                heard.add(message.get("code", message["type"]))
        except (ConnectionClosed, ConnectionError):
            heard.add("closed")
    return heard


def test_whatever_is_said_the_server_goes_on(
    tmp_path_factory: pytest.TempPathFactory, caplog: pytest.LogCaptureFixture
) -> None:
    rng = random.Random(SEED)
    heard: set[str] = set()
    without_limits = {"requests": Rate(1e9, 1e9), "pace": Rate(1e9, 1e9), "tables": Rate(1e9, 1e9)}
    with running(tmp_path_factory.mktemp("fuzz"), **without_limits) as server:
        people = [
            make_table(server, ADA, {"kind": "person", "name": "Bo"}, game="diceland")[0],
            make_table(server, ADA, game="ring-and-route", pieces="sides")[0],
            make_table(server, ADA, {"kind": "open"}, promise=PROMISE)[0],
        ]
        for _ in range(SOCKETS):
            heard |= talk(server, rng.choice(people), rng)
            with server.client() as client:
                assert client.get("/healthz").text == "ok\n"
        after, _ = make_table(server, ADA)
        after.connect().hear_until("welcome")
        assert after.move()["type"] == "done"
        after.close()
        with server.client() as client:
            assert not re.search(r"^rollwright_faults_total [1-9]", client.get("/metrics").text, re.MULTILINE)
    assert {"closed", "welcome", "refused-malformed", "refused-not-your-seat"} <= heard
    ours = [record for record in caplog.records if not record.name.startswith("websockets.client")]
    told = [record for record in ours if record.exc_info or record.levelno >= logging.WARNING]
    assert [(record.name, record.getMessage(), record.exc_text) for record in told] == []


@pytest.mark.parametrize(
    "before", ['x={"a": 1}; ', "x[1]=2; ", "version=1; ", "flag; ", "x=\xe9; ", 'x="', "seats=1; "]
)
def test_a_socket_reads_cookies_as_http_does(server: Running, before: str) -> None:
    ada, _ = make_table(server, ADA)
    cookie = before + (ada.cookie or "")
    with server.client() as client:
        mine = client.get(f"/api/tables/{ada.table}", headers=[(b"cookie", cookie.encode("latin-1"))]).json()["mine"]
    person = Person(server, ada.table, cookie).connect()
    assert person.hear_until("welcome")["mine"] == mine
    person.close()
