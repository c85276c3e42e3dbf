"""Entry points of installed packages. The standard library's module for it takes longer to import than a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints


def entry_points(group: str, name: str | None = None) -> EntryPoints:
    """The entry points of a group that installed packages declare; with a name, only those of this name."""
    from importlib import metadata

    found = metadata.entry_points(group=group)
    return found if name is None else found.select(name=name)
