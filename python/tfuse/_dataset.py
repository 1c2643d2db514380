"""Writes the samples of a representative dataset to files that calibration reads."""

from __future__ import annotations

import importlib
import zipfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

#: The names of the inputs of each signature, in order.
Signatures = Mapping[str, Sequence[str]]


def write_dataset(dataset: Callable[[], Iterable[Any]], signatures: Signatures, folder: Path) -> list[str]:
    """Writes one .npz file for each sample, so that memory does not depend on their number and each
    sample can have another shape. Returns the sources for the option `calibration`.

    A sample is a list of arrays in the order of the inputs, a dict by the names of the inputs, or a tuple
    of a signature's key and such a dict, as in tf.lite.
    """
    folders: dict[str, Path] = {}
    for number, sample in enumerate(dataset()):
        key, arrays = _named(sample, signatures)
        if key not in folders:
            folders[key] = folder / str(len(folders))
            folders[key].mkdir(parents=True)
        _write_npz(folders[key] / f"{number:012}.npz", arrays)
        del sample, arrays  # The dataset makes the next sample when this one is free.
    if not folders:
        raise ValueError("representative_dataset yields no samples")
    if len(signatures) == 1:
        return [str(path) for path in folders.values()]
    return [f"{key}={path}" for key, path in folders.items()]


def _named(sample: Any, signatures: Signatures) -> tuple[str, Mapping[str, Any]]:
    """The signature of a sample, and its arrays by input."""
    key = None
    if isinstance(sample, tuple) and len(sample) == 2 and isinstance(sample[1], Mapping):
        key, sample = sample
    if not isinstance(sample, (list, Mapping)):
        raise ValueError(
            "a sample of representative_dataset is a list of arrays in the order of the inputs, a dict by the names "
            f"of the inputs, or a tuple (signature key, dict), not {type(sample).__name__}"
        )
    if key is None:
        if len(signatures) != 1:
            keys = ", ".join(signatures)
            raise ValueError(
                "the model has several signatures: the samples of representative_dataset have to be tuples "
                f"(signature key, dict by the names of the inputs); the keys are: {keys}"
            )
        key = next(iter(signatures))
    if key not in signatures:
        raise ValueError(f"representative_dataset: there is no signature '{key}'; the keys are: {', '.join(signatures)}")
    inputs = signatures[key]
    if isinstance(sample, list):
        if len(sample) != len(inputs):
            raise ValueError(
                f"a sample of representative_dataset has {len(sample)} arrays, and the inputs are: {', '.join(inputs)}"
            )
        sample = dict(zip(inputs, sample, strict=True))
    if set(sample) != set(inputs):
        raise ValueError(
            f"a sample of representative_dataset has the names {', '.join(map(str, sample))}, "
            f"and the inputs are: {', '.join(inputs)}"
        )
    return key, sample


def _without_objects(numpy: Any, array: Any) -> Any:
    """Strings as bytes of a fixed length: TensorFlow and NumPy's StringDType have them as objects, which NumPy pickles."""
    strings = array.ravel().tolist() if array.dtype.kind in "OT" else []
    if not strings or not all(isinstance(each, (str, bytes)) for each in strings):
        return array
    encoded = [each.encode() if isinstance(each, str) else each for each in strings]
    return numpy.array(encoded, "S").reshape(array.shape)


def _write_npz(path: Path, arrays: Mapping[str, Any]) -> None:
    """As numpy.savez, whose keyword arguments cannot have the name 'file'."""
    numpy = importlib.import_module("numpy")
    with zipfile.ZipFile(path, "w") as archive:
        for name, values in arrays.items():
            array = _without_objects(numpy, numpy.asarray(values))
            array = numpy.ascontiguousarray(array).reshape((1, *array.shape))
            with archive.open(f"{name}.npy", "w", force_zip64=True) as file:
                numpy.lib.format.write_array(file, array, allow_pickle=False)
