"""What other programs rely on: names, arguments, errors, and what is imported when."""

from __future__ import annotations

import inspect
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import rollwright
from rollwright import Game, Position
from support.games import GAMES

NAMES = [
    "BoardError",
    "DiceSource",
    "FairDice",
    "Game",
    "IllegalMove",
    "OptionError",
    "Position",
    "RecordError",
    "RollwrightError",
    "SeededDice",
    "__version__",
    "check_game",
    "format_record",
    "game_names",
    "game_type",
    "make_piece",
    "new_game",
    "parse_record",
    "register",
    "replay",
    "review",
    "verify",
]
SIGNATURES: list[tuple[Callable[..., Any], str]] = [
    (
        rollwright.new_game,
        "game, *, seats=None, names=None, first=0, pieces=None, dice=None, compiled=False, **options",
    ),
    (rollwright.make_piece, "game, *, seed=None, style='', **wishes"),
    (rollwright.replay, "record, dice=None"),
    (rollwright.review, "record, language='en', progress=None"),
    (rollwright.verify, "record"),
    (rollwright.FairDice, "secret, mixed"),
    (rollwright.parse_record, "text"),
    (rollwright.format_record, "record"),
    (rollwright.game_names, ""),
    (rollwright.game_type, "name"),
    (rollwright.register, "kind"),
    (rollwright.SeededDice, "seed=None"),
    (Game.legal_moves, "self, seat"),
    (Game.legal_actions, "self, seat"),
    (Game.legal_mask, "self, seat"),
    (Game.play, "self, seat, move"),
    (Game.action, "self, seat, move"),
    (Game.roll, "self, dice=None"),
    (Game.undo, "self"),
    (Game.can_take_back, "self, seat"),
    (Game.take_back, "self, seat"),
    (Game.copy, "self, dice=None"),
    (Game.record, "self"),
    (Game.outcomes, "self"),
    (Game.position, "self"),
    (Position.act, "self, seat, action"),
    (Position.fall, "self, outcome"),
    (Position.observation, "self, seat"),
    (Position.copy, "self"),
]
PROPERTIES = ["awaiting_roll", "pending", "over", "winners", "reason", "scores", "seats", "state", "throws", "turns"]


def test_the_names_are_these() -> None:
    assert sorted(rollwright.__all__) == NAMES
    assert all(hasattr(rollwright, name) for name in NAMES)


@pytest.mark.parametrize(("function", "arguments"), SIGNATURES, ids=[f.__qualname__ for f, _ in SIGNATURES])
def test_arguments_have_these_names_and_defaults(function: Callable[..., Any], arguments: str) -> None:
    parameters = inspect.signature(function).parameters.values()
    written = ", ".join(str(parameter.replace(annotation=inspect.Parameter.empty)) for parameter in parameters)
    if any(parameter.kind is parameter.KEYWORD_ONLY for parameter in parameters):
        first = next(p.name for p in parameters if p.kind is p.KEYWORD_ONLY)
        written = written.replace(f"{first}=", f"*, {first}=", 1)
    assert written == arguments


@pytest.mark.parametrize("name", PROPERTIES)
def test_what_is_the_case_is_read_without_calling(name: str) -> None:
    assert isinstance(inspect.getattr_static(Game, name), property)


def test_errors_are_value_errors_with_a_code_and_parameters() -> None:
    for kind in (rollwright.IllegalMove, rollwright.RecordError, rollwright.BoardError, rollwright.OptionError):
        assert issubclass(kind, rollwright.RollwrightError)
    error = rollwright.OptionError("option-first", last=1)
    assert isinstance(error, ValueError)
    assert (error.code, error.params) == ("option-first", {"last": 1})
    assert "1" in str(error)


def test_values_have_the_types_of_the_notation() -> None:
    game = rollwright.new_game("diceland", boards=["A", "C", "H"], first=0, names=["Ada", "Bo", "Cy"])
    assert (game.awaiting_roll, game.pending, game.legal_moves(0)) == (True, (), [])
    assert (game.over, game.winners, game.reason, game.scores) == (False, (), None, (0, 0, 0))
    game.roll("rrrygg")
    assert (game.awaiting_roll, game.pending) == (False, (0,))
    assert game.legal_moves(0) == ["pick r", "pick y", "pick g"]
    assert game.legal_moves(1) == []
    with pytest.raises(rollwright.IllegalMove, match=r"Seat 0 .*pick b"):
        game.play(0, "pick b")
    assert game.record()["seats"][0] == {"name": "Ada", "board": "A"}
    assert repr(game) == "<diceland, 3 seats, 1 events, scores (0, 0, 0)>"
    game = rollwright.new_game("ring-and-route", sheets=["1", "2"], first=1)
    game.roll()
    assert game.pending == (1,)


def test_the_games_are_these() -> None:
    assert {"diceland", "ring-and-route"} <= set(rollwright.game_names())


@pytest.mark.parametrize("name", ["", "chess", "Diceland", "../diceland", "diceland\0", None, 1, ["diceland"]])
def test_other_games_are_refused(name: Any) -> None:
    with pytest.raises(rollwright.OptionError) as caught:
        rollwright.new_game(name)
    assert caught.value.code == "option-game"


def two_pieces(game: str) -> dict[str, Any]:
    material = rollwright.game_type(game).material
    return {material.option: list(material.catalogue()[:2])}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("names", [["Ada"], ["Ada", "Bo", "Cy"], "Ad", ["Ada", 2], [None, None]])
def test_there_is_a_name_for_each_seat_or_none(game: str, names: Any) -> None:
    pieces = two_pieces(game)
    with pytest.raises(rollwright.OptionError) as caught:
        rollwright.new_game(game, names=names, **pieces)
    assert caught.value.code == "option-names"
    assert [seat["name"] for seat in rollwright.new_game(game, **pieces).record()["seats"]] == [
        "Player 1",
        "Player 2",
    ]


@pytest.mark.parametrize("game", GAMES)
def test_unknown_options_are_refused(game: str) -> None:
    pieces = two_pieces(game)
    with pytest.raises(rollwright.OptionError) as caught:
        rollwright.new_game(game, **pieces, colour="red")
    assert (caught.value.code, caught.value.params["option"]) == ("option-unknown", "colour")


@pytest.mark.parametrize("game", GAMES)
def test_pieces_are_the_boards_or_sheets_of_any_game(game: str) -> None:
    named, (pieces,) = rollwright.new_game(game, **two_pieces(game)), two_pieces(game).values()
    assert rollwright.new_game(game, pieces=pieces).record() == named.record()


PLAIN_GAME = """
import sys, rollwright
assert not {"numba", "numpy"} & set(sys.modules), "import rollwright"
for name in rollwright.game_names():
    game = rollwright.new_game(name, dice=rollwright.SeededDice(1))
    for _ in range(40):
        game.roll() if game.awaiting_roll else game.play(game.pending[0], game.legal_moves(game.pending[0])[0])
    rollwright.replay(rollwright.parse_record(rollwright.format_record(game.record())))
    try:
        game.play(7, "pass")
    except rollwright.IllegalMove as error:
        print(error)
assert not {"numba", "numpy"} & set(sys.modules), "a plain game"
"""


def test_neither_the_import_nor_a_plain_game_needs_numba_or_numpy() -> None:
    done = subprocess.run([sys.executable, "-c", PLAIN_GAME], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("“pass”") == 2
