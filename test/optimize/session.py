"""Runs a graph in TensorFlow before and after optimization."""

import collections

import numpy as np
import oracle
from google.protobuf import text_format
from graphdef import Mismatch
from oracle import tf


# Graphs whose values are not finite, so that finite mode does not compare them.
NOT_FINITE = {
    "convert_log_softmax/log_of_vanishing_probability/plain": "a probability rounds to 0",
    "convert_pow/power_of_an_infinite_number/plain": "an input is infinite",
    "fold_transpose_into_matmul/adjoint_of_infinite_numbers/plain": "an input is infinite",
    "remove_involution/reciprocal_of_a_reciprocal/plain": "an input is 0",
    "remove_logical_not/not_less_than_nan/plain": "an input is NaN",
    "replace_mul_with_tile/zero_times_infinity/plain": "an input is infinite",
    "simplify_aggregation/sum_of_infinite_numbers/plain": "an input is infinite",
}

# The outcome of each graph: "compared", "not finite".
counts = collections.Counter()


def feeds_for(graph_def, shapes, values):
    """Random values for all placeholders."""
    random = np.random.default_rng(1)
    feeds = {}
    for node in graph_def.node:
        if node.op != "Placeholder" or node.name not in shapes:
            continue
        dtype = tf.dtypes.as_dtype(node.attr["dtype"].type)
        dims = shapes[node.name]
        if node.name in values:
            value = np.array(values[node.name])
        elif node.name in ("ids", "seg"):
            value = np.array([0, 0, 1, 3]) if node.name == "seg" else np.array([1, 3, 3, 7])
        elif dtype.is_integer:
            value = random.integers(0, 9, dims)
        elif dtype.is_bool:
            value = random.integers(0, 2, dims)
        elif dtype.is_complex:
            value = random.uniform(0.1, 2, dims) + 1j * random.uniform(0.1, 2, dims)
        else:
            value = random.uniform(0.1, 2, dims)
        feeds[node.name + ":0"] = value.astype(dtype.as_numpy_dtype)
    return feeds


def tensors(graph_def, fetches):
    """The first output of each fetched node that has one."""
    without = {node.name for node in graph_def.node if node.op == "NoOp"}
    return [fetch + ":0" for fetch in fetches if fetch not in without]


def is_finite(values):
    return all(np.all(np.isfinite(v)) for v in values if v.dtype.kind in "fc")


def compare(case, text, finite=False):
    """Raises Mismatch if the values differ. With `finite`, inputs and results that are not finite
    are not compared; the list above names such graphs."""
    before = text_format.Parse(case["graph"], tf.compat.v1.GraphDef())
    after = text_format.Parse(text, tf.compat.v1.GraphDef())
    feeds = feeds_for(before, case["shapes"], case.get("values", {}))
    fetches = tensors(before, case["fetches"])
    try:
        expected = oracle.run(before, feeds, fetches)
    except (tf.errors.OpError, ValueError) as error:
        raise Mismatch("TensorFlow cannot run the graph itself: " + str(error).split("\n")[0])
    if finite:
        is_compared = is_finite(list(feeds.values()) + expected)
        if is_compared == ("%s/%s" % (case["stage"], case["name"]) in NOT_FINITE):
            raise Mismatch("all values are finite, but NOT_FINITE of session.py lists it"
                           if is_compared else "a value is not finite, so nothing is compared")
        if not is_compared:
            counts["not finite"] += 1
            return
    counts["compared"] += 1
    try:
        found = oracle.run(after, feeds, fetches)
    except (tf.errors.OpError, ValueError) as error:
        raise Mismatch("does not run: " + str(error).split("\n")[0])
    for name, a, b in zip(fetches, expected, found):
        if a.dtype != b.dtype or a.shape != b.shape:
            raise Mismatch("%s: %s%s became %s%s" %
                           (name, a.dtype, a.shape, b.dtype, b.shape))
        tolerance = {"float16": 5e-3, "float32": 1e-5}.get(str(a.dtype), 1e-6)
        if a.dtype.kind in "fc":
            equal = np.allclose(a, b, rtol=tolerance, atol=tolerance, equal_nan=True)
        else:
            equal = np.array_equal(a, b)
        if not equal:
            raise Mismatch("%s differs" % name)
