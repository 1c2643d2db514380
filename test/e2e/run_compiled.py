#!/usr/bin/env python3
"""Converts every case for LiteRT's CompiledModel API, and runs it with that API on the CPU.

All samples run twice in one compiled model, which is resized in between. The API cannot resize two
inputs (LiteRT 2.3 plans memory after the first resize, and crashes if sizes have to agree), nor
two dimensions, such as time and batch, of a loop's results: such cases, and graphs without
signatures, are converted once per recorded shape. tfuse's prediction for the API has to be right,
see for_target.py. Needs the packages of requirements-runtime.txt, no TensorFlow.
"""

from __future__ import annotations

import itertools
import os
import pathlib
import sys

import numpy as np
from ai_edge_litert.compiled_model import CompiledModel

import case_dir
import for_target


def unknown_sizes(info: case_dir.CaseInfo) -> int:
    """The largest number of input dimensions that the application must choose."""
    counts = [
        sum(size is None for spec in signature["inputs"].values() for size in spec["shape"] or [])
        for signature in info.signatures.values()
    ]
    return max(counts, default=2)


def to_bytes(value: np.ndarray) -> np.ndarray:
    """The bytes of an array: the Python API of the buffers knows few element types."""
    return np.ascontiguousarray(value).reshape(-1).view(np.int8)


def files_of(case: pathlib.Path, info: case_dir.CaseInfo) -> list[for_target.File]:
    positions = range(len(info.samples))
    # Calls of a stateful model share its state and therefore one file.
    if info.stateful or unknown_sizes(info) <= 1:
        return [for_target.File(case, tuple(positions))]

    def key(position: int) -> tuple:
        sample = info.samples[position]
        return sample.signature, sorted((name, tuple(shape)) for name, shape in sample.shapes.items())

    return [
        for_target.File(case, tuple(group), signature, is_fixed=True)
        for (signature, _), group in itertools.groupby(sorted(positions, key=key), key)
    ]


def run_once(
    compiled: CompiledModel, key: str, inputs: dict[str, np.ndarray], wanted: dict[str, np.ndarray]
) -> float:
    """Runs once; returns the worst deviation."""
    signature = compiled.get_signature_list()[key]
    # Without signatures, inputs and outputs are found by tensor name.
    names = {name.removesuffix(":0"): name for role in signature.values() for name in role}
    details = compiled.get_input_tensor_details(key)
    for name, value in inputs.items():
        tensor = names[name.removesuffix(":0")]
        if list(details[tensor]["shape"]) != list(value.shape):
            compiled.resize_input_tensor_by_name(key, tensor, value.shape)
    buffers, results = {}, {}
    for name, value in inputs.items():
        tensor = names[name.removesuffix(":0")]
        buffers[tensor] = compiled.create_input_buffer_by_name(key, tensor)
        buffers[tensor].write(to_bytes(value))
    for name in signature["outputs"]:
        results[name] = compiled.create_output_buffer_by_name(key, name)
    compiled.run_by_name(key, buffers, results)
    details = compiled.get_output_tensor_details(key)
    worst = 0.0
    for name, want in wanted.items():
        tensor = names[name.removesuffix(":0")]
        if list(details[tensor]["shape"]) != list(want.shape):
            raise ValueError(f"{name}: shape {details[tensor]['shape']} instead of {want.shape}")
        got = results[tensor].read(want.nbytes, np.int8).view(want.dtype).reshape(want.shape)
        worst = max(worst, case_dir.deviation(got, want))
    return worst


def run(model: pathlib.Path, file: for_target.File, info: case_dir.CaseInfo) -> float:
    """Runs one file; returns the worst deviation."""
    compiled = CompiledModel.from_file(os.fspath(model))
    worst = 0.0
    for position in file.samples:
        sample = info.samples[position]
        inputs, outputs = case_dir.load_expected(file.case, sample.run)
        key = sample.signature or next(iter(compiled.get_signature_list()))
        for _ in (1,) if info.stateful else (1, 2):
            worst = max(worst, run_once(compiled, key, inputs, outputs))
    return worst


if __name__ == "__main__":
    sys.exit(for_target.main(__doc__, "compiled-model", files_of, run))
