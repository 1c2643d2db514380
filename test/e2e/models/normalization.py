"""Normalization layers: batch, layer, group, unit, and by hand."""

from __future__ import annotations

import keras
import numpy as np
import tensorflow as tf
import tf_keras

from .exporters import KerasExport, TfKerasExport, function, randomized, spec
from .registry import case, variants
from .values import normal, weights


def _on_image(keras, layer):
    inputs = keras.Input((6, 5, 4), name="x")
    return randomized(keras.Model(inputs, layer(inputs)))


_LAYERS = {
    "batch": lambda layers: layers.BatchNormalization(),
    "batch_no_scale": lambda layers: layers.BatchNormalization(scale=False),
    "batch_no_center": lambda layers: layers.BatchNormalization(center=False),
    "batch_bare": lambda layers: layers.BatchNormalization(scale=False, center=False),
    "batch_axis1": lambda layers: layers.BatchNormalization(axis=1),
    "layer": lambda layers: layers.LayerNormalization(),
    "layer_axis1": lambda layers: layers.LayerNormalization(axis=1),
    "layer_axes": lambda layers: layers.LayerNormalization(axis=[1, 2, 3]),
    "layer_no_scale": lambda layers: layers.LayerNormalization(scale=False),
    "layer_bare": lambda layers: layers.LayerNormalization(scale=False, center=False),
    "unit": lambda layers: layers.UnitNormalization(),
    "unit_axis1": lambda layers: layers.UnitNormalization(axis=1),
    "group": lambda layers: layers.GroupNormalization(groups=2),
    "instance": lambda layers: layers.GroupNormalization(groups=-1),
}


@variants(
    {name: (make,) for name, make in _LAYERS.items()},
    committed="batch layer layer_axis1 unit group",
)
def keras3_norm(make):
    return KerasExport(_on_image(keras, make(keras.layers)))


@case(committed=False)
def keras3_norm_rms():
    return KerasExport(_on_image(keras, keras.layers.RMSNormalization()))


@variants(
    {
        name: (_LAYERS[name],)
        for name in ("batch", "batch_bare", "layer", "layer_axes", "unit", "group")
    },
    committed=False,
)
def tfkeras_norm(make):
    return TfKerasExport(_on_image(tf_keras, make(tf_keras.layers)))


def _stack(keras, layers):
    inputs = keras.Input((6, 5, 4), name="x")
    x = inputs
    for layer in layers:
        x = layer(x)
    return randomized(keras.Model(inputs, x))


def _batch_norm_places(layers):
    norm = layers.BatchNormalization
    return {
        "after_dense": [layers.Flatten(), layers.Dense(7), norm(), layers.ReLU()],
        "after_dense_no_bias": [layers.Flatten(), layers.Dense(7, use_bias=False), norm()],
        "before_dense": [layers.Flatten(), norm(), layers.Dense(7)],
        "after_conv": [layers.Conv2D(5, 3), norm(), layers.ReLU()],
        "after_conv_relu": [layers.Conv2D(5, 3, activation="relu"), norm()],
        "before_conv_valid": [norm(), layers.Conv2D(5, 3)],
        "before_conv_same": [norm(), layers.Conv2D(5, 3, padding="same")],
        "before_depthwise": [norm(), layers.DepthwiseConv2D(3)],
        "after_depthwise": [
            layers.DepthwiseConv2D(3, depth_multiplier=2),
            norm(),
            layers.ReLU(6.0),
        ],
        "after_separable": [layers.SeparableConv2D(5, 3), norm(scale=False)],
        "after_transpose": [
            layers.Conv2DTranspose(5, 3, strides=2, padding="same"),
            norm(),
            layers.ReLU(),
        ],
        "after_conv1d": [layers.Reshape((30, 4)), layers.Conv1D(5, 3), norm(), layers.ReLU()],
        "after_conv3d": [layers.Reshape((6, 5, 2, 2)), layers.Conv3D(3, 2), norm()],
        "twice": [layers.Conv2D(5, 1), norm(), norm(center=False), layers.ReLU()],
        "after_pooling": [layers.Conv2D(5, 3), layers.MaxPooling2D(2), norm()],
    }


@variants(
    {name: (name,) for name in _batch_norm_places(keras.layers)},
    values={"x": normal(6.0)},
    committed="after_dense after_conv before_conv_same after_depthwise after_transpose",
)
def keras3_batch_norm(name):
    return KerasExport(_stack(keras, _batch_norm_places(keras.layers)[name]))


@variants(
    {
        name: (name,)
        for name in ("after_conv", "before_conv_same", "after_dense", "after_separable")
    },
    committed="after_conv",
)
def tfkeras_batch_norm(name):
    return TfKerasExport(_stack(tf_keras, _batch_norm_places(tf_keras.layers)[name]))


@case(committed=False)
def keras3_batch_norm_shared_conv():
    """One convolution with two batch norms: both cannot be folded into its kernel."""
    inputs = keras.Input((6, 5, 4), name="x")
    x = keras.layers.Conv2D(5, 3)(inputs)
    outputs = [
        keras.layers.BatchNormalization(name="left")(x),
        keras.layers.BatchNormalization(name="right")(x),
    ]
    return KerasExport(randomized(keras.Model(inputs, outputs)))


@variants({"axis3": ([3], 1e-6), "axes123": ([1, 2, 3], 1e-3)}, committed="axis3")
def layer_norm_by_hand(axes, epsilon):
    """Mean, variance, normalize, scale, shift as plain ops."""
    scale, shift = weights(4, scale=1.0), weights(4, seed=1, scale=0.3)

    def body(x):
        mean, variance = tf.nn.moments(x, axes, keepdims=True)
        return (x - mean) * tf.math.rsqrt(variance + epsilon) * scale + shift

    return function(body, x=spec(None, 3, 5, 4))


@variants({"axis1": (1,), "axis3": (3,), "axes12": ([1, 2],)}, committed="axis3")
def l2_normalize(axis):
    return function(lambda x: tf.math.l2_normalize(x, axis), x=spec(None, 3, 5, 4))


@case()
def local_response_normalization():
    return function(
        lambda x: tf.nn.local_response_normalization(
            x, depth_radius=2, bias=1.5, alpha=0.7, beta=0.6
        ),
        x=spec(None, 3, 5, 8),
    )


@case(values={"x": normal(1.5)}, committed=False)
def batch_norm_decomposed():
    """tf.nn.batch_normalization after a matmul."""
    scale, shift = np.abs(weights(6, scale=1.0)) + 0.3, weights(6, seed=1, scale=0.3)

    def body(x):
        x = tf.matmul(x, weights(5, 6))
        return tf.nn.relu(tf.nn.batch_normalization(x, shift, scale, shift, scale, 1e-3))

    return function(body, x=spec(None, 5))
