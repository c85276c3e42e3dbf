"""Makes worker processes exit when their parent process does, even if it is killed."""

from __future__ import annotations

import multiprocessing
import os
import threading


def end_with_parent() -> None:
    """Makes this worker process exit when its parent does; it calls this once when it starts."""
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
