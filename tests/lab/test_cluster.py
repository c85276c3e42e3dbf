"""A Dask cluster plays the same games as this machine, and a worker that dies costs no results."""

from __future__ import annotations

import asyncio
import pickle
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from distributed import KilledWorker

import rollwright
from lab.dask_processes import DaskProcesses
from rollwright.core.errors import MissingExtra
from rollwright.lab import cluster as clusters
from rollwright.lab import jobs
from rollwright.lab.cluster import Cluster, WorkerError
from rollwright.lab.jobs import Job
from rollwright.lab.play import play_compiled
from rollwright.lab.simulate import simulate
from support.waiting import PATIENCE, wait_until

COMPILED_JOBS = [
    Job("diceland", ("greedy", "random"), 4096, seed=1),
    Job("ring-and-route", ("greedy", "random", "random"), 4096, seed=2),
]
OWN_BOT = Job("ring-and-route", ("lab.test_simulate:First", "random"), 160, seed=3)


def kill_at_work(cluster: DaskProcesses, worker: str) -> str:
    """Kills a worker that has something to do; its address."""
    process, address = cluster.workers[worker], cluster.address_of(worker)
    while True:
        wait_until(lambda: cluster.client.processing()[address])
        process.send_signal(signal.SIGSTOP)  # so that it gets no further while we look
        if cluster.client.processing()[address]:
            process.kill()
            process.wait()
            return address
        process.send_signal(signal.SIGCONT)


def left_by(cluster: DaskProcesses, address: str) -> set[object]:
    """What a worker had to do when it died, as the scheduler saw it."""
    events = [event for _, event in cluster.client.get_events(address)]
    (death,) = [event for event in events if event["action"] == "remove-worker"]
    found: set[object] = death["processing-tasks"]
    return found


# The same everywhere -------------------------------------------------------------------------------------


@pytest.mark.compiled
def test_results_are_the_same_everywhere_though_a_worker_dies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "BLOCK", 64)
    monkeypatch.setattr(jobs, "SLOW_BLOCK", 8)
    fresh = partial(ProcessPoolExecutor, mp_context=get_context("spawn"))  # forks and Dask's threads don't go together
    with DaskProcesses(tmp_path, workers=1) as processes, Cluster(processes.address) as cluster:
        with fresh(1) as one, fresh(2) as two:
            expected = [agreed(job, [one, two]) for job in (*COMPILED_JOBS, OWN_BOT)]
        for number, (job, rows) in enumerate(zip((*COMPILED_JOBS, OWN_BOT), expected, strict=True)):
            processes.add_worker()
            processes.client.wait_for_workers(2, timeout=PATIENCE)
            parts: list[float] = []
            with ThreadPoolExecutor(1) as aside:
                killed = aside.submit(kill_at_work, processes, f"worker-{number}")
                assert np.array_equal(simulate(job, progress=parts.append, executor=cluster).rows, rows)
                assert left_by(processes, killed.result())
            assert parts[-1] == 1


def agreed(job: Job, executors: list[Executor]) -> np.ndarray[Any, np.dtype[np.int64]]:
    """The rows of a job, which are the same for all executors, and on threads."""
    found = [simulate(job, executor=executor).rows for executor in executors]
    if job.is_compiled:
        found += [simulate(job, workers=workers).rows for workers in (1, 2)]
    assert len(found[0]) == job.games
    assert all(np.array_equal(rows, found[0]) for rows in found)
    return found[0]


def test_of_threads_that_begin_at_once_one_compiles_and_the_others_wait() -> None:
    events: list[tuple[str, range]] = []

    def play(job: Job, block: range) -> None:
        events.append(("begin", block))
        time.sleep(0.05)
        events.append(("end", block))

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(partial(play_compiled, play, OWN_BOT), [range(64)] * 4))
    assert events[:2] == [("begin", range(1)), ("end", range(1))]
    assert events.count(("begin", range(64))) == events.count(("end", range(64))) == 4
    assert len(events) == 10


def test_a_job_that_travels_keeps_its_set_ups_where_it_arrives() -> None:
    first, second = (pickle.loads(pickle.dumps(OWN_BOT)) for _ in range(2))
    assert first == second == OWN_BOT
    assert first is second
    assert first is not OWN_BOT


# What goes wrong -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address", ["", "host", "host:8786", "tcp://host", "tcp://:8786", "ftp://host:1", "tcp://h:99999", "TCP://host:1"]
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(rollwright.OptionError, match=r"One looks like tcp://host:8786"):
        Cluster(address)


def test_a_scheduler_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "PATIENCE", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as nobody:
        address = "tcp://{}:{}".format(*nobody.getsockname())
    with pytest.raises(rollwright.OptionError, match=f"No Dask scheduler answers at {address}"):
        Cluster(address)


def test_what_listens_and_says_nothing_is_no_scheduler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "PATIENCE", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = "tcp://{}:{}".format(*silent.getsockname())
        with pytest.raises(rollwright.OptionError, match=f"No Dask scheduler answers at {address}"):
            Cluster(address)


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(MissingExtra, match=r"This needs Dask: pip install \"rollwright\[cluster\]\""):
        Cluster("tcp://host:8786")


def test_only_a_block_that_kills_worker_after_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asyncio.run(deadly_cluster(monkeypatch, clusters.ATTEMPTS - 1)._played(lambda: "rows")) == "rows"
    with pytest.raises(rollwright.OptionError, match="the workers of the cluster at tcp://host:8786 died"):
        asyncio.run(deadly_cluster(monkeypatch, clusters.ATTEMPTS)._played(lambda: "rows"))


def deadly_cluster(monkeypatch: pytest.MonkeyPatch, failures: int) -> Cluster:
    """A cluster that gives up each task at first, since its workers died."""
    client = SimpleNamespace(submit=partial(Task, count(-failures)))
    monkeypatch.setattr(clusters, "_connect", {"tcp://host:8786": client}.get)
    return Cluster("tcp://host:8786")


class Task:
    def __init__(self, lives: Iterator[int], function: Callable[..., Any], *arguments: object, key: object) -> None:
        self.lives, self.work = lives, partial(function, *arguments)

    async def result(self) -> Any:
        if next(self.lives) < 0:
            raise KilledWorker("task", None, 3)  # type: ignore[arg-type]
        return self.work()

    def __await__(self) -> Any:
        return self.result().__await__()

    def release(self) -> None: ...


class Client:
    """A client of a cluster whose scheduler and worker have some version of rollwright."""

    def __init__(self, scheduler: str | None, worker: str | None, *, arrives: bool = True) -> None:
        versions = {"scheduler": scheduler, "client": "1.0", "tcp://worker:1": worker}
        found = {name: {"packages": {"rollwright": version}} for name, version in versions.items()}
        self.versions = {**found, "workers": {"tcp://worker:1": found["tcp://worker:1"]}}
        self.arrives = arrives

    def wait_for_workers(self, count: int, timeout: float) -> None:
        if not self.arrives:
            raise TimeoutError

    def get_versions(self, packages: list[str]) -> dict[str, Any]:
        return self.versions


@pytest.mark.parametrize(
    ("client", "words"),
    [
        (Client("1.0", "1.0", arrives=False), "The cluster at tcp://host:1 has no workers"),
        (Client("1.0", None), "On tcp://worker:1: rollwright is missing."),
        (Client(None, "1.0"), "On tcp://host:1: rollwright is missing."),
        (Client("1.0", "1.1"), "On tcp://worker:1: rollwright is 1.1 there, but 1.0 here."),
    ],
)
def test_a_cluster_that_cannot_play_is_refused(client: Client, words: str) -> None:
    with pytest.raises(rollwright.OptionError, match=words):
        clusters._check(client, "tcp://host:1")


def test_a_cluster_that_can_play_is_not() -> None:
    clusters._check(Client("1.0", "1.0"), "tcp://host:1")


def test_a_worker_that_came_later_and_has_another_version_plays_nothing() -> None:
    with pytest.raises(WorkerError, match=r"but 0\.0 here") as caught:
        clusters._play("0.0", lambda: pytest.fail("it played"))
    travelled = pickle.loads(pickle.dumps(caught.value))
    assert travelled.say("de") == caught.value.say("de")
    assert travelled.say("de").startswith(f"Auf {socket.gethostname()}: rollwright ist dort")
