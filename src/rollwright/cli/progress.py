"""What the terminal shows while something takes long: progress bars, and a line before compiling or making tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from rollwright.cli.screen import Screen
from rollwright.core.facets import Progress
from rollwright.core.game_type import GameType

STEPS = 1000  # of a bar for work that has no steps of its own


def announce_compiling(screen: Screen, kind: GameType, *, levels: bool = False) -> None:
    """Says that compiling will take a while, if it will."""
    if not kind.builds.is_compiled(levels=levels):
        words = screen.say("compiling-levels" if levels else "simulate-compiling")
        screen.error_console.print(words, markup=False)


@contextmanager
def progress_bar(screen: Screen, words: str, steps: int) -> Iterator[Progress]:
    """A progress bar on standard error, so that the output can be piped."""
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    console = screen.error_console
    with Bar(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words, total=steps)
        yield lambda part: bar.update(task, completed=round(part * steps))


@contextmanager
def late_bar(screen: Screen, words: str) -> Iterator[Progress]:
    """A progress bar that appears with the first progress, for work that may turn out to be done already."""
    with ExitStack() as stack:
        bar: Progress | None = None

        def tell(part: float) -> None:
            nonlocal bar
            if bar is None:
                bar = stack.enter_context(progress_bar(screen, words, STEPS))
            bar(part)

        yield tell


def prepare_bots(screen: Screen, prepare: Callable[[Progress], None]) -> None:
    """Shows progress while the tables that bots play by are made, if there is anything to do."""
    words = screen.say("bots-preparing")
    with late_bar(screen, words) as show:
        told = False

        def tell(part: float) -> None:
            nonlocal told
            if not told and not screen.error_console.is_terminal:
                screen.error_console.print(words, markup=False)
            told = True
            show(part)

        prepare(tell)
