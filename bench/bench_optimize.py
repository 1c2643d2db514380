#!/usr/bin/env python3
"""Times `tfuse optimize`: its cost per node, and its time compared with TensorFlow's Grappler.

    bench_optimize.py --tfuse build/release/bin/tfuse [--sizes 1000,...] [--no-grappler]

Chains and trees of 10^3 to 10^6 nodes show that the cost is linear. With
TensorFlow, three models go through Grappler's ArithmeticOptimizer and Remapper in
the same run: its time within the process, and that of a Python process that loads,
optimizes and saves. Shown are the medians. Exit code 1 if a goal is missed.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
sys.path.insert(0, os.path.join(ROOT, "test", "optimize"))

# Of Grappler's time in its process, and of the whole Python process.
REWRITE_GOAL, PROCESS_GOAL = 1 / 5, 1 / 40
LINEAR_GOAL = 2.0  # the dearest node to the cheapest, from 10^4 nodes on

#===----------------------------------------------------------------------===//
# GraphDefs in text form, because the benchmark must run without TensorFlow.
#===----------------------------------------------------------------------===//


def varint(value):
    out = b""
    while value >= 0x80:
        out += bytes([value & 0x7F | 0x80])
        value >>= 7
    return out + bytes([value])


def field(number, content):
    if isinstance(content, str):
        content = content.encode()
    return varint(number << 3 | 2) + varint(len(content)) + content


def type_attr(name, dtype=1):
    return field(5, field(1, name) + field(2, b"\x30" + varint(dtype)))


def node(name, op, *inputs, attrs=b""):
    content = field(1, name) + field(2, op)
    for i in inputs:
        content += field(3, i)
    return field(1, content + attrs)


SHAPE = field(5, field(1, "shape") + field(2, field(7, field(2, b"\x08\x08"))))
FLOAT = type_attr("T")


def placeholder(name):
    return node(name, "Placeholder", attrs=type_attr("dtype") + SHAPE)


def chain(size):
    """A chain of ops that many stages rewrite, with two inputs."""
    yield placeholder("x")
    yield placeholder("y")
    last = "x"
    ops = ["Neg", "Neg", "Mul", "AddV2", "Identity", "Identity", "Sqrt", "RealDiv", "Exp",
           "Square"]
    for i in range(size):
        op = ops[i % len(ops)]
        name = "n%d" % i
        inputs = (last, "y") if op in ("AddV2", "RealDiv") else (
            (last, last) if op == "Mul" else (last,))
        yield node(name, op, *inputs, attrs=FLOAT)
        last = name
    yield node("out", "Identity", last, attrs=FLOAT)


def adds(size):
    """A chain of additions with `size` terms."""
    yield placeholder("x")
    yield placeholder("y")
    last = "x"
    for i in range(size):
        yield node("n%d" % i, "AddV2", last, "y", attrs=FLOAT)
        last = "n%d" % i
    yield node("out", "Identity", last, attrs=FLOAT)


def tree(size):
    """A balanced tree of multiplications."""
    leaves = (size + 1) // 2
    level = []
    for i in range(leaves):
        name = "l%d" % i
        yield node(name, "Neg", "x", attrs=FLOAT)
        level.append(name)
    yield placeholder("x")
    count = 0
    while len(level) > 1:
        upper = []
        for i in range(0, len(level) - 1, 2):
            name = "n%d" % count
            count += 1
            yield node(name, "Mul" if len(level) % 3 else "AddV2", level[i], level[i + 1],
                       attrs=FLOAT)
            upper.append(name)
        level = upper + level[len(level) // 2 * 2:]
    yield node("out", "Identity", level[0], attrs=FLOAT)


def write(path, nodes):
    with open(path, "wb") as file:
        for part in nodes:
            file.write(part)
        file.write(field(4, b"\x08" + varint(1882)))


#===----------------------------------------------------------------------===//
# Measuring
#===----------------------------------------------------------------------===//


def run_tfuse(tfuse, source, target, fetch, options):
    """(seconds by phase, seconds of the process)."""
    start = time.perf_counter()
    result = subprocess.run(
        [tfuse, "optimize", source, "-o", target, "-q", "--timing", "--fetch=" + fetch] +
        options, capture_output=True, text=True, check=True)
    whole = time.perf_counter() - start
    phases = {}
    for line in result.stderr.splitlines():
        words = line.split()
        if len(words) == 3 and words[2] == "ms":
            phases[words[0]] = float(words[1]) / 1e3
    return phases, whole


def median_of(repeat, function):
    results = [function() for _ in range(repeat)]
    phases = {name: statistics.median(r[0][name] for r in results) for name in results[0][0]}
    return phases, statistics.median(r[1] for r in results)


def linear(arguments, directory):
    print("| graph | nodes | import | rewrite | export + write | process | µs per node |")
    print("|---|---|---|---|---|---|---|")
    missed = False
    for shape in (chain, adds, tree):
        costs = []
        for size in arguments.sizes:
            source = os.path.join(directory, "in.pb")
            write(source, shape(size))
            repeat = arguments.repeat if size < 500000 else 1
            phases, whole = median_of(repeat, lambda: run_tfuse(
                arguments.tfuse, source, os.path.join(directory, "out.pb"), "out",
                ["--device=cpu"]))
            if size >= 10000:
                costs.append(whole / size)
            print("| %s | %d | %.0f ms | %.0f ms | %.0f ms | %.0f ms | %.2f |" %
                  (shape.__name__, size, 1e3 * (phases["read"] + phases["import"]),
                   1e3 * phases["rewrite"], 1e3 * (phases["export"] + phases["write"]),
                   1e3 * whole, 1e6 * whole / size), flush=True)
        if costs and max(costs) > LINEAR_GOAL * min(costs):
            missed = True
            print("%s: the cost per node varies by %.1f" %
                  (shape.__name__, max(costs) / min(costs)))
    return missed


GRAPPLER = """
import sys, time
sys.path.insert(0, %r)
import oracle
from oracle import tf
source, target, fetch = sys.argv[1:]
with open(source, "rb") as file:
    graph = tf.compat.v1.GraphDef.FromString(file.read())
for node in graph.node:
    node.device = node.device or "/job:localhost/replica:0/task:0/device:CPU:0"
times = []
for _ in range(%d):
    start = time.perf_counter()
    optimized = oracle.grappler(graph, [fetch], ["arithmetic", "remap"])
    times.append(time.perf_counter() - start)
with open(target, "wb") as file:
    file.write(optimized.SerializeToString())
print("grappler", min(times))
"""

FREEZE = """
import sys
sys.path.insert(0, %r)
from oracle import tf
from tensorflow.python.framework.convert_to_constants import convert_variables_to_constants_v2
name, target = sys.argv[1:]
model = getattr(tf.keras.applications, name)(weights=None)
function = tf.function(lambda x: model(x, training=False)).get_concrete_function(
    tf.TensorSpec([1, 224, 224, 3]))
graph = convert_variables_to_constants_v2(function).graph.as_graph_def()
with open(target, "wb") as file:
    file.write(graph.SerializeToString())
print(function.graph.outputs and graph.node[-1].name)
"""


def python(code, *arguments):
    start = time.perf_counter()
    result = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True,
                            text=True)
    if result.returncode:
        raise RuntimeError(result.stderr[-800:])
    return result.stdout, time.perf_counter() - start


def beside_grappler(arguments, directory):
    helper = os.path.join(ROOT, "test", "optimize")
    graphs = []
    for name in ("MobileNetV2", "ResNet50"):
        source = os.path.join(directory, name + ".pb")
        out, _ = python(FREEZE % helper, name, source)
        graphs.append((name, source, out.split()[-1]))
    source = os.path.join(directory, "chain.pb")
    write(source, chain(100000))
    graphs.append(("chain of 100,000", source, "out"))
    print("\n| graph | Grappler | tfuse: rewrite | ratio | Python process | tfuse process | ratio |")
    print("|---|---|---|---|---|---|---|")
    missed = False
    target = os.path.join(directory, "out.pb")
    for name, source, fetch in graphs:
        # The process loads, optimizes once and saves; the time within is that of
        # the best of several.
        _, process = python(GRAPPLER % (helper, 1), source, target, fetch)
        out, _ = python(GRAPPLER % (helper, 2), source, target, fetch)
        grappler = float(out.split()[-1])
        phases, whole = median_of(arguments.repeat, lambda: run_tfuse(
            arguments.tfuse, source, target, fetch, ["--device=cpu", "--semantics=grappler",
                                                     "--iterations=1"]))
        print("| %s | %.0f ms | %.1f ms | 1/%.0f | %.1f s | %.0f ms | 1/%.0f |" %
              (name, 1e3 * grappler, 1e3 * phases["rewrite"], grappler / phases["rewrite"],
               process, 1e3 * whole, process / whole), flush=True)
        missed |= phases["rewrite"] > REWRITE_GOAL * grappler
        missed |= whole > PROCESS_GOAL * process
    return missed


def main():
    parser = argparse.ArgumentParser(
        description=__doc__.split("\n")[0],
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tfuse", default=os.path.join(ROOT, "build", "release", "bin", "tfuse"))
    parser.add_argument("--sizes", default="1000,10000,100000,1000000")
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--no-grappler", action="store_true", help="without TensorFlow")
    arguments = parser.parse_args()
    arguments.sizes = [int(size) for size in arguments.sizes.split(",")]
    with tempfile.TemporaryDirectory() as directory:
        missed = linear(arguments, directory)
        if not arguments.no_grappler:
            missed |= beside_grappler(arguments, directory)
    print("\ngoals %s" % ("missed" if missed else "met"))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
