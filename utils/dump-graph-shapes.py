#!/usr/bin/env python3
"""Writes unittests/Shape/Graphs/*.pbtxt: graphs, and the shapes that Grappler infers.

Run it with a Python that has the pinned TensorFlow:

    python utils/dump-graph-shapes.py [--output DIRECTORY]

Each file is a GraphDef in text form. Comments at its beginning state the shape
of each tensor: [a,3] has an unknown first size, which equals all other sizes
called `a`; * is a shape of unknown rank. Unknown shapes come from variables,
because Grappler takes placeholders to be fed with anything.
"""

import argparse
import os
import pathlib

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
os.environ.setdefault("CUDA_VISIBLE_DEVICES", "-1")

import tensorflow as tf
from google.protobuf import text_format
from tensorflow.python.grappler import item as grappler_item

v1 = tf.compat.v1
raw = tf.raw_ops
ROOT = pathlib.Path(__file__).resolve().parent.parent

GRAPHS = []


def graph(function):
    GRAPHS.append(function)
    return function


def source(name, shape, dtype=tf.float32):
    """A tensor of partly known shape; None for an unknown rank."""
    handle = raw.VarHandleOp(dtype=dtype, shape=tf.TensorShape(shape),
                             name=name + "/handle")
    return raw.ReadVariableOp(resource=handle, dtype=dtype, name=name)


@graph
def equal_sizes():
    x, y, z = (source(n, [None, 3]) for n in "xyz")
    both = tf.add_n([x, y], name="both")
    tf.add(x, z, name="broadcast")
    tf.nn.relu(both, name="relu")
    tf.multiply(x, x, name="square")
    tf.concat([x, z], 1, name="concat")


@graph
def ranks_from_uses():
    x, y = source("x", None), source("y", None)
    raw.MatMul(a=x, b=source("w", [5, 4]), name="product")
    raw.L2Loss(t=y, name="loss")
    raw.Tanh(x=x, name="tanh")
    raw.Conv2D(input=y, filter=source("f", [3, 3, None, 8]),
               strides=[1, 1, 1, 1], padding="SAME", name="conv")


@graph
def shape_arithmetic():
    x = source("x", [None, None, 4, 5])
    shape = tf.shape(x)
    tf.reshape(x, tf.concat([shape[:2], [20]], 0), name="merged")
    tf.reshape(x, tf.stack([shape[0], -1]), name="flat")
    tf.fill(shape[1:3], 0.0, name="filled")
    tf.transpose(x, [0, 3, 1, 2], name="transposed")
    tf.reduce_sum(x, [1, 2], name="reduced")
    tf.expand_dims(x, -1, name="expanded")


@graph
def network():
    x = source("x", [None, 32, 32, 3])
    y = tf.nn.conv2d(x, source("f", [3, 3, 3, 8]), 2, "SAME", name="conv")
    y = tf.nn.bias_add(y, source("b", [8]), name="bias")
    y = tf.nn.relu(y, name="relu")
    y = tf.nn.max_pool2d(y, 2, 2, "VALID", name="pool")
    y = tf.reshape(y, [-1, 8 * 8 * 8], name="flat")
    y = tf.linalg.matmul(y, source("w", [512, 10]), name="dense")
    tf.nn.softmax(y, name="softmax")
    tf.reduce_mean(x, [1, 2], keepdims=True, name="mean")


@graph
def loop():
    x, y = source("x", [None, 3]), source("y", [2, None])
    n, kept, grown = v1.while_loop(
        lambda n, a, b: n < 10,
        lambda n, a, b: [n + 1, tf.nn.relu(a), tf.concat([b, b], 1)],
        [0, x, y],
        shape_invariants=[tf.TensorShape([]), tf.TensorShape([None, 3]),
                          tf.TensorShape([2, None])])
    tf.add(kept, 1.0, name="kept")
    tf.identity(grown, name="grown")


@graph
def nested_loops():
    x = source("x", [None, 4])

    def inner(n, a):
        _, b = v1.while_loop(lambda m, b: m < 3,
                             lambda m, b: [m + 1, tf.math.sin(b)], [0, a])
        return [n + 1, tf.linalg.matmul(b, tf.ones([4, 4]))]

    _, result = v1.while_loop(lambda n, a: n < 5, inner, [0, x])
    tf.identity(result, name="result")


@graph
def swapping_loop():
    x, y = source("x", [2, 3]), source("y", [2, 5])
    unknown = tf.TensorShape([2, None])
    _, a, b = v1.while_loop(lambda n, a, b: n < 9,
                            lambda n, a, b: [n + 1, b, a], [0, x, y],
                            shape_invariants=[tf.TensorShape([]), unknown,
                                              unknown])
    tf.identity(a, name="a")
    tf.identity(b, name="b")


@graph
def condition():
    x, y = source("x", [None, 3]), source("y", [None, 5])
    flag = source("flag", [], tf.bool)
    same = v1.cond(flag, lambda: tf.math.sin(x), lambda: tf.math.cos(x))
    tf.identity(same, name="same")
    other = v1.cond(flag, lambda: tf.identity(x), lambda: tf.identity(y))
    tf.identity(other, name="other")


@graph
def function_call():
    @tf.function(autograph=False)
    def f(a, b):
        return tf.linalg.matmul(a, b), tf.nn.relu(a)

    @tf.function(autograph=False)
    def g(a, b):
        return f(a, b)[0] + 1.0

    x, w = source("x", [None, 4]), source("w", [4, 5])
    product, activated = f(x, w)
    tf.identity(product, name="product")
    tf.identity(activated, name="activated")
    tf.identity(g(source("y", [2, 4]), w), name="nested")


@graph
def gather_and_split():
    x = source("x", [None, 6])
    i = source("i", [None], tf.int32)
    tf.gather(x, i, name="gathered")
    a, b = tf.split(x, 2, 1, name="split")
    tf.stack([a, b], 1, name="stacked")
    tf.slice(x, [0, 1], [-1, 2], name="sliced")
    tf.pad(x, [[0, 0], [1, 2]], name="padded")
    tf.tile(x, [1, 3], name="tiled")


@graph
def attention():
    x = source("x", [None, None, 16])
    shape = tf.shape(x)

    def heads(name):
        y = tf.linalg.matmul(tf.reshape(x, [-1, 16]), source("w" + name, [16, 16]))
        y = tf.reshape(y, tf.stack([shape[0], shape[1], 4, 4]))
        return tf.transpose(y, [0, 2, 1, 3], name=name)

    scores = tf.linalg.matmul(heads("q"), heads("k"), transpose_b=True) * 0.5
    y = tf.linalg.matmul(tf.nn.softmax(scores, name="weights"), heads("v"))
    y = tf.reshape(tf.transpose(y, [0, 2, 1, 3]), shape)
    y = tf.add(x, y, name="residual")
    mean = tf.reduce_mean(y, -1, keepdims=True, name="mean")
    variance = tf.reduce_mean(tf.math.squared_difference(y, mean), -1,
                              keepdims=True, name="variance")
    tf.multiply(y - mean, tf.math.rsqrt(variance + 1e-3), name="normalized")


def letters(number):
    name = ""
    while True:
        name = chr(ord("a") + number % 26) + name
        number = number // 26 - 1
        if number < 0:
            return name


def shape_text(shape, names):
    if shape.unknown_rank:
        return "*"
    sizes = []
    for dim in shape.dim:
        if dim.size >= 0:
            sizes.append(str(dim.size))
        else:
            sizes.append(names.setdefault(dim.size, letters(len(names))))
    return "[" + ",".join(sizes) + "]"


def without_noise(graph_def):
    """Removes attributes that do not affect shapes."""
    for nodes in ([graph_def.node] +
                  [f.node_def for f in graph_def.library.function]):
        for node in nodes:
            for name in list(node.attr):
                if name.startswith("_") or name in (
                        "config_proto", "config", "executor_type",
                        "debug_name", "allowed_devices", "container",
                        "shared_name"):
                    del node.attr[name]
    return graph_def


def dump(function, directory):
    built = tf.Graph()
    with built.as_default():
        function()
    graph_def = without_noise(built.as_graph_def())
    meta = v1.MetaGraphDef()
    meta.graph_def.CopyFrom(graph_def)
    used = {name.split(":")[0].lstrip("^")
            for node in graph_def.node for name in node.input}
    fetches = [n.name for n in graph_def.node if n.name not in used]
    meta.collection_def["train_op"].node_list.value.extend(fetches)
    properties = grappler_item.Item(meta).GetOpProperties()
    names = {}
    lines = [f"# What Grappler infers for {function.__name__}."
             " Written by utils/dump-graph-shapes.py; do not edit."]
    for node in graph_def.node:
        for i, output in enumerate(properties.get(node.name, [])):
            lines.append(f"# {node.name}:{i} {shape_text(output.shape, names)}")
    text = text_format.MessageToString(graph_def)
    path = directory / (function.__name__ + ".pbtxt")
    path.write_text("\n".join(lines) + "\n" + text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--output", type=pathlib.Path,
                        default=ROOT / "unittests/Shape/Graphs")
    arguments = parser.parse_args()
    v1.disable_eager_execution()
    v1.disable_control_flow_v2()
    arguments.output.mkdir(exist_ok=True)
    for function in GRAPHS:
        dump(function, arguments.output)


if __name__ == "__main__":
    main()
