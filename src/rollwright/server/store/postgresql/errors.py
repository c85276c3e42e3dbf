"""Errors of the driver, in terms of the store's interface."""

from __future__ import annotations

import asyncpg

from rollwright.server.store.port import Conflict, Damaged, LeaseLost, StorageError

# No connection any more. The driver is confused if it is used in the moment in which the database ends a session.
LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
)
AGAIN = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)  # a transaction that is simply tried again
ENDED = ("57P01", "57P02", "57P03")  # the database is being shut down, has crashed, or starts
DAMAGE = ("XX001", "XX002")  # data or an index is corrupted
FAILURES = (asyncpg.PostgresError, *LOST)


def is_lost(error: BaseException) -> bool:
    """Whether the connection is gone. Whatever was being written may or may not have been."""
    return isinstance(error, LOST) or getattr(error, "sqlstate", None) in ENDED


def is_of_one(error: BaseException) -> bool:
    """Whether what failed is due to one write, so that others in its group can succeed: a constraint, or a value."""
    return isinstance(error, asyncpg.IntegrityConstraintViolationError | asyncpg.DataError)


def told(error: BaseException) -> Exception:
    """The error of the store's interface. It contains nothing that was stored."""
    if isinstance(error, asyncpg.NotNullViolationError) and error.column_name == "body":
        return LeaseLost()
    if isinstance(error, asyncpg.IntegrityConstraintViolationError):
        return Conflict()
    code = getattr(error, "sqlstate", None) or type(error).__name__
    if code in DAMAGE:
        return Damaged(code)
    return StorageError(code, _why(error))


def _why(error: BaseException) -> str:
    if isinstance(error, TimeoutError):
        return "the database doesn't answer"
    if isinstance(error, asyncpg.DataError | asyncpg.InterfaceError | asyncpg.InternalClientError):  # may quote values
        return type(error).__name__
    return str(error).partition("\n")[0]
