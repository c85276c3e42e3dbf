"""The text of a paper: JSON with the fields of a record, laid out so that people can read and change it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

_LINKS_PER_LINE = 8


def paper_text(sheets: Mapping[str, Mapping[str, Any]], dice: Mapping[str, str], points: Sequence[int]) -> str:
    """Writes a paper; the values are those of a record."""
    sides = ",\n".join(f"    {json.dumps(name)}: {_sheet(sheet)}" for name, sheet in sheets.items())
    return (
        '{\n  "sheets": {\n'
        f"{sides}\n"
        "  },\n"
        f'  "dice": {json.dumps(dict(dice))},\n'
        f'  "number_points": {json.dumps(list(points))}\n'
        "}\n"
    )


def _sheet(sheet: Mapping[str, Any]) -> str:
    numbers = ",\n".join(f"        {json.dumps(space)}" for space in sheet["numbers"])
    links = [json.dumps(list(link)) for link in sheet["links"]]
    lines = [links[at : at + _LINKS_PER_LINE] for at in range(0, len(links), _LINKS_PER_LINE)]
    return (
        "{\n"
        f'      "ring": {json.dumps(sheet["ring"])},\n'
        f'      "numbers": [\n{numbers}\n      ],\n'
        '      "links": [\n        ' + ",\n        ".join(map(", ".join, lines)) + "\n      ]\n"
        "    }"
    )
