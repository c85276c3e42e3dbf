"""Small parts: names, limits, settings, figures, logs, types of the page, bots, the words of refusals."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

import rollwright
from rollwright.core.errors import OptionError
from rollwright.server.bots import pool, worker
from rollwright.server.bots.pool import Thinkers, check_bot
from rollwright.server.bots.worker import Question
from rollwright.server.json_text import clean_name
from rollwright.server.limits import Bucket, Limit
from rollwright.server.logs import set_up_logs, tell
from rollwright.server.metrics import Metrics
from rollwright.server.refusals import Refused
from rollwright.server.run import home_address, listen
from rollwright.server.settings import Rate, Settings, settings_of
from rollwright.words import LANGUAGES, say

ROOT = Path(__file__).parent.parent.parent
SOURCES = Path(rollwright.__file__).parent / "server"


@pytest.mark.parametrize(
    ("given", "cleaned"),
    [
        ("Ada", "Ada"),
        ("  Ada \t\n Lovelace ", "Ada Lovelace"),
        ("\u202eadA\u202c", "adA"),
        ("A\u0000d\u001ba\u007f", "Ada"),
        ("e\u0301", "é"),
        ("a" + "\u0301" * 50, "á\u0301\u0301"),
        ("<b>&amp;", "<b>&amp;"),
        ("x" * 100, "x" * 24),
        ("\u200b\u2066\ufeff", ""),
        ("👩\u200d👧", "👩\u200d👧"),
        ("\ud800a", "a"),
    ],
)
def test_names_are_cleaned(given: str, cleaned: str) -> None:
    assert clean_name(given) == cleaned
    assert clean_name(cleaned) == cleaned


def test_buckets_fill_up_again() -> None:
    bucket = Bucket(Rate(2, 1), 0.0)
    assert [bucket.take(0.0), bucket.take(0.0), bucket.take(0.5), bucket.take(1.1), bucket.take(1.2)] == [
        True,
        True,
        False,
        True,
        False,
    ]


def test_every_client_has_its_own_limit() -> None:
    now = [0.0]
    limit = Limit(Rate(1, 1), lambda: now[0])
    limit.take("a")
    limit.take("b")
    with pytest.raises(Refused):
        limit.take("a")
    now[0] = 1.0
    limit.take("a")


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


def test_figures_are_written_for_prometheus() -> None:
    metrics = Metrics()
    metrics.count("refusals", code="a")
    metrics.count("refusals", 2, code="b")
    metrics.ask("sockets", lambda: 3)
    lines = metrics.text().splitlines()
    assert 'rollwright_refusals_total{code="a"} 1' in lines
    assert 'rollwright_refusals_total{code="b"} 2' in lines
    assert "rollwright_sockets 3" in lines


def test_logs_are_json_and_tell_no_secrets() -> None:
    stream = io.StringIO()
    logger = logging.getLogger("rollwright.server")
    before = logger.handlers, logger.level, logger.propagate
    set_up_logs(stream)
    try:
        tell("fault", error=ValueError("a secret"), table="0123456789")
        logging.getLogger("uvicorn.error").info("a request")
    finally:
        logger.handlers, logger.level, logger.propagate = before
        for name in ("uvicorn", "uvicorn.error"):
            logging.getLogger(name).handlers = []
            logging.getLogger(name).propagate = True
    (line,) = stream.getvalue().splitlines()
    told = json.loads(line)
    assert (told["what"], told["table"], told["error"]) == ("fault", "012345", "ValueError")
    assert "secret" not in line


def test_a_port_that_is_taken_is_told() -> None:
    with listen("127.0.0.1", 0) as first, pytest.raises(OptionError) as error:
        listen("127.0.0.1", first.getsockname()[1])
    assert error.value.code == "serve-port"
    assert home_address().count(".") == 3


def test_types_of_the_page_are_up_to_date() -> None:
    tool = ROOT / "tools" / "page_types.py"
    checked = subprocess.run([sys.executable, tool, "--check"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_every_refusal_can_be_said() -> None:
    codes = {
        code
        for file in SOURCES.rglob("*.py")
        for code in re.findall(r'"((?:refused|serve)-[a-z-]+)"', file.read_text("utf-8"))
    }
    assert len(codes) > 30
    for code in codes:
        for language in LANGUAGES:
            assert say(code, {}, language) != code, code


# Bots


class Broken:
    def __init__(self, seed: int) -> None: ...

    def choose(self, game: rollwright.Game, seat: int) -> str:
        raise RuntimeError


class Cheat(Broken):
    def choose(self, game: rollwright.Game, seat: int) -> str:
        return "win"


class Slow(Broken):
    def choose(self, game: rollwright.Game, seat: int) -> str:
        time.sleep(3600)
        return ""


def question(bot: str) -> tuple[Question, list[str]]:
    game = rollwright.new_game("diceland", boards=["A", "C"], dice=rollwright.SeededDice(7))
    begin = {key: value for key, value in game.record().items() if key not in ("events", "result")}
    game.roll()
    return Question("t" * 22, begin, tuple(game.events), 0, bot), game.legal_moves(0)


@pytest.mark.parametrize("bot", ["server.test_parts:Broken", "server.test_parts:Cheat"])
def test_a_broken_bot_is_replaced_for_the_decision(bot: str) -> None:
    asked, legal = question(bot)
    answer = worker.decide(asked)
    assert answer.move in legal
    assert answer.fault


def test_the_worker_follows_a_game_also_when_a_mark_was_taken_back() -> None:
    game = rollwright.new_game("diceland", boards=["A", "C"], dice=rollwright.SeededDice(7))
    begin = {key: value for key, value in game.record().items() if key not in ("events", "result")}
    for _ in range(60):
        if game.awaiting_roll:
            game.roll()
            continue
        seat = game.pending[0]
        if game.can_take_back(seat):
            worker.decide(Question("back", begin, tuple(game.events), seat, "greedy"))
            game.take_back(seat)
        answer = worker.decide(Question("back", begin, tuple(game.events), seat, "greedy"))
        assert not answer.fault
        game.play(seat, answer.move)


def test_a_bot_that_thinks_for_ever_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, legal = question("server.test_parts:Slow")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent.parent))
    metrics = Metrics()
    thinkers = Thinkers(1, 0.2, metrics)

    async def ask() -> None:
        assert await thinkers.choose(asked) in legal

    asyncio.run(ask())
    thinkers.close()
    assert "rollwright_bot_faults_total 1" in metrics.text()


def test_levels_wait_for_their_machine_code_behind_a_simpler_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    class Compiling:
        def is_alive(self) -> bool:
            return True

    thinkers = Thinkers(1, 5.0, Metrics())
    thinkers._compiler = Compiling()  # type: ignore[assignment]
    seen: list[str] = []

    async def answer(asked: Question) -> worker.Answer:
        seen.append(asked.bot)
        return worker.Answer("pick r", "")

    monkeypatch.setattr(thinkers, "_answer", answer)
    asyncio.run(_choose(thinkers, "master"))
    monkeypatch.setattr(Compiling, "is_alive", lambda _: False)
    asyncio.run(_choose(thinkers, "master"))
    assert seen == [worker.STAND_IN, "master"]


async def _choose(thinkers: pool.Thinkers, bot: str) -> None:
    await thinkers.choose(question(bot)[0])


@pytest.mark.parametrize("name", ["os:system", "expert@/etc/passwd", "person", "", None, "__import__"])
def test_clients_cannot_name_programs(name: str | None) -> None:
    with pytest.raises(Refused):
        check_bot(name)
