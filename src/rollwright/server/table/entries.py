"""Entries of a table's log, as plain JSON values. Numbers and times are given when they are appended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rollwright.core.game import DICE

Entry = dict[str, Any]


def made(
    game: str, options: Mapping[str, Any], pieces: str, order: str, seats: Sequence[Entry], commitment: str
) -> Entry:
    return {
        "what": "made",
        "game": game,
        "options": dict(options),
        "pieces": pieces,
        "order": order,
        "seats": list(seats),
        "commitment": commitment,
    }


def joined(seat: int, name: str, promise: str | None) -> Entry:
    return {"what": "joined", "seat": seat, "name": name, "promise": promise}


def left(seat: int) -> Entry:
    return {"what": "left", "seat": seat}


def closed(bots: Mapping[str, str]) -> Entry:
    return {"what": "closed", "bots": dict(bots)}


def revealed(seat: int, share: str) -> Entry:
    return {"what": "revealed", "seat": seat, "share": share}


def dealt(first: int, seats: Sequence[int], deal: Sequence[str]) -> Entry:
    return {"what": "dealt", "first": first, "seats": list(seats), "deal": list(deal)}


def chose(seat: int, piece: str) -> Entry:
    return {"what": "chose", "seat": seat, "piece": piece}


def began(pieces: Sequence[str]) -> Entry:
    return {"what": "began", "pieces": list(pieces)}


def event(who: int, words: str) -> Entry:
    return {"what": "event", "who": who, "words": words}


def throw(words: str) -> Entry:
    return {"what": "event", "who": DICE, "words": words}


def took_back(seat: int, words: str) -> Entry:
    return {"what": "took_back", "seat": seat, "words": words}


def took_over(seat: int, bot: str) -> Entry:
    return {"what": "took_over", "seat": seat, "bot": bot}


def came_back(seat: int) -> Entry:
    return {"what": "came_back", "seat": seat}


def wants_end(seat: int) -> Entry:
    return {"what": "wants_end", "seat": seat}


def ended(reason: str) -> Entry:
    return {"what": "ended", "reason": reason}


def opened(secret: bytes) -> Entry:
    return {"what": "opened", "secret": secret.hex()}


def rematch(seat: int, table: str, invite: str) -> Entry:
    return {"what": "rematch", "seat": seat, "table": table, "invite": invite}
