"""Tournaments: bots play each other on identical dice; their strength, with intervals. See docs/tournaments.md."""

from __future__ import annotations

from rollwright.lab.tournament.plan import Plan
from rollwright.lab.tournament.play import play_tournament
from rollwright.lab.tournament.results import TournamentResults
from rollwright.lab.tournament.sprt import Sprt

__all__ = ["Plan", "Sprt", "TournamentResults", "play_tournament"]
