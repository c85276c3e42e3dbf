"""The routes of a sheet, kept on disk: to find them takes longer than everything else that a bot needs to begin."""

from __future__ import annotations

import contextlib
import hashlib
import json
import pickle
from pathlib import Path
from typing import TYPE_CHECKING

from rollwright.core.errors import BoardError
from rollwright.core.files import write_whole
from rollwright.core.folders import data_cache_folder
from rollwright.games.ring_and_route.bots import routes
from rollwright.games.ring_and_route.rules import facts, kernel

if TYPE_CHECKING:
    from rollwright.games.ring_and_route.bots.routes import Routes
    from rollwright.games.ring_and_route.material.sheet import Sheet

MOST_FILES = 64  # of some megabytes


def cached_routes(sheet: Sheet) -> Routes:
    """The routes of a sheet: what `routes_of` finds, from the cache on disk if it is there; BoardError if they are too
    many, which is also remembered. A file that can't be read is made anew; one that can't be written is left out."""
    folder = data_cache_folder() / "routes"
    file = folder / f"{_key(sheet)}.pickle"
    try:
        found: Routes | None = pickle.loads(file.read_bytes())
    except Exception:  # a damaged pickle fails in a dozen ways
        found = _found(sheet)
        with contextlib.suppress(OSError):
            write_whole(file, pickle.dumps(found))
            _make_room(folder)
    if found is None:
        raise routes.too_many(sheet)
    return found


def _found(sheet: Sheet) -> Routes | None:
    try:
        return routes.routes_of(sheet)
    except BoardError:
        return None


def _make_room(folder: Path) -> None:
    """Removes the oldest files: people can draw any number of sheets."""
    files = sorted(folder.glob("*.pickle"), key=lambda file: file.stat().st_mtime)
    for file in files[:-MOST_FILES]:
        file.unlink(missing_ok=True)


def _key(sheet: Sheet) -> str:
    """A hash of the sheet and of the sources that find its routes."""
    digest = hashlib.sha256(json.dumps(sheet.as_record(), sort_keys=True).encode())
    for module in (kernel, routes, facts):
        digest.update(Path(str(module.__file__)).read_bytes())
    return digest.hexdigest()[:24]
