#!/usr/bin/env python3
"""Converts every case twice: with `tfuse convert`, and pass by pass with the developers' tools.

  tfuse convert MODEL --stop-after import -o imported.mlirbc
  tfuse-opt imported.mlirbc -tfuse-convert -o converted.mlirbc
  tfuse-translate -mlir-to-tflite-flatbuffer --allow-unregistered-dialect converted.mlirbc -o model.tflite

Both files must be equal byte by byte, and a model that one way refuses, the other must refuse too.
Needs the packages of requirements-runtime.txt.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import fnmatch
import pathlib
import subprocess
import sys
import tempfile

import case_dir
import run_cases

HERE = pathlib.Path(__file__).resolve().parent
# Recurrent networks are converted with these options of both tools, too.
VARIANTS = ["", "rnn=while", "rnn=unrolled", "target=micro"]
RECURRENT = ("*lstm*", "*gru*", "*rnn*", "*bidirectional*")


def as_flags(options: str) -> str:
    return " ".join(f"--{option}" for option in options.split())


def run(*command: str | pathlib.Path) -> str:
    """Runs a command; returns its error output on failure, an empty string on success."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode < 0:
        return f"{command[0]} crashed: {done.stderr}"
    return (done.stderr or "no message") if done.returncode else ""


def compare(case: pathlib.Path, bin_folder: pathlib.Path, options: str) -> str:
    """How the two conversions of a case differ; empty if they are equal."""
    info = case_dir.load_info(case)
    tfuse = str(bin_folder / "tfuse")

    def convert(output: pathlib.Path, flags: str) -> list[str]:
        return run_cases.convert_command(tfuse, case, info, output, f"-q {flags}")

    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        whole, parts = work / "whole.tflite", work / "parts.tflite"
        # --force: tfuse-translate does not check whether the runtime supports the file, either.
        refusal = run(*convert(whole, f"--force {as_flags(options)}"))
        imported, converted = work / "imported.mlirbc", work / "converted.mlirbc"
        steps = [
            convert(imported, "--stop-after import"),
            [bin_folder / "tfuse-opt", imported, f"-tfuse-convert=model={case / info.model} {options}"]
            + ["--emit-bytecode", "-o", converted],
            # The session initializer of models with variables is an op of tf_saved_model.
            [bin_folder / "tfuse-translate", "-mlir-to-tflite-flatbuffer", "--allow-unregistered-dialect"]
            + [converted, "-o", parts],
        ]
        failure = next((message for step in steps if (message := run(*step))), "")
        if "crashed" in refusal + failure:
            return refusal + failure
        if bool(refusal) != bool(failure):
            return f"tfuse convert: {refusal or 'success'}; the passes: {failure or 'success'}"
        if not refusal and whole.read_bytes() != parts.read_bytes():
            return "the files differ"
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
    parser.add_argument(
        "--bin", type=pathlib.Path, required=True, help="the folder of tfuse and tfuse-opt"
    )
    parser.add_argument("--only", metavar="GLOB", help="only cases of that name")
    parser.add_argument("--jobs", type=int, default=2, help="cases at a time (default: %(default)s)")
    arguments = parser.parse_args()

    runs = [
        (case, options)
        for case in case_dir.find_cases(arguments.cases)
        if fnmatch.fnmatch(case.name, arguments.only or "*")
        for options in VARIANTS
        if not options or any(fnmatch.fnmatch(case.name, glob) for glob in RECURRENT)
    ]
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        differences = list(pool.map(lambda item: compare(item[0], arguments.bin.resolve(), item[1]), runs))
    failed = 0
    for (case, options), difference in zip(runs, differences):
        if difference:
            failed += 1
            print(f"FAILED {case.name} {options}: {difference.strip()}")
    print(f"{len(runs) - failed} passed, {failed} failed")
    return 0 if runs and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
