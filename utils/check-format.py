#!/usr/bin/env python3
"""Checks that clang-format leaves every C++ file of the repository alone."""

from __future__ import annotations

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def main() -> int:
    listing = ["git", "-C", str(ROOT), "ls-files", "*.cpp", "*.h", "*.c"]
    names = subprocess.run(listing, capture_output=True, text=True, check=True).stdout.split()
    wrong: set[str] = set()
    for start in range(0, len(names), 100):
        command = ["clang-format-22", "--dry-run", *names[start : start + 100]]
        run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        if run.returncode != 0:
            print(run.stderr.strip())
            return 1
        wrong |= set(re.findall(r"^(\S+?):\d+:\d+: warning:", run.stderr, re.MULTILINE))
    for name in sorted(wrong):
        print(f"FAILED {name}: run clang-format-22 -i {name}")
    print(f"{len(names) - len(wrong)} passed, {len(wrong)} failed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
