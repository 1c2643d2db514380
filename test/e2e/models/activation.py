"""Activation functions, as ops and as the compositions Keras writes."""

from __future__ import annotations

import keras
import tensorflow as tf
import tf_keras

from . import values
from .exporters import KerasExport, TfKerasExport, function, randomized, spec
from .registry import variants

_ACTIVATIONS = {
    "relu": (tf.nn.relu,),
    "relu6": (tf.nn.relu6,),
    "relu_n1_to_1": (lambda x: tf.minimum(tf.maximum(x, -1.0), 1.0),),
    "relu_0_to_1": (lambda x: tf.minimum(tf.maximum(x, 0.0), 1.0),),
    "relu_as_maximum": (lambda x: tf.maximum(x, 0.0),),
    "relu6_as_clip": (lambda x: tf.clip_by_value(x, 0.0, 6.0),),
    "leaky_relu": (lambda x: tf.nn.leaky_relu(x, alpha=0.15),),
    "leaky_relu_as_maximum": (lambda x: tf.maximum(x, 0.2 * x),),
    "elu": (tf.nn.elu,),
    "selu": (tf.nn.selu,),
    "swish": (tf.nn.silu,),
    "swish_as_mul": (lambda x: x * tf.sigmoid(x),),
    "hard_swish": (lambda x: x * tf.nn.relu6(x + 3.0) * (1.0 / 6.0),),
    "hard_swish_division": (lambda x: x * (tf.nn.relu6(x + 3.0) / 6.0),),
    "hard_sigmoid": (lambda x: tf.nn.relu6(x + 3.0) * 0.16666667,),
    "gelu_exact": (lambda x: tf.nn.gelu(x, approximate=False),),
    "gelu_tanh": (lambda x: tf.nn.gelu(x, approximate=True),),
    "gelu_exact_by_hand": (lambda x: 0.5 * x * (1.0 + tf.math.erf(x / 1.4142135)),),
    "gelu_erfc": (lambda x: 0.5 * x * tf.math.erfc(-x * 0.70710678),),
    "softplus": (tf.nn.softplus,),
    "softsign": (tf.nn.softsign,),
    "mish": (lambda x: x * tf.tanh(tf.nn.softplus(x)),),
    "sigmoid": (tf.sigmoid,),
    "tanh": (tf.tanh,),
    "softmax": (tf.nn.softmax,),
    "softmax_axis1": (lambda x: tf.nn.softmax(x, axis=1),),
    "log_softmax": (tf.nn.log_softmax,),
    "log_softmax_axis1": (lambda x: tf.nn.log_softmax(x, axis=1),),
    "log_sigmoid": (tf.math.log_sigmoid,),
    "prelu": (lambda x: tf.nn.relu(x) - values.weights(7, scale=0.3) * tf.nn.relu(-x),),
    "prelu_as_where": (lambda x: tf.where(x > 0, x, x * values.weights(7, scale=0.3)),),
    "prelu_as_where_negative": (lambda x: tf.where(x < 0, x * values.weights(7, scale=0.3), x),),
    "prelu_as_minimum": (lambda x: tf.nn.relu(x) + values.weights(7, scale=0.3) * tf.minimum(x, 0.0),),
    "prelu_as_abs": (lambda x: tf.nn.relu(x) + values.weights(7, scale=0.3) * (x - tf.abs(x)) * 0.5,),
    "leaky_relu_as_prelu": (lambda x: tf.nn.relu(x) - 0.3 * tf.nn.relu(-x),),
    "crelu": (tf.nn.crelu,),
}


@variants(
    _ACTIVATIONS,
    values={"x": values.normal(3.0)},
    committed=(
        "relu relu6 leaky_relu elu swish swish_as_mul hard_swish gelu_exact gelu_tanh "
        "gelu_exact_by_hand softplus mish tanh softmax log_softmax prelu"
    ),
)
def activation(body):
    return function(body, x=spec(None, 5, 7))


_NAMED = (
    "relu relu6 leaky_relu elu selu celu silu hard_silu hard_sigmoid gelu softplus softsign "
    "mish log_sigmoid log_softmax exponential tanh_shrink soft_shrink hard_shrink hard_tanh "
    "squareplus sparse_plus glu"
).split()


def _dense(keras, name: str):
    """A dense layer with the activation: the fusion depends on the preceding op."""
    layers = keras.layers
    inputs = keras.Input((6,), name="x")
    outputs = layers.Dense(8)(inputs)
    outputs = keras.layers.Activation(getattr(keras.activations, name))(outputs)
    return randomized(keras.Model(inputs, outputs))


@variants(
    {name: (name,) for name in _NAMED},
    values={"x": values.normal(6.0)},
    committed="gelu silu hard_silu",
)
def keras3_activation(name):
    return KerasExport(_dense(keras, name))


@variants(
    {name: (name,) for name in ("gelu", "selu", "swish", "hard_sigmoid", "mish")},
    values={"x": values.normal(3.0)},
    committed=False,
)
def tfkeras_activation(name):
    return TfKerasExport(_dense(tf_keras, name))


def _layers(keras):
    layers = keras.layers
    return {
        "prelu": layers.PReLU(),
        "prelu_shared": layers.PReLU(shared_axes=[1, 2]),
        "leaky_relu": layers.LeakyReLU(),
        "elu": layers.ELU(alpha=0.7),
        "relu_max": layers.ReLU(max_value=4.0, negative_slope=0.1, threshold=0.5),
        "softmax_axis": layers.Softmax(axis=1),
    }


def _convolution(keras, name: str):
    inputs = keras.Input((6, 5, 3), name="x")
    x = keras.layers.Conv2D(4, 3, padding="same")(inputs)
    return randomized(keras.Model(inputs, _layers(keras)[name](x)))


_LAYER_NAMES = ("prelu", "prelu_shared", "leaky_relu", "elu", "relu_max", "softmax_axis")


@variants({name: (name,) for name in _LAYER_NAMES}, committed="prelu_shared relu_max")
def keras3_activation_layer(name):
    return KerasExport(_convolution(keras, name))


@variants({name: (name,) for name in ("prelu_shared", "leaky_relu")}, committed=False)
def tfkeras_activation_layer(name):
    return TfKerasExport(_convolution(tf_keras, name))
