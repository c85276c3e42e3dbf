"""A game type: the rules as a kernel, and the facets that complete it.

>>> import rollwright
>>> kind = rollwright.game_type("diceland")
>>> kind.material.pieces_in()
('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H')
>>> setup = kind.set_up(["Ada", "Bo"], pieces=["A", "C"])
>>> rollwright.Position(kind, setup)
<diceland, 2 seats, turn 0, scores (0, 0)>
>>> kind.notation.write_action(setup, 0, 2)
'pick g'
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from rollwright.core.dice import Draw
from rollwright.core.errors import OptionError
from rollwright.core.facets import (
    Announcements,
    Bots,
    Chance,
    Coach,
    Facet,
    Lessons,
    Material,
    Notation,
    Observation,
    Page,
    Picture,
)
from rollwright.core.kernel_builds import KernelBuilds
from rollwright.core.printing import Printing
from rollwright.core.setup import USUAL_SEATS, Setup, is_list, seat_names
from rollwright.core.workshop import Workshop


@dataclass(eq=False, kw_only=True)
class GameType:
    """Everything that defines a game, as one object; `rollwright.game_type(name)` returns it.

    The rules are in `kernel`. The facets cover the rest, each with its own job: the probabilities of throws
    (`chance`), what the game is played with (`material`), moves as text (`notation`), drawings (`picture`), data for
    the browser (`page`), table talk (`announcements`), the tutorial (`lessons`), input for learning agents
    (`observation`), the five bot levels (`bots`), the chances in a position (`coach`), new boards or sheets
    (`workshop`) and what is printed (`printing`).
    """

    name: str
    kernel: ModuleType
    """The module that implements the functions of `kernel/contract.py`; its `__version__` is that of the rules."""

    chance: Chance = field(default_factory=Chance)
    material: Material
    notation: Notation
    picture: Picture
    page: Page = field(default_factory=Page)
    announcements: Announcements = field(default_factory=Announcements)
    lessons: Lessons = field(default_factory=Lessons)
    observation: Observation = field(default_factory=Observation)
    bots: Bots = field(default_factory=Bots)
    coach: Coach = field(default_factory=Coach)
    workshop: Workshop = field(default_factory=Workshop)
    printing: Printing = field(default_factory=Printing)
    always_won: bool = False
    """Whether every game has a winner, so that the shares of the win always add up to 1."""

    words: Path | None = None
    """The folder with its Fluent catalogues."""

    def __post_init__(self) -> None:
        for facet in vars(self).values():
            if isinstance(facet, Facet):
                facet.kind = self

    def __reduce__(self) -> tuple[object, ...]:
        from rollwright.core.registry import game_type

        return game_type, (self.name,)  # modules can't be pickled

    @cached_property
    def builds(self) -> KernelBuilds:
        """The kernel and the loops around it, as plain Python and compiled."""
        return KernelBuilds(self.name, self.kernel, self.observation, self.bots)

    def set_up(
        self,
        names: Sequence[str] | None = None,
        first: int = 0,
        *,
        seats: int | None = None,
        pieces: Sequence[str] | None = None,
        draw: Draw | None = None,
        **options: Any,
    ) -> Setup:
        """Creates the set-up of a new game; OptionError or BoardError if it isn't playable.

        Without `pieces`, `draw` deals them. The number of seats is then `seats`, or the number of names, or two.
        """
        if pieces is None:
            names = seat_names(names, _seats(seats, names))
            pieces = self.material.deal(len(names), draw or Random().randrange)
        elif is_list(pieces):
            if seats is not None and len(pieces) != seats:
                raise OptionError("option-pieces", pieces=len(pieces), seats=seats)
            names = seat_names(names, len(pieces))
        return self.material.set_up(tuple(names or ()), first, pieces, options)


def _seats(seats: int | None, names: Sequence[str] | None) -> int:
    if seats is None:
        return USUAL_SEATS if names is None or not is_list(names) else len(names)
    return seats
