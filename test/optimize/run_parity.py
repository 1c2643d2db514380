#!/usr/bin/env python3
"""Compares `tfuse optimize` with the recorded results of TensorFlow's Grappler.

    run_parity.py --tfuse ../../build/release/bin/tfuse [--only 'max_of_*']

With --semantics=grappler, the fetched nodes must depend on the same ops as in
Grappler's result, or on fewer, and on no kind of op that Grappler removed from the
graph. Each stage must have enough graphs. With all three semantics, a node that is
a control dependency must remain one, and no graph may become larger (Grappler's
may).

With --session, the other two modes are checked instead: TensorFlow runs both
graphs, without its Grappler, on random inputs, and the results must be equal up to
rounding. session.py lists the graphs whose values are not finite.
"""

import argparse
import fnmatch
import glob
import json
import os
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import graphdef  # noqa: E402
from coverage import Coverage  # noqa: E402
from graphdef import Mismatch  # noqa: E402
from tool import Tool, compare_ops  # noqa: E402

# Cases that run one of TensorFlow's optimizers whose counterpart in tfuse is a single stage.
OPTIONS = {
    "common_subgraph_elimination":
        ["--optimizers=arithmetic", "--stages=dedup_computations"],
}


def waited_for(nodes, fetches):
    """The nodes that reachable nodes have control dependencies on."""
    names = set()
    for name in graphdef.reachable(nodes, fetches):
        for i in nodes[name].inputs:
            if i.startswith("^") and nodes[graphdef.producer(i)].op == "NoOp":
                names.add(graphdef.producer(i))
    return names


def optimize(tool, case, semantics):
    return tool.optimize(
        case["graph"], case["fetches"], "--iterations=1", "--semantics=" + semantics,
        *OPTIONS.get(case["optimizers"][0],
                     ["--optimizers=" + ",".join(case["optimizers"])]), form="pbtxt")


def check(tool, case, semantics, coverage):
    text, rules = optimize(tool, case, semantics)
    fetches = case["fetches"]
    before, after = graphdef.parse(case["graph"]), graphdef.parse(text)
    for fetch in fetches:
        if graphdef.producer(fetch) not in after:
            raise Mismatch("%s is gone" % fetch)
    if semantics == "grappler":
        compare_ops(graphdef.reachable_ops(before, fetches), case["ops"],
                    graphdef.reachable_ops(after, fetches))
        coverage.note(case["stage"], rules, case["fires"])
    else:
        lost = waited_for(before, fetches) - waited_for(after, fetches)
        if lost:
            raise Mismatch("nothing waits for %s any more" % ", ".join(lost))
        # A rewrite may replace an op by a constant, or a constant by an op.
        ops = [sum(node.op != "Const" for node in nodes.values())
               for nodes in (before, after)]
        if ops[1] > ops[0] and len(after) > len(before):
            raise Mismatch("%d nodes became %d" % (len(before), len(after)))


def check_values(tool, case, semantics):
    """Compares the values of the graph before and after in TensorFlow."""
    text, _ = optimize(tool, case, semantics)
    session.compare(case, text, finite=semantics == "finite")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__.split("\n")[0],
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tfuse", default="tfuse")
    parser.add_argument("--data", default=os.path.join(HERE, "data"))
    parser.add_argument("--only", default="*", help="cases, by name or stage")
    parser.add_argument("--semantics", default="grappler,finite,exact")
    parser.add_argument("--session", action="store_true",
                        help="compare what the graphs compute instead of their ops (needs "
                        "TensorFlow)")
    parser.add_argument("--verbose", action="store_true")
    arguments = parser.parse_args()
    if arguments.session:
        global session
        import session  # noqa: E402
    failures = total = 0
    coverage = Coverage()
    with tempfile.TemporaryDirectory() as directory:
        tool = Tool(arguments.tfuse, directory)
        for path in sorted(glob.glob(os.path.join(arguments.data, "*.json"))):
            with open(path) as file:
                cases = json.load(file)
            for case in cases:
                if not (fnmatch.fnmatch(case["name"], arguments.only) or
                        case["stage"] == arguments.only):
                    continue
                for semantics in arguments.semantics.split(","):
                    if arguments.session and semantics == "grappler":
                        continue
                    total += 1
                    try:
                        if arguments.session:
                            check_values(tool, case, semantics)
                        else:
                            check(tool, case, semantics, coverage)
                        if arguments.verbose:
                            print("ok   %s %s" % (case["name"], semantics))
                    except Mismatch as mismatch:
                        failures += 1
                        print("FAIL %s: %s (%s): %s" % (case["stage"], case["name"],
                                                        semantics, mismatch))
        if arguments.session:
            print("%(compared)d compared, %(not finite)d not finite, as session.py lists"
                  % session.counts)
        elif arguments.only == "*" and "grappler" in arguments.semantics:
            stages = [name for name in tool.stages() if not name.startswith("remap-")]
            total += len(stages)
            for message in coverage.missing(stages):
                failures += 1
                print("FAIL " + message)
    print("%d passed, %d failed" % (total - failures, failures))
    return 1 if failures or not total else 0


if __name__ == "__main__":
    sys.exit(main())
