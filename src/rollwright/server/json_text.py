"""JSON as it is stored and sent. Values first, text last: whatever is written goes through here."""

from __future__ import annotations

import msgspec

encode = msgspec.json.Encoder().encode
"""JSON of plain values and of msgspec's types, in UTF-8, without blanks."""

Encoded = msgspec.Raw
"""JSON that is there already, as a part of what is encoded."""
