"""The numbers of Diceland's rules and examples."""

from __future__ import annotations

# Rules that change what can be played
PLAY = [f"D{number}" for number in range(4, 21)]
# of which these are settled when a game is set up: who has which board, and who is first.
SET_UP = ["D7", "D20"]
# Rules about what lies on the table: tested with dice and boards, not played
MATERIAL = ["D1", "D2", "D3", "D3a"]
EXAMPLES = ["DX1", "DX2", "DX3"]
