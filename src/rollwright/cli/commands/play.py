"""`rollwright play`: a new game at the terminal, or a saved one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rollwright.bots.names import bot_name
from rollwright.bots.registry import BOT_NAMES, canonical, check_bot, known_bots
from rollwright.cli.levels import choose_level, get_ready
from rollwright.cli.pieces import given_pieces
from rollwright.cli.saves import ENDING, PERSON, Save, last_unfinished, load, new_file
from rollwright.cli.screen import Screen
from rollwright.cli.seed import new_seed
from rollwright.cli.session import Session
from rollwright.core.dice import SeededDice
from rollwright.core.errors import OptionError
from rollwright.core.folders import data_folder
from rollwright.core.game import Game
from rollwright.core.game_type import GameType
from rollwright.core.registry import game_names, game_type
from rollwright.core.setup import MOST_SEATS, USUAL_SEATS

DEFAULT_OPPONENT = "greedy"


def run(
    screen: Screen,
    game: str | None,
    seats: Sequence[str],
    pieces: str | None,
    seed: int | None,
    first: int | None,
    *,
    resume: bool,
    show_all: bool,
) -> None:
    """Carries out `rollwright play`."""
    if resume or (game is not None and game.endswith(ENDING)):
        if seats or any(option is not None for option in (pieces, seed, first)):
            raise OptionError("option-resume-alone")
        save = _resumed(screen, game)
    else:
        name = choose_game(screen) if game is None else game
        if name is None:
            return
        opponent = choose_level(screen, DEFAULT_OPPONENT) if game is None and not seats else DEFAULT_OPPONENT
        if opponent is None:
            return
        kind = game_type(name)
        save = _new(screen, kind, seats or _seats_against(opponent, kind, pieces), pieces, seed, first)
    get_ready(screen, save.game, save.players)
    Session(screen, save, show_all=show_all).play()


def choose_game(screen: Screen) -> str | None:
    """Asks which game to play, for `rollwright play` without one; None if the player leaves instead."""
    names = game_names()
    titles = [screen.title(game_type(name)) for name in names]
    listed = ", ".join(f"{number} {title}" for number, title in enumerate(titles, start=1))
    screen.tell("choose-game", games=listed, default=titles[0])
    while True:
        try:
            line = screen.ask().casefold()
        except (EOFError, KeyboardInterrupt):
            screen.write()
            return None
        choices = zip(names, titles, range(1, len(names) + 1), strict=True)
        found = [
            name
            for name, title, number in choices
            if line == str(number) or name.startswith(line) or title.casefold().startswith(line)
        ]
        if found:
            return found[0]
        screen.tell("choose-game-again", "red", games=listed)


def read_seats(screen: Screen, seats: Sequence[str]) -> tuple[list[str], list[str]]:
    """Names and players of the `[NAME=]PLAYER` parts of `rollwright play --seat`."""
    names: list[str] = []
    players: list[str] = []
    for number, part in enumerate(seats, start=1):
        name, equals, player = part.rpartition("=")
        player = canonical(player)
        default = screen.say("seat-person", number=number) if player == PERSON else bot_name(player, screen.language)
        if not equals and seats.count(part) > 1 and player != PERSON:
            default = f"{default} {number}"
        names.append(name or default)
        players.append(player)
    return names, players


def _resumed(screen: Screen, target: str | None) -> Save:
    is_file = target is not None and target not in game_names()
    save = load(str(target) if is_file else last_unfinished(target))
    if save.game.over:
        raise OptionError("option-game-over", file=str(target))
    kind = save.game.kind
    _check_players(kind, save.players, own_bots=save.file.parent == data_folder())
    screen.tell("table-resumed", "bold", game=screen.title(kind), turn=save.game.turns + 1)
    return save


def _new(
    screen: Screen,
    kind: GameType,
    seats: Sequence[str],
    pieces: str | None,
    seed: int | None,
    first: int | None,
) -> Save:
    chosen, options = given_pieces(kind, pieces, len(seats))
    names, players = read_seats(screen, seats)
    _check_players(kind, players)
    if not 1 <= len(players) <= MOST_SEATS:
        raise OptionError("option-seats", seats=len(players), most=MOST_SEATS)
    if chosen and len(chosen) != len(players):
        raise OptionError("option-pieces", pieces=len(chosen), seats=len(players))
    if first is not None and not 1 <= first <= len(players):
        raise OptionError("option-first-seat", last=len(players))
    seed = new_seed() if seed is None else seed
    lot = Random(seed)
    dealt = chosen or kind.material.deal(len(players), lot.randrange)
    begins = lot.randrange(len(players)) if first is None else first - 1
    setup = kind.set_up(names, begins, pieces=dealt or None, **options)
    screen.tell("table-opened", "bold", game=screen.title(kind), names=screen.listed(names), first=names[begins])
    if aim := screen.say_or("", f"{kind.name}-aim"):
        screen.write(aim)
    screen.tell("table-help-hint")
    return Save(Game(kind, setup, SeededDice(seed)), tuple(players), seed, new_file(kind.name))


def _seats_against(opponent: str, kind: GameType, pieces: str | None) -> tuple[str, ...]:
    """A person, and as many bots as there are other boards."""
    seats = len(given_pieces(kind, pieces).pieces) or USUAL_SEATS
    return (PERSON, *[opponent] * (seats - 1))


def _check_players(kind: GameType, players: Sequence[str], *, own_bots: bool = True) -> None:
    """A save file of unknown origin may name the built-in bots only: others are programs, or read files."""
    for player in players:
        if player == PERSON:
            continue
        if player not in BOT_NAMES and not (own_bots and _is_own(player)):
            raise OptionError("option-player", player=player[:80], players=", ".join((PERSON, *known_bots())))
        check_bot(player, kind)


def _is_own(player: str) -> bool:
    return ":" in player or "@" in player or player in known_bots()
