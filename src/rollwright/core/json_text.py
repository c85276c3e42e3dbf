"""Compact JSON, without whitespace."""

from __future__ import annotations

import json

encode = json.JSONEncoder(separators=(",", ":")).encode
