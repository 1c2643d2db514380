#!/usr/bin/env python3
"""Translation validation of all rewrites in the test suites: evaluated before and after.

  utils/check-rewrites.py --build build/release             lit tests and end-to-end models
  utils/check-rewrites.py --build build/release --only lit  one of the two
  utils/check-rewrites.py --build build/release --show 20   + the most frequent reasons

Fails if a rewrite changes values, if an op that lib/Check/NotEvaluated.def does not list keeps a rewrite
from being evaluated, or if fewer than 95 % of the rewrites are evaluated. The last line is
`N passed, N failed`, in rewrites.
"""

from __future__ import annotations

import argparse
import collections
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
LEAST_SHARE = 0.95
FIGURES = re.compile(r"^rewrites: (\d+) equal, (\d+) without users, (\d+) different, (\d+) unchecked$")


class Results:
    """What the checker wrote, summed up."""

    def __init__(self) -> None:
        self.equal = self.unused = self.different = self.unchecked = 0
        self.findings: list[str] = []
        self.reasons: collections.Counter[str] = collections.Counter()
        self.rules: collections.Counter[str] = collections.Counter()

    def read(self, text: str, source: str) -> None:
        for line in text.splitlines():
            if figures := FIGURES.match(line):
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


def run_lit(build: pathlib.Path, results: Results, filters: list[str]) -> None:
    """Every lit test of a rule or lowering; a test whose rewrites differ fails by itself."""
    lit = pathlib.Path(sys.executable).parent / "lit"
    with tempfile.TemporaryDirectory() as folder:
        record = pathlib.Path(folder) / "rewrites.txt"
        command = [str(lit), "-q", "--param", f"check_rewrites={record}"]
        command += [word for name in filters for word in ("--filter", name)]
        subprocess.run([*command, str(build / "test")], check=False, capture_output=True)
        results.read(record.read_text(errors="replace") if record.exists() else "", "lit")


def run_models(build: pathlib.Path, results: Results, names: list[str]) -> None:
    """Every model of the end-to-end cases, with `tfuse convert --verify`."""
    sys.path.insert(0, str(ROOT / "test" / "e2e"))
    import case_dir
    import run_cases

    tfuse = str(build / "bin" / "tfuse")
    models = [*(ROOT / "test" / "e2e" / "cases").iterdir(), *(ROOT / "examples").iterdir()]
    for case in sorted(models):
        if not (case / "case.json").exists() or (names and not any(name in case.name for name in names)):
            continue
        with tempfile.TemporaryDirectory() as folder:
            output = pathlib.Path(folder) / "model.tflite"
            command = run_cases.convert_command(tfuse, case, case_dir.load_info(case), output, "--verify")
            run = subprocess.run(command, check=False, capture_output=True, text=True, errors="replace")
        lines = re.findall(r"translation validation: (.*)", run.stdout + run.stderr)
        results.read("\n".join(lines), case.name)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, required=True, help="the build directory")
    parser.add_argument("--only", choices=("lit", "e2e"), help="just this suite")
    parser.add_argument("--filter", action="append", default=[], help="just tests or models of this name")
    parser.add_argument("--show", type=int, default=0, metavar="N", help="print the N most frequent reasons")
    arguments = parser.parse_args()
    results = Results()
    if arguments.only != "e2e":
        run_lit(arguments.build.resolve(), results, arguments.filter)
    if arguments.only != "lit":
        run_models(arguments.build.resolve(), results, arguments.filter)
    for finding in results.findings:
        print(finding)
    for counter in (results.reasons, results.rules):
        for text, count in counter.most_common(arguments.show):
            print(f"{count:6} {text}")
    checked = results.equal + results.unused + results.different
    total = checked + results.unchecked
    share = checked / total if total else 0
    print(
        f"{total} rewrites: {results.equal} equal, {results.unused} replace nothing that is used, "
        f"{results.different} different, {results.unchecked} not evaluated; {100 * share:.1f} % checked"
    )
    # "there is no kernel" is the checker's reason for an op that the table does not list.
    unlisted = [reason for reason in results.reasons if reason.endswith("there is no kernel")]
    for reason in unlisted:
        print(f"lib/Check/NotEvaluated.def does not list: {reason}")
    failed = results.different + len(unlisted) + (share < LEAST_SHARE)
    print(f"{results.equal + results.unused} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
