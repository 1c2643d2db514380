"""Control flow, and other ops with regions or state."""

from __future__ import annotations

import tensorflow as tf

from . import values
from .exporters import ModuleExport, function, spec
from .registry import case, variants
from .values import weights


@case(values={"x": values.turns(values.summing(2.0), values.summing(-2.0))})
def cond():
    return function(
        lambda x: tf.cond(tf.reduce_sum(x) > 0, lambda: x * 2.0, lambda: tf.exp(x)), x=spec(None, 3)
    )


@case()
def cond_constant():
    """A condition that is known during conversion."""
    return function(
        lambda x: tf.cond(tf.rank(x) > 1, lambda: x * 2.0, lambda: tf.exp(x)), x=spec(None, 3)
    )


@case(values={"first": values.turns(True, False)}, shapes=[{"x": (3,)}] * 4)
def cond_repeats_results():
    """Both branches, or one branch, return a tensor as two results."""

    def body(x, first):
        def then():
            y = x * 2.0
            return y, y, y

        def otherwise():
            y = tf.exp(x)
            return y, y, x

        a, b, c = tf.cond(first, then, otherwise)
        return {"a": a, "b": b, "c": c}

    return function(body, x=spec(None), first=spec(dtype=tf.bool))


@case(
    values={"first": values.turns(True, False, True)},
    shapes=[{"x": (3, 2)}, {"x": (3, 2)}, {"x": (5, 2)}],
)
def cond_returns_sizes():
    """Results that depend only on the size of the input."""

    def body(x, first):
        def then():
            rows = tf.shape(x)[0]
            return tf.shape(x), rows * 2, tf.range(rows), tf.tile([[1.0, 2.0]], [rows, 1])

        def otherwise():
            rows = tf.shape(x)[0]
            return tf.constant([7, 8]), 5, tf.range(rows) * 3, x

        shape, rows, numbers, tiled = tf.cond(first, then, otherwise)
        return {"shape": shape, "rows": rows, "numbers": numbers, "tiled": tiled}

    return function(body, x=spec(None, 2), first=spec(dtype=tf.bool))


@case()
def while_loop():
    def body(x):
        _, result = tf.while_loop(
            lambda i, y: i < 4, lambda i, y: (i + 1, y * 0.5 + x), (0, x), maximum_iterations=10
        )
        return result

    return function(body, x=spec(None, 3))


@case(values={"n": values.turns(3, 0)}, committed=False)
def while_loop_dynamic_trips():
    kernel = weights(3, 3)

    def body(x, n):
        _, result = tf.while_loop(
            lambda i, y: i < n, lambda i, y: (i + 1, tf.tanh(tf.matmul(y, kernel))), (0, x)
        )
        return result

    return function(body, x=spec(None, 3), n=spec(dtype=tf.int32))


@case(values={"i": values.turns(1, 0, 2, -1)}, shapes=[{"x": (2, 3)}] * 4, committed=False)
def switch_case():
    return function(
        lambda x, i: tf.switch_case(i, [lambda: x + 1.0, lambda: x * 2.0, lambda: -x]),
        x=spec(None, 3),
        i=spec(dtype=tf.int32),
    )


@case(committed=False)
def map_fn():
    return function(lambda x: tf.map_fn(lambda row: row * tf.reduce_sum(row), x), x=spec(3, 4))


@case(committed=False)
def rfft():
    return function(lambda x: tf.abs(tf.signal.rfft2d(x, [4, 8])), x=spec(4, 8))


@case(committed=False)
def rfft1d():
    return function(lambda x: tf.abs(tf.signal.rfft(x, [8])), x=spec(3, 8))


@case(committed=False)
def complex_parts():
    return function(
        lambda x: {
            "real": tf.math.real(tf.signal.rfft2d(x, [4, 8])),
            "imag": tf.math.imag(tf.signal.rfft2d(x, [4, 8])),
        },
        x=spec(4, 8),
    )


@case(
    values={
        "boxes": values.uniform(0, 1),
        "scores": values.turns(values.uniform(0, 1), values.uniform(0, 0.12)),
    },
    committed=False,
)
def non_max_suppression():
    def body(boxes, scores):
        boxes = tf.concat([boxes[:, :2], boxes[:, :2] + boxes[:, 2:] * 0.5 + 0.05], 1)
        indices, count = tf.raw_ops.NonMaxSuppressionV4(
            boxes=boxes,
            scores=scores,
            max_output_size=4,
            iou_threshold=0.3,
            score_threshold=0.1,
            pad_to_max_output_size=True,
        )
        return {"indices": indices, "count": count}

    return function(body, boxes=spec(12, 4), scores=spec(12))


@variants({"per_tensor": (8,), "narrow": (4,)}, committed=False)
def fake_quant(bits):
    return function(
        lambda x: tf.quantization.fake_quant_with_min_max_args(x, -3.0, 3.0, num_bits=bits),
        x=spec(None, 5),
    )


@case(stateful=True, shapes=[{"x": (3,)}] * 3)
def read_after_assign():
    """A variable that is assigned is state, not a constant."""
    module = tf.Module()
    module.count = tf.Variable(tf.zeros([3]), name="count")

    def step(x):
        module.count.assign_add(x)
        return {"total": module.count.read_value()}

    module.step = tf.function(step, input_signature=[spec(3, name="x")])
    return ModuleExport(module, {"serving_default": module.step})
