#!/usr/bin/env python3
"""Quantizes every case of quantized/ with tfuse, runs it in LiteRT, and compares it with TensorFlow's float op.

The inputs of a case are the calibration data. They and the weights are numbers that the quantized types
represent (grids.py), so the error is that of the kernel: a result may differ by `tolerance` output
scales from what TensorFlow computes, rounded to the range of the output type. Integer and bool results
are equal. The file has integer inputs and outputs and no float tensor. Cases of float_ops.py have no
integer kernel: --integer-only refuses them with error[unsupported-type].

Each op whose record says that it is quantizable must be in the file of a case of its mode, or in UNTRIED.

With --target micro, the files of cases of static shapes run in TFLite Micro.

Needs the packages of ../e2e/requirements-runtime.txt, no TensorFlow.
"""

from __future__ import annotations

import argparse
import dataclasses
import fnmatch
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable

sys.path.insert(1, str(pathlib.Path(__file__).resolve().parents[1] / "e2e"))
sys.path.insert(2, str(pathlib.Path(__file__).resolve().parents[2] / "utils"))

import forked
import litert
import numpy as np
import tflite_file
from ai_edge_litert import schema_py_generated as schema
from ai_edge_litert.interpreter import Interpreter

import family
import float_ops
import graph_text
import recorded
from case import Case
from quantization_facts.records import own_facts
from run_ops import Failed, name_of, read

CHUNK = 20  # cases of one process
IO_TYPES = {"int8": "int8", "int16x8": "int16"}
ARENA_BYTES = 1 << 20
# Quantizable ops that no case runs, and why.
UNTRIED = {
    "RANK": "ranks are known, so the op is folded",
    "SPARSE_TO_DENSE": "tfuse's evaluator, which calibrates the cases, has no kernel",
    "SVDF": "no TensorFlow op gives it; test/e2e/unit/test_quantize_states.py runs it",
}


@dataclasses.dataclass
class Outcome:
    name: str
    failure: str = ""
    ops: list[str] = dataclasses.field(default_factory=list)  # of the quantized file
    steps: float = 0  # the largest error in output scales


@dataclasses.dataclass(frozen=True)
class Quantization:
    """Scale and zero point of an input or output; scale 0: it is not quantized."""

    dtype: np.dtype
    scale: float
    zero_point: int

    @classmethod
    def of(cls, details: dict) -> Quantization:
        return cls(np.dtype(details["dtype"]), *details["quantization"])

    def stored(self, real: np.ndarray) -> np.ndarray:
        if not self.scale:
            return real.astype(self.dtype)
        limits = np.iinfo(self.dtype)
        return np.clip(np.rint(real / self.scale) + self.zero_point, limits.min, limits.max).astype(self.dtype)

    def real(self, stored: np.ndarray) -> np.ndarray:
        return (stored.astype(np.float64) - self.zero_point) * self.scale

    def clip(self, real: np.ndarray) -> np.ndarray:
        """Rounds to the range of the type, not to its steps."""
        limits = np.iinfo(self.dtype)
        return np.clip(real, self.real(np.asarray(limits.min)), self.real(np.asarray(limits.max)))


def mode_of(case: Case) -> str:
    return case.name.split("/")[1]


def write_data(case: Case, folder: pathlib.Path) -> pathlib.Path:
    """The inputs of all runs as calibration data."""
    data = folder / "data"
    data.mkdir(exist_ok=True)
    for old in data.iterdir():
        old.unlink()
    for index in range(case.run_count):
        np.savez(data / f"{index}.npz", **{case.value_name(item): item.runs[index][None] for item in case.feeds})
    return data


def quantize(tfuse: str, case: Case, target: str, folder: pathlib.Path) -> pathlib.Path | None:
    """Converts and quantizes the graph of a case; None if --integer-only or the target refuses it."""
    graph, output = folder / "graph.pbtxt", folder / "model.tflite"
    graph.write_text(graph_text.graph_text(case))
    output.unlink(missing_ok=True)
    command = [tfuse, "convert", str(graph), "-o", str(output), "-q", "--target", target]
    command += ["--quantize", mode_of(case), "--io-type", IO_TYPES[mode_of(case)], "--integer-only"]
    command += ["--calibration", str(write_data(case, folder))]
    command += ["--input-arrays", ",".join(case.value_name(item) for item in case.feeds)]
    command += ["--output-arrays", ",".join(case.value_name(item) for item in case.fetches)]
    run = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=60)
    if run.returncode == 0:
        return output
    found = re.search(r"error\[([a-z-]+)\]: .*", run.stderr)
    if run.returncode != 1 or not found:
        raise Failed(f"exit code {run.returncode}: {' '.join(run.stderr.split())[-300:]}")
    if "stays float" not in found[0] and "cannot run the model: no kernel for" not in found[0]:
        raise Failed(found[0])
    return None


def float_tensors(content: bytes) -> list[str]:
    model = schema.Model.GetRootAs(content, 0)
    graphs = [model.Subgraphs(index) for index in range(model.SubgraphsLength())]
    tensors = [graph.Tensors(index) for graph in graphs for index in range(graph.TensorsLength())]
    return [tensor.Name().decode() for tensor in tensors if tensor.Type() == schema.TensorType.FLOAT32]


def compare(got: np.ndarray, want: np.ndarray, quantization: Quantization, tolerance: float) -> float:
    """Returns the largest error in steps, and raises Failed if the tolerance is exceeded."""
    if got.shape != want.shape:
        raise Failed(f"{list(got.shape)} instead of {list(want.shape)}")
    if not quantization.scale:
        if want.dtype.kind == "f":
            raise Failed(f"a result of type {got.dtype} has no scale")
        if not np.array_equal(got, want):
            raise Failed(f"{got.reshape(-1)[:8].tolist()} instead of {want.reshape(-1)[:8].tolist()}")
        return 0.0
    if got.size == 0:
        return 0.0
    wanted = quantization.clip(want.astype(np.float64))
    errors = np.abs(quantization.real(got) - wanted) / quantization.scale
    if not errors.max() <= tolerance * 1.0001:
        place = int(errors.argmax())
        values = quantization.real(got).flat[place], wanted.flat[place]
        raise Failed(f"error of {errors.max():.3g} scales: {values[0]:.6g} instead of {values[1]:.6g}")
    return float(errors.max())


def run_litert(content: bytes, case: Case, expected: list[list[np.ndarray]], kernels: str) -> float:
    """Runs all inputs twice in one interpreter, with resizes in between; returns the largest error."""
    interpreter = Interpreter(
        model_content=content, num_threads=1, experimental_op_resolver_type=litert.RESOLVERS[kernels]
    )
    inputs = {name_of(item["name"]): item for item in interpreter.get_input_details()}
    outputs = [Quantization.of(item) for item in interpreter.get_output_details()]
    worst = 0.0
    for index, wanted in enumerate(expected):
        for item in case.feeds:
            interpreter.resize_tensor_input(inputs[case.value_name(item)]["index"], item.runs[index].shape)
        interpreter.allocate_tensors()
        for _ in (1, 2):
            for item in case.feeds:
                details = inputs[case.value_name(item)]
                interpreter.set_tensor(details["index"], Quantization.of(details).stored(item.runs[index]))
            interpreter.invoke()
            for number, want in enumerate(wanted):
                worst = max(worst, compare(read(interpreter, number), want, outputs[number], case.tolerance))
    return worst


def run_micro(content: bytes, case: Case, expected: list[list[np.ndarray]]) -> float:
    from tflite_micro import runtime

    details = Interpreter(model_content=content)
    inputs = {name_of(item["name"]): (place, item) for place, item in enumerate(details.get_input_details())}
    outputs = [Quantization.of(item) for item in details.get_output_details()]
    interpreter = runtime.Interpreter.from_bytes(content, arena_size=ARENA_BYTES)
    worst = 0.0
    for _ in (1, 2):
        for item in case.feeds:
            place, found = inputs[case.value_name(item)]
            interpreter.set_input(Quantization.of(found).stored(item.runs[0]), place)
        interpreter.invoke()
        for number, want in enumerate(expected[0]):
            worst = max(worst, compare(interpreter.get_output(number), want, outputs[number], case.tolerance))
    return worst


def runners(target: str) -> dict[str, Callable[[bytes, Case, list[list[np.ndarray]]], float]]:
    if target == "micro":
        return {"TFLite Micro": run_micro}
    return {
        kernels: lambda content, case, expected, kernels=kernels: run_litert(content, case, expected, kernels)
        for kernels in litert.RESOLVERS
    }


def check(tfuse: str, case: Case, results: recorded.Results, target: str, folder: pathlib.Path) -> Outcome:
    outcome = Outcome(case.name)
    try:
        if results.digests.get(case.name) != recorded.digest(case):
            raise Failed("TensorFlow's results are not recorded, or of another graph: run record.py")
        file = quantize(tfuse, case, target, folder)
        reason = float_ops.reason(case, target)
        if not file and not reason:
            raise Failed("it stays float")
        if file and reason:
            raise Failed(f"float_ops.py says that it stays float: {reason}")
        if file:
            content = file.read_bytes()
            outcome.ops = sorted(tflite_file.parse(content).ops)
            if tensors := float_tensors(content):
                raise Failed(f"float tensors: {', '.join(tensors)}")
            for kernels, run in runners(target).items():
                try:
                    outcome.steps = max(outcome.steps, run(content, case, results.arrays[case.name]))
                except Failed as failed:
                    raise Failed(f"{failed} ({kernels}; {' '.join(outcome.ops)})") from None
    except Failed as failed:
        outcome.failure = str(failed)
    except (RuntimeError, ValueError) as error:
        outcome.failure = f"the runtime: {' '.join(str(error).split())} ({' '.join(outcome.ops)})"
    except subprocess.TimeoutExpired:
        outcome.failure = "no end of the conversion after 60 s"
    return outcome


def is_for(case: Case, target: str) -> bool:
    """Micro's files have no unknown sizes, and one scale for the weights of FULLY_CONNECTED."""
    if target != "micro":
        return True
    is_dense = case.op == "MatMul" and "fed" not in case.name or "weights" in case.name
    has_channel_scales = is_dense and "equal-scales" not in case.name
    return case.run_count == 1 and not has_channel_scales


def missing_cases(outcomes: list[Outcome]) -> list[str]:
    """The quantizable ops without a case, and those of UNTRIED with one."""
    missing = []
    for bits, mode in ((8, "int8"), (16, "int16x8")):
        tried = {op for outcome in outcomes if outcome.name.split("/")[1] == mode for op in outcome.ops}
        quantizable = {op for op, facts in own_facts().items() if facts[f"int{bits}"]}
        missing += [f"{op} {mode}: no case runs the op" for op in sorted(quantizable - tried - UNTRIED.keys())]
        missing += [f"{op} {mode}: UNTRIED has the op, but a case runs it" for op in sorted(tried & UNTRIED.keys())]
    return missing


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tfuse", default="tfuse", help="the tfuse program")
    parser.add_argument("--target", default="interpreter", choices=("interpreter", "micro"))
    parser.add_argument("--only", action="append", metavar="GLOB", help="cases of that name, as 'AddV2/int8/*'")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (default: %(default)s)")
    parser.add_argument("--keep", type=pathlib.Path, metavar="DIR", help="keep graphs and files there")
    parser.add_argument("--verbose", action="store_true", help="show ops and error of each case")
    return parser.parse_args()


def main() -> int:
    arguments = parse_arguments()
    tfuse = os.path.abspath(arguments.tfuse) if os.sep in arguments.tfuse else arguments.tfuse
    families = family.load_all(family.QUANTIZED)
    results = {item.name: recorded.Results.load(item.name) for item in families}
    chosen = [
        (item.name, case)
        for item in families
        for case in item.cases
        if is_for(case, arguments.target)
        and (not arguments.only or any(fnmatch.fnmatch(case.name, glob) for glob in arguments.only))
    ]

    def work(chunk: list[tuple[str, Case]]) -> str:
        outcomes = []
        with tempfile.TemporaryDirectory() as temporary:
            for name, case in chunk:
                folder = pathlib.Path(temporary)
                if arguments.keep:
                    folder = arguments.keep / case.name.replace("/", "-")
                    folder.mkdir(parents=True, exist_ok=True)
                outcomes.append(dataclasses.asdict(check(tfuse, case, results[name], arguments.target, folder)))
        return json.dumps(outcomes)

    outcomes: list[Outcome] = []

    def collect(chunk: list[tuple[str, Case]], text: str | None, log: str) -> None:
        if text is not None:
            outcomes.extend(Outcome(**item) for item in json.loads(text))
        elif len(chunk) == 1:
            last = [line for line in log.splitlines() if line.strip()][-1:]
            outcomes.append(Outcome(chunk[0][1].name, f"the runtime or the runner died: {' '.join(last)}"))
        else:  # Find the case that kills its process.
            for part, text, log in forked.run([[item] for item in chunk], work, arguments.jobs):
                collect(part, text, log)

    chunks = [chosen[start : start + CHUNK] for start in range(0, len(chosen), CHUNK)]
    for chunk, text, log in forked.run(chunks, work, arguments.jobs):
        collect(chunk, text, log)

    for outcome in sorted(outcomes, key=lambda item: item.name):
        if outcome.failure:
            print(f"FAILED {outcome.name}: {outcome.failure}")
        elif arguments.verbose:
            text = " ".join(outcome.ops) or "stays float"
            print(f"{outcome.name}: {text}, error of {outcome.steps:.3f} scales")
    failed = sum(bool(outcome.failure) for outcome in outcomes)
    if arguments.target == "interpreter" and not arguments.only:
        for line in missing_cases(outcomes):
            print(f"FAILED {line}")
            failed += 1
    print(f"{sum(not outcome.failure for outcome in outcomes)} passed, {failed} failed")
    return 0 if outcomes and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
