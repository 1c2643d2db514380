"""Compares the values of two graphs in a TensorFlow session without Grappler."""

import numpy as np
import oracle
from graphdef import Mismatch
from oracle import tf
from tensorflow.core.framework import graph_pb2

tf.compat.v1.disable_eager_execution()

UNKNOWN_SIZES = (2, 3)
# Values that exact mode must preserve. A few of them are mixed with ordinary
# numbers, also in small tensors.
SPECIAL = (np.nan, np.inf, -np.inf, -0.0, 0.0)
SPECIAL_COUNT = 4
SPECIAL_SHARE = 0.03


def feed_values(graph, case, unknown, special):
    values = {}
    for name in case["feeds"]:
        tensor = graph.get_tensor_by_name(name + ":0")
        shape = [unknown if size is None else size
                 for size in tensor.shape.as_list()]
        random = np.random.default_rng([len(values), *shape])
        dtype = tensor.dtype.as_numpy_dtype
        if tensor.dtype.is_floating:
            value = random.normal(0, 2, shape).astype(dtype)
            if special:
                places = random.uniform(size=shape) < max(
                    SPECIAL_SHARE, SPECIAL_COUNT / max(value.size, 1))
                value = np.where(places, random.choice(SPECIAL, shape),
                                 value).astype(dtype)
            values[name + ":0"] = value
        elif tensor.dtype == tf.bool:
            values[name + ":0"] = random.integers(0, 2, shape).astype(bool)
        else:
            values[name + ":0"] = random.integers(-99, 99, shape).astype(dtype)
    return values


def run(data, case, unknown, special):
    graph_def = graph_pb2.GraphDef.FromString(data)
    graph = tf.Graph()
    with graph.as_default():
        tf.graph_util.import_graph_def(graph_def, name="")
    fetches = []
    for name in case["fetches"]:
        operation = graph.get_operation_by_name(name)
        fetches.append(operation.outputs[0] if operation.outputs
                       else operation)
    with oracle.session(graph) as session:
        return session.run(fetches, feed_values(graph, case, unknown, special))


def tolerance(expected):
    if expected.dtype == np.float16:
        return 4e-3
    return 1e-5 if expected.dtype == np.float32 else 1e-12


def difference(name, x, y):
    if x is None:
        return ""
    if x.shape != y.shape or x.dtype != y.dtype:
        return f"{name} is {y.dtype}{y.shape}, not {x.dtype}{x.shape}"
    if x.dtype == tf.bfloat16.as_numpy_dtype:
        x, y = x.astype(np.float32), y.astype(np.float32)
    if x.dtype.kind != "f":
        return "" if np.array_equal(x, y) else f"{name} differs"
    for kind, test in (("NaN", np.isnan), ("infinite", np.isinf)):
        if not np.array_equal(test(x), test(y)):
            return f"{name} is {kind} elsewhere"
    finite = np.isfinite(x)
    if not np.array_equal(x[np.isinf(x)], y[np.isinf(x)]):
        return f"{name} has another infinity"
    if not finite.any():
        return ""
    error = (np.max(np.abs(x[finite] - y[finite])) /
             (np.max(np.abs(x[finite])) + 1e-6))
    if not error <= tolerance(x):
        return f"{name} differs by {error:.2g} of its largest value"
    return ""


def compare(before, after, case, special=False):
    """Raises Mismatch if the values differ."""
    for unknown in UNKNOWN_SIZES:
        try:
            expected = run(before, case, unknown, special)
        except Exception as error:  # pylint: disable=broad-except
            raise Mismatch(f"the graph itself fails: {str(error).splitlines()[0]}")
        try:
            actual = run(after, case, unknown, special)
        except Exception as error:  # pylint: disable=broad-except
            raise Mismatch(f"cannot be run: {str(error).splitlines()[0]}")
        for name, x, y in zip(case["fetches"], expected, actual):
            if message := difference(name, x, y):
                raise Mismatch(message)
