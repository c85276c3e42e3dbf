"""Tables of figures in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table


def table_of(heads: Sequence[str], title: str | None = None) -> Table:
    """A table of figures without rows yet, with these column heads."""
    table = Table(safe_box=True, title=title, title_justify="left", title_style="bold")
    for head in heads:
        table.add_column(head, justify="right", overflow="fold")
    return table
