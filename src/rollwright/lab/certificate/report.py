"""A certificate as plain JSON values: all figures, the verdict, and the command and hash by which to repeat it.

Figures are made of counts and rounded, so the same trial gives the same bytes everywhere.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping
from concurrent.futures import Executor
from hashlib import sha256
from pathlib import Path
from typing import Any

from rollwright.core.facets import Progress
from rollwright.lab.certificate.findings import Findings
from rollwright.lab.certificate.play import play_trial
from rollwright.lab.certificate.sample import Sample, sample_of
from rollwright.lab.certificate.trial import Part, Trial

DIGITS = 6
_SHORT = 16  # letters of a hash that people compare


def certify(
    trial: Trial,
    workers: int | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
    journal: Path | str | None = None,
) -> dict[str, Any]:
    """Plays a trial (`play_trial`) and gives its certificate."""
    found = play_trial(trial, workers, progress, executor, journal)
    return certificate(trial, found, {part: sample_of(trial, part) for part in trial.parts})


def certificate(trial: Trial, found: Mapping[Part, Findings], seen: Mapping[Part, Sample]) -> dict[str, Any]:
    """The certificate of a trial that was played."""
    told = trial.description()
    del told["names"], told["options"], told["focus"]  # the hash of a piece is of all that its seat plays with
    figures: dict[str, Any] = told | {
        "pieces": [{"name": name, "hash": _hash(trial.record_of(i))} for i, name in enumerate(trial.names)],
        "parts": [_part(trial, findings, seen[part]) for part, findings in found.items()],
    }
    unfair = [
        name
        for number, name in enumerate(trial.names)
        if not all(part["shares"][number]["fair"] for part in figures["parts"])
    ]
    figures |= {"fair": not unfair, "unfair": unfair, "command": command(trial)}
    return figures | {"hash": _hash(figures)}


def _part(trial: Trial, findings: Findings, sample: Sample) -> dict[str, Any]:
    shares = [
        {
            "piece": name,
            **{end: round(getattr(share, end), DIGITS) for end in ("value", "low", "high")},
            "fair": abs(share.value - findings.equal) <= trial.tolerance,
        }
        for name, share in zip(trial.names, findings.shares(), strict=True)
    ]
    won_by = [
        {"code": code, "params": dict(params), "share": round(share, DIGITS)}
        for (code, params), share in sample.won_by.items()
    ]
    return {
        "judge": findings.part.judge,
        "seats": findings.part.seats,
        "games": findings.games,
        "equal": round(findings.equal, DIGITS),
        "shares": shares,
        "by_place": [round(share, DIGITS) for share in findings.by_place()],
        "turns": findings.length(),
        "sample": {"games": sample.games, "lead_changes": round(sample.lead_changes, DIGITS), "won_by": won_by},
    }


def command(trial: Trial) -> str:
    """The command that gives this certificate again."""
    words = ["rollwright", "certify", *([trial.source] if trial.source else trial.names)]
    given = {
        "--seats": ",".join(map(str, trial.seats)),
        "--judges": ",".join(trial.judges),
        "--within": f"{trial.within:g}",
        "--seed": str(trial.seed),
    }
    return shlex.join([*words, *(word for option in given.items() for word in option)])


def certificate_text(figures: dict[str, Any]) -> str:
    """A certificate as the text of a JSON file."""
    return json.dumps(figures, ensure_ascii=False, indent=1) + "\n"


def _hash(value: dict[str, Any]) -> str:
    return sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:_SHORT]
