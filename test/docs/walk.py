#!/usr/bin/env python3
"""Walks through a page as a reader does: every command as it stands, `pip` included; the last line counts and times.

  walk.py PAGE FOLDER              all blocks, in this folder
  walk.py PAGE FOLDER --intro      those before the first section
  walk.py PAGE FOLDER --packages   those that install packages

The suite `packages` runs it in a minimal Debian, where the environment names the folder with the wheels of pip
(PIP_FIND_LINKS). Python's standard library is enough. Unlike in run_commands.py, the folder has no models:
the page has to make its files. Fails at the first block that does not do what the page says.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import sys
import time

import blocks
from execution import Failure, run_block


def chosen(page: pathlib.Path, arguments: argparse.Namespace) -> list[blocks.Block]:
    lines = page.read_text().splitlines()
    sections = [number for number, line in enumerate(lines, 1) if line.startswith("## ")]
    found = blocks.blocks_of(page)
    if arguments.intro:
        found = [block for block in found if block.line < sections[0]]
    if arguments.packages:
        found = [block for block in found if block.packages]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("page", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--intro", action="store_true")
    parser.add_argument("--packages", action="store_true")
    arguments = parser.parse_args()
    environment = os.environ | {"TF_CPP_MIN_LOG_LEVEL": "3", "CUDA_VISIBLE_DEVICES": "-1", "NO_COLOR": "1"}
    total = installation = 0.0
    commands = 0
    for block in chosen(arguments.page, arguments):
        if block.skip:
            print(f"the block of line {block.line} is skipped: {block.skip}")
            return 1
        if block.file:
            (arguments.folder / block.file).write_text("\n".join(block.lines) + "\n")
            continue
        start = time.monotonic()
        try:
            run_block(block, arguments.folder, environment)
        except Failure as failure:
            print(f"line {block.line}: {failure}")
            return 1
        seconds = time.monotonic() - start
        total += seconds
        installation += seconds if block.packages else 0
        commands += len(block.commands)
        print(f"{seconds:6.1f} s  {'; '.join(block.commands)}", flush=True)
    print(f"{commands} commands in {total:.1f} s, {installation:.1f} s of them for the installation")
    return 0 if commands else 1


if __name__ == "__main__":
    sys.exit(main())
