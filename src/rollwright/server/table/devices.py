"""Who holds which seats: devices, each known by the hash of its secret.

Chairs don't change their numbers when the lot gives seats others; so they are what is held.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Self


def new_secret() -> str:
    """128 random bits, as letters that can stand in an address."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    """What is kept of a secret. It is as long as a key, so it needs no salt."""
    return sha256(secret.encode()).hexdigest()


@dataclass(frozen=True)
class Holder:
    """A device. `number` stays its own; its commands are known by it."""

    number: int
    chairs: tuple[int, ...]
    link: str | None = None  # hash of the token that moves its seats to another device


class Holders:
    """All of a table; never changed, only replaced."""

    def __init__(self, holders: Mapping[str, Holder]) -> None:
        self._holders = dict(holders)

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> Self:
        return cls({key: Holder(one["number"], tuple(one["chairs"]), one["link"]) for key, one in stored.items()})

    def write(self) -> dict[str, Any]:
        return {
            key: {"number": one.number, "chairs": list(one.chairs), "link": one.link}
            for key, one in self._holders.items()
        }

    def find(self, secret: str | None) -> Holder | None:
        """The device that a secret belongs to."""
        return None if not secret else self._holders.get(hashed(secret))

    def of_chair(self, chair: int) -> Holder | None:
        return next((one for one in self._holders.values() if chair in one.chairs), None)

    def __iter__(self) -> Iterator[Holder]:
        return iter(self._holders.values())

    def with_new(self, secret: str, chairs: Iterable[int]) -> Holders:
        return Holders({**self._holders, hashed(secret): Holder(secrets.randbits(48), tuple(chairs))})

    def with_link(self, holder: Holder, token: str) -> Holders:
        """A private link; one that was made before doesn't work any more."""
        return self._changed(holder, replace(holder, link=hashed(token)))

    def without(self, holder: Holder) -> Holders:
        return Holders({key: one for key, one in self._holders.items() if one.number != holder.number})

    def of_link(self, token: str) -> Holder | None:
        return next((one for one in self._holders.values() if one.link == hashed(token)), None)

    def moved(self, holder: Holder, to: Holder | None, secret: str) -> Holders:
        """The seats of a holder come to a device that holds seats already, or to one that gets a secret now."""
        if to is None:
            rest = self.without(holder)._holders
            return Holders({**rest, hashed(secret): replace(holder, link=None)})
        both = replace(to, chairs=tuple(sorted((*to.chairs, *holder.chairs))))
        return self.without(holder)._changed(to, both)

    def _changed(self, holder: Holder, changed: Holder) -> Holders:
        return Holders({key: changed if one.number == holder.number else one for key, one in self._holders.items()})
