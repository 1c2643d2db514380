"""TensorFlow's results for the cases of a family, and the files that store them.

recorded/<family>.txt   a line per case: its name, and a digest of its graph and inputs; after a dash, names
                        of cases for which TensorFlow has no kernel
recorded/<family>.npz   results, as one string of bytes with an index
"""

from __future__ import annotations

import hashlib
import json
import pathlib

import numpy as np

import graph_text
from case import Case, dtype_name, np_dtype

DIRECTORY = pathlib.Path(__file__).resolve().parent / "recorded"
NO_KERNEL = "tensorflow-has-no-kernel"


def digest(case: Case) -> str:
    """A digest of everything that TensorFlow's results depend on."""
    hasher = hashlib.sha256(graph_text.graph_text(case).encode())
    for item in case.feeds:
        for run in item.runs:
            data = repr(run.tolist()).encode() if dtype_name(run) == "string" else run.tobytes()
            hasher.update(f"{case.value_name(item)} {dtype_name(run)} {run.shape} ".encode() + data)
    if case.definition:
        hasher.update(b"by definition")
    for output in case.fetches:
        hasher.update(case.value_name(output).encode())
    return hasher.hexdigest()[:12]


class Results:
    """The recorded results of a family."""

    def __init__(self, family: str):
        self.family = family
        self.digests: dict[str, str] = {}
        self.arrays: dict[str, list[list[np.ndarray]]] = {}  # case -> run -> output

    @property
    def list_path(self) -> pathlib.Path:
        return DIRECTORY / f"{self.family}.txt"

    def add(self, case: Case, runs: list[list[np.ndarray]] | None) -> None:
        """Takes the results of a case; None if TensorFlow has no kernel for it."""
        self.digests[case.name] = NO_KERNEL if runs is None else digest(case)
        if runs is not None:
            self.arrays[case.name] = runs

    def save(self) -> None:
        self.list_path.parent.mkdir(parents=True, exist_ok=True)
        lines = [f"{name} {digest}\n" for name, digest in sorted(self.digests.items()) if digest != NO_KERNEL]
        lines += [f"- {name}\n" for name, digest in sorted(self.digests.items()) if digest == NO_KERNEL]
        self.list_path.write_text("".join(lines))
        index: dict[str, list] = {}
        data = bytearray()
        for name, runs in sorted(self.arrays.items()):
            index[name] = []
            for outputs in runs:
                entry = []
                for array in outputs:
                    dtype = dtype_name(array)
                    if dtype == "string":
                        content = json.dumps([v.decode("latin-1") for v in array.reshape(-1).tolist()]).encode()
                    else:
                        content = np.ascontiguousarray(array).tobytes()
                    entry.append([dtype, list(array.shape), len(data), len(content)])
                    data += content
                index[name].append(entry)
        np.savez_compressed(
            self.list_path.with_suffix(".npz"),
            index=np.frombuffer(json.dumps(index, separators=(",", ":")).encode(), np.uint8),
            data=np.frombuffer(bytes(data), np.uint8),
        )

    @classmethod
    def load(cls, family: str) -> Results:
        results = cls(family)
        if not results.list_path.exists():
            return results
        for line in results.list_path.read_text().splitlines():
            first, second = line.split()
            results.digests.update({second: NO_KERNEL} if first == "-" else {first: second})
        with np.load(results.list_path.with_suffix(".npz")) as arrays:
            index, data = json.loads(arrays["index"].tobytes()), arrays["data"].tobytes()
        for name, runs in index.items():
            results.arrays[name] = [[_array(data, *entry) for entry in outputs] for outputs in runs]
        return results


def _array(data: bytes, dtype: str, shape: list[int], start: int, length: int) -> np.ndarray:
    content = data[start : start + length]
    if dtype == "string":
        values = [value.encode("latin-1") for value in json.loads(content)]
        array = np.empty(len(values), object)
        array[:] = values
        return array.reshape(shape)
    return np.frombuffer(content, np_dtype(dtype)).reshape(shape)
