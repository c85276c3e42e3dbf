"""Settings, from the environment and in the documentation."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwright.core.errors import OptionError
from rollwright.server.settings import Rate, Settings, settings_of

ROOT = Path(__file__).parents[2]


def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    environment = {
        "ROLLWRIGHT_SERVE_GONE": "5",
        "ROLLWRIGHT_SERVE_TABLES": "3/0.25",
        "ROLLWRIGHT_SERVE_HOSTS": "a.example, b.example",
        "ROLLWRIGHT_SERVE_WARM": "0",
        "ROLLWRIGHT_SERVE_WATCHERS": "7",
        "ROLLWRIGHT_SERVE_ORIGIN": "https://a.example",
        "ROLLWRIGHT_SERVE_DATA": "/elsewhere",
    }
    settings = settings_of({"data": tmp_path}, environment)
    assert settings == Settings(
        data=tmp_path,
        gone=5.0,
        tables=Rate(3, 0.25),
        hosts=("a.example", "b.example"),
        warm=False,
        watchers=7,
        origin="https://a.example",
    )
    for name, value in (("GONE", "soon"), ("TABLES", "3"), ("WARM", "yes"), ("WATCHERS", "1.5")):
        with pytest.raises(OptionError) as error:
            settings_of({"data": tmp_path}, {f"ROLLWRIGHT_SERVE_{name}": value})
        assert error.value.code == "serve-setting"


def test_every_setting_is_documented() -> None:
    text = (ROOT / "docs" / "operations.md").read_text("utf-8")
    for name in Settings.__dataclass_fields__:
        assert f"`{name.upper()}`" in text, name
