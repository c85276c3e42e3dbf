"""Compiling beside the games."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from rollwright.core.kernel_builds import KernelBuilds
from rollwright.server.bots import compiler
from rollwright.server.bots.compiler import LevelCompiler


class Compiling:
    """A process that compiles for as long as the test wants."""

    started = 0
    alive = True

    def __init__(self, **_: object) -> None: ...

    def start(self) -> None:
        Compiling.started += 1

    def is_alive(self) -> bool:
        return Compiling.alive


@pytest.fixture(autouse=True)
def no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Compiling, "started", 0)
    monkeypatch.setattr(Compiling, "alive", True)
    context = SimpleNamespace(get_context=lambda _: SimpleNamespace(Process=Compiling))
    monkeypatch.setattr(compiler, "multiprocessing", context)


def test_levels_are_ready_when_the_process_that_compiles_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KernelBuilds, "is_compiled", lambda *_, **__: False)
    levels = LevelCompiler()
    assert not levels.is_ready()
    assert not levels.is_ready()
    monkeypatch.setattr(Compiling, "alive", False)
    assert levels.is_ready()
    assert Compiling.started == 1


def test_nothing_is_compiled_if_the_machine_code_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KernelBuilds, "is_compiled", lambda *_, **__: True)
    assert LevelCompiler().is_ready()
    assert Compiling.started == 0
