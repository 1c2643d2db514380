#!/usr/bin/env python3
"""Converts the end-to-end cases with --target=gpu, and runs the files in LiteRT on the CPU.

The rewrites for this target (rules with the tag target=gpu) have to keep TensorFlow's outputs, and the
delegate has to take no fewer ops than of the file for the default target. It takes the files of the
cases in WHOLE entirely, but not those of the default target: an entry that needs no rewrite fails, and
so does a case that lacks its entry.

Needs the packages of requirements-runtime.txt, no TensorFlow.
"""

from __future__ import annotations

import argparse
import fnmatch
import json
import pathlib
import subprocess
import sys
import tempfile
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
sys.path[1:1] = [str(HERE.parent / "e2e")]

import case_dir
import forked
import run_cases
import run_tflite

WHOLE = frozenset(
    """
    activation_log_softmax add_n composite_dummy_body composite_embedding_constant
    composite_embedding_handle composite_embedding_lookup composite_embedding_matmul
    composite_embedding_two_tables composite_inside_composite composite_inside_unknown
    composite_is_signature composite_two_signatures composite_unused_arguments
    empty_matrix_diagonal erfc_tails keras3_norm_group l2_normalize_axis3 reverse_axis1
    slice_of_nothing_unknown stablehlo_activations stablehlo_composite_embedding_lookup
    stablehlo_shapes strided_slice_new_axis_and_ellipsis strided_slice_shrink_first
    strided_slice_shrink_middle tfjs_layers_functional torch_transformer_block
    """.split()
)


def placement(tfuse: str, file: pathlib.Path) -> dict[str, Any]:
    done = subprocess.run(
        [tfuse, "inspect", str(file), "--target=gpu", "--json"],
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)["gpu"]


def check(case: pathlib.Path, tfuse: str, folder: pathlib.Path) -> str:
    """What is wrong with a case; empty if it passes or its model does not convert."""
    info = case_dir.load_info(case)
    expected = run_cases.load_expectation(info.name)
    placements = []
    for target in ("gpu", "interpreter"):
        file = folder / f"{target}.tflite"
        command = run_cases.convert_command(tfuse, case, info, file, f"--target={target}")
        done = subprocess.run([*command, "-q"], capture_output=True, text=True, errors="replace")
        if done.returncode:
            return "" if expected.status == "error" else f"--target={target}: {done.stderr.strip()}"
        placements.append(placement(tfuse, file))
    wrong = run_tflite.complaint(folder / "gpu.tflite", case, info, expected)
    if wrong:
        return wrong
    given, other = placements
    if given["ops"] - len(given["cpuOps"]) < other["ops"] - len(other["cpuOps"]):
        return "the delegate takes fewer ops than for the default target"
    gained = given["whole"] and not other["whole"]
    if gained != (info.name in WHOLE):
        return "add the case to WHOLE" if gained else "WHOLE lists the case, which needs no rewrite"
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tfuse", default="tfuse", help="the tfuse program")
    parser.add_argument("--only", metavar="GLOB", help="only cases of that name")
    parser.add_argument("--jobs", type=int, default=2, help="cases at a time (default: %(default)s)")
    arguments = parser.parse_args()
    cases = [
        case
        for case in case_dir.find_cases([HERE.parent / "e2e" / "cases"])
        if fnmatch.fnmatch(case.name, arguments.only or "*")
    ]

    def work(case: pathlib.Path) -> str:
        with tempfile.TemporaryDirectory() as folder:
            return check(case, arguments.tfuse, pathlib.Path(folder))

    failed = 0
    for case, text, log in forked.run(cases, work, arguments.jobs):
        if text != "":
            failed += 1
            print(f"FAILED {case.name}: {text or log}".strip())
    print(f"{len(cases) - failed} passed, {failed} failed")
    return 0 if cases and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
