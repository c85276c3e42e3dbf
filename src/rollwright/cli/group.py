"""What all commands share: the user's language, in which they give help and answer mistakes."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from rollwright.cli.help import show_help
from rollwright.cli.screen import Screen
from rollwright.core.errors import OptionError, RollwrightError
from rollwright.words import LANGUAGES, user_language

LANGUAGE_OPTION = "--lang"
USER_ERROR = 2


class TranslatedCommand(TyperCommand):
    """A command whose help is in the user's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        show_help(ctx.obj, self, ctx)


class TranslatedGroup(TyperGroup):
    """All commands together."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        show_help(ctx.obj, self, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise OptionError("option-command", command=args[0][:80], commands=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def main(self, args: Sequence[str] | None = None, *more: Any, **named: Any) -> Any:
        """Every mistake of the user ends with a sentence and exit code 2."""
        screen = Screen(user_language())
        try:
            screen.language, rest = _take_language(sys.argv[1:] if args is None else args, screen.language)
            code = super().main(rest, *more, **{**named, "standalone_mode": False, "obj": screen})
        except RollwrightError as error:
            screen.fail(error.say(screen.language))
            code = USER_ERROR
        except BrokenPipeError:  # the program that reads the output has ended
            sys.stdout = open(os.devnull, "w")  # noqa: SIM115, PTH123 (so that nothing is flushed into it)
            code = 1
        except typer.TyperException as error:
            screen.fail(_usage_error(screen, error))
            code = USER_ERROR
        sys.exit(code)


def _take_language(arguments: Sequence[str], language: str) -> tuple[str, list[str]]:
    """The language that `--lang` asks for, anywhere in the line, and the line without that option."""
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        option, equals, value = word.partition("=")
        if option == LANGUAGE_OPTION:
            language = value if equals else next(words, "")
            if language not in LANGUAGES:
                raise OptionError("option-language", given=language[:80], languages=", ".join(LANGUAGES))
        else:
            rest.append(word)
    return language, rest


def _usage_error(screen: Screen, error: Any) -> str:
    """What is wrong with a line, by the type of the error; its own text, which is English, is not used."""
    code = f"usage-{type(error).__name__}"
    param = getattr(error, "param", None)
    option = getattr(error, "option_name", None)
    if param is not None:
        option = param.opts[0] if param.opts[0].startswith("-") else screen.say(param.metavar)
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "rollwright"
    why = screen.say_or(screen.say("usage-UsageError"), code, option=option or "")
    return f"{why}\n{screen.say('usage-help', command=f'{path} --help')}"
