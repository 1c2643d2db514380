"""Builds the graphs on which tfuse's optimizers are compared with Grappler's.

A case is a function of a `Builder`, which provides inputs and is told which nodes
are in the middle of the pattern. Each case is built in several variants: other
types, unknown shapes, control edges, further consumers.
"""

import os

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")

import tensorflow as tf  # noqa: E402

CPU = "/job:localhost/replica:0/task:0/device:CPU:0"

# Variant name: the difference from the plain graph.
VARIANTS = {
    "plain": {},
    "cpu": {"device": CPU},
    "half": {"dtype": tf.float16},
    "double": {"dtype": tf.float64, "device": CPU},
    "batch": {"unknown": 1},
    "norank": {"unknown": "rank"},
    "control": {"control": True},
    "waited": {"waited": True},
    "shared": {"shared": True},
    "fetched": {"fetched": True},
}

CASES = []


def case(optimizers, stage, variants=None, dtype=tf.float32, only=False):
    """Registers a case of a stage. `variants` names the variants to skip or, with
    `only`, the variants to build."""

    def register(function):
        names = list(VARIANTS)
        if only:
            names = list(variants)
        elif variants:
            names = [name for name in names if name not in variants]
        for name in names:
            CASES.append((optimizers, stage, function, name, dtype))
        return function

    return register


class Builder:

    def __init__(self, variant, dtype):
        self.options = VARIANTS[variant]
        self.dtype = self.options.get("dtype", dtype) if dtype.is_floating else dtype
        self.fetches = []
        self.inputs = 0
        self.values = {}
        self.shapes = {}  # Shapes to feed, where the graph does not state them.

    def x(self, *shape, dtype=None, name=None, fixed=False, value=None):
        """A placeholder; `value` is the fed value, random if not given."""
        full = list(shape)
        unknown = None if fixed else self.options.get("unknown")
        if unknown == "rank":
            shape = None
        elif unknown and shape:
            shape = (None,) + tuple(shape[1:])
        self.inputs += 1
        name = name or "x%d" % self.inputs
        self.shapes[name] = full
        if value is not None:
            self.values[name] = value
        return tf.compat.v1.placeholder(dtype or self.dtype, shape, name=name)

    def const(self, value, dtype=None, name="const"):
        return tf.constant(value, dtype or self.dtype, name=name)

    def mid(self, make):
        """Inserts the result of `make()` in the middle of the pattern."""
        if self.options.get("control"):
            with tf.control_dependencies([tf.no_op(name="before")]):
                tensor = make()
        else:
            tensor = make()
        tensors = tensor if isinstance(tensor, (list, tuple)) else [tensor]
        if self.options.get("waited"):
            with tf.control_dependencies([tensors[0]]):
                self.fetches.append(tf.no_op(name="after"))
        if self.options.get("shared"):
            self.fetches.append(tf.raw_ops.Identity(input=tensors[0], name="other"))
        if self.options.get("fetched"):
            self.fetches.append(tensors[0].op)
        return tensor

    def out(self, tensor, name="out"):
        self.fetches.append(tf.raw_ops.Identity(input=tensor, name=name))


def build(entry):
    """(name, GraphDef, fetches, shapes and values of inputs) of a case."""
    optimizers, stage, function, variant, dtype = entry
    builder = Builder(variant, dtype)
    if hasattr(function, "prepare"):
        builder.prepared = function.prepare()
    graph = tf.Graph()
    with graph.as_default(), graph.device(builder.options.get("device")):
        function(builder)
    fetches = [getattr(fetch, "op", fetch).name for fetch in builder.fetches]
    name = "%s/%s" % (function.__name__, variant)
    return name, graph.as_graph_def(), fetches, builder.shapes, builder.values
