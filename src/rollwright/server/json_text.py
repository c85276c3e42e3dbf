"""JSON as it is stored and sent. All of it is encoded here."""

from __future__ import annotations

from typing import TypeVar, cast

import msgspec

T = TypeVar("T")

encode = msgspec.json.Encoder().encode
"""Compact JSON of plain values and msgspec structs, as UTF-8."""

Encoded = msgspec.Raw
"""JSON that is already encoded, as part of a value to encode."""


def encoded(value: T) -> T:
    """A value as JSON that is encoded once and sent more than once; all that can be done with it is to encode it."""
    return cast(T, Encoded(encode(value)))
