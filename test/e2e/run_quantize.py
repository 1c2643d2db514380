#!/usr/bin/env python3
"""Quantizes the end-to-end cases in every mode, runs the files in LiteRT, compares with the float file.

A case passes in a mode when
  - the quantized file runs with XNNPACK and with LiteRT's own kernels, for every recorded input;
  - the signal-to-noise ratio of each float output to that of the float file reaches the bound of the
    mode (MODES);
  - with default options, the file is no larger and has no more ops than TFLiteConverter's file of the
    same mode, where quantized.json has one that runs. If tfuse's float file is larger or has more ops than
    TFLiteConverter's float file, the quantized one may be as much larger.

For the first two points, constants of any size are quantized (--min-elements): the models are small.
Cases without constants to quantize are not counted. int8 and int16x8 are calibrated on the recorded inputs.
quantize_known.py has the cases that they refuse, or quantize with larger errors. Needs the packages of
requirements-runtime.txt.
"""

from __future__ import annotations

import argparse
import dataclasses
import fnmatch
import json
import math
import os
import pathlib
import subprocess
import sys
import tempfile

import numpy as np

import case_dir
import forked
import litert
import quantize_known
import tflite_file
from run_calibration import runtime_library

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
STOCK = HERE / "quantized.json"


@dataclasses.dataclass(frozen=True)
class Mode:
    """Options of `tfuse convert`, and the least signal-to-noise ratio in dB."""

    options: tuple[str, ...]
    decibels: float
    # The name of the mode in quantized.json, if TFLiteConverter has it.
    stock: str = ""
    # For the accuracy, constants from this size on are quantized: the models are small.
    min_elements: int = 8
    # The recorded inputs of a case are its calibration data.
    is_static: bool = False


MODES = {
    "dynamic-range": Mode(("--quantize", "dynamic-range"), 25, "dynamic-range"),
    # XNNPACK gives other results in some runs when it resizes files with smaller float16 constants.
    "float16": Mode(("--quantize", "float16"), 55, "float16", min_elements=64),
    "weights": Mode(("--quantize", "weights"), 28),
    "weights-4": Mode(("--quantize", "weights", "--weight-bits", "4"), 10),
    # A step of int8 in a range that the values fill is an error of 40 to 50 dB; 20 dB, a tenth of the signal,
    # leave room for 100 such errors, or for values that fill a tenth of the range.
    "int8": Mode(("--quantize", "int8"), 20, is_static=True),
    # The error is nearly that of the int8 weights.
    "int16x8": Mode(("--quantize", "int16x8"), 28, is_static=True),
}


@dataclasses.dataclass
class Result:
    case: str
    mode: str
    decibels: float = math.inf
    failures: list[str] = dataclasses.field(default_factory=list)
    is_counted: bool = True


def convert(tfuse: str, case: pathlib.Path, info: case_dir.CaseInfo, output: pathlib.Path, *options: str) -> str:
    """Converts a case; returns the error, or an empty string."""
    command = [tfuse, "convert", str(case / info.model), "-o", str(output), "-q", *options]
    for option, names in (("--input-arrays", info.feeds), ("--output-arrays", info.fetches)):
        if names:
            command += [option, ",".join(names)]
    run = subprocess.run(command, capture_output=True, text=True)
    return "" if run.returncode == 0 else (run.stderr.strip() or f"exit code {run.returncode}")


def write_data(case: pathlib.Path, info: case_dir.CaseInfo, directory: pathlib.Path) -> list[str]:
    """Options that give the recorded inputs as calibration data, in one file for each sample."""
    options = []
    for position, sample in enumerate(info.samples):
        inputs, _ = case_dir.load_expected(case, sample.run)
        if not inputs:
            continue
        path = directory / f"{position}.npz"
        np.savez(path, **{name: value[None] for name, value in inputs.items()})
        options += ["--calibration", f"{sample.signature}={path}" if sample.signature else str(path)]
    return options


def outputs_of(model: pathlib.Path, case: pathlib.Path, info: case_dir.CaseInfo, kernels: str) -> dict:
    """(sample, output name) -> value, for all recorded samples; float outputs only."""
    interpreter = litert.open_model(model, kernels)
    outputs = {}
    for position, sample in enumerate(info.samples):
        inputs, _ = case_dir.load_expected(case, sample.run)
        values = litert._runner(interpreter, sample.signature)(**inputs)
        for name, value in values.items():
            if np.issubdtype(value.dtype, np.floating):
                outputs[position, name] = np.asarray(value, np.float64)
    return outputs


def decibels(got: dict, want: dict) -> float:
    """The lowest signal-to-noise ratio of all outputs, each over all samples."""
    lowest = math.inf
    for name in {name for _, name in want}:
        signal = noise = 0.0
        for key, value in want.items():
            if key[1] != name:
                continue
            finite = np.isfinite(value)
            signal += float(np.sum(value[finite] ** 2))
            noise += float(np.sum((got[key][finite] - value[finite]) ** 2))
        if math.isnan(noise):
            return -math.inf
        if noise:
            lowest = min(lowest, 10 * math.log10(signal / noise) if signal else -math.inf)
    return lowest


def compare_with_stock(tfuse: str, case: pathlib.Path, info: case_dir.CaseInfo, mode: Mode,
                       base: tflite_file.TfliteFile, stock: dict, directory: pathlib.Path) -> list[str]:  # fmt: skip
    recorded = stock.get(info.name, {})
    theirs = recorded.get(mode.stock) if mode.stock else None
    if not theirs or "float" not in recorded:
        return []
    path = directory / "default.tflite"
    if error := convert(tfuse, case, info, path, *mode.options):
        return [error]
    ours = tflite_file.read(path)
    failures = []
    extra_ops = max(0, base.op_count - recorded["float"]["ops"])
    extra_bytes = max(0, base.size - recorded["float"]["size"])
    if ours.op_count > theirs["ops"] + extra_ops:
        failures.append(f"{ours.op_count} ops, TFLiteConverter has {theirs['ops']}")
    if ours.size > theirs["size"] + extra_bytes:
        failures.append(f"{ours.size} bytes, TFLiteConverter has {theirs['size']}")
    return failures


def run_case(tfuse: str, case: pathlib.Path, modes: list[str], stock: dict) -> list[Result]:
    info = case_dir.load_info(case)
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        base = directory / "float.tflite"
        if convert(tfuse, case, info, base):
            return []  # The suite e2e judges this.
        try:
            want = {kernels: outputs_of(base, case, info, kernels) for kernels in litert.RESOLVERS}
        except RuntimeError:
            return []  # A custom op; the suite e2e gives the kernel.
        results = []
        for mode_name in modes:
            mode = MODES[mode_name]
            result = Result(info.name, mode_name)
            results.append(result)
            path = directory / f"{mode_name}.tflite"
            options = [*mode.options]
            if mode.is_static:
                options += write_data(case, info, directory)
            else:
                options += ["--min-elements", str(mode.min_elements)]
            error = convert(tfuse, case, info, path, *options)
            refusal, _ = quantize_known.find(quantize_known.REFUSED, mode_name, info.name)
            if refusal and f"error[{refusal[0]}]" not in error:
                result.failures.append(f"{error or 'it converts'}; quantize_known.py says {refusal[0]}")
            elif error and not refusal:
                result.failures.append(error)
            if error:
                continue
            if path.read_bytes() == base.read_bytes():
                result.is_counted = False
                continue
            reason, _ = quantize_known.find(quantize_known.LARGE_ERRORS, mode_name, info.name)
            for kernels in litert.RESOLVERS:
                try:
                    found = decibels(outputs_of(path, case, info, kernels), want[kernels])
                except (RuntimeError, ValueError) as error:
                    result.failures.append(f"{kernels}: {error}")
                    continue
                result.decibels = min(result.decibels, found)
                if found < mode.decibels and not reason:
                    result.failures.append(f"{kernels}: {found:.1f} dB, {mode.decibels} dB are needed")
            if reason and reason != quantize_known.EMPTY_SUM and result.decibels >= mode.decibels:
                result.failures.append("quantize_known.py says that the error is larger")
            float_file = tflite_file.read(base)
            result.failures += compare_with_stock(tfuse, case, info, mode, float_file, stock, directory)
    return results


def run_all(tfuse: str, cases: list[pathlib.Path], modes: list[str], stock: dict, jobs: int) -> list[Result]:
    """The counted results, in the order of the cases. An interpreter that aborts fails its case and mode alone."""

    def work(item: tuple[pathlib.Path, list[str]]) -> str:
        return json.dumps([dataclasses.asdict(result) for result in run_case(tfuse, *item, stock)])

    results = []
    died = []
    for (case, _), text, _ in forked.run([(case, modes) for case in cases], work, jobs):
        if text is None:
            died += [(case, [mode]) for mode in modes]
        else:
            results += [Result(**fields) for fields in json.loads(text)]
    for (case, [mode]), text, log in forked.run(died, work, jobs):
        if text is None:
            last = log.strip().splitlines()[-1:]
            results.append(Result(case.name, mode, failures=[f"LiteRT or the runner died: {' '.join(last)}"]))
        else:
            results += [Result(**fields) for fields in json.loads(text)]
    places = {mode: place for place, mode in enumerate(modes)}
    return sorted((result for result in results if result.is_counted), key=lambda r: (r.case, places[r.mode]))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tfuse", default=str(ROOT / "build/release/bin/tfuse"), help="the tfuse program")
    parser.add_argument("--only", action="append", metavar="GLOB", help="only these cases (repeatable)")
    parser.add_argument("--mode", action="append", choices=MODES, help="only this mode (repeatable)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--verbose", action="store_true", help="show every ratio")
    arguments = parser.parse_args()
    globs, modes = arguments.only or ["*"], arguments.mode or list(MODES)
    os.environ.setdefault("TFUSE_RUNTIME", runtime_library())
    stock = json.loads(STOCK.read_text())["cases"]
    cases = [
        case
        for case in case_dir.find_cases([HERE / "cases"])
        if any(fnmatch.fnmatch(case.name, glob) for glob in globs)
    ]
    results = run_all(arguments.tfuse, cases, modes, stock, arguments.jobs)
    for result in results:
        if result.failures or arguments.verbose:
            state = "FAIL" if result.failures else "ok"
            print(f"{state:4} {result.mode:14} {result.case}: {result.decibels:.1f} dB")
        for failure in result.failures:
            print(f"     {failure}")
    for table in (quantize_known.REFUSED, quantize_known.LARGE_ERRORS):
        for mode in modes:
            used = {quantize_known.find(table, mode, result.case)[1] for result in results}
            for glob in table.get(mode, {}).keys() - used if globs == ["*"] else ():
                results.append(Result(glob, mode, failures=["quantize_known.py: no such case"]))
                print(f"FAIL {mode:14} {glob}: quantize_known.py has no such case")
    for mode in modes:
        ratios = sorted(r.decibels for r in results if r.mode == mode)
        if ratios:
            print(f"{mode}: {len(ratios)} cases, least {ratios[0]:.1f} dB, median {ratios[len(ratios) // 2]:.1f} dB")
    failed = sum(bool(result.failures) for result in results)
    print(f"{len(results) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
