"""Reasons in words: true ones, in four languages."""

from __future__ import annotations

from typing import Any

import pytest

import rollwright
from games.ring_and_route.coach.positions import positions
from rollwright.coach.hint import hint
from rollwright.core.facets import Why
from rollwright.core.position import Position
from rollwright.games.ring_and_route.bots.knowledge import knowledge_of
from rollwright.games.ring_and_route.bots.value import EXPERT
from rollwright.games.ring_and_route.coach.judge import judge_of
from rollwright.games.ring_and_route.coach.optimum import own_loss, own_value
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.words import LANGUAGES, say

GAME = rollwright.game_type("ring-and-route")  # with its words
EMPTY: dict[str, Any] = {}


def staged(throw: str, *seats: dict[str, Any], keep: bool = True, active: int = 0) -> Position:
    """A position with dice on the table, on sheets 1 and 2."""
    setup = GAME.set_up(["Ada", "Ben"], pieces=["1", "1"])
    position = Position(GAME, setup, start={"active": active, "seats": list(seats)})
    position.roll(throw)
    if keep:
        position.play(active, "keep")
    return position


def actions(position: Position, moves: str) -> list[int]:
    """A decision of the first seat."""
    found = [GAME.notation.read_action(position.setup, 0, move) for move in moves.split(", ")]
    return [action for action in found if action is not None]


def why(position: Position, played: str, better: str) -> dict[str, Any]:
    found = GAME.coach.reasons(position, 0, actions(position, played), actions(position, better))
    return {code.removeprefix("ring-and-route-coach-"): params for code, params in found}


def test_r11_a_misthrow_where_three_dice_would_have_gone() -> None:
    position = staged("A6g B1g C2y", EMPTY, EMPTY)
    found = why(position, "route n0 A, done", "ring c1 A, ring c2 C, ring c3 B, done")
    assert found["misthrow"] == {"used": 1, "due": 3, "count": 1}


def test_r12_the_third_misthrow() -> None:
    position = staged("A6g B1g C2y", {"misthrows": 2}, EMPTY)
    found = why(position, "done", "ring c1 A, ring c2 C, ring c3 B, done")
    assert found["third-misthrow"] == {"used": 0, "due": 3, "ends": "sheet"}


def test_r7_a_route_that_is_cut_off() -> None:
    """After 8, 12, 7, 3, 1 the 2 leads into a corner."""
    position = staged("A4p B2p C4g", {"route": ["n3", "n2", "n1", "n5", "n8"]}, EMPTY)
    found = why(position, "route n4 B, done", "route n9 A, done")
    assert found["cut-off"] == {"spaces": 4, "most": 7, "better": 11}


def test_r9_a_misthrow_that_a_re_roll_may_spare() -> None:
    ring = [f"c{space}" for space in range(16)]
    position = staged("A6g B6b C6s", {"ring": ring, "route": ["n3", "n2"]}, EMPTY, keep=False)
    found = why(position, "keep", "reroll ABC")
    assert found["kept-misthrow"]["dice"] == "ABC"
    usable = judge_of(position.setup).usable_dice(position.numbers, 0)
    assert found["kept-misthrow"]["percent"] == round(100 * sum(dice == 3 for dice in usable) / 216)


def test_r15_who_ends_the_game_while_behind_is_told() -> None:
    ahead = {"sheet": 2, "points": 60}
    position = staged("A6g B1g C2y", {"sheet": 2, "points": 20, "misthrows": 2}, ahead)
    found = why(position, "done", "route n0 A, done")
    assert "ended-behind" not in found  # both end it
    position = staged("A6g B1g C2y", {"sheet": 2, "points": 20, "misthrows": 2}, ahead, active=1)
    found = why(position, "done", "route n0 A, ring c7 C, done")
    assert found["ended-behind"] == {"name": "Ben", "points": 20, "behind": 40}


def test_all_that_is_said_has_words_in_four_languages() -> None:
    """Reasons and ideas for many decisions: there is a text for each, and nothing is left open in it."""
    said: list[Why] = []
    for position in positions(2, 11):
        for seat in position.pending:
            finishing = [each for each in position.legal_actions(seat) if not k.MARK_RING <= each < k.DONE]
            for action in finishing:
                said += GAME.coach.idea(position, seat, [action])
                for other in finishing:
                    said += GAME.coach.reasons(position, seat, [action], [other])
    for code, params in said:
        for language in LANGUAGES:
            text = say(code, params, language)
            assert text.endswith(".")
            assert "{" not in text
    assert len({code for code, _ in said}) > 8


def test_the_sheets_own_optimum_prefers_no_misthrow() -> None:
    position = staged("A6g B1g C2y", EMPTY, EMPTY)
    marks = actions(position, "ring c1 A, ring c2 C, ring c3 B, done")
    assert own_value(position, 0, marks) > own_value(position, 0, [k.DONE]) + 1


def test_the_sheets_own_optimum_of_a_re_roll_is_what_the_expert_chooses() -> None:
    position = staged("A6g B1g C2y", EMPTY, EMPTY, keep=False)
    best = max(range(8), key=lambda again: own_value(position, 0, [again]))
    assert best == knowledge_of(position.setup, EXPERT).action(position, 0)


def test_the_sheets_own_optimum_knows_what_it_costs_not_to_turn() -> None:
    """R13: tables have the better of both."""
    position = staged("A6g B1g C2y", EMPTY, EMPTY)
    lost = own_value(position, 0, [k.TURN]) - own_value(position, 0, [k.DONE])
    assert lost > 0.1
    assert own_loss(position, 0, [k.DONE], [[k.DONE], [k.TURN]]) == pytest.approx(lost)


def thought(position: Position, better: str) -> dict[str, Any]:
    found = GAME.coach.idea(position, 0, actions(position, better))
    return {code.removeprefix("ring-and-route-coach-"): params for code, params in found}


def test_an_idea_names_the_number_that_the_route_ends_at() -> None:
    """On sheet 1, n0 is a 6 and n9 a 4."""
    position = staged("A6g B4r C1b", EMPTY, EMPTY)
    assert thought(position, "route n0 A, done")["idea-route"]["number"] == 6
    both = thought(position, "route n9 B, ring c1 A, done")["idea-both"]
    assert (both["number"], both["numbers"], both["crosses"]) == (4, 1, 1)


def test_nothing_more_is_advised_where_all_is_marked() -> None:
    position = staged("A6g B1g C2y", EMPTY, EMPTY)
    assert "idea-nothing" in thought(position, "done")
    position.play(0, "ring c1 A")
    assert "idea-enough" in thought(position, "done")


def test_r13_to_end_a_sheet_that_throws_still_fit_is_bold() -> None:
    """The same where hardly anything fits is not, nor is to keep it."""
    fresh = staged("A6g B1g C2y", EMPTY, EMPTY)
    ring = [f"c{space}" for space in range(13)]
    route = ["n1", "n5", "n8", "n11", "n12", "n10", "n6", "n7", "n3", "n2"]
    used_up = staged("A1r B2p C2y", {"ring": ring, "route": route}, EMPTY)
    assert "idea-race" in thought(fresh, "ring c1 A, turn")
    assert "idea-turn" in thought(used_up, "turn")
    for position, moves, bold in ((fresh, "turn", True), (fresh, "done", False), (used_up, "turn", False)):
        assert GAME.coach.is_bold(position, 0, actions(position, moves)) is bold


def test_a_hint_shows_a_plain_move_beside_a_bold_one() -> None:
    """And never a bold one first where a plain one is as good."""
    hints = [
        (position, hint(position, seat))
        for position in positions(2, 0)
        if position.numbers[k.PHASE] == k.MARKING
        for seat in position.pending[:1]
    ]
    bold = [given for position, given in hints if "idea-race" in str([reason.id for reason in given.idea])]
    assert bold
    for given in bold:
        assert all(play.moves[-1] == "turn" for play in given.good)
        assert given.plain is not None
        assert given.plain.moves[-1] == "done"
        assert given.plain.loss > GAME.coach.scale.good
