"""The routes of a sheet, kept on disk: to find them takes longer than everything else that a bot needs to begin."""

from __future__ import annotations

import contextlib
import hashlib
import json
import pickle
from pathlib import Path
from typing import TYPE_CHECKING

from rollwright.core.files import write_whole
from rollwright.core.folders import data_cache_folder
from rollwright.games.ring_and_route.bots import routes
from rollwright.games.ring_and_route.rules import facts, kernel

if TYPE_CHECKING:
    from rollwright.games.ring_and_route.bots.routes import Routes
    from rollwright.games.ring_and_route.material.sheet import Sheet


def cached_routes(sheet: Sheet) -> Routes:
    """The routes of a sheet: what `routes_of` finds, from the cache on disk if it is there. A file that can't be read
    is made anew; one that can't be written is left out."""
    file = data_cache_folder() / "routes" / f"{_key(sheet)}.pickle"
    with contextlib.suppress(Exception):  # a damaged pickle fails in a dozen ways
        return pickle.loads(file.read_bytes())  # type: ignore[no-any-return]
    found = routes.routes_of(sheet)
    with contextlib.suppress(OSError):
        write_whole(file, pickle.dumps(found))
    return found


def _key(sheet: Sheet) -> str:
    """A hash of the sheet and of the sources that find its routes."""
    digest = hashlib.sha256(json.dumps(sheet.as_record(), sort_keys=True).encode())
    for module in (kernel, routes, facts):
        digest.update(Path(str(module.__file__)).read_bytes())
    return digest.hexdigest()[:24]
