"""The folders for Rollwright's files, following the conventions of the operating system."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path


def cache_folder() -> Path:
    """The folder for files that can be recreated, such as machine code; `ROLLWRIGHT_CACHE` overrides it."""
    return _folder("ROLLWRIGHT_CACHE", "user_cache_path")


def data_cache_folder() -> Path:
    """The folder for data that can be recomputed, such as solved sheets: the cache folder, unless
    `ROLLWRIGHT_DATA_CACHE` overrides it."""
    chosen = os.environ.get("ROLLWRIGHT_DATA_CACHE")
    return Path(chosen) if chosen else cache_folder()


def data_folder() -> Path:
    """The folder for files that people want to keep, such as saved games; `ROLLWRIGHT_DATA` overrides it."""
    return _folder("ROLLWRIGHT_DATA", "user_data_path")


def _folder(variable: str, kind: str) -> Path:
    chosen = os.environ.get(variable)
    return Path(chosen) if chosen else system_folder(kind)


@cache
def system_folder(kind: str) -> Path:
    """A standard folder of the system. Cached, since bots look some of them up at every decision."""
    import platformdirs  # not needed to play a game, and slow to import

    folders = platformdirs.PlatformDirs("rollwright", appauthor=False, roaming=True, opinion=False)
    return Path(getattr(folders, kind))
