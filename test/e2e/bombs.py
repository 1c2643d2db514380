#!/usr/bin/env python3
"""Runs tfuse on small files that demand much memory or time, and measures both.

A run has to end with the diagnostic that is expected, or to succeed where that is: within
`--seconds` of processor time, and in `--base` MB of memory plus a multiple of the model's bytes.
The multiple stands beside each model in `bomb_models.py`.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile

from bomb_models import Bomb, all_bombs

# Sanitizers need shadow memory and a quarantine, and are slower.
SANITIZER_MEMORY, SANITIZER_TIME = 6, 8


class Wrong(Exception):
    """tfuse misbehaved; the message says how."""


def model_bytes(path: pathlib.Path) -> int:
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file()]
    return sum(file.stat().st_size for file in files)


# Runs in a second, small interpreter: the peak memory of a child includes that of its parent at the
# fork. Prints exit code, seconds of processor time, peak in MB.
MEASURE = """
import os, resource, sys
child = os.fork()
if child == 0:
    limit = int(sys.argv[1])
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
    if sys.argv[2] != "0":
        resource.setrlimit(resource.RLIMIT_AS, (int(sys.argv[2]),) * 2)
    log = os.open(sys.argv[3], os.O_WRONLY | os.O_CREAT)
    os.dup2(log, 1)
    os.dup2(log, 2)
    os.execv(sys.argv[4], sys.argv[4:])
_, status, usage = os.wait4(child, 0)
print(os.waitstatus_to_exitcode(status), usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)
"""


def run(
    command: list[str], log: pathlib.Path, seconds: float, space: int
) -> tuple[int, float, float]:
    """Exit code, seconds of processor time, peak memory in MB. Limits end a run that hangs."""
    limits = [str(int(2 * seconds) + 1), str(space)]
    measured = subprocess.run(
        [sys.executable, "-S", "-c", MEASURE, *limits, str(log), *command],
        capture_output=True,
        text=True,
        check=True,
    )
    code, time, memory = measured.stdout.split()
    return int(code), float(time), float(memory)


def check(bomb: Bomb, tfuse: str, base: float, seconds: float, scale: tuple[float, float]) -> str:
    """Runs tfuse on one model; returns its memory and time as text. Raises Wrong."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        model, log = folder / bomb.model, folder / "log"
        bomb.write(model)
        size = model_bytes(model) / (1 << 20)
        command = [tfuse, bomb.command, str(model)]
        if bomb.command == "convert":
            command += ["-o", str(folder / "out.tflite")]
        space = 0 if scale[0] > 1 else 8 << 30  # A sanitizer reserves terabytes.
        code, time, memory = run(command, log, seconds * scale[1], space)
        output = log.read_text(errors="replace")
    memory_limit = (base + bomb.memory * size) * scale[0]
    took = f"{size:7.1f} MB, {memory:6.0f} of {memory_limit:6.0f} MB, {time:5.1f} s"
    shown = output.strip()[-600:]
    if "Sanitizer" in output or "runtime error:" in output:
        raise Wrong(f"{took}: sanitizer report: {output[:3000]}")
    if code < 0:
        raise Wrong(f"{took}: {signal.Signals(-code).name}: {shown}")
    codes = re.findall(r"error\[([a-z-]+)\]", output)
    if code != (1 if bomb.codes else 0) or (bomb.codes and not set(codes) & set(bomb.codes.split())):
        expected = f"one of {bomb.codes}" if bomb.codes else "success"
        raise Wrong(f"{took}: {expected} expected, exit code {code}: {shown}")
    if len(shown) > 20000:
        raise Wrong(f"{took}: a diagnostic of {len(shown)} characters")
    if memory > memory_limit:
        raise Wrong(f"{took}: too much memory")
    if time > seconds * scale[1]:
        raise Wrong(f"{took}: too much time")
    return took


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tfuse", default="tfuse", help="the tfuse program")
    parser.add_argument("--base", type=float, default=150, help="MB that every run may take")
    parser.add_argument("--seconds", type=float, default=5, help="of processor time")
    parser.add_argument("--only", metavar="TEXT", help="only bombs whose name contains this")
    parser.add_argument("--verbose", action="store_true", help="show what each run took")
    arguments = parser.parse_args()
    tfuse = shutil.which(arguments.tfuse)
    if not tfuse:
        parser.error(f"there is no program {arguments.tfuse}")
    is_sanitized = b"__asan_init" in pathlib.Path(tfuse).read_bytes()
    scale = (SANITIZER_MEMORY, SANITIZER_TIME) if is_sanitized else (1.0, 1.0)

    bombs = [bomb for bomb in all_bombs() if not arguments.only or arguments.only in bomb.name]
    failed = 0
    for bomb in bombs:
        try:
            took = check(bomb, tfuse, arguments.base, arguments.seconds, scale)
            if arguments.verbose:
                print(f"{bomb.name:52} {took}", flush=True)
        except Wrong as wrong:
            failed += 1
            print(f"FAILED {bomb.name}: {wrong}", flush=True)
    print(f"{len(bombs) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
