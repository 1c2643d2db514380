"""`tfuse verify` as a function."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from tfuse import _native as native
from tfuse._errors import Diagnostic, deliver, raised


class TensorDifference(NamedTuple):
    """The difference of a tensor between two files, over all samples."""

    name: str
    #: The layer that computes the tensor; empty for outputs.
    layer: str
    #: The number of elements of one sample's tensor, times the number of samples.
    elements: int
    #: Signal-to-noise ratio in dB; infinite if the tensors are equal.
    snr: float
    #: Cosine of the angle between the tensors.
    cosine: float
    #: The greatest absolute difference.
    max_error: float
    #: Root mean square of the difference, divided by that of the float tensor.
    relative_rms: float


class VerifyReport(NamedTuple):
    """The report of `tfuse.verify_quantized`."""

    samples: int
    outputs: list[TensorDifference]
    #: Tensors with equal names in both files, by rising SNR.
    layers: list[TensorDifference]
    #: Sentences that name the runtimes and the outputs that are not compared.
    notes: list[str]
    #: All of it, as `tfuse verify --json` prints it.
    data: dict[str, Any]
    #: Warnings and notes.
    diagnostics: tuple[Diagnostic, ...] = ()


def verify_quantized(
    float_file: str | os.PathLike[str],
    quantized_file: str | os.PathLike[str],
    data: Iterable[str | os.PathLike[str]],
    *,
    runtime: str | os.PathLike[str] | None = None,
    calls: int | None = None,
    on_sample: Callable[[int, int], object] | None = None,
) -> VerifyReport:
    """Runs a float .tflite file and a quantized file of the same model on the same samples and compares outputs and
    layers: `tfuse verify FLOAT QUANTIZED --data DATA`.

    `data` are .npz and .npy files and folders of them, with the samples for the inputs of the float file. `runtime` is
    the LiteRT library (libLiteRt.so; default: that of the package ai_edge_litert). If the model keeps states, `calls`
    samples are calls one after the other (default: 4). `on_sample` is called after each sample with the numbers of
    finished and of all samples. Raises ConversionError if the files cannot be compared.
    """
    if isinstance(data, (str, os.PathLike)):
        raise TypeError(f"data is a list of files, not {data!r}")
    values: dict[str, object] = {"float_file": float_file, "quantized_file": quantized_file, "data": data}
    values |= {name: value for name, value in (("runtime", runtime), ("calls", calls)) if value is not None}
    with raised(), native.run(native.VERIFY, values, on_sample=on_sample) as result:
        report = json.loads(result.string("json"))
        diagnostics = tuple(Diagnostic(*fields) for fields in result.diagnostics())
    deliver(diagnostics)
    return VerifyReport(
        samples=report["samples"],
        outputs=[_difference(tensor) for tensor in report["outputs"]],
        layers=[_difference(tensor) for tensor in report["layers"]],
        notes=report["notes"],
        data=report,
        diagnostics=diagnostics,
    )


def _difference(tensor: dict[str, Any]) -> TensorDifference:
    def number(name: str, missing: float) -> float:
        """JSON has no infinity and no NaN."""
        return missing if tensor[name] is None else tensor[name]

    return TensorDifference(
        name=tensor["name"],
        layer=tensor.get("layer", ""),
        elements=tensor["elements"],
        snr=number("snr", math.inf),
        cosine=number("cosine", math.nan),
        max_error=number("maxError", math.nan),
        relative_rms=number("relativeRMS", math.nan),
    )
