"""Devices (browsers), known by their secrets, and the seats they hold. A device is known by the hash of its secret.

Devices hold *chairs*, the seat numbers at the time when the table was made, since drawing lots renumbers the seats.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from string import ascii_letters, digits
from typing import Any, Self

FIRST = f"{ascii_letters}{digits}_"  # letters of a secret


def new_secret() -> str:
    """A new secret of a device, or the id of a table: 22 URL-safe letters, more than 128 random bits. The first is
    never a hyphen, which a command of the terminal would take for an option."""
    return secrets.choice(FIRST) + secrets.token_urlsafe(16)[:21]


def hashed(secret: str) -> str:
    """The hash under which the secret of a device is stored. It needs no salt, since secrets are random."""
    return sha256(secret.encode()).hexdigest()


@dataclass(frozen=True)
class Device:
    """A device. Its `number` never changes; it is part of the keys of its commands."""

    number: int
    chairs: tuple[int, ...]
    link: str | None = None  # hash of the token of its private link
    deletion: int | None = None  # after which throw it agreed to delete the table; the next throw ends the agreement


class Devices:
    """All devices of a table. Immutable: changes return a new object."""

    def __init__(self, devices: Mapping[str, Device]) -> None:
        self._devices = dict(devices)

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> Self:
        return cls(
            {
                key: Device(one["number"], tuple(one["chairs"]), one["link"], one.get("deletion"))
                for key, one in stored.items()
            }
        )

    def write(self) -> dict[str, Any]:
        return {
            key: {"number": one.number, "chairs": list(one.chairs), "link": one.link}
            | ({} if one.deletion is None else {"deletion": one.deletion})
            for key, one in self._devices.items()
        }

    def find(self, secret: str | None) -> Device | None:
        """The device that a secret belongs to."""
        return None if not secret else self._devices.get(hashed(secret))

    def of_chair(self, chair: int) -> Device | None:
        return next((one for one in self._devices.values() if chair in one.chairs), None)

    def __iter__(self) -> Iterator[Device]:
        return iter(self._devices.values())

    def with_new(self, secret: str, chairs: Iterable[int]) -> Devices:
        return Devices({**self._devices, hashed(secret): Device(secrets.randbits(48), tuple(chairs))})

    def with_link(self, device: Device, token: str) -> Devices:
        """Gives a device a private link; its earlier one no longer works."""
        return self._changed(replace(device, link=hashed(token)))

    def with_deletion(self, device: Device, throws: int) -> Devices:
        """Notes that a device agrees to delete the table."""
        return self._changed(replace(device, deletion=throws))

    def without(self, device: Device) -> Devices:
        return Devices(self._others(device))

    def without_chair(self, chair: int) -> Devices:
        """Takes a chair from whoever holds it; a device without chairs is none of the table's any more."""
        held = {
            key: replace(one, chairs=tuple(x for x in one.chairs if x != chair)) for key, one in self._devices.items()
        }
        return Devices({key: one for key, one in held.items() if one.chairs})

    def of_link(self, token: str) -> Device | None:
        """The device that a private link belongs to."""
        return next((one for one in self._devices.values() if one.link == hashed(token)), None)

    def moved(self, device: Device, to: Device | None, secret: str) -> Devices:
        """Moves the seats of a device to another one of this table or, if that is None, to a new one with a secret."""
        others = self._others(device)
        if to is None:
            return Devices({**others, hashed(secret): replace(device, link=None)})
        both = replace(to, chairs=tuple(sorted((*to.chairs, *device.chairs))))
        return Devices({key: both if one.number == to.number else one for key, one in others.items()})

    def taken_from(self, former: Devices) -> list[int]:
        """The numbers of former devices whose seats another browser holds now: one with another secret, or a device
        that was at the table before."""
        known = {one.number for one in former}
        return [
            one.number
            for key, one in former._devices.items()
            if key not in self._devices
            and any(other.number in known and set(other.chairs) & set(one.chairs) for other in self)
        ]

    def seats_as(self, former: Devices) -> bool:
        """Whether all devices hold the same seats as before."""
        return {(one.number, one.chairs) for one in self} == {(one.number, one.chairs) for one in former}

    def _changed(self, device: Device) -> Devices:
        return Devices({key: device if one.number == device.number else one for key, one in self._devices.items()})

    def _others(self, device: Device) -> dict[str, Device]:
        return {key: one for key, one in self._devices.items() if one.number != device.number}
