"""`rollwright serve`: the page and its tables, for this machine or for the home network."""

from __future__ import annotations

import signal
import socket
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread

from rollwright.cli.files import path_of
from rollwright.cli.screen import Screen
from rollwright.core.errors import OptionError
from rollwright.core.folders import data_folder

PORT = 8642
LOCAL, ANYWHERE = "127.0.0.1", "0.0.0.0"


def run(screen: Screen, host: str | None, port: int | None, data: str | None, *, lan: bool, browse: bool) -> None:
    """Carries out `rollwright serve`."""
    from rollwright.server.logs import set_up_logs
    from rollwright.server.run import collect_less, home_address, listen, make_server, raise_file_limit
    from rollwright.server.settings import settings_of

    if lan and host is not None:
        raise OptionError("option-lan-host")
    if port is not None and not 0 <= port <= 65535:
        raise OptionError("option-port")
    listening = _listen(screen, listen, host or (ANYWHERE if lan else LOCAL), port)
    bound = listening.getsockname()[1]
    local = f"http://{_in_address(host) if host and host != ANYWHERE else 'localhost'}:{bound}"
    folder = path_of(data) if data is not None else data_folder() / "tables"
    everywhere = lan or host == ANYWHERE
    given = {"data": Path(folder), **({"origin": f"http://{home_address()}:{bound}"} if everywhere else {})}
    settings = settings_of(given)
    homely = host is None and settings.origin is None and not settings.proxies

    def ready() -> None:
        screen.tell("serve-ready", address=local)
        if everywhere and settings.origin is not None:
            screen.tell("serve-lan", address=settings.origin)
        elif homely:
            screen.tell("serve-here-only")
        screen.tell("serve-stop")
        screen.console.file.flush()
        if browse:
            Thread(target=_open, args=(local,), daemon=True).start()

    set_up_logs()
    server = make_server(settings, ready, homely=homely)
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) != signal.SIG_IGN:
        signal.signal(signal.SIGHUP, lambda *_: server.handle_exit(signal.SIGTERM, None))
    collect_less()
    raise_file_limit()
    with listening, suppress(KeyboardInterrupt):
        server.run([listening])


def _listen(screen: Screen, listen: Callable[[str, int], socket.socket], host: str, port: int | None) -> socket.socket:
    """At the given port; else at the usual one or, if that is taken, at any, and says at which."""
    if port is not None:
        return listen(host, port)
    try:
        return listen(host, PORT)
    except OptionError:
        found = listen(host, 0)
        screen.tell("serve-other-port", usual=str(PORT), port=str(found.getsockname()[1]))
        return found


def _in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _open(address: str) -> None:
    """Opens the page in a browser, if there is one."""
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(address)
