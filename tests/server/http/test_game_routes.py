"""Games and records over HTTP."""

from __future__ import annotations

import json
from pathlib import Path

from server.running import (
    Running,
    get,
    post,
)
from support.games import GAMES


def test_games_and_their_pieces(server: Running) -> None:
    games = {game["name"]: game for game in get(server, "/api/games").json()["games"]}
    assert set(games) >= set(GAMES)
    for name in GAMES:
        for piece in games[name]["pieces"]:
            assert get(server, f"/api/games/{name}/pieces/{piece}").json()["name"] == piece
        assert sorted(piece for sides in games[name]["sides"] for piece in sides) == sorted(games[name]["pieces"])
    assert get(server, "/api/games/diceland/pieces/Z").json()["code"] == "refused-piece"
    assert get(server, "/api/games/chess/pieces/A").json()["code"] == "option-game"


def test_records_from_elsewhere_are_checked(server: Running) -> None:
    golden = sorted((Path(__file__).parents[2] / "golden").rglob("*.roll.json"))[0]
    record = json.loads(golden.read_text("utf-8"))
    shown = post(server, "/api/records", record).json()
    assert shown["record"] == record
    assert shown["fair"] == {"checked": False, "faults": [{"code": "fair-missing", "params": {"field": "fair"}}]}
    bad = post(server, "/api/records", {**record, "events": [["dice", "zz"]]})
    assert (bad.status_code, "index" in bad.json()["params"]) == (422, True)
    assert post(server, "/api/records", {}).json()["code"] == "record-field-missing"
