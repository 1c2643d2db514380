#!/usr/bin/env python3
"""Writes end-to-end models with TensorFlow and checks tfuse on them, for `make parity`.

The small models that are committed in `cases/` belong to `make test`; this is about the others.
Models that are in the directory already are not written again. Needs the packages of
requirements-oracle.txt.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import random
import subprocess
import sys

import run_cases

HERE = pathlib.Path(__file__).resolve().parent

# The number of cases without a TFLiteConverter file or an entry in op_bounds.json. Lower it with
# each entry.
UNBOUNDED = 5


def all_names() -> list[str]:
    """The names of all cases that write_models.py writes."""
    listing = [sys.executable, str(HERE / "write_models.py"), "--list"]
    output = subprocess.run(listing, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=True).stdout
    return [line.split()[0] for line in output.splitlines() if line.strip()]


def unknown_entries(names: list[str]) -> list[str]:
    """The stale entries of outcomes.json and op_bounds.json: their case does not exist."""
    entries = run_cases.load_outcomes(run_cases.OUTCOMES).keys()
    entries |= run_cases.load_bounds(run_cases.BOUNDS).keys()
    return sorted(name for name in entries - set(names) if not (HERE / "cases" / name).is_dir())


def uncommitted(names: list[str]) -> list[str]:
    """The cases that are not committed: neither in `cases/` nor in the examples."""
    committed = [HERE / "cases", HERE.parent.parent / "examples"]
    return [name for name in names if not any((folder / name).is_dir() for folder in committed)]


def choose(names: list[str], globs: list[str], share: float, seed: str) -> list[str]:
    """The cases of `globs`, and a share of the uncommitted ones that the seed chooses."""
    if not globs and share >= 1:
        return uncommitted(names)
    if share <= 0:
        return globs
    names = uncommitted(names)
    chosen = random.Random(seed).sample(names, round(len(names) * min(share, 1)))
    print(f"by turns (--share {share} --seed {seed}): {' '.join(sorted(chosen))}", flush=True)
    return [*globs, *chosen]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tfuse", default="tfuse", help="the tfuse program")
    parser.add_argument(
        "--models", type=pathlib.Path, required=True, metavar="DIR", help="where the models go"
    )
    parser.add_argument(
        "--only", action="append", default=[], metavar="GLOB", help="only these, committed ones too"
    )
    parser.add_argument(
        "--share",
        type=float,
        metavar="PART",
        help="besides, this part of the uncommitted cases (default: all of them without --only)",
    )
    parser.add_argument("--seed", default="", help="of the choice of that part")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes at a time")
    parser.add_argument("--verbose", action="store_true", help="a table of all cases")
    parser.add_argument("--json", metavar="FILE", help="write all results there")
    arguments = parser.parse_args()

    common = ["--jobs", str(arguments.jobs)]
    share = arguments.share
    if share is None:
        share = 0 if arguments.only else 1
    names = all_names()
    unknown = unknown_entries(names)
    for name in unknown:
        print(f"FAILED {name}: outcomes.json or op_bounds.json has it, but there is no such case")
    for glob in choose(names, arguments.only, share, arguments.seed):
        common += ["--only", glob]
    write = [sys.executable, str(HERE / "write_models.py"), "--missing", "--out"]
    write += [str(arguments.models), *common]
    written = subprocess.run(write, stderr=subprocess.DEVNULL).returncode == 0
    check = [sys.executable, str(HERE / "run_cases.py"), "--tfuse", arguments.tfuse]
    check += [str(arguments.models), "--unbounded", str(UNBOUNDED), *common]
    if arguments.verbose:
        check.append("--verbose")
    if arguments.json:
        check += ["--json", arguments.json]
    return subprocess.run(check).returncode or (0 if written and not unknown else 1)


if __name__ == "__main__":
    sys.exit(main())
