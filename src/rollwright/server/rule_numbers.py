"""Numbers of rules in refusals: adds that of the rule which a position breaks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rollwright.core.errors import RollwrightError
from rollwright.core.registry import game_names, game_type


@contextmanager
def naming_rules(game: object) -> Iterator[None]:
    """Adds the parameter `rule` to an error about a game of this name, if it is about one of its rules."""
    try:
        yield
    except RollwrightError as error:
        if isinstance(game, str) and game in game_names():
            field = str(error.params.get("field", "")).rpartition(".")[2]
            rules = game_type(game).notation.rule_of
            if (rule := rules.get(error.code) or rules.get(field)) is not None:
                error.params["rule"] = rule
        raise
