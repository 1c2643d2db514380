"""Contractions with biases, sums, activations, padding and squeezes."""

import numpy as np
import tensorflow as tf
from tensorflow.python.framework import op_def_library

from .builder import (
    ACTIVATIONS, CPU, GPU, biased, constant, contraction, fetch, graphs,
    raw, source)


@graphs("remap-fuse-contraction-bias", {
    "conv2d": dict(kind="conv2d"),
    "conv2d_sum": dict(kind="conv2d", bias="AddV2", batch=2),
    "conv2d_explicit": dict(kind="conv2d", padding="EXPLICIT"),
    "conv2d_first": dict(kind="conv2d", layout="first", bias_layout="NCHW"),
    "conv2d_gpu": dict(kind="conv2d", device=GPU, run=False),
    "conv2d_unplaced": dict(kind="conv2d", device=""),
    "conv2d_double": dict(kind="conv2d", dtype=tf.float64),
    "conv2d_half": dict(kind="conv2d", dtype=tf.float16),
    "depthwise": dict(kind="depthwise"),
    "depthwise_valid": dict(kind="depthwise", padding="VALID"),
    "depthwise_sum": dict(kind="depthwise", bias="AddV2", batch=2),
    "matmul": dict(kind="matmul"),
    "matmul_transposed": dict(kind="matmul", transpose=True),
    "matmul_sum": dict(kind="matmul", bias="AddV2"),
    "matmul_sum_first": dict(kind="matmul", bias="AddFirst"),
    "matmul_one_number": dict(kind="matmul", bias="scalar"),
    "matmul_half": dict(kind="matmul", dtype=tf.float16),
    "conv3d": dict(kind="conv3d"),
    "conv3d_valid": dict(kind="conv3d", padding="VALID"),
    "conv3d_sum": dict(kind="conv3d", bias="AddV2", batch=2),
})
def bias(kind, device=CPU, **arguments):
    with tf.device(device):
        return fetch(biased(kind, **arguments))


@graphs("remap-fuse-contraction-bias-activation", {
    f"{kind}_{name}": dict(kind=kind, activation=name)
    for kind in ("conv2d", "depthwise", "matmul", "conv3d")
    for name in ACTIVATIONS if name != "none"
})
def bias_activation(kind, activation, device=CPU, **arguments):
    with tf.device(device):
        return fetch(ACTIVATIONS[activation](biased(kind, **arguments)))


graphs("remap-fuse-contraction-bias-activation", {
    "sum": dict(kind="conv2d", activation="relu", bias="AddV2", batch=2),
    "matmul_sum": dict(kind="matmul", activation="tanh", bias="AddV2"),
    "gpu": dict(kind="conv2d", activation="relu", device=GPU, run=False),
    "gpu_narrow": dict(kind="conv2d", activation="relu", device=GPU, kernel=1,
                       run=False),
    "gpu_leaky": dict(kind="conv2d", activation="leaky", device=GPU,
                      run=False),
    "gpu_matmul": dict(kind="matmul", activation="relu", device=GPU,
                       run=False),
    "unplaced": dict(kind="conv2d", activation="relu", device=""),
})(bias_activation)


@graphs("remap-fuse-contraction-bias", {
    "conv2d_twice": dict(kind="conv2d"), "matmul_twice": dict(kind="matmul"),
    "sum_twice": dict(kind="conv2d", activation="relu", of_sum=True),
})
def shared(kind, activation="none", of_sum=False):
    """An op of the pattern has other users."""
    with tf.device(CPU):
        y = contraction(kind)
        z = raw.BiasAdd(value=y, bias=constant(4, seed=1))
        return fetch(ACTIVATIONS[activation](z), tf.negative(z if of_sum else y))


@graphs("remap-fuse-contraction-bias-activation", {
    "contraction": dict(at="contraction"), "bias": dict(at="bias"),
    "activation": dict(at="activation"),
})
def controls_into(at):
    with tf.device(CPU):
        x, w, b = source(None, 6), constant(6, 4), constant(4, seed=1)
        wait = [tf.negative(x, name="wait")]
        none = []

        def after(place):
            return tf.control_dependencies(wait if place == at else none)
        with after("contraction"):
            y = tf.linalg.matmul(x, w)
        with after("bias"):
            y = raw.BiasAdd(value=y, bias=b)
        with after("activation"):
            y = tf.nn.relu(y)
        return fetch(y)


@graphs("remap-fuse-contraction-bias-activation", {
    "contraction": dict(at=0), "bias": dict(at=1), "activation": dict(at=2),
})
def controls_out_of(at):
    with tf.device(CPU):
        x = source(None, 6)
        y = tf.linalg.matmul(x, constant(6, 4))
        z = raw.BiasAdd(value=y, bias=constant(4, seed=1))
        r = tf.nn.relu(z)
        with tf.control_dependencies([[y, z, r][at]]):
            other = tf.negative(x)
        return fetch(r, other)


@graphs("remap-fuse-contraction-bias-activation",
        {"contraction": dict(at=0), "bias": dict(at=1)})
def fetched(at):
    with tf.device(CPU):
        y = contraction("conv2d")
        z = raw.BiasAdd(value=y, bias=constant(4, seed=1))
        return fetch(tf.nn.relu(z)) + [[y, z][at].op.name]


# -- Bias and sum ---------------------------------------------------------------


@graphs("remap-fuse-contraction-bias-add", {
    "conv2d": dict(kind="conv2d"),
    "conv2d_addn": dict(kind="conv2d", add="AddN", batch=None),
    "conv2d_first": dict(kind="conv2d", add="First"),
    "conv2d_semantic": dict(kind="conv2d", bias="AddV2"),
    "matmul": dict(kind="matmul"),
    "matmul_addn": dict(kind="matmul", add="AddN"),
    "conv3d": dict(kind="conv3d"),
    "unknown_batch": dict(kind="conv2d", batch=None),
    "broadcast": dict(kind="matmul", side=(1, 4)),
    "gpu": dict(kind="conv2d", device=GPU, run=False),
})
def bias_add(kind, activation="none", add="AddV2", batch=2, device=CPU,
             side=None, bias="BiasAdd"):
    with tf.device(device):
        y = biased(kind, batch=batch, bias=bias)
        other = source(*(side or y.shape), name="side")
        if add == "AddN":
            y = raw.AddN(inputs=[y, other])
        elif add == "First":
            y = raw.AddV2(x=other, y=y)
        else:
            y = raw.AddV2(x=y, y=other)
        return fetch(ACTIVATIONS[activation](y))


graphs("remap-fuse-contraction-bias-add-activation", {
    "conv2d_relu": dict(kind="conv2d", activation="relu"),
    "conv2d_relu6": dict(kind="conv2d", activation="relu6"),
    "conv2d_elu": dict(kind="conv2d", activation="elu"),
    "conv2d_leaky": dict(kind="conv2d", activation="leaky"),
    "conv2d_tanh": dict(kind="conv2d", activation="tanh"),
    "conv3d_relu": dict(kind="conv3d", activation="relu"),
    "conv3d_leaky": dict(kind="conv3d", activation="leaky"),
    "addn_elu": dict(kind="conv2d", activation="elu", add="AddN", batch=None),
    "relu_unknown_batch": dict(kind="conv2d", activation="relu", batch=None),
    "relu_gpu": dict(kind="conv2d", activation="relu", device=GPU, run=False),
    "conv2d_softplus": dict(kind="conv2d", activation="softplus"),
    "conv2d_relu_broadcast": dict(kind="conv2d", activation="relu",
                                  side=(1, 8, 9, 4)),
    "conv3d_sigmoid": dict(kind="conv3d", activation="sigmoid"),
})(bias_add)


@graphs("remap-fuse-contraction-bias-add-activation",
        {"sum_twice": dict(of=0), "bias_twice": dict(of=1)})
def bias_add_shared(of):
    with tf.device(CPU):
        y = biased("conv2d", batch=2)
        s = raw.AddV2(x=y, y=source(*y.shape, name="side"))
        return fetch(tf.nn.relu(s), tf.negative([s, y][of]))


@graphs("remap-fuse-conv-squeeze-bias", {
    "one": dict(dims=[1]), "two": dict(dims=[2], shape=(None, 8, 1, 3)),
    "both": dict(dims=[1, 2], shape=(None, 1, 1, 3)),
    "known": dict(dims=[1], shape=(2, 1, 8, 3)),
    "batch": dict(dims=[0], shape=(1, 5, 8, 3)),
    "channels": dict(dims=[3], channels=1, shape=(2, 4, 8, 3)),
    "gpu": dict(dims=[1], device=GPU, run=False),
    "unplaced": dict(dims=[1], device=""),
})
def squeeze(dims, shape=(None, 1, 8, 3), channels=4, device=CPU):
    with tf.device(device):
        y = raw.Conv2D(input=source(*shape), strides=[1] * 4, padding="SAME",
                       filter=constant(1, 3, 3, channels), name="conv")
        y = raw.Squeeze(input=y, axis=dims)
        n = channels if 3 not in dims else y.shape[-1]
        return fetch(raw.BiasAdd(value=y, bias=constant(n, seed=1)))


@graphs("remap-fuse-pad-into-conv", {
    "space": dict(), "one_side": dict(paddings=[0, 1, 0, 2, 0, 0]),
    "known_batch": dict(batch=2), "biased": dict(bias=True),
    "biased_relu": dict(bias=True, activation="relu"),
    "gpu": dict(device=GPU, run=False), "unplaced": dict(device=""),
    "double": dict(dtype=tf.float64),
})
def pad_conv3d(paddings=(1, 1, 2, 0, 0, 3), batch=None, bias=False,
               activation="none", device=CPU, dtype=tf.float32):
    with tf.device(device):
        x = source(batch, 5, 6, 7, 3, dtype=dtype)
        pads = np.array([0, 0, *paddings, 0, 0], np.int32).reshape(5, 2)
        y = raw.Conv3D(input=raw.Pad(input=x, paddings=pads),
                       filter=constant(2, 3, 3, 3, 4, dtype=dtype),
                       strides=[1] * 5, padding="VALID")
        if bias:
            y = raw.BiasAdd(value=y, bias=constant(4, seed=1))
        return fetch(ACTIVATIONS[activation](y))


def fused_conv(kind, fused_ops, batch):
    """An already fused convolution."""
    dims = [5, 6, 7] if kind == "conv3d" else [8, 9]
    if "FusedBatchNorm" in fused_ops:
        arguments = [constant(4, seed=i, low=0.5) for i in range(1, 5)]
    else:
        arguments = [constant(4, seed=1)]
    if "Add" in fused_ops:
        arguments.append(source(batch, *dims, 4, name="side"))
    others = (dict(dilations=[1] * 5, data_format="NDHWC", padding_list=[])
              if kind == "conv3d" else
              dict(dilations=[1] * 4, data_format="NHWC", filter_format="HWIO",
                   host_args=[], explicit_paddings=[], use_cudnn_on_gpu=True,
                   num_args=len(arguments)))
    return op_def_library.apply_op(
        "_FusedConv3D" if kind == "conv3d" else "_FusedConv2D", name="conv",
        input=source(batch, *dims, 3), filter=constant(*[3 for _ in dims], 3, 4),
        args=arguments, strides=[1] * (len(dims) + 2), padding="SAME",
        fused_ops=fused_ops, epsilon=0.01,
        leakyrelu_alpha=0.2, **others)


@graphs("remap-fuse-fused-conv-activation", {
    "leaky": dict(), "mish": dict(activation="mish"),
    "unknown_batch": dict(batch=None), "conv3d": dict(kind="conv3d"),
    "conv3d_mish": dict(kind="conv3d", activation="mish"),
    "sum": dict(fused_ops=["BiasAdd", "Add"]),
    "norm": dict(fused_ops=["FusedBatchNorm"]),
    "relu_before": dict(fused_ops=["BiasAdd", "Relu"]),
    "relu6_before": dict(fused_ops=["BiasAdd", "Relu6"]),
    "relu": dict(activation="relu"), "waits": dict(waits=True),
    "waited_for": dict(waited=True),
})
def fused_conv_activation(kind="conv2d", fused_ops=("BiasAdd",), batch=2,
                          activation="leaky", waits=False, waited=False):
    with tf.device(CPU):
        y = fused_conv(kind, list(fused_ops), batch)
        with tf.control_dependencies([tf.no_op()] if waits else []):
            z = (raw.Mul(x=y, y=tf.tanh(tf.nn.softplus(y)))
                 if activation == "mish" else ACTIVATIONS[activation](y))
        with tf.control_dependencies([z] if waited else []):
            return fetch(z, *([tf.negative(source(2, name="x1"))] if waited
                              else []))
