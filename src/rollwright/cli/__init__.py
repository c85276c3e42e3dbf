"""The command line: `rollwright play`, `serve`, `simulate` and the others. Each has a file in `commands/`."""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs a command line of `rollwright`, that of the process if none is given."""
    import sys

    from rollwright.cli.app import app
    from rollwright.cli.signals import end_like_ctrl_c

    end_like_ctrl_c()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a letter that the terminal lacks must not end a game
    app(arguments, prog_name="rollwright")
