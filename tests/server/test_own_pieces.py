"""Tables that are played on boards and papers of people's own."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

import rollwright
from campaigns.mutations import any_value, edited
from rollwright.core.errors import RollwrightError
from rollwright.core.registry import game_type
from rollwright.server.own_pieces import own_pieces
from rollwright.server.protocol import JoinTable, MakeTable
from rollwright.server.table.change import Change
from rollwright.server.table.entries import Made
from rollwright.server.table.new_table import make
from rollwright.server.table.table import Table
from rollwright.words import LANGUAGES, say
from server.running import (
    ADA,
    GREEDY,
    OPEN,
    PROMISE,
    Person,
    Running,
    get,
    join_table,
    make_table,
    play_together,
    post,
    running,
)
from server.several import Page, same
from server.test_several import Site, database, play, site  # noqa: F401 (fixtures)
from support.few_routes import FEW_ROUTES, OTHER
from support.games import GAMES

BOARD = "r R y Y g G\n b B o O s S\n# r R + y Y\n g G b B o O\ns S . . . .\n"
SMALL = "r R y Y g G\n b B o O s S\n+ r y g b o\n"
PAPER = {"sheets": {"Hinten": FEW_ROUTES, "Vorn": OTHER}}
OWN: dict[str, list[str]] = {"diceland": [BOARD, f"; mine\n{BOARD}"], "ring-and-route": [json.dumps(PAPER, indent=1)]}
ON_PAPER: dict[str, Any] = {"game": "ring-and-route", "own": OWN["ring-and-route"]}
NAMES = {"diceland": ["custom-1", "custom-2"], "ring-and-route": ["Hinten", "Vorn"]}


@pytest.mark.parametrize("pieces", ["lot", "sides", "hand"])
@pytest.mark.parametrize("game", GAMES)
def test_a_friend_and_a_bot_play_on_them_and_the_dice_can_be_checked(server: Running, game: str, pieces: str) -> None:
    chosen = [{"piece": NAMES[game][seat % 2]} if pieces == "hand" else {} for seat in range(3)]
    seats = [{**seat, **choice} for seat, choice in zip((ADA, OPEN, GREEDY), chosen, strict=True)]
    options = {"round_limit": 3} if game == "diceland" else {}
    more = {"game": game, "pieces": pieces, "own": OWN[game], "options": options, "promise": PROMISE}
    ada, invite = make_table(server, *seats, **more)
    bo = join_table(server, ada.table, invite, promise=PROMISE)
    watcher = Person(server, ada.table).connect()
    watcher.hear_until("welcome")
    assert watcher.shown["own"] == NAMES[game]
    looks = get(server, f"/api/tables/{ada.table}/pieces").json()["pieces"]
    assert list(looks) == NAMES[game]
    assert all(look["name"] == name for name, look in looks.items())
    watcher.close()
    play_together(ada, bo)
    record = get(server, f"/api/tables/{ada.table}/record").json()
    assert rollwright.verify(record) == []
    assert {seat["piece"] for seat in ada.shown["seats"]} <= set(NAMES[game])
    replayed = rollwright.replay(record)
    assert set(replayed.kind.material.pieces_of(replayed.setup)) <= set(NAMES[game])
    shown = post(server, "/api/records", record).json()
    assert set(shown["pieces"]) <= set(NAMES[game])
    assert shown["fair"] == {"checked": True, "faults": []}
    made = record["fair"]["log"][0]
    again, _ = make_table(server, ADA, OPEN, game=game, own=made["own"])  # a rematch
    assert get(server, f"/api/tables/{again.table}/pieces").json()["pieces"] == looks
    for person in (ada, bo):
        person.close()


def test_comments_and_blanks_are_not_stored(server: Running) -> None:
    ada, _ = make_table(server, ADA, OPEN, own=[BOARD + "; " + "x" * 11_000])
    (made,) = get(server, f"/api/tables/{ada.table}").json()["entries"]
    assert made["own"] == [rollwright.new_game("diceland", boards=[BOARD]).record()["boards"]["custom-1"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_without_them_has_none_and_its_log_is_as_before(server: Running, game: str) -> None:
    ada, _ = make_table(server, ADA, OPEN, game=game)
    shown = get(server, f"/api/tables/{ada.table}").json()
    assert shown["table"]["own"] == []
    assert "own" not in shown["entries"][0]
    assert get(server, f"/api/tables/{ada.table}/pieces").json() == {"pieces": {}}


def test_a_board_of_ones_own_against_one_that_ships(server: Running) -> None:
    seats = [{**ADA, "piece": "custom-1"}, {**GREEDY, "piece": "A"}]
    ada, _ = make_table(server, *seats, pieces="hand", own=[BOARD])
    ada.connect().wait_for("playing")
    assert {seat["piece"] for seat in ada.shown["seats"]} == {"custom-1", "A"}
    ada.close()


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"own": ["r r\ny ? y"]}, "diceland-board-unknown-character"),
        ({"own": [BOARD, SMALL]}, "diceland-boards-mixed"),  # whoever is dealt which (D20)
        ({"own": [BOARD] * 5}, "refused-malformed"),
        ({"own": ["r" * 12_001]}, "refused-malformed"),
        ({"own": BOARD}, "refused-malformed"),
        ({"own": [None]}, "refused-malformed"),
        ({"own": [BOARD], "pieces": "hand"}, "diceland-option-boards"),
        ({"own": [BOARD], "seats": [{**ADA, "piece": "custom-2"}], "pieces": "hand"}, "diceland-option-boards"),
        ({"own": [BOARD], "options": {"board_set": 1}}, "diceland-option-board-set"),
        ({"game": "ring-and-route", "own": ["{"]}, "ring-and-route-paper-not-json"),
        ({"game": "ring-and-route", "own": [BOARD]}, "ring-and-route-paper-not-json"),
        ({"game": "ring-and-route", "own": [json.dumps(FEW_ROUTES)]}, "ring-and-route-paper-no-sheets"),
        ({"game": "ring-and-route", "own": OWN["ring-and-route"] * 2}, "ring-and-route-option-one-paper"),
        ({"game": "ring-and-route", "own": ["[" * 12_000]}, "ring-and-route-sheet-too-deep"),
        ({**ON_PAPER, "seats": [{**ADA, "piece": "1"}], "pieces": "hand"}, "ring-and-route-option-sheets"),
        ({**ON_PAPER, "options": {"number_points": 5}}, "ring-and-route-points-not-a-list"),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_place(server: Running, wanted: dict[str, Any], code: str) -> None:
    answer = post(server, "/api/tables", {"game": "diceland", "seats": [ADA], **wanted})
    assert (answer.status_code, answer.json()["code"]) == (422, code)
    for language in LANGUAGES:
        assert say(code, answer.json()["params"], language) != code


def test_whoever_wants_an_unknown_piece_is_told_once_of_each_there_is(server: Running) -> None:
    seats = [{**ADA, "piece": "custom-2"}]
    wanted = {"game": "diceland", "seats": seats, "own": [BOARD], "pieces": "hand"}
    named = post(server, "/api/tables", wanted).json()["params"]["names"].split()
    assert named == ["custom-1", *game_type("diceland").material.catalogue()]


def test_a_refused_text_has_line_and_column(server: Running) -> None:
    board = post(server, "/api/tables", {"game": "diceland", "seats": [ADA], "own": ["r r\ny ? y"]}).json()
    assert (board["params"]["line"], board["params"]["column"]) == (2, 3)
    paper = post(server, "/api/tables", {"game": "ring-and-route", "seats": [ADA], "own": ['{\n "sheets": }']}).json()
    assert (paper["params"]["line"], paper["params"]["column"]) == (2, 12)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_sent_makes_a_table_or_is_refused_in_words(game: str) -> None:
    rng = random.Random(game)
    made = 0
    for _ in range(400):
        text = (
            _damaged(rng, OWN[game][0])
            if game == "diceland" or rng.random() < 0.3
            else json.dumps(edited(rng, json.loads(json.dumps(PAPER))))
        )
        own = rng.choice([[text], [text], [text], [text, text], any_value(rng)])
        try:
            wanted = MakeTable.model_validate({"game": game, "seats": [ADA, OPEN], "own": own})
            make(change := Change(Table("A" * 22)), bytes(32), wanted)
            (entry,) = [entry for entry in change.entries if isinstance(entry, Made)]
            own_pieces(game, tuple(entry.own))
            made += 1
        except ValidationError:
            assert not (isinstance(own, list) and own and own[0] == text)
        except RollwrightError as error:
            assert say(error.code, error.params, "en") != error.code
    assert made > 20


def _damaged(rng: random.Random, text: str) -> str:
    place = rng.randrange(len(text))
    return text[:place] + rng.choice(["", "\x00", "😀", "x", "\n", '"', "{", "9"]) + text[place + rng.randrange(3) :]


@pytest.mark.parametrize("game", GAMES)
def test_a_friend_at_another_server_sees_them(site: Site, game: str) -> None:  # noqa: F811
    async def work(started: list[Any]) -> None:
        one, other = started
        seats: list[Any] = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
        options = {"round_limit": 2} if game == "diceland" else {}
        made = await one.seating.make(MakeTable(game=game, seats=seats, own=OWN[game], options=options))
        joined = await other.seating.join(made.table, None, JoinTable(invite=made.invite, name="Bo"))
        ada, bo = Page(one, made.table, made.secret), Page(other, made.table, joined.secret)
        await asyncio.gather(ada.welcomed(), bo.welcomed())
        assert bo.shown["own"] == NAMES[game]
        assert await other.referee.own_pieces(made.table) == own_pieces(
            game, game_type(game).material.own(OWN[game]).texts
        )
        await play(ada, bo)
        await same(ada, bo)
        assert rollwright.verify(await other.referee.record(made.table)) == []

    site(work)


def test_a_server_that_starts_again_knows_them(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada, _ = make_table(server, ADA, OPEN, own=OWN["diceland"])
        before = get(server, f"/api/tables/{ada.table}/pieces").json()
    with running(tmp_path) as server:
        assert get(server, f"/api/tables/{ada.table}/pieces").json() == before
