"""The registry of games: the folders of `games`, installed entry points, and games registered by `register`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from rollwright.core.errors import OptionError
from rollwright.core.game_type import GameType
from rollwright.core.installed import entry_points
from rollwright.words import add_catalogue

GROUP = "rollwright.games"
_registered: dict[str, GameType] = {}


def register(kind: GameType) -> GameType:
    """Registers a game type under its name, and its message catalogue."""
    if kind.words is not None:
        add_catalogue(kind.words)
        if (kind.words / "coach").is_dir():
            add_catalogue(kind.words / "coach")
    return _registered.setdefault(kind.name, kind)


def game_type(name: str) -> GameType:
    """The game type that is registered under this name. Only the package of that game is imported."""
    if not isinstance(name, str) or name not in _registered:
        if not isinstance(name, str) or (name not in _shipped() and name not in _found()):
            raise OptionError("option-game", game=name, games=", ".join(game_names()))
        register(_load(name))
    return _registered[name]


def game_names() -> tuple[str, ...]:
    """The names of all registered games, sorted. What is installed is looked up once per process."""
    return tuple(sorted({*_found(), *_registered}))


@cache
def _shipped() -> frozenset[str]:
    """The names of the games in the folders of `games`."""
    modules = pkgutil.iter_modules(import_module(GROUP).__path__)
    return frozenset(module.name.replace("_", "-") for module in modules if module.ispkg)


@cache
def _found() -> frozenset[str]:
    """These, and the names of the games of installed packages, which takes milliseconds to find."""
    return _shipped().union(entry.name for entry in entry_points(group=GROUP))


def _load(name: str) -> GameType:
    if name in _shipped():
        kind = import_module(f"{GROUP}.{name.replace('-', '_')}").GAME
    else:
        (entry,) = entry_points(group=GROUP, name=name)
        kind = entry.load()
    assert isinstance(kind, GameType)
    return kind
