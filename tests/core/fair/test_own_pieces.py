"""Records of tables with boards or papers of people's own, which are in the log, and dealt by the same lot."""

from __future__ import annotations

import pytest

from core.fair.test_second_version import codes, entry, forged
from rollwright.core import fair
from rollwright.core.errors import RecordError
from support.fair_games import OWN, Record, stored_record

NUMBERS = [number for number in range(400) if number % 8 in OWN]


def dealt(how: str, game: str) -> Record:
    """A good record of a game with pieces of one's own that were dealt like this."""
    found = (record for record in map(stored_record, NUMBERS) if entry(record, "made")["pieces"] == how)
    return next(record for record in found if record["game"] == game)


@pytest.mark.parametrize("game", ["diceland", "ring-and-route"])
@pytest.mark.parametrize("how", fair.PIECES)
def test_they_are_good_however_they_are_dealt(game: str, how: str) -> None:
    assert codes(dealt(how, game)) == []


@pytest.mark.parametrize("how", fair.PIECES)
def test_other_boards_than_in_the_log_are_found_out(how: str) -> None:
    record = dealt(how, "diceland")
    name, text = next(iter(record["boards"].items()))
    record["boards"][name] = text.replace("r", "y", 1) if "r" in text else text
    assert "fair-log" in codes(record)


@pytest.mark.parametrize("how", fair.PIECES)
@pytest.mark.parametrize("field", ["sheets", "dice", "number_points"])
def test_another_paper_than_in_the_log_is_found_out(how: str, field: str) -> None:
    record = dealt(how, "ring-and-route")
    if field == "sheets":
        sheet = record["sheets"]["10"]
        sheet["numbers"][0]["x"] -= 1
    elif field == "dice":
        record["dice"]["A"], record["dice"]["B"] = record["dice"]["B"], record["dice"]["A"]
    else:
        record["number_points"][12] += 1
        record["result"] = None
    with_words = fair.verify(record)
    assert ("fair-log", {"field": field}) in with_words


def test_the_lot_decides_among_them() -> None:
    record = dealt(fair.LOT, "diceland")
    made = entry(record, "made")
    made["own"].reverse()
    made["own"].append(made["own"][0])
    assert "fair-piece" in codes(forged(record)) or "fair-log" in codes(record)


@pytest.mark.parametrize("own", [["r"], [""], ["{", "["], ["x"] * 4])
def test_texts_on_which_nobody_can_have_played(own: list[str]) -> None:
    for game in ("diceland", "ring-and-route"):
        record = dealt(fair.LOT, game)
        entry(record, "made")["own"] = own
        assert "fair-log" in codes(forged(record))


@pytest.mark.parametrize("own", ["r", 5, None, {}, [5], ["x"] * 5])
def test_what_is_no_list_of_texts(own: object) -> None:
    record = dealt(fair.LOT, "diceland")
    entry(record, "made")["own"] = own
    with pytest.raises(RecordError):
        fair.verify(record)
