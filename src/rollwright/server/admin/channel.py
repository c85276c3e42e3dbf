"""How orders reach a server that has its store for itself: a Unix socket in the folder of the store.

Whoever may open the folder may give orders; only the user who runs the server can. An order is a line of JSON, and so
is the answer.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.json import Decoder

from rollwright.core.errors import OptionError, RollwrightError
from rollwright.server.admin.orders import Administration, Order, Result
from rollwright.server.json_text import encode
from rollwright.server.logs import tell
from rollwright.server.refusals import Refused

NAME = "admin.sock"
PRIVATE = 0o600
LINE = 1_000_000  # bytes of an answer
PATIENCE = 30.0  # seconds


class Answer(Struct, frozen=True):
    """The result of an order or, if it has none, the code of the reason."""

    result: Result | None = None
    code: str = ""
    params: dict[str, Any] = {}


read_order: Decoder[Order] = Decoder(Order)
read_answer = Decoder(Answer)


@asynccontextmanager
async def orders_taken(folder: Path, administration: Administration) -> AsyncIterator[None]:
    """Carries out the orders that come through the socket in a folder, while the block runs."""
    path = folder / NAME
    try:
        listening = _listen(path)
    except (OSError, AttributeError) as error:  # the path is too long for a socket, or the system has none
        tell("no orders are taken", logging.WARNING, error=error)
        yield
        return

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, ValueError):  # it went away, or sent too long a line
            async with asyncio.timeout(PATIENCE):
                writer.write(encode(await _answer(administration, await reader.readline())) + b"\n")
                await writer.drain()
        writer.close()

    server = await asyncio.start_unix_server(talk, sock=listening, limit=LINE)
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


def give_order(folder: Path, order: Order) -> Result:
    """Has the server that uses this folder carry an order out; RollwrightError if it refuses, or can't be reached."""
    try:
        with socket.socket(socket.AF_UNIX) as channel:
            channel.settimeout(PATIENCE)
            channel.connect(str(folder / NAME))
            channel.sendall(encode(order) + b"\n")
            with channel.makefile("rb") as answers:
                answer = read_answer.decode(answers.readline())
    except (OSError, AttributeError, ValueError):
        raise OptionError("admin-unreachable", folder=str(folder)) from None
    if answer.result is None:
        raise RollwrightError(answer.code, **answer.params)
    return answer.result


def _listen(path: Path) -> socket.socket:
    """A socket that only this user can open. One that is left from a server that was killed is replaced: the lock of
    the store says that no other server is alive."""
    path.unlink(missing_ok=True)
    listening = socket.socket(socket.AF_UNIX)
    try:
        listening.bind(str(path))
        path.chmod(PRIVATE)
    except OSError:
        listening.close()
        raise
    return listening


async def _answer(administration: Administration, line: bytes) -> Answer:
    try:
        return Answer(await administration.obey(read_order.decode(line)))
    except RollwrightError as error:
        return Answer(code=error.code, params=error.params)
    except ValueError:
        return Answer(code="refused-malformed", params={"field": "order"})
    except Exception as error:
        tell("fault", logging.ERROR, error=error)
        return Answer(code=Refused("refused-fault").code)
