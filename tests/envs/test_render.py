"""The table as environments show it: everything on it is there, at every moment and in every mode."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import rollwright
from rollwright import Game, SeededDice
from rollwright.core import registry
from rollwright.core.errors import MissingExtra, OptionError
from rollwright.envs import render
from rollwright.envs.render.captions import caption, result
from rollwright.envs.render.picture import LETTERS, TABLE, draw_svg, size
from rollwright.envs.render.pixels import draw_pixels, pixels_of
from rollwright.envs.render.text import draw_text, plain
from rollwright.games.diceland.picture import paints as diceland_paints
from rollwright.games.diceland.picture import svg as diceland_svg
from rollwright.games.ring_and_route.picture import paints as ring_and_route_paints
from rollwright.games.ring_and_route.picture import svg as ring_and_route_svg
from rollwright.games.ring_and_route.picture.facet import SheetMarks
from support.games import GAMES
from third import seen

GOLDEN = Path(__file__).parent.parent / "golden"
SVG = "{http://www.w3.org/2000/svg}"
EVERY = (*GAMES, seen.GAME.name)
in_every_game = pytest.mark.parametrize("name", EVERY)
at_every_table = pytest.mark.parametrize("seats", [1, 2, 3, 4])
SMALL = "R r y Y .\n g + b B .\nG o O s S\n"  # a board that is quickly drawn
NASTY = ("<b>&\"'Ada", "]]>\x00\x1b[31m\ud800\ufffe", "&#0;\n" * 30, "Żółw 🐢")


@pytest.fixture(autouse=True)
def third_game() -> Iterator[None]:
    rollwright.register(seen.GAME)
    yield
    registry._registered.pop(seen.GAME.name)


def new_game(name: str, seats: int, names: tuple[str, ...] = ("Ada", "Bo", "Cy", "Di")) -> Game:
    options: dict[str, dict[str, Any]] = {
        "diceland": {"boards": [SMALL] * seats, "round_limit": 3},
        "ring-and-route": {"sheets": ["1", "2", "1", "2"][:seats]},
    }
    return rollwright.new_game(name, names=names[:seats], dice=SeededDice(seats), **options.get(name, {}))


def moments(game: Game) -> Iterator[int]:
    """A random game, moment by moment; yields a seat that looks at it."""
    rng = Random(game.seats)
    while True:
        yield rng.choice(game.pending or range(game.seats))
        if game.over:
            return
        if game.awaiting_roll:
            game.roll()
            continue
        seat = rng.choice(game.pending)
        moves = game.legal_moves(seat)
        game.play(seat, rng.choice([move for move in moves if move not in {"pass", "done", "turn"}] or moves))


def played(name: str, seats: int, events: int = 100_000) -> Game:
    game = new_game(name, seats)
    for _ in moments(game):
        if len(game.events) >= events:
            break
    return game


def golden(name: str) -> Game:
    return rollwright.replay(rollwright.parse_record((GOLDEN / f"{name}.roll.json").read_text("utf-8")))


def texts(svg: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def inside(svg: str) -> str:
    """A picture without its outermost tags."""
    return svg[svg.index(">") + 1 : svg.rindex("</svg>")].strip()


# Everything is there, at every moment


@pytest.mark.slow
@in_every_game
@at_every_table
def test_every_moment_has_its_text_and_its_picture(name: str, seats: int) -> None:
    game = new_game(name, seats)
    for seat in moments(game):
        check_text(game, seat)
        check_picture(game, seat)
    assert game.over


def check_text(game: Game, seat: int) -> None:
    text = draw_text(game, seat)
    assert plain([game.kind.picture.dice_line(game)]) in text
    headings = [line for line in text.splitlines() if line.startswith("Seat ")]
    assert len(headings) == game.seats
    for place, heading in enumerate(headings):
        other = (seat + place) % game.seats
        assert heading.startswith(f"Seat {other + 1}: {game.setup.names[other]}, ")
        assert f": {game.scores[other]}" in heading
        assert ("active" in heading) == (other == game.kind.announcements.active_seat(game))
        assert ("to move" in heading) == (other in game.pending)
        assert ("has won" in heading) == (other in game.winners)


def check_picture(game: Game, seat: int) -> None:
    width, height = size(game.seats)
    root = ElementTree.fromstring(draw_svg(game, seat))
    assert root.attrib["viewBox"] == f"0 0 {width} {height}"
    for part in root.findall(f"{SVG}svg"):
        x, y, wide, high = (float(part.attrib[key]) for key in ("x", "y", "width", "height"))
        assert 0 < x < x + wide < width
        assert 0 < y < y + high < height
    words = {text.text for text in root.iter(f"{SVG}text")}
    assert words >= {*game.setup.names, *map(str, game.scores)}
    signs = Counter(path.attrib.get("class") for path in root.iter(f"{SVG}path"))
    assert signs["seat-asked"] == len(game.pending)
    assert signs["seat-won"] == len(game.winners)
    assert signs["seat-active"] == (game.kind.announcements.active_seat(game) is not None)


@in_every_game
def test_dice_and_all_boards_are_there(name: str) -> None:
    game = played(name, 3, 14)
    for seat in range(3):
        text, svg = draw_text(game, seat), draw_svg(game, seat)
        assert all(plain(game.kind.picture.seat_lines(game, other)) in text for other in range(3))
        assert inside(game.kind.picture.dice_svg(game, seat)) in svg
        assert all(inside(game.kind.picture.seat_svg(game, other)) in svg for other in range(3))


@pytest.mark.parametrize("name", GAMES[:2])
def test_somebody_is_active_until_the_end(name: str) -> None:
    game = new_game(name, 3)
    for _ in moments(game):
        assert (game.kind.announcements.active_seat(game) is None) == game.over


def test_diceland_shows_the_dice_and_what_may_be_crossed() -> None:
    game = new_game("diceland", 2)
    for seat in moments(game):
        svg = game.kind.picture.dice_svg(game, seat)
        line = "".join(text for text, _ in game.kind.picture.dice_line(game))
        assert re.findall('class="die (.)"', svg) == line.replace("|", "").split()
        spaces = [move.split()[1] for move in game.legal_moves(seat) if move.startswith("cross")]
        groups = re.findall('<g class="(.*?)" data-space="(.*?)">', game.kind.picture.seat_svg(game, seat))
        assert sorted(name for look, name in groups if "legal" in look) == sorted(spaces)


def test_diceland_puts_dice_aside_and_rings_those_in_use() -> None:
    game = rollwright.new_game("diceland", boards=["A", "B"])

    def count(part: str, seat: int = 0) -> int:
        return game.kind.picture.dice_svg(game, seat).count(part)

    assert count("stroke-dasharray") == 6  # still to fall
    game.roll("rrrygg")
    assert (count('class="die'), count('class="aside"')) == (6, 0)
    game.play(0, "pick g")
    assert (count('class="die'), count('class="aside"')) == (6, 1)
    game.play(0, "reroll")
    assert (count('class="die g"'), count('class="die'), count("stroke-dasharray")) == (2, 2, 4)
    game.roll("gyyo")
    game.play(0, "stop")
    assert (count('class="die g"'), count('stroke="white"')) == (3, 3)
    assert count('stroke="white"', seat=1) == 0


def test_ring_and_route_shows_the_dice_and_what_may_be_marked() -> None:
    game = new_game("ring-and-route", 2)
    for seat in moments(game):
        line = "".join(text for text, _ in game.kind.picture.dice_line(game))
        assert re.findall("<title>(.*?)</title>", game.kind.picture.dice_svg(game, seat)) == line.split()
        marks, moves = SheetMarks.of(game, seat), [move.split() for move in game.legal_moves(seat)]
        ring = {int(move[1][1:]) for move in moves if move[0] == "ring"}
        numbers = {int(move[1][1:]) for move in moves if move[0] == "route"}
        sheet = ring_and_route_svg.sheet_svg(marks.sheet, marks.ring, marks.route, marks.misthrows, ring, numbers)
        assert game.kind.picture.seat_svg(game, seat) == sheet


def test_ring_and_route_strikes_out_used_dice_and_outlines_those_to_fall() -> None:
    game = rollwright.new_game("ring-and-route", sheets=["1", "2"])
    assert game.kind.picture.dice_svg(game, 0).count("stroke-dasharray") == 3
    game.roll()
    game.play(0, "reroll AC")
    assert game.kind.picture.dice_svg(game, 0).count("stroke-dasharray") == 2
    game.roll()
    before = game.kind.picture.dice_svg(game, 0)
    game.play(0, next(move for move in game.legal_moves(0) if move.startswith("ring")))
    assert game.kind.picture.dice_svg(game, 0).count("<path") == before.count("<path") + 1
    assert game.kind.picture.dice_svg(game, 1) == before


def test_own_number_points_are_on_the_sheet() -> None:
    game = rollwright.new_game("ring-and-route", sheets=["1"], number_points=[*range(100, 113)])
    assert {"100", "112"} <= set(texts(game.kind.picture.seat_svg(game, 0)))


# Words


def test_what_is_asked_is_said_in_words() -> None:
    game = new_game("diceland", 2)
    assert caption(game, 0) == "Ada throws"
    game.roll()
    assert caption(game, 0) == "Ada: Choose one of the colours thrown. It holds for the whole turn."
    assert caption(game, 1) == caption(game, 0)
    game = new_game("seen-stairs", 3)
    assert caption(game, 0) == "The dice"
    game.roll()
    assert caption(game, 2) == "Cy: climb, rest"


def test_a_result_names_the_winner() -> None:
    game = golden("diceland-2-greedy")
    winner = game.setup.names[game.winners[0]]
    assert result(game) == f"{winner} wins!"
    assert caption(game, 0).startswith("The goal is reached")
    assert f"{winner} wins!" in draw_text(game, 0)
    assert f"{winner} wins!" in texts(draw_svg(game, 0))
    assert f"turn {game.turns}" in draw_text(game, 0)


def test_a_result_may_be_shared_or_nobodys() -> None:
    game = new_game("seen-stairs", 3)
    for _ in range(3):
        game.roll("5")
        for seat in range(3):
            game.play(seat, "climb")
    assert result(game) == "Ada, Bo and Cy win together!"
    assert caption(game, 0) == "top"
    game = rollwright.new_game("diceland", boards=["A", "B"], round_limit=1)
    for _ in moments(game):
        pass
    assert result(game) == "Nobody wins."
    assert result(new_game("diceland", 2)) == ""


@in_every_game
def test_names_can_be_anything(name: str) -> None:
    game = new_game(name, 4, NASTY)
    assert all(letter.isprintable() or letter == "\n" for letter in draw_text(game, 0))
    assert {NASTY[0], "]]>  [31m  ", NASTY[3]} <= set(texts(draw_svg(game, 0)))
    assert draw_pixels(game, 0).any()


def test_long_names_are_cut() -> None:
    game = new_game("diceland", 4, ("x" * 1000,) * 4)
    assert max(map(len, texts(draw_svg(game, 0)))) == LETTERS


# Frames


@in_every_game
def test_frames_of_a_game_are_of_one_size(name: str) -> None:
    for events in (0, 9, 100_000):
        check_frame(played(name, 2, events), 0)


@at_every_table
def test_frames_of_one_table_are_of_one_size_whoever_looks(seats: int) -> None:
    game = rollwright.new_game("diceland", boards=["B", "G", "C", "A"][:seats])
    for seat in {0, seats - 1}:
        check_frame(game, seat)


def check_frame(game: Game, seat: int) -> None:
    width, height = size(game.seats)
    assert width % 2 == height % 2 == 0
    frame = draw_pixels(game, seat)
    assert frame.shape == (height, width, 3)
    assert frame.dtype == np.uint8
    assert len(set(frame[::3, ::3].tobytes())) > 50
    assert frame[0, 0].tolist() == frame[-1, -1].tolist() == list(bytes.fromhex(TABLE[1:]))


def test_a_frame_is_the_callers_and_the_same_again() -> None:
    game = played("diceland", 2, 20)
    first = draw_pixels(game, 0)
    kept = first.copy()
    first[:] = 0
    np.testing.assert_array_equal(draw_pixels(game, 0), kept)
    pixels_of.cache_clear()
    np.testing.assert_array_equal(draw_pixels(game, 0), kept)
    assert draw_svg(game, 0) == draw_svg(game.copy(), 0)


def test_letters_are_drawn_without_any_font_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    import resvg_py

    original, options = resvg_py.svg_to_bytes, []

    def spy(**given: Any) -> bytes:
        options.append(given)
        return original(**given)

    monkeypatch.setattr(resvg_py, "svg_to_bytes", spy)
    pixels_of.cache_clear()
    frames = [draw_pixels(new_game("ring-and-route", 1, (name,)), 0) for name in ("Ada", "Bob")]
    assert all(given["skip_system_fonts"] for given in options)
    assert (frames[0] != frames[1]).any()
    draw_pixels(new_game("ring-and-route", 1, ("Żółw",)), 0)
    assert not options[-1]["skip_system_fonts"]


@pytest.mark.parametrize("library", ["resvg_py", "PIL"])
def test_missing_libraries_are_named_with_their_extra(monkeypatch: pytest.MonkeyPatch, library: str) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    pixels_of.cache_clear()
    game = new_game("diceland", 1)
    with pytest.raises(MissingExtra, match=r'resvg, Pillow: pip install "rollwright\[render\]"'):
        render.draw("rgb_array", game, 0)
    assert render.draw("svg", game, 0)
    assert render.draw("ansi", game, 0)


# Modes


def test_modes_are_checked() -> None:
    assert render.check_mode(None) is None
    assert all(render.check_mode(mode) == mode for mode in render.MODES)
    with pytest.raises(OptionError, match="human, ansi, svg, rgb_array"):
        render.check_mode("smell")
    assert render.draw(None, new_game("diceland", 1), 0) is None


@pytest.mark.compiled
@in_every_game
def test_environments_show_what_their_game_is(name: str) -> None:
    from rollwright.envs import gym, zoo

    for mode in (mode for mode in render.MODES if mode != render.HUMAN):
        seat_env = gym.SeatEnv(name, seats=2, render_mode=mode)
        seat_env.reset(seed=1)
        table = zoo.env(name, 2, render_mode=mode)
        table.reset(seed=1)
        mover = int(table.agent_selection[-1])
        for shown, game, seat in (
            (seat_env.render(), seat_env.game, seat_env.seat),
            (table.render(), table.unwrapped.game, mover),
        ):
            np.testing.assert_array_equal(shown, render.draw(mode, game, seat))


@pytest.mark.compiled
@in_every_game
def test_a_person_sees_every_step_without_asking(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    from rollwright.envs import gym, zoo

    seat_env = gym.SeatEnv(name, seats=2, render_mode="human")
    seat_env.reset(seed=1)
    assert capsys.readouterr().out == render.draw("ansi", seat_env.game, seat_env.seat) + "\n"
    seat_env.step(np.int64(seat_env.game.legal_actions(seat_env.seat)[0]))
    assert capsys.readouterr().out == render.draw("ansi", seat_env.game, seat_env.seat) + "\n"
    table = zoo.raw_env(name, 2, render_mode="human")
    table.reset(seed=1)
    asked = int(table.agent_selection[-1])
    assert capsys.readouterr().out == render.draw("ansi", table.game, asked) + "\n"
    table.step(table.game.legal_actions(asked)[0])
    assert capsys.readouterr().out


def test_a_symbol_means_the_same_on_dice_and_boards() -> None:
    for letter, paint in diceland_paints.PAINTS.items():
        assert f'd="{paint.symbol}" fill="{paint.ink}"' in diceland_svg.dice_svg("", letter)
    for letter, paint in ring_and_route_paints.PAINTS.items():
        assert f'd="{paint.symbol}"' in ring_and_route_svg.dice_svg([("A", 1, letter)])
