#!/usr/bin/env python3
"""Calibrates every case on its recorded inputs and checks the statistics.

The minimum, maximum and number of elements of each tensor of an entry function are those that numpy
computes from the tensors of LiteRT's Python interpreter. The SavedModel and its converted file give
the same statistics; so do any division and order of the samples, and tfuse's evaluator. "The same"
allows for rounding: the last bits of LiteRT's results depend on addresses in memory. (The lit test
calibrate.test compares byte for byte, with the evaluator.)

KNOWN lists the cases that are not calibrated, with the code of the diagnostic and the reason; an
entry that no case matches is a failure.
"""

from __future__ import annotations

import argparse
import dataclasses
import fnmatch
import importlib.util
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import warnings

import numpy as np

import case_dir

HERE = pathlib.Path(__file__).resolve().parent
# Kernels of LiteRT, of XNNPACK and of the evaluator round differently.
RELATIVE, ABSOLUTE = 2e-5, 1e-6

# Pattern of cases: (code of the diagnostic, reason).
_CUSTOM = ("unsupported-op", "a custom op without a kernel")
_VARIABLES = ("unsupported-op", "the evaluator has no variables, and LiteRT refuses the model")
_NAN = ("invalid-calibration-data", "the recorded inputs or results contain NaN or infinity")
KNOWN: dict[str, tuple[str, str]] = {
    "composite_dense_image_warp": _CUSTOM,
    "composite_fusable_op": _CUSTOM,
    "composite_fusable_op_lists": _CUSTOM,
    "composite_keras_lstm_stateful": _VARIABLES,
    "composite_max_unpooling_*": _CUSTOM,
    "keras3_masked_nan": _NAN,
    "keras_layers_that_share_a_name": _VARIABLES,
    "lstm_beside_scalar_variable": _VARIABLES,
    "stablehlo_composite_custom_op": _CUSTOM,
    "stablehlo_elementwise": _NAN,
    "variable_in_control_flow": _VARIABLES,
    "variable_scatter_factors_float32": _VARIABLES,
}


# Fake-quant ops of 8 bits are QUANTIZE and DEQUANTIZE in a float file, and FAKE_QUANT before quantization.
TRAINED = "qat_*"
# Quantization splits bidirectional layers, and thus calibration does; a float file has them whole.
SPLIT = "*bidirectional*"
# Quantized models have loops where float files have UNIDIRECTIONAL_SEQUENCE_RNN, LSTMs with relu, or masked LSTMs whose
# final cell state is used.
LOOPS = (
    "*simple*",
    "cudnn_keras3_lstm_masked_backwards",
    "keras3_lstm_activation_relu*",
    "keras3_masked_relu",
    "keras3_masked_any_length",
    "keras3_masked_backwards",
    "keras3_masked_by_input",
    "keras3_masked_half",
    "keras3_masked_states",
    "keras3_unrolled_masked_states",
    "keras_masked_bidirectional",
    "tf1_lengths_basic",
    "tf1_lengths_bidirectional",
    "tfkeras_masked_cells",
)


class Failure(Exception):
    """A case failed; the message says how."""


class Refused(Exception):
    """tfuse calibrate fails with a diagnostic."""


@dataclasses.dataclass
class Run:
    signature: str
    inputs: dict[str, np.ndarray]


def runtime_library() -> str:
    spec = importlib.util.find_spec("ai_edge_litert")
    assert spec and spec.submodule_search_locations
    return str(pathlib.Path(spec.submodule_search_locations[0]) / "libLiteRt.so")


class CaseCheck:
    def __init__(self, tfuse: str, case: pathlib.Path, scratch: pathlib.Path) -> None:
        self.tfuse, self.case, self.scratch = tfuse, case, scratch
        self.info = json.loads((case / case_dir.CASE_FILE).read_text())
        self.model = case / self.info["model"]
        self.file = scratch / "model.tflite"
        with np.load(case / case_dir.EXPECTED_FILE, allow_pickle=False) as recorded:
            self.runs = [
                Run(s["signature"], {name: recorded[f"{s['run']}/in/{name}"] for name in self.inputs_of(s)})
                for s in self.info["samples"]
            ]

    def inputs_of(self, sample: dict) -> list[str]:
        signature = self.info["signatures"].get(sample["signature"])  # A GraphDef has none.
        return list(signature["inputs"]) if signature else []

    def skipped(self) -> str:
        if self.info["kind"] == "graphdef":
            return "a GraphDef, which needs options"
        if not any(run.inputs for run in self.runs):
            return "no inputs"
        if any(array.dtype.kind in "SUO" for run in self.runs for array in run.inputs.values()):
            return "inputs of strings"
        is_loop = any(fnmatch.fnmatch(self.case.name, glob) for glob in LOOPS)
        form = ["--rnn", "while"] if is_loop else []
        if self.tfuse_run("convert", self.model, "-q", "-o", self.file, *form).returncode != 0:
            return "not converted"
        return ""

    def tfuse_run(self, *words: object) -> subprocess.CompletedProcess[str]:
        return subprocess.run([self.tfuse, *map(str, words)], capture_output=True, text=True, errors="replace")

    def write_data(self) -> list[str]:
        """An .npz file for each recorded run."""
        sources = []
        for i, run in enumerate(self.runs):
            if not run.inputs:
                continue
            path = self.scratch / f"{i}.npz"
            np.savez(path, **{name: array[None] for name, array in run.inputs.items()})
            sources.append(f"{run.signature}={path}")
        return sources

    def calibrate(self, model: pathlib.Path, sources: list[str], *options: str) -> bytes:
        output = self.scratch / "out.ranges"
        done = self.tfuse_run("calibrate", model, *sources, "-o", output, *options)
        if done.returncode == 1:
            raise Refused(done.stderr[done.stderr.find("error[") :].strip())
        if done.returncode != 0:
            raise Failure(f"exit code {done.returncode}: {done.stderr}")
        return output.read_bytes()

    def merged(self, sources: list[str]) -> bytes:
        """Calibrates each source alone, the last one first."""
        parts = []
        for i, source in enumerate(reversed(sources)):
            part = self.scratch / f"{i}.ranges"
            part.write_bytes(self.calibrate(self.file, [source]))
            parts.append(part)
        output = self.scratch / "merged.ranges"
        if self.tfuse_run("calibrate", "--merge", *parts, "-o", output).returncode != 0:
            raise Failure("the parts do not merge")
        return output.read_bytes()

    def reference(self) -> dict[str, list[np.ndarray]]:
        """The float tensors of entry functions by name, in all runs."""
        from ai_edge_litert.interpreter import Interpreter

        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            interpreter = Interpreter(str(self.file), experimental_preserve_all_tensors=True)
        found: dict[str, list[np.ndarray]] = {}
        for run in self.runs:
            if not run.inputs:
                continue
            runner = interpreter.get_signature_runner(run.signature)
            runner(**run.inputs)  # Allocates the variables, too.
            try:
                interpreter.reset_all_variables()
            except RuntimeError:
                return {}  # States of unknown size, which cannot be reset.
            runner(**run.inputs)
            subgraph = runner._subgraph_index
            for tensor in interpreter.get_tensor_details(subgraph):
                try:
                    value = interpreter.get_tensor(tensor["index"], subgraph)
                except ValueError:
                    continue  # Absent, or inside a delegate.
                if value.dtype == np.float32 and value.size:
                    found.setdefault(tensor["name"], []).append(value)
        return found

    def compare(self, tensors: dict[str, dict], expected: dict[str, list[np.ndarray]]) -> int:
        """Compares the tensors that the interpreter shows; returns their number."""
        checked = 0
        for name, statistics in tensors.items():
            values = expected.get(name.split(":", 1)[1])
            if not values:
                continue
            want = {
                "min": min(float(v.min()) for v in values),
                "max": max(float(v.max()) for v in values),
            }
            if statistics["count"] != sum(v.size for v in values):
                raise Failure(f"{name}: {statistics['count']} elements")
            self.check_extrema(name, statistics, want)
            checked += 1
        return checked

    @staticmethod
    def check_extrema(name: str, got: dict, want: dict) -> None:
        tolerance = RELATIVE * max(abs(want["min"]), abs(want["max"])) + ABSOLUTE
        for key in ("min", "max"):
            if not abs(got[key] - want[key]) <= tolerance:
                raise Failure(f"{name}: {key} is {got[key]}, not {want[key]}")

    def check_equal(self, what: str, got_text: bytes, want_text: bytes) -> None:
        if got_text == want_text:
            return
        got, want = json.loads(got_text), json.loads(want_text)
        for key in ("model", "samples"):
            if got[key] != want[key]:
                raise Failure(f"{what} has {key} {got[key]}, not {want[key]}")
        if got["tensors"].keys() != want["tensors"].keys():
            raise Failure(f"{what} has other tensors")
        for name, statistics in got["tensors"].items():
            if statistics["count"] != want["tensors"][name]["count"]:
                raise Failure(f"{what} counts {statistics['count']} elements of {name}")
            self.check_extrema(f"{what}: {name}", statistics, want["tensors"][name])

    def check_evaluator(self, sources: list[str], tensors: dict[str, dict]) -> None:
        try:
            evaluated = json.loads(self.calibrate(self.file, sources, "--runtime", "none"))["tensors"]
        except Refused as refused:
            if "error[unsupported-op]" in str(refused):
                return
            raise
        if evaluated.keys() != tensors.keys():
            raise Failure(f"the evaluator records {sorted(evaluated.keys() ^ tensors.keys())} or does not")
        for name, statistics in evaluated.items():
            if statistics["count"] != tensors[name]["count"]:
                raise Failure(f"the evaluator counts {statistics['count']} elements of {name}")
            self.check_extrema(name, statistics, tensors[name])

    def check(self) -> int:
        sources = self.write_data()
        ranges = self.calibrate(self.model, sources)
        from_file = self.calibrate(self.file, sources)
        if not any(fnmatch.fnmatch(self.case.name, glob) for glob in (SPLIT, TRAINED)):
            self.check_equal("the file", from_file, ranges)
        self.check_equal("the sum of the parts", self.merged(sources), from_file)
        tensors = json.loads(ranges)["tensors"]
        checked = 0 if self.info["stateful"] else self.compare(tensors, self.reference())
        self.check_evaluator(sources, json.loads(from_file)["tensors"])
        return checked


def run_case(tfuse: str, case: pathlib.Path) -> tuple[str, str]:
    """The outcome of a case, and what there is to say."""
    with tempfile.TemporaryDirectory() as scratch:
        check = CaseCheck(tfuse, case, pathlib.Path(scratch))
        if reason := check.skipped():
            return "skipped", reason
        try:
            return "passed", f"{check.check()} tensors compared"
        except Refused as refused:
            return "refused", str(refused)
        except Failure as failure:
            return "failed", str(failure)
        except Exception as error:  # noqa: BLE001: the interpreter refuses a model
            return "failed", f"{type(error).__name__}: {error}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tfuse", required=True)
    parser.add_argument("--only", action="append", default=[], metavar="GLOB")
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("cases", nargs="?", type=pathlib.Path, default=HERE / "cases")
    arguments = parser.parse_args()
    os.environ.setdefault("TFUSE_RUNTIME", runtime_library())
    counts = {"passed": 0, "failed": 0, "skipped": 0}
    unused = set(KNOWN)
    for case in sorted(path.parent for path in arguments.cases.glob(f"*/{case_dir.CASE_FILE}")):
        if arguments.only and not any(fnmatch.fnmatch(case.name, glob) for glob in arguments.only):
            continue
        outcome, text = run_case(arguments.tfuse, case)
        known = next((pattern for pattern in KNOWN if fnmatch.fnmatch(case.name, pattern)), None)
        unused.discard(known or "")
        if outcome == "refused":
            outcome = "passed" if known and f"error[{KNOWN[known][0]}]" in text else "failed"
        elif outcome == "passed" and known:
            outcome, text = "failed", f"KNOWN says {KNOWN[known][0]}"
        counts[outcome] += 1
        if outcome == "failed" or arguments.verbose:
            print(f"{outcome:8} {case.name}: {text}", flush=True)
    if not arguments.only:
        for pattern in sorted(unused):
            print(f"failed   KNOWN: no case matches {pattern}")
            counts["failed"] += 1
    print(f"{counts['skipped']} skipped")
    print(f"{counts['passed']} passed, {counts['failed']} failed")
    return 1 if counts["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
