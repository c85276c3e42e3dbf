"""What the coach answers to records and positions of strangers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import rollwright
from coach.judges import Whimsical
from rollwright.bots.registry import make_bot
from rollwright.core import registry
from rollwright.core.facets import Coach
from rollwright.core.game import Game
from rollwright.core.judge import Scale
from rollwright.server.coach import answers
from rollwright.server.coach.worker import Line, Work, do
from rollwright.server.records import MOST_FRAMES
from rollwright.server.replays import Refusal
from support.games import GAMES
from third import stairs


@pytest.fixture(autouse=True)
def whimsical(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judges that need no machine code."""
    for name in GAMES:
        coach = rollwright.game_type(name).coach
        monkeypatch.setattr(type(coach), "judge", lambda _, setup: Whimsical(setup))
        monkeypatch.setattr(coach, "scale", Scale(playouts=0), raising=False)
        monkeypatch.setattr(type(coach), "reasons", Coach.reasons)
        monkeypatch.setattr(type(coach), "idea", Coach.idea)


EVENTS = 3  # so that the judge, who looks at everything in plain Python, needn't look at many positions


def played(name: str, events: int = EVENTS) -> Game:
    game = rollwright.new_game(name, seats=2, dice=rollwright.SeededDice(3))
    while not game.over and len(game.events) < events:
        if game.awaiting_roll:
            game.roll()
        else:
            game.play(game.pending[0], make_bot("greedy", 1).choose(game, game.pending[0]))
    return game


def sent(record: Any) -> bytes:
    return json.dumps(record).encode()


def answered(kind: Any, about: Any) -> Any:
    """The last answer: JSON, or a refusal."""
    *_, last = do(Work(kind, about))
    return last if isinstance(last, Refusal) else json.loads(last)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", GAMES)
def test_a_review_grows_and_closes(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "FIRST_PART", 0.0)
    found = list(do(Work("review", sent(played(name).record()))))
    lines = [json.loads(line.text) for line in found if isinstance(line, Line)]
    assert lines[0]["review"]["progress"] < 1
    whole = json.loads(found[-1])["review"]  # type: ignore[arg-type]
    assert (whole["progress"], whole["events"], whole["hash"]) == (1, EVENTS, "whimsical")
    for review in (*(line["review"] for line in lines if line["type"] == "review"), whole):
        for side in review["seats"]:
            parts = [side[part] for part in ("start", "luck", "own", "others", "rest")]
            assert sum(parts) == pytest.approx(side["result"], abs=1e-9)


def test_progress_is_told_between_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "PROGRESS", 0.0)
    monkeypatch.setattr(answers, "FIRST_PART", 1e9)
    lines = [line for line in answers.review(sent(played("diceland").record())) if line is not None]
    assert [json.loads(line)["type"] for line in lines] == [*["progress"] * (len(lines) - 1), "review"]


@pytest.fixture
def third() -> Iterator[None]:
    rollwright.register(stairs.GAME)
    yield
    registry._registered.pop("stairs")


@pytest.mark.compiled
@pytest.mark.usefixtures("third")
def test_a_third_game_is_reviewed_by_the_default_judge() -> None:
    game = played("stairs", 1_000)
    review = answered("review", sent(game.record()))["review"]
    assert (review["game"], review["over"], review["events"]) == ("stairs", True, len(game.events))
    assert sum(side["result"] for side in review["seats"]) == pytest.approx(1)


FORGED: list[tuple[Any, str]] = [
    ({"format": "other"}, "record-format"),
    ({"game": "chess"}, "option-game"),
    ({"seats": [{}] * 5}, "option-seats"),
    ({"seats": 7}, "record-not-list"),
    ({"events": [["dice", "rrrrrr"]] * (MOST_FRAMES + 1)}, "record-too-long"),
    ({"events": [["dice", "rrrrrrr"]]}, "diceland-throw-number"),
    ({"events": [[0, "pick r"]]}, "move-awaiting-throw"),
    ({"result": {"over": True}}, "record-result"),
    ({"boards": {"A": "r" * 100_000}}, "diceland-board-no-blank"),
]


@pytest.mark.parametrize("kind", ["review", "position"])
@pytest.mark.parametrize(("changed", "code"), FORGED)
def test_forged_records_are_refused(kind: str, changed: dict[str, Any], code: str) -> None:
    refused = answered(kind, sent({**played("diceland", 1).record(), **changed}))
    assert isinstance(refused, Refusal)
    assert refused.code == code


@pytest.mark.parametrize("kind", ["review", "position", "try"])
@pytest.mark.parametrize("body", [b"", b"[]", b"{", b'{"a": NaN}', b"[" * 100_000, b'{"format": "\\ud800"}', b"\xff"])
def test_what_is_no_record_is_refused(kind: str, body: bytes) -> None:
    refused = answered(kind, body)
    assert isinstance(refused, Refusal)
    assert refused.code in ("refused-malformed", "record-field-missing")


@pytest.mark.parametrize("name", GAMES)
def test_a_position_comes_with_its_text_its_picture_and_all_moves(name: str) -> None:
    game = played(name, 2)
    shown = answered("position", sent({**game.record(), "result": None}))
    assert shown["frame"]["look"] == json.loads(json.dumps(game.kind.page.shown(game)))
    assert shown["moves"] == {str(seat): game.legal_moves(seat) for seat in game.pending}
    assert sum(shown["analysis"]["chances"]) == pytest.approx(1)
    assert [each["seat"] for each in shown["analysis"]["moves"]] == list(game.pending)
    again = answered("position", sent({**shown["position"], "events": []}))
    assert again["analysis"] == shown["analysis"]
    assert again["position"] == shown["position"]


IMPOSSIBLE: list[tuple[str, dict[str, Any], str, str]] = [
    ("diceland", {"crossed": [["d1"], []]}, "diceland-record-not-connected", "D5"),
    ("diceland", {"crossed": [[], []], "turns": 10**9}, "record-number", "D19"),
    ("diceland", {"then": [["dice", "rrryg"]]}, "diceland-throw-number", "D9"),
    ("diceland", {"then": [["dice", "rrryyg"], [0, "pick s"]]}, "diceland-colour-not-shown", "D8"),
    ("ring-and-route", {"seats": [{"misthrows": 3}, {}]}, "record-number", "R12"),
    ("ring-and-route", {"seats": [{"ring": ["c1", "c5"]}, {}]}, "ring-and-route-not-beside", "R5"),
]


@pytest.mark.parametrize(("name", "setup", "code", "rule"), IMPOSSIBLE)
def test_what_cannot_be_is_refused_with_the_rule(name: str, setup: dict[str, Any], code: str, rule: str) -> None:
    kind = rollwright.game_type(name)
    record = Game(kind, kind.set_up(seats=2, draw=lambda _: 0)).record()  # the first boards or sheets
    refused = answered("position", sent({**record, "setup": setup, "result": None}))
    assert (refused.code, refused.params["rule"]) == (code, rule)


def trying(game: Game, seat: int, moves: list[str], **more: Any) -> Any:
    events = len(game.events)
    return answered(
        "try", sent({"record": game.record(), "phase": events, "event": events, "seat": seat, "moves": moves, **more})
    )


def test_a_try_is_played_move_by_move() -> None:
    game = rollwright.new_game("diceland", boards=["A", "C"])
    game.roll("rrrygg")
    begun = trying(game, 0, [])
    assert (begun["moves"], begun["done"], begun["right"], begun["back"]) == (game.legal_moves(0), False, None, False)
    done = trying(game, 0, ["pick g"])
    assert (done["done"], done["accepted"], done["answer"], done["moves"]) == (True, 1, None, [])
    assert done["right"] is (done["loss"] <= Scale().good)
    tries = [trying(game, 0, [words]) for words in game.legal_moves(0)]
    assert min(each["loss"] for each in tries) == 0


def test_a_try_that_is_not_legal_is_answered_and_not_played() -> None:
    game = rollwright.new_game("diceland", boards=["A", "C"])
    game.roll("rrrygg")
    tried = trying(game, 0, ["pick b"])
    assert (tried["accepted"], tried["answer"]["code"], tried["done"]) == (0, "diceland-colour-not-shown", False)
    assert trying(game, 0, ["pick b", "stop"]).code == "refused-try"
    assert trying(game, 1, []).code == "refused-not-now"
    assert trying(game, 0, [], event=0).code == "record-event-form"
    assert trying(game, 0, [], phase=0, event=99).code == "record-event-form"
    assert trying(game, 7, []).code == "refused-malformed"


def test_a_try_is_made_before_others_have_moved() -> None:
    game = rollwright.new_game("diceland", boards=["A", "C"])
    for who, words in (("dice", "rrrygg"), (0, "pick g"), (0, "stop")):
        game.roll(words) if who == "dice" else game.play(int(who), words)
    phase = len(game.events)
    game.play(1, "pass")
    shown = trying(game, 1, [], phase=phase, event=phase)
    assert "pass" in shown["moves"]
    mine = trying(game, 0, [], phase=phase, event=phase + 1)
    assert mine["moves"] == game.legal_moves(0)
    assert mine["frame"]["pending"] == [0, 1]
