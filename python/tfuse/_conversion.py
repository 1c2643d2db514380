"""`tfuse convert` and `tfuse inspect` as functions, and the lists of rules, phases and codes."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Unpack

from tfuse._errors import ConversionError, Diagnostic, deliver
from tfuse._load import native
from tfuse._options import Options, to_native


@dataclass(frozen=True)
class Report:
    """The report of a conversion; `str(report)` is what `tfuse convert` prints."""

    #: The file that was written; None if its content was returned.
    output: Path | None
    #: The rules and how often each was applied, as text.
    summary: str
    #: The whole report, as described in docs/report.md.
    data: dict[str, Any]
    #: How often each op occurs in the imported signatures and in the result.
    ops_before: dict[str, int]
    ops_after: dict[str, int]
    #: One line: the runtimes that run the file, and why others do not.
    runtimes: str
    #: Wall time of each phase in seconds.
    timings: dict[str, float]
    #: Warnings and notes.
    diagnostics: tuple[Diagnostic, ...] = ()

    @property
    def applied(self) -> list[dict[str, Any]]:
        """The applied rewrites: rule, nodes, ops before and after."""
        applied: list[dict[str, Any]] = self.data["applied"]
        return applied

    @property
    def near_misses(self) -> list[dict[str, Any]]:
        """The rejected rewrites: rule, node, reason, detail."""
        misses: list[dict[str, Any]] = self.data["nearMisses"]
        return misses

    def __str__(self) -> str:
        before, after = sum(self.ops_before.values()), sum(self.ops_after.values())
        lines = f"{self.summary}{before} TensorFlow ops -> {after} TFLite ops\n{self.runtimes}"
        return lines.rstrip()


def convert(model: str | os.PathLike[str], output: str | os.PathLike[str], **options: Unpack[Options]) -> Report:
    """Converts a model file by file: `tfuse convert MODEL -o OUTPUT`.

    `model` is a SavedModel directory or a frozen GraphDef (.pb, .pbtxt). Raises ConversionError
    with every reason if it cannot be converted, and writes nothing then. Other threads run
    meanwhile.
    """
    values = to_native(options)
    result, reasons = native.convert(os.fspath(model), os.fspath(output), values, options.get("on_phase"))
    diagnostics = tuple(Diagnostic(*reason) for reason in reasons)
    deliver(diagnostics)
    if result is None:
        raise ConversionError(diagnostics)
    return Report(
        output=Path(result["output"]),
        summary=result["summary"],
        data=json.loads(result["json"]) if result["json"] else {},
        ops_before=result["ops_before"],
        ops_after=result["ops_after"],
        runtimes=result["runtimes"],
        timings=result["timings"],
        diagnostics=diagnostics,
    )


def inspect(
    model: str | os.PathLike[str],
    tags: list[str] | None = None,
    model_roots: Sequence[str | os.PathLike[str]] = (),
) -> dict[str, Any]:
    """Describes a SavedModel, GraphDef or TFLite file: `tfuse inspect MODEL --json`.

    `model_roots` are additional folders that the model's symbolic links may lead into.
    """
    roots = [os.fspath(root) for root in model_roots]
    text, reasons = native.inspect(os.fspath(model), list(tags or ()), True, roots)
    diagnostics = tuple(Diagnostic(*reason) for reason in reasons)
    deliver(diagnostics)
    if not text or any(d.severity == "error" for d in diagnostics):
        raise ConversionError(diagnostics)
    description: dict[str, Any] = json.loads(text)
    return description


class Rule(NamedTuple):
    """A rewrite that `disabled_rules` and `only_rules` can name."""

    id: str
    group: str
    summary: str
    on_by_default: bool


class Composite(NamedTuple):
    """A supported annotation of functions and the op that replaces such functions."""

    id: str
    summary: str
    #: The names in annotations; "*" at the end of a name matches any suffix.
    names: list[str]
    #: True if a person writes the annotation, False if a framework does.
    by_person: bool


def list_rules(**options: Unpack[Options]) -> list[Rule]:
    """All rules, including the fusions that the options load."""
    return [Rule(*fields) for fields in native.list_rules(to_native(options))]


def list_composites() -> list[Composite]:
    """All composites: annotated functions that are converted to one op."""
    return [Composite(*fields) for fields in native.list_composites()]


def list_phases() -> dict[str, str]:
    """The phases of a conversion in order, with a description of the IR after each."""
    return dict(native.list_phases())


def list_codes() -> dict[str, str]:
    """The codes of diagnostics, with a one-sentence description of each."""
    return dict(native.list_codes())
