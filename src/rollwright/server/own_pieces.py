"""What the page draws of the pieces of one's own at a table. It is kept for a while, since everybody there asks for
it."""

from __future__ import annotations

from functools import lru_cache

from rollwright.core.registry import game_type
from rollwright.server.json_text import encode
from rollwright.server.protocol import OwnPieces

TABLES = 64  # whose pieces are kept


@lru_cache(maxsize=TABLES)
def own_pieces(game: str, texts: tuple[str, ...]) -> bytes:
    """The pieces in texts that were read before, by their names, each as the route of shipped pieces has it."""
    kind = game_type(game)
    faces = kind.material.own(texts).faces if texts else {}
    return encode(OwnPieces({name: {**kind.page.piece(text), "name": name} for name, text in faces.items()}))
