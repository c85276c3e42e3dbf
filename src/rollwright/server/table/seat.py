"""A seat of a table: its name, who plays it, its piece, and the hints it has had."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from rollwright.server.table.entries import Kind, Shown

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
Decision = tuple[tuple[int, int], tuple[str, ...]]
"""What a seat decides about (`hints.decision_of`)."""


@dataclass
class Seat:
    """A seat and its occupant. `chair` is its number when the table was made; it goes with the occupant if seats are
    swapped or lots are drawn."""

    chair: int
    name: str  # empty if a person gave none
    kind: Kind
    bot: str | None = None  # the bot that plays, perhaps in place of a person
    piece: str | None = None
    promise: str | None = None
    share: str | None = None
    chosen: bool = False
    left: bool = False
    players: list[str] = field(default_factory=list)  # everybody who has played it, in order
    hints: int = 0  # decisions for which a hint was given
    hinted: tuple[Decision, Shown] | None = None  # what the newest hint was for, and showed

    def copy(self) -> Seat:
        return replace(self, players=self.players.copy())

    def is_open(self) -> bool:
        """Whether nobody has taken this seat."""
        return self.kind == OPEN

    def reveals(self) -> bool:
        """Whether a person has promised a share and not revealed it yet."""
        return self.plays and self.promise is not None and self.share is None

    @property
    def plays(self) -> bool:
        """Whether a person decides for this seat."""
        return self.kind == PERSON and self.bot is None and not self.left

    @property
    def called(self) -> str:
        """The name in a record, where people without one have a number."""
        return self.name or f"Player {self.chair + 1}"
