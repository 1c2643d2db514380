#!/usr/bin/env python3
"""Writes the graphs of stages/*.py and the results of TensorFlow's Grappler for them.

    record.py [--only 'max_of_*'] [--out data]

One file per stage: a list of graphs in text form, each with its fetches and the
ops that are reachable from them before and after. Needs TensorFlow.
"""

import argparse
import collections
import fnmatch
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import graphdef  # noqa: E402
from builder import CASES, build  # noqa: E402
import stages  # noqa: E402,F401
import oracle  # noqa: E402
import session  # noqa: E402
from google.protobuf import text_format  # noqa: E402


def record(entry):
    optimizers, stage, _, _, _ = entry
    name, graph, fetches, shapes, values = build(entry)
    optimized = oracle.grappler(graph, fetches, optimizers)
    graph.versions.ClearField("bad_consumers")
    text = text_format.MessageToString(graph, as_one_line=True)
    before = graphdef.parse(text)
    after = graphdef.parse(text_format.MessageToString(optimized))
    ops = graphdef.reachable_ops(after, fetches)
    structures = [graphdef.structure(nodes, fetches) for nodes in (before, after)]
    case = {
        "name": name,
        "stage": stage,
        "optimizers": optimizers,
        "fetches": fetches,
        "shapes": shapes,
        "fires": structures[0] != structures[1],
        "ops": dict(sorted(ops.items())),
        "graph": text,
    }
    if values:
        case["values"] = values
        try:
            session.compare(case, text_format.MessageToString(optimized))
        except session.Mismatch as mismatch:
            case["differs"] = str(mismatch)
            print("%s: %s" % (name, mismatch))
    return case


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", default="*")
    here = os.path.dirname(os.path.abspath(__file__))
    parser.add_argument("--out", default=os.path.join(here, "data"))
    arguments = parser.parse_args()
    by_stage = collections.defaultdict(list)
    for entry in CASES:
        if fnmatch.fnmatch(entry[2].__name__, arguments.only):
            try:
                by_stage[entry[1]].append(record(entry))
            except (ValueError, TypeError) as error:
                print("%s/%s: not built: %s" % (entry[2].__name__, entry[3],
                                                str(error).split("\n")[0]))
    os.makedirs(arguments.out, exist_ok=True)
    for stage, cases in sorted(by_stage.items()):
        fires = sum(case["fires"] for case in cases)
        print("%-42s %3d fire, %3d do not" % (stage, fires, len(cases) - fires))
        with open(os.path.join(arguments.out, stage + ".json"), "w") as file:
            # One line per case, because there are many cases.
            file.write("[\n" + ",\n".join(json.dumps(case) for case in cases) + "\n]\n")


if __name__ == "__main__":
    main()
