#!/usr/bin/env python3
"""Checks `tfuse explain` on every case.

  - Its answers are those of explain_answers.py: what becomes of each annotated function, recurrent
    layer and pattern, or why it stays.
  - It is right about the conversion: `tfuse convert` with the same options converts exactly the
    models of which `explain` says so, with the ops and the size that it says; for some cases in
    every quantization mode, calibrated with random data (about as many ops, and about the size).
  - It writes nothing, its JSON follows docs/reference/schemas/explain.schema.json, and each layer
    that stays has a reason.

Needs the packages of requirements-runtime.txt.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import fnmatch
import json
import pathlib
import subprocess
import sys
import tempfile

import jsonschema
import numpy as np

import case_dir
import explain_answers
import tflite_file

HERE = pathlib.Path(__file__).resolve().parent
SCHEMA = HERE.parents[1] / "docs" / "reference" / "schemas" / "explain.schema.json"
# Quantized in each mode as well: floats, integers, loops, fused layers, custom ops.
QUANTIZED = ["keras3_mlp", "keras3_small_cnn", "keras3_lstm_sequences", "keras3_bert_tiny", "composite_keras_lstm_fixed_batch"]
QUANTIZED += ["depthwise_bias_relu6", "composite_embedding_lookup", "while_loop", "keras3_unet"]
CALIBRATED = ("int8", "int16x8")


class Mismatch(Exception):
    pass


def run(*command: str) -> subprocess.CompletedProcess:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode < 0:
        raise Mismatch(f"{command[1]} crashed: {done.stderr[-300:]}")
    return done


def options_of(info: case_dir.CaseInfo) -> list[str]:
    options = []
    if info.feeds:
        options += ["--input-arrays", ",".join(info.feeds)]
    if info.fetches:
        options += ["--output-arrays", ",".join(info.fetches)]
    return options


def result_of(item: dict) -> str:
    return ", ".join(item["becomes"]) if item["fuses"] else "-" + item["reason"]


def check_results(name: str, items: list[dict], key: str, expected: dict[str, str]) -> None:
    got: dict[str, str] = {}
    for item in items:
        if got.setdefault(item[key], result_of(item)) != result_of(item):
            raise Mismatch(f"{name}: {item[key]}: {got[item[key]]} and {result_of(item)}")
    if got != expected:
        raise Mismatch(f"{name}: {got}, not {expected}")


def check_answers(case: str, explanation: dict) -> None:
    if case in explain_answers.RECURRENT:
        check_results("layers", explanation["recurrentLayers"], "layer", explain_answers.RECURRENT[case])
    if case in explain_answers.FUNCTIONS:
        check_results("functions", explanation["annotatedFunctions"], "what", explain_answers.FUNCTIONS[case])
    for rule, count in explain_answers.PATTERNS.get(case, {}).items():
        got = sum(item["rule"] == rule for item in explanation["patterns"])
        if got != count:
            raise Mismatch(f"{rule} fuses {got} patterns, not {count}")


def calibration_data(info: case_dir.CaseInfo, folder: pathlib.Path) -> list[str]:
    """Random samples for each signature."""
    rng = np.random.default_rng(7)
    arguments = []
    for key, signature in info.signatures.items():
        arrays = {}
        for name, spec in signature["inputs"].items():
            shape = [4] + [size if size and size > 0 else 2 for size in spec["shape"]]
            dtype = np.dtype(spec["dtype"])
            is_float = dtype.kind == "f"
            arrays[name] = (rng.normal(size=shape) if is_float else rng.integers(0, 3, shape)).astype(dtype)
        np.savez(folder / f"{key}.npz", **arrays)
        arguments += ["--calibration", f"{key}={folder / f'{key}.npz'}"]
    return arguments


def check_mode(tfuse: str, model: str, options: list[str], mode: dict, data: list[str], work: pathlib.Path) -> None:
    name = mode["mode"]
    output = work / "model.tflite"
    output.unlink(missing_ok=True)
    flags = [] if name == "float" else ["--quantize", name]
    if mode["needsCalibration"]:
        flags += data
    converted = run(tfuse, "convert", model, "-o", str(output), "-q", *options, *flags)
    if (converted.returncode == 0) != mode["converts"]:
        raise Mismatch(f"{name}: convert ends with {converted.returncode}: {converted.stderr[-300:]}")
    if not mode["converts"]:
        return
    ops = tflite_file.read(output).op_count
    # Where two measured ranges happen to be equal, no QUANTIZE is needed between them.
    if abs(ops - mode["ops"]) > (max(1, 0.05 * ops) if mode["needsCalibration"] else 0):
        raise Mismatch(f"{name}: {ops} ops, explain says {mode['ops']}")
    size = output.stat().st_size
    # Measured ranges are other numbers, which are stored in as many bytes; equal ones only once.
    tolerance = 0.02 * size + 512 if mode["needsCalibration"] else 0
    if abs(size - mode["bytes"]) > tolerance:
        raise Mismatch(f"{name}: {size} bytes, explain says {mode['bytes']}")


def check(case: pathlib.Path, tfuse: str, validator: jsonschema.Validator) -> str:
    info = case_dir.load_info(case)
    model, options = str(case / info.model), options_of(info)
    modes = [] if info.name in QUANTIZED else ["--float-only"]
    before = sorted(case.rglob("*"))
    try:
        done = run(tfuse, "explain", model, "--json", *options, *modes)
        if done.returncode != 0:
            raise Mismatch(f"exit code {done.returncode}: {done.stderr[-300:]}")
        explanation = json.loads(done.stdout)
        error = jsonschema.exceptions.best_match(validator.iter_errors(explanation))
        if error:
            raise Mismatch(f"{error.json_path}: {error.message}")
        if sorted(case.rglob("*")) != before:
            raise Mismatch("explain wrote a file")
        check_answers(info.name, explanation)
        if explanation["converts"] and not explanation["modes"][0]["converts"]:
            raise Mismatch("the model converts, and its float file does not")
        with tempfile.TemporaryDirectory() as folder:
            work = pathlib.Path(folder)
            data = calibration_data(info, work) if len(explanation["modes"]) > 1 else []
            if not explanation["converts"]:
                explanation["modes"] = [explanation["modes"][0] | {"converts": False}]
            for mode in explanation["modes"]:
                check_mode(tfuse, model, options, mode, data, work)
    except Mismatch as mismatch:
        return str(mismatch)
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cases", nargs="*", default=["*"], help="globs of case names (default: all)")
    parser.add_argument("--tfuse", required=True)
    parser.add_argument("--folder", type=pathlib.Path, default=HERE / "cases")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    chosen = [c for c in sorted(arguments.folder.iterdir()) if any(fnmatch.fnmatch(c.name, g) for g in arguments.cases)]
    stated = {*explain_answers.RECURRENT, *explain_answers.FUNCTIONS, *explain_answers.PATTERNS, *QUANTIZED}
    missing = stated - {case.name for case in arguments.folder.iterdir()}
    schema = json.loads(SCHEMA.read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    failed = len(missing)
    for name in sorted(missing):
        print(f"FAIL {name}: there is no such case")
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for case, failure in zip(chosen, pool.map(lambda c: check(c, arguments.tfuse, validator), chosen)):
            if failure:
                failed += 1
                print(f"FAIL {case.name}: {failure}")
    answered = len(stated & {case.name for case in chosen})
    print(f"{answered} cases with stated answers")
    print(f"{len(chosen) - failed + len(missing)} passed, {failed} failed")
    return 1 if failed or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
