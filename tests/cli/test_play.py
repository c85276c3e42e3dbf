"""`rollwright play`: whole games, what can be typed, seats and boards."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

import rollwright
from cli.terminal import Run, only_save
from rollwright.cli.move_list import move_lines
from rollwright.cli.read_line import meant_moves
from rollwright.games.diceland.bots.weights import hand_made
from support.games import GAMES

FIRST_MOVE_ALWAYS = "1\n" * 3000


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("others", [("greedy",), ("random", "greedy", "person")])
def test_a_whole_game(run: Run, data: Path, game: str, others: tuple[str, ...]) -> None:
    seats = [word for player in ("Ada=person", *others) for word in ("--seat", player)]
    result = run("play", game, *seats, "--seed", "5", input=FIRST_MOVE_ALWAYS)
    assert result.exit_code == 0
    assert re.search(r"wins!|win together!", result.output)
    assert "Ada: " in result.output
    saved = only_save(data)
    assert saved["result"]["over"]
    assert saved["table"] == {"players": ["person", *others], "dice_seed": 5}
    assert "rollwright replay" in result.output


@pytest.mark.parametrize("game", GAMES)
def test_bots_can_play_among_themselves(run: Run, data: Path, game: str) -> None:
    result = run("play", game, "--seat", "greedy", "--seat", "greedy", "--seed", "1")
    assert result.exit_code == 0
    assert "greedy 1: " in result.output
    assert "greedy 2: " in result.output
    assert only_save(data)["result"]["over"]


def test_nobody_is_needed_but_one_person(run: Run, data: Path) -> None:
    run("play", "diceland", "--seat", "person", "--seed", "2", input="1\n" * 20)
    assert only_save(data)["seats"][0]["name"] == "Player 1"


@pytest.mark.parametrize("game", GAMES)
def test_no_line_is_wider_than_80_columns(run: Run, game: str) -> None:
    result = run("play", game, "--all", "--seed", "5", input="help\nmoves\nlook\n" + "1\n" * 40)
    lines = [line for line in result.output.splitlines() if not line.endswith(".roll.json")]
    assert max(map(len, lines)) <= 80
    assert "\x1b" not in result.output


def test_the_game_is_asked_for(run: Run) -> None:
    assert "Diceland: Player 1 and greedy." in run("play", input="\n\n").output
    assert "Ring & Route: Player 1 and greedy." in run("play", input="chess\n2\n\n").output
    assert "Ring & Route: Player 1 and greedy." in run("play", input="ring\n2\n").output
    assert run("play", input="").exit_code == 0


def test_the_level_is_asked_for(run: Run, data: Path) -> None:
    said = run("play", "--lang", "de", input="1\nx\nneu\n").output
    assert "1 novice          Neuling, leicht: " in said
    assert "Bitte gib eine Nummer von 1 bis 5" in said
    assert only_save(data)["table"]["players"] == ["person", "novice"]
    assert run("play", input="1\n").exit_code == 0, "whoever leaves then, leaves"


def test_a_level_has_a_name_and_a_number(run: Run, data: Path) -> None:
    said = run("play", "diceland", "--seat", "1", "--seat", "Bo=2", "--lang", "fr", "--seed", "1").output
    assert "débutant" in said
    assert only_save(data)["table"]["players"] == ["novice", "greedy"]


def test_help_describes_the_levels(run: Run) -> None:
    for command in ("play", "simulate"):
        said = run(command, "--help").output
        assert "4 expert" in said
        assert "plays almost at random" in said


@pytest.mark.compiled
def test_a_level_that_thinks_plays_at_the_table(run: Run, data: Path) -> None:
    assert run("play", "diceland", "--seat", "3", "--seed", "1").exit_code == 0
    saved = only_save(data)
    assert saved["result"]["over"]
    assert saved["table"]["players"] == ["planner"]


@pytest.mark.compiled
def test_a_level_plays_by_weights_of_ones_own(run: Run, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "weights.npy"
    line = ("play", "diceland", "--seed", "1", "--seat", f"4@{file}")
    result = run(*line)
    assert result.exit_code == 2
    assert "holds no weights" in " ".join(result.stderr.split())
    assert not data.exists()
    np.save(file, hand_made())
    assert "Experte@" in run(*line, "--lang", "de").output
    assert only_save(data)["table"]["players"] == [f"expert@{file}"]


def test_a_decision_shows_who_what_and_which(run: Run) -> None:
    output = run("play", "diceland", "--boards", "A,C", "--first", "1", "--seed", "3").output
    assert "── Player 1 ──" in output
    assert "turn 1" in output
    assert "Treasures:   [1] Player 1: 0   [2] greedy: 0" in output
    assert "Player 1 throws:  r   r   y   g   o   s" in output
    assert "Choose one of the colours" in output
    assert "  pick  1 r  2 y  3 g  4 o  5 s" in output


def test_shorthand(run: Run, data: Path) -> None:
    game = rollwright.new_game("diceland", boards=["A", "C"], dice=rollwright.SeededDice(3))
    game.roll()
    game.play(0, "pick r")
    game.play(0, "stop")
    cross = game.legal_moves(0)[0]
    lines = f"pick R\nst\n{cross.removeprefix('cross ').upper()}\n"
    run("play", "diceland", "--boards", "A,C", "--first", "1", "--seed", "3", input=lines)
    own = [words for who, words in only_save(data)["events"] if who == 0]
    assert own == ["pick r", "stop", cross]


def test_bad_input_is_answered_and_changes_nothing(run: Run, data: Path) -> None:
    lines = ["", "0", "99", "9" * 5000, "pick b", "b", "dance", "cross a1", "look 7", "\x1b[31m", "undo"]
    output = run("play", "diceland", "--first", "1", "--seed", "3", input="\n".join(lines)).output
    assert output.count("Please type a move, or its number from 1 to 5.") == 4
    assert output.count("“pick b” is not possible:") == 2
    assert "“dance” is not understood." in output
    assert "“cross a1” is not " in output
    assert "Please type a seat from 1 to 2." in output
    assert "\x1b" not in output
    assert "There is no decision yet" in output
    assert [who for who, _ in only_save(data)["events"]] == ["dice"]


def test_what_a_line_can_mean() -> None:
    legal = ["ring c1 A", "ring c1 B", "ring c12 C", "route n7 AB", "done"]
    assert meant_moves("ring c1 a", legal) == ["ring c1 A"]
    assert meant_moves("c1  A", legal) == ["ring c1 A"]
    assert meant_moves("c12", legal) == ["ring c12 C"]
    assert meant_moves("c1", legal) == ["ring c1 A", "ring c1 B"]
    assert meant_moves("N7 ab", legal) == ["route n7 AB"]
    assert meant_moves("d", legal) == ["done"]
    assert meant_moves("4", legal) == ["route n7 AB"]
    assert meant_moves("0", legal) == meant_moves("6", legal) == meant_moves("", legal) == []
    assert meant_moves("", ["done"]) == ["done"]


def test_an_unclear_move_is_asked_again(run: Run) -> None:
    output = run("play", "ring-and-route", "--first", "1", "--seed", "3", input="keep\nc\n").output
    assert "“c” can mean several moves" in output or "“c” is not" in output


def test_long_lists_are_broken_and_one_word_moves_stand_behind() -> None:
    legal = [*(f"cross a{row}" for row in range(1, 27)), "pass"]
    lines = ["".join(piece for piece, _ in line) for line in move_lines(legal, 60)]
    assert lines[0].startswith("  cross  1 a1  2 a2")
    assert lines[1].startswith("        ")
    assert lines[-1].rstrip().endswith("27 pass")
    assert max(map(len, lines)) <= 60


def test_help_and_look(run: Run) -> None:
    output = run("play", "diceland", "--first", "1", "--seed", "3", input="help\n?\nlook 2\n").output
    assert output.count("Type a move (“cross d5”)") == 2
    assert "look [SEAT]" in output
    assert "Seat 2: greedy" in output


def test_undo_goes_back_to_the_last_decision_and_dice_fall_the_same(run: Run, data: Path) -> None:
    game = ("play", "diceland", "--boards", "A,C", "--first", "1", "--seed", "3")
    output = run(*game, input="pick r\nreroll\nundo\nundo\npick y\n").output
    assert "Taken back, Player 1: reroll" in output
    assert "Taken back, Player 1: pick r" in output
    assert [tuple(event) for event in only_save(data)["events"]] == [("dice", "rrygos"), (0, "pick y")]


def test_undo_takes_back_what_others_did_since(run: Run, data: Path) -> None:
    game = ("play", "ring-and-route", "--first", "1", "--seed", "3")
    run(*game, input="keep\ndone\n")
    before = only_save(data)["events"]
    next(data.glob("*")).unlink()
    run(*game, input="keep\ndone\nundo\ndone\n")
    assert only_save(data)["events"] == before
    assert [who for who, _ in before].count("dice") == 2


def test_the_same_seed_is_the_same_game(run: Run, data: Path) -> None:
    events = []
    for _ in range(2):
        run("play", "diceland", "--seed", "11", input="1\n" * 30)
        events.append(only_save(data))
        next(data.glob("*")).unlink()
    assert events[0] == events[1]


def test_boards_from_files(run: Run, data: Path, tmp_path: Path) -> None:
    from rollwright.games.diceland.material.board import shipped_board

    file = tmp_path / "mine.txt"
    file.write_text("; mine\n" + shipped_board("B").text, "utf-8")
    run("play", "diceland", "--boards", f"h,{file}", "--seed", "1")
    assert [seat["board"] for seat in only_save(data)["seats"]] == ["H", "custom-1"]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (("chess",), "There is no game “chess”"),
        (("diceland", "--seat", "queen"), "There is no player “queen”"),
        (("diceland", "--seat", "x:y"), "There is no bot “x:y”"),
        (("diceland", *("--seat", "person") * 5), "A table has 1 to 4 seats, not 5"),
        (("diceland", "--boards", "A,Q"), "Board Q"),
        (("diceland", "--boards", "A,B", "--seat", "person"), "every seat needs exactly one"),
        (("diceland", "--first", "3"), "from 1 to 2"),
        (("diceland", "--seed", "x"), "--seed needs a whole number"),
        (("diceland", "--colour"), "There is no option --colour"),
        (("diceland", "--seat"), "--seat is not used like this"),
        (("diceland", "chess"), "too much or missing"),
        (("--resume", "--seed", "1"), "use --resume without options"),
        (("--resume",), "No unfinished game is saved"),
        (("nowhere.roll.json",), "There is no file nowhere.roll.json"),
    ],
)
def test_mistakes_are_sentences_and_exit_code_2(run: Run, line: tuple[str, ...], words: str) -> None:
    result = run("play", *line)
    assert result.exit_code == 2
    assert words in " ".join(result.stderr.split())
    assert result.stdout == ""
