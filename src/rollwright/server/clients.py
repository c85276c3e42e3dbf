"""What one client may do: all limits that are counted by address, in one place."""

from __future__ import annotations

import asyncio
from functools import partial
from time import monotonic

from rollwright.server.bans import Bans
from rollwright.server.limits import ConcurrencyLimit, Limit, too_fast
from rollwright.server.networks import Networks
from rollwright.server.settings import Settings
from rollwright.server.turns import Turns

REPLAYS = 4  # replays of a client that are under way or waiting
REVIEWS = 1  # reviews of a client that are under way or waiting
ANALYSES = 4  # the same of hints, tries and positions
TURNED_AWAY = 1_000  # connections of a client that are answered with a refusal, and then closed
LONGEST = 30.0  # seconds that a request waits for its turn
REST = 4  # turns of the event loop between two requests, about as many as a move takes


class Clients:
    """The limits of all clients of a server, multiplied by the factor of the network that a client is in."""

    def __init__(self, settings: Settings) -> None:
        factor = Networks(settings.networks).factor
        limit = partial(Limit, clock=monotonic, factor=factor)
        self.arrivals = limit(settings.arrivals)
        self.requests = limit(settings.requests)
        self._pace = limit(settings.pace)
        self.looks = limit(settings.looks)
        self.replays = limit(settings.replays)
        self.records = limit(settings.records)
        self.reviews = limit(settings.reviews)
        self.analyses = limit(settings.analyses)
        self.pieces = limit(settings.pieces)
        self.prints = limit(settings.prints)
        self.new_tables = limit(settings.tables)
        self.received = limit(settings.received_client)
        self.uploads = limit(settings.uploads)
        self.connections = ConcurrencyLimit(settings.connections, factor)
        self.turned_away = ConcurrencyLimit(TURNED_AWAY, factor)
        self.sockets = ConcurrencyLimit(settings.sockets, factor)
        self.replaying = ConcurrencyLimit(REPLAYS, factor)
        self.reviewing = ConcurrencyLimit(REVIEWS, factor)
        self.analysing = ConcurrencyLimit(ANALYSES, factor)
        self.bans = Bans()
        self.turns = Turns(rest=REST)  # of the requests of all clients

    async def wait_turn(self, client: str, tokens: int) -> None:
        """Waits if the client begins too much at once, so that others have their turn.

        Refused if it would wait too long: otherwise requests come faster than they are begun, and more and more wait.
        """
        bucket, now = self._pace.bucket(client), monotonic()
        wait = bucket.wait(now)
        if wait > LONGEST:
            raise too_fast()
        bucket.spend(tokens)
        if wait:
            await asyncio.sleep(wait)
            await self.turns.wait()
