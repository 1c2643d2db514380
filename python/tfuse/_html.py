"""Reports as HTML, for notebooks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tfuse._conversion import Report
    from tfuse._explain import Explanation

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


def explanation_to_html(explanation: Explanation) -> str:
    """What becomes of functions and layers, near misses, ops without a builtin, and the files."""

    def rows(items: Iterable[Mapping[str, object]]) -> list[tuple[object, object, object]]:
        return [
            (item["layer"] or item["node"], ", ".join(map(str, becomes)) or item["detail"], item["hint"])
            for item in items
            if isinstance(becomes := item["becomes"], list)
        ]

    columns = ("layer", "result", "what to change")
    diagnostics = ((each["where"], each["message"], each["hint"]) for each in explanation.data["diagnostics"])
    missing = ((each["op"], ", ".join(each["nodes"]), "; or ".join(each["choices"])) for each in explanation.missing_builtins)
    files = (
        (mode, each["bytes"], each["ops"], each["detail"] or ("needs calibration data" if each["needsCalibration"] else ""))
        for mode, each in explanation.modes.items()
    )
    return "".join(
        (
            f"<p><b>The model {'converts' if explanation.converts else 'does not convert'}.</b></p>",
            _table("Diagnostics", ("where", "message", "hint"), diagnostics),
            _table("Annotated functions", columns, rows(explanation.annotated_functions)),
            _table("Recurrent layers", columns, rows(explanation.recurrent_layers)),
            _table("Near misses", columns, rows(explanation.near_misses)),
            _table("Ops without a builtin", ("op", "nodes", "choices"), missing),
            _table("Files", ("quantization", "bytes", "ops", ""), files),
        )
    )
