"""The serialized form of StableHLO programs: only TensorFlow or JAX can make it, so it is recorded."""

from __future__ import annotations

import functools
import hashlib
import pathlib
from collections.abc import Iterable

import numpy as np

from case import Program

PATH = pathlib.Path(__file__).resolve().parent / "recorded" / "programs.npz"


def _key(program: Program) -> str:
    return hashlib.sha256(program.text.encode()).hexdigest()[:16]


@functools.cache
def _load() -> dict[str, bytes]:
    if not PATH.exists():
        return {}
    with np.load(PATH) as arrays:
        keys = arrays["keys"].tobytes().decode().split()
        ends = np.cumsum(arrays["sizes"])
        data = arrays["data"].tobytes()
    return {key: data[end - size : end] for key, end, size in zip(keys, ends, np.diff(ends, prepend=0))}


def serialized(program: Program) -> bytes:
    """The portable artifact of a program; empty if it is not recorded, which its digest then shows."""
    return _load().get(_key(program), b"")


def record(values: Iterable[object]) -> None:
    """Serializes the programs among attributes, and forgets all others. Needs TensorFlow."""
    from tensorflow.compiler.mlir.stablehlo import stablehlo

    known = _load()
    wanted = {_key(value): value for value in values if isinstance(value, Program)}
    result = {}
    for key, program in sorted(wanted.items()):
        try:
            result[key] = known.get(key) or stablehlo.serialize_portable_artifact_str(
                program.text, stablehlo.get_current_version()
            )
        except ValueError:
            print(f"no program of StableHLO: {program.text}")
    np.savez_compressed(
        PATH,
        keys=np.frombuffer(" ".join(result).encode(), np.uint8),
        sizes=np.array([len(item) for item in result.values()], np.int64),
        data=np.frombuffer(b"".join(result.values()), np.uint8),
    )
    _load.cache_clear()
