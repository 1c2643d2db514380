"""Padding, resizing, and moves between space, depth and batch."""

from __future__ import annotations

import keras
import tensorflow as tf
import tf_keras

from .exporters import KerasExport, TfKerasExport, function, spec
from .registry import case, variants

_IMAGE = spec(None, 6, 5, 4)
_PADDINGS = [[0, 0], [1, 2], [2, 1], [0, 0]]


@variants(
    {
        "constant": (lambda x: tf.pad(x, _PADDINGS),),
        "constant_value": (lambda x: tf.pad(x, _PADDINGS, constant_values=1.5),),
        "reflect": (lambda x: tf.pad(x, _PADDINGS, "REFLECT"),),
        "symmetric": (lambda x: tf.pad(x, _PADDINGS, "SYMMETRIC"),),
        "channels": (lambda x: tf.pad(x, [[0, 0], [0, 0], [0, 0], [1, 3]]),),
        "batch": (lambda x: tf.pad(x, [[1, 0], [0, 0], [0, 0], [0, 0]]),),
        "nothing": (lambda x: tf.pad(x, [[0, 0]] * 4) + 1.0,),
        "computed": (
            lambda x: tf.pad(
                x, tf.concat([[[0, 0]], [[tf.shape(x)[0], 1]], [[0, 0]], [[0, 0]]], 0)
            ),
        ),
    },
    committed="constant constant_value reflect batch nothing",
)
def pad(body):
    return function(body, x=_IMAGE)


@case()
def pad_rank2_int():
    return function(lambda x: tf.pad(x, [[0, 0], [2, 1]]), x=spec(None, 4, dtype=tf.int32))


@variants({"rank5": ((None, 2, 3, 2, 3),), "rank1": ((7,),)}, committed=False)
def pad_of(shape):
    return function(lambda x: tf.pad(x, [[0, 1]] * len(shape)), x=spec(*shape))


_RESIZE = {
    "plain": (False, False),
    "align_corners": (True, False),
    "half_pixel": (False, True),
}


@variants(_RESIZE, committed="plain half_pixel")
def resize_bilinear(align_corners, half_pixel):
    return function(
        lambda x: tf.raw_ops.ResizeBilinear(
            images=x, size=[9, 11], align_corners=align_corners, half_pixel_centers=half_pixel
        ),
        x=_IMAGE,
    )


@variants(_RESIZE, committed="plain half_pixel")
def resize_nearest(align_corners, half_pixel):
    return function(
        lambda x: tf.raw_ops.ResizeNearestNeighbor(
            images=x, size=[9, 11], align_corners=align_corners, half_pixel_centers=half_pixel
        ),
        x=_IMAGE,
    )


@case(shapes=[{"x": (1, 4, 5, 2)}, {"x": (2, 3, 7, 2)}])
def resize_computed_size():
    """Resizes to twice the dynamic size."""
    return function(
        lambda x: tf.image.resize(x, tf.shape(x)[1:3] * 2, method="bilinear"),
        x=spec(None, None, None, 2),
    )


@case()
def resize_uint8():
    return function(
        lambda x: tf.raw_ops.ResizeBilinear(images=tf.cast(x, tf.float32), size=[3, 3]),
        x=spec(None, 6, 5, 3, dtype=tf.uint8),
    )


@variants({"smaller": ([3, 2],), "larger": ([12, 10],)}, committed=False)
def resize_image(size):
    return function(lambda x: tf.image.resize(x, size), x=_IMAGE)


@case()
def space_to_depth():
    return function(lambda x: tf.nn.space_to_depth(x, 2), x=spec(None, 4, 6, 3))


@case()
def depth_to_space():
    return function(lambda x: tf.nn.depth_to_space(x, 2), x=spec(None, 2, 3, 12))


@case()
def space_to_batch():
    return function(lambda x: tf.space_to_batch(x, [2, 2], [[0, 0], [1, 0]]), x=spec(None, 4, 5, 3))


@case()
def batch_to_space():
    return function(lambda x: tf.batch_to_space(x, [2, 2], [[0, 1], [0, 0]]), x=spec(4, 2, 3, 3))


@case(committed=False)
def image_preprocessing():
    """Flips, crops and channel statistics, as preprocessing code does them."""

    def body(x):
        x = tf.image.flip_left_right(x)
        x = tf.image.central_crop(x, 0.5)
        return tf.image.per_image_standardization(x)

    return function(body, x=spec(None, 8, 8, 3))


def _layers(layers):
    return {
        "upsampling1d": (layers.UpSampling1D(3), (5, 4)),
        "upsampling2d": (layers.UpSampling2D(2), (4, 5, 3)),
        "upsampling2d_bilinear": (layers.UpSampling2D((2, 3), interpolation="bilinear"), (4, 5, 3)),
        "upsampling3d": (layers.UpSampling3D(2), (2, 3, 2, 2)),
        "zero_padding1d": (layers.ZeroPadding1D((1, 2)), (5, 4)),
        "zero_padding2d": (layers.ZeroPadding2D(((1, 0), (2, 1))), (4, 5, 3)),
        "zero_padding3d": (layers.ZeroPadding3D(1), (2, 3, 2, 2)),
        "cropping1d": (layers.Cropping1D((1, 2)), (6, 4)),
        "cropping2d": (layers.Cropping2D(((1, 0), (0, 2))), (4, 5, 3)),
        "resizing": (layers.Resizing(7, 3), (4, 5, 3)),
    }


def _model(keras, name):
    layer, shape = _layers(keras.layers)[name]
    inputs = keras.Input(shape, name="x")
    return keras.Model(inputs, layer(inputs))


@variants(
    {name: (name,) for name in _layers(keras.layers)},
    committed="upsampling2d_bilinear zero_padding2d",
)
def keras3(name):
    return KerasExport(_model(keras, name))


@variants(
    {name: (name,) for name in ("upsampling2d", "zero_padding2d", "cropping2d")},
    committed=False,
)
def tfkeras(name):
    return TfKerasExport(_model(tf_keras, name))
