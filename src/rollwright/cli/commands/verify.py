"""`rollwright verify`: checks that the dice of recorded games were neither altered nor chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import typer

from rollwright.cli.files import read_text
from rollwright.cli.screen import Screen
from rollwright.core.facets import Why
from rollwright.core.fair import FIRST_VERSION, four_words, read_fair, verify
from rollwright.core.game import DICE
from rollwright.core.record import parse_record

WRONG = 1  # exit code


def run(screen: Screen, files: Sequence[str], *, as_json: bool) -> None:
    """Carries out `rollwright verify`; stops at a file that can't be checked at all."""
    found: dict[str, list[Why]] = {}
    for file in files:
        record = parse_record(read_text(file))
        found[file] = verify(record)
        if not as_json:
            _tell(screen, file, record, found[file])
    if as_json:
        screen.give({file: [{"code": code, **params} for code, params in faults] for file, faults in found.items()})
    if any(found.values()):
        raise typer.Exit(WRONG)


def _tell(screen: Screen, file: str, record: dict[str, Any], faults: Sequence[Why]) -> None:
    if faults:
        screen.tell("verify-bad", "red", file=file)
        for code, params in faults:
            screen.write(f"  {screen.say(code, **params)}", indent="  ")
        return
    throws = sum(who == DICE for who, _ in record["events"])
    screen.tell("verify-good", "green", file=file, throws=throws)
    fair = read_fair(record)
    screen.tell("verify-words", words=" ".join(four_words(fair.commitment)))
    if fair.version == FIRST_VERSION:
        screen.tell("verify-first")
    else:
        screen.tell("verify-log-words", words=" ".join(four_words(fair.hash)))
