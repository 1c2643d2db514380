"""Reports as HTML, for notebooks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tfuse._conversion import Report

#: Near misses and ops beyond this number are left out; the report file has all.
_LIMIT = 30


def _table(title: str, columns: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    cells = [[f"<td>{escape(str(cell))}</td>" for cell in row] for row in rows]
    if not cells:
        return ""
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = "".join(f"<tr>{''.join(row)}</tr>" for row in cells[:_LIMIT])
    rest = f"<p>and {len(cells) - _LIMIT} more</p>" if len(cells) > _LIMIT else ""
    return f"<table><caption>{escape(title)}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>{rest}"


def _counts(ops: Mapping[str, int]) -> list[tuple[str, int]]:
    return sorted(ops.items(), key=lambda item: (-item[1], item[0]))


def report_to_html(report: Report) -> str:
    """Rewrites by rule, near misses with their reasons, ops before and after, and the runtimes."""
    before, after = sum(report.ops_before.values()), sum(report.ops_after.values())
    rules = Counter(event["rule"] for event in report.data.get("applied", ()))
    misses = ((event["rule"], event["node"], event["detail"]) for event in report.data.get("nearMisses", ()))
    return "".join(
        (
            f"<p><b>{before} TensorFlow ops \N{RIGHTWARDS ARROW} {after} TFLite ops</b><br>{escape(report.runtimes)}</p>",
            _table("Rewrites", ("rule", "applied"), _counts(rules)),
            _table("Near misses", ("rule", "node", "reason"), misses),
            _table("TFLite ops", ("op", "number"), _counts(report.ops_after)),
        )
    )
