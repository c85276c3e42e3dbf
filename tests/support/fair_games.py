"""Games with dice that can be checked, as a table would play and write them; and what was altered in one."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Sequence
from typing import Any

import rollwright
from rollwright.bots.greedy import greedy_action
from rollwright.core import fair
from rollwright.core.errors import RecordError
from rollwright.core.game import DICE, Game
from rollwright.core.game_type import GameType
from rollwright.core.record import write_record
from support.games import GAMES

Record = dict[str, Any]


def fair_record(number: int, *, compiled: bool = False) -> Record:
    """Game `number`: both kinds in turn, 1 to 4 seats, any way to seat and deal; a tenth is left before its end."""
    rng = random.Random(f"fair {number}")
    kind = rollwright.game_type(GAMES[number % len(GAMES)])
    seats = number // 2 % 4 + 1
    order, pieces = rng.choice(fair.ORDERS), rng.choice(fair.PIECES)
    secret, shares = rng.randbytes(fair.SIZE), [rng.randbytes(fair.SIZE) for _ in range(seats)]
    game_id = f"game_{number}"  # one altered bit of it makes no line break, so that records stay lines
    present = [rng.choice(["revealed", "revealed", "bot", "late"]) for _ in range(seats)]
    given = [share if state == "revealed" else fair.NOTHING for share, state in zip(shares, present, strict=True)]
    mixed = fair.mix(game_id, given)
    dealt = fair.deal(kind, seats, fair.lot(secret, mixed), order=order, pieces=pieces)
    chosen = chosen_pieces(rng, kind, seats, dealt.pieces, pieces)
    setup = kind.set_up(None, dealt.first, pieces=chosen)
    game = Game(kind, setup, fair.FairDice(secret, mixed), compiled=compiled)
    bots = [rng.choice(["random", "greedy", "greedy"]) for _ in range(seats)]
    play(game, rng, bots, rng.randrange(1, 200) if number % 10 == 9 else 1_000_000)
    field = fair.Fair(
        game_id,
        fair.commitment(game_id, secret),
        secret.hex(),
        tuple(
            fair.Share(
                dealt.order.index(place),
                None if present[place] == "bot" else fair.promise(shares[place]),
                shares[place].hex() if present[place] == "revealed" else None,
            )
            for place in range(seats)
        ),
        order,
        pieces,
    )
    return write_record(game, played_by=[[bot] for bot in bots], fair=field.as_record())


def chosen_pieces(rng: random.Random, kind: GameType, seats: int, dealt: Sequence[str], how: str) -> list[str]:
    if how == fair.HAND:
        return rng.choices(kind.material.catalogue(), k=seats)
    return [rng.choice(kind.material.sides(piece)) if how == fair.SIDES else piece for piece in dealt]


def play(game: Game, rng: random.Random, bots: Sequence[str], events: int) -> None:
    while not game.over and len(game.events) < events:
        if game.awaiting_roll:
            game.roll()
            continue
        seat = rng.choice(game.pending)
        greedy = bots[seat] == "greedy"
        game.act(seat, greedy_action(game, seat) if greedy else rng.choice(game.legal_actions(seat)))


# Altering one thing --------------------------------------------------------------------------------------


def altered(rng: random.Random, record: Record) -> bytes:
    """The record as a line of JSON in which one bit or one die, or one result of the lot, is another."""
    ways = [_bit_of_fair, _bit_of_fair, _bit_of_throw, _die, _die, _die]
    if len(record["seats"]) > 1:
        ways.append(_first)
    if record["fair"]["lot"]["pieces"] != fair.HAND:
        ways.append(_piece)
    text = rng.choice(ways)(rng, json.loads(json.dumps(record)))
    assert text != line(record)
    return text


def line(record: Record) -> bytes:
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode()


def _bit_of_fair(rng: random.Random, record: Record) -> bytes:
    """Of anything in the field but promises of shares that were not given: nothing tells how those should be."""
    text, part = line(record), line(record["fair"])
    without = re.compile(rb'"promise":"([0-9a-f]{64})","share":null')
    open_ = {place for found in without.finditer(part) for place in range(*found.span(1))}
    place = rng.choice([place for place in range(len(part)) if place not in open_])
    return _flipped(rng, text, text.index(part) + place)


def _bit_of_throw(rng: random.Random, record: Record) -> bytes:
    text = line(record)
    throw = rng.choice([*re.finditer(rb'\["dice","[^"]*"\]', text)])
    return _flipped(rng, text, rng.randrange(*throw.span()))


def _flipped(rng: random.Random, text: bytes, place: int) -> bytes:
    return text[:place] + bytes([text[place] ^ 1 << rng.randrange(8)]) + text[place + 1 :]


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
    seat = rng.choice(record["seats"])
    same = kind.material.sides(seat[name]) if record["fair"]["lot"]["pieces"] == fair.SIDES else (seat[name],)
    others = [piece for piece in kind.material.catalogue() if piece not in same]
    if not others:  # a paper of Ring & Route has all sides that there are
        return _die(rng, record)
    seat[name] = rng.choice(others)
    if kind.name == "diceland":
        pieces = {seat["board"] for seat in record["seats"]}
        record["boards"] = kind.material.to_record(kind.set_up(pieces=sorted(pieces)))["boards"]
    return line(record)


def found_out(text: bytes) -> bool:
    """Whether `verify` sees that something is wrong."""
    try:
        return bool(fair.verify(rollwright.parse_record(text.decode("utf-8", "replace"))))
    except RecordError:
        return True
