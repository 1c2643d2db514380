#!/usr/bin/env python3
"""Runs clang-tidy on our sources, as .clang-tidy asks; each finding is shown once.

  utils/tidy.py --build build/tidy                    all that the build compiles
  utils/tidy.py --build build/tidy lib/Eval tools     the sources below some folders
  utils/tidy.py --build build/tidy --since HEAD~3     the sources that changed since a commit

Headers are looked at with the sources that include them. The build has to hold what is generated
(headers of TableGen and protoc, the precompiled header): `make tidy` sees to that.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The first line of a finding; the lines after it, to the next one, explain it.
FINDING = re.compile(r"^(\S+:\d+:\d+): (warning|error|note): ", re.MULTILINE)
INCLUDED_SOURCE = re.compile(r'^#include "(.+\.cpp)"$', re.MULTILINE)


def compile_commands(build: pathlib.Path) -> dict[pathlib.Path, dict[str, str]]:
    """Each source that the build compiles, with its command. A source in a unity unit has the command of the unit."""
    commands: dict[pathlib.Path, dict[str, str]] = {}
    for command in json.loads((build / "compile_commands.json").read_text()):
        unit = pathlib.Path(command["directory"], command["file"]).resolve()
        parts = [pathlib.Path(name) for name in INCLUDED_SOURCE.findall(unit.read_text())] if unit.parent.name == "Unity" else [unit]
        for part in parts:
            commands[part] = command | {"file": str(part), "command": command["command"].replace(str(unit), str(part))}
    return commands


def handwritten(
    commands: dict[pathlib.Path, dict[str, str]], build: pathlib.Path, below: list[pathlib.Path]
) -> list[pathlib.Path]:
    """The handwritten sources below some folders."""
    return sorted(
        f
        for f in commands
        if f.is_relative_to(ROOT) and not f.is_relative_to(build) and any(f.is_relative_to(folder) for folder in below)
    )


def changed_since(commit: str) -> set[pathlib.Path]:
    """The sources that differ from a commit, and the sources of headers that differ."""
    command = ["git", "-C", str(ROOT), "diff", "--name-only", "--diff-filter=d", commit]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    changed = {ROOT / name for name in output.splitlines()}
    return changed | {path.with_suffix(".cpp") for path in changed if path.suffix == ".h"}


def choose(
    files: list[pathlib.Path], changed: set[pathlib.Path], limit: int | None, seed: str
) -> list[pathlib.Path]:
    """The changed files; with a limit, other files by turns fill up to that number."""
    first = [file for file in files if file in changed]
    if limit is None:
        return first
    rest = [file for file in files if file not in changed]
    rng = random.Random(seed)
    rng.shuffle(first)
    rng.shuffle(rest)
    chosen = [*first, *rest][:limit]
    print(f"{len(chosen)} of {len(files)} sources, {min(len(first), limit)} of {len(first)} changed ones (--seed {seed})", flush=True)
    return sorted(chosen)


def findings(text: str) -> list[str]:
    """The findings in clang-tidy's output, each with its notes."""
    found: list[str] = []
    starts = list(FINDING.finditer(text))
    for match, end in zip(starts, [m.start() for m in starts[1:]] + [len(text)]):
        part = text[match.start() : end].rstrip()
        if match[2] == "note" and found:
            found[-1] += "\n" + part
        else:
            found.append(part)
    return found


def check(tidy: str, database: str, file: pathlib.Path) -> list[str]:
    """The findings in one source. `database` is the folder of a compile_commands.json that names the source."""
    command = [tidy, "-p", database, "--quiet", str(file)]
    run = subprocess.run(command, capture_output=True, text=True, errors="replace")
    found = findings(run.stdout)
    if run.returncode != 0 and not found:
        found.append(f"{file}: {tidy} failed\n{run.stderr.strip()}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, required=True, help="the build directory")
    parser.add_argument("--clang-tidy", metavar="PROGRAM", default="clang-tidy-22")
    parser.add_argument("--jobs", type=int, metavar="N", default=os.environ.get("JOBS", os.cpu_count()), help="how many at a time")
    parser.add_argument("below", nargs="*", type=pathlib.Path, default=[ROOT], help="files or folders")
    parser.add_argument("--since", metavar="COMMIT", help="only the sources that changed since then")
    parser.add_argument(
        "--limit",
        type=int,
        metavar="N",
        help="with --since: just N sources, those that changed first, the others by --seed",
    )
    parser.add_argument("--seed", default="", help="of that choice")
    arguments = parser.parse_args()

    build = arguments.build.resolve()
    commands = compile_commands(build)
    files = handwritten(commands, build, [path.resolve() for path in arguments.below])
    if not files:
        parser.error("the build compiles nothing there")
    if arguments.since:
        files = choose(files, changed_since(arguments.since), arguments.limit, arguments.seed)
    seen: set[str] = set()
    clean = 0
    with tempfile.TemporaryDirectory() as database, ThreadPoolExecutor(arguments.jobs) as pool:
        pathlib.Path(database, "compile_commands.json").write_text(json.dumps([commands[file] for file in files]))
        for found in pool.map(lambda file: check(arguments.clang_tidy, database, file), files):
            clean += not found
            for finding in found:
                first = finding.split("\n", 1)[0]
                if first not in seen:
                    seen.add(first)
                    print(finding, flush=True)
    print(f"{len(files)} sources, {len(seen)} findings")
    print(f"{clean} passed, {len(seen)} failed")
    return 1 if seen else 0


if __name__ == "__main__":
    sys.exit(main())
