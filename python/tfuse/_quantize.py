"""`tfuse quantize` and `tfuse calibrate` as functions."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from tfuse import _native as native
from tfuse._errors import Diagnostic, deliver, raised
from tfuse._options import Options, callbacks_of, checked
from tfuse._progress import run_with_progress

if TYPE_CHECKING:
    from typing_extensions import Unpack

_QUANTIZE = frozenset(
    "quantize recipe weight_bits min_elements calibration runtime calls input_type output_type keep_float integer_only "
    "range_method percentile equalize bias_correction target report_file on_phase on_sample progress".split()
)
_CALIBRATE = frozenset(
    "signatures functions tags input_arrays output_arrays from_tensors to_tensors input_shapes model_roots target rnn "
    "allow_custom_ops runtime calls equalize quantize on_phase on_sample progress".split()
)


class QuantizeReport(NamedTuple):
    """The report of `tfuse.quantize`; `str(report)` is what `tfuse quantize` prints."""

    output: Path
    summary: str
    #: The whole report, as described in docs/report.md; its notes name the ops that stay float.
    data: dict[str, Any]
    #: Warnings and notes.
    diagnostics: tuple[Diagnostic, ...] = ()

    def _repr_html_(self) -> str:
        """The HTML that notebooks show."""
        from tfuse._html import quantization_to_html

        return quantization_to_html(self)

    def __str__(self) -> str:
        return self.summary.rstrip()


class Ranges(NamedTuple):
    """A ranges file: the result of `tfuse.calibrate` and `tfuse.merge_ranges`."""

    #: The file that was written.
    output: Path
    #: How many samples the model ran on, and how many tensors have ranges.
    samples: int
    tensors: int
    #: A sentence that names the runtime that ran the model; empty for merged files.
    runtime: str

    def _repr_html_(self) -> str:
        """The HTML that notebooks show."""
        from tfuse._html import ranges_to_html

        return ranges_to_html(self)


def _checked(function: str, options: Options, names: frozenset[str]) -> dict[str, object]:
    """The options that are given; raises a TypeError for one that the function does not have."""
    for name in options:
        if name not in names:
            raise TypeError(f"tfuse.{function} has no option '{name}'")
    return checked(options)


def _diagnostics(result: native.Result) -> tuple[Diagnostic, ...]:
    diagnostics = tuple(Diagnostic(*fields) for fields in result.diagnostics())
    deliver(diagnostics)
    return diagnostics


def _ranges(command: int, values: dict[str, object], output: str | os.PathLike[str], options: Options) -> Ranges:
    with raised(), run_with_progress(command, values, **callbacks_of(options)) as result:
        _diagnostics(result)
        return Ranges(Path(output), result.integer("samples"), result.integer("tensors"), result.string("runtime"))


def quantize(
    model: str | os.PathLike[str], output: str | os.PathLike[str], **options: Unpack[Options]
) -> QuantizeReport:
    """Quantizes a float .tflite file: `tfuse quantize MODEL -o OUTPUT`.

    `quantize` selects the mode: "dynamic-range", "float16", "weights", "int8" or "int16x8"; or `recipe` names a file.
    "int8" and "int16x8" need `calibration`: sample files as `calibrate` takes them, or one ranges file.
    `tfuse.Options` explains the other options, of which those that select a source model do not apply: a TypeError.
    Other threads run meanwhile.

    Returns a QuantizeReport: the ops that stay float, and why. Raises ConversionError with every reason if the model
    cannot be quantized, and writes nothing then.
    """
    values = _checked("quantize", options, _QUANTIZE)
    values |= {"input": os.fspath(model), "output": os.fspath(output)}
    with raised(), run_with_progress(native.QUANTIZE, values, **callbacks_of(options)) as result:
        data = json.loads(result.string("report_json"))
        return QuantizeReport(Path(output), result.string("summary"), data, _diagnostics(result))


def calibrate(
    model: str | os.PathLike[str],
    data: Iterable[str | os.PathLike[str]],
    output: str | os.PathLike[str],
    **options: Unpack[Options],
) -> Ranges:
    """Runs a float model on samples and writes the statistics of its tensors:
    `tfuse calibrate MODEL DATA... -o OUTPUT`.

    `model` is a SavedModel, a GraphDef or a .tflite file; `data` are .npz and .npy files and folders of them, each with
    "SIGNATURE=" before it if the model has several signatures; `output` is the ranges file to write. An .npz file has
    one array of shape [samples, *shape] for each input, by its name; the batch axis of `shape` may be left out.
    Elements have the type of the input, strings are NumPy's bytes or text, and NaN and infinity are refused. The
    options are those that select and shape the float model, `runtime`, and `quantize`, the mode of the quantized file
    ("int8" or "int16x8"): recurrent layers have another form in each. Other threads run meanwhile.

    Returns a Ranges with the numbers of samples and tensors. Raises ConversionError if the data do not fit or the model
    cannot be run, and writes nothing then.
    """
    if isinstance(data, (str, os.PathLike)):
        raise TypeError(f"data is a list of files, not {data!r}")
    values = _checked("calibrate", options, _CALIBRATE)
    values |= {"input": os.fspath(model), "data": data, "output": os.fspath(output)}
    return _ranges(native.CALIBRATE, values, output, options)


def merge_ranges(inputs: Iterable[str | os.PathLike[str]], output: str | os.PathLike[str]) -> Ranges:
    """Merges ranges files of one model: `tfuse calibrate --merge INPUTS... -o OUTPUT`.

    Any order and any division of the samples gives the same file, bit for bit. Raises ConversionError if a file is
    missing or damaged, or if the files are of different models, and writes nothing then.
    """
    if isinstance(inputs, (str, os.PathLike)):
        raise TypeError(f"inputs is a list of files, not {inputs!r}")
    return _ranges(native.MERGE_RANGES, {"inputs": inputs, "output": os.fspath(output)}, output, Options())
