#!/usr/bin/env python3
"""Runs all GoogleTest programs of a directory; the last line is `N passed, N failed`.

ctest counts programs; this counts the tests inside them.
"""

from __future__ import annotations

import os
import pathlib
import re
import subprocess
import sys


def run(program: pathlib.Path) -> tuple[int, int]:
    """Returns how many tests of `program` passed and failed; prints its output if any failed."""
    result = subprocess.run([program, "--gtest_brief=1"], capture_output=True, text=True, errors="replace")
    passed = sum(map(int, re.findall(r"\[  PASSED  \] (\d+) test", result.stdout)))
    failed = sum(map(int, re.findall(r"\[  FAILED  \] (\d+) test", result.stdout)))
    if result.returncode and not failed:
        failed = 1
        print(f"{program.name}: exit code {result.returncode}")
    if failed:
        print(result.stdout, result.stderr)
    print(f"{program.name}: {passed} of {passed + failed}", flush=True)
    return passed, failed


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    programs = sorted(path for path in pathlib.Path(sys.argv[1]).iterdir() if path.is_file() and os.access(path, os.X_OK))
    counts = [run(program) for program in programs]
    passed, failed = (sum(column) for column in zip(*counts)) if counts else (0, 0)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
