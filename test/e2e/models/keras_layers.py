"""Keras layers that are not covered by another family."""

from __future__ import annotations

import keras
import numpy as np
import tf_keras

from . import values
from .exporters import KerasExport, TfKerasExport, randomized
from .registry import case, variants


def _layers(layers):
    return {
        "rescaling": (layers.Rescaling(1 / 255.0, offset=-0.5), (4, 5, 3)),
        "rescaling_channels": (
            layers.Rescaling([0.1, 0.2, 0.3], offset=[1.0, 2.0, 3.0]),
            (4, 5, 3),
        ),
        "normalization": (
            layers.Normalization(mean=[0.4, -0.2, 1.5], variance=[0.5, 2.0, 0.1]),
            (4, 5, 3),
        ),
        "center_crop": (layers.CenterCrop(2, 3), (4, 5, 3)),
        "flatten": (layers.Flatten(), (4, 5, 3)),
        "reshape": (layers.Reshape((-1, 6)), (4, 3)),
        "permute": (layers.Permute((3, 1, 2)), (4, 5, 3)),
        "repeat_vector": (layers.RepeatVector(3), (5,)),
        "conv1d": (layers.Conv1D(4, 3, strides=2, activation="relu"), (9, 3)),
        "conv1d_causal": (layers.Conv1D(4, 3, padding="causal", dilation_rate=2), (9, 3)),
        "conv1d_transpose": (layers.Conv1DTranspose(4, 3, strides=2), (5, 3)),
        "depthwise_conv1d": (layers.DepthwiseConv1D(3, depth_multiplier=2), (9, 3)),
        "separable_conv1d": (layers.SeparableConv1D(4, 3), (9, 3)),
        "conv2d_strided_same": (layers.Conv2D(4, 3, strides=2, padding="same"), (7, 8, 3)),
        "conv2d_dilated": (layers.Conv2D(4, 3, dilation_rate=2, padding="same"), (7, 8, 3)),
        "conv2d_groups": (layers.Conv2D(4, 3, groups=2), (7, 8, 6)),
        "conv2d_transpose": (
            layers.Conv2DTranspose(4, 3, strides=2, padding="same", activation="relu"),
            (4, 5, 3),
        ),
        "conv2d_transpose_valid": (layers.Conv2DTranspose(4, 3, strides=2), (4, 5, 3)),
        "conv2d_transpose_output_padding": (
            layers.Conv2DTranspose(4, 3, strides=2, padding="same", output_padding=1),
            (4, 5, 3),
        ),
        "depthwise_conv2d": (layers.DepthwiseConv2D(3, strides=2, padding="same"), (7, 8, 3)),
        "separable_conv2d": (layers.SeparableConv2D(4, 3, depth_multiplier=2), (7, 8, 3)),
        "conv3d": (layers.Conv3D(2, 3, activation="relu"), (5, 6, 7, 2)),
        "conv3d_dilated": (layers.Conv3D(2, 2, dilation_rate=2), (5, 6, 5, 2)),
        "conv3d_transpose": (
            layers.Conv3DTranspose(3, 3, strides=2, padding="same", activation="relu"),
            (3, 2, 4, 2),
        ),
    }


def _model(keras, name):
    layer, shape = _layers(keras.layers)[name]
    inputs = keras.Input(shape, name="x")
    return randomized(keras.Model(inputs, layer(inputs)))


@variants(
    {name: (name,) for name in _layers(keras.layers)},
    committed=(
        "rescaling normalization conv1d_causal conv2d_groups conv2d_transpose conv3d_dilated "
        "conv3d_transpose"
    ),
)
def keras3_layer(name):
    return KerasExport(_model(keras, name))


_TFKERAS = (
    "rescaling normalization flatten conv1d_causal separable_conv2d conv2d_groups "
    "conv2d_transpose depthwise_conv2d"
).split()


@variants({name: (name,) for name in _TFKERAS}, committed=False)
def tfkeras_layer(name):
    return TfKerasExport(_model(tf_keras, name))


@variants(
    {
        "add": ("Add",),
        "multiply": ("Multiply",),
        "subtract": ("Subtract",),
        "average": ("Average",),
        "maximum": ("Maximum",),
        "minimum": ("Minimum",),
    },
    committed="add",
)
def keras3_merge(name):
    left, right = keras.Input((4, 3), name="left"), keras.Input((1, 3), name="right")
    layer = getattr(keras.layers, name)()
    return KerasExport(keras.Model([left, right], layer([left, right])))


@variants({"count": ("count",), "multi_hot": ("multi_hot",)}, values={"x": values.integers(0, 6)})
def keras3_category(mode):
    x = keras.Input((5,), dtype="int32", name="x")
    y = keras.layers.CategoryEncoding(6, output_mode=mode)(x)
    return KerasExport(randomized(keras.Model(x, keras.layers.Dense(2)(y))))


_IDS = {"ids": values.integers(0, 7)}


def _embedding(keras, shape, **options):
    ids = keras.Input(shape, dtype="int32", name="ids")
    return randomized(keras.Model(ids, keras.layers.Embedding(7, 4, **options)(ids)))


@variants({"rank2": ((5,),), "rank3": ((5, 2),)}, values=_IDS, committed="rank3")
def keras3_embedding(shape):
    return KerasExport(_embedding(keras, shape))


@variants({"rank2": ((5,),)}, values=_IDS, committed=False)
def tfkeras_embedding(shape):
    return TfKerasExport(_embedding(tf_keras, shape))


@case(values=_IDS, shapes=[{"ids": (1, 6)}, {"ids": (2, 3)}])
def keras3_embedding_pooled():
    """Sequences of any length, padding masked."""
    ids = keras.Input((None,), dtype="int32", name="ids")
    x = keras.layers.Embedding(7, 4, mask_zero=True)(ids)
    x = keras.layers.GlobalAveragePooling1D()(x)
    return KerasExport(randomized(keras.Model(ids, keras.layers.Dense(3)(x))))


def _attention(keras, **options):
    query, value = keras.Input((4, 6), name="query"), keras.Input((5, 6), name="value")
    x = keras.layers.MultiHeadAttention(2, 3, **options)(query, value)
    return randomized(keras.Model([query, value], x))


@case()
def keras3_attention():
    return KerasExport(_attention(keras))


@case(committed=False)
def keras3_attention_value_dim():
    return KerasExport(_attention(keras, value_dim=5, output_shape=7, use_bias=False))


@case(committed=False)
def tfkeras_attention():
    return TfKerasExport(_attention(tf_keras))


@case(committed=False)
def keras3_attention_causal():
    x = keras.Input((5, 6), name="x")
    y = keras.layers.MultiHeadAttention(2, 3)(x, x, use_causal_mask=True)
    return KerasExport(randomized(keras.Model(x, y)))


@case(shapes=[{"x": (1, 5, 6)}, {"x": (2, 3, 6)}], committed=False)
def keras3_attention_any_length():
    x = keras.Input((None, 6), name="x")
    return KerasExport(randomized(keras.Model(x, keras.layers.MultiHeadAttention(2, 3)(x, x))))


@case(committed=False)
def keras3_grouped_query_attention():
    query, value = keras.Input((4, 8), name="query"), keras.Input((5, 8), name="value")
    x = keras.layers.GroupQueryAttention(4, 4, 2)(query, value)
    return KerasExport(randomized(keras.Model([query, value], x)))


@case(committed=False)
def keras3_dot_attention():
    query, value = keras.Input((4, 6), name="query"), keras.Input((5, 6), name="value")
    return KerasExport(keras.Model([query, value], keras.layers.Attention()([query, value])))


@case(committed=False)
def keras3_transformer_block():
    """Pre-norm, with a key mask from a second input."""
    layers = keras.layers
    x, mask = keras.Input((5, 8), name="x"), keras.Input((5,), dtype="bool", name="mask")
    attention_mask = layers.Reshape((1, 5))(mask)
    y = layers.LayerNormalization()(x)
    y = layers.MultiHeadAttention(2, 4)(y, y, attention_mask=attention_mask)
    y = layers.Add()([x, y])
    z = layers.Dense(16, activation="gelu")(layers.LayerNormalization()(y))
    z = layers.Add()([y, layers.Dense(8)(z)])
    return KerasExport(randomized(keras.Model([x, mask], z)))


def _squeeze_excite(keras):
    layers = keras.layers
    inputs = keras.Input((6, 5, 4), name="x")
    x = layers.Conv2D(8, 3, padding="same", activation="swish")(inputs)
    y = layers.GlobalAveragePooling2D()(x)
    y = layers.Reshape((1, 1, 8))(y)
    y = layers.Conv2D(2, 1, activation="relu")(y)
    y = layers.Conv2D(8, 1, activation="sigmoid")(y)
    return randomized(keras.Model(inputs, layers.Multiply()([x, y])))


@case(committed=False)
def keras3_squeeze_excite():
    return KerasExport(_squeeze_excite(keras))


@case(committed=False)
def tfkeras_squeeze_excite():
    return TfKerasExport(_squeeze_excite(tf_keras))


@case()
def keras3_unet():
    """Down and up again with a skip connection."""
    layers = keras.layers
    inputs = keras.Input((8, 8, 2), name="x")
    down = layers.Conv2D(4, 3, padding="same", activation="relu")(inputs)
    x = layers.Conv2D(6, 3, padding="same", activation="relu")(layers.MaxPooling2D()(down))
    x = layers.Conv2DTranspose(4, 2, strides=2, padding="same")(x)
    x = layers.Concatenate()([x, down])
    return KerasExport(
        randomized(keras.Model(inputs, layers.Conv2D(1, 1, activation="sigmoid")(x)))
    )


@case(committed=False)
def keras3_inception():
    """Parallel branches of several kernel sizes, concatenated."""
    layers = keras.layers
    inputs = keras.Input((7, 7, 3), name="x")
    branches = [
        layers.Conv2D(2, size, padding="same", activation="relu")(inputs) for size in (1, 3, 5)
    ]
    branches.append(layers.Conv2D(2, 1)(layers.MaxPooling2D(3, 1, padding="same")(inputs)))
    x = layers.BatchNormalization()(layers.Concatenate()(branches))
    return KerasExport(randomized(keras.Model(inputs, x)))


@case()
def keras3_mixed_precision():
    """Computes in float16: float16 ops between casts."""
    layers = keras.layers
    policy = keras.DTypePolicy("mixed_float16")
    inputs = keras.Input((6,), name="x")
    x = layers.Dense(8, activation="relu", dtype=policy)(inputs)
    x = layers.Dense(3, dtype="float32")(x)
    return KerasExport(randomized(keras.Model(inputs, x)))


@case()
def keras3_ops():
    """Functions of keras.ops as layers."""
    ops = keras.ops
    x = keras.Input((4, 6), name="x")
    y = ops.concatenate([ops.mean(x, axis=-1), ops.max(ops.abs(x), axis=-1)], axis=-1)
    y = ops.softmax(ops.reshape(y, (-1, 2, 4)) * np.float32(1.5), axis=1)
    y = ops.einsum("bij,bjk->bik", y, x)
    return KerasExport(keras.Model(x, ops.where(y > 0, y, ops.zeros_like(y))))
