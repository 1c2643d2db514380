#!/usr/bin/env python3
"""Compares `tfuse optimize` with what TensorFlow's Grappler made of the same graphs.

    run_parity.py --tfuse ../../build/release/bin/tfuse [--only 'max_of_*']

With --semantics=grappler, a graph must come to the ops that Grappler's result
has, as far as they are reachable from what is fetched; or to fewer, if nothing
is there that Grappler removed. With all three semantics, every node that was
waited for must still be, and no graph may become larger (Grappler's may).

With --session, both graphs are run in TensorFlow, with its Grappler off, on
random inputs: the results must be equal up to rounding.
"""

import argparse
import collections
import fnmatch
import glob
import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import graphdef  # noqa: E402
from graphdef import Mismatch  # noqa: E402

# What runs where TensorFlow has an optimizer that we have a stage for.
OPTIONS = {
    "common_subgraph_elimination":
        ["--optimizers=arithmetic", "--stages=dedup_computations"],
}


def optimize(tfuse, case, semantics, directory):
    source = os.path.join(directory, "in.pbtxt")
    target = os.path.join(directory, "out.pbtxt")
    with open(source, "w") as file:
        file.write(case["graph"])
    if os.path.exists(target):
        os.remove(target)
    command = [
        tfuse, "optimize", source, "-o", target, "-q", "--iterations=1",
        "--semantics=" + semantics, "--fetch=" + ",".join(case["fetches"])
    ]
    command += OPTIONS.get(case["optimizers"][0],
                           ["--optimizers=" + ",".join(case["optimizers"])])
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        raise Mismatch("exit code %d: %s" %
                       (result.returncode, result.stderr.strip()))
    with open(target) as file:
        return file.read()


def waited_for(nodes, fetches):
    """The nodes that something reachable waits for."""
    names = set()
    for name in graphdef.reachable(nodes, fetches):
        for i in nodes[name].inputs:
            if i.startswith("^") and nodes[graphdef.producer(i)].op == "NoOp":
                names.add(graphdef.producer(i))
    return names


def show(counter):
    return ", ".join("%s x%d" % item if item[1] > 1 else item[0]
                     for item in sorted(counter.items()))


def compare_ops(case, ours):
    """The op multisets of Grappler's result and of ours."""
    fetches = case["fetches"]
    before = graphdef.reachable_ops(graphdef.parse(case["graph"]), fetches)
    theirs = collections.Counter(case["ops"])
    if ours == theirs:
        return
    removed = {op for op in before if theirs[op] < before[op]}
    if sum(ours.values()) < sum(theirs.values()) and all(
            ours[op] <= theirs[op] for op in removed):
        return
    raise Mismatch("Grappler: %s; here: %s" % (show(theirs), show(ours)))


def check(tfuse, case, semantics, directory, session):
    text = optimize(tfuse, case, semantics, directory)
    fetches = case["fetches"]
    before, after = graphdef.parse(case["graph"]), graphdef.parse(text)
    for fetch in fetches:
        if graphdef.producer(fetch) not in after:
            raise Mismatch("%s is gone" % fetch)
    if semantics == "grappler":
        compare_ops(case, graphdef.reachable_ops(after, fetches))
    else:
        lost = waited_for(before, fetches) - waited_for(after, fetches)
        if lost:
            raise Mismatch("nothing waits for %s any more" % ", ".join(lost))
        # A rewrite may trade an op for a constant, or the other way round.
        ops = [sum(node.op != "Const" for node in nodes.values())
               for nodes in (before, after)]
        if ops[1] > ops[0] and len(after) > len(before):
            raise Mismatch("%d nodes became %d" % (len(before), len(after)))
    if session and (semantics != "grappler"):
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
                        help="run the graphs, too (needs TensorFlow)")
    parser.add_argument("--verbose", action="store_true")
    arguments = parser.parse_args()
    session = None
    if arguments.session:
        import session
    failures = total = 0
    with tempfile.TemporaryDirectory() as directory:
        for path in sorted(glob.glob(os.path.join(arguments.data, "*.json"))):
            with open(path) as file:
                cases = json.load(file)
            for case in cases:
                if not (fnmatch.fnmatch(case["name"], arguments.only) or
                        case["stage"] == arguments.only):
                    continue
                for semantics in arguments.semantics.split(","):
                    total += 1
                    try:
                        check(arguments.tfuse, case, semantics, directory, session)
                        if arguments.verbose:
                            print("ok   %s %s" % (case["name"], semantics))
                    except Mismatch as mismatch:
                        failures += 1
                        print("FAIL %s: %s (%s): %s" % (case["stage"], case["name"],
                                                        semantics, mismatch))
    print("%d passed, %d failed" % (total - failures, failures))
    return 1 if failures or not total else 0


if __name__ == "__main__":
    sys.exit(main())
