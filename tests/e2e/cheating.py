"""`rollwright`, but it cheats: the unchanged server but for what the file that `CHEAT` names tells it to do.

`CHEAT=FILE python cheating.py LUCK serve …`; each table cheats as the file said when it was made. Apart from
`bot-share`, `lost` and `long-secret`, records are forged so that they are consistent.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any
from unittest import mock

import rollwright
from e2e.lucky import lucky
from rollwright.cli import main
from rollwright.core import fair
from rollwright.core.fair.running_hash import surviving
from rollwright.server.table import commands
from rollwright.server.table.change import Change
from rollwright.server.table.entries import Closed, LogEntry, Made, Revealed, TookOver, hashed_part
from rollwright.server.table.seat import Seat
from rollwright.server.table.table import OVER, Table

Entry = dict[str, Any]
Record = dict[str, Any]
OTHER_ID = "another_table"
LIKED = 4  # dice of the same colour in the first throw
SERVERS_SHARE = b"\5" * fair.SIZE  # in place of a player's

honest_made, honest_mixed, honest_lots = Table._made, Table.mixed, Table.lots
honest_record, honest_reveals, honest_seats_of = Table.record, Seat.reveals, Table.seats_of
honest_add = Change.add

cheats: dict[str, str] = {}  # by table
chosen: dict[str, bytes] = {}  # shares that were chosen when all others were known, by table


def made(table: Table, entry: Made) -> None:
    cheats[table.id] = Path(os.environ["CHEAT"]).read_text("utf-8")
    if cheats[table.id] == "disowned":
        next(seat for seat in entry.seats if seat.kind == "person").promise = fair.promise(SERVERS_SHARE)
    honest_made(table, entry)


def entry_of(entries: list[Entry], what: str) -> Entry:
    return next(entry for entry in entries if entry["what"] == what)


# While it is played


def mixed(table: Table) -> bytes:
    cheat = cheats[table.id]
    shares = [bytes.fromhex(seat.share) if seat.share else fair.NOTHING for seat in table._closed_order]
    closing = [{"name": one.name, "kind": one.kind, "promise": one.promise} for one in table.closing or ()]
    if cheat == "other-id":
        return fair.mix(OTHER_ID, shares, closing)
    if cheat == "order":
        return fair.mix(table.id, shares[::-1], closing[::-1])
    if cheat in ("bot-share", "bot-listed", "confederate"):
        place = other_place(table)
        if table.id not in chosen:
            chosen[table.id] = next(share for share in map(_share, count()) if _is_liked(table, place, share))
        return _with_share(table, place, chosen[table.id])
    return honest_mixed(table)


def other_place(table: Table) -> int:
    """The seat of the bot or the confederate, before the lot."""
    return next(seat.chair for seat in table.seats if seat.kind == "bot" or seat.name == "Mallory")


def _share(number: int) -> bytes:
    return number.to_bytes(fair.SIZE, "big")


def _is_liked(table: Table, place: int, share: bytes) -> bool:
    faces = fair.FairDice(table._secret or b"", _with_share(table, place, share)).faces(0, 6)
    return max(map(faces.count, faces)) >= LIKED


def _with_share(table: Table, place: int, share: bytes) -> bytes:
    shares = [bytes.fromhex(seat.share) if seat.share else fair.NOTHING for seat in table._closed_order]
    closing = [{"name": one.name, "kind": one.kind, "promise": one.promise} for one in table.closing or ()]
    shares[place] = share
    if cheats[table.id] != "bot-share":
        closing[place] |= {"kind": "person", "promise": fair.promise(share)}
    return fair.mix(table.id, shares, closing)


def lots(table: Table, secret: bytes) -> fair.Deal:
    drawn = honest_lots(table, secret)
    if cheats[table.id] == "order":
        drawn = replace(drawn, order=tuple(len(table.seats) - 1 - seat for seat in drawn.order))
    return replace(drawn, pieces=("A", "A")) if cheats[table.id] == "boards" else drawn


def reveals(seat: Seat) -> bool:
    """A confederate is not waited for."""
    return honest_reveals(seat) and not (seat.name == "Mallory" and "confederate" in cheats.values())


def reveal(change: Change, seat: int, share: str) -> None:
    if cheats[change.table.id] == "lost":
        change.add(TookOver, seat, commands.STAND_IN)
    else:
        honest_reveal(change, seat, share)


honest_reveal = commands._reveal


def add(change: Change, kind: Any, *given: Any, **named: Any) -> None:
    """The server reveals the share that it has put in place of the player's."""
    honest_add(change, kind, *given, **named)
    if kind is Closed and cheats[change.table.id] == "disowned":
        (seat,) = change.table.pending
        honest_add(change, Revealed, seat, SERVERS_SHARE.hex())


def seats_of(table: Table, chairs: tuple[int, ...]) -> tuple[int, ...]:
    """After the game, the page is told that it has only watched."""
    return () if cheats[table.id] == "disowned" and table.phase == OVER else honest_seats_of(table, chairs)


# The record afterwards


def record(table: Table, log: Iterable[LogEntry]) -> Record:
    log = list(log)
    forge = FORGERS.get(cheats[table.id])
    honest = honest_record(table, log)
    return honest if forge is None else forge(table, [hashed_part(entry) for entry in log], honest)


def _other_id(table: Table, entries: list[Entry], record: Record) -> Record:
    entry_of(entries, "made")["commitment"] = fair.commitment(OTHER_ID, table._secret or b"")
    return {**record, "fair": fair.write_fair(OTHER_ID, entries)}


def _order(table: Table, entries: list[Entry], record: Record) -> Record:
    last = len(table.seats) - 1
    entry_of(entries, "made")["seats"].reverse()
    entry_of(entries, "closed")["seats"].reverse()
    entry_of(entries, "revealed")["seat"] = last - entry_of(entries, "revealed")["seat"]
    dealt = entry_of(entries, "dealt")
    dealt["seats"] = [last - seat for seat in dealt["seats"]]
    return {**record, "fair": fair.write_fair(table.id, entries)}


def _bot_share(table: Table, entries: list[Entry], record: Record) -> Record:
    revealed = {"what": "revealed", "seat": other_place(table), "share": chosen[table.id].hex()}
    entries.insert(entries.index(entry_of(entries, "dealt")), revealed)
    return {**record, "fair": fair.write_fair(table.id, entries)}


def _listed(table: Table, entries: list[Entry], record: Record) -> Record:
    place = other_place(table)
    for sitting in [entry_of(entries, what)["seats"][place] for what in ("made", "closed")]:
        if sitting["kind"] != "open":
            sitting |= {"kind": "person", "promise": fair.promise(chosen[table.id])}
    for entry in entries:
        if entry["what"] == "joined":
            entry["promise"] = fair.promise(chosen[table.id])
    return _bot_share(table, entries, record)


def _events(table: Table, entries: list[Entry], record: Record) -> Record:
    """Another move than was made, as late as possible, after which all else can stay."""
    for number, (who, _) in reversed([*enumerate(record["events"])]):
        game = rollwright.replay({**record, "events": record["events"][:number], "result": None})
        for move in game.legal_moves(who) if who != "dice" else ():
            changed = {**record, "result": None, "events": [*record["events"]]}
            changed["events"][number] = [who, move]
            if changed["events"] != record["events"] and _is_legal(changed):
                entries[surviving(entries)[number]]["words"] = move
                return {**changed, "fair": fair.write_fair(table.id, entries)}
    raise AssertionError("there was no other move")


def _is_legal(record: Record) -> bool:
    try:
        rollwright.replay(record)
    except rollwright.RecordError:
        return False
    return True


def _half(table: Table, entries: list[Entry], record: Record) -> Record:
    events = record["events"][: len(record["events"]) // 2]
    begun = entries.index(entry_of(entries, "began")) + 1
    played = [{"what": "event", "who": who, "words": words} for who, words in events]
    end = [entry for entry in entries if entry["what"] in ("ended", "opened")]
    fairly = fair.write_fair(table.id, [*entries[:begun], *played, *end])
    return {**record, "result": None, "events": events, "fair": fairly}


def _boards(table: Table, entries: list[Entry], record: Record) -> Record:
    entry_of(entries, "made")["pieces"] = "hand"
    entry_of(entries, "dealt")["deal"] = []
    return {**record, "fair": fair.write_fair(table.id, entries)}


def _long_secret(table: Table, entries: list[Entry], record: Record) -> Record:
    """The last letter of the table's id goes over to the secret, and the commitment is the same."""
    opened = entry_of(entries, "opened")
    opened["secret"] = table.id[-1].encode().hex() + opened["secret"]
    return {**record, "fair": fair.write_fair(table.id[:-1], entries)}


FORGERS: dict[str, Callable[[Table, list[Entry], Record], Record]] = {
    "other-id": _other_id,
    "order": _order,
    "bot-share": _bot_share,
    "bot-listed": _listed,
    "confederate": _listed,
    "events": _events,
    "half": _half,
    "boards": _boards,
    "long-secret": _long_secret,
}

if __name__ == "__main__":
    patches: dict[str, Any] = {
        "_made": made,
        "mixed": mixed,
        "lots": lots,
        "record": record,
        "seats_of": seats_of,
    }
    with (
        lucky(Path(sys.argv[1])),
        mock.patch.multiple(Table, **patches),
        mock.patch.object(Seat, "reveals", reveals),
        mock.patch.object(commands, "_reveal", reveal),
        mock.patch.object(Change, "add", add),
    ):
        main(sys.argv[2:])
