"""Where files are kept: the folders are those of the system, and stay what they are, so that files are found again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import platformdirs
import pytest
from platformdirs import windows
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from rollwright.core import folders

VARIABLES = (
    *("ROLLWRIGHT_CACHE", "ROLLWRIGHT_DATA_CACHE", "ROLLWRIGHT_DATA"),
    *("XDG_CACHE_HOME", "XDG_DATA_HOME", "LOCALAPPDATA", "APPDATA"),
)


@pytest.fixture(autouse=True)
def nothing_is_remembered() -> Iterator[None]:
    folders.system_folder.cache_clear()
    yield
    folders.system_folder.cache_clear()


@pytest.mark.parametrize(
    ("system", "variables", "cache", "data"),
    [
        (Unix, {"ROLLWRIGHT_CACHE": "/here", "ROLLWRIGHT_DATA": "/there"}, "/here", "/there"),
        (Unix, {"XDG_CACHE_HOME": "/x", "XDG_DATA_HOME": "/y"}, "/x/rollwright", "/y/rollwright"),
        (Unix, {}, "/home/ada/.cache/rollwright", "/home/ada/.local/share/rollwright"),
        (MacOS, {}, "/home/ada/Library/Caches/rollwright", "/home/ada/Library/Application Support/rollwright"),
        (
            windows.Windows,
            {"LOCALAPPDATA": "/local", "APPDATA": "/roaming"},
            "/local/rollwright",
            "/roaming/rollwright",
        ),
    ],
)
def test_files_lie_in_the_users_folders(
    monkeypatch: pytest.MonkeyPatch, system: type, variables: dict[str, str], cache: str, data: str
) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in {"HOME": "/home/ada", **variables}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(platformdirs, "PlatformDirs", system)
    monkeypatch.setattr(windows, "get_win_folder", windows.get_win_folder_from_env_vars)  # else it asks Windows itself
    assert folders.cache_folder() == folders.data_cache_folder() == Path(cache)
    assert folders.data_folder() == Path(data)


def test_computed_data_may_lie_apart_from_machine_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROLLWRIGHT_CACHE", "/here")
    monkeypatch.setenv("ROLLWRIGHT_DATA_CACHE", "/apart")
    assert folders.cache_folder() == Path("/here")
    assert folders.data_cache_folder() == Path("/apart")
