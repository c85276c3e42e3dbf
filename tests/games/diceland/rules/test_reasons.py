"""Why a space can't be crossed, told while a colour is still asked for, and in words for people."""

from __future__ import annotations

import random
import re

import pytest

from games.diceland.rules.positions import FIELD, TWO_REDS, play, position
from rollwright import Game, IllegalMove
from rollwright.games.diceland.rules import kernel as k
from rollwright.words import say
from support.random_games import go_on, new_random_game
from support.refused import refusal

LANGUAGES = ("en", "de", "fr", "it")


def test_a_space_is_answered_for_while_a_colour_is_asked() -> None:
    game = position(FIELD, crossed=["c2"])
    play(game, "rryygb")
    assert refusal(game, 0, "cross c2") == "diceland-crossed-already"
    assert refusal(game, 0, "cross e2") == "diceland-colour-not-shown"  # orange (D8)
    assert refusal(game, 0, "cross g3") == "diceland-territory-under-way"  # D6
    assert refusal(game, 0, "cross b2") == "diceland-excess"  # one red space is free for two dice (D11)
    assert refusal(game, 0, "cross f1") == "diceland-not-adjacent"  # D5
    assert refusal(game, 0, "cross d1") == "diceland-other-decision"  # nothing speaks against it but the order


def test_a_territory_that_is_too_small_for_all_dice() -> None:
    game = position(TWO_REDS)
    play(game, "rrrybo")
    assert refusal(game, 0, "cross b1") == "diceland-territory-too-small"  # D11


def test_d12_the_colour_of_the_active_player_is_not_for_the_others() -> None:
    game = position(FIELD, FIELD)
    play(game, "rryysb", "pick s", "stop")
    assert refusal(game, 1, "cross d3") == "diceland-colour-taken"
    assert refusal(game, 1, "cross e2") == "diceland-colour-not-shown"


@pytest.mark.parametrize(
    ("events", "asked"),
    [(["rryysb"], "pick"), (["rryysb", "pick r"], "decide"), (["rryysb", "pick r", "stop"], "cross")],
)
def test_what_is_asked_instead(events: list[str], asked: str) -> None:
    game = position(FIELD)
    play(game, *events)
    with pytest.raises(IllegalMove) as caught:
        game.play(0, "pass")
    assert (caught.value.code, caught.value.params["asked"]) == ("diceland-other-decision", asked)


@pytest.mark.parametrize("seed", range(4))
def test_reasons_have_no_notation(seed: int) -> None:
    """Whatever is tapped at whatever moment: the reason has neither moves nor letters of colours in it."""
    rng = random.Random(seed)
    game = new_random_game(rng, "diceland")
    while not game.over and len(game.events) < 150:
        go_on(game, rng, 1)
        for seat in game.pending:
            for action in rng.sample(range(k.CROSS + len(game.setup.material.boards[seat].spaces)), 5):
                check_reason(game, seat, action)


def check_reason(game: Game, seat: int, action: int) -> None:
    if action in game.legal_actions(seat):
        return
    code, params = game.kind.notation.why_not(game, seat, action)
    for language in LANGUAGES:
        said = say(code, params, language)
        assert said
        assert code not in said
        assert not re.search(r"\b(pick|use|cross) [rygbos]\b|reroll|\{|\b[a-k]\d\b", said), said
