"""Games and records over HTTP."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rollwright.bots import registry as bots_registry
from rollwright.core import registry as core_registry
from server.running import ADA, Running, get, make_table, post
from support.games import GAMES


def test_games_and_their_pieces(server: Running) -> None:
    games = {game["name"]: game for game in get(server, "/api/games").json()["games"]}
    assert set(games) >= set(GAMES)
    for name in GAMES:
        for piece in games[name]["pieces"]:
            assert get(server, f"/api/games/{name}/pieces/{piece}").json()["name"] == piece
        for parts in (games[name]["sides"], games[name]["sets"].values()):
            assert sorted(piece for part in parts for piece in part) == sorted(games[name]["pieces"])
    assert get(server, "/api/games/diceland/pieces/Z").json()["code"] == "refused-piece"
    assert get(server, "/api/games/chess/pieces/A").json()["code"] == "option-game"


@pytest.mark.parametrize("game", GAMES)
def test_pieces_are_packed_for_those_who_unpack(server: Running, game: str) -> None:
    (piece, *_) = next(one["pieces"] for one in get(server, "/api/games").json()["games"] if one["name"] == game)
    plain, packed = (
        get(server, f"/api/games/{game}/pieces/{piece}", **{"accept-encoding": encoding})
        for encoding in ("identity", "br;q=1, gzip")
    )
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.headers["vary"] == packed.headers["vary"] == "accept-encoding"
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2


def test_records_from_elsewhere_are_checked(server: Running) -> None:
    golden = sorted((Path(__file__).parents[2] / "golden").rglob("*.roll.json"))[0]
    record = json.loads(golden.read_text("utf-8"))
    shown = post(server, "/api/records", record).json()
    assert shown["record"] == record
    assert shown["fair"] == {"checked": False, "faults": [{"code": "fair-missing", "params": {"field": "fair"}}]}
    bad = post(server, "/api/records", {**record, "events": [["dice", "zz"]]})
    assert (bad.status_code, "index" in bad.json()["params"]) == (422, True)
    assert post(server, "/api/records", {}).json()["code"] == "record-field-missing"


def test_unknown_names_are_refused_without_a_look_at_installed_packages(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*given: object, **named: object) -> None:
        raise AssertionError("looked again")

    for module in (core_registry, bots_registry):
        monkeypatch.setattr(module, "entry_points", never)
    ada, _ = make_table(server, ADA, {"kind": "bot", "bot": "greedy"})
    ada.connect().hear_until("welcome")
    assert ada.do("take_over", of=1, bot="no-such-bot")["code"] == "option-bot"
    ada.close()
    for path in ("pieces/A", "words/table/en"):
        assert get(server, f"/api/games/no-such-game/{path}").status_code == 404
    seats = [ADA, {"kind": "bot", "bot": "no-such-bot"}]
    assert post(server, "/api/tables", {"game": "diceland", "seats": seats}).json()["code"] == "option-bot"
    assert post(server, "/api/tables", {"game": "no-such-game", "seats": [ADA]}).json()["code"] == "option-game"
