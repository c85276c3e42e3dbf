"""A worker process ends with the process that started it, even if that one is killed."""

from __future__ import annotations

import multiprocessing
import os
import threading


def end_with_parent() -> None:
    """To be called once, at the start of a worker."""
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
