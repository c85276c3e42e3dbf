"""Provably fair dice: the bytes of the protocol."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

import pytest

import rollwright
from rollwright.core import fair
from rollwright.core.game_type import GameType
from support.games import GAMES

SECRET, OTHER = bytes(range(32)), bytes(range(32, 64))
ID = "table_1"
CLOSING: list[dict[str, Any]] = [
    {"name": "Ada", "kind": "person", "promise": fair.promise(OTHER)},
    {"name": "planner", "kind": "bot", "promise": None},
]
MIXED = fair.mix(ID, [OTHER, fair.NOTHING], CLOSING)
in_both_games = pytest.mark.parametrize("kind", [rollwright.game_type(name) for name in GAMES], ids=GAMES)


def test_promises_are_hashes() -> None:
    assert fair.commitment(ID, SECRET) == hashlib.sha256(b"rollwright/commit/1table_1" + SECRET).hexdigest()
    assert fair.promise(OTHER) == hashlib.sha256(OTHER).hexdigest()
    listed = hashlib.sha256(
        b'[{"kind":"person","name":"Ada","promise":"' + fair.promise(OTHER).encode() + b'"},'
        b'{"kind":"bot","name":"planner","promise":null}]'
    ).digest()
    assert hashlib.sha256(b"rollwright/mix/2table_1" + listed + OTHER + bytes(32)).digest() == MIXED


def test_the_first_version_mixes_shares_alone() -> None:
    mixed = hashlib.sha256(b"rollwright/mix/1table_1" + OTHER + bytes(32))
    assert fair.mix(ID, [OTHER, fair.NOTHING], None) == mixed.digest()
    assert mixed.hexdigest() == "ccf00c5c520102b0dd1300c1bfff9c691f5c5e5389396ae31029fd824c339c2b"


def test_the_running_hash_chains_canonical_texts() -> None:
    entries: list[dict[str, Any]] = [{"what": "left", "seat": 1}, {"what": "ended", "reason": 'Zoë "x"\n\x7f'}]
    texts = [b'{"seat":1,"what":"left"}', '{"reason":"Zoë \\"x\\"\\n\x7f","what":"ended"}'.encode()]
    digest = hashlib.sha256(b"rollwright/log/2table_1").digest()
    for number, text in enumerate(texts):
        digest = hashlib.sha256(digest + text).digest()
        assert fair.running_hash(ID, entries[: number + 1]) == digest.hex()


def test_these_numbers_never_change() -> None:
    """As `docs/fair-dice.md` gives them, so that anybody can compare."""
    assert fair.commitment(ID, SECRET) == "e7e7a6c873f43ca64b0f1ed0cfdf2d29e031dc3c7b6eecef9c4a379195cfb8ef"
    assert fair.promise(OTHER) == "72dbb7336c76780023f83da4c355f2eeea85733b13d3477697917790c1229084"
    assert MIXED.hex() == "16710a7e5de75fcf7cf8278f8e4543090848f8444cb5161fde74498a206d67cd"
    assert fair.four_words(fair.commitment(ID, SECRET)) == ("tuba", "tuba", "pony", "ski")
    dealt = fair.deal(rollwright.game_type("diceland"), 2, fair.lot(SECRET, MIXED))
    assert dealt == fair.Deal(order=(1, 0), first=1, pieces=("C", "E"))
    dice = fair.FairDice(SECRET, MIXED)
    assert dice.faces(0, 6) == [5, 2, 5, 1, 3, 5]
    assert dice.faces(4, 6) == [4, 2, 5, 1, 2, 5]  # its sixth byte is left out


def roll_bytes(roll: int, blocks: int) -> bytes:
    places = [roll.to_bytes(4, "big") + block.to_bytes(4, "big") for block in range(blocks)]
    return b"".join(hmac.digest(SECRET, b"rollwright/roll/1" + MIXED + place, "sha256") for place in places)


@pytest.mark.parametrize("n", [1, 2, 3, 4, 6, 100, 129, 255, 256])
def test_numbers_are_drawn_by_rejection(n: int) -> None:
    kept = [byte % n for byte in roll_bytes(7, 12) if byte < 256 // n * n]
    assert len(kept) > 100
    draw = fair.draws(SECRET, MIXED, 7)
    assert [draw(n) for _ in kept] == kept


def test_a_throw_is_a_roll_after_the_lot() -> None:
    dice = fair.FairDice(SECRET, MIXED)
    for throw in range(300):  # in some of them a byte is left out
        kept = [byte % 6 for byte in roll_bytes(throw + 1, 1) if byte < 252]
        assert dice.faces(throw, 6) == kept[:6]
        assert dice.faces(throw, 2) == kept[:2]


def test_dice_are_drawn_as_all_else_is() -> None:
    dice = fair.FairDice(SECRET, MIXED)
    for throw in range(50):
        draw = fair.draws(SECRET, MIXED, throw + 1)
        assert dice.faces(throw, 80) == [draw(6) for _ in range(80)], "of three blocks"


def test_the_faces_are_even() -> None:
    dice = fair.FairDice(SECRET, MIXED)
    faces = [face for throw in range(2_000) for face in dice.faces(throw, 6)]
    assert all(1_850 < faces.count(face) < 2_150 for face in range(6))


def test_the_seats_are_shuffled_from_the_last_place_down() -> None:
    lots = iter([1, 0, 1])
    asked: list[int] = []

    def draw(n: int) -> int:
        asked.append(n)
        return next(lots)

    # 0 1 2 3 → 0 3 2 1 → 2 3 0 1 → 2 3 0 1
    dealt = fair.deal(rollwright.game_type("diceland"), 4, lambda n: draw(n) if len(asked) < 3 else 0)
    assert asked == [4, 3, 2]
    assert dealt.order == (2, 3, 0, 1)


def test_all_orders_are_equally_likely() -> None:
    kind = rollwright.game_type("ring-and-route")
    orders = [fair.deal(kind, 3, fair.lot(SECRET, bytes([n % 256, n // 256]))).order for n in range(3_000)]
    assert len(set(orders)) == 6
    assert all(400 < orders.count(order) < 600 for order in set(orders))


@in_both_games
def test_what_is_not_left_to_lot_is_not_drawn(kind: GameType) -> None:
    asked: list[int] = []

    def draw(n: int) -> int:
        asked.append(n)
        return n - 1

    assert fair.deal(kind, 3, draw, order="given", pieces="hand") == fair.Deal((0, 1, 2), 2, ())
    assert asked == [3]
    dealt = fair.deal(kind, 3, draw, order="given", pieces="sides")
    assert (dealt.order, dealt.first, len(dealt.pieces)) == ((0, 1, 2), 2, 3)


def test_sides_of_the_same_cardboard() -> None:
    diceland, ring = (rollwright.game_type(name).material for name in GAMES)
    assert [diceland.sides(name) for name in "ABGH"] == [("A", "B"), ("A", "B"), ("G", "H"), ("G", "H")]
    assert ring.sides("1") == ring.sides("2") == ("1", "2")
    assert diceland.sides("custom-1") == ring.sides("custom-1") == ("custom-1",)


def test_four_words_tell_commitments_apart() -> None:
    words = [fair.four_words(f"{byte:02x}" + "00" * 31)[0] for byte in range(256)]
    assert len(set(words)) == 256
    assert all(word.isascii() and word.islower() and word.isalpha() and 3 <= len(word) <= 7 for word in words)
    assert len({fair.four_words(f"{1 << bit:064x}") for bit in range(224, 256)}) == 32
