#!/usr/bin/env python3
"""Runs every command block of README.md and docs/; the last line is `N passed, N failed`.

  test/docs/run_commands.py --build build/release
  test/docs/run_commands.py --build build/release --tensorflow PYTHON   the blocks that need TensorFlow
  test/docs/run_commands.py --build build/release docs/explain.md       some pages

The blocks of a page run in one folder, one after the other, each with `bash -e`. The folder starts
with the files of fixtures.py, such as my_saved_model. Of blocks with `make` and utils/setup.sh, which
CI runs itself, only the names of the targets are checked; of blocks in Python that are not files of a
page, the syntax. blocks.py documents the comments in pages.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import blocks
import fixtures
from execution import Failure, run_block

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
MAKE = re.compile(r"^(?:\./)?make(?:\s+([a-z-]+))?((?:\s+[A-Z_]+=\S+)*)\s*(?:#.*)?$")
SETUP = re.compile(r"^utils/setup\.sh\s+(\w+)\s*(?:#.*)?$")


def only_names_targets(block: blocks.Block) -> bool:
    """Checks the targets of a block that runs nothing but `make` and utils/setup.sh."""
    if not all(MAKE.match(line) or SETUP.match(line) for line in block.commands):
        return False
    targets = re.findall(r"^([a-z][\w-]*):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    parts = re.findall(r"^(\w+)\)", (ROOT / "utils" / "setup.sh").read_text(), re.MULTILINE)
    for line in block.commands:
        if (match := MAKE.match(line)) and match[1] and match[1] not in targets:
            raise Failure(f"the Makefile has no target {match[1]}")
        if (match := SETUP.match(line)) and match[1] not in parts:
            raise Failure(f"utils/setup.sh does not know {match[1]}")
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, required=True, help="the build directory")
    parser.add_argument("--tensorflow", metavar="PYTHON", help="run the blocks that need TensorFlow, with this Python")
    parser.add_argument("pages", nargs="*", type=pathlib.Path, help="pages (default: README.md and docs/)")
    arguments = parser.parse_args()
    build = arguments.build.resolve()
    pages = [page.resolve() for page in arguments.pages]
    pages = pages or [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    # An absolute path that keeps the symbolic link of a virtual environment.
    python = pathlib.Path(os.path.abspath(arguments.tensorflow or sys.executable))
    passed = failed = checked = elsewhere = 0
    skips: list[str] = []
    with tempfile.TemporaryDirectory() as temporary:
        work = pathlib.Path(temporary)
        samples = fixtures.Fixtures(work / "fixtures", build / "bin" / "tfuse")
        environment = os.environ | {
            "PATH": f"{build / 'bin'}:{python.parent}:{os.environ['PATH']}",
            "PYTHONPATH": str(build / "python"),
            "TF_CPP_MIN_LOG_LEVEL": "3",
            "CUDA_VISIBLE_DEVICES": "-1",
            "PYTHONDONTWRITEBYTECODE": "1",
            "ROOT": str(ROOT),
            "NO_COLOR": "1",
        }
        for page in pages:
            folder = None
            for line, text in [] if arguments.tensorflow else blocks.python_blocks(page):
                try:
                    compile(text, f"{page.relative_to(ROOT)}:{line}", "exec")
                    passed += 1
                except SyntaxError as mistake:
                    failed += 1
                    print(f"{page.relative_to(ROOT)}:{line}: FAILED: {mistake}", flush=True)
            for block in blocks.blocks_of(page):
                place = f"{page.relative_to(ROOT)}:{block.line}"
                if block.skip:
                    skips.append(f"{place}: {block.skip}")
                    continue
                if block.tensorflow != bool(arguments.tensorflow) or block.packages:
                    elsewhere += not block.file
                    continue
                try:
                    if not block.file and only_names_targets(block):
                        checked += 1
                        continue
                    if folder is None:
                        folder = work / str(len(list(work.iterdir())))
                        samples.copy_to(folder)
                    if block.file:
                        (folder / block.file).write_text("\n".join(block.lines) + "\n")
                        continue
                    run_block(block, folder, environment)
                    passed += 1
                except (Failure, subprocess.TimeoutExpired) as mistake:
                    failed += 1
                    print(f"{place}: FAILED: {mistake}", flush=True)
    for skip in [] if arguments.tensorflow else skips:
        print(f"skipped: {skip}")
    other = "without" if arguments.tensorflow else "with"
    print(
        f"{len(skips)} skipped, {checked} only checked for targets of make, {elsewhere} run {other} TensorFlow "
        "or in the suite `packages`"
    )
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
