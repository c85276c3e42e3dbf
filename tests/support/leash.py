"""Becomes another program, on a leash: `python leash.py PARENT PROGRAM ARGUMENT…`.

The program can be interrupted, even if whoever starts it can't be: a shell has background jobs ignore SIGINT, nohup
has its program ignore SIGHUP, and children inherit that. On Linux it is killed as soon as the process PARENT is gone.
"""

import ctypes
import os
import signal
import sys

PR_SET_PDEATHSIG = 1  # linux/prctl.h

if __name__ == "__main__":
    parent, *command = sys.argv[1:]
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != int(parent):  # it was gone before
            sys.exit(1)
    os.execv(command[0], command)
