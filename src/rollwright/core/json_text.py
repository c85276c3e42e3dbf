"""Plain values as JSON text, without blanks."""

from __future__ import annotations

import json

encode = json.JSONEncoder(separators=(",", ":")).encode
