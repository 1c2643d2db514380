"""Graphs whose results change under TensorFlow 2.21's Remapper."""

import numpy as np
import tensorflow as tf

from .builder import (
    ACTIVATIONS, CPU, batch_norm, biased, constant, contraction, fetch,
    graph, graphs, normalized, raw, source)


@graphs("remap-fuse-contraction-bias", {
    "bfloat16": dict(kind="conv2d", dtype=tf.bfloat16),
    "layout": dict(kind="conv2d", bias_layout="NCHW"),
    "layout_relu": dict(kind="conv2d", bias_layout="NCHW", activation="relu"),
    "rank": dict(kind="matmul", bias="rank2", transpose=True),
})
def wrong_bias(kind, activation="none", **arguments):
    with tf.device(CPU):
        if "bias_layout" in arguments:
            y = contraction(kind, channels=8)
            y = raw.BiasAdd(value=y, bias=constant(8, seed=1),
                            data_format="NCHW")
        else:
            y = biased(kind, **arguments)
        return fetch(ACTIVATIONS[activation](y))


@graphs("remap-fuse-contraction-bias-add", {
    "matmul_relu": dict(kind="matmul", activation="relu"),
    "matmul_transposed": dict(kind="matmul", transpose=True),
    "depthwise": dict(kind="depthwise"),
    "depthwise_relu": dict(kind="depthwise", activation="relu"),
    "conv2d_leaky": dict(kind="conv2d", activation="leaky"),
})
def wrong_sum(kind, activation="none", **arguments):
    with tf.device(CPU):
        y = biased(kind, batch=2, **arguments)
        y = raw.AddV2(x=y, y=source(*y.shape, name="side"))
        return fetch(ACTIVATIONS[activation](y))


@graphs("remap-fuse-leaky-relu", {"above_one": dict(alpha=2.0), "split": dict(alpha=0.3, split=True),
         "rank": dict(alpha=[[[0.3]]])})
def wrong_leaky(alpha, split=False):
    with tf.device(CPU):
        x = tf.split(source(2, 6), 2, 1)[1] if split else source(2, 6)
        return fetch(raw.Maximum(
            x=raw.Mul(x=x, y=tf.constant(alpha, tf.float32)), y=x))


@graph("remap-fuse-pad-into-conv")
def wrong_pad():
    with tf.device(CPU):
        pads = np.array([0, 0, 1, 1, 1, 1, 1, 1, 0, 0], np.int32).reshape(5, 2)
        return fetch(raw.Conv3D(
            input=raw.Pad(input=source(2, 5, 6, 7, 3), paddings=pads),
            filter=constant(3, 3, 3, 3, 4), strides=[1] * 5, padding="SAME"))


@graph("remap-fuse-conv-squeeze-bias")
def wrong_squeeze():
    with tf.device(CPU):
        y = raw.Conv2D(input=source(2, 4, 8, 3), strides=[1] * 4,
                       filter=constant(3, 3, 3, 1), padding="SAME")
        y = raw.Squeeze(input=y, axis=[-1])
        return fetch(raw.BiasAdd(value=y, bias=constant(8, seed=1)))


@graph("remap-fuse-conv-batch-norm")
def wrong_conv_norm_layout():
    with tf.device(CPU):
        y = contraction("conv2d", channels=8, batch=2)
        return fetch(batch_norm(y, layout="NCHW", parameters=lambda n, **k:
                                constant(8, **k))[0])


@graph("remap-fuse-conv-batch-norm-activation")
def wrong_conv_norm_tanh():
    with tf.device(CPU):
        return fetch(tf.tanh(batch_norm(contraction("conv2d"))[0]))


@graphs("remap-fuse-layer-norm", {"epsilon": dict(epsilon=0.5), "gamma": dict(size=1)})
def wrong_layer_norm(epsilon=1e-3, size=6):
    with tf.device(CPU):
        return fetch(normalized(
            source(2, 6), [1], constant(size, seed=2), constant(size, seed=3),
            "difference", epsilon=epsilon))


@graph("remap-fuse-instance-norm")
def wrong_instance_norm():
    with tf.device(CPU):
        return fetch(normalized(
            source(2, 5, 6, 4), [1, 2], constant(1, seed=2),
            constant(1, seed=3), "difference"))


@graphs("remap-fuse-gelu", {"half": dict(half=0.505), "root": dict(root=0.7)})
def wrong_gelu(half=0.5, root=2 ** -0.5):
    with tf.device(CPU):
        y = biased("matmul")
        p = raw.AddV2(x=raw.Erf(x=raw.Mul(x=y, y=tf.constant(root))),
                      y=tf.constant(1.0))
        return fetch(raw.Mul(x=raw.Mul(x=p, y=tf.constant(half)), y=y))


@graph("remap-fuse-batch-matmul")
def wrong_batch_matmul():
    with tf.device(CPU):
        p = raw.BatchMatMulV2(x=source(1, 3, 5, 6), y=source(1, 3, 6, 5, name="y"))
        return fetch(raw.AddV2(x=raw.Mul(x=p, y=tf.constant(0.5)),
                               y=source(2, 1, 5, 5, name="addend")))


@graphs("remap-fold-scale-into-matmul", {"factor": dict(factor=(2, 1)), "transposed": dict(transpose_b=True)})
def wrong_matmul_scale_elu(factor=(6,), transpose_b=False):
    with tf.device(CPU):
        x = source(2, 6)
        y = tf.linalg.matmul(raw.AddV2(x=x, y=x), constant(6, 6),
                             transpose_b=transpose_b)
        y = raw.BiasAdd(value=y, bias=constant(6, seed=1))
        y = raw.Mul(x=y, y=constant(*factor, seed=2))
        return fetch(tf.nn.elu(raw.AddV2(x=y, y=constant(6, seed=3))))
