"""Where Rollwright keeps its files on this computer, by the customs of the system."""

from __future__ import annotations

import os
from pathlib import Path


def cache_folder() -> Path:
    """For files that can be made again, such as machine code and solved sheets; `ROLLWRIGHT_CACHE` names another."""
    return _folder("ROLLWRIGHT_CACHE", "user_cache_path")


def data_folder() -> Path:
    """For files that people want to keep, such as saved games; `ROLLWRIGHT_DATA` names another."""
    return _folder("ROLLWRIGHT_DATA", "user_data_path")


def _folder(variable: str, kind: str) -> Path:
    if chosen := os.environ.get(variable):
        return Path(chosen)
    import platformdirs  # not needed to play a game, and slow to import

    folders = platformdirs.PlatformDirs("rollwright", appauthor=False, roaming=True, opinion=False)
    return Path(getattr(folders, kind))
