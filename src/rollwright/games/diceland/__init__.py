"""Diceland (Würfelland): cross connected spaces, collect treasures, complete a colour."""

from rollwright.games.diceland.game import Diceland

GAME = Diceland()
