#!/usr/bin/env python3
"""Converts every case of families/ with tfuse, runs it in LiteRT, compares it with TensorFlow.

A case passes if the conversion does what the case declares: a result that agrees with TensorFlow's,
with XNNPACK and with LiteRT's own kernels, or a refusal with the declared code.

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

sys.path.insert(1, str(pathlib.Path(__file__).resolve().parents[1] / "e2e"))

import case_dir
import forked
import litert
import numpy as np
import tflite_file
from ai_edge_litert.interpreter import Interpreter

import demands
import family
import graph_text
import recorded
import run_cases
from case import BFLOAT16, Case

CHUNK = 40  # cases of one process


class Failed(Exception):
    """The outcome of a case differs from its declaration; the message says how."""


@dataclasses.dataclass
class Outcome:
    name: str
    failure: str = ""
    ops: list[str] = dataclasses.field(default_factory=list)  # of the converted file


def convert(tfuse: str, case: Case, folder: pathlib.Path) -> pathlib.Path | None:
    """Converts the graph of a case; None if that was refused as declared."""
    graph, output = folder / "graph.pbtxt", folder / "model.tflite"
    graph.write_text(graph_text.graph_text(case))
    output.unlink(missing_ok=True)
    command = [tfuse, "convert", str(graph), "-o", str(output), "-q"]
    if case.feeds:
        command += ["--input-arrays", ",".join(case.value_name(item) for item in case.feeds)]
    command += ["--output-arrays", ",".join(case.value_name(item) for item in case.fetches)]
    run = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=60)
    if run.returncode == 0:
        if case.code:
            raise Failed(f"error[{case.code}] expected, but it converts")
        return output
    found = re.search(r"error\[([a-z-]+)\]: .*", run.stderr)
    if run.returncode != 1 or not found:
        raise Failed(f"exit code {run.returncode}: {' '.join(run.stderr.split())[-300:]}")
    if found[1] != case.code:
        raise Failed(found[0])
    return None


def numbers(array: np.ndarray) -> np.ndarray:
    """Complex numbers as pairs of reals, which are compared with a tolerance."""
    if array.dtype.kind != "c":
        return array
    return np.stack([array.real, array.imag], axis=-1)


def coarse_deviation(got: np.ndarray, want: np.ndarray) -> float:
    """As case_dir.deviation for bfloat16, whose numbers are eight times as coarse as those of
    float16; computing in float32 does not always find the nearest one."""
    got, want = got.astype(np.float32), want.astype(np.float32)
    finite = np.isfinite(want)
    if not np.array_equal(got[~finite], want[~finite], equal_nan=True) or np.isnan(got[finite]).any():
        return float("inf")
    if not finite.any():
        return 0.0
    allowed = 8 * case_dir.RELATIVE[2] * np.abs(want[finite]).max() + case_dir.ABSOLUTE
    return float(np.abs(got[finite] - want[finite]).max() / allowed)


def compare_values(got: np.ndarray, want: np.ndarray, tolerance: float) -> None:
    want = want.astype("S") if want.dtype == object else want
    want_dtype = got.dtype if want.dtype.kind == "S" else want.dtype  # Strings have a length.
    if got.dtype != want_dtype or got.shape != want.shape:
        raise Failed(f"{got.dtype}{list(got.shape)} instead of {want.dtype}{list(want.shape)}")
    deviation = (
        coarse_deviation(got, want) if want.dtype == BFLOAT16 else case_dir.deviation(numbers(got), numbers(want))
    )
    if not deviation <= tolerance:
        shown = f"{got.reshape(-1)[:8].tolist()} instead of {want.reshape(-1)[:8].tolist()}"
        raise Failed(f"{deviation:.3g} times the tolerance: {shown}")


def compare_distribution(got: np.ndarray, want: np.ndarray, tolerance: float) -> None:
    """Mean and variance as of the same distribution, and other values than TensorFlow's."""
    if got.dtype != want.dtype or got.shape != want.shape:
        raise Failed(f"{got.dtype}{list(got.shape)} instead of {want.dtype}{list(want.shape)}")
    got, want = got.astype(np.float64), want.astype(np.float64)
    if len(np.unique(got)) < min(10, len(np.unique(want))):
        raise Failed(f"only {len(np.unique(got))} different values")
    noise = 6 * want.std() * (2 / want.size) ** 0.5
    for name, a, b in (("mean", got.mean(), want.mean()), ("deviation", got.std(), want.std())):
        if abs(a - b) > noise:
            raise Failed(f"{name} {a:.4g} instead of {b:.4g}, with {noise:.2g} of noise")


COMPARISONS = {"values": compare_values, "distribution": compare_distribution}


def name_of(tensor: str) -> str:
    return tensor.removesuffix(":0")


def read(interpreter: Interpreter, index: int) -> np.ndarray:
    """The value of an output; the LiteRT interface cannot return empty tensors."""
    details = interpreter.get_output_details()[index]
    if 0 in details["shape"]:
        return np.empty(details["shape"], details["dtype"])
    return np.asarray(interpreter.get_tensor(details["index"]))


def run_model(content: bytes, case: Case, expected: list[list[np.ndarray]], kernels: str) -> None:
    """Runs all inputs of a case twice in one interpreter, with resizes in between."""
    interpreter = Interpreter(
        model_content=content, num_threads=1, experimental_op_resolver_type=litert.RESOLVERS[kernels]
    )
    inputs = {name_of(item["name"]): item["index"] for item in interpreter.get_input_details()}
    for index, wanted in enumerate(expected):
        for item in case.feeds:
            position = inputs[case.value_name(item)]
            interpreter.resize_tensor_input(position, item.runs[index].shape)
        interpreter.allocate_tensors()
        for time in (1, 2):
            for item in case.feeds:
                interpreter.set_tensor(inputs[case.value_name(item)], item.runs[index])
            interpreter.invoke()
            for number, want in enumerate(wanted):
                got = read(interpreter, number)
                try:
                    COMPARISONS[case.compare](got, want, case.tolerance)
                except Failed as failed:
                    where = f"inputs {index}, time {time}, output {number}, {kernels}"
                    raise Failed(f"{failed} ({where})") from None


def check(tfuse: str, case: Case, results: recorded.Results, folder: pathlib.Path) -> Outcome:
    outcome = Outcome(case.name)
    try:
        if results.digests.get(case.name) != recorded.digest(case):
            raise Failed("TensorFlow's results are not recorded, or of another graph: run record.py")
        file = convert(tfuse, case, folder)
        if file:
            content = file.read_bytes()
            outcome.ops = sorted(tflite_file.parse(content).ops)
            for kernels in litert.RESOLVERS:
                run_model(content, case, results.arrays[case.name], kernels)
    except Failed as failed:
        outcome.failure = str(failed)
    except (RuntimeError, ValueError) as error:
        outcome.failure = f"LiteRT: {' '.join(str(error).split())}"
    except subprocess.TimeoutExpired:
        outcome.failure = "no end of the conversion after 60 s"
    return outcome


def run_cases_of_ops(tfuse: str) -> list[str]:
    """Runs the e2e cases that have TFLite ops which no case of families/ has; returns what is wrong."""
    complaints = []
    with tempfile.TemporaryDirectory() as temporary:
        for op, test in demands.cases_of_ops().items():
            case = demands.ROOT / test
            info = case_dir.load_info(case)
            file = pathlib.Path(temporary) / f"{case.name}.tflite"
            try:
                if not file.exists():
                    command = run_cases.convert_command(tfuse, case, info, file, "")
                    subprocess.run([*command, "-q"], check=True, capture_output=True, timeout=60)
                    for kernels in litert.RESOLVERS:
                        comparison = litert.compare(file, case, info, kernels)
                        if not comparison.worst <= 1:
                            complaints.append(f"{case.name}: {comparison.worst:.3g} times the tolerance")
                if op not in tflite_file.read(file).ops:
                    complaints.append(f"{case.name} of tflite_ops.txt has no {op}")
            except (subprocess.SubprocessError, RuntimeError, ValueError) as error:
                complaints.append(f"{case.name}, which has {op}: {' '.join(str(error).split())}")
    return complaints


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tfuse", default="tfuse", help="the tfuse program")
    parser.add_argument("--only", action="append", metavar="GLOB", help="cases of that name, as 'Abs/*'")
    parser.add_argument("--family", action="append", metavar="GLOB", help="families of that name")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (default: %(default)s)")
    parser.add_argument("--keep", type=pathlib.Path, metavar="DIR", help="keep graphs and files there")
    parser.add_argument("--verbose", action="store_true", help="say what each case became")
    return parser.parse_args()


def main() -> int:
    arguments = parse_arguments()
    tfuse = os.path.abspath(arguments.tfuse) if os.sep in arguments.tfuse else arguments.tfuse
    families = [
        item
        for item in family.load_all()
        if not arguments.family or any(fnmatch.fnmatch(item.name, glob) for glob in arguments.family)
    ]
    results = {item.name: recorded.Results.load(item.name) for item in families}
    chosen = [
        (item.name, case)
        for item in families
        for case in item.cases
        if results[item.name].digests.get(case.name) != recorded.NO_KERNEL
        and (not arguments.only or any(fnmatch.fnmatch(case.name, glob) for glob in arguments.only))
    ]
    chunks = [chosen[start : start + CHUNK] for start in range(0, len(chosen), CHUNK)]

    def work(chunk: list[tuple[str, Case]]) -> str:
        outcomes = []
        with tempfile.TemporaryDirectory() as temporary:
            for name, case in chunk:
                folder = pathlib.Path(temporary)
                if arguments.keep:
                    folder = arguments.keep / case.name.replace("/", "-")
                    folder.mkdir(parents=True, exist_ok=True)
                outcomes.append(dataclasses.asdict(check(tfuse, case, results[name], folder)))
        return json.dumps(outcomes)

    outcomes: list[Outcome] = []

    def collect(chunk: list[tuple[str, Case]], text: str | None, log: str) -> None:
        if text is not None:
            outcomes.extend(Outcome(**item) for item in json.loads(text))
        elif len(chunk) == 1:
            last = [line for line in log.splitlines() if line.strip()][-1:]
            outcomes.append(Outcome(chunk[0][1].name, f"LiteRT or the runner died: {' '.join(last)}"))
        else:  # Find the case that kills its process.
            for part, text, log in forked.run([[item] for item in chunk], work, arguments.jobs):
                collect(part, text, log)

    for chunk, text, log in forked.run(chunks, work, arguments.jobs):
        collect(chunk, text, log)

    for outcome in sorted(outcomes, key=lambda item: item.name):
        if outcome.failure:
            print(f"FAILED {outcome.name}: {outcome.failure}")
        elif arguments.verbose:
            print(f"{outcome.name}: {' '.join(outcome.ops) or 'refused'}")
    failed = sum(bool(outcome.failure) for outcome in outcomes)
    if not arguments.only and not arguments.family:
        executed = {op for outcome in outcomes if not outcome.failure for op in outcome.ops}
        complaints = demands.missing_rows(list(results.values())) + demands.missing_ops(executed)
        complaints += run_cases_of_ops(tfuse)
        for text in complaints:
            print(f"FAILED {text}")
        failed += len(complaints)
    print(f"{len(outcomes) - sum(bool(o.failure) for o in outcomes)} passed, {failed} failed")
    return 0 if outcomes and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
