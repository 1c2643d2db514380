"""Pooling in one, two and three dimensions."""

from __future__ import annotations

import keras
import tensorflow as tf
import tf_keras

from .exporters import KerasExport, TfKerasExport, function, spec
from .registry import case, variants
from .values import normal

_POOLS = {
    "max_same": (tf.nn.max_pool2d, 2, 2, "SAME"),
    "max_valid": (tf.nn.max_pool2d, 3, 2, "VALID"),
    "max_overlapping": (tf.nn.max_pool2d, (3, 2), 1, "SAME"),
    "average_same": (tf.nn.avg_pool2d, 3, 2, "SAME"),
    "average_valid": (tf.nn.avg_pool2d, 2, 2, "VALID"),
    "average_overlapping": (tf.nn.avg_pool2d, 3, 1, "SAME"),
}


@variants(_POOLS, committed="max_same average_same average_overlapping")
def pool2d(pool, size, strides, padding):
    return function(lambda x: pool(x, size, strides, padding), x=spec(None, 7, 9, 3))


@case(values={"x": normal(8.0)})
def pool2d_relu():
    return function(
        lambda x: {
            "max": tf.nn.relu(tf.nn.max_pool2d(x, 2, 2, "SAME")),
            "average": tf.nn.relu6(tf.nn.avg_pool2d(x, 2, 2, "SAME")),
        },
        x=spec(None, 7, 9, 3),
    )


def _layers(layers):
    return {
        "max1d": (layers.MaxPooling1D(2), (9, 3)),
        "average1d": (layers.AveragePooling1D(3, 2, padding="same"), (9, 3)),
        "max2d_same": (layers.MaxPooling2D(3, 2, padding="same"), (7, 9, 3)),
        "average2d_same": (layers.AveragePooling2D(3, 2, padding="same"), (7, 9, 3)),
        "max3d": (layers.MaxPooling3D(2), (4, 6, 5, 3)),
        "average3d": (layers.AveragePooling3D(2), (4, 6, 5, 3)),
        "global_average1d": (layers.GlobalAveragePooling1D(), (9, 3)),
        "global_average2d": (layers.GlobalAveragePooling2D(), (7, 9, 3)),
        "global_average2d_keepdims": (layers.GlobalAveragePooling2D(keepdims=True), (7, 9, 3)),
        "global_max2d": (layers.GlobalMaxPooling2D(), (7, 9, 3)),
        "global_average3d": (layers.GlobalAveragePooling3D(), (4, 5, 6, 3)),
    }


def _model(keras, name):
    layer, shape = _layers(keras.layers)[name]
    inputs = keras.Input(shape, name="x")
    return keras.Model(inputs, layer(inputs))


@variants(
    {name: (name,) for name in _layers(keras.layers)},
    committed="max1d average2d_same global_average2d",
)
def keras3_pool(name):
    return KerasExport(_model(keras, name))


@variants(
    {name: (name,) for name in ("max1d", "average2d_same", "global_average2d")},
    committed=False,
)
def tfkeras_pool(name):
    return TfKerasExport(_model(tf_keras, name))
