"""The terminal: `rollwright play`, `boards`, `show`, `replay`, `simulate`."""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs a command line, that of the process if none is given."""
    import signal
    import sys

    from rollwright.cli.app import app

    for name in ("SIGTERM", "SIGHUP"):  # a terminal that is closed leaves the table like Ctrl-C
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) != signal.SIG_IGN:  # `nohup` has it ignored
            signal.signal(number, signal.default_int_handler)

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a letter that the terminal lacks must not end a game
    app(arguments, prog_name="rollwright")
