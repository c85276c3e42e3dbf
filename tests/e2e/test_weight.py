"""What a browser has to fetch before anybody can play, whichever page comes first: no more than 120 kB of script,
style, words and boards."""

from __future__ import annotations

import pytest

from e2e.conftest import Sit
from e2e.finished import make_table, play
from e2e.people import GAMES, Person

MOST = 120_000  # bytes, compressed

FETCHED = "() => performance.getEntriesByType('resource').map((one) => [one.name, one.encodedBodySize])"


def check(person: Person) -> None:
    page = person.page
    page.wait_for_load_state("networkidle")
    fetched = page.evaluate(FETCHED)
    assert any(name.endswith(".css") for name, _ in fetched)
    assert all(size > 0 for _, size in fetched)
    assert sum(size for _, size in fetched) <= MOST


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_first_load(sit: Sit, language: str) -> None:
    check(sit(language).home())


@pytest.mark.parametrize("game", GAMES)
def test_any_page_can_be_the_first(sit: Sit, address: str, game: str) -> None:
    ada = sit("de")  # the longest words
    for page in ("new", "rules", "learn", "analysis", "workshop"):
        ada.page.goto(f"/{page}/{game}")
        check(ada)
    check(play(make_table(address, game, "Ada", "Bo"), 12).show(ada).at_table(game))
