#!/usr/bin/env python3
"""Translation validation of all rewrites in the test suites: evaluated before and after.

  utils/check-rewrites.py --build build/release             all suites
  utils/check-rewrites.py --build build/release --only lit  one suite
  utils/check-rewrites.py --build build/release --show 20   + the most frequent reasons

The suites are the lit tests, the end-to-end models (tfuse convert --verify), and the graphs of test/optimize
(tfuse optimize --verify).

Fails if a rewrite changes values, if a run crashes or records nothing, if an op that
lib/Check/NotEvaluated.def does not list keeps a rewrite from being evaluated, or if fewer than 95 % of the
rewrites are evaluated; rewrites whose values have no users do not count. The last line is `N passed,
N failed`, in rewrites.
"""

from __future__ import annotations

import argparse
import collections
import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys
import tempfile
from typing import Callable

ROOT = pathlib.Path(__file__).resolve().parent.parent
LEAST_SHARE = 0.95
FIGURES = re.compile(r"^rewrites: (\d+) equal, (\d+) without users, (\d+) different, (\d+) unchecked$")


class Results:
    """The sums of the checker's outputs."""

    def __init__(self) -> None:
        self.equal = self.unused = self.different = self.unchecked = 0
        self.findings: list[str] = []
        self.failures: list[str] = []
        self.reasons: collections.Counter[str] = collections.Counter()
        self.rules: collections.Counter[str] = collections.Counter()

    @property
    def total(self) -> int:
        return self.equal + self.unused + self.different + self.unchecked

    def read(self, text: str, source: str) -> None:
        has_figures = False
        for line in text.splitlines():
            if figures := FIGURES.match(line):
                has_figures = True
                equal, unused, different, unchecked = map(int, figures.groups())
                self.equal += equal
                self.unused += unused
                self.different += different
                self.unchecked += unchecked
            elif line.startswith("different: "):
                self.findings.append(f"{source}: {line}")
            elif line.startswith("unchecked: "):
                rule, _, rest = line.removeprefix("unchecked: ").partition(" at '")
                reason = rest.partition("': ")[2]
                self.reasons[reason] += 1
                self.rules[rule] += 1
        if not has_figures:
            self.failures.append(f"{source}: no rewrites were recorded")


def run_lit(build: pathlib.Path, results: Results, filters: list[str]) -> None:
    """Every lit test. A test whose rewrites differ fails, and so does one whose tool crashes."""
    lit = pathlib.Path(sys.executable).parent / "lit"
    with tempfile.TemporaryDirectory() as folder:
        record = pathlib.Path(folder) / "rewrites.txt"
        command = [str(lit), "-q", "--param", f"check_rewrites={record}"]
        command += [word for name in filters for word in ("--filter", name)]
        run = subprocess.run([*command, str(build / "test")], check=False, capture_output=True, text=True)
        failed = re.findall(r"^(?:FAIL|XPASS|UNRESOLVED|TIMEOUT): (.*?) \(", run.stdout, re.MULTILINE)
        results.failures += [f"lit: {name} failed" for name in failed]
        if run.returncode and not failed:
            results.failures.append(f"lit: exit code {run.returncode}: {run.stderr.strip()[-500:]}")
        results.read(record.read_text(errors="replace") if record.exists() else "", "lit")


def read_run(results: Results, name: str, run: subprocess.CompletedProcess[str], may_fail: bool) -> None:
    """The notes of one run of tfuse. A refused model (exit code 1, if it may fail) records nothing."""
    if run.returncode not in ((0, 1) if may_fail else (0,)):
        results.failures.append(f"{name}: exit code {run.returncode}: {run.stderr.strip()[-500:]}")
    elif run.returncode == 0:
        lines = re.findall(r"translation validation: (.*)", run.stdout + run.stderr)
        results.read("\n".join(lines), name)


def run_models(build: pathlib.Path, results: Results, filters: list[str]) -> None:
    """Every model of the end-to-end cases, with `tfuse convert --verify`."""
    sys.path.insert(0, str(ROOT / "test" / "e2e"))
    import case_dir
    import run_cases

    tfuse = str(build / "bin" / "tfuse")
    for case in case_dir.find_cases([ROOT / "test" / "e2e" / "cases", ROOT / "examples"]):
        if filters and not any(name in case.name for name in filters):
            continue
        with tempfile.TemporaryDirectory() as folder:
            output = pathlib.Path(folder) / "model.tflite"
            command = run_cases.convert_command(tfuse, case, case_dir.load_info(case), output, "--verify")
            run = subprocess.run(command, check=False, capture_output=True, text=True, errors="replace")
        read_run(results, case.name, run, may_fail=True)


def run_graphs(build: pathlib.Path, results: Results, filters: list[str]) -> None:
    """Every graph of test/optimize, with `tfuse optimize --verify`."""
    optimize = ROOT / "test" / "optimize"
    # (name, file name, content, fetches, optimizers)
    graphs = [
        (f"{case['stage']}/{case['name']}", "in.pbtxt", case["graph"].encode(), case["fetches"], "arithmetic")
        for path in sorted((optimize / "data").glob("*.json"))
        for case in json.loads(path.read_text())
    ]
    for name, case in json.loads((optimize / "remap" / "cases.json").read_text()).items():
        content = (optimize / "remap" / "graphs" / f"{name}.pb").read_bytes()
        graphs.append((f"remap/{name}", "in.pb", content, case["fetches"], "remap"))

    def run(graph: tuple[str, str, bytes, list[str], str]) -> subprocess.CompletedProcess[str]:
        _, file, content, fetches, optimizers = graph
        with tempfile.TemporaryDirectory() as folder:
            source = pathlib.Path(folder) / file
            source.write_bytes(content)
            command = [str(build / "bin" / "tfuse"), "optimize", str(source), "-o", f"{folder}/out.pb", "--verify"]
            command += [f"--optimizers={optimizers}", "--fetch=" + ",".join(fetches)]
            return subprocess.run(command, check=False, capture_output=True, text=True, errors="replace")

    graphs = [graph for graph in graphs if not filters or any(name in graph[0] for name in filters)]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for graph, done in zip(graphs, pool.map(run, graphs)):
            read_run(results, graph[0], done, may_fail=False)


SUITES: dict[str, Callable[[pathlib.Path, Results, list[str]], None]] = {
    "lit": run_lit,
    "e2e": run_models,
    "optimize": run_graphs,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, required=True, help="the build directory")
    parser.add_argument("--only", choices=tuple(SUITES), help="just this suite")
    parser.add_argument("--filter", action="append", default=[], help="just tests, models or graphs of this name")
    parser.add_argument("--show", type=int, default=0, metavar="N", help="print the N most frequent reasons")
    arguments = parser.parse_args()
    results = Results()
    for name, run in SUITES.items():
        if arguments.only not in (None, name):
            continue
        before, checked_before = results.total, results.equal + results.different
        run(arguments.build.resolve(), results, arguments.filter)
        count = results.total - before
        if not count and not arguments.filter:
            results.failures.append(f"{name}: the suite has no rewrites")
        print(f"{name}: {count} rewrites, {results.equal + results.different - checked_before} checked")
    for finding in results.findings + results.failures:
        print(finding)
    for counter in (results.reasons, results.rules):
        for text, count in counter.most_common(arguments.show):
            print(f"{count:6} {text}")
    checked = results.equal + results.different
    share = checked / (checked + results.unchecked) if checked else 0
    print(
        f"{results.total} rewrites: {results.equal} equal, {results.different} different, "
        f"{results.unused} replace nothing that is used, {results.unchecked} not evaluated; "
        f"{100 * share:.2f} % checked"
    )
    # "there is no kernel" is the checker's reason for an op that the table does not list.
    unlisted = [reason for reason in results.reasons if reason.endswith("there is no kernel")]
    for reason in unlisted:
        print(f"lib/Check/NotEvaluated.def does not list: {reason}")
    failed = results.different + len(results.failures) + len(unlisted) + (share < LEAST_SHARE)
    print(f"{results.equal} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
