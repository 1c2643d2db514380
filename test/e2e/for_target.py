"""The common part of the runners for other runtimes: files for one target, runs in child processes.

tfuse predicts for every file which runtimes can run it. Each file is run in spite of the prediction,
which must be right: a file that can run computes TensorFlow's results, and a refused file does not. A
table (outcomes-<target>.json) lists the refused cases, with reasons:

    {"says": "strings", "reason": "...", "cases": ["cond_of_strings", "table_*"]}

`says` is a pattern of tfuse's reason, and `cases` are patterns of names. These fail: a refusal
that is not listed, a listed case without that refusal, and a pattern that no case matches. Other
entries have a status:

    runs       refused files that the runtime can run nevertheless
    no-kernel  files with custom ops, whose kernels the application registers; `says` is the
               runtime's message without them
    error      cases that cannot be converted for this target; `says` is the code of the diagnostic

`--write` adds refused cases that the runtime does not run to the entries whose `says` matches, and
removes the names of other cases. A reason that no entry matches needs a new entry, by hand.
"""

from __future__ import annotations

import argparse
import collections
import dataclasses
import fnmatch
import json
import os
import pathlib
import re
import signal
import subprocess
import tempfile
import textwrap
from collections.abc import Callable, Iterator

import case_dir
import forked
from run_cases import Expectation, convert_command, last_line, load_outcomes

HERE = pathlib.Path(__file__).resolve().parent


@dataclasses.dataclass(frozen=True)
class File:
    """One conversion of a case, and the samples that its file runs in sequence."""

    case: pathlib.Path
    samples: tuple[int, ...]  # positions in the case's list
    signature: str = ""  # the only one of the file; if empty, it has all
    is_fixed: bool = False  # whether it is converted with the shapes of the samples


@dataclasses.dataclass
class Outcome:
    """The outcome of one file."""

    error: str = ""  # the code of the diagnostic if the conversion failed
    refused: str = ""  # why the runtime does not take it, as tfuse says; empty if it does
    failed: str = ""  # what is wrong with the results, or what the runtime said
    worst: float = 0.0  # deviation, as a multiple of the tolerance

    @property
    def kind(self) -> str:
        if self.error:
            return "error"
        if self.refused:
            return "refused" if self.failed else "runs"
        return "broken" if self.failed else "passed"


@dataclasses.dataclass
class Entry:
    """An entry of the table."""

    says: str
    reason: str
    cases: list[str]
    status: str = "refused"


class CannotConvert(Exception):
    """The conversion failed; the message is the code of the diagnostic."""


def convert(
    tfuse: str, file: File, info: case_dir.CaseInfo, target: str, output: pathlib.Path
) -> str:
    """Converts for a target; returns why tfuse says that the target does not take the file."""
    command = convert_command(tfuse, file.case, info, output, f"--target {target} --force")
    if file.signature:
        command += ["--signature", file.signature]
    if file.is_fixed:
        inputs, _ = case_dir.load_expected(file.case, info.samples[file.samples[0]].run)
        for name, value in inputs.items():
            command += ["--input-shapes", f"{name}:{','.join(map(str, value.shape))}"]
    run = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=300)
    if run.returncode != 0:
        code = re.search(r"error\[([a-z-]+)\]", run.stderr)
        if run.returncode != 1 or not code:
            raise RuntimeError(f"tfuse: exit code {run.returncode}: {last_line(run.stderr)}")
        raise CannotConvert(code[1])
    takes, _, refuses = next(
        line for line in run.stdout.splitlines() if line.startswith("runs on ")
    ).removeprefix("runs on ").partition("; not on ")
    if target in takes.split(", "):
        return ""
    return re.search(rf"(?:^|; ){target} \((.*?)\)(?:; |$)", refuses)[1]


def work(
    tfuse: str, target: str, run: Callable[[pathlib.Path, File, case_dir.CaseInfo], float], file: File
) -> Outcome:
    """Converts and runs one file; the runtime may kill the process."""
    info = case_dir.load_info(file.case)
    outcome = Outcome()
    # A runtime that hangs has failed.
    signal.alarm(600)
    with tempfile.TemporaryDirectory() as temporary:
        output = pathlib.Path(temporary) / "model.tflite"
        try:
            outcome.refused = convert(tfuse, file, info, target, output)
        except CannotConvert as error:
            outcome.error = str(error)
            return outcome
        # Remains as the outcome in the log if the runtime crashes.
        print(json.dumps(dataclasses.asdict(outcome)), flush=True)
        signal.alarm(60)
        try:
            outcome.worst = run(output, file, info)
        except (RuntimeError, ValueError, TypeError, KeyError) as error:
            outcome.failed = " ".join(f"{type(error).__name__}: {error}".split())
        if not outcome.worst <= 1:
            outcome.failed = f"{outcome.worst:.3g} times the tolerance"
    return outcome


def read_outcome(text: str | None, log: str) -> Outcome:
    """The outcome that a process sent, or logged before it crashed."""
    if text is not None:
        return Outcome(**json.loads(text))
    for line in log.splitlines():
        if line.startswith('{"error"'):
            return Outcome(**(json.loads(line) | {"failed": f"died: {last_line(log)}"}))
    return Outcome(failed=last_line(log))


def complaints(
    name: str, outcomes: list[Outcome], entries: list[Entry], expected: Expectation
) -> Iterator[str]:
    """Describes the mistake in one case."""
    wanted = {
        (entry.status, entry.says)
        for entry in entries
        if any(fnmatch.fnmatchcase(name, glob) for glob in entry.cases)
    }
    used = set()
    for outcome in outcomes:
        if outcome.kind == "passed":
            continue
        if outcome.kind == "error" and expected.status == "error" and outcome.error == expected.code:
            continue
        says = outcome.error or outcome.refused or outcome.failed
        status = "no-kernel" if outcome.kind == "broken" else outcome.kind
        found = {
            (listed, pattern)
            for listed, pattern in wanted
            if listed == status and fnmatch.fnmatchcase(says, pattern)
        }
        used |= found
        if found:
            continue
        if outcome.kind == "broken":
            yield f"tfuse says that it runs, but {outcome.failed}"
        elif outcome.kind == "error":
            yield f"error[{says}], which is not listed"
        elif outcome.kind == "runs":
            yield f"tfuse says that it does not run ({says}), but it does"
        else:
            yield f"left out, which is not listed: {says}: {outcome.failed}"
    for status, pattern in sorted(wanted - used):
        yield f"listed, but no file of the case is '{status}' with '{pattern}'"


def unused_patterns(entries: list[Entry], names: list[str]) -> Iterator[str]:
    for entry in entries:
        for glob in entry.cases:
            if not any(fnmatch.fnmatchcase(name, glob) for name in names):
                yield f"no case matches '{glob}' of the entry '{entry.says}'"


def rewrite_table(path: pathlib.Path, entries: list[Entry], results: dict[str, list[Outcome]]) -> None:
    """Updates the table's refused cases to the actual outcomes; name patterns stay."""
    for entry in entries:
        if entry.status != "refused":
            continue
        refused = {
            name
            for name, outcomes in results.items()
            if any(
                outcome.kind == "refused" and fnmatch.fnmatchcase(outcome.refused, entry.says)
                for outcome in outcomes
            )
        }
        patterns = {glob for glob in entry.cases if "*" in glob}
        named = {n for n in refused if not any(fnmatch.fnmatchcase(n, glob) for glob in patterns)}
        entry.cases = sorted(patterns | named)
    texts = []
    for entry in filter(lambda entry: entry.cases, entries):
        fields = {"says": entry.says, "reason": entry.reason, "status": entry.status}
        if entry.status == "refused":
            del fields["status"]
        lines = [f"{json.dumps(key)}: {json.dumps(value)}," for key, value in fields.items()]
        names = textwrap.wrap(", ".join(map(json.dumps, entry.cases)), 86)
        lines.append('"cases": [' + ("\n            ".join(names)) + "]")
        texts.append(" {" + "\n  ".join(lines) + "}")
    path.write_text("[\n" + ",\n".join(texts) + "\n]\n")


def parse_arguments(description: str | None, target: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("cases", nargs="*", type=pathlib.Path, default=[HERE / "cases"])
    parser.add_argument("--tfuse", default="tfuse")
    parser.add_argument("--only", action="append", metavar="GLOB", help="only these cases")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--verbose", action="store_true", help="say what became of each case")
    parser.add_argument(
        "--write", action="store_true", help="enter confirmed refusals into the table (all cases)"
    )
    parser.add_argument(
        "--outcomes", type=pathlib.Path, default=HERE / f"outcomes-{target}.json", metavar="FILE"
    )
    return parser.parse_args()


def main(
    description: str | None,
    target: str,
    files_of: Callable[[pathlib.Path, case_dir.CaseInfo], list[File]],
    run: Callable[[pathlib.Path, File, case_dir.CaseInfo], float],
) -> int:
    """Runs the files of all cases; `run(model, file, info)` returns the worst deviation."""
    arguments = parse_arguments(description, target)
    tfuse = os.path.abspath(arguments.tfuse) if os.sep in arguments.tfuse else arguments.tfuse
    entries = [Entry(**entry) for entry in json.loads(arguments.outcomes.read_text())]
    expected = load_outcomes(HERE / "outcomes.json")
    files = [
        file
        for case in case_dir.find_cases(arguments.cases)
        if not arguments.only or any(fnmatch.fnmatch(case.name, glob) for glob in arguments.only)
        for file in files_of(case, case_dir.load_info(case))
    ]
    missing = collections.Counter(file.case.name for file in files)
    results: dict[str, list[Outcome]] = collections.defaultdict(list)
    counts = collections.Counter()

    def send(file: File) -> str:
        return json.dumps(dataclasses.asdict(work(tfuse, target, run, file)))

    for file, text, log in forked.run(files, send, arguments.jobs):
        name = file.case.name
        results[name].append(read_outcome(text, log))
        missing[name] -= 1
        if missing[name]:
            continue
        wrong = list(complaints(name, results[name], entries, expected.get(name, Expectation())))
        kinds = sorted({outcome.kind for outcome in results[name]})
        counts["failed" if wrong else "passed" if kinds == ["passed"] else "left out"] += 1
        for message in sorted(set(wrong)):
            print(f"FAILED {name}: {message}", flush=True)
        if arguments.verbose:
            for outcome in results[name]:
                print(f"{name:44} {outcome.kind:8} {outcome.error or outcome.refused} {outcome.failed or format(outcome.worst, '.3f')}")
    if not arguments.only:
        for message in unused_patterns(entries, list(results)):
            counts["failed"] += 1
            print(f"FAILED {arguments.outcomes.name}: {message}")
    if arguments.write and not arguments.only:
        rewrite_table(arguments.outcomes, entries, results)
    print(
        f"{counts['left out']} cases are left out on {target} in whole or in part, as "
        f"{arguments.outcomes.name} lists; their files do fail there"
    )
    print(f"{counts['passed'] + counts['left out']} passed, {counts['failed']} failed")
    return 1 if counts["failed"] or not counts["passed"] else 0
