"""Matmuls: dense layers, batch matmuls, einsum."""

from __future__ import annotations

import keras
import tensorflow as tf
import tf_keras

from .exporters import KerasExport, TfKerasExport, function, randomized, spec
from .registry import case, variants
from .values import normal, weights


@variants(
    {
        "plain": (False, False),
        "transpose_a": (True, False),
        "transpose_b": (False, True),
        "transpose_both": (True, True),
    },
    committed="plain transpose_b",
)
def matmul_constant(transpose_a, transpose_b):
    matrix = weights(6, 5) if not transpose_b else weights(5, 6)
    shape = (6, None) if transpose_a else (None, 6)
    return function(
        lambda x: tf.matmul(x, matrix, transpose_a=transpose_a, transpose_b=transpose_b),
        x=spec(*shape),
    )


@variants(
    {
        "plain": (False, False),
        "transpose_a": (True, False),
        "transpose_b": (False, True),
        "transpose_both": (True, True),
    },
    committed="plain transpose_a",
)
def matmul_dynamic(transpose_a, transpose_b):
    """Neither operand is constant."""
    x = spec(4, 6) if not transpose_a else spec(6, 4)
    y = spec(6, 5) if not transpose_b else spec(5, 6)
    return function(
        lambda x, y: tf.matmul(x, y, transpose_a=transpose_a, transpose_b=transpose_b), x=x, y=y
    )


@case()
def matmul_constant_left():
    return function(lambda x: tf.matmul(weights(5, 6), x), x=spec(6, 4))


_FUSED = {
    "bias": lambda y: y + weights(5, scale=0.3),
    "bias_relu": lambda y: tf.nn.relu(tf.nn.bias_add(y, weights(5, scale=0.3))),
    "bias_relu6": lambda y: tf.nn.relu6(y + weights(5, scale=0.3)),
    "bias_relu_n1_to_1": lambda y: tf.clip_by_value(y + weights(5, scale=0.3), -1, 1),
    "bias_row": lambda y: y + weights(1, 5, scale=0.3),
    "bias_scalar": lambda y: y + 0.25,
    "bias_matrix": lambda y: y + weights(1, 1, 5, scale=0.3),
    "scale": lambda y: y * weights(5, scale=1.0),
    "scale_bias": lambda y: (y + weights(5, scale=0.3)) * weights(5, seed=1, scale=1.0),
    "division": lambda y: tf.nn.relu(y / 8.0 - weights(5, scale=0.3)),
}


@variants(
    {name: (after,) for name, after in _FUSED.items()},
    values={"x": normal(5.0)},
    committed="bias bias_relu bias_scalar bias_matrix scale_bias",
)
def matmul_fused(after):
    return function(lambda x: after(tf.matmul(x, weights(6, 5))), x=spec(None, 6))


@case(committed=False)
def matmul_scaled_input():
    return function(
        lambda x: tf.matmul(x * weights(6, scale=1.0) + 0.5, weights(6, 5)), x=spec(None, 6)
    )


@case()
def matmul_two_layers():
    """Shared weights: a layer and its transpose, as tied embeddings."""
    kernel = tf.Variable(weights(6, 5), name="kernel")
    return function(
        lambda x: tf.matmul(tf.nn.relu(tf.matmul(x, kernel)), kernel, transpose_b=True),
        [kernel],
        x=spec(None, 6),
    )


_BATCHED = {
    "same_batch": (spec(None, 3, 4, 6), spec(None, 3, 6, 5), False, False),
    "adj_x": (spec(None, 6, 4), spec(None, 6, 5), True, False),
    "adj_y": (spec(None, 4, 6), spec(None, 5, 6), False, True),
    "adj_both": (spec(None, 6, 4), spec(None, 5, 6), True, True),
    "broadcast_right": (spec(None, 3, 4, 6), spec(1, 6, 5), False, False),
    "broadcast_left": (spec(1, 4, 6), spec(None, 6, 5), False, False),
    "broadcast_both": (spec(None, 1, 4, 6), spec(3, 6, 5), False, False),
    "rank_2_right": (spec(None, 4, 6), spec(6, 5), False, False),
}


@variants(
    _BATCHED,
    committed="same_batch adj_y broadcast_right broadcast_both rank_2_right",
)
def batch_matmul(x, y, adj_x, adj_y):
    return function(
        lambda x, y: tf.linalg.matmul(x, y, transpose_a=adj_x, transpose_b=adj_y), x=x, y=y
    )


@variants({"matrix": ((6, 5),), "batched": ((3, 6, 5),)}, committed="batched")
def batch_matmul_constant(shape):
    matrix = weights(*shape)
    return function(lambda x: tf.matmul(x, matrix), x=spec(None, 3, 4, 6))


@case()
def batch_matmul_bias_relu():
    return function(
        lambda x: tf.nn.relu(tf.matmul(x, weights(6, 5)) + weights(5, scale=0.3)),
        x=spec(None, 4, 6),
    )


@case(committed=False)
def batch_matmul_int32():
    x = spec(None, 3, 3, dtype=tf.int32)
    return function(lambda x, y: tf.matmul(x, y), x=x, y=x)


_EINSUM_WEIGHTS = {
    "dense": ("ab,bc->ac", (None, 6), (6, 5)),
    "dense_3d": ("abc,cd->abd", (None, 4, 6), (6, 5)),
    "dense_transposed": ("abc,dc->abd", (None, 4, 6), (5, 6)),
    "split_heads": ("abc,cde->abde", (None, 4, 6), (6, 2, 3)),
    "merge_heads": ("abcd,cde->abe", (None, 4, 2, 3), (2, 3, 6)),
    "grouped": ("abc,acd->abd", (2, 4, 6), (2, 6, 5)),
    "middle": ("abc,bd->adc", (None, 4, 6), (4, 5)),
    "output_transposed": ("abc,cd->dab", (None, 4, 6), (6, 5)),
}


@variants(
    _EINSUM_WEIGHTS,
    committed="dense_3d split_heads merge_heads",
)
def einsum_weights(equation, shape, kernel):
    return function(lambda x: tf.einsum(equation, x, weights(*kernel)), x=spec(*shape))


_EINSUM = {
    "matmul": ("abc,acd->abd", (None, 4, 6), (None, 6, 5)),
    "attention_scores": ("aecd,abcd->acbe", (None, 4, 2, 3), (None, 5, 2, 3)),
    "attention_values": ("acbe,aecd->abcd", (None, 2, 5, 4), (None, 4, 2, 3)),
    "keras2_scores": ("BTNH,BSNH->BNTS", (None, 4, 2, 3), (None, 5, 2, 3)),
    "transposed": ("abc,adc->abd", (None, 4, 6), (None, 5, 6)),
    "ellipsis": ("...ab,...bc->...ac", (None, 2, 4, 6), (None, 2, 6, 5)),
    "outer": ("a,b->ab", (4,), (5,)),
    "inner": ("ab,ab->a", (None, 6), (None, 6)),
    "elementwise": ("ab,ab->ab", (None, 6), (None, 6)),
    "broadcast_batch": ("abcd,de->abce", (None, 2, 4, 6), (6, 5)),
}


@variants(
    _EINSUM,
    committed="attention_scores attention_values outer broadcast_batch",
)
def einsum(equation, x, y):
    return function(lambda x, y: tf.einsum(equation, x, y), x=spec(*x), y=spec(*y))


@variants(
    {"transpose": ("abc->cab",), "sum": ("abc->ac",), "trace_sum": ("abc->a",)},
    committed="transpose",
)
def einsum_unary(equation):
    return function(lambda x: tf.einsum(equation, x), x=spec(None, 4, 6))


@variants(
    {"two_axes": (2,), "one_axis": (1,), "named": ([[1], [0]],)},
    committed="two_axes",
)
def tensordot(axes):
    return function(
        lambda x: tf.tensordot(
            x, weights(3, 4, 5) if axes == 2 else weights(*((4, 5) if axes == 1 else (3, 5))), axes
        ),
        x=spec(None, 3, 4),
    )


def _dense_on(keras, shape, **options):
    inputs = keras.Input(shape, name="x")
    return randomized(keras.Model(inputs, keras.layers.Dense(5, **options)(inputs)))


@variants(
    {
        "rank3": ((4, 6), {}),
        "rank4_relu": ((3, 4, 6), {"activation": "relu"}),
        "gelu": ((6,), {"activation": "gelu"}),
        "swish": ((6,), {"activation": "swish"}),
        "no_bias": ((6,), {"use_bias": False}),
    },
    committed="rank3 gelu",
)
def keras3_dense(shape, options):
    return KerasExport(_dense_on(keras, shape, **options))


@variants(
    {
        "rank3": ((4, 6), {}),
        "rank3_relu": ((4, 6), {"activation": "relu"}),
        "relu6": ((6,), {"activation": tf.nn.relu6}),
    },
    values={"x": normal(6.0)},
    committed="rank3_relu",
)
def tfkeras_dense(shape, options):
    return TfKerasExport(_dense_on(tf_keras, shape, **options))


@case(committed=False)
def keras3_einsum_dense():
    inputs = keras.Input((4, 6), name="x")
    x = keras.layers.EinsumDense("abc,cde->abde", (4, 2, 3), bias_axes="de")(inputs)
    x = keras.layers.EinsumDense("abde,dec->abc", (4, 6), bias_axes="c", activation="relu")(x)
    return KerasExport(randomized(keras.Model(inputs, x)))


@case(committed=False)
def keras3_dot():
    left, right = keras.Input((4, 6), name="left"), keras.Input((5, 6), name="right")
    x = keras.layers.Dot(axes=2)([left, right])
    y = keras.layers.Dot(axes=(2, 2), normalize=True)([left, right])
    return KerasExport(keras.Model([left, right], [x, y]))
