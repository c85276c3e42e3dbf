"""Opening the file of a store: brings it up to date (migrations), and checks it."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path
from time import monotonic

from rollwright.core.errors import OptionError
from rollwright.server.logs import tell
from rollwright.server.store.checksums import devices_checksum, entry_checksum, is_text, secrets_checksum

MIGRATIONS = Path(__file__).parent / "migrations"
CHECK = 5.0  # seconds for the check of the file
MOST_FAULTS = 5  # that the log names


def opened(file: Path, *, was_used: bool) -> sqlite3.Connection:
    """Opens the file of a store: the connection that writes. `was_used`: whether a server has used the folder before.

    OptionError if the file can't be used at all. A damaged file is used: most tables may be whole.
    """
    _tell_if_empty(file, was_used=was_used)
    try:
        file.touch(mode=0o600)
        connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise unusable(file, error) from None
    try:
        # Temporary files only help to undo a statement that fails; in memory, they need no system calls.
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "temp_store = MEMORY"):
            connection.execute(f"PRAGMA {pragma}")
        migrate(connection, file)
        check(connection, file)
        touch(connection)
    except (sqlite3.Error, UnicodeDecodeError) as error:
        connection.close()
        raise unusable(file, error) from None
    except OptionError:
        connection.close()
        raise
    return connection


def unusable(file: Path, error: OSError | sqlite3.Error | UnicodeDecodeError) -> OptionError:
    """The error to raise if the file of a store can't be opened. SQLite's message can't be decoded if it quotes what is
    damaged."""
    code = "SQLITE_CORRUPT" if isinstance(error, UnicodeDecodeError) else getattr(error, "sqlite_errorname", "")
    why = f"{error} ({code})" if code else getattr(error, "strerror", None) or str(error)
    tell("store can't be opened", logging.ERROR, file=str(file), why=why)
    kind = "serve-data-damaged" if code.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")) else "serve-data-unusable"
    return OptionError(kind, folder=str(file.parent), file=file.name, why=why)


def migrate(connection: sqlite3.Connection, file: Path, folder: Path = MIGRATIONS) -> None:
    """Runs the numbered migrations that a file lacks, each in a transaction of its own."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    steps = sorted(folder.glob("*.sql"))
    if version > len(steps):
        raise OptionError("serve-data-newer", file=str(file))
    for function in (entry_checksum, secrets_checksum, devices_checksum, is_text):
        connection.create_function(function.__name__, function.__code__.co_argcount, function, deterministic=True)
    for number, step in enumerate(steps[version:], start=version + 1):
        text = step.read_text("utf-8")
        connection.executescript(f"BEGIN;\n{text}\nPRAGMA user_version = {number};\nCOMMIT;")
        if version:
            tell("store brought up to date", version=number)


def check(connection: sqlite3.Connection, file: Path) -> None:
    """Checks the file of a store when it is opened, by SQLite's own check, as far as it gets in time. What it finds is
    logged."""
    faults = quick_check(connection, CHECK)
    if faults is None:
        tell("check of the store not finished", file=file.name, seconds=CHECK)
    elif faults:
        tell("store is damaged", logging.ERROR, file=file.name, faults=faults)


def quick_check(connection: sqlite3.Connection, seconds: float | None) -> list[str] | None:
    """Faults in the structure of the file of a store; None if there was not enough time."""
    if seconds is not None:
        end = monotonic() + seconds
        connection.set_progress_handler(lambda: monotonic() > end, 10_000)
    try:
        found = [line for (line,) in connection.execute(f"PRAGMA quick_check({MOST_FAULTS})")]
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_INTERRUPT:
            return None
        found = [str(error)]
    finally:
        connection.set_progress_handler(None, 0)
    return [] if found == ["ok"] else found


def touch(connection: sqlite3.Connection) -> None:
    """Writes to the file of a store without changing it, to find out whether writing works. It also creates the
    write-ahead log."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute(f"PRAGMA user_version = {version}")


def _tell_if_empty(file: Path, *, was_used: bool) -> None:
    """An empty store is usual once. Later it may mean that a disk is not mounted."""
    try:
        is_empty = file.stat().st_size == 0
    except FileNotFoundError:
        is_empty = True
    except OSError as error:
        raise unusable(file, error) from None
    if is_empty and was_used:
        tell("store is empty or missing, although it was used before", logging.WARNING, file=str(file))
    elif is_empty:
        tell("new store", file=str(file))
