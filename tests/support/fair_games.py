"""Games with dice that can be checked, as a table would play and write them; and what was altered in one."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import rollwright
from rollwright.bots.greedy import greedy_action
from rollwright.core import fair
from rollwright.core.errors import RecordError
from rollwright.core.facets import FIRST_EDITION
from rollwright.core.game import DICE, Game
from rollwright.core.game_type import GameType
from rollwright.core.own import Own
from rollwright.core.record import write_record
from support.games import GAMES

Record = dict[str, Any]
OWN = (4, 7)  # of eight games in a row: those with boards or papers of somebody's own


def fair_record(number: int, *, version: int = fair.VERSION, compiled: bool = False) -> Record:
    """Game `number`: both kinds in turn, 1 to 4 seats, any way to seat and deal; a tenth is left before its end."""
    rng = random.Random(f"fair {number}")
    kind = rollwright.game_type(GAMES[number % len(GAMES)])
    seats = number // 2 % 4 + 1
    order, pieces = rng.choice(fair.ORDERS), rng.choice(fair.PIECES)
    sets = ["", *kind.material.sets()] if version == fair.VERSION else [""]
    own = own_pieces(kind) if version == fair.VERSION and number % 8 in OWN else None
    chosen_set = sets[number // 8 % len(sets)] if own is None else ""
    secret, shares = rng.randbytes(fair.SIZE), [rng.randbytes(fair.SIZE) for _ in range(seats)]
    game_id = f"game_{number}"
    present = [rng.choice(["revealed", "revealed", "bot", "late"]) for _ in range(seats)]
    given = [share if state == "revealed" else fair.NOTHING for share, state in zip(shares, present, strict=True)]
    promises = [None if state == "bot" else fair.promise(share) for share, state in zip(shares, present, strict=True)]
    closing: list[Record] = [
        {"name": f"Zoë {place}", "kind": "bot" if state == "bot" else "person", "promise": promises[place]}
        for place, state in enumerate(present)
    ]
    mixed = fair.mix(game_id, given, closing if version == fair.VERSION else None)
    dealt = fair.deal(kind, seats, fair.lot(secret, mixed), order=order, pieces=pieces, set=chosen_set, own=own)
    chosen = chosen_pieces(rng, kind, own, seats, dealt.pieces, pieces)
    edition = kind.material.edition if version == fair.VERSION else FIRST_EDITION
    options = {**({} if own is None else own.options), **kind.material.of_edition(edition)}
    setup = kind.set_up([closing[place]["name"] for place in dealt.order], dealt.first, pieces=chosen, **options)
    game = Game(kind, setup, fair.FairDice(secret, mixed), compiled=compiled)
    bots = [rng.choice(["random", "greedy", "greedy"]) for _ in range(seats)]
    played = play(game, rng, bots, rng.randrange(1, 200) if number % 10 == 9 else 1_000_000)
    commitment = fair.commitment(game_id, secret)
    revealed = [share.hex() if state == "revealed" else None for share, state in zip(shares, present, strict=True)]
    if version == fair.VERSION:
        lot = {"first": dealt.first, "seats": list(dealt.order), "deal": list(dealt.pieces)}
        terms: Record = {
            **({"set": chosen_set} if chosen_set else {}),
            **({} if own is None else {"own": list(own.texts)}),
        }
        terms |= {} if edition == FIRST_EDITION else {"edition": edition}
        facts = {"game": kind.name, "order": order, "pieces": pieces, "commitment": commitment}
        entries = [
            *gathering(rng, facts | terms, closing),
            *({"what": "revealed", "seat": seat, "share": share} for seat, share in enumerate(revealed) if share),
            {"what": "dealt", **lot},
            {"what": "began", "pieces": chosen},
            *played,
            {"what": "ended", "reason": game.reason or "ended"},
            {"what": "opened", "secret": secret.hex()},
        ]
        field = fair.write_fair(game_id, entries)
    else:
        places = [dealt.order.index(place) for place in range(seats)]
        given_shares = tuple(map(fair.Share, places, promises, revealed))
        field = fair.write_first_version(fair.Fair(game_id, commitment, secret.hex(), given_shares, order, pieces))
    return write_record(game, played_by=[[bot] for bot in bots], fair=field)


@cache
def _stored(number: int, version: int) -> bytes:
    return line(fair_record(number, version=version))


def stored_record(number: int, version: int = fair.VERSION) -> Record:
    """A game that is played once and may be changed by each test."""
    record: Record = json.loads(_stored(number, version))
    return record


def gathering(rng: random.Random, facts: Record, closing: list[Record]) -> list[Record]:
    """A table whose seats are taken one after the other, or given to bots at the end."""
    made = [{**seat, "bot": seat["name"] if seat["kind"] == "bot" else None, "piece": None} for seat in closing]
    joined, bots = [], {}
    for number in range(1, len(made)):
        if rng.random() < 0.5:
            seat = closing[number]
            made[number] = {"name": "", "kind": "open", "bot": None, "piece": None, "promise": None}
            if seat["kind"] == "bot":
                bots[str(number)] = seat["name"]
            else:
                promise = seat["promise"]
                joined += [
                    {"what": "joined", "seat": number, "name": "Bo", "promise": fair.promise(b"another")},
                    {"what": "left", "seat": number},
                    {"what": "joined", "seat": number, "name": "", "promise": promise},
                    {"what": "swapped", "seat": number, "other": 0},
                    {"what": "renamed", "seat": 0, "name": seat["name"]},
                    {"what": "wants_end", "seat": 0},
                    {"what": "plays_on", "seat": number},
                    {"what": "swapped", "seat": 0, "other": number},
                ]
    return [
        {"what": "made", "options": {}, "seats": made, **facts},
        *joined,
        {"what": "closed", "bots": bots, "seats": closing},
    ]


def own_pieces(kind: GameType) -> Own:
    """Pieces of somebody's own: two shipped boards, or the sides of a shipped paper under names of their own."""
    shipped = kind.material.to_record(kind.set_up(pieces=kind.material.pieces_in()[:2]))[kind.material.option]
    if kind.name == "diceland":
        return kind.material.own(list(shipped.values()))
    return kind.material.own([json.dumps({"sheets": dict(zip(("Süd", "10"), shipped.values(), strict=True))})])


def chosen_pieces(
    rng: random.Random, kind: GameType, own: Own | None, seats: int, dealt: Sequence[str], how: str
) -> list[str]:
    if how == fair.HAND:
        return rng.choices(kind.material.pieces_in() if own is None else own.pieces, k=seats)
    sides = kind.material.sides if own is None else own.sides_of
    return [rng.choice(sides(piece)) if how == fair.SIDES else piece for piece in dealt]


def play(game: Game, rng: random.Random, bots: Sequence[str], events: int) -> list[Record]:
    """Plays, sometimes takes a move back with all that followed from it, and returns the entries of the log."""
    log: list[Record] = []
    while not game.over and len(game.events) < events:
        if game.awaiting_roll:
            game.roll()
        else:
            seat = rng.choice(game.pending)
            if rng.random() < 0.02 and (move := game.last_move(seat)) is not None:
                log += take_back(game, move)
                continue
            greedy = bots[seat] == "greedy"
            game.act(seat, greedy_action(game, seat) if greedy else rng.choice(game.legal_actions(seat)))
        who, words = game.events[-1]
        log.append({"what": "event", "who": who, "words": words})
    return log


def take_back(game: Game, move: int) -> list[Record]:
    gone = [game.remove(place) for place in reversed([move, *game.following_from(move)])]
    return [{"what": "took_back", "seat": seat, "words": words} for seat, words in gone]


# Altering one thing --------------------------------------------------------------------------------------


def altered(rng: random.Random, record: Record) -> bytes:
    """The record as a line of JSON in which one bit or one die, or one result of the lot, is another."""
    ways = [_bit_of_fair, _bit_of_fair, _bit_of_throw, _die, _die, _die]
    if len(record["seats"]) > 1:
        ways.append(_first)
    if fair.read_fair(record).pieces != fair.HAND:
        ways.append(_piece)
    text = rng.choice(ways)(rng, json.loads(json.dumps(record)))
    assert text != line(record)
    return text


def line(record: Record) -> bytes:
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode()


def _bit_of_fair(rng: random.Random, record: Record) -> bytes:
    """Of anything in the field. The first version doesn't bind promises of shares that were not given."""
    text, part = line(record), line(record["fair"])
    without = re.compile(rb'"promise":"([0-9a-f]{64})","share":null')  # the second version has no such fields
    open_ = {place for found in without.finditer(part) for place in range(*found.span(1))}
    place = rng.choice([place for place in range(len(part)) if place not in open_])
    return _flipped(rng, text, text.index(part) + place)


def _bit_of_throw(rng: random.Random, record: Record) -> bytes:
    text = line(record)
    throw = rng.choice([*re.finditer(rb'\["dice","[^"]*"\]', text)])
    return _flipped(rng, text, rng.randrange(*throw.span()))


def one_bit(rng: random.Random, record: Record) -> bytes:
    """The record as a line of JSON in which one bit of the field "fair" or of a throw is another."""
    return rng.choice([_bit_of_fair, _bit_of_fair, _bit_of_throw])(rng, record)


def _flipped(rng: random.Random, text: bytes, place: int) -> bytes:
    """A record stays a line: no bit makes a line break."""
    bytes_ = [text[place] ^ 1 << bit for bit in range(8)]
    return text[:place] + bytes([rng.choice([byte for byte in bytes_ if byte not in b"\r\n"])]) + text[place + 1 :]


def _die(rng: random.Random, record: Record) -> bytes:
    """One die shows another face, as the game would write it."""
    throw = rng.choice([event for event in record["events"] if event[0] == DICE])
    if record["game"] == "diceland":
        place = rng.randrange(len(throw[1]))
        letter = rng.choice([letter for letter in "rygbos" if letter != throw[1][place]])
        throw[1] = "".join(sorted(throw[1][:place] + letter + throw[1][place + 1 :], key="rygbos".index))
    else:
        dice = throw[1].split()
        place = rng.randrange(len(dice))
        faces = [f"{dice[place][0]}{number}{colour}" for number, colour in enumerate(record["dice"][dice[place][0]], 1)]
        dice[place] = rng.choice([face for face in faces if face != dice[place]])
        throw[1] = " ".join(dice)
    return line(record)


def _first(rng: random.Random, record: Record) -> bytes:
    record["first"] = rng.choice([seat for seat in range(len(record["seats"])) if seat != record["first"]])
    return line(record)


def _piece(rng: random.Random, record: Record) -> bytes:
    """A seat has another piece; on a table where sides are chosen, one of another piece of cardboard."""
    kind = rollwright.game_type(record["game"])
    name = kind.material.option.removesuffix("s")
    seat, told = rng.choice(record["seats"]), fair.read_fair(record)
    own = kind.material.own(told.log.own) if told.log and told.log.own else None
    sides = kind.material.sides if own is None else own.sides_of
    same = sides(seat[name]) if told.pieces == fair.SIDES else (seat[name],)
    sets = kind.material.sets().values() if own is None else [own.pieces]
    dealt_from = next(pieces for pieces in sets if seat[name] in pieces)
    others = [piece for piece in dealt_from if piece not in same]
    if not others:  # a paper of Ring & Route has all sides that there are
        return _die(rng, record)
    seat[name] = rng.choice(others)
    if kind.name == "diceland":
        pieces = {seat["board"] for seat in record["seats"]}
        options = {} if own is None else own.options
        record["boards"] = kind.material.to_record(kind.set_up(pieces=sorted(pieces), **options))["boards"]
    return line(record)


def found_out(text: bytes) -> bool:
    """Whether `verify` sees that something is wrong."""
    try:
        return bool(fair.verify(rollwright.parse_record(text.decode("utf-8", "replace"))))
    except RecordError:
        return True
