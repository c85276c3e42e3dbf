"""What tests of tournaments share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import rollwright
from rollwright.core import registry
from third import stairs, stairs_luck


@pytest.fixture
def with_stairs() -> Iterator[None]:
    """A made-up game, which is over soon."""
    rollwright.register(stairs.GAME)
    yield
    registry._registered.pop("stairs")


@pytest.fixture
def lucky(with_stairs: None) -> None:
    """The same game, which tells luck."""
    registry._registered["stairs"] = stairs_luck.GAME
