"""Where many games are played: on the cores of this machine, or on a cluster."""

from __future__ import annotations

import logging
from concurrent.futures import Executor
from contextlib import AbstractContextManager, nullcontext

from rollwright.core.errors import OptionError


def check_workers(workers: int | None, cluster: str | None = None) -> None:
    """OptionError if the options `--workers` and `--cluster` don't tell where games are played."""
    if workers is not None and workers < 1:
        raise OptionError("option-at-least-one", option="--workers")
    if workers is not None and cluster is not None:
        raise OptionError("option-cluster-workers")


def executor_at(cluster: str | None) -> AbstractContextManager[Executor | None]:
    """The cluster at an address as an executor; None for this machine."""
    if cluster is None:
        return nullcontext()
    from rollwright.lab.cluster import Cluster

    connected = Cluster(cluster)
    for log in ("distributed", "distributed.client"):
        logging.getLogger(log).setLevel(logging.CRITICAL)  # our own messages say what matters, and the bar stays whole
    return connected
