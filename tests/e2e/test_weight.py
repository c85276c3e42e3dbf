"""What a browser has to fetch before anybody can play: no more than 120 kB of script, style and words."""

from __future__ import annotations

import pytest

from e2e.conftest import Sit

MOST = 120_000  # bytes, compressed

FETCHED = """() => performance.getEntriesByType('resource')
  .filter(({ name }) => /\\.(js|css|ftl)(\\?|$)/.test(name))
  .map(({ name, encodedBodySize }) => [name, encodedBodySize])"""


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_first_load(sit: Sit, language: str) -> None:
    page = sit(language).home().page
    page.wait_for_load_state("networkidle")
    fetched = page.evaluate(FETCHED)
    assert any(name.endswith(".css") for name, _ in fetched)
    assert all(size > 0 for _, size in fetched)
    assert sum(size for _, size in fetched) <= MOST
