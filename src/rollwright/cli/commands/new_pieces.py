"""`rollwright boards new` and `rollwright sheets new`: texts of new boards and papers, printed or written to files."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rollwright.cli.files import path_of, write_text
from rollwright.cli.progress import announce_compiling
from rollwright.cli.screen import Screen
from rollwright.cli.seed import new_seed
from rollwright.core.errors import OptionError
from rollwright.core.game_type import GameType
from rollwright.core.registry import game_names, game_type

SMALLEST_DIFFERENCE, LARGEST_DIFFERENCE = 0.002, 0.1  # of shares, for boards that are to be fair
ENDINGS = {"boards": ".txt", "sheets": ".json"}


@dataclass(frozen=True)
class Order:
    """What is to be made: boards or sheets, their style ("" for the usual one), and other wishes."""

    pieces: str
    style: str
    wishes: dict[str, int]

    def made(self, seed: int) -> str:
        """The text for a seed; that of a board says how it was made."""
        text = game_with(self.pieces).workshop.make(seed, self.style, **self.wishes)
        return text if self.pieces == "sheets" else f"; {self.line(seed)}\n{text}"

    def line(self, seed: int) -> str:
        """The command that makes it."""
        wished = [f"--{name} {value}" for name, value in self.wishes.items()]
        style = [f"--style {self.style}"] if self.style else []
        return " ".join([f"rollwright {self.pieces} new --seed {seed}", *style, *wished])


def run(screen: Screen, order: Order, seed: int | None, count: int, out: str | None, fair: float | None = None) -> None:
    """Carries out both commands. Several pieces are those of consecutive seeds, or of the next ones that are fair."""
    if count < 1:
        raise OptionError("option-at-least-one", option="--count")
    first = new_seed() if seed is None else seed
    numbers = range(first, first + count) if fair is None else _fair(screen, order, first, count, fair)
    for at, number in enumerate(numbers):
        first = first if at else number  # a search finds a later one
        text = order.made(number)
        if out is None:
            sys.stdout.write(f"\n{text}" if at else text)
        else:
            file = _file(order, out, number, single=count == 1)
            write_text(file, text)
            screen.tell("file-written", file=file)
    if seed is None and (out is not None or order.pieces == "sheets"):
        screen.remark("new-seed", line=order.line(first))


def _fair(screen: Screen, order: Order, first: int, count: int, fair: float) -> Iterator[int]:
    """The next seeds whose boards are as good as the shipped ones, up to this difference of shares."""
    from rollwright.lab.certificate.search import find_fair

    if not SMALLEST_DIFFERENCE <= fair <= LARGEST_DIFFERENCE:
        raise OptionError("new-fair", least=str(SMALLEST_DIFFERENCE), most=str(LARGEST_DIFFERENCE))
    kind = game_with(order.pieces)
    announce_compiling(screen, kind, levels=True)

    def tell(number: int, off: float) -> None:
        screen.remark("new-not-fair", seed=str(number), points=screen.decimal(100 * off, 1))

    for _ in range(count):
        found, _ = find_fair(kind, order.made, first, fair, tell=tell)
        yield found
        first = found + 1


def game_with(pieces: str) -> GameType:
    """The game that is played on boards, or on sheets."""
    return next(kind for kind in map(game_type, game_names()) if kind.material.option == pieces)


def _file(order: Order, out: str, seed: int, *, single: bool) -> Path:
    name = f"{order.style or game_with(order.pieces).workshop.styles[0]}-{seed}{ENDINGS[order.pieces]}"
    return path_of(out) if single else path_of(out) / name
