"""Whole networks, loops and functions."""

import tensorflow as tf

from .builder import (
    CPU, batch_norm, constant, fetch, graph, graphs, normalized, raw,
    source, v1)


@graph("networks")
def transformer_block():
    with tf.device(CPU):
        x = source(2, 5, 16)

        def dense(y, n, seed, name):
            y = tf.reshape(y, [10, y.shape[-1]])
            return raw.BiasAdd(value=tf.linalg.matmul(
                y, constant(int(y.shape[-1]), n, seed=seed)),
                bias=constant(n, seed=seed + 1), name=name)

        def heads(name, seed):
            return tf.transpose(tf.reshape(dense(x, 16, seed, name),
                                           [2, 5, 4, 4]), [0, 2, 1, 3])
        scores = raw.BatchMatMulV2(x=heads("q", 1), y=heads("k", 3), adj_y=True)
        scores = raw.Mul(x=scores, y=tf.constant(0.5))
        scores = raw.AddV2(x=scores, y=source(2, 1, 1, 5, name="mask"))
        y = raw.BatchMatMulV2(x=tf.nn.softmax(scores), y=heads("v", 5))
        y = tf.reshape(tf.transpose(y, [0, 2, 1, 3]), [2, 5, 16])
        y = tf.reshape(dense(y, 16, 7, "projection"), [2, 5, 16]) + x
        y = normalized(y, [2], constant(16, seed=9), constant(16, seed=10),
                       "products", epsilon=1e-3)
        h = dense(y, 32, 11, "wide")
        p = raw.AddV2(x=raw.Erf(x=raw.Mul(x=h, y=tf.constant(2 ** -0.5))),
                      y=tf.constant(1.0))
        h = raw.Mul(x=raw.Mul(x=p, y=tf.constant(0.5)), y=h)
        y = tf.reshape(dense(h, 16, 13, "narrow"), [2, 5, 16]) + y
        return fetch(normalized(y, [2], constant(16, seed=15),
                                constant(16, seed=16), "difference",
                                epsilon=1e-3))


@graph("networks")
def residual_network():
    with tf.device(CPU):
        x = source(2, 16, 16, 3)

        def conv(y, n, seed, stride=1):
            return raw.Conv2D(input=y, strides=[1, stride, stride, 1],
                              filter=constant(3, 3, int(y.shape[-1]), n,
                                              seed=seed), padding="SAME")
        y = tf.nn.relu(batch_norm(conv(x, 8, 1, 2))[0])
        z = tf.nn.relu(batch_norm(conv(y, 8, 2))[0])
        z = raw.BiasAdd(value=conv(z, 8, 3), bias=constant(8, seed=4))
        y = tf.nn.relu(raw.AddV2(x=z, y=y))
        z = tf.nn.relu6(batch_norm(raw.DepthwiseConv2dNative(
            input=y, filter=constant(3, 3, 8, 1, seed=5), strides=[1] * 4,
            padding="SAME"))[0])
        z = raw.BiasAdd(value=conv(z, 8, 6), bias=constant(8, seed=7))
        y = raw.Mul(x=z, y=tf.sigmoid(z))
        y = tf.reduce_mean(y, [1, 2])
        return fetch(tf.nn.softmax(raw.BiasAdd(
            value=tf.linalg.matmul(y, constant(8, 5, seed=8)),
            bias=constant(5, seed=9))))


@graph("networks")
def while_frame():
    v1.disable_control_flow_v2()
    with tf.device(CPU):
        w, b = constant(4, 4), constant(4, seed=1)

        def body(n, y):
            y = tf.nn.relu(raw.BiasAdd(value=tf.linalg.matmul(y, w), bias=b))
            return n + 1, y * tf.sigmoid(y)
        _, y = v1.while_loop(lambda n, y: n < 3, body,
                             [0, source(2, 4)])
    v1.enable_control_flow_v2()
    return fetch(y)


@graph("networks")
def function_library():
    @tf.function(autograph=False)
    def layer(y, w, b):
        return tf.nn.relu(raw.BiasAdd(value=tf.linalg.matmul(y, w), bias=b))
    with tf.device(CPU):
        y = layer(source(2, 4), constant(4, 4), constant(4, seed=1))
        y = raw.BiasAdd(value=tf.linalg.matmul(y, constant(4, 3, seed=2)),
                        bias=constant(3, seed=3))
        return fetch(tf.nn.elu(y))


def frozen(make_model, *shape):
    """A Keras model as a frozen GraphDef, with all nodes on the CPU."""
    import keras
    from tensorflow.python.framework import convert_to_constants
    keras.utils.set_random_seed(1)
    model = make_model(keras.layers, keras.Input(shape[1:]))
    function = tf.function(lambda x: model(x, training=False))
    concrete = function.get_concrete_function(
        tf.TensorSpec(shape, tf.float32, name="x"))
    graph_def = convert_to_constants.convert_variables_to_constants_v2(
        concrete, lower_control_flow=False).graph.as_graph_def()
    for node in graph_def.node:
        node.device = CPU
    return graph_def, ["Identity"]


def small_cnn(layers, inputs):
    x = layers.Conv2D(8, 3, strides=2, padding="same", use_bias=False)(inputs)
    x = layers.ReLU(6.0)(layers.BatchNormalization()(x))
    y = layers.DepthwiseConv2D(3, padding="same", activation="relu")(x)
    y = layers.Conv2D(8, 1, activation="swish")(y)
    x = layers.ReLU()(layers.Add()([x, layers.Conv2D(8, 3, padding="same")(y)]))
    x = layers.LeakyReLU(0.1)(layers.Conv2D(8, 3, padding="same")(x))
    x = layers.GlobalAveragePooling2D()(x)
    x = layers.Dense(8, activation="tanh")(x)
    return tf.keras.Model(inputs, layers.Dense(5, activation="softmax")(x))


def small_transformer(layers, inputs):
    y = layers.MultiHeadAttention(4, 4)(inputs, inputs)
    x = layers.LayerNormalization()(layers.Add()([inputs, y]))
    y = layers.Dense(32, activation="gelu")(x)
    y = layers.Dense(16)(y)
    x = layers.LayerNormalization()(layers.Add()([x, y]))
    x = layers.Dense(8, activation="elu")(layers.Flatten()(x))
    return tf.keras.Model(inputs, layers.Dense(3)(x))


@graphs("networks", {"unknown_batch": dict(batch=None, eager=True),
         "known_batch": dict(batch=2, eager=True)})
def keras_cnn(batch):
    return frozen(small_cnn, batch, 16, 16, 3)


@graphs("networks", {"unknown_batch": dict(batch=None, eager=True),
         "known_batch": dict(batch=2, eager=True)})
def keras_transformer(batch):
    return frozen(small_transformer, batch, 5, 16)
