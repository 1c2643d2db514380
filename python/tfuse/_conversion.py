"""`tfuse convert` and `tfuse inspect` as functions, and the lists of rules, phases and codes."""

from __future__ import annotations

import importlib.util
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from tfuse import _native as native
from tfuse._errors import ConversionError, Diagnostic, deliver, raised
from tfuse._options import Options, callbacks_of, checked
from tfuse._progress import run_with_progress

if TYPE_CHECKING:
    from typing_extensions import Unpack


class Report(NamedTuple):
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
    #: One line for the target "gpu": the ops that LiteRT's GPU delegate takes; empty for other targets.
    gpu: str = ""
    #: One line for the target "micro": the tensor arena that TFLite Micro needs; empty for other targets.
    arena: str = ""

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

    def _repr_html_(self) -> str:
        """The HTML that notebooks show."""
        from tfuse._html import report_to_html

        return report_to_html(self)

    def __str__(self) -> str:
        before, after = sum(self.ops_before.values()), sum(self.ops_after.values())
        lines = [f"{self.summary}{before} TensorFlow ops -> {after} TFLite ops", self.runtimes, self.gpu, self.arena]
        return "\n".join(line for line in lines if line)


def convert(model: Any, output: str | os.PathLike[str], **options: Unpack[Options]) -> Report:
    """Converts a model to a file: `tfuse convert MODEL -o OUTPUT`.

    `model` is the path of a SavedModel directory, a frozen GraphDef (.pb, .pbtxt), a file of Keras (.keras, .h5), a
    TensorFlow.js model (model.json or its folder) or a .tflite file, or it is a Keras model, a concrete function, a list
    of concrete functions, or a `tf.function` with an input signature. Models in memory are exported with the user's Keras
    or TensorFlow, and so are files of Keras with layers that tfuse does not know, if Keras is installed. The keyword
    arguments are `tfuse.Options`. Other threads run meanwhile.

    Returns a Report: each rewrite and near miss, the numbers of ops, and the seconds of each phase. Raises
    ConversionError with every reason if the model cannot be converted, and writes nothing then; TypeError for an option
    that does not exist or has a value of another type; and what Keras or TensorFlow raises while it exports the model.
    """
    if isinstance(model, (str, os.PathLike)):
        try:
            return _convert(model, output, options)
        except ConversionError as error:
            if not needs_keras(model, error):
                raise
    from tempfile import TemporaryDirectory

    from tfuse._export import source_of

    with TemporaryDirectory(prefix="tfuse-") as folder:
        saved = source_of(model).saved_model(Path(folder), options.get("model_roots", ()))
        chosen = Options(signatures=saved.signatures, tags=saved.tags)
        chosen.update(options)
        return _convert(saved.directory, output, chosen)


def needs_keras(path: str | os.PathLike[str], error: ConversionError) -> bool:
    """True if `path` is a file of Keras with a layer that tfuse does not know, and an installed Keras may know it."""
    if error.code != "unsupported-op" or not os.fspath(path).endswith((".keras", ".h5", ".hdf5")):
        return False
    return any(importlib.util.find_spec(package) for package in ("keras", "tf_keras"))


def _convert(model: str | os.PathLike[str], output: str | os.PathLike[str], options: Options) -> Report:
    values = {"input": os.fspath(model), "output": os.fspath(output), **checked(options)}
    with raised(), run_with_progress(native.CONVERT, values, **callbacks_of(options)) as result:
        report = Report(
            output=Path(result.path("output")),
            summary=result.string("summary"),
            data=json.loads(result.string("report_json")),
            ops_before=result.counts("ops_before"),
            ops_after=result.counts("ops_after"),
            runtimes=result.string("runtimes"),
            timings=result.table("timings"),
            diagnostics=tuple(Diagnostic(*fields) for fields in result.diagnostics()),
            gpu=result.string("gpu"),
            arena=result.string("arena"),
        )
    deliver(report.diagnostics)
    return report


def inspect(
    model: str | os.PathLike[str],
    tags: list[str] | None = None,
    model_roots: Sequence[str | os.PathLike[str]] = (),
    target: str = "",
) -> dict[str, Any]:
    """Describes a SavedModel, GraphDef, Keras or TensorFlow.js model or TFLite file: `tfuse inspect MODEL --json`.

    `tags` select the graph of a SavedModel (default: "serve"). `model_roots` are additional folders that the model's
    symbolic links may lead into. `target` names a runtime as in `tfuse.Options`: whether it runs the .tflite file.

    Returns what `tfuse inspect --json` prints: the signatures with the names and types of inputs and outputs ("f32[?,5]"
    has an unknown batch size), how often each op occurs, the variables, and the bytes of the constants. Raises
    ConversionError if the file is missing or is no model.
    """
    values = {
        "input": os.fspath(model),
        "tags": list(tags or ()),
        "json": True,
        "model_roots": model_roots,
        "target": target,
    }
    with raised(), native.run(native.INSPECT, values) as result:
        description: dict[str, Any] = json.loads(result.string("text"))
        diagnostics = [Diagnostic(*fields) for fields in result.diagnostics()]
    deliver(diagnostics)
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
    with raised():
        return [Rule(*fields) for fields in native.list_rules(checked(options))]


def list_composites() -> list[Composite]:
    """All composites: annotated functions that are converted to one op."""
    return [Composite(*fields) for fields in native.list_composites()]


def list_phases() -> dict[str, str]:
    """The phases of a conversion in order, with a description of the IR after each."""
    return dict(native.list_phases())


def list_codes() -> dict[str, str]:
    """The codes of diagnostics, with a one-sentence description of each."""
    return dict(native.list_codes())
