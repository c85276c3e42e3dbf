"""Games are found by their folder, by entry point, and by hand."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

import rollwright
from rollwright.core import registry
from third import stairs


def test_folders_are_found() -> None:
    assert {"diceland", "ring-and-route"} <= set(rollwright.game_names())


@pytest.mark.parametrize("name", ["chess", "", "diceland ", "games", "ring_and_route"])
def test_an_unknown_game_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(rollwright.OptionError) as caught:
        rollwright.new_game(name)
    assert caught.value.code == "option-game"
    assert "diceland, ring-and-route" in str(caught.value)


def test_entry_points_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("stairs", "third.stairs:GAME", registry.GROUP)
    monkeypatch.setattr(
        registry,
        "entry_points",
        lambda group, name="stairs": [entry] if (group, name) == (registry.GROUP, "stairs") else [],
    )
    registry._found.cache_clear()
    try:
        assert "stairs" in rollwright.game_names()
        assert rollwright.game_type("stairs") is stairs.GAME
    finally:
        registry._registered.pop("stairs", None)
        registry._found.cache_clear()


def test_installed_packages_are_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    rollwright.game_names()
    monkeypatch.setattr(registry, "entry_points", _never)
    monkeypatch.setattr("pkgutil.iter_modules", _never)
    with pytest.raises(rollwright.OptionError):
        rollwright.game_type("chess")
    assert "diceland" in rollwright.game_names()


def _never(*given: object, **named: object) -> None:
    raise AssertionError("looked again")


def test_registering_twice_keeps_the_first() -> None:
    kind = rollwright.game_type("diceland")
    assert rollwright.register(kind) is kind
    assert rollwright.game_type("diceland") is kind
