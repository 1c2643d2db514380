#!/usr/bin/env python3
"""Runs `tfuse convert` on broken models, in broken environments and with invalid options.

Whatever the input, tfuse has to end with a diagnostic: exit code 1 (2 for wrong usage), a line
`error[code]: ...`, no crash, no output file and no temporary one, the input untouched. A flipped
bit in a protocol buffer may go unnoticed, it has no checksum; one in a checkpoint may not, unless
it lies in a tensor that the model does not use.

Needs nothing but Python. As root it also fills up a small tmpfs.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import contextlib
import hashlib
import os
import pathlib
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator

from broken_models import Disks, Models, Test, all_tests

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent


class Wrong(Exception):
    """tfuse misbehaved; the message says how."""


def snapshot(path: pathlib.Path) -> str:
    """A digest of everything below a path: names, contents, modes."""
    digest = hashlib.sha256()
    for entry in [path, *sorted(path.rglob("*"))] if path.exists() else []:
        digest.update(f"{entry.relative_to(path)} {entry.stat().st_mode}\n".encode())
        if entry.is_file():
            digest.update(entry.read_bytes())
    return digest.hexdigest()


def convert(tfuse: str, arguments: list[str], file_limit: int | None = None, timeout: float = 120):
    def limit_files() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (file_limit, file_limit))

    return subprocess.run(
        [tfuse, "convert", *arguments],
        capture_output=True,
        text=True,
        errors="replace",
        timeout=timeout,
        preexec_fn=limit_files if file_limit is not None else None,
    )


def check(test: Test, tfuse: str, models: Models, directory: pathlib.Path) -> None:
    """Runs one test in a fresh directory; raises Wrong."""
    out = directory / "out"
    out.mkdir(parents=True)
    model = directory / (test.model or "model")
    test.write(model)
    output = directory / test.output  # stays what it is if absolute
    arguments = [str(model)] if test.model else []
    before = snapshot(directory)
    try:
        run = convert(tfuse, [*arguments, "-o", str(output), *test.arguments], test.file_limit)
    except subprocess.TimeoutExpired as timeout:
        raise Wrong(f"no end after {timeout.timeout:.0f} s") from None
    if run.returncode < 0:
        raise Wrong(f"crash: {signal.Signals(-run.returncode).name}\n{run.stderr[-2000:]}")
    if "Sanitizer" in run.stderr or "runtime error:" in run.stderr:
        raise Wrong(f"sanitizer report:\n{run.stderr[:4000]}")
    if run.returncode == 0 and test.success != "never":
        check_output(test, output, models)
        output.unlink()
    else:
        check_diagnostic(test, run)
    if snapshot(directory) != before:
        left = sorted(str(p.relative_to(directory)) for p in directory.rglob("*") if p.is_file())
        raise Wrong(f"the input was changed or files were left behind: {left}")
    if output.is_file():
        raise Wrong(f"an output file was left behind: {output}")


def check_output(test: Test, output: pathlib.Path, models: Models) -> None:
    if not output.is_file():
        raise Wrong("exit code 0 without an output file")
    content = output.read_bytes()
    if content[4:8] != b"TFL3":
        raise Wrong("exit code 0, but the output is no .tflite file")
    if test.success == "same" and content not in models.converted.values():
        raise Wrong("damaged weights were converted without a word")


def check_diagnostic(test: Test, run: subprocess.CompletedProcess) -> None:
    codes = re.findall(r"error\[([a-z-]+)\]: \S", run.stderr)
    shown = run.stderr.strip()[-1000:]
    if run.returncode != test.exit_code:
        raise Wrong(f"exit code {run.returncode} instead of {test.exit_code}: {shown}")
    if not codes and test.exit_code == 1:
        raise Wrong(f"no line `error[code]: ...`: {shown}")
    if not shown:
        raise Wrong("nothing on stderr")
    if test.codes and not set(codes) & set(test.codes.split()):
        raise Wrong(f"one of the codes {test.codes} expected: {shown}")


@contextlib.contextmanager
def mounted(options: str) -> Iterator[pathlib.Path | None]:
    """A tmpfs, if one can be mounted."""
    with tempfile.TemporaryDirectory() as directory:
        command = ["mount", "-t", "tmpfs", "-o", options, "tfuse-test", directory]
        allowed = os.geteuid() == 0 and shutil.which("mount")
        if not allowed or subprocess.run(command, capture_output=True).returncode != 0:
            yield None
            return
        try:
            yield pathlib.Path(directory)
        finally:
            subprocess.run(["umount", directory], check=True)


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tfuse", default="tfuse", help="the tfuse program")
    parser.add_argument("--dense", type=pathlib.Path, default=HERE / "cases/tfkeras_mlp/model")
    parser.add_argument("--cnn", type=pathlib.Path, default=ROOT / "examples/small_cnn/model")
    parser.add_argument(
        "--sharded", type=pathlib.Path, default=HERE / "cases/sharded_checkpoint/model"
    )
    parser.add_argument("--table", type=pathlib.Path, default=HERE / "cases/table_of_columns/model")
    parser.add_argument("--tfjs", type=pathlib.Path, default=HERE / "cases/tfjs_network_many_files/model")
    parser.add_argument("--keras", type=pathlib.Path, default=HERE / "cases/keras_images/model/images.keras")
    parser.add_argument("--h5", type=pathlib.Path, default=HERE / "cases/keras_h5_version_2/model/network.h5")
    parser.add_argument("--program", type=pathlib.Path, default=HERE / "cases/stablehlo_mlp/model")
    parser.add_argument("--count", type=int, default=60, help="random places per kind of damage")
    parser.add_argument("--seed", type=int, default=1, help="of the random places")
    parser.add_argument("--only", metavar="TEXT", help="only tests whose name contains this")
    parser.add_argument("--jobs", type=int, default=2, help="tests at a time")
    parser.add_argument("--list", action="store_true", help="list the tests and stop")
    return parser.parse_args()


def main() -> int:
    arguments = parse_arguments()
    models = Models(arguments.dense, arguments.cnn, arguments.sharded, arguments.table, arguments.program, arguments.tfjs, arguments.keras, arguments.h5)
    tfuse = os.path.abspath(arguments.tfuse) if os.sep in arguments.tfuse else arguments.tfuse
    rng = random.Random(arguments.seed)
    with (
        tempfile.TemporaryDirectory() as temporary,
        mounted("size=8k") as full,
        mounted("ro") as read_only,
    ):
        scratch = pathlib.Path(temporary)
        tests = all_tests(models, Disks(full, read_only), rng, arguments.count)
        tests = [test for test in tests if not arguments.only or arguments.only in test.name]
        if arguments.list:
            print("\n".join(test.name for test in tests))
            return 0
        for model in (models.dense, models.cnn):
            output = scratch / "good.tflite"
            run = convert(tfuse, [str(model), "-o", str(output), "-q"])
            if run.returncode != 0:
                print(f"FAILED the unbroken model {model}: {run.stderr.strip()}")
                print("0 passed, 1 failed")
                return 1
            models.converted[model] = output.read_bytes()

        def run_test(numbered: tuple[int, Test]) -> str | None:
            number, test = numbered
            directory = scratch / str(number)
            try:
                check(test, tfuse, models, directory)
                return None
            except Wrong as wrong:
                return str(wrong)
            finally:
                shutil.rmtree(directory, ignore_errors=True)

        failed = 0
        with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
            for test, wrong in zip(tests, pool.map(run_test, enumerate(tests))):
                if wrong is not None:
                    failed += 1
                    print(f"FAILED {test.name}: {wrong}", flush=True)
    print(f"{len(tests) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
