"""What commands that play many games share: where they are played, a bar meanwhile, tables afterwards."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.table import Table

from rollwright.cli.screen import Screen
from rollwright.core.errors import OptionError
from rollwright.core.facets import Progress
from rollwright.core.game_type import GameType

STEPS = 1000  # of a bar for work that has no steps of its own


def check_place(workers: int | None, cluster: str | None) -> None:
    """OptionError if it isn't clear where to play."""
    if workers is not None and workers < 1:
        raise OptionError("option-at-least-one", option="--workers")
    if workers is not None and cluster is not None:
        raise OptionError("option-cluster-workers")


def executor_at(cluster: str | None) -> AbstractContextManager[Executor | None]:
    """Where the games are played if not on this machine."""
    if cluster is None:
        return nullcontext()
    from rollwright.lab.cluster import Cluster

    connected = Cluster(cluster)
    for log in ("distributed", "distributed.client"):
        logging.getLogger(log).setLevel(logging.CRITICAL)  # what matters is said in our words, and the bar stays whole
    return connected


def announce_compiling(screen: Screen, kind: GameType, *, levels: bool = False) -> None:
    """Says that it will take a while, if it will."""
    if not kind.twins.is_compiled(levels=levels):
        words = screen.say("compiling-levels" if levels else "simulate-compiling")
        screen.error_console.print(words, markup=False)


@contextmanager
def progress_bar(screen: Screen, words: str, steps: int) -> Iterator[Progress]:
    """A bar on standard error, so that the output can be piped."""
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
    """A bar that appears with the first progress, for work that may turn out to be done already."""
    with ExitStack() as stack:
        bar: Progress | None = None

        def tell(part: float) -> None:
            nonlocal bar
            if bar is None:
                bar = stack.enter_context(progress_bar(screen, words, STEPS))
            bar(part)

        yield tell


def prepare_bots(screen: Screen, prepare: Callable[[Progress], None]) -> None:
    """Makes the tables that bots play by, and says so if there is anything to do."""
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


def table_of(heads: Sequence[str], title: str | None = None) -> Table:
    table = Table(safe_box=True, title=title, title_justify="left", title_style="bold")
    for head in heads:
        table.add_column(head, justify="right", overflow="fold")
    return table


def percent(screen: Screen, share: float) -> str:
    return f"{screen.decimal(100 * share, 1)} %"
