"""Whole networks in every export form: MLP, small CNN, MobileNetV2, ResNet50, VGG16, BERT-like."""

from __future__ import annotations

from typing import Any

import keras
import numpy as np
import tf_keras

from . import values
from .exporters import KerasExport, TfKerasExport, randomized, scaled_logits, spec
from .registry import case


def mlp(keras: Any) -> Any:
    layers = keras.layers
    inputs = keras.Input((20,), name="features")
    x = layers.Dense(32, activation="relu")(inputs)
    x = layers.Dense(24, activation="tanh")(x)
    x = layers.Dense(16, activation="sigmoid", use_bias=False)(x)
    outputs = layers.Dense(5, activation="softmax")(x)
    return randomized(keras.Model(inputs, outputs))


def image_classifier(keras: Any) -> Any:
    layers = keras.layers
    inputs = keras.Input((32, 32, 3), name="image")
    x = layers.Rescaling(1 / 127.5, offset=-1.0)(inputs)
    x = layers.Conv2D(8, 3, padding="same", use_bias=False)(x)
    x = layers.BatchNormalization()(x)
    x = layers.ReLU()(x)
    x = layers.ZeroPadding2D(((0, 1), (0, 1)))(x)
    x = layers.DepthwiseConv2D(3, strides=2, padding="valid", use_bias=False)(x)
    x = layers.BatchNormalization()(x)
    x = layers.ReLU(6.0)(x)
    x = layers.Conv2D(16, 1, activation="relu")(x)
    x = layers.MaxPooling2D()(x)
    x = layers.SeparableConv2D(20, 3, strides=2, padding="same")(x)
    x = layers.BatchNormalization(scale=False)(x)
    x = layers.Activation("relu")(x)
    x = layers.AveragePooling2D(2)(x)
    x = layers.Flatten()(x)
    x = layers.Dropout(0.3)(x)
    outputs = layers.Dense(10, activation="softmax")(x)
    return randomized(keras.Model(inputs, outputs))


def demo_cnn() -> keras.Model:
    """The model of examples/small_cnn: convolutions, batch norm, a residual, dense."""
    layers = keras.layers
    inputs = keras.Input((28, 28, 1), name="image")
    x = layers.Conv2D(8, 3, strides=2, padding="same", use_bias=False)(inputs)
    x = layers.BatchNormalization()(x)
    x = layers.ReLU()(x)
    skip = x
    x = layers.DepthwiseConv2D(3, padding="same", use_bias=False)(x)
    x = layers.BatchNormalization()(x)
    x = layers.ReLU(6.0)(x)
    x = layers.Conv2D(8, 1, use_bias=False)(x)
    x = layers.BatchNormalization()(x)
    x = layers.Add()([x, skip])
    x = layers.Conv2D(16, 3, strides=2, padding="same", activation="relu")(x)
    x = layers.GlobalAveragePooling2D()(x)
    x = layers.Dense(24, activation="relu")(x)
    outputs = layers.Dense(10, activation="softmax", name="digit")(x)
    return randomized(keras.Model(inputs, outputs, name="small_cnn"))


def _calibrate(model: Any, image: np.ndarray) -> None:
    """Sets moving statistics to approximately those of the data, so that values in deep networks stay in range."""
    norms = [layer for layer in model.layers if "BatchNormalization" in type(layer).__name__]
    momentum = [layer.momentum for layer in norms]
    for layer in norms:
        layer.momentum = 0.0
    model(image, training=True)
    rng = np.random.default_rng(1)
    for layer, previous in zip(norms, momentum):
        layer.momentum = previous
        mean, variance = layer.moving_mean, layer.moving_variance
        deviation = np.sqrt(np.asarray(variance))
        mean.assign(np.asarray(mean) + deviation * rng.normal(0, 0.1, mean.shape))
        variance.assign(np.asarray(variance) * rng.uniform(0.8, 1.25, variance.shape) + 1e-3)


def _application(keras: Any, name: str, size: int = 224, damped: str | None = None) -> Any:
    model = randomized(getattr(keras.applications, name)(weights=None, input_shape=(size, size, 3)))
    for layer in model.layers:
        if damped and layer.name.endswith(damped):
            layer.gamma.assign(layer.gamma * 0.3)
    image = np.random.default_rng(2).normal(0, 1, (4, size, size, 3)).astype("float32")
    _calibrate(model, image)
    return scaled_logits(model, model.layers[-1], image[:2])


def mobilenet_v2(keras: Any) -> Any:
    return _application(keras, "MobileNetV2")


def nasnet_mobile(keras: Any) -> Any:
    return _application(keras, "NASNetMobile")


def resnet50(keras: Any) -> Any:
    # Weak residual branches, as trained networks have them: with strong random ones rounding
    # errors double from block to block until they exceed the tolerance in any runtime.
    return _application(keras, "ResNet50", damped="_3_bn")


def vgg16(keras: Any) -> Any:
    return _application(keras, "VGG16")


def _position_embedding(keras: Any) -> Any:
    class PositionEmbedding(keras.layers.Layer):
        """Token plus position embedding."""

        def __init__(self, vocabulary, length, width):
            super().__init__()
            self.token = keras.layers.Embedding(vocabulary, width)
            self.position = keras.layers.Embedding(length, width)
            self.length = length

        def build(self, shape):
            self.token.build(shape)
            self.position.build((self.length,))
            super().build(shape)

        def call(self, ids):
            return self.token(ids) + self.position(np.arange(self.length, dtype="int32"))

        def compute_output_shape(self, shape):
            return (*shape, self.token.output_dim)

    return PositionEmbedding


def bert(
    keras: Any, depth: int, width: int, heads: int, length: int, vocabulary: int, classes: int = 8
) -> Any:
    """A typical Keras encoder: post-norm blocks, gelu, first token pooled."""
    layers = keras.layers
    ids = keras.Input((length,), dtype="int32", name="input_ids")
    x = _position_embedding(keras)(vocabulary, length, width)(ids)
    x = layers.LayerNormalization(epsilon=1e-6)(x)
    for _ in range(depth):
        attention = layers.MultiHeadAttention(heads, width // heads)(x, x)
        x = layers.LayerNormalization(epsilon=1e-6)(layers.Add()([x, attention]))
        hidden = layers.Dense(4 * width, activation="gelu")(x)
        hidden = layers.Dense(width)(hidden)
        x = layers.LayerNormalization(epsilon=1e-6)(layers.Add()([x, hidden]))
    pooled = layers.Dense(width, activation="tanh")(x[:, 0, :])
    outputs = layers.Dense(classes, name="scores")(pooled)
    return randomized(keras.Model(ids, outputs))


def bert_small(keras: Any) -> Any:
    return bert(keras, depth=4, width=256, heads=4, length=128, vocabulary=8000)


def bert_tiny(keras: Any) -> Any:
    return bert(keras, depth=1, width=16, heads=2, length=12, vocabulary=40)


_SMALL_IDS = {"input_ids": values.integers(0, 40)}
_IDS = {"input_ids": values.integers(0, 8000)}
# Images, and one out of the usual range, which reaches the bounds of activation functions.
_PIXELS = {"image": values.turns(values.integers(0, 256), values.integers(-2000, 2000))}


@case(batches=(1, 4))
def keras3_mlp():
    return KerasExport(mlp(keras))


@case()
def keras3_mlp_fixed():
    return KerasExport(mlp(keras), [spec(2, 20, name="features")])


@case(batches=(1, 4))
def tfkeras_mlp():
    return TfKerasExport(mlp(tf_keras))


@case(batches=(1, 4), committed=False)
def tfkeras_mlp_saved():
    return TfKerasExport(mlp(tf_keras), by_save=True)


@case(values=_PIXELS)
def keras3_small_cnn():
    return KerasExport(image_classifier(keras))


@case(values=_PIXELS, committed=False)
def keras3_small_cnn_fixed():
    return KerasExport(image_classifier(keras), [spec(2, 32, 32, 3, name="image")])


@case(values=_PIXELS)
def tfkeras_small_cnn():
    return TfKerasExport(image_classifier(tf_keras))


@case(values=_PIXELS, committed=False)
def tfkeras_small_cnn_saved():
    return TfKerasExport(image_classifier(tf_keras), by_save=True)


# Committed as examples/small_cnn.
@case(
    batches=(1, 2),
    values={"image": values.turns(values.uniform(0, 1), values.normal(8.0))},
    committed=False,
)
def small_cnn():
    return KerasExport(demo_cnn())


@case(values=_SMALL_IDS)
def keras3_bert_tiny():
    return KerasExport(bert_tiny(keras))


@case(values=_SMALL_IDS, committed=False)
def keras3_bert_tiny_fixed():
    return KerasExport(bert_tiny(keras), [spec(2, 12, dtype="int32", name="input_ids")])


@case(values=_SMALL_IDS)
def tfkeras_bert_tiny():
    return TfKerasExport(bert_tiny(tf_keras))


@case(values=_SMALL_IDS, committed=False)
def tfkeras_bert_tiny_saved():
    return TfKerasExport(bert_tiny(tf_keras), by_save=True)


@case(batches=(1, 2), values=_IDS, committed=False)
def keras3_bert():
    return KerasExport(bert_small(keras))


@case(values=_IDS, committed=False)
def keras3_bert_fixed():
    return KerasExport(bert_small(keras), [spec(1, 128, dtype="int32", name="input_ids")])


@case(batches=(1, 2), values=_IDS, committed=False)
def tfkeras_bert():
    return TfKerasExport(bert_small(tf_keras))


@case(batches=(1, 2), committed=False)
def keras3_mobilenet_v2():
    return KerasExport(mobilenet_v2(keras))


@case(committed=False)
def keras3_mobilenet_v2_fixed():
    return KerasExport(mobilenet_v2(keras), [spec(1, 224, 224, 3, name="image")])


@case(batches=(1, 2), committed=False)
def tfkeras_mobilenet_v2():
    return TfKerasExport(mobilenet_v2(tf_keras))


@case(batches=(1, 2), committed=False)
def tfkeras_mobilenet_v2_saved():
    return TfKerasExport(mobilenet_v2(tf_keras), by_save=True)


@case(batches=(1, 2), committed=False)
def keras3_nasnet_mobile():
    return KerasExport(nasnet_mobile(keras))


@case(batches=(1, 2), committed=False)
def keras3_resnet50():
    return KerasExport(resnet50(keras))


@case(committed=False)
def keras3_resnet50_fixed():
    return KerasExport(resnet50(keras), [spec(1, 224, 224, 3, name="image")])


@case(batches=(1, 2), committed=False)
def tfkeras_resnet50():
    return TfKerasExport(resnet50(tf_keras))


@case(batches=(1, 2), committed=False)
def keras3_vgg16():
    return KerasExport(vgg16(keras))


@case(committed=False)
def keras3_vgg16_fixed():
    return KerasExport(vgg16(keras), [spec(1, 224, 224, 3, name="image")])


@case(batches=(1, 2), committed=False)
def tfkeras_vgg16():
    return TfKerasExport(vgg16(tf_keras))
