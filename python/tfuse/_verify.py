"""`tfuse verify` as a function."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from tfuse import _native as native
from tfuse._errors import Diagnostic, deliver, raised
from tfuse._options import Callbacks
from tfuse._progress import run_with_progress


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
    #: The greatest absolute value in the float model.
    max_value: float = math.nan

    def is_within(self, tolerance: float) -> bool:
        """True if no element differs by more than `tolerance` times the greatest value."""
        return self.max_error <= tolerance * (self.max_value if self.max_value >= 1e-6 else 1)


class VerifyReport(NamedTuple):
    """The report of `tfuse.verify` and `tfuse.verify_quantized`."""

    #: The number of samples that both models ran on.
    samples: int
    #: In the order of the signatures.
    outputs: list[TensorDifference]
    #: Tensors with equal names in both files, by rising SNR.
    layers: list[TensorDifference]
    #: Sentences that name the runtimes and the outputs that are not compared.
    notes: list[str]
    #: All of it, as `tfuse verify --json` prints it.
    data: dict[str, Any]
    #: Warnings and notes.
    diagnostics: tuple[Diagnostic, ...] = ()

    @property
    def first_layer(self) -> str:
        """The layer that computes the first tensor that differs; empty if none does."""
        return str(self.data["firstLayer"])

    def _repr_html_(self) -> str:
        """The HTML that notebooks show."""
        from tfuse._html import verification_to_html

        return verification_to_html(self)


def verify(
    model: str | os.PathLike[str],
    file: str | os.PathLike[str],
    data: Iterable[str | os.PathLike[str]] = (),
    *,
    tensorflow: str | os.PathLike[str] | None = None,
    random_samples: int | None = None,
    seed: int | None = None,
    tags: Sequence[str] | None = None,
    input_arrays: Sequence[str] | None = None,
    output_arrays: Sequence[str] | None = None,
    model_roots: Sequence[str | os.PathLike[str]] | None = None,
    runtime: str | os.PathLike[str] | None = None,
    calls: int | None = None,
    on_phase: Callable[[str], object] | None = None,
    on_sample: Callable[[int, int], object] | None = None,
    progress: bool = False,
) -> VerifyReport:
    """Compares a .tflite file with the SavedModel or GraphDef that it was converted from: `tfuse verify MODEL FILE`.

    `tensorflow` is a Python whose TensorFlow runs the model; `sys.executable` is this one. Without `data`,
    `random_samples` (default: 3) are drawn for each signature, from `seed` (default: 1): floats are normally
    distributed, integers are 1 or 2, half of the strings are keys of the model's tables and other constants.
    `all(o.is_within(1e-4) for o in report.outputs)` is what the command checks. The other arguments are those of
    `verify_quantized` and `convert`. Raises ConversionError if the model and the file cannot be compared.
    """
    options = {
        "tensorflow": tensorflow,
        "random_samples": random_samples,
        "seed": seed,
        "tags": tags,
        "input_arrays": input_arrays,
        "output_arrays": output_arrays,
        "model_roots": model_roots,
        "runtime": runtime,
        "calls": calls,
    }
    return _verify(model, file, data, options, Callbacks(on_phase=on_phase, on_sample=on_sample, progress=progress))


def verify_quantized(
    float_file: str | os.PathLike[str],
    quantized_file: str | os.PathLike[str],
    data: Iterable[str | os.PathLike[str]],
    *,
    runtime: str | os.PathLike[str] | None = None,
    calls: int | None = None,
    on_phase: Callable[[str], object] | None = None,
    on_sample: Callable[[int, int], object] | None = None,
    progress: bool = False,
) -> VerifyReport:
    """Runs a float .tflite file and a quantized file of the same model on the same samples and compares outputs and
    layers: `tfuse verify FLOAT QUANTIZED --data DATA`.

    `data` are .npz and .npy files and folders of them, with the samples for the inputs of the float file, as `calibrate`
    takes them. `runtime` is the LiteRT library (libLiteRt.so; default: that of the package ai_edge_litert). If the model
    keeps states, `calls` samples are calls one after the other (default: 4). `on_phase` is called at the start of the
    phases "import" and "verify", `on_sample` after each sample with the numbers of finished and of all samples; if one
    returns False or raises, the comparison ends. `progress` shows a bar in a terminal or a notebook. Other threads run
    meanwhile. Raises ConversionError if the files cannot be compared.
    """
    callbacks = Callbacks(on_phase=on_phase, on_sample=on_sample, progress=progress)
    return _verify(float_file, quantized_file, data, {"runtime": runtime, "calls": calls}, callbacks)


def _verify(
    model: str | os.PathLike[str],
    file: str | os.PathLike[str],
    data: Iterable[str | os.PathLike[str]],
    options: Mapping[str, object],
    callbacks: Callbacks,
) -> VerifyReport:
    if isinstance(data, (str, os.PathLike)):
        raise TypeError(f"data is a list of files, not {data!r}")
    values: dict[str, object] = {"float_file": model, "quantized_file": file, "data": data}
    values |= {name: value for name, value in options.items() if value is not None}
    with raised(), run_with_progress(native.VERIFY, values, **callbacks) as result:
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
        layer=tensor["layer"],
        elements=tensor["elements"],
        snr=number("snr", math.inf),
        cosine=number("cosine", math.nan),
        max_error=number("maxError", math.nan),
        relative_rms=number("relativeRMS", math.nan),
        max_value=number("maxValue", math.nan),
    )
