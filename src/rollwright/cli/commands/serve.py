"""`rollwright serve`: the page and its tables, for this machine or for the home network, in one process or several."""

from __future__ import annotations

import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

from rollwright.cli.files import path_of
from rollwright.cli.screen import Screen
from rollwright.core.errors import OptionError

if TYPE_CHECKING:
    from rollwright.server.settings import Settings
    from rollwright.server.workers.child import Parent

PORT = 8642
LOCAL, ANYWHERE = "127.0.0.1", "0.0.0.0"


def run(
    screen: Screen,
    host: str | None,
    port: int | None,
    data: str | None = None,
    store: str | None = None,
    workers: int | None = None,
    *,
    lan: bool,
    browse: bool,
) -> None:
    """Carries out `rollwright serve`."""
    from rollwright.server.listening import home_address
    from rollwright.server.logs import set_up_logs
    from rollwright.server.settings import settings_of
    from rollwright.server.workers.child import Parent

    _check(host, port, workers, lan=lan)
    parent = Parent.of_this_process()
    listening = parent.listening if parent else _listen(screen, host or (ANYWHERE if lan else LOCAL), port)
    bound = listening.getsockname()[1]
    everywhere = lan or host == ANYWHERE
    given: dict[str, Any] = {} if data is None else {"data": Path(path_of(data))}
    given |= {} if store is None else {"store": store}
    settings = settings_of(given | ({"origin": f"http://{home_address()}:{bound}"} if everywhere else {}))
    if workers is not None and settings.store is None:
        raise OptionError("serve-workers-sqlite")
    homely = host is None and workers is None and settings.origin is None and not settings.proxies
    local = f"http://{_in_address(host) if host and host != ANYWHERE else 'localhost'}:{bound}"

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
    with listening:
        if workers is None or parent is not None:
            _serve(settings, listening, ready, parent, homely=homely)
        else:
            _employ(workers, listening, ready)


def _serve(
    settings: Settings, listening: socket.socket, ready: Callable[[], None], parent: Parent | None, *, homely: bool
) -> None:
    """Serves in this process."""
    from rollwright.server.run import collect_less, make_server, raise_file_limit

    def end(*_: object) -> None:
        server.handle_exit(signal.SIGTERM, None)

    server = make_server(settings, ready if parent is None else lambda: parent.tell_ready(end), homely=homely)
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) != signal.SIG_IGN:
        signal.signal(signal.SIGHUP, end)
    collect_less()
    raise_file_limit()
    with suppress(KeyboardInterrupt):
        server.run([listening])


def _employ(workers: int, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Has other processes serve."""
    from rollwright.server.workers.parent import Workers

    if code := Workers(workers, listening, ready).run():
        sys.exit(code)


def _check(host: str | None, port: int | None, workers: int | None, *, lan: bool) -> None:
    """OptionError if the options contradict each other, or mean nothing."""
    if lan and host is not None:
        raise OptionError("option-lan-host")
    if port is not None and not 0 <= port <= 65535:
        raise OptionError("option-port")
    if workers is not None and workers < 1:
        raise OptionError("option-at-least-one", option="--workers")
    if workers is not None and sys.platform == "win32":
        raise OptionError("serve-workers-windows")


def _listen(screen: Screen, host: str, port: int | None) -> socket.socket:
    """At the given port; else at the usual one or, if that is taken, at any, and says at which."""
    from rollwright.server.listening import listen

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
