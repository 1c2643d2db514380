"""The layout of a case directory: a model, its recorded outputs, the stock converter's result.

<case>/
  case.json         what the case is: see `CaseInfo`
  model/            the SavedModel, graph.pb / graph.pbtxt, model.json and its weights, or a file of Keras
  expected.npz      "<run>/in/<name>" and "<run>/out/<name>" for every recorded run
  tflite_ops.json   the result of TFLiteConverter: see `StockResult`
"""

from __future__ import annotations

import dataclasses
import json
import os
import pathlib
import re
from typing import Any

import numpy as np

CASE_FILE = "case.json"
EXPECTED_FILE = "expected.npz"
STOCK_FILE = "tflite_ops.json"
MODEL_DIR = "model"

# A float output agrees when |got - want| <= relative * max|want| + absolute, element by element.
RELATIVE = {2: 2e-3, 4: 1e-5, 8: 1e-5}  # by bytes per element
ABSOLUTE = 1e-6


@dataclasses.dataclass
class Sample:
    """One recorded run: the inputs of one signature at one set of shapes."""

    signature: str
    run: int  # prefix in expected.npz; signatures that agree share their runs
    shapes: dict[str, list[int]]


@dataclasses.dataclass
class CaseInfo:
    """The description of a case, without the recorded values."""

    name: str
    family: str
    kind: str  # "saved_model", "graphdef", "tfjs" or "keras"
    model: str  # path below the case directory
    producer: str
    tags: list[str]
    signatures: dict[str, dict[str, Any]]  # key -> {"inputs": {name: spec}, "outputs": {...}}
    batches: list[int]
    samples: list[Sample]
    stateful: bool = False  # the samples are one sequence of calls
    feeds: list[str] = dataclasses.field(default_factory=list)  # graphdef: tensor names to feed
    fetches: list[str] = dataclasses.field(default_factory=list)  # graphdef: tensor names to read
    # The required number of occurrences of ops in the converted file.
    fused: dict[str, int] = dataclasses.field(default_factory=dict)
    # Why samples of one signature have the same inputs, or why there is only one sample.
    same_inputs: str = ""
    # Output -> why all its elements have the same value in all samples.
    constant: dict[str, str] = dataclasses.field(default_factory=dict)
    # Output -> why some of its elements are infinite or NaN, which are compared as such.
    non_finite: dict[str, str] = dataclasses.field(default_factory=dict)
    # Why no sample needs some part of the converted file, such as a branch of an IF.
    unneeded: str = ""


# Fields that case.json omits if empty, so that a new field does not change existing cases.
_OPTIONAL = {"fused", "same_inputs", "constant", "non_finite", "unneeded"}


@dataclasses.dataclass
class StockResult:
    """The result of TFLiteConverter with default settings."""

    converter: str
    error: str | None = None
    op_count: int | None = None
    file_size: int | None = None
    ops: dict[str, int] | None = None
    signature_op_counts: dict[str, int] | None = None
    # Largest deviation from TensorFlow as a multiple of the tolerance, or why it does not run.
    deviation: float | str | None = None


def write_json(path: pathlib.Path, value: Any) -> None:
    if dataclasses.is_dataclass(value):
        value = {k: v for k, v in dataclasses.asdict(value).items() if k not in _OPTIONAL or v}
    text = json.dumps(value, indent=1)
    # Lists of numbers on one line.
    text = re.sub(r"\[[\s\d,]*(?:null[\s\d,]*)*\]", lambda m: " ".join(m[0].split()), text)
    path.write_text(text + "\n")


def load_info(case: pathlib.Path) -> CaseInfo:
    fields = json.loads((case / CASE_FILE).read_text())
    fields["samples"] = [Sample(**sample) for sample in fields["samples"]]
    return CaseInfo(**fields)


def load_stock(case: pathlib.Path) -> StockResult:
    return StockResult(**json.loads((case / STOCK_FILE).read_text()))


def save_expected(
    case: pathlib.Path, runs: list[tuple[dict[str, np.ndarray], dict[str, np.ndarray]]]
) -> None:
    """Writes the inputs and outputs of all recorded runs."""
    arrays = {}
    for index, (inputs, outputs) in enumerate(runs):
        arrays.update({f"{index}/in/{name}": value for name, value in inputs.items()})
        arrays.update({f"{index}/out/{name}": value for name, value in outputs.items()})
    # The argument must not be called "file": np.savez takes that name for itself.
    np.savez_compressed(case / EXPECTED_FILE, **arrays)


def load_expected(
    case: pathlib.Path, run: int
) -> tuple[dict[str, np.ndarray], dict[str, np.ndarray]]:
    """Returns the inputs and the outputs of one recorded run, by name."""
    parts: tuple[dict, dict] = ({}, {})
    with np.load(case / EXPECTED_FILE) as arrays:
        for part, prefix in zip(parts, (f"{run}/in/", f"{run}/out/")):
            for key in arrays.files:
                if key.startswith(prefix):
                    part[key[len(prefix) :]] = arrays[key]
    return parts


def find_cases(roots: list[pathlib.Path]) -> list[pathlib.Path]:
    """All case directories at or directly below the given directories, sorted by name."""
    found = {}
    for root in roots:
        candidates = [root, *root.iterdir()] if root.is_dir() else []
        for directory in candidates:
            if (directory / CASE_FILE).is_file():
                found[os.fspath(directory.resolve())] = directory
    return sorted(found.values(), key=lambda path: path.name)


def deviation(got: np.ndarray, want: np.ndarray) -> float:
    """The largest deviation as a multiple of the tolerance; infinite when they cannot agree."""
    if want.dtype.kind == "S" and got.shape == want.shape:
        got = got.astype("S")
        return 0.0 if np.array_equal(got, want) else float("inf")
    if got.shape != want.shape or got.dtype != want.dtype:
        return float("inf")
    if want.size == 0:
        return 0.0
    if not np.issubdtype(want.dtype, np.floating):
        return 0.0 if np.array_equal(got, want) else float("inf")
    relative = RELATIVE[want.dtype.itemsize]
    got, want = got.astype(np.float64), want.astype(np.float64)
    finite = np.isfinite(want)
    if not np.array_equal(got[~finite], want[~finite], equal_nan=True):
        return float("inf")
    if not finite.any():
        return 0.0
    error = np.abs(got[finite] - want[finite])
    if np.isnan(error).any():
        return float("inf")
    return float(error.max() / (relative * np.abs(want[finite]).max() + ABSOLUTE))
