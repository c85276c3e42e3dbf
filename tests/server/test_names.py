"""Names of people."""

from __future__ import annotations

import pytest

from rollwright.server.names import clean_name


@pytest.mark.parametrize(
    ("given", "cleaned"),
    [
        ("Ada", "Ada"),
        ("  Ada \t\n Lovelace ", "Ada Lovelace"),
        ("\u202eadA\u202c", "adA"),
        ("A\u0000d\u001ba\u007f", "Ada"),
        ("e\u0301", "é"),
        ("a" + "\u0301" * 50, "á\u0301\u0301"),
        ("<b>&amp;", "<b>&amp;"),
        ("x" * 100, "x" * 24),
        ("\u200b\u2066\ufeff", ""),
        ("👩\u200d👧", "👩\u200d👧"),
        ("\ud800a", "a"),
        ("\u3164", ""),
        ("\u2800\u115f\u1160\uffa0", ""),
        ("\u0301", ""),
        ("A\u200dda", "Ada"),
        ("A\u200cd\u034fa\ufe0f", "Ada"),
        ("Ada\u3164", "Ada"),
        ("👩\u200da", "👩a"),
        ("👩🏽\u200d🚀", "👩🏽\u200d🚀"),
        ("❤\ufe0f\u200d🔥", "❤\ufe0f\u200d🔥"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("می\u200c خواهم", "می خواهم"),
        ("क्\u200dष", "क्\u200dष"),
    ],
)
def test_names_are_cleaned(given: str, cleaned: str) -> None:
    assert clean_name(given) == cleaned
    assert clean_name(cleaned) == cleaned
