"""Files that a user names: read or written, or an OptionError that says why not."""

from __future__ import annotations

import os
from pathlib import Path

from rollwright.core.errors import OptionError
from rollwright.core.files import write_whole

LARGEST = 100_000_000


def read_text(name: str) -> str:
    """The text of a file that a user names."""
    try:
        with Path(name).expanduser().open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise OptionError("file-missing", file=name) from None
    except IsADirectoryError:
        raise OptionError("file-folder", file=name) from None
    except (OSError, ValueError, RuntimeError):  # RuntimeError: the home folder of an unknown user
        raise OptionError("file-unreadable", file=name) from None
    if len(data) > LARGEST:
        raise OptionError("file-too-large", file=name)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise OptionError("file-not-text", file=name) from None


def path_of(name: str) -> Path:
    """The path of a file or folder that a user names, to write it, with `~` for the home folder."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        raise OptionError("file-not-written", file=name) from None


def check_writable(name: str) -> Path:
    """The path of a file that a user names and that will be written much later; OptionError now if it can't be."""
    path = path_of(name)
    if not path.name or path.is_dir():
        raise OptionError("file-folder", file=name)
    folder = next((folder for folder in path.absolute().parents if folder.exists()), Path())
    if not folder.is_dir() or not os.access(path if path.exists() else folder, os.W_OK):
        raise OptionError("file-not-written", file=name)
    return path


def is_there(name: str) -> bool:
    """Whether a word that a user gives names a file or folder."""
    try:
        return bool(name) and Path(name).expanduser().exists()
    except (OSError, ValueError, RuntimeError):
        return False


def write_text(path: Path, text: str | bytes) -> None:
    """Writes a file that a user names, as a whole or not at all."""
    if not path.name or path.is_dir():
        raise OptionError("file-folder", file=str(path))
    try:
        write_whole(path, text)
    except (OSError, ValueError):
        raise OptionError("file-not-written", file=str(path)) from None
