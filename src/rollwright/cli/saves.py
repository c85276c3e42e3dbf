"""Saved games: records in the user's data folder, with the seed of the dice and who plays the seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from rollwright.cli.files import path_of, read_text, write_text
from rollwright.core.dice import SeededDice
from rollwright.core.errors import OptionError, RecordError, RollwrightError
from rollwright.core.folders import data_folder
from rollwright.core.game import Game
from rollwright.core.record import format_record, parse_record, replay

ENDING = ".roll.json"
PERSON = "person"


@dataclass
class Save:
    """A game at a table: who plays each seat (a person or the name of a bot), its dice, and its file."""

    game: Game
    players: tuple[str, ...]
    seed: int
    file: Path

    def write(self, file: Path | None = None) -> Path:
        """Writes it to its own file or to another one."""
        file = self.file if file is None else file
        table = {"players": list(self.players), "dice_seed": self.seed}
        write_text(file, format_record({**self.game.record(), "table": table}))
        return file


def new_file(game_name: str) -> Path:
    """The file of a saved game that begins now."""
    stem = f"{game_name}-{datetime.now():%Y-%m-%d-%H%M%S}"
    files = (data_folder() / f"{stem}{more}{ENDING}" for more in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(file for file in files if not file.exists())


def named_file(name: str) -> Path:
    """The file that a player means by a name to save to, with the ending of a record."""
    return path_of(name if name.endswith(ENDING) else name + ENDING)


def load(name: str) -> Save:
    """A saved game, or any record, to continue. A record that is not a save is not overwritten."""
    record = parse_record(read_text(name))
    table = record.get("table")
    seed, players = _table(table, record.get("seats"))
    game = replay(record, SeededDice(seed))
    file = new_file(game.kind.name) if table is None else path_of(name)
    return Save(game, players, game.dice.seed, file)  # type: ignore[attr-defined]


def last_unfinished(game_name: str | None) -> str:
    """The file of the newest save that is not over, of one game or of any."""
    files = data_folder().glob(f"{game_name or ''}*{ENDING}")
    for file in sorted(files, key=lambda file: file.stat().st_mtime_ns, reverse=True):
        try:
            if not parse_record(read_text(str(file)))["result"]["over"]:
                return str(file)
        except (RollwrightError, KeyError, TypeError):
            continue
    raise OptionError("option-nothing-saved", folder=str(data_folder()))


def _table(table: Any, seats: Any) -> tuple[int | None, tuple[str, ...]]:
    """The seed and the players; a record that is not a save gets new dice, and people on all seats."""
    count = len(seats) if isinstance(seats, Sequence) else 0
    if table is None:
        return None, (PERSON,) * count
    seed = table.get("dice_seed") if isinstance(table, dict) else None
    players = table.get("players") if isinstance(table, dict) else None
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise RecordError("save-dice", field="table.dice_seed")
    if not isinstance(players, list) or len(players) != count or not all(isinstance(p, str) for p in players):
        raise RecordError("save-players", field="table.players")
    return seed, tuple(players)
