"""Power loss: the files of a SQLite store as they may be on the disk after any moment, opened again.

A preloaded library (`recorder.c`) writes down what the store does to its files, and when it says that something is
stored (`workload.py`). From that follow the images that a disk may have kept (`images.py`): what was synced is there,
of all later writes any part may be. The real store opens each of them, and nothing that was acknowledged may be missing
(`campaign.py`).
"""
