"""Draws a page of new boards and one of new papers for docs/workshop.md, a row for each style:
`python tools/workshop_pictures.py`. Needs the extra `render`."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

import rollwright
from rollwright.core.game_type import GameType
from rollwright.envs.render.pixels import pixels_of
from rollwright.picture import svg

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
SIDE, GAP, LABEL = 300, 12, 64  # of a piece with what is around it, and the height of a style's name
ACROSS = {"diceland": 8, "ring-and-route": 6}
WIDTH = 1200  # pixels of the page


def faces(kind: GameType, style: str, count: int) -> list[str]:
    """The first boards or sheets of a style, by their seeds."""
    found: list[str] = []
    seed = 1
    while len(found) < count:
        found += kind.material.own([kind.workshop.make(seed, style)]).faces.values()
        seed += 1
    return found[:count]


def page(kind: GameType) -> str:
    """All styles below each other, each under its name."""
    step, across = SIDE + GAP, ACROSS[kind.name]
    parts, top = [], GAP
    for style in kind.workshop.styles:
        parts.append(f'<text x="{GAP}" y="{top + 46}" font-size="42" fill="{svg.INK}">{style}</text>')
        for number, face in enumerate(faces(kind, style, across)):
            parts.append(svg.placed(kind.picture.piece_svg(face), GAP + number * step, top + LABEL, SIDE, SIDE))
        top += LABEL + step
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" viewBox="0 0 {across * step + GAP} {top}">'
    )
    return f"{head}{''.join(parts)}</svg>"


def main() -> None:
    for game, name in (("diceland", "new-boards"), ("ring-and-route", "new-sheets")):
        picture = Image.fromarray(pixels_of(page(rollwright.game_type(game)), WIDTH))
        picture.save(PICTURES / f"{name}.webp", quality=60, method=6)


if __name__ == "__main__":
    main()
