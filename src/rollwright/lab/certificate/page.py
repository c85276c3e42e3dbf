"""A certificate as a page of its own (HTML), with the plot and all figures; it needs nothing from elsewhere."""

from __future__ import annotations

from typing import Any

from rollwright.lab.certificate.plot import certificate_svg, title_of
from rollwright.lab.certificate.words import heading, percent, repeat, sentences, verdict
from rollwright.picture.svg import INK, PAPER, escaped
from rollwright.words import say

STYLE = (
    f"body{{font:17px/1.5 system-ui,sans-serif;color:{INK};background:{PAPER};max-width:46rem;margin:2rem auto;"
    "padding:0 1rem}table{border-collapse:collapse;margin:.5rem 0}th,td{padding:.15rem .7rem;text-align:right;"
    "border-bottom:1px solid #dcd9d0}th:first-child,td:first-child{text-align:left}code{overflow-wrap:anywhere}"
    ".verdict{font-weight:bold;font-size:1.2rem}.unfair{color:#a33d00;font-weight:bold}svg{max-width:100%}"
)


def certificate_page(figures: dict[str, Any], language: str = "en") -> str:
    """The page of a certificate."""
    title = escaped(title_of(figures, language))
    tolerance = f"{100 * figures['tolerance']:g}"
    sample = max(part["sample"]["games"] for part in figures["parts"])
    below = [
        say("certificate-how", {}, language),
        say("certificate-band", {"tolerance": tolerance}, language),
        say("certificate-sample", {"games": sample}, language),
    ]
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>',
            f'<meta name="viewport" content="width=device-width,initial-scale=1"><style>{STYLE}</style></head><body>',
            f"<h1>{title}</h1>",
            f'<p class="verdict">{escaped(verdict(figures, language))}</p>',
            certificate_svg(figures, language),
            *(f"<p>{escaped(words)}</p>" for words in below),
            *(line for part in figures["parts"] for line in _part(part, language)),
            *(f"<p><code>{escaped(words)}</code></p>" for words in repeat(figures, language)),
            "</body></html>",
            "",
        ]
    )


def _part(part: dict[str, Any], language: str) -> list[str]:
    rows = [
        f"<tr><td>{escaped(share['piece'])}</td><td{'' if share['fair'] else ' class=unfair'}>"
        f"{percent(share['value'], language, 2)}</td><td>{percent(share['low'], language, 2)} – "
        f"{percent(share['high'], language, 2)}</td></tr>"
        for share in part["shares"]
    ]
    heads = "".join(
        f"<th>{escaped(words)}</th>" for words in ("", say("column-share", {}, language), "95\N{NO-BREAK SPACE}%")
    )
    return [
        f"<h2>{escaped(heading(part, language))}</h2>",
        f"<table><thead><tr>{heads}</tr></thead><tbody>",
        *rows,
        "</tbody></table><ul>",
        *(f"<li>{escaped(words)}</li>" for words in sentences(part, language)),
        "</ul>",
    ]
