"""A real PostgreSQL for tests: a cluster of its own in a temporary folder, on a free port of this machine.

    def test_something(postgresql: str) -> None: ...  # the address of a new, empty database

Nobody else's PostgreSQL is touched. PostgreSQL refuses to run as root, so root starts it as the user `postgres`.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

import pytest

from support.ports import lasting_port
from support.processes import LEASH, end, start
from support.waiting import PATIENCE, wait_until

NONE = "PostgreSQL is not installed: NOTHING ON A REAL POSTGRESQL IS TESTED"
USER, PASSWORD = "postgres", "p@ss:word/%41"  # with everything that an address has to quote
QUOTED = "p%40ss%3Aword%2F%2541"
OLDEST = 15
IN_USE = "pre-existing shared memory block"  # a session that outlived a killed server is about to end
CONFIGURATION = """
listen_addresses = '127.0.0.1'
port = {port}
unix_socket_directories = '{folder}'
fsync = {fsync}
shared_buffers = 32MB
max_connections = 200
dynamic_shared_memory_type = mmap
autovacuum_naptime = 1d
max_wal_size = 256MB
"""


def programs() -> Path | None:
    """The folder of the programs of the newest PostgreSQL on this machine."""
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if found:
        return max(found, key=lambda path: int(path.parent.name))
    anywhere = shutil.which("initdb")
    return None if anywhere is None else Path(anywhere).resolve().parent


class Cluster:
    """A PostgreSQL that can be stopped, killed and started again. `durable`: whether it syncs to disk (fsync)."""

    def __init__(self, bin_: Path, folder: Path, *, durable: bool = False) -> None:
        self._bin, self.folder, self._data = bin_, folder, folder / "data"
        self.port = int(lasting_port())
        self._names = map("t{}".format, count(1))
        self._process: subprocess.Popen[str] | None = None
        password = folder / "password"
        password.write_text(PASSWORD)
        if os.geteuid() == 0:
            shutil.chown(folder, USER, USER)
            shutil.chown(password, USER, USER)
        given = ["-D", str(self._data), "-U", USER, "-A", "scram-sha-256", f"--pwfile={password}", "-E", "UTF8"]
        self.run("initdb", *given, "--locale=C", "--no-sync", "--data-checksums")
        with (self._data / "postgresql.conf").open("a") as file:
            fsync = "on" if durable else "off"
            file.write(CONFIGURATION.format(port=self.port, folder=folder, fsync=fsync))
        self.start()

    def url(self, database: str = USER, user: str = f"{USER}:{QUOTED}") -> str:
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = next(self._names)
        self.sql(f"CREATE DATABASE {name}")
        return self.url(name)

    def sql(self, text: str, database: str = USER) -> str:
        """Runs SQL as the superuser, and returns its answer as text."""
        options = ("-X", "-q", "-At", "-v", "ON_ERROR_STOP=1")
        return self.run("psql", *options, "-d", self.url(database), "-c", text).strip()

    def run(self, program: str, *arguments: str | Path) -> str:
        """Runs one of PostgreSQL's programs, and returns what it prints."""
        command = [*as_postgres(), str(self._bin / program), *map(str, arguments)]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert not done.returncode, done.stderr
        return done.stdout

    def start(self) -> None:
        """Starts it, and waits until it takes connections."""
        self._begin()
        wait_until(self._is_ready)

    def _begin(self) -> None:
        command = [str(self._bin / "postgres"), "-D", str(self._data)]
        leash = as_postgres()
        with (self.folder / "log").open("a") as log:
            if leash:
                command = [*leash, "--pdeathsig", "KILL", "--", *command]
                self._process = subprocess.Popen(command, stderr=log, text=True, start_new_session=True)
            else:
                self._process = start(command, stderr=log)

    def stop(self) -> None:
        """Stops it (fast shutdown): sessions are ended, nothing is lost."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Kills it and all its processes, none of which gets to write anything more."""
        for pid in self._processes():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._end(signal.SIGKILL)

    def _processes(self) -> list[int]:
        """Its processes, each in a group of its own: the first, then those that it has started."""
        if self._process is None:
            return []
        pid = self._process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children")
        return [pid, *map(int, children.read_text().split())] if children.exists() else [pid]

    def _end(self, number: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(number)
        process.wait(PATIENCE)
        end(process)

    def _is_ready(self) -> bool:
        assert self._process is not None
        if self._process.poll() is not None:
            text = (self.folder / "log").read_text()
            assert IN_USE in " ".join(text.splitlines()[-2:]), text
            self._begin()
        asked = [str(self._bin / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0


def as_postgres() -> Sequence[str]:
    """What a command of PostgreSQL begins with, if root starts it."""
    return ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--init-groups"] if os.geteuid() == 0 else []


@contextmanager
def cluster(*, durable: bool = False) -> Iterator[Cluster]:
    """A cluster for the length of a block. Skips the test if it can't be had, but fails where all tests must run."""
    found = programs()
    if found is None or not LEASH.exists():
        assert not os.environ.get("CI"), NONE
        pytest.skip(NONE)
    version = subprocess.run([found / "postgres", "--version"], capture_output=True, text=True, check=True).stdout
    assert int((re.findall(r"\d+", version) or ["0"])[0]) >= OLDEST, f"{version.strip()} is too old"
    folder = Path(tempfile.mkdtemp(prefix="rollwright-postgresql-"))
    started: Cluster | None = None
    try:
        started = Cluster(found, folder, durable=durable)
        yield started
    finally:
        if started is not None:
            started.kill()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgresql_cluster() -> Iterator[Cluster]:
    """One for all tests of a process. A test that stops it starts it again."""
    with cluster() as started:
        yield started


@pytest.fixture
def postgresql(postgresql_cluster: Cluster) -> str:
    """The address of a new, empty database, with the rights of a superuser."""
    return postgresql_cluster.new_database()
