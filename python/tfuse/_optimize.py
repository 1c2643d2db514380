"""`tfuse optimize` as a function."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict

from tfuse import _native as native
from tfuse._errors import Diagnostic, deliver, raised
from tfuse._progress import run_with_progress

if TYPE_CHECKING:
    from typing_extensions import Unpack


class OptimizeOptions(TypedDict, total=False):
    """Keyword arguments of `tfuse.optimize_graph`: the options of `tfuse optimize --help`."""

    #: GraphDef: nodes or tensors that are fetched ("y", "y:1"). Default: the nodes without consumers. SavedModel:
    #: fetched in addition to the outputs of all signatures.
    fetches: Sequence[str]
    #: Tensors that are fed, in addition to placeholders.
    feeds: Sequence[str]
    #: Other nodes that must be preserved.
    preserved: Sequence[str]
    #: "arithmetic", "remap", in the order in which they run. Default: both.
    optimizers: Sequence[str]
    #: "+name" enables a stage, "-name" disables it; "name" runs only the stages named this way.
    stages: Sequence[str]
    #: The device of nodes that have none: "cpu" or "gpu". Default: unknown.
    device: str
    #: "finite" (default), "exact" or "grappler" (docs/semantics.md).
    semantics: str
    #: The maximum number of times the optimizers run. Default: 2.
    iterations: int
    #: Removes the nodes that no fetched node depends on.
    prune: bool
    #: Evaluates each rewrite before and after on random inputs and warns if values change.
    verify: bool
    #: The report file to write (.json or .html).
    report_file: str | os.PathLike[str]
    #: Additional folders that symbolic links of the model may lead into (docs/security.md).
    model_roots: Sequence[str | os.PathLike[str]]
    #: Called at the start of each phase with its name. If it returns False or raises, the run ends and writes
    #: nothing: with a ConversionError of the code "canceled", or with that exception.
    on_phase: Callable[[str], object]
    #: Shows a progress bar, in a notebook or on stderr. Nothing is shown if stderr is no terminal.
    progress: bool


class OptimizeReport(NamedTuple):
    """The report of `tfuse.optimize_graph`; `str(report)` is what `tfuse optimize` prints."""

    #: The optimized model that was written; None if a GraphDef was given.
    output: Path | None
    #: The optimized GraphDef if a GraphDef was given, else None.
    graph_def: Any
    #: The number of nodes, including those in functions.
    nodes_before: int
    nodes_after: int
    #: The number of applied rewrites.
    rewrites: int
    summary: str
    #: The whole report, as described in docs/report.md.
    data: dict[str, Any]
    #: Seconds of importing, rewriting and writing.
    timings: dict[str, float]
    #: Warnings and notes.
    diagnostics: tuple[Diagnostic, ...] = ()

    def _repr_html_(self) -> str:
        """The HTML that notebooks show."""
        from tfuse._html import optimization_to_html

        return optimization_to_html(self)

    def __str__(self) -> str:
        return self.summary.rstrip()


def optimize_graph(
    model: Any, output: str | os.PathLike[str] | None = None, **options: Unpack[OptimizeOptions]
) -> OptimizeReport:
    """Optimizes a graph as Grappler does, without TensorFlow: `tfuse optimize MODEL -o OUTPUT`.

    `model` is the path of a GraphDef or MetaGraph (.pb, .pbtxt) or of a SavedModel directory; `output` is written in
    the same format. Or `model` is a GraphDef, which is not changed; then there is no `output`, and the report has the
    optimized `graph_def`. The keyword arguments are `tfuse.OptimizeOptions`. Other threads run meanwhile.

    Returns an OptimizeReport: the numbers of nodes, each rewrite and near miss, and the seconds of each phase. Raises
    ConversionError with every reason if the graph is invalid, and writes nothing then; TypeError for an option that
    does not exist or has a value of another type.
    """
    if isinstance(model, (str, os.PathLike)):
        if output is None:
            raise TypeError("optimize_graph takes an output for the model of a file")
        return _optimize(os.fspath(model), os.fspath(output), options)
    if not hasattr(model, "SerializeToString") or not hasattr(model, "FromString"):
        raise TypeError(f"optimize_graph takes a path or a GraphDef, not {type(model).__qualname__}")
    if output is not None:
        raise TypeError("optimize_graph writes no output for a GraphDef: the report has the optimized graph")
    from tempfile import TemporaryDirectory

    with TemporaryDirectory(prefix="tfuse") as folder:
        source, target = Path(folder, "graph.pb"), Path(folder, "optimized.pb")
        source.write_bytes(model.SerializeToString())
        report = _optimize(str(source), str(target), options)
        return report._replace(output=None, graph_def=type(model).FromString(target.read_bytes()))


def _optimize(model: str, output: str, options: OptimizeOptions) -> OptimizeReport:
    for name in options:
        if name not in OptimizeOptions.__annotations__:
            raise TypeError(f"tfuse.optimize_graph has no option '{name}'")
    on_phase, progress = options.get("on_phase"), options.get("progress")
    values = {k: v for k, v in options.items() if k not in ("on_phase", "progress") and v is not None}
    values |= {"input": model, "output": output, "report_as_json": True}
    with raised(), run_with_progress(native.OPTIMIZE, values, on_phase, progress=progress) as result:
        report = OptimizeReport(
            output=Path(output),
            graph_def=None,
            nodes_before=result.integer("nodes_before"),
            nodes_after=result.integer("nodes_after"),
            rewrites=result.integer("rewrites"),
            summary=result.string("summary"),
            data=json.loads(result.string("report_json")),
            timings=result.table("timings"),
            diagnostics=tuple(Diagnostic(*fields) for fields in result.diagnostics()),
        )
    deliver(report.diagnostics)
    return report
