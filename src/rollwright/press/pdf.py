"""Makes a PDF file by typst: accessible (PDF/UA), with its fonts in it, and the same bytes for the same order."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from rollwright.core.errors import OptionError
from rollwright.core.json_text import encode
from rollwright.press.contents import contents
from rollwright.press.order import Order

if TYPE_CHECKING:
    import typst

_FOLDER = Path(__file__).parent
EXTRA = "rollwright[print]"
DATE = 1_767_225_600  # the same for all files: 1 January 2026, UTC


def print_pdf(order: Order) -> bytes:
    """The pages of an order as a PDF file. BoardError if a piece isn't playable; OptionError if typst is missing."""
    try:
        import segno  # noqa: F401
        import typst
    except ImportError:
        raise OptionError("option-print-extra", extra=EXTRA) from None
    data = encode(contents(order))
    try:
        return typst.compile(
            str(_FOLDER / "typesetting" / "main.typ"),
            root=str(_FOLDER / "typesetting"),
            font_paths=_fonts(),
            sys_inputs={"contents": data},
            pdf_standards=["ua-1"],
            timestamp=DATE,
        )
    except typst.TypstError as error:  # the picture of an installed game may have characters that no font has
        raise OptionError("option-print-picture", why=error.message) from None


@cache
def _fonts() -> typst.Fonts:
    """Those of typst itself, none of the system: on another machine, the same characters look the same."""
    import typst

    return typst.Fonts(include_system_fonts=False)
