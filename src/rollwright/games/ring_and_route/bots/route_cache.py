"""The routes of a sheet, kept in the cache folder: to find them takes longer than all else a bot needs to begin."""

from __future__ import annotations

import contextlib
import hashlib
import json
import pickle
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from rollwright.core.folders import cache_folder
from rollwright.games.ring_and_route.bots import routes
from rollwright.games.ring_and_route.rules import facts, kernel

if TYPE_CHECKING:
    from rollwright.games.ring_and_route.bots.routes import Routes
    from rollwright.games.ring_and_route.material.sheet import Sheet


def kept_routes(sheet: Sheet) -> Routes:
    """What `routes_of` finds, if need be once more: a file that can't be read or written is none."""
    file = cache_folder() / "routes" / f"{_key(sheet)}.pickle"
    with contextlib.suppress(Exception):  # a damaged pickle fails in a dozen ways
        return pickle.loads(file.read_bytes())  # type: ignore[no-any-return]
    found = routes.routes_of(sheet)
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as part:
            part.write(pickle.dumps(found))
        Path(part.name).replace(file)  # at once: nobody reads half of it
    return found


def _key(sheet: Sheet) -> str:
    """A hash of the sheet and of the sources that find its routes."""
    digest = hashlib.sha256(json.dumps(sheet.as_record(), sort_keys=True).encode())
    for module in (kernel, routes, facts):
        digest.update(Path(str(module.__file__)).read_bytes())
    return digest.hexdigest()[:24]
