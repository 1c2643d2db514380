#!/usr/bin/env python3
"""Records TensorFlow's results for the cases of families/ and quantized/.

Needs the packages of ../e2e/requirements-oracle.txt. Every graph runs without Grappler, on one
thread.
"""

from __future__ import annotations

import argparse
import fnmatch
import os
import sys

os.environ["TF_ENABLE_ONEDNN_OPTS"] = "0"
os.environ["CUDA_VISIBLE_DEVICES"] = ""
os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")

import numpy as np
import tensorflow as tf
from google.protobuf import text_format

import family
import graph_text
import programs
import recorded
from case import Case

NO_KERNEL = ("No OpKernel was registered", "not in the list of allowed values", "not in list of allowed values")


class Refused(Exception):
    """TensorFlow cannot run the graph of a case, so the case is invalid."""


def config() -> tf.compat.v1.ConfigProto:
    result = tf.compat.v1.ConfigProto(intra_op_parallelism_threads=1, inter_op_parallelism_threads=1)
    result.graph_options.rewrite_options.disable_meta_optimizer = True
    result.graph_options.optimizer_options.opt_level = -1
    return result


def run(case: Case) -> list[list[np.ndarray]] | None:
    """The results of every run of a case; None if TensorFlow has no kernel for it."""
    if case.definition:
        return [case.definition(*(item.runs[i] for item in case.feeds)) for i in range(case.run_count)]
    graph_def = text_format.Parse(graph_text.graph_text(case), tf.compat.v1.GraphDef())
    with tf.Graph().as_default() as graph:
        try:
            tf.import_graph_def(graph_def, name="")
            with tf.compat.v1.Session(graph=graph, config=config()) as session:
                return [run_once(session, case, index) for index in range(case.run_count)]
        except (tf.errors.OpError, ValueError) as error:
            if any(text in str(error) for text in NO_KERNEL):
                return None
            if isinstance(error, (tf.errors.UnimplementedError, tf.errors.NotFoundError)):
                return None
            raise Refused(f"{case.name}: {' '.join(str(error).split())[:400]}") from error


def run_once(session: tf.compat.v1.Session, case: Case, index: int) -> list[np.ndarray]:
    def tensor(item: object) -> str:
        name = case.value_name(item)
        return name if ":" in name else f"{name}:0"

    feeds = {tensor(item): item.runs[index] for item in case.feeds}
    return [np.asarray(value) for value in session.run([tensor(o) for o in case.fetches], feeds)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--family", action="append", metavar="GLOB", help="just these families")
    parser.add_argument("--all", action="store_true", help="also cases whose recording is up to date")
    arguments = parser.parse_args()
    refused = 0
    families = family.load_all() + family.load_all(family.QUANTIZED)
    programs.record(
        [value for item in families for case in item.cases for node in case.nodes for value in node.attrs.values()]
    )
    for item in families:
        if arguments.family and not any(fnmatch.fnmatch(item.name, glob) for glob in arguments.family):
            continue
        known = recorded.Results.load(item.name)
        results = recorded.Results(item.name)
        fresh = 0
        for case in item.cases:
            have = known.digests.get(case.name)
            if not arguments.all and have == recorded.digest(case):
                results.add(case, known.arrays[case.name])
                continue
            fresh += 1
            try:
                results.add(case, run(case))
            except Refused as error:
                print(f"TensorFlow refuses {error}", flush=True)
                refused += 1
        results.save()
        print(f"{item.name}: {len(results.arrays)} cases, {fresh} recorded now")
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main())
