"""`tfuse quantize` and `tfuse calibrate` as functions."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Unpack

from tfuse._errors import ConversionError, Diagnostic, deliver
from tfuse._load import native
from tfuse._options import Options, to_native

_QUANTIZE = frozenset(
    "quantize recipe weight_bits min_elements calibration runtime input_type output_type keep_float integer_only "
    "range_method percentile equalize bias_correction target report_file".split()
)
_CALIBRATE = frozenset(
    "signatures tags input_arrays output_arrays input_shapes model_roots target rnn allow_custom_ops runtime "
    "equalize quantize".split()
)


@dataclass(frozen=True)
class QuantizeReport:
    """The report of `tfuse.quantize`; `str(report)` is what `tfuse quantize` prints."""

    output: Path
    summary: str
    #: The whole report, as described in docs/report.md; its notes name the ops that stay float.
    data: dict[str, Any]
    #: Warnings and notes.
    diagnostics: tuple[Diagnostic, ...] = ()

    def __str__(self) -> str:
        return self.summary.rstrip()


@dataclass(frozen=True)
class Ranges:
    """A ranges file."""

    output: Path
    samples: int
    tensors: int
    #: A sentence that names the runtime that ran the model; empty for merged files.
    runtime: str


def _checked(function: str, options: Options, names: frozenset[str]) -> dict[str, object]:
    for name in options:
        if name not in names:
            raise TypeError(f"tfuse.{function} has no option '{name}'")
    return to_native(options)


def _delivered(reasons: Iterable[tuple[str, str, str, str, str]], succeeded: bool) -> tuple[Diagnostic, ...]:
    diagnostics = tuple(Diagnostic(*reason) for reason in reasons)
    deliver(diagnostics)
    if not succeeded:
        raise ConversionError(diagnostics)
    return diagnostics


def quantize(
    model: str | os.PathLike[str], output: str | os.PathLike[str], **options: Unpack[Options]
) -> QuantizeReport:
    """Quantizes a float .tflite file: `tfuse quantize MODEL -o OUTPUT`.

    The option `quantize` selects the mode. Raises ConversionError with every reason if the model cannot
    be quantized, and writes nothing then.
    """
    values = _checked("quantize", options, _QUANTIZE)
    result, reasons = native.quantize(os.fspath(model), os.fspath(output), values)
    diagnostics = _delivered(reasons, result is not None)
    summary, data = result
    return QuantizeReport(Path(output), summary, json.loads(data), diagnostics)


def calibrate(
    model: str | os.PathLike[str],
    data: Iterable[str | os.PathLike[str]],
    output: str | os.PathLike[str],
    **options: Unpack[Options],
) -> Ranges:
    """Runs a float model on samples and writes the statistics of its tensors:
    `tfuse calibrate MODEL DATA... -o OUTPUT`.

    `model` is a SavedModel, a GraphDef or a .tflite file; `data` are .npz and .npy files and folders of
    them, each with "SIGNATURE=" before it if the model has several signatures. The options are those that
    select and shape the float model, `runtime`, and `quantize`, the mode of the quantized file ("int8" or
    "int16x8"): recurrent layers have another form in each.
    """
    if isinstance(data, (str, os.PathLike)):
        raise TypeError(f"data is a list of files, not {data!r}")
    values = _checked("calibrate", options, _CALIBRATE)
    sources = [os.fspath(source) for source in data]
    result, reasons = native.calibrate(os.fspath(model), sources, os.fspath(output), values)
    _delivered(reasons, result is not None)
    return Ranges(Path(output), *result)


def merge_ranges(inputs: Iterable[str | os.PathLike[str]], output: str | os.PathLike[str]) -> Ranges:
    """Merges ranges files of one model: `tfuse calibrate --merge INPUTS... -o OUTPUT`. Any order and any
    division of the samples gives the same file, bit for bit."""
    if isinstance(inputs, (str, os.PathLike)):
        raise TypeError(f"inputs is a list of files, not {inputs!r}")
    result, reasons = native.merge_ranges([os.fspath(path) for path in inputs], os.fspath(output))
    _delivered(reasons, result is not None)
    return Ranges(Path(output), *result)
