#!/usr/bin/env python3
"""Converts every case with tfuse, runs the result in LiteRT, compares it with TensorFlow's outputs.

A case passes when its outcome is the one of outcomes.json (default: it converts) and, if it
converts,
  - the file has the SavedModel's signatures, with the same names and types; inputs have the same
    shapes, outputs the same sizes or sizes that the SavedModel leaves open;
  - every recorded run, repeated and at every batch size, gives what TensorFlow gave: integers
    exactly, floats within 1e-5 of the largest value; with XNNPACK and with LiteRT's own kernels;
  - the runs differ in their inputs, no output has the same value in all of them, and they need each
    branch of an IF and the bounds of activation functions, or the case says why not;
  - --verify-each finds nothing wrong in any phase;
  - no operator may overwrite in place what another one reads afterwards (memory_plan.py);
  - it has at most as many ops as TFLiteConverter's file, in all and for each signature; where
    TFLiteConverter has no file that runs, as many as op_bounds.json says.

Needs the packages of requirements-runtime.txt, no TensorFlow.
"""

from __future__ import annotations

import argparse
import dataclasses
import fnmatch
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time

import mutation_check
import case_dir
import custom_ops
import forked
import litert
import memory_plan
import reference_kernels
import sample_check
import tflite_file

HERE = pathlib.Path(__file__).resolve().parent
OUTCOMES = HERE / "outcomes.json"
BOUNDS = HERE / "op_bounds.json"


@dataclasses.dataclass
class Expectation:
    """An entry of outcomes.json."""

    # "error": the conversion must fail; "no-kernel": it succeeds, but the Python runtime has no
    # kernels for the custom ops of the file; they run with those of reference_kernels.py.
    status: str = "pass"
    ops: list[str] = dataclasses.field(default_factory=list)  # of a no-kernel file: its custom ops
    code: str = ""  # the diagnostic it must fail with
    extra_ops: int = 0  # how many ops more than TFLiteConverter's file it has, at most
    bound: int | None = None  # of op_bounds.json: how many ops it has
    may_lack_bound: bool = False  # without a bound of ops it is counted, and does not fail
    reason: str = ""  # for the reader


@dataclasses.dataclass
class Result:
    """The outcome of one case."""

    name: str
    passed: bool
    reason: str = ""  # why it failed
    outcome: str = "pass"  # or the code of the diagnostic
    ops: int | None = None
    stock_ops: int | None = None
    file_size: int | None = None
    stock_file_size: int | None = None
    deviation: float | None = None
    seconds: float | None = None  # wall time of the conversion
    is_unbounded: bool = False  # nothing says how many ops it may have


class Mismatch(Exception):
    """A case failed; the message says how."""


class NoBound(Mismatch):
    """There is no bound on the number of ops for a case."""


def load_outcomes(path: pathlib.Path) -> dict[str, Expectation]:
    return {name: Expectation(**entry) for name, entry in json.loads(path.read_text()).items()}


def load_expectation(
    name: str, outcomes: pathlib.Path = OUTCOMES, bounds: pathlib.Path = BOUNDS
) -> Expectation:
    """The expectation of a case: its entry in outcomes.json, and its bound in op_bounds.json."""
    expected = load_outcomes(outcomes).get(name, Expectation())
    return dataclasses.replace(expected, bound=load_bounds(bounds).get(name))


def load_bounds(path: pathlib.Path) -> dict[str, int]:
    """The numbers of op_bounds.json: name of the case -> ops of its file."""
    bounds: dict[str, int] = {}
    for group in json.loads(path.read_text()):
        if not group["reason"]:
            raise ValueError(f"{path}: a group has no reason")
        for name, count in group["ops"].items():
            if name in bounds:
                raise ValueError(f"{path}: {name} is there twice")
            bounds[name] = count
    return bounds


def convert_command(
    tfuse: str, case: pathlib.Path, info: case_dir.CaseInfo, output: pathlib.Path, options: str
) -> list[str]:
    command = [tfuse, "convert", str(case / info.model), "-o", str(output), "--verify-each"]
    command += options.split()
    if info.feeds:
        command += ["--input-arrays", ",".join(info.feeds)]
    if info.fetches:
        command += ["--output-arrays", ",".join(info.fetches)]
    return command


def check_failure(
    run: subprocess.CompletedProcess, output: pathlib.Path, expected: Expectation
) -> str:
    """Checks how a conversion failed; returns the diagnostic's code."""
    if run.returncode < 0:
        raise Mismatch(f"crash: {signal.Signals(-run.returncode).name}: {last_line(run.stderr)}")
    found = re.search(r"error\[([a-z-]+)\]: .*", run.stderr)
    if run.returncode != 1 or not found:
        raise Mismatch(f"exit code {run.returncode} without a diagnostic: {last_line(run.stderr)}")
    if output.exists():
        raise Mismatch("the conversion failed but left an output file")
    if expected.status != "error":
        raise Mismatch(found[0])
    if found[1] != expected.code:
        raise Mismatch(f"error[{expected.code}] expected, got: {found[0]}")
    return found[1]


def last_line(text: str) -> str:
    lines = [line for line in text.splitlines() if line.strip()]
    return lines[-1].strip() if lines else "(no output)"


def check_signatures(model: pathlib.Path, case: pathlib.Path, info: case_dir.CaseInfo) -> None:
    """Compares the file's signatures with the SavedModel's."""
    interpreter = litert.open_model(model, "builtin")
    if info.kind != "graphdef" and set(interpreter.get_signature_list()) != set(info.signatures):
        have, want = sorted(interpreter.get_signature_list()), sorted(info.signatures)
        raise Mismatch(f"signatures {have} instead of {want}")
    for key, signature in info.signatures.items():
        runner = interpreter.get_signature_runner(key)
        for role, details in (
            ("inputs", runner.get_input_details()),
            ("outputs", runner.get_output_details()),
        ):
            if details.keys() != signature[role].keys():
                raise Mismatch(f"{key} has {role} {sorted(details)}, not {sorted(signature[role])}")
            for name, spec in signature[role].items():
                dtype = details[name]["dtype"].__name__.removesuffix("_")
                dtype = "string" if dtype == "bytes" else dtype
                if dtype != spec["dtype"]:
                    raise Mismatch(f"{key}, {name}: {dtype} instead of {spec['dtype']}")
        for name, details in runner.get_input_details().items():
            shape = declared_shape(details)
            if shape != signature["inputs"][name]["shape"]:
                want = signature["inputs"][name]["shape"]
                raise Mismatch(f"{key}, input {name}: shape {shape} instead of {want}")
        for name, details in runner.get_output_details().items():
            shape, want = declared_shape(details), signature["outputs"][name]["shape"]
            if not fits(shape, want):
                raise Mismatch(f"{key}, output {name}: shape {shape} instead of {want}")
            for sample in info.samples:
                if sample.signature != key:
                    continue
                actual = list(case_dir.load_expected(case, sample.run)[1][name].shape)
                if not fits(actual, shape):
                    raise Mismatch(f"{key}, output {name}: shape {shape}, but a run has {actual}")


def declared_shape(details: dict) -> list[int | None]:
    """The shape of a tensor in the file, where an unknown rank looks like a scalar."""
    return [size if size >= 0 else None for size in details["shape_signature"].tolist()]


def fits(shape: list[int | None], general: list[int | None] | None) -> bool:
    """True if `shape` has all known sizes of `general`."""
    return general is None or (
        len(shape) == len(general)
        and all(want is None or size == want for size, want in zip(shape, general))
    )


def check_fused(file: tflite_file.TfliteFile, info: case_dir.CaseInfo) -> None:
    """Checks that the file has the case's required ops in the required numbers."""
    for name, count in info.fused.items():
        if file.ops.get(name, 0) != count:
            ops = ", ".join(f"{number} {op}" for op, number in sorted(file.ops.items()))
            raise Mismatch(f"{file.ops.get(name, 0)} {name} instead of {count}: {ops}")


def has_stock_counts(stock: case_dir.StockResult) -> bool:
    """True if TFLiteConverter has a file, and the file runs."""
    return stock.error is None and not isinstance(stock.deviation, str)


def check_op_counts(
    file: tflite_file.TfliteFile,
    stock: case_dir.StockResult,
    extra: int = 0,
    bound: int | None = None,
) -> None:
    """Checks for at most `extra` ops more than TFLiteConverter's file, or exactly `bound` ops.

    TFLiteConverter omits signatures that compute the same as others. If it omits a signature that
    has a separate subgraph in tfuse's file, its numbers are not a bound.
    """
    counts = file.signature_op_counts()
    wanted = stock.signature_op_counts or {}
    covered = {file.signatures[key] for key in wanted if key in file.signatures}
    is_comparable = has_stock_counts(stock) and set(file.signatures.values()) <= covered
    if is_comparable and bound is not None:
        raise Mismatch("TFLiteConverter's file gives the bound: remove the entry of op_bounds.json")
    if not is_comparable:
        check_bound(file.op_count, bound)
    if not has_stock_counts(stock):
        return
    if extra and all(counts.get(key, 0) <= count for key, count in wanted.items()) and (
        file.op_count <= stock.op_count
    ):
        raise Mismatch("outcomes.json allows extra ops, but there are none: remove the entry")
    for key, count in wanted.items():
        if counts.get(key, 0) > count + extra:
            raise Mismatch(
                f"{counts[key]} ops in {key}, TFLiteConverter has {count}: "
                + compare_ops(file, stock)
            )
    if is_comparable and file.op_count > stock.op_count + extra:
        raise Mismatch(
            f"{file.op_count} ops, TFLiteConverter has {stock.op_count}: "
            + compare_ops(file, stock)
        )


def check_bound(count: int, bound: int | None) -> None:
    """Compares the number of ops with the one that op_bounds.json states."""
    if bound is None:
        raise NoBound(f"TFLiteConverter's file gives no bound for {count} ops: see op_bounds.json")
    if count > bound:
        raise Mismatch(f"{count} ops, op_bounds.json allows {bound}")
    if count < bound:
        raise Mismatch(f"{count} ops, op_bounds.json allows {bound}: lower the bound")


def compare_ops(file: tflite_file.TfliteFile, stock: case_dir.StockResult) -> str:
    """The differences in op counts, e.g. `+2 RESHAPE -1 MEAN`."""
    names = sorted(file.ops.keys() | stock.ops.keys())
    changes = {name: file.ops[name] - stock.ops.get(name, 0) for name in names}
    return " ".join(f"{change:+} {name}" for name, change in changes.items() if change)


def check_case(
    case: pathlib.Path,
    tfuse: str,
    expected: Expectation,
    kernels: list[str],
    timeout: float,
    keep: pathlib.Path | None,
    options: str = "",
) -> Result:
    """Runs one case."""
    info = case_dir.load_info(case)
    stock = case_dir.load_stock(case)
    result = Result(info.name, False, stock_ops=stock.op_count, stock_file_size=stock.file_size)
    weak = sample_check.complaints(case, info)
    if weak:
        result.reason = "; ".join(weak)
        return result
    with tempfile.TemporaryDirectory() as temporary:
        output = (keep or pathlib.Path(temporary)) / f"{info.name}.tflite"
        output.unlink(missing_ok=True)
        start = time.monotonic()
        try:
            run = subprocess.run(
                [*convert_command(tfuse, case, info, output, options), "-q"],
                capture_output=True,
                text=True,
                errors="replace",
                timeout=timeout,
            )
            result.seconds = round(time.monotonic() - start, 4)
            if run.returncode != 0:
                result.outcome = check_failure(run, output, expected)
            else:
                check_conversion(output, case, info, kernels, expected, result)
                if not options:  # With options it is another file than the one that was counted.
                    check_content(output, case, info, stock, expected, result)
                if expected.status == "error":
                    raise Mismatch(
                        f"passes, but outcomes.json says error[{expected.code}]: remove the entry"
                    )
            result.passed = True
        except subprocess.TimeoutExpired:
            result.reason = f"no end of the conversion after {timeout:.0f} s"
        except Mismatch as mismatch:
            result.reason = str(mismatch)
    return result


def check_conversion(
    output: pathlib.Path,
    case: pathlib.Path,
    info: case_dir.CaseInfo,
    kernels: list[str],
    expected: Expectation,
    result: Result,
) -> None:
    """Checks the outputs of a successfully converted file."""
    if not output.is_file():
        raise Mismatch("exit code 0, but no output file")
    file = tflite_file.read(output)
    result.ops, result.file_size, result.deviation = file.op_count, file.size, 0.0
    for text in memory_plan.lost_tensors(output.read_bytes()):
        raise Mismatch(text)
    try:
        check_signatures(output, case, info)
        if expected.status == "no-kernel":
            check_unresolved(output, file, case, info, expected.ops)
            comparison = compare_with_reference_kernels(output, case, info, expected.ops)
            check_deviation(comparison, "reference kernels", result)
            kernels = []
        for name in kernels:
            check_deviation(litert.compare(output, case, info, name), name, result)
    except (RuntimeError, ValueError) as error:
        raise Mismatch(f"LiteRT: {' '.join(str(error).split())}") from error


def check_content(
    output: pathlib.Path,
    case: pathlib.Path,
    info: case_dir.CaseInfo,
    stock: case_dir.StockResult,
    expected: Expectation,
    result: Result,
) -> None:
    """Checks the file's ops, and that the samples need all of its parts."""
    file = tflite_file.read(output)
    check_fused(file, info)
    try:
        check_op_counts(file, stock, expected.extra_ops, expected.bound)
    except NoBound:
        if not expected.may_lack_bound:
            raise
        result.is_unbounded = True
    weak = mutation_check.complaints(output, case, info)
    if weak:
        raise Mismatch("; ".join(weak))


def check_deviation(comparison: litert.Comparison, kernels: str, result: Result) -> None:
    result.deviation = max(result.deviation, round(comparison.worst, 3))
    if not comparison.worst <= 1:
        raise Mismatch(
            f"{comparison.worst:.3g} times the tolerance ({kernels}): {comparison.where}"
        )


def check_unresolved(
    model: pathlib.Path,
    file: tflite_file.TfliteFile,
    case: pathlib.Path,
    info: case_dir.CaseInfo,
    ops: list[str],
) -> None:
    """Checks the file's custom ops; LiteRT must lack a kernel for the first of them."""
    custom = sorted(name.removeprefix("CUSTOM:") for name in file.ops if name.startswith("CUSTOM:"))
    if custom != sorted(ops):
        raise Mismatch(f"the file's custom ops are {custom}, outcomes.json has {sorted(ops)}")
    try:
        litert.compare(model, case, info, "builtin")
    except RuntimeError as error:
        found = re.search(r"unresolved custom op: (.+)\.\s+See", str(error))
        if found and found[1] in ops:
            return
        raise
    raise Mismatch("the runtime has the kernels after all: remove the entry of outcomes.json")


def compare_with_reference_kernels(
    model: pathlib.Path, case: pathlib.Path, info: case_dir.CaseInfo, ops: list[str]
) -> litert.Comparison:
    """Runs every recorded sample twice, with the kernels of reference_kernels.py."""
    missing = [name for name in ops if name not in reference_kernels.KERNELS]
    if missing:
        raise Mismatch(f"reference_kernels.py has no kernel for {', '.join(missing)}")
    interpreter = custom_ops.Interpreter(
        model, {name: reference_kernels.KERNELS[name] for name in ops}
    )
    try:
        return litert.compare_runs(lambda _: interpreter.run, case, info)
    finally:
        interpreter.close()


def print_table(results: list[Result]) -> None:
    def cell(value: object, width: int) -> str:
        return f"{'-' if value is None else value:>{width}}"

    print(f"{'case':44} {'ops':>5} {'stock':>5} {'size':>6} {'error':>8} {'ms':>7}  outcome")
    for item in results:
        ratio = None
        if item.file_size and item.stock_file_size:
            ratio = f"{item.file_size / item.stock_file_size:.2f}"
        milliseconds = None if item.seconds is None else round(item.seconds * 1000)
        outcome = item.outcome if item.passed else "FAILED"
        print(
            f"{item.name:44} {cell(item.ops, 5)} {cell(item.stock_ops, 5)} {cell(ratio, 6)} "
            f"{cell(item.deviation, 8)} {cell(milliseconds, 7)}  {outcome}"
        )


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "cases",
        nargs="*",
        type=pathlib.Path,
        default=[HERE / "cases"],
        help="case directories, or directories of them (default: %(default)s)",
    )
    parser.add_argument("--tfuse", default="tfuse", help="the tfuse program")
    parser.add_argument(
        "--only", action="append", metavar="GLOB", help="only cases of that name (repeatable)"
    )
    parser.add_argument(
        "--kernels",
        choices=[*litert.RESOLVERS, "both"],
        default="both",
        help="run with XNNPACK, with LiteRT's own kernels, or both (default)",
    )
    parser.add_argument(
        "--outcomes", type=pathlib.Path, default=OUTCOMES, metavar="FILE"
    )
    parser.add_argument(
        "--bounds", type=pathlib.Path, default=BOUNDS, metavar="FILE"
    )
    parser.add_argument(
        "--unbounded",
        type=int,
        default=0,
        metavar="N",
        help="so many cases may have neither a file of TFLiteConverter nor a bound of ops "
        "(default: none)",
    )
    parser.add_argument(
        "--options",
        default="",
        metavar="TEXT",
        help="more options for tfuse convert, e.g. '--rnn while'; the ops of the file are not "
        "counted then",
    )
    parser.add_argument(
        "--jobs", type=int, default=2, help="cases at a time (default: %(default)s)"
    )
    parser.add_argument(
        "--timeout", type=float, default=300, metavar="SECONDS", help="for one conversion"
    )
    parser.add_argument(
        "--keep", type=pathlib.Path, metavar="DIR", help="keep the converted files there"
    )
    parser.add_argument(
        "--verbose",
        action="store_true",
        help="a table: ops and file size against TFLiteConverter's, error, time",
    )
    parser.add_argument("--json", type=pathlib.Path, metavar="FILE", help="write all results there")
    return parser.parse_args()


def main() -> int:
    arguments = parse_arguments()
    cases = case_dir.find_cases(arguments.cases)
    if arguments.only:
        cases = [c for c in cases if any(fnmatch.fnmatch(c.name, glob) for glob in arguments.only)]
    kernels = list(litert.RESOLVERS) if arguments.kernels == "both" else [arguments.kernels]
    tfuse = os.path.abspath(arguments.tfuse) if os.sep in arguments.tfuse else arguments.tfuse
    if arguments.keep:
        arguments.keep.mkdir(parents=True, exist_ok=True)

    def work(case: pathlib.Path) -> str:
        name = case_dir.load_info(case).name
        expected = load_expectation(name, arguments.outcomes, arguments.bounds)
        expected.may_lack_bound = arguments.unbounded > 0
        result = check_case(
            case, tfuse, expected, kernels, arguments.timeout, arguments.keep, arguments.options
        )
        return json.dumps(dataclasses.asdict(result))

    results = []
    for case, text, log in forked.run(cases, work, arguments.jobs):
        if text is None:
            result = Result(case.name, False, f"LiteRT or the runner died: {last_line(log)}")
        else:
            result = Result(**json.loads(text))
        results.append(result)
        if not result.passed:
            print(f"FAILED {result.name}: {result.reason}", flush=True)
    results.sort(key=lambda item: item.name)
    if arguments.verbose:
        print_table(results)
    if arguments.json:
        arguments.json.write_text(
            json.dumps([dataclasses.asdict(r) for r in results], indent=1) + "\n"
        )
    passed = sum(result.passed for result in results)
    failed = len(results) - passed
    if arguments.unbounded:
        unbounded = [result.name for result in results if result.is_unbounded]
        print(f"{len(unbounded)} cases without a bound of ops, {arguments.unbounded} may be")
        if len(unbounded) > arguments.unbounded:
            print(f"FAILED: enter them in op_bounds.json: {' '.join(unbounded)}")
            failed += 1
    print(f"{passed} passed, {failed} failed")
    return 0 if results and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
