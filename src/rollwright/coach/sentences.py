"""Reasons in words: messages of the catalogues in a language."""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.coach.report import Reason
from rollwright.core.facets import Why
from rollwright.words import say


def sentences(reasons: Sequence[Why], language: str) -> list[Reason]:
    """Each reason of the coach with its text in a language."""
    return [Reason(id=code, params=params, text=say(code, params, language)) for code, params in reasons]
