"""The workshop: a facet for games whose boards or sheets can be made, and not only be played on."""

from __future__ import annotations

from typing import Any

from rollwright.core.errors import OptionError
from rollwright.core.facets import Facet
from rollwright.core.whole import whole


class Workshop(Facet):
    """Makes new pieces, and gives shipped ones to begin with. The default makes none."""

    styles: tuple[str, ...] = ()
    """The styles to choose from, the usual one first. Messages `<game>-style-<style>` and `<game>-style-<style>-about`
    say what they are."""

    wishes: tuple[str, ...] = ()
    """The names of what else can be asked for, as keyword arguments of `make`."""

    one_for_all: bool = False
    """Whether all seats of a table play on the same piece; else each has its own."""

    def make(self, seed: int, style: str = "", **wishes: Any) -> str:
        """The text of a new piece, as `Material.own` takes it: playable, and without notices.

        Seed, style and wishes decide all of it, on every machine. The default style is the usual one.
        """
        number = whole(seed)
        if number is None:
            raise OptionError("option-seed", seed=seed)
        if not self.styles:
            raise self.no_workshop()
        if style and style not in self.styles:
            raise OptionError("option-style", style=style, styles=", ".join(self.styles))
        for wish in wishes:
            if wish not in self.wishes:
                raise OptionError("option-wish", game=self.kind.name, wish=wish, wishes=", ".join(self.wishes) or "–")
        return self.invent(number, style or self.styles[0], wishes)

    def invent(self, seed: int, style: str, wishes: dict[str, Any]) -> str:
        """`make` for a game that has styles; OptionError if a wish can't be fulfilled."""
        raise NotImplementedError

    def text_of(self, piece: str) -> str:
        """The text of a shipped piece, as `Material.own` takes it."""
        raise self.no_workshop()

    def no_workshop(self) -> OptionError:
        """The error of a game whose pieces can't be made."""
        return OptionError("option-no-workshop", game=self.kind.name)
