"""Verifiable dice: committed to before the game, revealed after it. `docs/fair-dice.md` specifies every byte."""

from rollwright.core.fair.check import verify
from rollwright.core.fair.draws import GIVEN, HAND, LOT, ORDERS, PIECES, SIDES, Deal, FairDice, deal, draws, lot
from rollwright.core.fair.promises import NOTHING, SIZE, commitment, four_words, mix, promise
from rollwright.core.fair.record import FIRST_VERSION, VERSION, Fair, Share, read_fair, write_fair, write_first_version
from rollwright.core.fair.running_hash import canonical, running_hash
from rollwright.core.fair.throws import throw_words

__all__ = [
    "FIRST_VERSION",
    "GIVEN",
    "HAND",
    "LOT",
    "NOTHING",
    "ORDERS",
    "PIECES",
    "SIDES",
    "SIZE",
    "VERSION",
    "Deal",
    "Fair",
    "FairDice",
    "Share",
    "canonical",
    "commitment",
    "deal",
    "draws",
    "four_words",
    "lot",
    "mix",
    "promise",
    "read_fair",
    "running_hash",
    "throw_words",
    "verify",
    "write_fair",
    "write_first_version",
]
