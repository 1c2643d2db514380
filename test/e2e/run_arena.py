#!/usr/bin/env python3
"""Compares the predicted tensor arena of TFLite Micro with the runtime's, for every case that runs there.

Each file of run_micro.py is converted in float32 and, calibrated on its recorded inputs, in int8. A
file fails if the runtime

  - needs an arena that differs by more than TOLERANCE from the prediction: the smallest arena with
    which tensors can be allocated, found by bisection;
  - uses a share of it that differs by more than TOLERANCE from the sum of the parts, as its allocator
    records.

The last line is `N passed, N failed`; the line before has the median and the worst error. Needs the
packages of requirements-runtime.txt, no TensorFlow.
"""

from __future__ import annotations

import argparse
import fnmatch
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator

import numpy as np
from tflite_micro import runtime

import case_dir
import for_target
import forked
from run_cases import convert_command
from run_micro import ARENA_BYTES, files_of

HERE = pathlib.Path(__file__).resolve().parent
TOLERANCE = 0.1
# The step of arena sizes: the allocator aligns to 16 bytes.
STEP = 16


def used_bytes(content: bytes) -> int:
    """The bytes of the arena that are in use after allocation, which the runtime prints."""
    interpreter = runtime.Interpreter.from_bytes(content, arena_size=ARENA_BYTES)
    with tempfile.TemporaryFile() as file:
        stderr = os.dup(2)
        os.dup2(file.fileno(), 2)
        interpreter.print_allocations()
        os.dup2(stderr, 2)
        os.close(stderr)
        file.seek(0)
        return int(re.search(rb"Arena allocation total (\d+) bytes", file.read())[1])


def can_allocate(content: bytes, arena_size: int) -> bool:
    """Tries in a child process: some kernels crash in an arena that is too small."""
    child = os.fork()
    if child == 0:
        status = 1
        try:
            runtime.Interpreter.from_bytes(content, arena_size=arena_size)
            status = 0
        finally:
            os._exit(status)
    return os.waitpid(child, 0)[1] == 0


def needed_bytes(content: bytes, used: int) -> int:
    """The smallest arena with which the runtime can allocate its tensors."""
    too_small, enough = 0, ARENA_BYTES
    guess = used
    while enough - too_small > STEP:
        if can_allocate(content, guess):
            enough = guess
        else:
            too_small = guess
        guess = (too_small + enough) // 2 if enough < ARENA_BYTES else 2 * guess
    return enough


def convert(tfuse: str, file: for_target.File, mode: str, model: pathlib.Path) -> bool:
    """Converts; false if TFLite Micro cannot run the file, or it cannot be quantized."""
    info = case_dir.load_info(file.case)
    command = convert_command(tfuse, file.case, info, model, "--target micro")
    command += ["--signature", file.signature] if file.signature else []
    inputs, _ = case_dir.load_expected(file.case, info.samples[file.samples[0]].run)
    for name, value in inputs.items():
        command += ["--input-shapes", f"{name}:{','.join(map(str, value.shape))}"]
    if mode:
        data = model.with_suffix(".npz")
        np.savez(data, **{name: value[np.newaxis] for name, value in inputs.items()})
        command += ["--quantize", mode, "--calibration", str(data), "--min-elements", "8"]
    run = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=300)
    return run.returncode == 0


def error_of(predicted: int, actual: int) -> float:
    return (predicted - actual) / actual


def work(tfuse: str, item: tuple[for_target.File, str]) -> str:
    """The errors of the needed and the used bytes, as JSON; empty if the case is left out."""
    file, mode = item
    with tempfile.TemporaryDirectory() as temporary:
        model = pathlib.Path(temporary) / "model.tflite"
        if not convert(tfuse, file, mode, model):
            return ""
        output = subprocess.check_output([tfuse, "inspect", str(model), "--target", "micro", "--json"])
        arena = json.loads(output)["arena"]
        content = model.read_bytes()
    used = used_bytes(content)
    needed = needed_bytes(content, used)
    return json.dumps(
        {
            "needed": error_of(arena["bytes"], needed),
            "used": error_of(arena["tensorBytes"] + arena["persistentBytes"], used),
            "bytes": needed,
        }
    )


def complaints(errors: dict[str, float]) -> Iterator[str]:
    for name in ("needed", "used"):
        if abs(errors[name]) > TOLERANCE:
            yield f"the {name} bytes of the arena are predicted with an error of {errors[name]:+.1%} ({errors['bytes']} needed)"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tfuse", default="tfuse")
    parser.add_argument("--only", action="append", metavar="GLOB", help="only these cases")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--verbose", action="store_true", help="print the errors of each file")
    arguments = parser.parse_args()
    tfuse = os.path.abspath(arguments.tfuse) if os.sep in arguments.tfuse else arguments.tfuse
    files = [
        (file, mode)
        for case in case_dir.find_cases([HERE / "cases"])
        if not arguments.only or any(fnmatch.fnmatch(case.name, glob) for glob in arguments.only)
        for file in files_of(case, case_dir.load_info(case))
        for mode in ("", "int8")
    ]
    passed = failed = 0
    results: dict[str, list[dict[str, float]]] = {"float32": [], "int8": []}
    for (file, mode), text, log in forked.run(files, lambda item: work(tfuse, item), arguments.jobs):
        name = f"{file.case.name} {mode or 'float32'}"
        if text == "":
            continue
        if text is None:
            failed += 1
            print(f"FAILED {name}: {log.strip().splitlines()[-1] if log.strip() else 'no output'}", flush=True)
            continue
        errors = json.loads(text)
        results[mode or "float32"].append(errors)
        wrong = list(complaints(errors))
        failed += bool(wrong)
        passed += not wrong
        for message in wrong:
            print(f"FAILED {name}: {message}", flush=True)
        if arguments.verbose:
            print(f"{name:60} {errors['bytes']:8} {errors['needed']:+.3f} {errors['used']:+.3f}")
    for mode, errors in results.items():
        for measure in ("needed", "used"):
            sizes = [abs(error[measure]) for error in errors]
            if sizes:
                print(
                    f"{mode}, {measure} bytes of {len(sizes)} files: error {statistics.median(sizes):.2%} median, "
                    f"{max(sizes):.1%} at most, {sum(size > 0.02 for size in sizes)} files above 2%"
                )
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
