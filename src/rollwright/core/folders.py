"""Where Rollwright keeps its files on this computer, by the customs of the system."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path


def cache_folder() -> Path:
    """For files that can be made again, such as machine code; `ROLLWRIGHT_CACHE` names another."""
    return _folder("ROLLWRIGHT_CACHE", "user_cache_path")


def data_cache_folder() -> Path:
    """For data that can be computed again, such as solved sheets: the cache folder, too, unless `ROLLWRIGHT_DATA_CACHE`
    names another."""
    chosen = os.environ.get("ROLLWRIGHT_DATA_CACHE")
    return Path(chosen) if chosen else cache_folder()


def data_folder() -> Path:
    """For files that people want to keep, such as saved games; `ROLLWRIGHT_DATA` names another."""
    return _folder("ROLLWRIGHT_DATA", "user_data_path")


def _folder(variable: str, kind: str) -> Path:
    chosen = os.environ.get(variable)
    return Path(chosen) if chosen else system_folder(kind)


@cache
def system_folder(kind: str) -> Path:
    """A folder by the customs of the system. They are looked up once, since some are asked for at every decision."""
    import platformdirs  # not needed to play a game, and slow to import

    folders = platformdirs.PlatformDirs("rollwright", appauthor=False, roaming=True, opinion=False)
    return Path(getattr(folders, kind))
