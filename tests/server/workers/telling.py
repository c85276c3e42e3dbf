"""A program of several workers, each of which tells its process id to whoever connects: `python telling.py WORKERS`.

The first line that it prints is the port. With a file FAILS beside it as the second argument, workers fail to start
as long as that file exists.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from rollwright.server.listening import listen
from rollwright.server.logs import set_up_logs
from rollwright.server.workers.child import Parent
from rollwright.server.workers.parent import Workers

FAILURE = 3  # exit code


async def serve(parent: Parent) -> None:
    """Until it is ended: by its parent's end here, by a signal as any program."""
    ended = asyncio.Event()

    async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(str(os.getpid()).encode())
        writer.close()

    async with await asyncio.start_server(answer, sock=parent.listening):
        parent.tell_ready(ended.set)
        await ended.wait()


def main() -> None:
    set_up_logs()
    workers, fails = int(sys.argv[1]), Path(sys.argv[2])
    parent = Parent.of_this_process()
    if parent is None:
        listening = listen("127.0.0.1", 0)
        port = listening.getsockname()[1]
        sys.exit(Workers(workers, listening, lambda: print(port, flush=True)).run())
    if fails.exists():
        sys.exit(FAILURE)
    asyncio.run(serve(parent))


if __name__ == "__main__":
    main()
