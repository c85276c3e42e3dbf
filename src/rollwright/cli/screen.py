"""What the terminal shows: messages of the catalogue, drawn lines, questions."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.segment import Segment, Segments
from rich.style import Style
from rich.text import Text

from rollwright.cli.terminal_text import printable, wrap
from rollwright.core.errors import RollwrightError, presentable
from rollwright.core.facets import Segments as Drawn
from rollwright.core.game_type import GameType
from rollwright.words import decimal, say

WIDEST = 100


class Screen:
    """A terminal and the language that its user reads."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.console = Console(highlight=False)
        self.error_console = Console(stderr=True, highlight=False)

    # Words

    def say(self, code: str, **params: object) -> str:
        numbers = (int, float)
        values = {
            key: value if isinstance(value, numbers) else presentable(str(value)) for key, value in params.items()
        }
        return printable(say(code, values, self.language))

    def say_or(self, fallback: str, code: str, **params: object) -> str:
        """A message of a game's own catalogue, which may lack it."""
        words = self.say(code, **params)
        return fallback if words == code else words

    def title(self, kind: GameType) -> str:
        return self.say_or(kind.name, f"{kind.name}-title")

    def listed(self, names: Sequence[str]) -> str:
        """Names as a sentence has them: “Ada, Bo and Cy”."""
        if len(names) < 2:
            return "".join(names)
        return self.say("list-and", first=", ".join(names[:-1]), last=names[-1])

    def colon(self) -> str:
        """What stands between a label and its value; French has a space before the colon."""
        return "\u00a0: " if self.language == "fr" else ": "

    def decimal(self, number: float, digits: int) -> str:
        return decimal(number, digits, self.language)

    def percent(self, share: float) -> str:
        return f"{self.decimal(100 * share, 1)} %"

    # Lines

    def tell(self, code: str, style: str = "", **params: object) -> None:
        self.write(self.say(code, **params), style)

    def write(self, words: str = "", style: str = "", indent: str = "") -> None:
        """A paragraph; its lines from the second on are indented."""
        self._print(self.console, words, style, indent)

    def draw(self, lines: Iterable[Drawn]) -> None:
        """Drawn lines. A terminal that is too narrow wraps them; nothing is cut off."""
        pieces: list[Segment] = []
        for line in lines:
            pieces += [Segment(printable(words), Style.parse(style)) for words, style in line]
            pieces.append(Segment.line())
        self.console.print(Segments(pieces), soft_wrap=True, end="")

    def heading(self, words: str, aside: str = "") -> None:
        """A line across the terminal with words at its left and its right end."""
        line = Text("── ", "dim")
        line.append(printable(words), "bold")
        end = f" {aside} ──" if aside else "──"
        line.append(" " + "─" * max(1, min(self.console.width, WIDEST) - line.cell_len - len(end) - 1), "dim")
        self.console.print(line.append(end, "dim"), no_wrap=True, overflow="ignore", crop=False)

    def give(self, value: Any) -> None:
        """JSON for other programs, never wrapped or coloured."""
        sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=1) + "\n")

    def remark(self, code: str, **params: object) -> None:
        """A message for the user of a command whose output is for other programs."""
        self._print(self.error_console, self.say(code, **params), "")

    def fail(self, words: str) -> None:
        self._print(self.error_console, words, "red")

    @staticmethod
    def _print(console: Console, words: str, style: str, indent: str = "") -> None:
        width = min(console.width, WIDEST)
        for line in printable(words).split("\n"):
            wrapped = "\n".join(wrap(line, width, indent))
            console.print(Text(wrapped, style), no_wrap=True, overflow="ignore", crop=False)

    # Questions

    def ask(self, prompt: str = "") -> str:
        """A line of input; EOFError at its end."""
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 (gives the line editing and a history)
        line = input(f"{printable(prompt)}> ")
        if not sys.stdin.isatty():
            self.write(line)  # a terminal shows what is typed; input from a pipe is shown here
        return line.strip()


def reason(error: RollwrightError, language: str) -> str:
    """Why a move is not possible, as the screen says it, without saying whose it was: the player knows."""
    return printable(say(error.code, error.params, language))
