#!/usr/bin/env python3
"""Optimizes random graphs and compares their results before and after.

    fuzz.py --tfuse tfuse [--graphs 300] [--seed 1] [--keep DIR]

In all modes, every fetched and preserved node must remain with all its outputs, and no
node may change its device. In the modes `finite` and `exact`, with inputs of that kind,
these nodes must also keep their values, no control dependency of a fetch may be lost,
and no graph may become larger. Results that differ by more than rounding are compared
with the effect of noise: the original graph runs with noise of a few units in the last
place on all its tensors. Results that prove nothing are counted, and their shares must
be close to SHARES. Needs TensorFlow.
"""

import argparse
import collections
import functools
import math
import os
import re
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import graphdef  # noqa: E402
import oracle  # noqa: E402
from graphdef import Mismatch  # noqa: E402
from oracle import tf  # noqa: E402
import numpy as np  # noqa: E402
import random_functions  # noqa: E402,F401
from random_graphs import RandomGraph, is_fetchable  # noqa: E402
from tool import Tool  # noqa: E402

v1 = tf.compat.v1
v1.disable_eager_execution()

REORDERING = {"combine_add_to_addn", "minimize_broadcasts"}
SUMS = {"MatMul", "BatchMatMulV2", "Conv2D", "DepthwiseConv2dNative", "Sum", "Mean",
        "SparseSegmentSum", "SparseSegmentMean", "SparseSegmentSqrtN"}
# After these rewrites, TensorFlow's kernels add in another order and partial sums may overflow
# differently: a sum that is not finite is only compared for not being finite.
OTHER_KERNELS = {"fold_transpose_into_matmul", "fold_conjugate_into_transpose",
                 "fold_multiply_into_conv"}
# The number of constants that these may add beyond the number of nodes that they remove.
CONSTANTS = {"simplify_aggregation": 1, "replace_pack_with_tile_reshape": 2,
             # Needed if the replaced shapes and multiples have other users.
             "reduce_upsampling_dims": 2}
NOISY_RUNS = 3
NOISE = 4  # units in the last place
TOLERANCE = 6  # times what the noise makes of it
# oneDNN kernels are accurate relative to the largest value.
FUSED_NOISE = 1e-5
# Differences of up to this many units in the last place are rounding.
ROUNDING = 4
# Shares that may prove nothing: graphs that TensorFlow cannot run; results with inputs or values
# that are not finite (in the mode `finite`), or that are not defined.
SHARES = {"cannot be run": 0.005, "not finite": 0.03, "not defined": 0.014}


# -- Inputs ---------------------------------------------------------------------


def special_values(dtype):
    limits = tf.dtypes.as_dtype(dtype)
    if dtype.kind == "b":
        return [True, False]
    if dtype.kind in "iu":
        return [limits.min, limits.max, 0, 1, limits.max - 1, limits.max // 2]
    return [np.nan, np.inf, -np.inf, -0.0, 0.0, float(limits.max), -float(limits.max),
            float(np.asarray(limits.max).astype(dtype)) * 1e-3]


def integers(dtype, shape, kind, rng):
    if dtype.kind == "b":
        return rng.integers(0, 2, shape).astype(dtype)
    info = np.iinfo(dtype)
    if kind == "small":
        return rng.integers(max(info.min, -9), 10, shape).astype(dtype)
    if kind == "edges":
        return rng.choice(np.array([info.min, info.min + 1, 0, 1, 2, info.max // 2,
                                    info.max - 1, info.max], dtype), shape)
    return rng.integers(info.min, info.max, shape, dtype=dtype, endpoint=True)


def floats(dtype, shape, kind, rng):
    limits = tf.dtypes.as_dtype(dtype)
    largest = float(limits.max)
    value = rng.normal(0, 1.5, shape)
    if kind == "positive":
        value = rng.uniform(0.1, 2, shape)
    elif kind == "whole":
        value = rng.integers(-4, 5, shape).astype(float)
    elif kind == "large":
        value = np.sign(value) * largest ** rng.uniform(-0.6, 0.6, shape)
    elif kind == "huge":
        value = np.sign(value) * largest ** rng.uniform(-1, 1, shape)
    elif kind == "special":
        denormal = largest ** -1.02
        choices = [np.nan, np.inf, -np.inf, -0.0, 0.0, -0.0, denormal, largest, -largest]
        value = np.where(rng.uniform(size=shape) < 0.35, rng.choice(choices, shape), value)
    with np.errstate(over="ignore"):
        return np.asarray(value).astype(dtype)


def feeds_of(graph, rng, special, reordered):
    kinds = ["small", "positive", "whole"]
    if not reordered and not graph.calls:  # Nobody sees what overflows in a function; sums and products in another order may overflow.
        kinds += ["large", "huge"]
    kind = "special" if special else kinds[rng.integers(len(kinds))]
    feeds = {}
    for name, shape in graph.shapes.items():
        dtype = graph.graph.get_tensor_by_name(name + ":0").dtype
        numpy_type = np.dtype(dtype.as_numpy_dtype)
        if dtype.is_floating:
            value = floats(numpy_type, shape, kind, rng)
        elif dtype.is_complex:
            part = np.float32 if dtype == tf.complex64 else np.float64
            value = np.empty(shape, numpy_type)
            value.real, value.imag = (floats(np.dtype(part), shape, kind, rng)
                                      for _ in range(2))
        else:
            value = integers(numpy_type, shape, ("small", "edges", "any")[rng.integers(3)], rng)
        feeds[name + ":0"] = value
    return feeds


# -- Noise ----------------------------------------------------------------------


def smallest(dtype):
    if dtype in (tf.float16, tf.bfloat16):
        return float(tf.experimental.numpy.finfo(dtype.as_numpy_dtype).smallest_subnormal) \
            if dtype == tf.float16 else 1.2e-38
    return float(np.finfo(dtype.real_dtype.as_numpy_dtype).tiny)


def with_noise(graph, absolute, fused):
    """The graph with noise added to every floating-point tensor. The results of the nodes
    `fused` get noise relative to their largest element, too."""
    noisy = tf.Graph()
    with noisy.as_default():
        tf.import_graph_def(graph.graph_def, name="")
        for operation in noisy.get_operations():
            if operation.type == "Const" or not is_fetchable(operation):
                continue
            for tensor in operation.outputs:
                dtype = tensor.dtype
                if not (dtype.is_floating or dtype.is_complex):
                    continue
                consumers = tensor.consumers()
                real = dtype.real_dtype
                kind = tf.float64 if real == tf.float64 else tf.float32
                unit = NOISE * float(tf.experimental.numpy.finfo(
                    real.as_numpy_dtype).eps if real != tf.bfloat16 else 2.0 ** -7)
                random = 2 * tf.random.uniform(tf.shape(tensor), dtype=kind) - 1
                result = tf.raw_ops.Mul(x=tensor, y=tf.cast(1 + unit * random, dtype))
                if absolute:
                    small = 4 * smallest(real) * (
                        2 * tf.random.uniform(tf.shape(tensor), dtype=kind) - 1)
                    result = tf.raw_ops.AddV2(x=result, y=tf.cast(small, dtype))
                if operation.name in fused and not dtype.is_complex:
                    known = tf.where(tf.math.is_finite(tensor), tf.abs(tensor), 0)
                    result += FUSED_NOISE * tf.reduce_max(known) * tf.cast(
                        2 * tf.random.uniform(tf.shape(tensor), dtype=kind) - 1, dtype)
                result = tf.identity(result, name="noisy/%s_%d" % (
                    operation.name, tensor.value_index))
                for consumer in filter(is_fetchable, consumers):
                    for i, operand in enumerate(consumer.inputs):
                        if operand is tensor:
                            consumer._update_input(i, result)  # pylint: disable=protected-access
    return noisy


def noisy_name(name):
    operation, port = name.split(":")
    return "noisy/%s_%s:0" % (operation, port)


# -- Running --------------------------------------------------------------------


def outputs_of(graph, names):
    return [tensor.name for name in names
            for tensor in graph.get_operation_by_name(name).outputs]


def is_number(array):
    return array.dtype.kind in "fc" or array.dtype == tf.bfloat16.as_numpy_dtype


def wide(array):
    return array.astype(np.float32) if array.dtype == tf.bfloat16.as_numpy_dtype else array


class Truth:
    """The values of a graph, and which of them are certain."""

    def __init__(self, graph, values, noise):
        self.values = values
        self._noise = noise  # Makes the values of noisy runs.
        # Whether a tensor and all tensors that it depends on are finite; whether it has a value.
        self.finite, self.defined = {}, {}
        self.signed = {}  # Whether a zero has a sign: sums start with any.
        for operation in graph.get_operations():
            operands = [i.name for i in operation.inputs if i.name in self.finite]
            for tensor in operation.outputs:
                if tensor.name not in values:
                    continue
                array = wide(values[tensor.name])
                self.finite[tensor.name] = all(self.finite[i] for i in operands) and (
                    not is_number(array) or bool(np.isfinite(array).all()))
                self.signed[tensor.name] = operation.type not in SUMS and all(
                    self.signed[i] for i in operands)
                self.defined[tensor.name] = all(self.defined[i] for i in operands) and (
                    operation.type not in ("Cast", "Bitcast") or operands == [] or
                    fits(wide(values[operation.inputs[0].name]), tensor.dtype,
                         operation.type == "Bitcast"))

    @functools.cached_property
    def noisy(self):
        return self._noise()


def is_rounded(expected, found, signed_zeros):
    """Whether two results are equal up to rounding."""
    if expected.dtype != found.dtype or expected.shape != found.shape:
        return False
    epsilon = float(tf.experimental.numpy.finfo(expected.dtype).eps) if is_number(
        expected) and expected.dtype != tf.bfloat16.as_numpy_dtype else 2.0 ** -7
    expected, found = wide(expected), wide(found)
    if not is_number(expected):
        return np.array_equal(expected, found)
    if expected.dtype.kind == "c":
        return all(is_rounded(getattr(expected, part), getattr(found, part), signed_zeros)
                   for part in ("real", "imag"))
    with np.errstate(all="ignore"):
        same = (expected == found) | (np.isnan(expected) & np.isnan(found)) | (
            np.abs(expected.astype(float) - found) <= ROUNDING * epsilon * np.abs(expected))
    same &= np.isfinite(expected) == np.isfinite(found)
    if signed_zeros:
        same &= (expected != 0) | (np.signbit(expected) == np.signbit(found))
    return bool(same.all())


def fits(source, dtype, bits):
    """Whether numbers can be cast to the type: numbers out of an integer's range have
    no defined result, nor has NaN defined bits."""
    if not is_number(source):
        return True
    if bits:
        return not np.isnan(source).any()
    if not dtype.is_integer:
        return True
    return bool(((source.real < float(dtype.max)) & (source.real >= float(dtype.min))).all())


def like_where_not_finite(expected, found):
    """`found`, with the elements of `expected` where neither is finite."""
    if not is_number(expected) or expected.shape != found.shape:
        return found
    return np.where(np.isfinite(wide(expected)) | np.isfinite(wide(found)), found,
                    expected).astype(found.dtype)


def difference(name, expected, noisy, found, signed_zeros, share, spread=None):
    """How the certain values of a tensor differ; empty if they agree. Ignores
    differences of up to `share` of the largest value; `spread` is the effect of
    noise if it was measured on another graph."""
    if expected.dtype != found.dtype or expected.shape != found.shape:
        return "%s: %s%s became %s%s" % (name, expected.dtype, expected.shape,
                                         found.dtype, found.shape)
    expected, found = wide(expected), wide(found)
    noisy = [wide(n) for n in noisy]
    if expected.dtype.kind not in "fc":
        certain = np.all([n == expected for n in noisy], axis=0)
        wrong = certain & (expected != found)
    elif expected.dtype.kind == "c":
        return next(filter(None, (
            difference(name + "." + part, *(
                (getattr(expected, part), [getattr(n, part) for n in noisy],
                 getattr(found, part))), False, share,
                np.max([np.abs(n - expected) for n in noisy], axis=0) +
                4096 * np.finfo(expected.dtype).eps * np.abs(expected))
            for part in ("real", "imag"))), "")
    else:
        with np.errstate(all="ignore"):
            finite = np.isfinite(expected)
            same = [np.where(finite, np.isfinite(n), (n == expected) |
                             (np.isnan(n) & np.isnan(expected))) for n in noisy]
            certain = np.all(same, axis=0)
            info = np.finfo(expected.dtype)
            if spread is None:
                spread = np.max([np.abs(n.astype(float) - expected) for n in noisy], axis=0)
            limit = TOLERANCE * spread + 8 * float(info.tiny)
            if share and finite.any():
                limit = limit + share * np.abs(expected[finite]).max()
            # Values close to infinity may overflow in another order of additions.
            edge = finite & (np.abs(expected.astype(float)) + limit >= float(info.max))
            off = np.abs(found.astype(float) - expected) > limit
            same = (found == expected) | (np.isnan(found) & np.isnan(expected))
            if not signed_zeros:  # One by zero is infinite with the zero's sign.
                same |= np.isinf(found) & np.isinf(expected)
            wrong = np.where(finite, ~np.isfinite(found) | off, ~same)
            wrong = wrong & certain & ~edge
            if signed_zeros:
                zero = certain & (expected == 0) & (found == 0)
                zero &= np.all([np.signbit(n) == np.signbit(expected) for n in noisy], axis=0)
                wrong |= zero & (np.signbit(expected) != np.signbit(found))
    if not wrong.any():
        return ""
    at = tuple(np.argwhere(wrong)[0]) if wrong.shape else ()
    return "%s: %r became %r" % (name, expected[at], found[at])


# -- Structure ------------------------------------------------------------------


def brief(error):
    """TensorFlow's message about the first node that failed."""
    lines = str(error).split("\n")
    found = [line for line in lines if "[[{{node" in line or "No OpKernel" in line]
    after = [lines[i - 1] for i, line in enumerate(lines) if "[[{{node" in line and i]
    return " ".join((found or after or lines)[0].split())[:400]


def reason(text):
    """Op and element type of a missing kernel."""
    op, dtype = re.search(r"{{node (\w+?)(?:_\d+)?}}", text), re.search(r"\bT\w*=(DT_\w+)", text)
    return "%s of %s" % (op[1], dtype[1]) if op and dtype else text[:100]


def waits(graph_def, names):
    """The NoOps that these nodes depend on, directly or indirectly."""
    nodes = {node.name: graphdef.Node(node.name, node.op, node.input)
             for node in graph_def.node}
    return {name for name in graphdef.reachable(nodes, names) if nodes[name].op == "NoOp"}


def inherits_device(node, before, after):
    """Whether a node has the device of an erased node with which it was colocated."""
    groups = [name.decode().removeprefix("loc:@")
              for name in before[node.name].attr["_class"].list.s]
    return any(name in before and name not in after and before[name].device == node.device
               for name in groups)


def check_structure(graph, after, kept, rules, is_faithful):
    before = {node.name: node for node in graph.graph_def.node}
    nodes = {node.name: node for node in after.node}
    if len(nodes) != len(after.node):
        raise Mismatch("two nodes have one name")
    gone = [name for name in kept if name not in nodes]
    if gone:
        raise Mismatch("gone: " + ", ".join(gone))
    lost = waits(graph.graph_def, kept) - waits(after, kept)
    if lost and is_faithful:  # Grappler loses some.
        raise Mismatch("nothing waits for %s any more" % ", ".join(lost))
    devices = {node.device for node in graph.graph_def.node}
    for node in after.node:
        if node.device not in devices:
            raise Mismatch("%s is on %s" % (node.name, node.device))
        if node.name in before and node.op == before[node.name].op and \
                node.device != before[node.name].device and not inherits_device(
                    node, before, nodes):
            raise Mismatch("%s moved from '%s' to '%s'" % (
                node.name, before[node.name].device, node.device))
        seen_control = False
        for operand in node.input:
            if seen_control and not operand.startswith("^"):
                raise Mismatch(node.name + " has data behind a control input")
            seen_control |= operand.startswith("^")
    more = len(after.node) - len(graph.graph_def.node)
    # Grappler adds nodes in some cases.
    if is_faithful and more > sum(CONSTANTS.get(rule, 0) for rule in rules):
        raise Mismatch("%d nodes more" % more)


# -- One graph ------------------------------------------------------------------


class Fuzzer:

    def __init__(self, tfuse, directory, keep):
        self.tool = Tool(tfuse, directory)
        self.keep = keep
        self.rules = []
        self.fired = collections.Counter()
        self.compared = collections.Counter()
        self.reasons = collections.Counter()  # Why TensorFlow cannot run a graph.

    def optimize(self, graph, semantics, options):
        text, self.rules = self.tool.optimize(
            graph.graph_def.SerializeToString(), graph.fetches, "--semantics=" + semantics,
            *options)
        self.fired.update(self.rules)
        return v1.GraphDef.FromString(text)

    def options(self, graph):
        options = []
        if graph.preserved:
            options.append("--preserve=" + ",".join(graph.preserved))
        if graph.rng.random() < 0.3:
            options.append("--prune")
        if graph.rng.random() < 0.3:
            options.append("--device=cpu")
        if graph.rng.random() < 0.3:
            options.append("--iterations=%d" % graph.rng.choice((1, 3)))
        return options

    def truth(self, graph, feeds, absolute, fused):
        # Tensors inside a loop cannot be fetched.
        names = outputs_of(graph.graph, [op.name for op in graph.graph.get_operations()
                                         if is_fetchable(op)])
        with oracle.session(oracle.import_graph(graph.graph_def)) as run:
            values = dict(zip(names, run.run(names, feeds)))

        def noise():
            self.compared["with noise"] += 1
            wanted = [n for n in self.wanted if is_number(values[n])]
            others = [n for n in self.wanted if not is_number(values[n])]
            with oracle.session(with_noise(graph, absolute, fused)) as run:
                return [dict(zip(wanted + others, run.run(
                    [noisy_name(n) if graph.graph.get_tensor_by_name(n).op.type != "Const" else n
                     for n in wanted] + others, feeds))) for _ in range(NOISY_RUNS)]
        return Truth(graph.graph, values, noise)

    def check(self, seed, size):
        graph = RandomGraph(seed, size)
        kept = list(dict.fromkeys(graph.fetches + graph.preserved))
        self.wanted = outputs_of(graph.graph, kept)
        options = self.options(graph)
        rng = np.random.default_rng(seed)
        failures = []
        for semantics in ("finite", "exact", "grappler"):
            try:
                after = self.optimize(graph, semantics, options)
                check_structure(graph, after, kept, self.rules, semantics != "grappler")
                if semantics == "grappler":
                    continue
                self.compared["graphs"] += 1
                feeds = feeds_of(graph, rng, semantics == "exact",
                                 REORDERING.intersection(self.rules))
                try:
                    fused = {node.name for node in after.node if node.op.startswith("_")}
                    truth = self.truth(graph, feeds, semantics == "finite", fused)
                except (tf.errors.OpError, ValueError, TypeError) as error:
                    self.compared["cannot be run"] += 1
                    self.reasons[reason(brief(error))] += 1
                    continue
                self.compare(graph, after, feeds, truth, semantics)
            except Mismatch as mismatch:
                failures.append("%s: %s" % (semantics, mismatch))
                if self.keep:
                    self.save(graph, seed, semantics, options, mismatch)
        return failures

    def wrong_shares(self):
        """The shares that differ from SHARES by more than chance explains."""
        totals = {"cannot be run": self.compared["graphs"]}
        results = sum(self.compared[name] for name in ("finite", "exact", "not finite",
                                                       "not defined"))
        for name, share in SHARES.items():
            total = totals.get(name, results)
            # Results of one graph go together.
            spread = 4 * math.sqrt(max(total, 1) * share * (1 - share) * 8) + 4
            count = self.compared[name]
            if abs(count - share * total) > spread:
                yield "%d of %d are '%s', where SHARES says %g" % (count, total, name, share)

    def compare(self, graph, after, feeds, truth, semantics):
        try:
            optimized = oracle.import_graph(after)
            if outputs_of(optimized, self.kept_names(graph)) != self.wanted:
                raise Mismatch("other outputs")
            present = {k: v for k, v in feeds.items()
                       if k[:-2] in {node.name for node in after.node}}
            with oracle.session(optimized) as run:
                found = run.run(self.wanted, present)
        except (tf.errors.OpError, ValueError, KeyError) as error:
            raise Mismatch("cannot be run: " + brief(error))
        absolute = FUSED_NOISE if any(rule.startswith("remap-") for rule in self.rules) else 0
        for name, value in zip(self.wanted, found):
            if semantics == "finite" and not truth.finite[name]:
                self.compared["not finite"] += 1
                continue
            if not truth.defined[name]:
                self.compared["not defined"] += 1
                continue
            self.compared[semantics] += 1
            signed = semantics == "exact" and truth.signed[name]
            if is_rounded(truth.values[name], value, signed):
                continue
            if not truth.signed[name] and any(
                    rule in OTHER_KERNELS or rule.startswith("remap-") for rule in self.rules):
                value = like_where_not_finite(truth.values[name], value)
            message = difference(name, truth.values[name], [r[name] for r in truth.noisy], value,
                                 signed, absolute)
            if message:
                raise Mismatch("%s (%s)" % (message, ", ".join(sorted(set(self.rules)))))

    @staticmethod
    def kept_names(graph):
        return list(dict.fromkeys(graph.fetches + graph.preserved))

    def save(self, graph, seed, semantics, options, mismatch):
        os.makedirs(self.keep, exist_ok=True)
        stem = os.path.join(self.keep, "%d-%s" % (seed, semantics))
        with open(stem + ".pb", "wb") as file:
            file.write(graph.graph_def.SerializeToString())
        with open(stem + ".txt", "w") as file:
            file.write("%s\n--semantics=%s --fetch=%s %s\n%s\n" % (
                mismatch, semantics, ",".join(graph.fetches), " ".join(options),
                ", ".join(self.rules)))


def main():
    parser = argparse.ArgumentParser(
        description=__doc__.split("\n")[0],
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tfuse", default="tfuse")
    parser.add_argument("--graphs", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", help="where to put graphs that fail")
    parser.add_argument("--verbose", action="store_true")
    arguments = parser.parse_args()
    passed = failed = 0
    with tempfile.TemporaryDirectory() as directory:
        fuzzer = Fuzzer(arguments.tfuse, directory, arguments.keep)
        for seed in range(arguments.seed, arguments.seed + arguments.graphs):
            failures = fuzzer.check(seed, 5 + seed * 7 % 36)
            passed += not failures
            failed += bool(failures)
            for failure in failures:
                print("FAIL graph %d: %s" % (seed, failure), flush=True)
    if arguments.verbose:
        for name, count in sorted(fuzzer.fired.items()):
            print("%6d %s" % (count, name))
        for reason, count in fuzzer.reasons.most_common():
            print("%6d cannot be run: %s" % (count, reason))
    print(", ".join("%d %s" % (count, name) for name, count in sorted(fuzzer.compared.items())))
    for message in fuzzer.wrong_shares():
        failed += 1
        print("FAIL " + message)
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
