"""Files that are written whole, and locks on files."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from rollwright.core.files import FileInUse, FileLock, remove_drafts, whole_file, write_whole
from support.processes import running

HOLD = """
import sys
from pathlib import Path
from rollwright.core.files import FileLock

lock = FileLock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_bytes_and_text_are_written_and_folders_made(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "file"
    write_whole(file, "für\n")
    assert file.read_bytes() == b"f\xc3\xbcr\n"
    write_whole(file, b"\xff")
    assert file.read_bytes() == b"\xff"
    assert list(file.parent.iterdir()) == [file]


def test_permissions_are_those_of_any_other_new_file(tmp_path: Path) -> None:
    write_whole(tmp_path / "whole", "")
    (tmp_path / "plain").touch()
    assert (tmp_path / "whole").stat().st_mode == (tmp_path / "plain").stat().st_mode


@pytest.mark.parametrize("error", [ValueError, OSError, KeyboardInterrupt])
def test_an_error_leaves_what_was_there_and_nothing_else(tmp_path: Path, error: type[BaseException]) -> None:
    file = tmp_path / "file"
    write_whole(file, "before")
    with pytest.raises(error), whole_file(file) as out:
        out.write(b"half")
        raise error
    assert file.read_text() == "before"
    assert list(tmp_path.iterdir()) == [file]


def test_two_writers_of_one_file_dont_mix(tmp_path: Path) -> None:
    file = tmp_path / "file"
    with whole_file(file) as first:
        first.write(b"first")
        with whole_file(file) as second:
            second.write(b"second")
        assert file.read_bytes() == b"second"
    assert file.read_bytes() == b"first"


def test_drafts_that_were_left_behind_are_removed(tmp_path: Path) -> None:
    write_whole(tmp_path / "below" / "file.draft", "")
    left = whole_file(tmp_path / "below" / "file")
    left.__enter__()
    assert len(list((tmp_path / "below").iterdir())) == 2
    remove_drafts(tmp_path)
    assert [file.name for file in (tmp_path / "below").iterdir()] == ["file.draft"]


def test_a_folder_is_not_replaced(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(OSError, match="folder"):
        write_whole(folder, "text")
    assert list(tmp_path.iterdir()) == [folder]


def test_a_lock_is_held_once_and_can_be_had_again(tmp_path: Path) -> None:
    file = tmp_path / "lock"
    with FileLock(file), pytest.raises(FileInUse):
        FileLock(file)
    FileLock(file).release()


def test_what_is_locked_can_be_read_and_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("one")
    with FileLock(file):
        assert file.read_text() == "one"
        file.write_text("two")
    assert file.read_text() == "two"


def test_the_lock_of_a_killed_process_is_free(tmp_path: Path) -> None:
    file = tmp_path / "lock"
    pipe = subprocess.PIPE
    with running([sys.executable, "-c", HOLD, str(file)], stdin=pipe, stdout=pipe) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(FileInUse):
            FileLock(file)
    FileLock(file).release()
