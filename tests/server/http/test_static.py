"""The page and its addresses."""

from __future__ import annotations

from pathlib import Path

from rollwright.words import say
from server.running import get, make_table, running


def test_the_page_and_its_places(tmp_path: Path) -> None:
    page = tmp_path / "page"
    with running(tmp_path / "data", page=page) as server:
        missing = get(server, "/", **{"Accept-Language": "de"})
        assert missing.status_code == 503
        assert missing.text == say("serve-no-page", {}, "de")
        (page / "assets").mkdir(parents=True)
        (page / "index.html").write_text("<!doctype html>")
        (page / "assets" / "main-1234.js").write_text("plain")
        (page / "assets" / "main-1234.js.br").write_bytes(b"packed")
        for place in ("/", "/table/abc", "/rules/diceland", "/learn/diceland", "/games", "/replay", "/new/diceland"):
            answer = get(server, place)
            assert (answer.status_code, answer.text) == (200, "<!doctype html>")
            assert answer.headers["cache-control"] == "no-cache"
        tag = get(server, "/").headers["etag"]
        assert get(server, "/", **{"If-None-Match": tag}).status_code == 304
        assert get(server, "/elsewhere").status_code == 404
        assert get(server, "/assets/none.js").status_code == 404
        assert get(server, "/assets/..%2f..%2fdata/tables.sqlite").status_code == 404
        script = get(server, "/assets/main-1234.js", **{"Accept-Encoding": "identity"})
        assert (script.text, script.headers["content-type"]) == ("plain", "text/javascript; charset=utf-8")
        assert "immutable" in script.headers["cache-control"]
        with (
            server.client() as client,
            client.stream("GET", "/assets/main-1234.js", headers={"Accept-Encoding": "br, gzip"}) as packed,
        ):
            assert packed.headers["content-encoding"] == "br"
            assert b"".join(packed.iter_raw()) == b"packed"


def test_the_page_of_a_table_names_its_game(tmp_path: Path) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text('<html lang="en">')
    with running(tmp_path / "data", page=tmp_path / "page") as server:
        person, _ = make_table(server, {"kind": "person", "name": "Ada"}, game="ring-and-route")
        named = get(server, f"/table/{person.table}")
        assert named.text == '<html data-game="ring-and-route" lang="en">'
        assert named.headers["content-encoding"] == "gzip"
        assert get(server, f"/table/{'x' * 22}").text == '<html lang="en">'
        assert get(server, f"/table/{person.table}").headers["etag"] != get(server, "/").headers["etag"]
