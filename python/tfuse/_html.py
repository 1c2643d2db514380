"""Reports as HTML, for notebooks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from html import escape
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tfuse._conversion import Report
    from tfuse._explain import Explanation
    from tfuse._optimize import OptimizeReport
    from tfuse._quantize import QuantizeReport, Ranges
    from tfuse._verify import TensorDifference, VerifyReport

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


def _title(text: str, *lines: str) -> str:
    return f"<p><b>{escape(text)}</b>{''.join(f'<br>{escape(line)}' for line in lines if line)}</p>"


def _rewrites(data: Mapping[str, Any]) -> str:
    """Rewrites by rule, near misses with their reasons, and notes."""
    rules = Counter(event["rule"] for event in data.get("applied", ()))
    misses = ((event["rule"], event["node"], event["detail"]) for event in data.get("nearMisses", ()))
    return "".join(
        (
            _table("Rewrites", ("rule", "applied"), _counts(rules)),
            _table("Near misses", ("rule", "node", "reason"), misses),
        )
    )


def report_to_html(report: Report) -> str:
    """Rewrites by rule, near misses with their reasons, ops before and after, and the runtimes."""
    before, after = sum(report.ops_before.values()), sum(report.ops_after.values())
    return "".join(
        (
            _title(f"{before} TensorFlow ops \N{RIGHTWARDS ARROW} {after} TFLite ops", report.runtimes),
            _rewrites(report.data),
            _table("TFLite ops", ("op", "number"), _counts(report.ops_after)),
        )
    )


def optimization_to_html(report: OptimizeReport) -> str:
    """The numbers of nodes, rewrites by stage, and near misses with their reasons."""
    output = f"wrote {report.output}" if report.output else ""
    title = f"{report.nodes_before} nodes \N{RIGHTWARDS ARROW} {report.nodes_after} nodes"
    return _title(title, output) + _rewrites(report.data)


def quantization_to_html(report: QuantizeReport) -> str:
    """The summary and the ops that stay float."""
    notes = ((note,) for note in report.data.get("notes", ()))
    return (
        _title(f"wrote {report.output}", *report.summary.splitlines())
        + _rewrites(report.data)
        + _table("Notes", ("note",), notes)
    )


def ranges_to_html(ranges: Ranges) -> str:
    return _title(f"{ranges.tensors} tensors, {ranges.samples} samples", ranges.runtime, f"wrote {ranges.output}")


def verification_to_html(report: VerifyReport) -> str:
    """The differences of outputs and layers, and the first layer that differs."""

    def rows(tensors: Iterable[TensorDifference]) -> list[tuple[object, ...]]:
        return [
            (tensor.name, "equal")
            if tensor.max_error == 0
            else (
                tensor.name,
                f"{tensor.snr:.1f} dB",
                f"{tensor.cosine:.6f}",
                f"{tensor.max_error:.3g}",
                f"{tensor.relative_rms:.2%}",
            )
            for tensor in tensors
        ]

    columns = ("tensor", "SNR", "cosine", "max error", "RMS error")
    first = f"the first layer that differs: {report.first_layer}" if report.first_layer else ""
    return "".join(
        (
            _title(f"{report.samples} samples", *report.notes, first),
            _table("Outputs", columns, rows(report.outputs)),
            _table("Layers", columns, rows(report.layers)),
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
