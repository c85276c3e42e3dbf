"""The numbers of Ring & Route's rules and examples."""

from __future__ import annotations

# Rules that change what can be played
PLAY = ["R2", *(f"R{number}" for number in range(5, 21))]
# of which this one is settled when a game is set up: who begins on which side of the paper.
SET_UP = ["R2"]
# Rules about what lies on the table: tested with dice and sheets, not played
MATERIAL = ["R1", "R3", "R4"]
EXAMPLES = ["RX1", "RX2", "RX3", "RX4", "RX5"]
