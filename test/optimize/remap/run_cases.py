#!/usr/bin/env python3
"""Optimises graphs/ and compares the results with Grappler's.

    python run_cases.py --tfuse ../../../build/release/bin/tfuse

In grappler mode, the ops in front of the fetched nodes must be Grappler's, or
fewer, with all those kinds of ops gone that are gone there. With --values
(needs TensorFlow, see test/e2e/requirements-oracle.txt), what the other modes
make of a graph must compute what the graph computes, in a session without
Grappler.

outcomes.json lists the cases in which we differ on purpose, with the reason.
"""

import argparse
import collections
import fnmatch
import json
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.append(str(HERE.parent))

import graphdef  # noqa: E402  pylint: disable=wrong-import-position


def optimize(tfuse, name, case, semantics, form):
    """The optimised graph, as "pb" or "pbtxt"."""
    with tempfile.TemporaryDirectory() as directory:
        out = pathlib.Path(directory) / f"out.{form}"
        command = [tfuse, "optimize", HERE / "graphs" / (name + ".pb"), "-o", out,
                   "-q", "--optimizers", "remap", "--iterations", "2",
                   "--semantics", semantics,
                   "--fetch", ",".join(case["fetches"])]
        result = subprocess.run([*map(str, command)], capture_output=True,
                                text=True, check=False)
        if result.returncode != 0:
            raise RuntimeError(f"exit code {result.returncode}: "
                               f"{result.stderr[:500]}")
        return out.read_bytes()


def difference(ours, case):
    """What is not as Grappler has it; empty if all is well."""
    theirs, before = case["grappler"], case["before"]
    if not isinstance(theirs, dict):
        return ""
    if ours == theirs:
        return ""
    gone = {op for op in before if theirs.get(op, 0) < before[op]}
    fewer = (sum(ours.values()) < sum(theirs.values()) and
             all(ours.get(op, 0) <= theirs.get(op, 0) for op in gone))
    if fewer:
        return ""
    ops = sorted(set(ours) | set(theirs))
    return ", ".join(f"{op} {ours.get(op, 0)} instead of {theirs.get(op, 0)}"
                     for op in ops if ours.get(op, 0) != theirs.get(op, 0))


def check_ops(tfuse, name, case):
    text = optimize(tfuse, name, case, "grappler", "pbtxt").decode()
    nodes = graphdef.parse(text)
    if gone := sorted(set(case["fetches"]) - set(nodes)):
        return "no node " + ", ".join(gone)
    return difference(graphdef.reachable_ops(nodes, case["fetches"]), case)


def check_values(tfuse, name, case, semantics):
    import graph_values  # pylint: disable=import-outside-toplevel
    before = (HERE / "graphs" / (name + ".pb")).read_bytes()
    after = optimize(tfuse, name, case, semantics, "pb")
    return graph_values.compare(before, after, case,
                                special=semantics == "exact")


def checks(tfuse, name, case, with_values):
    yield "ops", lambda: check_ops(tfuse, name, case)
    if with_values and case["runs"]:
        for mode in ("finite", "exact"):
            yield mode, lambda mode=mode: check_values(tfuse, name, case, mode)


def run(check):
    try:
        return check()
    except RuntimeError as error:
        return str(error)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tfuse", type=pathlib.Path, required=True)
    parser.add_argument("--only", default="*", help="names, as a pattern")
    parser.add_argument("--values", action="store_true",
                        help="run the graphs in TensorFlow, too")
    parser.add_argument("--verbose", action="store_true")
    arguments = parser.parse_args()
    tfuse = arguments.tfuse.resolve()
    outcomes = json.loads((HERE / "outcomes.json").read_text())
    counts = collections.Counter()
    for name, case in json.loads((HERE / "cases.json").read_text()).items():
        if not fnmatch.fnmatch(name, arguments.only):
            continue
        for kind, check in checks(tfuse, name, case, arguments.values):
            message = run(check)
            expected = kind == "ops" and name in outcomes
            if expected and message:
                result = "expected"
            elif expected:
                result, message = "failed", "passes, but is in outcomes.json"
            else:
                result = "failed" if message else "passed"
            counts[result] += 1
            if result == "failed" or arguments.verbose:
                print(f"{result:8} {name} ({kind}) {message}", flush=True)
    if counts["expected"]:
        print(f"{counts['expected']} of them as outcomes.json says")
    print(f"{counts['passed'] + counts['expected']} passed, {counts['failed']} failed")
    return 1 if counts["failed"] or not counts["passed"] else 0


if __name__ == "__main__":
    sys.exit(main())
