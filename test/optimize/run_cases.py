#!/usr/bin/env python3
"""Optimises the graphs of cases/ and compares the results with Grappler's.

    python run_cases.py --bin ../../build/release/bin [--only 'swish_*']

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

import graph_text

HERE = pathlib.Path(__file__).resolve().parent


class Tools:
    def __init__(self, directory):
        self.translate = directory / "tfuse-translate"
        self.opt = directory / "tfuse-opt"

    def optimize(self, path, case, semantics, binary=False):
        """The optimised graph, as text or as bytes."""
        options = (f"optimizers={case['optimizer']} semantics={semantics} "
                   f"iterations=2 fetch={','.join(case['fetches'])}")
        feeds = ",".join(case["feeds"])
        if feeds and case["optimizer"] != "remap":
            options += f" feed={feeds}"
        to_graph = "--mlir-to-graphdef" + ("-binary" if binary else "")
        data = path.read_bytes()
        for command in ([self.translate, "--graphdef-to-mlir"],
                        [self.opt, "-tfg-optimize=" + options],
                        [self.translate, to_graph]):
            result = subprocess.run([*map(str, command), "-"], input=data,
                                    capture_output=True, check=False)
            if result.returncode != 0:
                raise RuntimeError(f"{command[0].name} exits with "
                                   f"{result.returncode}: "
                                   f"{result.stderr.decode()[:500]}")
            data = result.stdout
        return data if binary else data.decode()


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


def check_ops(tools, path, case):
    text = tools.optimize(path, case, "grappler")
    return difference(graph_text.reachable_ops(graph_text.read_nodes(text),
                                               case["fetches"]), case)


def check_values(tools, path, case, semantics):
    import graph_values  # pylint: disable=import-outside-toplevel
    return graph_values.compare(path.read_bytes(),
                                tools.optimize(path, case, semantics, True),
                                case, special=semantics == "exact")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bin", type=pathlib.Path, required=True,
                        help="directory of tfuse-opt and tfuse-translate")
    parser.add_argument("--cases", type=pathlib.Path, default=HERE / "cases")
    parser.add_argument("--only", default="*", help="names, as a pattern")
    parser.add_argument("--values", action="store_true",
                        help="run the graphs in TensorFlow, too")
    parser.add_argument("--verbose", action="store_true")
    arguments = parser.parse_args()
    tools = Tools(arguments.bin.resolve())
    outcomes = json.loads((HERE / "outcomes.json").read_text())
    counts = collections.Counter()
    for index in sorted(arguments.cases.glob("*.json")):
        for name, case in json.loads(index.read_text()).items():
            if not fnmatch.fnmatch(name, arguments.only):
                continue
            path = arguments.cases / index.stem / (name + ".pb")
            checks = {"ops": lambda: check_ops(tools, path, case)}
            if arguments.values and case["runs"]:
                for mode in ("finite", "exact"):
                    checks[mode] = lambda mode=mode: check_values(
                        tools, path, case, mode)
            for check, run in checks.items():
                try:
                    message = run()
                except RuntimeError as error:
                    message = str(error)
                expected = outcomes.get(name) if check == "ops" else None
                if expected and message:
                    result = "expected"
                elif expected:
                    result, message = "failed", "passes, but is in outcomes.json"
                else:
                    result = "failed" if message else "passed"
                counts[result] += 1
                if result == "failed" or arguments.verbose:
                    print(f"{result:8} {name} ({check}) {message}", flush=True)
    print(", ".join(f"{counts[key]} {key}" for key in
                    ("passed", "failed", "expected")))
    return 1 if counts["failed"] or not counts["passed"] else 0


if __name__ == "__main__":
    sys.exit(main())
