"""What an environment's games are played on: given boards or sheets, shipped ones that are dealt, or newly made ones.

Three options of every environment say how they are dealt. `set` is the set of shipped ones. `generated` has them made
by the workshop: True, or the name of a style. `split` divides what can be made in two, so that a learner is tested on
boards that it has not been trained on: "train" takes even seeds of the workshop, "test" odd ones.
"""

from __future__ import annotations

from random import Random
from typing import Any

from rollwright.core.errors import OptionError, presentable
from rollwright.core.game_type import GameType

DEALING = ("set", "generated", "split")
SPLITS = ("train", "test")


def deal(kind: GameType, seats: int, rng: Random, options: dict[str, Any]) -> dict[str, Any]:
    """Options of a game with boards or sheets: those that are given, else dealt ones."""
    dealing = {name: options[name] for name in DEALING if options.get(name) is not None}
    options = {name: value for name, value in options.items() if name not in DEALING}
    pieces = kind.material.option
    if options.get(pieces) is not None:
        if dealing:
            raise OptionError("option-dealing", one=next(iter(dealing)), other=pieces)
        return options
    if dealing.get("generated"):
        return {**options, **_made(kind, seats, rng, **dealing)}
    if "split" in dealing:
        raise OptionError("option-split-generated")
    return {**options, pieces: kind.material.deal(seats, rng.randrange, dealing.get("set", ""))} if pieces else options


def _made(
    kind: GameType, seats: int, rng: Random, generated: object, split: str | None = None, set: str | None = None
) -> dict[str, Any]:
    """New boards or sheets, as options of a game."""
    if set is not None:
        raise OptionError("option-dealing", one="set", other="generated")
    if split is not None and split not in SPLITS:
        raise OptionError("option-split", split=presentable(split), splits=", ".join(SPLITS))
    style = "" if generated is True else str(generated)
    texts = [kind.workshop.make(_seed(rng, split), style) for _ in range(1 if kind.workshop.one_for_all else seats)]
    own = kind.material.own(texts)
    return {**own.options, kind.material.option: own.deal(seats, rng.randrange)}


def _seed(rng: Random, split: str | None) -> int:
    seed = rng.getrandbits(62)
    return seed if split is None else seed - seed % 2 + SPLITS.index(split)
