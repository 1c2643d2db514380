#!/usr/bin/env python3
"""Writes hostile_refused.json: the ops of `hostile_ops.py` that TensorFlow refuses to run.

Each variant runs in a child process, with limits of time and memory: TensorFlow crashes on
some. A variant that crashes it, or that it does not finish, is not listed. Nor is a
variant that fails because memory or a kernel is missing on this machine, or because of the data,
which a converter cannot know. Needs TensorFlow (requirements-oracle.txt).
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import signal

import hostile_ops

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
os.environ.setdefault("CUDA_VISIBLE_DEVICES", "-1")

# TensorFlow's messages about the machine's limits rather than the model.
MACHINE = re.compile(r"(?i)oom|allocat|memory|no opkernel|not supported|too large|too many elements|overflow")


def run(name: str, arguments: tuple) -> str:
    """"ok", "refused: why", or "unknown: why"."""
    import numpy as np
    import tensorflow as tf

    graph_def = tf.compat.v1.GraphDef.FromString(hostile_ops.build(*arguments).encode())
    graph = tf.Graph()
    try:
        with graph.as_default():
            tf.import_graph_def(graph_def, name="")
        feeds = {}
        for op in graph.get_operations():
            if op.type == "Placeholder":
                tensor = op.outputs[0]
                shape = tensor.shape.as_list()
                feeds[tensor] = np.ones(shape, tensor.dtype.as_numpy_dtype)
        with tf.compat.v1.Session(graph=graph) as session:
            session.run("y:0", feeds)
        return "ok"
    except (tf.errors.InvalidArgumentError, ValueError, tf.errors.OutOfRangeError) as error:
        text = str(error)
        return ("unknown: " if MACHINE.search(text) else "refused: ") + text.splitlines()[0][:200]
    except Exception as error:  # noqa: BLE001
        return f"unknown: {type(error).__name__}: {str(error)[:200]}"


def in_child(name: str, arguments: tuple) -> str:
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        signal.alarm(10)
        resource.setrlimit(resource.RLIMIT_DATA, (3 << 30, 3 << 30))
        devnull = os.open(os.devnull, os.O_WRONLY)
        os.dup2(devnull, 2)
        os.write(write, run(name, arguments).encode()[:4000])
        os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        said = pipe.read().decode(errors="replace")
    os.waitpid(child, 0)
    return said or "unknown: it died"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", metavar="TEXT", help="only variants whose name contains this")
    parser.add_argument("--share", type=int, default=4, metavar="N", help="every N-th variant")
    parser.add_argument("--verbose", action="store_true", help="print what TensorFlow says of each")
    arguments = parser.parse_args()

    import tensorflow  # noqa: F401 - Once, for all children.

    refused = []
    for number, (name, variant) in enumerate(hostile_ops.variants()):
        if number % arguments.share:
            continue
        if arguments.only and arguments.only not in name:
            continue
        said = in_child(name, variant)
        if said.startswith("refused"):
            refused.append(name)
        if arguments.verbose:
            print(f"{name}: {' '.join(said.split())}", flush=True)
    if not arguments.only:
        hostile_ops.REFUSED.write_text(json.dumps(refused, indent=1) + "\n")
    print(f"TensorFlow refuses {len(refused)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
