"""What a player's line means: a command, a move in full, its number in the list, or an abbreviation of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rollwright.cli.screen import Screen
from rollwright.core.game import Game

COMMANDS = ("help", "moves", "look", "undo", "save", "quit")


class Command(NamedTuple):
    """One of COMMANDS, and the words after it."""

    word: str
    rest: str


def read_command(screen: Screen, line: str) -> Command | None:
    """The command of a line; its word is understood in English and in the user's language."""
    first, _, rest = line.partition(" ")
    for word in COMMANDS:
        if first.casefold() in (word, screen.say(f"command-{word}").casefold()):
            return Command(word, rest.strip())
    return Command("help", "") if first == "?" else None


def meant_moves(line: str, legal: Sequence[str]) -> list[str]:
    """The legal moves that a line can mean: exactly one if it is unambiguous."""
    text = " ".join(line.casefold().split())
    if not text:
        return list(legal) if len(legal) == 1 else []
    if text.isdecimal() and len(text) < 5:
        return list(legal[int(text) - 1 : int(text)]) if int(text) else []
    for fits in (_whole, _without_word, _beginning_of_rest, _beginning):
        if found := [move for move in legal if fits(move.casefold(), text)]:
            return found
    return []


def spelled_out(game: Game, seat: int, line: str) -> str:
    """The move in full that a line stands for although it is not legal, so that the error names the rule."""
    text = " ".join(line.split())
    played = [move for who, move in game.events if who == seat]
    words = dict.fromkeys(move.partition(" ")[0] for move in [*game.legal_moves(seat), *played])
    for guess in (text, text.casefold(), *(f"{word} {text}" for word in words)):
        if game.kind.notation.read_action(game.setup, seat, guess) is not None:
            return guess
    return text


def _whole(move: str, text: str) -> bool:
    return move == text


def _without_word(move: str, text: str) -> bool:
    """`d5` for `cross d5`."""
    return move.partition(" ")[2] == text


def _beginning_of_rest(move: str, text: str) -> bool:
    """`c5` for `ring c5 A`."""
    return move.partition(" ")[2].startswith(text + " ")


def _beginning(move: str, text: str) -> bool:
    """`s` for `stop`."""
    return move.startswith(text)
