"""What the runners for other runtimes share: files for one target, cases in processes of their own."""

from __future__ import annotations

import argparse
import fnmatch
import os
import pathlib
import subprocess
from collections.abc import Callable, Mapping

import numpy as np

import case_dir
import forked
from run_cases import convert_command, last_line

HERE = pathlib.Path(__file__).resolve().parent


class NotForTarget(Exception):
    """tfuse says that the runtime does not take the file."""


def convert(
    tfuse: str,
    case: pathlib.Path,
    info: case_dir.CaseInfo,
    output: pathlib.Path,
    target: str,
    inputs: Mapping[str, np.ndarray] | None = None,
) -> None:
    """Converts for a target, with the shapes of `inputs` if these are given."""
    command = convert_command(tfuse, case, info, output, f"--target {target}")
    for name, value in (inputs or {}).items():
        command += ["--input-shapes", f"{name}:{','.join(map(str, value.shape))}"]
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode != 0:
        errors = [line for line in run.stderr.splitlines() if "error" in line]
        raise RuntimeError(errors[0] if errors else last_line(run.stderr))
    says = next(line for line in run.stdout.splitlines() if line.startswith("runs on"))
    if target not in says.split(";")[0]:
        raise NotForTarget(says)


def is_recurrent(info: case_dir.CaseInfo) -> bool:
    """Whether the case is about a recurrent network."""
    return info.family in ("recurrent", "recurrent_loops", "cudnn") or any(
        word in info.name for word in ("lstm", "gru", "rnn")
    )


def main(description: str | None, target: str, check: Callable[..., float]) -> int:
    """Runs `check(tfuse, case, info)` on cases; it returns the worst deviation."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("cases", nargs="*", type=pathlib.Path, default=[HERE / "cases"])
    parser.add_argument("--tfuse", default="tfuse")
    parser.add_argument(
        "--only", action="append", metavar="GLOB", help="only these cases, recurrent or not"
    )
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--verbose", action="store_true", help="say what became of each case")
    arguments = parser.parse_args()
    tfuse = os.path.abspath(arguments.tfuse) if os.sep in arguments.tfuse else arguments.tfuse

    def is_chosen(case: pathlib.Path) -> bool:
        if arguments.only:
            return any(fnmatch.fnmatch(case.name, glob) for glob in arguments.only)
        return is_recurrent(case_dir.load_info(case))

    def work(case: pathlib.Path) -> str:
        try:
            worst = check(tfuse, case, case_dir.load_info(case))
        except NotForTarget as refused:
            return f"left out: {refused}"
        except (RuntimeError, ValueError) as error:
            return f"FAILED: {' '.join(str(error).split())}"
        return f"error {worst:.3f}" if worst <= 1 else f"FAILED: {worst:.3g} times the tolerance"

    passed = failed = left_out = 0
    cases = filter(is_chosen, case_dir.find_cases(arguments.cases))
    for case, text, log in forked.run(cases, work, arguments.jobs):
        said = text or f"FAILED: the runtime died: {last_line(log)}"
        passed += said.startswith("error")
        failed += said.startswith("FAILED")
        left_out += said.startswith("left out")
        if arguments.verbose or said.startswith("FAILED"):
            print(f"{case.name:44} {said}", flush=True)
    print(f"{left_out} left out: tfuse says that {target} does not take them")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0
