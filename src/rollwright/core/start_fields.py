"""Validators for the fields of a start position ("setup" in a record): mappings, whole numbers, lists, names of
spaces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rollwright.core.errors import RecordError

FIELD = "setup"


def mapping(value: object, field: str = FIELD) -> Mapping[str, Any]:
    """Reads a field of a start position that is a mapping."""
    if not isinstance(value, Mapping):
        raise RecordError("record-not-mapping", field=field)
    return value


def whole_number(position: Mapping[str, Any], key: str, default: int, most: int, field: str = FIELD) -> int:
    """Reads an optional field of a start position: an integer from 0 to `most`."""
    value = position.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise RecordError("record-number", field=f"{field}.{key}", most=most)
    return value


def lists(position: Mapping[str, Any], key: str, count: int) -> list[list[Any]]:
    """Reads a field of a start position that has one list for each seat."""
    value = position.get(key)
    if not isinstance(value, list) or len(value) != count or not all(isinstance(part, list) for part in value):
        raise RecordError("record-list-per-seat", field=f"{FIELD}.{key}", seats=count)
    return value


def names(value: object, field: str, index: Mapping[str, int]) -> list[int]:
    """Reads a list of distinct names of spaces in a start position and returns their indices."""
    if not isinstance(value, list):
        raise RecordError("record-not-list", field=field)
    numbers = []
    for place, name in enumerate(value):
        if not isinstance(name, str) or name not in index:
            raise RecordError("record-no-such-space", field=f"{field}[{place}]")
        if index[name] in numbers:
            raise RecordError("record-space-twice", field=f"{field}[{place}]", space=name)
        numbers.append(index[name])
    return numbers
