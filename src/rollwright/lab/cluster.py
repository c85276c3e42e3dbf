"""A Dask cluster as an executor: its workers, on this machine or others, play the blocks of a job.

    with Cluster("tcp://host:8786") as cluster:
        results = simulate(job, executor=cluster)

Dask gives the blocks of a worker that has died to others. The result of a block does not depend on where and when it is
played, so that only costs time. docs/cluster.md explains how to start a cluster.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import CancelledError, Executor, Future, ThreadPoolExecutor
from functools import partial
from itertools import count
from socket import gethostname
from typing import Any, ParamSpec, TypeVar
from urllib.parse import urlsplit
from uuid import uuid4

from rollwright import __version__
from rollwright.core.errors import MissingExtra, OptionError, RollwrightError

SCHEMES = ("tcp://", "tls://", "ws://", "wss://")
PATIENCE = 10  # seconds to wait for a scheduler's answer
ARRIVAL = 60  # seconds to wait for the first worker
ATTEMPTS = 5  # to submit a block; Dask gives up one attempt when four workers have died over it
_Given = ParamSpec("_Given")
_Done = TypeVar("_Done")


class WorkerError(OptionError):
    """An error on a machine of the cluster: `params` has the machine's name, and `cause` is the error."""

    def frame(self) -> str | None:
        return "frame-machine"


class Cluster(Executor):
    """The workers of a Dask scheduler."""

    def __init__(self, address: str) -> None:
        """Connects; OptionError if there is no cluster, or if it can't play."""
        self.address = address
        self._client = _connect(address)
        group = f"rollwright-{uuid4().hex}"  # Dask queues the tasks of a group until a worker is free
        self._keys = ((group, number) for number in count())

    def submit(
        self, function: Callable[_Given, _Done], /, *arguments: _Given.args, **named: _Given.kwargs
    ) -> Future[_Done]:
        """Hands a call to a worker of the cluster, as an executor does."""
        played = self._played(partial(function, *arguments, **named))
        return asyncio.run_coroutine_threadsafe(played, self._client.loop.asyncio_loop)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Disconnects; the cluster forgets what is not done yet."""
        self._client.close()

    async def _played(self, call: Callable[[], _Done]) -> Any:
        from distributed import KilledWorker
        from distributed.comm.core import CommClosedError

        for _ in range(ATTEMPTS):
            task = self._client.submit(_play, __version__, call, key=next(self._keys))
            try:
                return await task
            except KilledWorker:
                continue
            except (CancelledError, CommClosedError):
                raise OptionError("cluster-lost", address=self.address) from None
            finally:
                task.release()
        raise OptionError("cluster-deadly", address=self.address)


def _play(version: str, call: Callable[[], _Done]) -> _Done:
    """What a worker does."""
    try:
        _check_version(version, __version__)
        return call()
    except RollwrightError as error:
        raise _placed(error, gethostname()) from None


def _connect(address: str) -> Any:
    """A client of the scheduler at an address, which has at least one worker that can play."""
    try:
        from distributed import Client
    except ModuleNotFoundError:
        raise MissingExtra("Dask", "cluster") from None
    if not _is_address(address):
        raise OptionError("cluster-address", address=address)
    try:
        _knock(address)
        client: Any = Client(address, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]
    except Exception as error:  # another program may be listening there and answer anything
        raise OptionError("cluster-silent", address=address) from error
    try:
        _check(client, address)
    except BaseException:
        client.close()
        raise
    return client


def _knock(address: str) -> None:
    """Times out if the other side accepts the connection but never answers; Dask's client would wait for ever."""
    from distributed.comm.core import connect

    async def knock() -> None:
        comm = await asyncio.wait_for(connect(address, PATIENCE), PATIENCE)  # type: ignore[no-untyped-call]
        await comm.close()

    with ThreadPoolExecutor(1) as aside:  # this thread may have a running event loop, as in a notebook
        aside.submit(asyncio.run, knock()).result()


def _is_address(address: str) -> bool:
    try:
        parts = urlsplit(address)
        return address.startswith(SCHEMES) and bool(parts.hostname) and bool(parts.port)
    except ValueError:
        return False


def _check(client: Any, address: str) -> None:
    """OptionError if no worker arrives, or if a machine has another version of Rollwright or none."""
    try:
        client.wait_for_workers(1, timeout=ARRIVAL)
    except TimeoutError:
        raise OptionError("cluster-empty", address=address, seconds=ARRIVAL) from None
    versions = client.get_versions(packages=["rollwright"])
    here = versions["client"]["packages"]["rollwright"]
    for machine, found in {address: versions["scheduler"], **versions["workers"]}.items():
        try:
            _check_version(here, found["packages"]["rollwright"])
        except OptionError as error:
            raise _placed(error, machine) from None


def _check_version(here: str | None, there: str | None) -> None:
    if there == here:
        return
    if there is None:
        raise OptionError("cluster-bare")
    raise OptionError("cluster-version", here=here, there=there)


def _placed(error: RollwrightError, machine: str) -> WorkerError:
    return WorkerError(error.code, cause=error, machine=machine)
