"""JSON as it is stored and sent. All of it is encoded here."""

from __future__ import annotations

import msgspec

encode = msgspec.json.Encoder().encode
"""Compact JSON of plain values and msgspec structs, as UTF-8."""

Encoded = msgspec.Raw
"""JSON that is already encoded, as part of a value to encode."""
