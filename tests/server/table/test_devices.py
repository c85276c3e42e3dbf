"""Who holds which seats."""

from __future__ import annotations

import json
import re

from rollwright.server.protocol import ID
from rollwright.server.table.devices import Devices, new_secret


def test_seats_are_held_by_hashes() -> None:
    secret, other, token = new_secret(), new_secret(), new_secret()
    devices = Devices({}).with_new(secret, [0, 2]).with_new(other, [1])
    assert secret not in str(devices.write())
    assert Devices.read(json.loads(json.dumps(devices.write()))).write() == devices.write()
    ada, bo = devices.find(secret), devices.find(other)
    assert ada is not None
    assert bo is not None
    linked = devices.with_link(ada, token)
    both = linked.moved(linked.of_link(token) or ada, bo, new_secret())
    merged = both.find(other)
    assert merged is not None
    assert merged.chairs == (0, 1, 2)
    assert both.find(secret) is None
    assert both.of_link(token) is None


def test_a_device_is_sent_away_if_its_seats_are_held_elsewhere_and_not_if_it_only_lost_them() -> None:
    secret, other = new_secret(), new_secret()
    before = Devices({}).with_new(secret, [0]).with_new(other, [1])
    ada, bo = before.find(secret), before.find(other)
    assert ada is not None
    assert bo is not None
    assert before.moved(ada, None, new_secret()).taken_from(before) == [ada.number]
    assert before.moved(ada, bo, new_secret()).taken_from(before) == [ada.number]
    freed = before.without_chair(0)
    assert freed.taken_from(before) == []
    assert freed.with_new(new_secret(), [0]).taken_from(before) == []
    assert before.with_link(ada, new_secret()).taken_from(before) == []
    assert before.with_link(ada, new_secret()).seats_as(before)
    assert not freed.seats_as(before)


def test_a_secret_never_begins_with_a_hyphen_which_would_be_an_option() -> None:
    made = {new_secret() for _ in range(3000)}
    assert len(made) == 3000
    assert all(re.fullmatch(ID, one) for one in made)
    assert any("-" in one for one in made)
    assert not any(one.startswith("-") for one in made)
