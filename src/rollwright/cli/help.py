"""Help pages of the commands. A command's `help` and a parameter's `help` and `metavar` are identifiers of the
catalogue."""

from __future__ import annotations

from typing import Any

from rollwright.cli.levels import show_levels
from rollwright.cli.screen import Screen
from rollwright.core.registry import game_names, game_type

_COMMON = ("--lang", "--help")
_COLUMN = 20  # where meanings begin


def show_help(screen: Screen, command: Any, context: Any) -> None:
    """The help page of a command."""
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    options = [param for param in command.params if param.param_type_name == "option" and not param.hidden]
    commands = getattr(command, "commands", {})
    parts = [_place(screen, argument) for argument in arguments]
    parts += [screen.say("meta-command")] if commands else []
    screen.tell("help-usage", line=" ".join([context.command_path, *parts, screen.say("meta-options")]))
    screen.write()
    screen.tell(command.help)
    _section(screen, "help-commands", [(name, part.help) for name, part in commands.items()])
    _section(screen, "help-arguments", [(screen.say(part.metavar), part.help) for part in arguments])
    _section(screen, "help-options", [(_option(screen, part), part.help) for part in options])
    if any(part.name in ("seat", "bots") for part in command.params):
        screen.write()
        screen.tell("help-levels", "bold")
        show_levels(screen)
    _section(screen, "help-everywhere", [(name, f"help-option{name}") for name in _COMMON])


def _place(screen: Screen, argument: Any) -> str:
    words = screen.say(argument.metavar)
    return words if argument.required else f"[{words}]"


def _option(screen: Screen, option: Any) -> str:
    names = ", ".join(option.opts)
    return f"{names} {screen.say(option.metavar)}" if option.metavar else names


def _section(screen: Screen, title: str, rows: list[tuple[str, str]]) -> None:
    if not rows:
        return
    screen.write()
    screen.tell(title, "bold")
    for name, code in rows:
        start = f"  {name}".ljust(_COLUMN)
        if len(f"  {name}") >= _COLUMN:
            screen.write(start)
            start = " " * _COLUMN
        meaning = screen.say(code, games=", ".join(game_names()), **_styles())
        screen.write(start + meaning, indent=" " * _COLUMN)


def _styles() -> dict[str, str]:
    """The styles of new boards and sheets, by what a game calls them."""
    kinds = [game_type(name) for name in game_names()]
    return {kind.material.option: ", ".join(kind.workshop.styles) for kind in kinds if kind.workshop.styles}
