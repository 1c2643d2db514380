#!/usr/bin/env python3
"""Converts the .tflite file of every case again, as `tfuse convert old.tflite -o new.tflite` does.

The old file is the one that tfuse writes, and with --rnn=while for recurrent networks. A case passes
when the new file has the signatures of the SavedModel, gives TensorFlow's outputs in LiteRT, and has
no more ops than the old one; and when converting the new file gives the same ops once more.

The files of converter_files are of TFLiteConverter. Their loops have to become the ops of CONVERTED.

Needs the packages of requirements-runtime.txt, no TensorFlow.
"""

from __future__ import annotations

import argparse
import fnmatch
import pathlib
import subprocess
import sys
import tempfile

import numpy as np

import case_dir
import forked
import litert
import run_cases
import tflite_file
from run_pipelines import RECURRENT

HERE = pathlib.Path(__file__).resolve().parent
LSTM, BIDIRECTIONAL = "UNIDIRECTIONAL_SEQUENCE_LSTM", "BIDIRECTIONAL_SEQUENCE_LSTM"
# File -> the number of ops of the new file, and its recurrent ops.
CONVERTED = {
    "gru": (25, {"WHILE": 1}),
    "lstm_backwards": (4, {LSTM: 1}),
    "lstm_bidirectional": (11, {BIDIRECTIONAL: 1}),
    "lstm_last": (4, {LSTM: 1}),
    "lstm_masked": (20, {LSTM: 1}),
    "lstm_sequences": (3, {LSTM: 1}),
    "lstm_stacked": (7, {LSTM: 2}),
    "simple_rnn": (3, {"UNIDIRECTIONAL_SEQUENCE_RNN": 1}),
}


def rewrite(tfuse: str, old: pathlib.Path, new: pathlib.Path) -> None:
    """Converts a .tflite file."""
    done = subprocess.run(
        [tfuse, "convert", str(old), "-o", str(new), "--verify-each", "-q"],
        capture_output=True,
        text=True,
        errors="replace",
    )
    if done.returncode:
        raise run_cases.Mismatch(f"{old.name}: exit code {done.returncode}: {done.stderr.strip()}")


def complaint(
    file: pathlib.Path,
    case: pathlib.Path,
    info: case_dir.CaseInfo,
    expected: run_cases.Expectation,
) -> str:
    """How a file differs from the SavedModel in signatures or values; empty if it does not."""
    result = run_cases.Result(info.name, False)
    try:
        run_cases.check_conversion(file, case, info, list(litert.RESOLVERS), expected, result)
    except run_cases.Mismatch as mismatch:
        return str(mismatch)
    return ""


def check(case: pathlib.Path, tfuse: str, options: str, folder: pathlib.Path) -> str:
    """What is wrong with a case; empty if it passes or its model does not convert."""
    info = case_dir.load_info(case)
    expected = run_cases.load_expectation(info.name)
    old, new, again = (folder / f"{name}.tflite" for name in ("old", "new", "again"))
    first = subprocess.run(
        [*run_cases.convert_command(tfuse, case, info, old, options), "-q"],
        capture_output=True,
        text=True,
        errors="replace",
    )
    if first.returncode:
        return "" if expected.status == "error" or options else f"does not convert: {first.stderr}"
    try:
        rewrite(tfuse, old, new)
        wrong = complaint(new, case, info, expected)
        # With --rnn=while a shape may be less precise than the SavedModel's.
        if wrong and not (options and wrong == complaint(old, case, info, expected)):
            return wrong
        before, after = tflite_file.read(old).op_count, tflite_file.read(new).op_count
        if after > before:
            return f"{after} ops, the old file has {before}"
        rewrite(tfuse, new, again)
        if tflite_file.read(again).ops != tflite_file.read(new).ops:
            return "converting the new file changes its ops again"
    except run_cases.Mismatch as mismatch:
        return str(mismatch)
    return ""


def check_converted(old: pathlib.Path, tfuse: str, folder: pathlib.Path) -> str:
    """What is wrong with a file of converter_files once it is converted again; empty if nothing."""
    new, again = folder / "new.tflite", folder / "again.tflite"
    try:
        rewrite(tfuse, old, new)
        rewrite(tfuse, new, again)
    except run_cases.Mismatch as mismatch:
        return str(mismatch)
    runs = np.load(old.with_suffix(".npz"))
    for kernels in litert.RESOLVERS:
        interpreter = litert.open_model(new, kernels)
        interpreter.allocate_tensors()
        given, result = interpreter.get_input_details()[0], interpreter.get_output_details()[0]
        for run in sorted({name.split("/")[0] for name in runs.files}) * 2:
            interpreter.set_tensor(given["index"], runs[f"{run}/in"])
            interpreter.invoke()
            deviation = case_dir.deviation(
                interpreter.get_tensor(result["index"]), runs[f"{run}/out"]
            )
            if deviation > 1:
                return f"run {run}, {kernels}: {deviation:.3g} times the tolerance"
    if tflite_file.read(again).ops != tflite_file.read(new).ops:
        return "converting the new file changes its ops again"
    count, expected = CONVERTED[old.stem]
    found = tflite_file.read(new)
    recurrent = {
        op: number for op, number in found.ops.items() if op == "WHILE" or "SEQUENCE" in op
    }
    if (found.op_count, recurrent) != (count, expected):
        return f"{found.op_count} ops, {recurrent} instead of {count}, {expected}"
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "cases",
        nargs="*",
        type=pathlib.Path,
        default=[HERE / "cases"],
        help="case directories, or directories of them (default: %(default)s)",
    )
    parser.add_argument("--tfuse", default="tfuse", help="the tfuse program")
    parser.add_argument("--only", metavar="GLOB", help="only cases of that name")
    parser.add_argument("--jobs", type=int, default=2, help="cases at a time (default: %(default)s)")
    arguments = parser.parse_args()
    runs = [
        (case, options)
        for case in case_dir.find_cases(arguments.cases)
        if fnmatch.fnmatch(case.name, arguments.only or "*")
        for options in ("", "--rnn=while")
        if not options or any(fnmatch.fnmatch(case.name, glob) for glob in RECURRENT)
    ]

    if arguments.cases == parser.get_default("cases"):
        files = sorted((HERE / "converter_files").glob(f"{arguments.only or '*'}.tflite"))
        runs += [(file, "") for file in files]

    def work(item: tuple[pathlib.Path, str]) -> str:
        with tempfile.TemporaryDirectory() as folder:
            if item[0].suffix == ".tflite":
                return check_converted(item[0], arguments.tfuse, pathlib.Path(folder))
            return check(item[0], arguments.tfuse, item[1], pathlib.Path(folder))

    failed = 0
    for (case, options), text, log in forked.run(runs, work, arguments.jobs):
        if text != "":
            failed += 1
            print(f"FAILED {case.name} {options}: {text or log}".strip())
    print(f"{len(runs) - failed} passed, {failed} failed")
    return 0 if runs and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
