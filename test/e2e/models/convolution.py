"""Convolutions of every kind, and the ops that are folded into them."""

from __future__ import annotations

import numpy as np
import tensorflow as tf

from .exporters import function, spec
from .registry import case, variants
from .values import normal, weights

_IMAGE = spec(None, 7, 6, 4)


@variants(
    {
        "same": (1, "SAME", 1),
        "valid": (1, "VALID", 1),
        "stride2_same": (2, "SAME", 1),
        "stride2_valid": (2, "VALID", 1),
        "stride_2x1": ((2, 1), "SAME", 1),
        "dilated_same": (1, "SAME", 2),
        "dilated_valid": (1, "VALID", (3, 2)),
        "explicit_padding": (1, [[0, 0], [1, 2], [0, 3], [0, 0]], 1),
        "explicit_as_same": (1, [[0, 0], [1, 1], [1, 1], [0, 0]], 1),
        "explicit_stride2": (2, [[0, 0], [1, 1], [1, 1], [0, 0]], 1),
    },
    committed="same dilated_same explicit_padding",
)
def conv2d(strides, padding, dilations):
    kernel = weights(3, 3, 4, 6)
    return function(
        lambda x: tf.nn.conv2d(x, kernel, strides, padding, dilations=dilations), x=_IMAGE
    )


@case()
def conv2d_pointwise():
    return function(lambda x: tf.nn.conv2d(x, weights(1, 1, 4, 6), 1, "SAME"), x=_IMAGE)


@variants(
    {
        "relu": (tf.nn.relu,),
        "relu6": (tf.nn.relu6,),
        "tanh": (tf.nn.tanh,),
        "sigmoid": (tf.nn.sigmoid,),
        "leaky_relu": (lambda x: tf.nn.leaky_relu(x, 0.1),),
        "elu": (tf.nn.elu,),
        "relu_n1_to_1": (lambda x: tf.clip_by_value(x, -1.0, 1.0),),
        "relu_0_to_1": (lambda x: tf.clip_by_value(x, 0.0, 1.0),),
    },
    values={"x": normal(4.0)},
    committed="relu relu6 relu_n1_to_1",
)
def conv2d_bias(activation):
    bias = weights(6, scale=0.3)
    return function(
        lambda x: activation(tf.nn.conv2d(x, weights(3, 3, 4, 6), 1, "SAME") + bias), x=_IMAGE
    )


@case()
def conv2d_affine():
    """Multiplications and additions before and after the bias."""
    scale, shift = weights(6, scale=1.0), weights(6, seed=1, scale=1.0)

    def body(x):
        x = tf.nn.conv2d(x, weights(3, 3, 4, 6), 1, "SAME") * scale
        x = tf.nn.bias_add(x, shift) * 0.5
        return tf.nn.relu(x - shift / 3)

    return function(body, x=_IMAGE)


@case()
def conv2d_scaled_input():
    """A preceding per-channel scale can be folded into the kernel, a shift with SAME padding cannot."""
    scale = weights(4, scale=1.0)
    return function(
        lambda x: {
            "scaled": tf.nn.conv2d(x * scale, weights(3, 3, 4, 6), 1, "SAME"),
            "shifted": tf.nn.conv2d(x + scale, weights(3, 3, 4, 6), 1, "SAME"),
        },
        x=_IMAGE,
    )


@case()
def conv2d_spatial_bias():
    """The addend differs between positions, so it is not a bias."""
    addend = weights(7, 6, 1, scale=1.0)
    return function(
        lambda x: tf.nn.relu(tf.nn.conv2d(x, weights(3, 3, 4, 6), 1, "SAME") + addend), x=_IMAGE
    )


@case()
def conv2d_residual():
    """Two convolutions added: only the activation of the sum can be fused."""
    return function(
        lambda x: tf.nn.relu(
            tf.nn.conv2d(x, weights(3, 3, 4, 6), 1, "SAME")
            + tf.nn.conv2d(x, weights(1, 1, 4, 6), 1, "SAME")
        ),
        x=_IMAGE,
    )


@case(values={"x": normal(5.0)})
def conv2d_two_users():
    """The result before the activation is an output as well."""

    def body(x):
        linear = tf.nn.conv2d(x, weights(3, 3, 4, 6), 1, "SAME") + weights(6, scale=0.3)
        return {"linear": linear, "relu": tf.nn.relu(linear), "relu6": tf.nn.relu6(linear)}

    return function(body, x=_IMAGE)


@case()
def conv2d_shared_kernel():
    kernel = tf.Variable(weights(3, 3, 4, 4), name="kernel")
    scale = weights(4, scale=1.0)

    def body(x):
        first = tf.nn.conv2d(x, kernel, 1, "SAME") * scale
        return tf.nn.conv2d(first, kernel, 1, "VALID")

    return function(body, [kernel], x=_IMAGE)


@case()
def conv2d_filter_input():
    """The filter is computed at run time."""
    return function(
        lambda x, kernel: tf.nn.relu(tf.nn.conv2d(x, kernel, 1, "SAME") + weights(6, scale=0.3)),
        x=_IMAGE,
        kernel=spec(3, 3, 4, 6),
    )


@case(shapes=[{"x": (1, 8, 8, 3)}, {"x": (2, 11, 7, 3)}])
def conv2d_dynamic_size():
    """Height and width unknown."""
    return function(
        lambda x: tf.nn.relu(tf.nn.conv2d(x, weights(3, 3, 3, 5), 2, "SAME") + 0.1),
        x=spec(None, None, None, 3),
    )


@variants({"two": (2,), "each_channel": (4,)}, committed="two")
def conv2d_grouped(groups):
    return function(lambda x: tf.nn.conv2d(x, weights(3, 3, 4 // groups, 8), 1, "SAME"), x=_IMAGE)


@case()
def conv2d_padded():
    """Explicit zero padding before a VALID convolution, as in strided ResNet blocks."""

    def body(x):
        x = tf.pad(x, [[0, 0], [1, 1], [1, 1], [0, 0]])
        return tf.nn.conv2d(x, weights(3, 3, 4, 6), 2, "VALID")

    return function(body, x=_IMAGE)


@variants({"same": ("SAME",), "valid": ("VALID",)}, committed="same")
def atrous_conv2d(padding):
    """Written as SpaceToBatchND, convolution, BatchToSpaceND in old graphs."""

    def body(x):
        kernel = tf.constant(weights(3, 3, 4, 6))
        if padding == "SAME":
            x = tf.space_to_batch(x, [2, 2], [[2, 3], [2, 2]])
            x = tf.nn.conv2d(x, kernel, 1, "VALID")
            return tf.batch_to_space(x, [2, 2], [[0, 1], [0, 0]])
        x = tf.space_to_batch(x, [2, 2], [[0, 1], [0, 0]])
        x = tf.nn.conv2d(x, kernel, 1, "VALID")
        return tf.batch_to_space(x, [2, 2], [[0, 1], [0, 0]])

    return function(body, x=_IMAGE)


@variants(
    {
        "same": (1, "SAME", 1, 1),
        "valid_stride2": (2, "VALID", 1, 1),
        "multiplier3": (1, "SAME", 3, 1),
        "dilated": (1, "SAME", 1, 2),
        "dilated_valid": (1, "VALID", 2, (3, 2)),
    },
    committed="valid_stride2 multiplier3",
)
def depthwise(stride, padding, multiplier, dilations):
    kernel = weights(3, 3, 4, multiplier, scale=0.4)
    dilations = dilations if isinstance(dilations, tuple) else (dilations, dilations)
    return function(
        lambda x: tf.nn.depthwise_conv2d(
            x, kernel, [1, stride, stride, 1], padding, dilations=dilations
        ),
        x=_IMAGE,
    )


@case(values={"x": normal(5.0)})
def depthwise_bias_relu6():
    kernel, bias = weights(3, 3, 4, 2, scale=0.4), weights(8, scale=0.3)
    return function(
        lambda x: tf.nn.relu6(tf.nn.depthwise_conv2d(x, kernel, [1, 1, 1, 1], "SAME") * 1.5 + bias),
        x=_IMAGE,
    )


@case()
def depthwise_one_channel():
    kernel = weights(3, 3, 1, 5, scale=0.4)
    return function(
        lambda x: tf.nn.depthwise_conv2d(x, kernel, [1, 1, 1, 1], "SAME"), x=spec(None, 7, 7, 1)
    )


@variants(
    {
        "same": (1, "SAME", 1),
        "valid_stride2": (2, "VALID", 1),
        "dilated": (1, "SAME", 2),
    },
    committed="same",
)
def conv1d(stride, padding, dilations):
    return function(
        lambda x: tf.nn.relu(
            tf.nn.conv1d(x, weights(3, 5, 6), stride, padding, dilations=dilations)
            + weights(6, scale=0.3)
        ),
        x=spec(None, 12, 5),
    )


@variants(
    {
        "same": (2, "SAME", (14, 10)),
        "valid": (2, "VALID", (15, 11)),
        "stride1": (1, "SAME", (7, 5)),
    },
    committed="same",
)
def conv2d_transpose(stride, padding, size):
    kernel = weights(3, 3, 4, 6, scale=0.3)
    return function(
        lambda x: tf.nn.conv2d_transpose(
            x, kernel, tf.stack([tf.shape(x)[0], *size, 4]), stride, padding
        ),
        x=spec(None, 7, 5, 6),
    )


@case(committed=False)
def conv2d_transpose_fixed():
    """A constant output shape, bias and activation."""
    kernel = weights(3, 3, 4, 6, scale=0.3)
    return function(
        lambda x: tf.nn.relu(
            tf.nn.conv2d_transpose(x, kernel, [2, 14, 10, 4], 2, "SAME") + weights(4, scale=0.3)
        ),
        x=spec(2, 7, 5, 6),
    )


@variants({"same": (1, "SAME"), "valid_stride2": (2, "VALID")}, committed="same")
def conv3d(stride, padding):
    return function(
        lambda x: tf.nn.relu(
            tf.nn.conv3d(x, weights(3, 3, 3, 2, 4), [1, stride, stride, stride, 1], padding)
            + weights(4, scale=0.3)
        ),
        x=spec(None, 5, 6, 7, 2),
    )


@case(committed=False)
def conv3d_transpose():
    kernel = weights(3, 3, 3, 4, 2, scale=0.3)
    return function(
        lambda x: tf.nn.conv3d_transpose(x, kernel, [2, 6, 8, 10, 4], 2, "SAME"),
        x=spec(2, 3, 4, 5, 2),
    )


@variants(
    {
        "before": ("before",),
        "after": ("after",),
        "after_activation": ("after_activation",),
    },
    committed="after after_activation",
)
def conv2d_fused_batch_norm(place):
    """FusedBatchNormV3 with constants, as graphs of version 1 have it."""
    kernel = weights(3, 3, 4, 4)
    scale, offset = np.abs(weights(4, scale=1.0)) + 0.2, weights(4, seed=1, scale=0.3)
    mean, variance = weights(4, seed=2, scale=0.3), np.abs(weights(4, seed=3, scale=1.0)) + 0.4

    def norm(x):
        return tf.compat.v1.nn.fused_batch_norm(
            x, scale, offset, mean, variance, epsilon=1e-3, is_training=False
        )[0]

    def body(x):
        if place == "before":
            return tf.nn.conv2d(norm(x), kernel, 1, "SAME")
        x = tf.nn.conv2d(x, kernel, 1, "SAME")
        return tf.nn.relu(norm(x)) if place == "after" else norm(tf.nn.relu(x))

    return function(body, x=_IMAGE)


@case(values={"x": normal(4.0)})
def depthwise_batch_norm():
    kernel = weights(3, 3, 4, 2, scale=0.4)
    scale, offset = np.abs(weights(8, scale=1.0)) + 0.2, weights(8, seed=1, scale=0.3)

    def body(x):
        x = tf.nn.depthwise_conv2d(x, kernel, [1, 1, 1, 1], "SAME")
        x = tf.nn.batch_normalization(x, offset / 2, scale, offset, scale, 1e-3)
        return tf.nn.relu6(x)

    return function(body, x=_IMAGE)
