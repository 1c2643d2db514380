#!/usr/bin/env python3
"""Runs tfuse on small models with extreme sizes, contradictions and cycles.

Each run ends in a result or in a diagnostic with a code: exit code 0 and an output file, or exit
code 1, a line `error[code]: ...` and no file. It takes at most 5 s of processor time and 500 MB of
memory, no signal ends it.

Needs Python with FlatBuffers and the schema of ai_edge_litert.
"""

from __future__ import annotations

import argparse
import collections
import concurrent.futures
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading

import hostile_ops
from hostile_models import MODELS, Hostile

SECONDS, MEGABYTES, TEXT = 5, 500, 4_000_000
COMMANDS = {
    "convert": ["convert", "MODEL", "-o", "OUT/model.tflite"],
    "optimize": ["optimize", "MODEL", "-o", "OUT/model.pb"],
    "inspect": ["inspect", "MODEL"],
    "explain": ["explain", "MODEL"],
    "quantize": ["quantize", "MODEL", "-o", "OUT/model.tflite", "--quantize", "dynamic-range"],
    "quantize int8": [
        "quantize", "MODEL", "-o", "OUT/model.tflite", "--quantize", "int8", "--runtime", "none", "--calibration", "DATA",
    ],
    "calibrate": ["calibrate", "MODEL", "DATA", "-o", "OUT/model.ranges", "--runtime", "none"],
    "merge": ["calibrate", "--merge", "DATA", "DATA", "-o", "OUT/model.ranges"],
    "verify": ["verify", "MODEL", "MODEL", "--data", "DATA", "--runtime", "none"],
}  # fmt: skip


def op_models(share: int) -> list[Hostile]:
    """Every `share`-th op with a size, axis or index that is wrong. Codes do not matter where
    TensorFlow runs it; where it does not, a diagnostic names the node."""
    refused = hostile_ops.refused()
    return [
        Hostile(
            f"op: {name}",
            lambda arguments=arguments: hostile_ops.build(*arguments),
            "refused" if name in refused and not hostile_ops.is_known(name) else "",
            commands=("convert",),
        )
        for number, (name, arguments) in enumerate(hostile_ops.variants())
        if number % share == 0
    ]


class Wrong(Exception):
    """tfuse misbehaved; the message says how."""


class Run:
    """A finished process: its output and the time and memory that it used."""

    def __init__(self, command: list[str], directory: pathlib.Path, limits: bool):
        def limit() -> None:
            # This limit protects the machine; the test measures the memory that the process used.
            resource.setrlimit(resource.RLIMIT_CPU, (20, 20) if limits else (300, 300))
            if limits:
                resource.setrlimit(resource.RLIMIT_DATA, (6 << 30, 6 << 30))
                resource.setrlimit(resource.RLIMIT_FSIZE, (4 << 30, 4 << 30))
            else:
                # A sanitizer's frames are larger, and its builds use the stack of the process.
                hard = resource.getrlimit(resource.RLIMIT_STACK)[1]
                resource.setrlimit(resource.RLIMIT_STACK, (1 << 30 if hard < 0 else hard, hard))

        with open(directory / "stdout", "wb") as out, open(directory / "stderr", "wb") as err:
            process = subprocess.Popen(command, stdout=out, stderr=err, preexec_fn=limit)
            timer = threading.Timer(120 if limits else 600, process.kill)
            timer.start()
            _, status, usage = os.wait4(process.pid, 0)
            timer.cancel()
            process.returncode = os.waitstatus_to_exitcode(status)
        self.code = process.returncode
        self.seconds = usage.ru_utime + usage.ru_stime
        self.megabytes = usage.ru_maxrss / 1024
        self.printed = (directory / "stderr").stat().st_size
        with open(directory / "stderr", errors="replace") as file:
            self.stderr = file.read(200_000)
        (directory / "stdout").unlink()
        (directory / "stderr").unlink()


def check(model: Hostile, command: str, tfuse: str, directory: pathlib.Path, limits: bool) -> Run:
    directory.mkdir()
    path = model.write(directory)
    out = directory / "out"
    out.mkdir()
    places = {"MODEL": str(path), "DATA": str(directory / model.data_name)}
    words = [places.get(word, word.replace("OUT", str(out))) for word in COMMANDS[command]]
    run = Run([tfuse, *words, *(model.arguments if command == "convert" else ())], directory, limits)
    shown = run.stderr.strip()[-600:]
    left = sorted(each.name for each in out.iterdir())
    if run.code < 0:
        raise Wrong(f"{signal.Signals(-run.code).name} after {run.seconds:.1f} s, {run.megabytes:.0f} MB: {shown}")
    if "Sanitizer" in run.stderr or "runtime error:" in run.stderr:
        raise Wrong(f"sanitizer report:\n{run.stderr[:4000]}")
    codes = re.findall(r"error\[([a-z-]+)\]: \S", run.stderr)
    if run.code not in (0, 1):
        raise Wrong(f"exit code {run.code}: {shown}")
    if run.code == 1 and not codes:
        raise Wrong(f"no line `error[code]: ...`: {shown}")
    if run.code == 1 and left:
        raise Wrong(f"files were left behind: {left}")
    if run.code == 0 and codes:
        raise Wrong(f"exit code 0 in spite of {shown}")
    if run.code == 0 and "-o" in words and not left:
        raise Wrong("exit code 0 without an output file")
    if limits and run.seconds > SECONDS:
        raise Wrong(f"took {run.seconds:.1f} s")
    if limits and run.megabytes > MEGABYTES:
        raise Wrong(f"took {run.megabytes:.0f} MB")
    if run.printed > TEXT:
        raise Wrong(f"printed {run.printed} bytes: {run.stderr[:300]}")
    if model.codes and (command == "convert" or model.data):
        wanted = model.codes.split()
        if wanted == ["refused"]:
            if run.code == 0:
                raise Wrong("converts, and TensorFlow refuses to run it")
            # The op is 'bad'; the users of its result are 'y' and 'stack'.
            if not re.search(r"\]: (node '?)?(bad|y|stack)'?:", run.stderr):
                raise Wrong(f"the diagnostic does not name the node: {shown}")
            return run
        if wanted == ["ok"] and run.code != 0:
            raise Wrong(f"does not convert: {shown}")
        if wanted != ["ok"] and not set(codes) & set(wanted):
            raise Wrong(f"one of the codes {model.codes} expected: {shown or 'it converts'}")
    return run


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tfuse", default="tfuse", help="the tfuse program")
    parser.add_argument("--only", metavar="TEXT", help="only models whose name contains this")
    parser.add_argument("--share", type=int, default=8, metavar="N", help="every N-th of the models of one op")
    parser.add_argument("--command", choices=COMMANDS, help="only this command")
    parser.add_argument("--no-limits", action="store_true", help="no limits of time and memory: for sanitizers")
    parser.add_argument("--jobs", type=int, default=2, help="runs at a time")
    parser.add_argument("--list", action="store_true", help="list the models and stop")
    parser.add_argument("--write", type=pathlib.Path, metavar="DIR", help="write the models, run nothing")
    parser.add_argument("--slowest", type=int, default=0, metavar="N", help="print the N slowest and largest runs")
    return parser.parse_args()


def main() -> int:
    arguments = parse_arguments()
    models = MODELS + op_models(arguments.share)
    chosen = [m for m in models if not arguments.only or arguments.only in m.name]
    if arguments.list:
        print("\n".join(model.name for model in chosen))
        return 0
    if arguments.write:
        for model in chosen:
            directory = arguments.write / re.sub(r"[^\w.-]+", "_", model.name)
            directory.mkdir(parents=True)
            print(model.write(directory))
        return 0
    tfuse = os.path.abspath(arguments.tfuse) if os.sep in arguments.tfuse else arguments.tfuse
    commands = [arguments.command] if arguments.command else list(COMMANDS)
    tasks = [(model, command) for model in chosen for command in commands if command in model.commands]
    runs: list[tuple[str, Run]] = []
    outcomes: collections.Counter[str] = collections.Counter()
    with tempfile.TemporaryDirectory() as temporary:

        def run(numbered: tuple[int, tuple[Hostile, str]]) -> str | None:
            number, (model, command) = numbered
            directory = pathlib.Path(temporary) / str(number)
            try:
                result = check(model, command, tfuse, directory, not arguments.no_limits)
                runs.append((f"{command} {model.name}", result))
                outcomes["converted" if result.code == 0 else "refused"] += command == "convert"
                return None
            except Wrong as wrong:
                return str(wrong)
            finally:
                shutil.rmtree(directory, ignore_errors=True)

        failed = 0
        with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
            for (model, command), wrong in zip(tasks, pool.map(run, enumerate(tasks))):
                if wrong is not None:
                    failed += 1
                    print(f"FAILED {command} {model.name}: {wrong}", flush=True)
    for key, unit in (("seconds", "s"), ("megabytes", "MB")):
        for name, result in sorted(runs, key=lambda r: -getattr(r[1], key))[: arguments.slowest]:
            print(f"{getattr(result, key):8.1f} {unit}  {name}")
    print(f"{outcomes['converted']} models convert, {outcomes['refused']} end in a diagnostic")
    print(f"{len(tasks) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
