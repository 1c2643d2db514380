"""Runs a .tflite file in LiteRT and compares it with a case's recorded outputs."""

from __future__ import annotations

import dataclasses
import os
import pathlib
from collections.abc import Callable

import numpy as np
from ai_edge_litert.interpreter import Interpreter, OpResolverType

import case_dir

RESOLVERS = {
    "xnnpack": OpResolverType.BUILTIN,
    "builtin": OpResolverType.BUILTIN_WITHOUT_DEFAULT_DELEGATES,
}


@dataclasses.dataclass
class Comparison:
    """The largest deviation of any output, as a multiple of the tolerance, and its place."""

    worst: float = 0.0
    where: str = ""

    def add(self, value: float, where: str) -> None:
        if not value <= self.worst:
            self.worst, self.where = value, where


def open_model(model: str | os.PathLike, kernels: str = "xnnpack") -> Interpreter:
    return Interpreter(
        model_path=os.fspath(model), num_threads=1, experimental_op_resolver_type=RESOLVERS[kernels]
    )


def _runner(interpreter: Interpreter, key: str) -> Callable[..., dict[str, np.ndarray]]:
    """A runner for a signature, or for a graph without signatures, by tensor names."""
    keys = list(interpreter.get_signature_list())
    if key or len(keys) == 1:
        return interpreter.get_signature_runner(key or keys[0])

    def run(**inputs: np.ndarray) -> dict[str, np.ndarray]:
        details = {_base(item["name"]): item["index"] for item in interpreter.get_input_details()}
        for name, value in inputs.items():
            interpreter.resize_tensor_input(details[_base(name)], value.shape)
        interpreter.allocate_tensors()
        for name, value in inputs.items():
            interpreter.set_tensor(details[_base(name)], value)
        interpreter.invoke()
        return {
            _base(item["name"]): interpreter.get_tensor(item["index"])
            for item in interpreter.get_output_details()
        }

    return run


def _base(name: str) -> str:
    return name.removesuffix(":0")


def compare(
    model: str | os.PathLike,
    case: pathlib.Path,
    info: case_dir.CaseInfo,
    kernels: str = "xnnpack",
    skip_missing: bool = False,
) -> Comparison:
    """Runs every recorded sample twice, all in one interpreter: inputs are resized in between.

    The samples of a stateful model are one sequence, run once. Raises what LiteRT raises. With
    `skip_missing`, signatures that the file does not have are left out.
    """
    interpreter = open_model(model, kernels)
    keys = interpreter.get_signature_list()
    is_chosen = lambda key: not skip_missing or not key or key in keys  # noqa: E731
    return compare_runs(lambda key: _runner(interpreter, key), case, info, is_chosen)


def compare_runs(
    runner: Callable[[str], Callable[..., dict[str, np.ndarray]]],
    case: pathlib.Path,
    info: case_dir.CaseInfo,
    is_chosen: Callable[[str], bool] = lambda key: True,
) -> Comparison:
    """Runs every recorded sample with `runner(signature)` and compares its outputs."""
    result = Comparison()
    samples = [sample for sample in info.samples if is_chosen(sample.signature)]
    if not samples:
        raise ValueError("the file has none of the signatures that are recorded")
    for sample in samples:
        inputs, outputs = case_dir.load_expected(case, sample.run)
        run = runner(sample.signature)
        for time in (1,) if info.stateful else (1, 2):
            got = run(**inputs)
            for name, want in outputs.items():
                where = f"{sample.signature or 'graph'} run {time}, output {name}"
                if name not in got:
                    raise ValueError(f"{where}: there is none, only {', '.join(got)}")
                value = np.asarray(got[name])
                result.add(case_dir.deviation(value, want), where + _describe(value, want))
    return result


def _describe(got: np.ndarray, want: np.ndarray) -> str:
    if got.shape != want.shape or got.dtype != want.dtype:
        return f": {got.dtype}{list(got.shape)} instead of {want.dtype}{list(want.shape)}"
    return f" {want.dtype}{list(want.shape)}"
