"""TensorFlow.js graph models: fused ops, quantized weights, tables, functions."""

from __future__ import annotations

import numpy as np
import tensorflow as tf

from .exporters import spec
from .registry import case, variants
from .tfjs_files import TFJSExport, TFJSTableExport
from .values import weights


def _named(**specs):
    return [tf.TensorSpec(s.shape, s.dtype, name) for name, s in specs.items()]


def _prelu(x, slope):
    return tf.nn.relu(x) + tf.constant(-slope) * tf.nn.relu(-x)


@tf.function(autograph=False)
def _network(x):
    x = tf.nn.conv2d(x, weights(3, 3, 2, 4), 2, "SAME")
    x = tf.nn.relu(tf.nn.bias_add(x, weights(4, seed=1)))
    x = tf.nn.depthwise_conv2d(x, 9 * weights(3, 3, 4, 1, seed=2), [1, 1, 1, 1], "SAME")
    x = tf.nn.relu6(tf.nn.bias_add(x, weights(4, seed=3)))
    x = tf.nn.conv2d(x, weights(1, 1, 4, 6, seed=4), 1, "VALID")
    x = _prelu(tf.nn.bias_add(x, weights(6, seed=5)), np.abs(weights(1, 1, 6, seed=6)))
    x = tf.nn.depthwise_conv2d(x, weights(2, 2, 6, 1, seed=7), [1, 1, 1, 1], "VALID")
    x = tf.nn.bias_add(x, weights(6, seed=8))
    x = _prelu(x * 2.0, np.abs(weights(1, 1, 6, seed=9)))
    x = tf.reduce_mean(x, [1, 2])
    x = tf.nn.elu(tf.nn.bias_add(tf.matmul(x, weights(6, 5, seed=10)), weights(5, seed=11)))
    x = tf.nn.bias_add(tf.matmul(x, weights(7, 5, seed=12), transpose_b=True), weights(7, seed=13))
    return {"y": tf.nn.leaky_relu(x, 0.3)}


@variants(
    {"one_file": [4 << 20, False], "many_files": [100, False], "numbers": [4 << 20, True]},
    committed="many_files",
)
def tfjs_network(shard_bytes, as_numbers):
    return TFJSExport(
        _network,
        _named(image=spec(None, 8, 8, 2)),
        fuses=True,
        shard_bytes=shard_bytes,
        as_numbers=as_numbers,
    )


@variants(
    {stored: [stored] for stored in ("float16", "uint8", "uint16")}, committed="uint8"
)
def tfjs_quantized(stored):
    table = tf.constant(np.arange(24, dtype=np.int32).reshape(4, 6) * 3 - 20)

    @tf.function(autograph=False)
    def body(x):
        y = tf.matmul(x, weights(5, 6)) + tf.constant(weights(6, seed=1))
        return {"y": y, "z": tf.cast(y > 0, tf.int32) * table[:1] + table[1:2]}

    return TFJSExport(body, _named(x=spec(None, 5)), quantized=stored)


@case()
def tfjs_types():
    """64-bit constants, which are stored in 32 bits, and bool."""

    @tf.function(autograph=False)
    def body(x, i):
        keep = tf.constant([True, False, True])
        far = tf.constant([7, -9, 11], tf.int64)
        return {
            "chosen": tf.where(keep, x, tf.zeros_like(x)),
            "sum": i + far,
            "wide": tf.cast(tf.constant([0.5, -2.25, 3.0], tf.float64), tf.float32) * x,
        }

    return TFJSExport(body, _named(x=spec(None, 3), i=spec(None, 3, dtype=tf.int64)))


@case(shapes=[{"x": (2, 3)}] * 3)
def tfjs_loop():
    """A loop, whose constants are in functions of the library."""

    @tf.function(autograph=False)
    def body(x):
        step = lambda i, y: (i + 1, tf.tanh(tf.matmul(y, weights(3, 3))) + x)
        return {"y": tf.while_loop(lambda i, y: i < 4, step, [tf.constant(0), x])[1]}

    return TFJSExport(body, _named(x=spec(2, 3)))


@variants({"by_number": [False], "by_name": [True]}, committed="by_number")
def tfjs_table(by_name):
    return TFJSTableExport(
        keys=[1, 0, -2, 3], values=["one", "", "minus two", "three"], default="?", by_name=by_name
    )
