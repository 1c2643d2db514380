#!/usr/bin/env python3
"""Writes graphs/ and cases.json: graphs, and Grappler's results for them.

Needs the Python of test/e2e/requirements-oracle.txt:

    python write_cases.py [--only 'swish_*']

Only Grappler's Remapper runs, twice, at level AGGRESSIVE, as in a session. The
ops that the fetched nodes depend on are recorded, or that the Remapper crashes or
refuses the graph.
"""

import argparse
import fnmatch
import json
import multiprocessing
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.append(str(HERE.parent))

# pylint: disable=wrong-import-position
import graphdef  # noqa: E402
import oracle  # noqa: E402
from oracle import tf  # noqa: E402
from patterns import CASES  # noqa: E402


def build(case):
    if case.eager:
        graph_def, fetches = case.build()
    else:
        built = tf.Graph()
        with built.as_default():
            fetches = case.build()
        graph_def = built.as_graph_def()
    feeds = [n.name for n in graph_def.node if n.op == "Placeholder"]
    return graph_def, feeds, fetches


def reachable_ops(graph_def, fetches):
    """The number of each op among the nodes that the fetched nodes depend on."""
    nodes = {node.name: graphdef.Node(node.name, node.op, node.input)
             for node in graph_def.node}
    return dict(sorted(graphdef.reachable_ops(nodes, fetches).items()))


def _optimize_in_child(connection, graph_def, fetches):
    try:
        result = oracle.grappler(graph_def, fetches, ["remap"], iterations=2, strict=True)
        connection.send(reachable_ops(result, fetches))
    except Exception as error:  # pylint: disable=broad-except
        connection.send(f"error: {str(error).splitlines()[0]}")
    connection.close()


def grappler_ops(graph_def, fetches):
    """Runs in a separate process, because some graphs crash TensorFlow."""
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe(duplex=False)
    child = context.Process(target=_optimize_in_child,
                            args=(theirs, graph_def, fetches))
    child.start()
    theirs.close()
    try:
        return ours.recv()
    except EOFError:
        return "crash"
    finally:
        child.join()


def write(case, directory):
    graph_def, feeds, fetches = build(case)
    (directory / (case.name + ".pb")).write_bytes(
        graph_def.SerializeToString(deterministic=True))
    return {
        "pattern": case.pattern,
        "feeds": feeds,
        "fetches": fetches,
        "runs": case.run,
        "before": reachable_ops(graph_def, fetches),
        "grappler": grappler_ops(graph_def, fetches),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", default="*", help="names, as a pattern")
    arguments = parser.parse_args()
    directory, index = HERE / "graphs", HERE / "cases.json"
    directory.mkdir(exist_ok=True)
    known = json.loads(index.read_text()) if index.exists() else {}
    for case in CASES.values():
        if fnmatch.fnmatch(case.name, arguments.only):
            known[case.name] = write(case, directory)
            print(case.name, known[case.name]["grappler"], flush=True)
    for path in directory.glob("*.pb"):
        if path.stem not in CASES:
            path.unlink()
    lines = [f'  "{name}": {json.dumps(entry)}'
             for name, entry in sorted(known.items()) if name in CASES]
    index.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    sys.exit(main())
