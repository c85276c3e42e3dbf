"""The registry of games: the folders of `games`, installed entry points, and games registered by `register`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from rollwright.core.errors import OptionError
from rollwright.core.game_type import GameType
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
    """Returns the game type of this name. Only the package of that game is imported."""
    if not isinstance(name, str) or name not in _registered:
        if not isinstance(name, str) or name not in _found():
            raise OptionError("option-game", game=name, games=", ".join(game_names()))
        register(_load(name))
    return _registered[name]


def game_names() -> tuple[str, ...]:
    """The names of all available games, sorted. What is installed is looked up once per process."""
    return tuple(sorted({*_found(), *_registered}))


@cache
def _found() -> frozenset[str]:
    """The names of the games in the folders of `games` and of installed packages, which takes milliseconds to find."""
    folders = (module.name.replace("_", "-") for module in pkgutil.iter_modules(_folders()) if module.ispkg)
    return frozenset((*folders, *(entry.name for entry in entry_points(group=GROUP))))


def _load(name: str) -> GameType:
    folder = name.replace("-", "_")
    if any(module.name == folder for module in pkgutil.iter_modules(_folders())):
        kind = import_module(f"{GROUP}.{folder}").GAME
    else:
        (entry,) = entry_points(group=GROUP, name=name)
        kind = entry.load()
    assert isinstance(kind, GameType)
    return kind


def _folders() -> list[str]:
    return list(import_module(GROUP).__path__)
