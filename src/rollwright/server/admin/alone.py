"""Carries out an order without a server: on PostgreSQL, where all servers notice it, or while none is running."""

from __future__ import annotations

from rollwright.server.admin.orders import Administration, Order, Result
from rollwright.server.live import Tables
from rollwright.server.metrics import Metrics
from rollwright.server.referee import Referee
from rollwright.server.refusals import UNAVAILABLE, Refused
from rollwright.server.seating import Seating
from rollwright.server.settings import Settings
from rollwright.server.store.opened import open_store
from rollwright.server.store.port import StorageError


async def obey_alone(settings: Settings, order: Order) -> Result:
    """Opens the store, carries the order out, and closes it; OptionError if a server has the store for itself."""
    store, metrics = open_store(settings), Metrics()
    try:
        referee = Referee(Tables(store, metrics), settings, metrics)
        return await Administration(referee, Seating(referee, settings, metrics)).obey(order)
    except StorageError:  # the store has logged it
        raise Refused("refused-store", status=UNAVAILABLE) from None
    finally:
        await store.close()
