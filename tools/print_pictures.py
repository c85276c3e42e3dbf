"""Draws the picture of printed pages in the documentation: `python tools/print_pictures.py`."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
from PIL import Image

from rollwright.press import Order, Piece, print_pdf

FILE = Path(__file__).parent.parent / "docs" / "pictures" / "printed.webp"
SITE = "https://example.org"
SCALE, GAP = 0.62, 10
ORDERS = (
    Order(pieces=(Piece("diceland", "A"),), site=SITE),
    Order(pieces=(Piece("diceland", "A"),), site=SITE, grey=True),
    Order(pieces=(Piece("ring-and-route", "1"), Piece("ring-and-route", "2")), per_page=2, site=SITE),
    Order(dice=("ring-and-route",)),
    Order(rules=("diceland",)),
)


def main() -> None:
    pages = [_page(print_pdf(order)) for order in ORDERS]
    width, height = pages[0].size
    sheet = Image.new("RGB", (len(pages) * (width + GAP) + GAP, height + 2 * GAP), "#c9c2b1")
    for at, page in enumerate(pages):
        sheet.paste(page, (GAP + at * (width + GAP), GAP))
    sheet.save(FILE, quality=80, method=6)


def _page(pdf: bytes) -> Image.Image:
    page: Image.Image = pypdfium2.PdfDocument(pdf)[0].render(scale=SCALE).to_pil()
    return page


if __name__ == "__main__":
    main()
