"""Routes are found once, then read."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwright.games.ring_and_route.bots import routes
from rollwright.games.ring_and_route.bots.route_cache import cached_routes
from rollwright.games.ring_and_route.bots.routes import Routes, routes_of
from rollwright.games.ring_and_route.material.sheet import Sheet, read_sheet
from support.few_routes import FEW_ROUTES, OTHER


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The rings of the sheets whose routes had to be found."""
    found: list[str] = []

    def search(sheet: Sheet) -> Routes:
        found.append(sheet.ring)
        return routes_of(sheet)

    monkeypatch.setattr(routes, "routes_of", search)
    return found


def test_routes_are_found_once_for_each_sheet(searches: list[str]) -> None:
    one, other = read_sheet(FEW_ROUTES), read_sheet(OTHER)
    assert cached_routes(one) == cached_routes(one) == routes_of(one)
    cached_routes(other)
    assert searches == [one.ring, other.ring]


def test_a_damaged_file_is_made_anew(searches: list[str], tmp_path: Path) -> None:
    sheet = read_sheet(FEW_ROUTES)
    cached_routes(sheet)
    (file,) = (tmp_path / "routes").iterdir()
    file.write_bytes(file.read_bytes()[:99])
    assert cached_routes(sheet) == cached_routes(sheet) == routes_of(sheet)
    assert len(searches) == 2


def test_a_folder_that_cannot_be_written_is_done_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("ROLLWRIGHT_DATA_CACHE", str(tmp_path / "file"))
    assert cached_routes(read_sheet(FEW_ROUTES)) == routes_of(read_sheet(FEW_ROUTES))
