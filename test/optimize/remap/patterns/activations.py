"""Activations decomposed into several ops."""

import tensorflow as tf

from .builder import (
    CPU, GPU, batch_norm, biased, constant, contraction, fetch, graphs,
    raw, source)


@graphs("remap-fuse-contraction-hard-swish", {
    "conv2d": dict(kind="conv2d"), "depthwise": dict(kind="depthwise"),
    "valid": dict(kind="conv2d", padding="VALID"),
    "swapped": dict(kind="conv2d", swap=True),
    "semantic": dict(kind="conv2d", bias="AddV2", batch=2),
    "alone": dict(kind=None), "matmul": dict(kind="matmul"),
    "gpu": dict(kind="conv2d", device=GPU, run=False),
    "wrong": dict(kind="conv2d", sixth=0.25),
    "unplaced": dict(kind="conv2d", device=""),
    "conv3d": dict(kind="conv3d"), "double": dict(kind="conv2d", dtype=tf.float64),
    "known": dict(kind="depthwise", batch=2),
})
def hard_swish(kind, swap=False, device=CPU, sixth=1 / 6, **arguments):
    with tf.device(device):
        y = biased(kind, **arguments) if kind else source(None, 6)
        a = raw.Mul(x=tf.constant(sixth, y.dtype), y=y)
        b = tf.nn.relu6(raw.AddV2(x=y, y=tf.constant(3.0, y.dtype)))
        return fetch(raw.Mul(x=b, y=a) if swap else raw.Mul(x=a, y=b))


@graphs("remap-fuse-mish", {
    "mish": dict(), "swapped": dict(swap=True), "known": dict(shape=(2, 3)),
    "conv": dict(kind="conv2d"), "conv3d": dict(kind="conv3d"),
    "double": dict(dtype=tf.float64), "gpu": dict(device=GPU, run=False),
    "other": dict(other=True), "twice": dict(twice=True),
})
def mish(shape=(None, 6), kind=None, swap=False, dtype=tf.float32, device=CPU,
         other=False, twice=False):
    with tf.device(device):
        x = biased(kind) if kind else source(*shape, dtype=dtype)
        t = tf.tanh(tf.nn.softplus(x))
        y = source(*shape, dtype=dtype, name="y") if other else x
        m = raw.Mul(x=t, y=y) if swap else raw.Mul(x=y, y=t)
        return fetch(m, *([tf.negative(t)] if twice else []))


@graphs("remap-fuse-swish", {
    "swish": dict(), "swapped": dict(swap=True), "known": dict(shape=(2, 3)),
    "scalar": dict(shape=()), "double": dict(dtype=tf.float64),
    "gpu": dict(device=GPU, run=False), "other": dict(other=True),
    "twice": dict(twice=True), "unplaced": dict(device=""),
    "matmul": dict(kind="matmul"),
})
def swish(shape=(None, 6), kind=None, swap=False, dtype=tf.float32, device=CPU,
          other=False, twice=False, norm=None, training=False, **arguments):
    with tf.device(device):
        if norm:
            x = batch_norm(contraction(kind), version=norm,
                           training=training)[0]
        else:
            x = (biased(kind, dtype=dtype, **arguments) if kind else
                 source(*shape, dtype=dtype))
        s = tf.sigmoid(x)
        y = source(*shape, dtype=dtype, name="y") if other else x
        m = raw.Mul(x=s, y=y) if swap else raw.Mul(x=y, y=s)
        return fetch(m, *([tf.negative(s)] if twice else []))


graphs("remap-fuse-conv-swish", {
    "conv": dict(kind="conv2d"),
    "conv_valid": dict(kind="conv2d", padding="VALID"),
    "conv_known": dict(kind="conv2d", batch=2),
    "conv_swapped": dict(kind="conv2d", swap=True),
    "conv_gpu": dict(kind="conv2d", device=GPU, run=False),
    "conv_unplaced": dict(kind="conv2d", device=""),
    "conv_double": dict(kind="conv2d", dtype=tf.float64),
    "conv_twice": dict(kind="conv2d", twice=True),
    "conv_other": dict(kind="conv2d", other=True, shape=(None, 8, 9, 4)),
    "depthwise": dict(kind="depthwise"),
    "norm": dict(kind="conv2d", norm=3), "norm_v1": dict(kind="conv2d", norm=1),
    "norm_training": dict(kind="conv2d", norm=3, training=True),
})(swish)


@graphs("remap-fuse-leaky-relu", {
    "small": dict(alpha=0.1), "zero": dict(alpha=0.0), "one": dict(alpha=1.0),
    "swapped": dict(alpha=0.3, swap=True), "known": dict(alpha=0.3,
                                                          shape=(2, 3)),
    "negative": dict(alpha=-0.5), "vector": dict(alpha=[0.1, 0.2]),
    "other": dict(alpha=0.3, other=True), "twice": dict(alpha=0.3, twice=True),
    "gpu": dict(alpha=0.3, device=GPU, run=False),
})
def leaky_relu(alpha, shape=(None, 2), swap=False, other=False, twice=False,
               device=CPU):
    with tf.device(device):
        x = source(*shape)
        m = raw.Mul(x=x, y=tf.constant(alpha, tf.float32))
        y = source(*shape, name="y") if other else x
        r = raw.Maximum(x=y, y=m) if swap else raw.Maximum(x=m, y=y)
        return fetch(r, *([tf.negative(m)] if twice else []))


@graphs("remap-fuse-gelu", {
    "exact": dict(), "half_first": dict(form="half_first"),
    "erfc": dict(form="erfc"), "known": dict(batch=3),
    "swapped": dict(swap=True),
    "transposed": dict(transpose=True), "gpu": dict(device=GPU, run=False),
    "unplaced": dict(device=""), "wrong": dict(root=0.5),
    "twice": dict(twice=True),
})
def gelu(form="half_last", swap=False, device=CPU, root=2 ** -0.5, twice=False,
         **arguments):
    def mul(a, b):
        return raw.Mul(x=b, y=a) if swap else raw.Mul(x=a, y=b)
    with tf.device(device):
        y = biased("matmul", **arguments)
        half, root = tf.constant(0.5), tf.constant(root, tf.float32)
        if form == "erfc":
            e = raw.Erfc(x=mul(root, raw.Neg(x=y)))
            g = mul(mul(half, e), y)
        else:
            p = raw.AddV2(x=raw.Erf(x=mul(y, root)), y=tf.constant(1.0))
            g = (mul(p, mul(y, half)) if form == "half_first" else
                 mul(mul(p, half), y))
        return fetch(g, *([tf.negative(y)] if twice else []))


@graphs("remap-fuse-gelu", {
    "square": dict(), "pow": dict(cube="pow"), "known": dict(batch=3),
    "swapped": dict(swap=True), "product": dict(cube="product"),
    "keras": dict(cube="pow", form="half_first"),
    "wrong": dict(factor=0.5), "transposed": dict(transpose=True),
    "gpu": dict(device=GPU, run=False), "unplaced": dict(device=""),
})
def gelu_tanh(cube="square", form="half_last", swap=False, device=CPU,
              factor=0.044715, **arguments):
    def mul(a, b):
        return raw.Mul(x=b, y=a) if swap else raw.Mul(x=a, y=b)
    with tf.device(device):
        y = biased("matmul", **arguments)
        c = tf.constant(factor)
        q = {"square": lambda: mul(mul(c, y), raw.Square(x=y)),
             "pow": lambda: mul(raw.Pow(x=y, y=tf.constant(3.0)), c),
             "product": lambda: mul(c, mul(y, mul(y, y)))}[cube]()
        t = raw.Tanh(x=mul(raw.AddV2(x=y, y=q), tf.constant(0.7978845608)))
        p = raw.AddV2(x=t, y=tf.constant(1.0))
        half = tf.constant(0.5)
        return fetch(mul(p, mul(half, y)) if form == "half_first" else
                     mul(mul(p, half), y))
