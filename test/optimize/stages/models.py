"""Whole models, loops and functions: many stages at once.

Large constants are one number over and over, so that the graphs stay small.
"""

import tensorflow as tf
import tf_keras
from builder import case
from tensorflow.python.framework.convert_to_constants import (
    convert_variables_to_constants_v2)
from tensorflow.python.framework import tensor_util

ops = tf.raw_ops


def model(function):
    return case(["arithmetic"], "models", ["plain", "cpu"], only=True)(function)


def shrink(graph_def):
    for node in graph_def.node:
        if node.op != "Const":
            continue
        tensor = node.attr["value"].tensor
        count = 1
        for dim in tensor.tensor_shape.dim:
            count *= dim.size
        if tensor.dtype == tf.float32.as_datatype_enum and count > 16:
            value = tensor_util.MakeNdarray(tensor).flat[0]
            tensor.ClearField("tensor_content")
            tensor.ClearField("float_val")
            tensor.float_val.append(float(abs(value)) or 0.5)
    return graph_def


def freeze(net, *shape):
    """(GraphDef, its input, its output); loops as frames."""
    function = tf.function(lambda x: net(x, training=False))
    frozen = convert_variables_to_constants_v2(
        function.get_concrete_function(tf.TensorSpec(shape)), lower_control_flow=True)
    graph_def = shrink(frozen.graph.as_graph_def())
    return graph_def, frozen.inputs[0].name, frozen.outputs[0].name


def frozen_model(make):
    """A case of a Keras model; `make()` returns the model and the shape of its input."""

    def pattern(b):
        (graph_def, x, y), shape = b.prepared
        for node in graph_def.node:
            node.device = b.options.get("device") or ""
        result, = tf.import_graph_def(graph_def, {x: b.x(*shape)}, [y], name="")
        b.out(result)

    def prepare():
        net, *shape = make()
        return freeze(net, *shape), shape

    pattern.__name__ = make.__name__
    pattern.prepare = prepare
    return model(pattern)


@frozen_model
def mobilenet():
    return tf.keras.applications.MobileNetV2(
        (32, 32, 3), alpha=0.35, weights=None, classes=10), 1, 32, 32, 3


@frozen_model
def transformer_block():
    layers = tf.keras.layers
    x = layers.Input((6, 8), batch_size=1)
    y = layers.MultiHeadAttention(2, 4)(x, x)
    x1 = layers.LayerNormalization()(x + y)
    y = layers.Dense(8)(layers.Dense(16, activation="gelu")(x1))
    return tf.keras.Model(x, layers.LayerNormalization()(x1 + y)), 1, 6, 8


@frozen_model
def recurrent_block():
    return tf.keras.Sequential([
        tf.keras.layers.Input((5, 3), batch_size=2),
        tf.keras.layers.LSTM(4, unroll=True)]), 2, 5, 3


@frozen_model
def lstm_with_frames():
    layers = tf_keras.layers
    return tf_keras.Sequential([
        layers.Input((5, 3), batch_size=2),
        layers.LSTM(4, return_sequences=True), layers.LSTM(4, go_backwards=True)]), 2, 5, 3


@frozen_model
def gru_with_frames():
    layers = tf_keras.layers
    return tf_keras.Sequential([
        layers.Input((5, 3), batch_size=2), layers.Bidirectional(layers.GRU(4))]), 2, 5, 3


@frozen_model
def efficient_block():
    layers = tf.keras.layers
    x = layers.Input((8, 8, 4), batch_size=1)
    y = layers.Conv2D(8, 1, use_bias=False)(x)
    y = layers.Activation("swish")(layers.BatchNormalization()(y))
    y = layers.DepthwiseConv2D(3, padding="same", use_bias=False)(y)
    y = layers.Activation("swish")(layers.BatchNormalization()(y))
    z = layers.Reshape((1, 1, 8))(layers.GlobalAveragePooling2D()(y))
    z = layers.Conv2D(2, 1, activation="swish")(z)
    z = layers.Conv2D(8, 1, activation="sigmoid")(z)
    y = layers.Conv2D(4, 1, use_bias=False)(layers.Multiply()([y, z]))
    return tf.keras.Model(x, x + layers.BatchNormalization()(y)), 1, 8, 8, 4


@model
def loop_with_frames(b):
    """A While loop of TensorFlow 1: Enter, Merge, Switch, NextIteration, Exit."""
    x = b.x(2, 3)
    tf.compat.v1.disable_control_flow_v2()

    def body(i, a):
        a = ops.Sub(x=a, y=ops.Neg(x=x))
        a = ops.AddN(inputs=[a, a, a])
        a = ops.Square(x=ops.Sub(x=a, y=x))
        p = ops.Pack(values=[a, a], axis=0)
        q = ops.Pack(values=[p, p], axis=0)
        return ops.AddV2(x=i, y=tf.constant(1)), q[0, 1]

    _, result = tf.compat.v1.while_loop(
        lambda i, a: ops.Less(x=i, y=tf.constant(3)), body, [tf.constant(0), x])
    tf.compat.v1.enable_control_flow_v2()
    b.out(ops.Neg(x=ops.Neg(x=result)))


@model
def library_of_functions(b):

    @tf.function
    def inner(x):
        return ops.Square(x=ops.Sub(x=x, y=tf.constant(1.0)))

    @tf.function
    def outer(x):
        return inner(x) + ops.Neg(x=ops.Neg(x=x))

    b.out(ops.Sqrt(x=ops.Mul(x=outer(b.x(2, 3)), y=tf.constant(4.0))))


@model
def functional_loop(b):
    x = b.x(2, 3)
    _, result = tf.while_loop(
        lambda i, a: i < 3,
        lambda i, a: (i + 1, ops.Sub(x=a, y=ops.Neg(x=x))), [tf.constant(0), x])
    b.out(ops.Reciprocal(x=ops.Reciprocal(x=result)))


@model
def branch_and_nested_loops_with_frames(b):
    """tf.cond and two nested loops of TensorFlow 1."""
    x = b.x(2, 3)
    tf.compat.v1.disable_control_flow_v2()

    def inner(i, a):
        a = ops.Transpose(x=ops.Transpose(x=a, perm=[1, 0]), perm=[1, 0])
        return i + 1, ops.Sub(x=ops.Mul(x=a, y=a), y=ops.Neg(x=x))

    def outer(i, a):
        _, a = tf.compat.v1.while_loop(lambda j, _: ops.Less(x=j, y=i), inner,
                                       [tf.constant(0), a])
        a = tf.compat.v1.cond(
            ops.LogicalNot(x=ops.Less(x=i, y=tf.constant(1))),
            lambda: ops.AddN(inputs=[a, a, a]),
            lambda: ops.Reshape(tensor=ops.Reshape(tensor=a, shape=[6]), shape=[2, 3]))
        return i + 1, ops.Tanh(x=a)

    _, result = tf.compat.v1.while_loop(lambda i, _: ops.Less(x=i, y=tf.constant(3)), outer,
                                        [tf.constant(0), x])
    tf.compat.v1.enable_control_flow_v2()
    b.out(ops.RealDiv(x=result, y=ops.Sqrt(x=ops.Square(x=result) + 1.0)))


@model
def encoder_of_functions(b):
    """A layer of BERT, made of nested function calls."""

    def weights(*shape):
        return tf.fill(shape, 0.1)

    @tf.function
    def normalize(x):
        mean = tf.reduce_mean(x, -1, keepdims=True)
        variance = tf.reduce_mean(tf.math.squared_difference(x, mean), -1, keepdims=True)
        return (x - mean) / tf.sqrt(variance + 1e-3) * weights(8)

    @tf.function
    def gelu(x):
        return 0.5 * x * (1.0 + tf.tanh(0.79788 * (x + 0.044715 * tf.pow(x, 3.0))))

    @tf.function
    def heads(x):
        y = tf.reshape(tf.matmul(tf.reshape(x, [6, 8]), weights(8, 8)), [1, 6, 2, 4])
        return tf.transpose(y, [0, 2, 1, 3])

    @tf.function
    def attention(x, mask):
        scores = tf.matmul(heads(x), tf.transpose(heads(x), [0, 1, 3, 2])) * 0.5
        y = tf.matmul(tf.nn.softmax(scores + mask), heads(x))
        return tf.reshape(tf.transpose(y, [0, 2, 1, 3]), [1, 6, 8])

    @tf.function
    def layer(x, mask):
        x = normalize(x + attention(x, mask))
        y = gelu(tf.nn.bias_add(tf.matmul(x, weights(1, 8, 16)), weights(16)))
        return normalize(x + tf.matmul(y, weights(1, 16, 8)))

    mask = b.x(1, 1, 1, 6)
    x = layer(layer(b.x(1, 6, 8), mask), mask)
    b.out(tf.math.log(tf.nn.softmax(tf.reshape(x, [6, 8]))))
