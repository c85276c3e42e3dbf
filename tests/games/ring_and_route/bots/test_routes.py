"""Routes and their classes."""

from __future__ import annotations

import random

import pytest

from oracle.ring_and_route import Print
from oracle.ring_and_route import Sheet as MarkedSheet
from rollwright import BoardError
from rollwright.games.ring_and_route.bots import routes
from rollwright.games.ring_and_route.material.sheet import Sheet, read_sheet, shipped_sheet
from support.few_routes import FEW_ROUTES


@pytest.mark.parametrize("sheet", [read_sheet(FEW_ROUTES), shipped_sheet("1"), shipped_sheet("2")])
def test_routes_go_on_where_the_rules_allow_it(sheet: Sheet) -> None:
    all_routes, rng = routes.routes_of(sheet), random.Random(1)
    for _ in range(300):
        drawn, marked = 0, MarkedSheet(Print(sheet.as_record()))
        while marked.route_spaces():
            allowed = {space for space, longer in enumerate(all_routes.after[drawn]) if longer >= 0}
            assert allowed == marked.route_spaces()
            class_ = all_routes.class_of[drawn]
            assert all_routes.lengths[class_] == len(marked.route)
            assert {number for number, _ in all_routes.ways[class_]} == {sheet.numbers[s].value for s in allowed}
            marked.route.append(rng.choice(sorted(allowed)))
            drawn = all_routes.after[drawn][marked.route[-1]]
        assert all_routes.ways[all_routes.class_of[drawn]] == ()


def test_what_follows_on_a_class_has_a_smaller_number() -> None:
    all_routes = routes.routes_of(read_sheet(FEW_ROUTES))
    assert all(longer < class_ for class_, ways in enumerate(all_routes.ways) for _, longer in ways)
    assert [all_routes.lengths[layer.start] for layer in all_routes.layers()] == [*range(13, -1, -1)]


def test_a_sheet_with_too_many_routes_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "MOST_ROUTES", 20)
    with pytest.raises(BoardError) as refused:
        routes.routes_of(read_sheet(FEW_ROUTES))
    assert refused.value.code == "ring-and-route-sheet-too-many-routes"
    assert refused.value.params["limit"] == 20
