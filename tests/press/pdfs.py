"""What a reader finds in a PDF file: its text, how it is tagged, and its pages as pictures."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import Any

import numpy as np
import numpy.typing as npt
import pypdfium2
import zxingcpp
from pypdf import PdfReader

POINTS = 72 / 25.4  # in a millimetre
DOTS = 10  # of a rendered page, in a millimetre

Dots = npt.NDArray[np.uint8]


def reader(pdf: bytes) -> PdfReader:
    return PdfReader(BytesIO(pdf))


def root(pdf: bytes) -> Any:
    return reader(pdf).root_object


def sizes(pdf: bytes) -> list[tuple[float, float]]:
    """Width and height of the pages in millimetres."""
    boxes = [page.mediabox for page in reader(pdf).pages]
    return [(round(float(box.width) / POINTS, 1), round(float(box.height) / POINTS, 1)) for box in boxes]


def texts(pdf: bytes) -> list[str]:
    """The text of each page, on one line."""
    document = pypdfium2.PdfDocument(pdf)
    return [" ".join(page.get_textpage().get_text_range().replace("\ufffe", "").split()) for page in document]


def fonts(pdf: bytes) -> Iterator[Any]:
    """Every font, also those of pictures, as the dictionary that describes it."""
    document = reader(pdf)
    for number in range(1, int(document.trailer["/Size"])):  # type: ignore[call-overload]
        thing = document.get_object(number)
        if isinstance(thing, dict) and thing.get("/Type") == "/Font" and "/DescendantFonts" not in thing:
            yield thing["/FontDescriptor"]


def rendered(pdf: bytes, page: int = 0, dots: int = DOTS) -> Dots:
    """A page as dots: height, width, and red, green, blue."""
    picture = pypdfium2.PdfDocument(pdf)[page].render(scale=dots / POINTS)
    return np.asarray(picture.to_pil().convert("RGB"))


def is_coloured(pdf: bytes, page: int = 0) -> bool:
    dots = rendered(pdf, page, 3)
    return not (np.array_equal(dots[..., 0], dots[..., 1]) and np.array_equal(dots[..., 1], dots[..., 2]))


def codes(pdf: bytes, page: int = 0) -> list[str]:
    """What a telephone reads from the codes on a page, from top to bottom."""
    found = zxingcpp.read_barcodes(rendered(pdf, page), formats=zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode))
    return [code.text for code in sorted(found, key=lambda code: code.position.top_left.y)]


def dark_lines(dots: Dots) -> list[float]:
    """The lengths of all horizontal lines of dark dots, in millimetres."""
    dark = np.pad((dots[..., 0] < 60).astype(np.int8), ((0, 0), (1, 1)))
    step = np.diff(dark, axis=1)
    lengths = np.argwhere(step == -1)[:, 1] - np.argwhere(step == 1)[:, 1]
    return [float(length) / DOTS for length in lengths]
