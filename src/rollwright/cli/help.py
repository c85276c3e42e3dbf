"""Help pages. A command's `help` and a parameter's `help` and `metavar` are identifiers of the catalogue."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from rollwright.cli.screen import Screen

_COMMON = ("--lang", "--help")


def show_help(screen: Screen, command: Any, context: Any) -> None:
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
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(min_width=14, max_width=34)
    table.add_column()
    for name, code in rows:
        table.add_row(f"  {name}", screen.say(code))
    screen.console.print(table, markup=False)
