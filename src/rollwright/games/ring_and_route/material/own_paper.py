"""Papers of people's own: JSON text with the fields that a record has of its paper: `sheets` (the two sides by name),
`dice` and `number_points`. The dice and points that ship are used if they are missing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rollwright.core.errors import BoardError, OptionError
from rollwright.core.json_text import encode
from rollwright.core.own import Own
from rollwright.games.ring_and_route.material.sheet import (
    NUMBER_POINTS,
    Sheet,
    read_dice,
    read_json,
    read_number_points,
    read_sheet,
    shipped_dice,
)

PAPER = "paper"  # what a text is called in errors, until its sides are known
LONGEST_NAME = 20  # of a side


def read_sheet_set(data: object) -> dict[str, Sheet]:
    """Reads the two sides of a paper (R2)."""
    if not isinstance(data, Mapping) or len(data) != 2 or not all(isinstance(name, str) for name in data):
        raise OptionError("ring-and-route-option-sheet-set")
    return {name: read_sheet(sheet, name) for name, sheet in data.items()}


def own_paper(texts: Sequence[str]) -> Own:
    """The paper of a table, where everybody has the same one (R2); BoardError if it isn't playable."""
    if len(texts) != 1:
        raise OptionError("ring-and-route-option-one-paper")
    data = _paper(texts[0])
    sides = _sides(data)
    paper: dict[str, Any] = {
        "sheets": {name: side.as_record() for name, side in sides.items()},
        "dice": read_dice(data["dice"]) if "dice" in data else shipped_dice(),
        "number_points": list(read_number_points(data.get("number_points", NUMBER_POINTS))),
    }
    names = {"sheets": "sheet_set", "dice": "die_faces", "number_points": "number_points"}
    options = {names[field]: value for field, value in paper.items()}
    return Own((encode(paper),), _faces(paper["sheets"]), (tuple(sides),), options)


def faces_of(text: str) -> dict[str, str]:
    """The sheets in a text: both sides of a paper, or a single sheet."""
    data = read_json(text, PAPER)
    sheets = data.get("sheets") if isinstance(data, dict) else None
    return _faces(sheets) if isinstance(sheets, dict) else {"custom-1": text}


def _paper(text: str) -> dict[str, Any]:
    data = read_json(text, PAPER, "paper")
    if not isinstance(data, dict) or "sheets" not in data:
        raise BoardError("ring-and-route-paper-no-sheets", field="sheets")
    return data


def _sides(data: dict[str, Any]) -> dict[str, Sheet]:
    """The sides in the order of their names, which every reader of the text can tell."""
    try:
        sides = read_sheet_set(data["sheets"])
    except OptionError:
        raise BoardError("ring-and-route-paper-no-sheets", field="sheets") from None
    if not all(_is_name(name) for name in sides):
        raise BoardError("ring-and-route-paper-names", field="sheets", longest=LONGEST_NAME)
    return dict(sorted(sides.items()))


def _is_name(name: str) -> bool:
    """Whether people can read and choose a side by this name. Up to U+FFFF, names have one order everywhere."""
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and name.strip() == name and max(name) <= "\uffff"


def _faces(sheets: Mapping[str, Any]) -> dict[str, str]:
    return {name: encode(sheet) for name, sheet in sheets.items()}
