#!/usr/bin/env python3
"""Optimizes graphs/ and compares the results with Grappler's.

    python run_cases.py --tfuse ../../../build/release/bin/tfuse

In grappler mode, the fetched nodes must depend on the same ops as in Grappler's
result, or on fewer, and on no kind of op that Grappler removed from the graph.
Each pattern must have enough graphs.

With --values (needs TensorFlow, see test/e2e/requirements-oracle.txt), the other
modes are checked instead: in a session without Grappler, the optimized graph must
compute the same values as the original graph.

outcomes.json lists the cases in which tfuse differs on purpose, with the reason.
"""

import argparse
import collections
import fnmatch
import json
import pathlib
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.append(str(HERE.parent))

# pylint: disable=wrong-import-position
import graphdef  # noqa: E402
from coverage import Coverage  # noqa: E402
from graphdef import Mismatch  # noqa: E402
from tool import Tool, compare_ops  # noqa: E402


def optimize(tool, name, case, semantics, form):
    """The optimized graph, as "pb" or "pbtxt", and the rules that fired."""
    return tool.optimize((HERE / "graphs" / (name + ".pb")).read_bytes(), case["fetches"],
                         "--optimizers=remap", "--iterations=2", "--semantics=" + semantics,
                         form=form)


def check_ops(tool, name, case, coverage):
    text, rules = optimize(tool, name, case, "grappler", "pbtxt")
    nodes = graphdef.parse(text)
    if gone := sorted(set(case["fetches"]) - set(nodes)):
        raise Mismatch("no node " + ", ".join(gone))
    if isinstance(case["grappler"], dict):
        compare_ops(case["before"], case["grappler"],
                    graphdef.reachable_ops(nodes, case["fetches"]))
        coverage.note(case["pattern"], rules,
                      case["grappler"] != case["before"])


def check_values(tool, name, case, semantics):
    import graph_values  # pylint: disable=import-outside-toplevel
    before = (HERE / "graphs" / (name + ".pb")).read_bytes()
    after, _ = optimize(tool, name, case, semantics, "pb")
    graph_values.compare(before, after, case, special=semantics == "exact")


def checks(tool, name, case, coverage, with_values):
    if not with_values:
        yield "ops", lambda: check_ops(tool, name, case, coverage)
    elif case["runs"]:
        for mode in ("finite", "exact"):
            yield mode, lambda mode=mode: check_values(tool, name, case, mode)


def run(check):
    try:
        check()
    except Mismatch as error:
        return str(error)
    return ""


def check_all(tool, arguments, coverage, counts):
    outcomes = json.loads((HERE / "outcomes.json").read_text())
    for name, case in json.loads((HERE / "cases.json").read_text()).items():
        if not fnmatch.fnmatch(name, arguments.only):
            continue
        for kind, check in checks(tool, name, case, coverage, arguments.values):
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


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tfuse", type=pathlib.Path, required=True)
    parser.add_argument("--only", default="*", help="names, as a pattern")
    parser.add_argument("--values", action="store_true",
                        help="compare what the graphs compute in TensorFlow instead of their ops")
    parser.add_argument("--verbose", action="store_true")
    arguments = parser.parse_args()
    counts = collections.Counter()
    coverage = Coverage()
    with tempfile.TemporaryDirectory() as directory:
        tool = Tool(str(arguments.tfuse), directory)
        check_all(tool, arguments, coverage, counts)
        patterns = [name for name in tool.stages() if name.startswith("remap-")]
    if arguments.only == "*" and not arguments.values:
        missing = list(coverage.missing(patterns))
        counts["failed"] += len(missing)
        counts["passed"] += len(patterns) - len(missing)
        for message in missing:
            print("failed   " + message)
    if arguments.values:
        cases = json.loads((HERE / "cases.json").read_text())
        print(f"{sum(not case['runs'] for case in cases.values())} of {len(cases)} graphs are for "
              "a GPU and are not run, as cases.json says")
    if counts["expected"]:
        print(f"{counts['expected']} of them as outcomes.json says")
    print(f"{counts['passed'] + counts['expected']} passed, {counts['failed']} failed")
    return 1 if counts["failed"] or not counts["passed"] else 0


if __name__ == "__main__":
    sys.exit(main())
