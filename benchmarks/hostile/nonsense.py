"""Nonsense for a server, from a seed: frames on a table's socket, and requests. All of it is refused, ignored or
answered, and none of it may be a fault."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

MASK = bytes(4)  # a client has to mask; this mask changes nothing
CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
HELLO = '{"type":"hello","since":0}'
ACTS: list[dict[str, Any]] = [
    {"act": "move", "throw": 1, "move": "1"},
    {"act": "why", "throw": 1, "move": "x"},
    {"act": "take_back", "throw": 1},
    {"act": "start", "bot": "greedy"},
    {"act": "rename", "of": 0, "name": "Eve"},
    {"act": "swap", "of": 0, "other": 1},
    {"act": "reveal", "share": "00" * 32},
    {"act": "choose", "piece": "A"},
    {"act": "take_over", "of": 1, "bot": "planner"},
    {"act": "come_back"},
    {"act": "play_on"},
    {"act": "rematch", "table": "x" * 22, "invite": "y" * 22},
]
ODD: list[Any] = [
    *(
        None,
        True,
        -1,
        0,
        1,
        2**31,
        2**63,
        2**64,
        -(2**63),
        1e308,
        0.5,
        "",
        "x",
        "0",
        "\0",
        "\ud800",
        "\u202e",
        "💥" * 40,
    ),
    *([], {}, [[]], {"a": {}}, [0] * 50, "../../etc/passwd", "' OR 1=1 --", "<script>", "{{7*7}}", "%00", "A" * 3000),
]
METHODS = ("GET", "POST", "DELETE", "HEAD", "OPTIONS", "PUT", "PATCH", "TRACE", "CONNECT", "get", "BREW")
BODIES: list[dict[str, Any]] = [
    {"game": "diceland", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]},
    {"invite": "x" * 22, "name": "Bo"},
    {"token": "x" * 22},
    {"seat": 0},
    {"record": {"format": "rollwright", "events": []}},
]


def frame(kind: int, data: bytes = b"", *, final: bool = True, bits: int = 0, masked: bool = True) -> bytes:
    """A frame, valid unless bits are set or it is not masked."""
    size = len(data)
    mark = MASKED if masked else 0
    if size < 126:
        length = bytes((mark | size,))
    elif size < 65536:
        length = bytes((mark | 126,)) + size.to_bytes(2, "big")
    else:
        length = bytes((mark | 127,)) + size.to_bytes(8, "big")
    return bytes(((FINAL if final else 0) | bits | kind,)) + length + (MASK if masked else b"") + data


class Script(NamedTuple):
    """A series of frames, how many they are, and perhaps one against the protocol, which can only be the last."""

    frames: bytes
    number: int
    broken: bytes


class Frames:
    """What one connection sends: frames that may be sent, one after the other, and a last one that may not."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._kinds: tuple[Callable[[], bytes], ...] = (
            *(self._command,) * 6,
            *(self._text, self._broken_text, self._binary, self._ping, self._pong, self._fragments),
        )

    def script(self, most: int) -> Script:
        """What can be sent after the handshake."""
        number = self._random.randint(1, most)
        frames = [frame(TEXT, HELLO.encode())] if self._random.random() < 0.95 else []
        frames += [self._random.choice(self._kinds)() for _ in range(number)]
        return Script(b"".join(frames), len(frames), self._violation() if self._random.random() < 0.5 else b"")

    def _command(self) -> bytes:
        """A command that can be read, or nearly."""
        random = self._random
        given = {"type": "do", "id": str(random.randrange(10**6)), "seat": random.choice((0, 0, 0, 1, 7))}
        given |= random.choice(ACTS)
        for _ in range(random.choice((0, 0, 1, 2))):
            given[random.choice([*given, "more"])] = random.choice(ODD)
        if random.random() < 0.1:
            del given[random.choice(list(given))]
        return frame(TEXT, json.dumps(given).encode("utf-8", "replace"))

    def _text(self) -> bytes:
        random = self._random
        whole = json.dumps({"type": "do", "id": "x", "seat": 0, **random.choice(ACTS)})
        texts = (
            "",
            "{",
            "[" * 1000,
            '{"a":' * 300,
            "null",
            "NaN",
            "1e999",
            HELLO,
            whole[: random.randrange(len(whole))],
        )
        return frame(TEXT, random.choice((*texts, json.dumps(random.choice(ODD)))).encode("utf-8", "replace"))

    def _broken_text(self) -> bytes:
        """Random bytes that are text by accident."""
        return frame(TEXT, bytes(self._random.randrange(128) for _ in range(self._random.randrange(60))))

    def _binary(self) -> bytes:
        return frame(BINARY, self._random.randbytes(self._random.randrange(60)))

    def _ping(self) -> bytes:
        return frame(PING, self._random.randbytes(self._random.randrange(126)))

    def _pong(self) -> bytes:
        return frame(PONG, self._random.randbytes(self._random.randrange(126)))

    def _fragments(self) -> bytes:
        pieces = [b"{" * self._random.randrange(9) for _ in range(self._random.randint(2, 4))]
        kinds = [TEXT, *(CONTINUED for _ in pieces[1:])]
        last = len(pieces) - 1
        return b"".join(
            frame(kind, piece, final=n == last) for n, (kind, piece) in enumerate(zip(kinds, pieces, strict=True))
        )

    def _violation(self) -> bytes:
        random = self._random
        return random.choice(
            (
                frame(TEXT, b"{}", masked=False),
                frame(TEXT, b"{}", bits=random.choice((0x10, 0x20, 0x40))),
                frame(random.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15)), b"x"),
                frame(PING, bytes(126)),
                frame(PING, b"x", final=False),
                frame(CONTINUED, b"x"),
                frame(TEXT, b"\xff\xfe"),
                frame(TEXT, b"x" * 5000),
                frame(CLOSE, b"\x03"),
                frame(CLOSE, random.choice((0, 999, 1004, 1005, 1006, 2999, 5000, 65535)).to_bytes(2, "big") + b"\xff"),
                bytes((FINAL | TEXT, MASKED | 127)) + b"\xff" * 8 + MASK,
                bytes((FINAL | TEXT, MASKED | 126, 0, 2)) + MASK + b"{}",
                frame(TEXT, b"{", final=False) + frame(TEXT, b"{}"),
                frame(TEXT, b"{", final=False) + frame(CONTINUED, b"", final=False) * 20,
                random.randbytes(random.randint(1, 200)),
            )
        )


class Requests:
    """Requests, most of which can be read."""

    def __init__(self, seed: int, table: str) -> None:
        self._random, self._table = Random(seed), table

    def one(self, host: str) -> bytes:
        """A whole request, head and body."""
        random = self._random
        method, body = random.choice((*METHODS, "GET", "GET", "POST", "POST")), self._body()
        lines = [f"{method} {self._path()} HTTP/{random.choice(('1.1',) * 20 + ('1.0', '2.0', '9'))}"]
        lines.append(f"Host: {random.choice((host,) * 20 + ('evil.example', '', 'a' * 300, '[::1', host + '@x'))}")
        if method not in ("GET", "HEAD", "get") or random.random() < 0.1:
            kind = random.choice(
                ("application/json",) * 6 + ("text/plain", "", "application/json; charset=x", "multipart/form-data")
            )
            lines += [f"Content-Type: {kind}", f"Content-Length: {len(body)}"]
        else:
            body = b""
        for _ in range(random.choice((0, 0, 0, 1, 2))):
            lines.append(random.choice(self._headers(host)))
        return "\r\n".join(lines).encode("latin-1", "replace") + b"\r\n\r\n" + body

    def _path(self) -> str:
        random, table = self._random, self._table
        ids = (table, table, table, "x" * 22, "..", "%2e%2e", "x" * 500, "", "'", "%00", "\u00e9")
        ends = (
            "",
            "/join",
            "/link",
            "/move",
            "/free",
            "/leave",
            "/record",
            "/frames",
            "/socket",
            "/hint",
            "/x",
            "?since=-1",
        )
        return random.choice(
            (
                f"/api/tables/{random.choice(ids)}{random.choice(ends)}",
                f"/api/tables/{random.choice(ids)}{random.choice(ends)}",
                f"/api/tables/{table}?since={random.choice(('0', '1e9', '-1', 'x', '9' * 40, '%'))}",
                random.choice(
                    ("/api/tables", "/api/games", "/api/records", "/api/positions", "/api/tries", "/api/reviews")
                ),
                random.choice(
                    ("/", "/table/" + table, "/assets/../../x", "/%2e%2e/%2e%2e/etc/passwd", "//", "/\u00ff", "*", "x")
                ),
                random.choice(
                    (
                        "/api/openapi.json",
                        "/healthz",
                        "/readyz",
                        "/api/here",
                        "/api/games/x/pieces/A",
                        "/api/" + "a" * 3000,
                    )
                ),
            )
        )

    def _headers(self, host: str) -> tuple[str, ...]:
        return (
            "Origin: http://evil.example",
            "Origin: null",
            f"Origin: http://{host}",
            "Cookie: seat=" + "x" * 43,
            'Cookie: seat="; a=b; ' + "c" * 2000,
            "Accept-Encoding: " + "gzip, " * 200,
            "If-None-Match: *",
            "Range: bytes=0-0,1-1," * 20,
            "X-Forwarded-For: 10.0.0.1",
            "X-Request-Id: {}",
            "Sec-Fetch-Site: cross-site",
            "Expect: 100-continue",
            "Upgrade: h2c",
            "Transfer-Encoding: chunked",
            "Content-Length: -1",
        )

    def _body(self) -> bytes:
        random = self._random
        given: Any = dict(random.choice(BODIES))
        if random.random() < 0.7:
            given[random.choice([*given, "more"])] = random.choice(ODD)
        text = json.dumps(random.choice((given, given, given, random.choice(ODD)))).encode("utf-8", "replace")
        return random.choice(
            (text, text, text, text[: random.randrange(len(text) + 1)], random.randbytes(50), b"[" * 5000)
        )
