"""The table as an array of pixels, which needs the extra `render`.

The letters come from the font that Pillow brings, so that none needs to be installed and frames are the same on every
machine; only names beyond ASCII need a font of the system.
"""

from __future__ import annotations

import io
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

from rollwright.core.errors import MissingExtra
from rollwright.core.position import Position
from rollwright.envs.render.picture import TABLE, size, tiles


def draw_pixels(position: Position, seat: int) -> Any:
    """The table as an array of height × width × 3 bytes. A tile that has not changed is not drawn again."""
    import numpy as np

    width, height = size(position.seats)
    frame = np.empty((height, width, 3), dtype=np.uint8)
    frame[:] = [int(TABLE[at : at + 2], 16) for at in (1, 3, 5)]
    for tile in tiles(position, seat):
        frame[tile.y : tile.y + tile.height, tile.x : tile.x + tile.width] = pixels_of(tile.svg, tile.width)
    return frame


@lru_cache(maxsize=32)
def pixels_of(picture: str, width: int) -> Any:
    """A picture (SVG) as an array of pixels, so many wide."""
    import numpy as np

    try:
        import resvg_py
        from PIL import Image, ImageFont
    except ModuleNotFoundError:
        raise MissingExtra("resvg, Pillow", "render") from None

    font = cast(ImageFont.FreeTypeFont, ImageFont.load_default(16))
    family = str(font.getname()[0])
    with TemporaryDirectory() as folder:
        file = Path(folder) / "font.ttf"  # resvg reads fonts from files only
        file.write_bytes(font.font_bytes)
        png = resvg_py.svg_to_bytes(
            svg_string=picture,
            width=width,
            background=TABLE,
            skip_system_fonts=picture.isascii(),
            font_files=[str(file)],
            sans_serif_family=family,
            monospace_family=family,
        )
    return np.asarray(Image.open(io.BytesIO(bytes(png))).convert("RGB"))
