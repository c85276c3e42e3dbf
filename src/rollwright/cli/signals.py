"""Signals that end the program: each works like Ctrl-C, and waits while something must not be interrupted."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


def end_like_ctrl_c() -> None:
    """A terminal that is closed, or a `kill`, raises KeyboardInterrupt, so that a game is saved as after Ctrl-C."""
    for number in _known("SIGTERM", "SIGHUP"):
        if signal.getsignal(number) != signal.SIG_IGN:  # `nohup` has it ignored
            signal.signal(number, signal.default_int_handler)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ignores the signals that end the program: a terminal that is closed sends several."""
    before = [(number, signal.signal(number, signal.SIG_IGN)) for number in _known("SIGINT", "SIGTERM", "SIGHUP")]
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)


def _known(*names: str) -> list[signal.Signals]:
    """The signals of these names that the system has; Windows lacks some."""
    return [signal.Signals[name] for name in names if name in signal.Signals.__members__]
