"""Batch, layer and instance normalization."""

import tensorflow as tf

from .builder import (
    ACTIVATIONS, CPU, GPU, batch_norm, constant, contraction, fetch,
    graphs, normalized, raw, source, v1)


@graphs("remap-fuse-conv-batch-norm", {
    "v1": dict(version=1), "v2": dict(version=2), "v3": dict(version=3),
    "known_batch": dict(batch=2), "valid": dict(padding="VALID"),
    "training": dict(training=True),
    "gpu": dict(device=GPU, run=False), "unplaced": dict(device=""),
})
def conv_norm(activation="none", batch=None, padding="SAME", device=CPU,
              **arguments):
    with tf.device(device):
        y = contraction("conv2d", batch=batch, padding=padding)
        return fetch(ACTIVATIONS[activation](batch_norm(y, **arguments)[0]))


graphs("remap-fuse-conv-batch-norm-activation", {
    **{f"v3_{name}": dict(activation=name) for name in
       ("relu", "relu6", "elu", "leaky", "sigmoid", "softplus")},
    "v1_relu": dict(version=1, activation="relu"),
    "v2_relu": dict(version=2, activation="relu"),
    "relu_training": dict(training=True, activation="relu"),
    "relu_gpu": dict(activation="relu", device=GPU, run=False),
    "relu_unplaced": dict(activation="relu", device=""),
    "relu_valid": dict(activation="relu", padding="VALID"),
})(conv_norm)


@graphs("remap-fuse-conv-batch-norm", {"mean_used": dict(of=1), "twice": dict(of=0)})
def conv_norm_shared(of):
    with tf.device(CPU):
        y = batch_norm(contraction("conv2d"))
        return fetch(tf.nn.relu(y[0]), tf.negative(y[of]))


def variables(*shape, seed=0, low=-1.0, high=1.0):
    x = source(*shape, name=f"p{seed}")
    return tf.abs(x) if low > 0 else x


@graphs("remap-fuse-batch-norm-relu", {
    "v1": dict(version=1), "v2": dict(version=2), "v3": dict(version=3),
    "shape_used": dict(ask=True), "first": dict(layout="NCHW", run=False),
    "gpu": dict(device=GPU, run=False),
    "gpu_side": dict(device=GPU, side="known", run=False),
    "gpu_side_first": dict(device=GPU, side="first", run=False),
    "gpu_side_unknown": dict(device=GPU, side="unknown", batch=None, run=False),
    "gpu_training": dict(device=GPU, training=True, run=False),
    "cpu_side": dict(side="known"),
    "unplaced": dict(device=""), "twice": dict(twice=True),
    "constants": dict(parameters=constant),
})
def norm_relu(side=None, device=CPU, batch=2, ask=False, twice=False,
              layout="NHWC", parameters=variables, **arguments):
    with tf.device(device):
        x = source(*((batch, 4, 8, 9) if layout == "NCHW" else
                     (batch, 8, 9, 4)))
        y = batch_norm(x, layout=layout, parameters=parameters, **arguments)[0]
        r = y
        if side:
            other = source(*x.shape, name="side")
            r = (raw.AddV2(x=other, y=y) if side == "first" else
                 raw.AddV2(x=y, y=other))
        outputs = [tf.nn.relu(r)]
        if ask:
            outputs.append(tf.cast(raw.Shape(input=y), tf.float32))
        if twice:
            outputs.append(tf.negative(y))
        return fetch(*outputs)


@graphs("remap-split-batch-norm", {
    "last": dict(), "first": dict(layout="NCHW", run=False),
    "v1": dict(version=1), "v2": dict(version=2),
    "some_constants": dict(which=(2, 5)), "few_constants": dict(which=(2, 3)),
    "training": dict(training=True), "mean_used": dict(mean=True),
})
def norm_alone(which=(2, 3, 4, 5), layout="NHWC", mean=False, **arguments):
    def parameters(*shape, seed=0, **bounds):
        return (constant if seed in which else variables)(*shape, seed=seed,
                                                          **bounds)
    with tf.device(CPU):
        x = source(*((2, 4, 8, 9) if layout == "NCHW" else (2, 8, 9, 4)))
        y = batch_norm(x, layout=layout, parameters=parameters, **arguments)
        return fetch(tf.negative(y[0]), *([y[1]] if mean else []))


@graphs("remap-fuse-layer-norm", {
    "rows": dict(shape=(2, 6), axes=[1]),
    "three": dict(shape=(2, 5, 6), axes=[2]),
    "unknown": dict(shape=(None, 5, 6), axes=[2]),
    "products": dict(shape=(None, 5, 6), axes=[2], form="products"),
    "rows_products": dict(shape=(None, 6), axes=[1], form="products"),
    "variables": dict(shape=(2, 5, 6), axes=[2], parameters=variables),
    "four": dict(shape=(2, 4, 5, 6), axes=[3]),
    "first": dict(shape=(6, 6), axes=[0]),
    "two": dict(shape=(2, 5, 6), axes=[1, 2]),
    "gpu": dict(shape=(2, 6), axes=[1], device=GPU, run=False),
    "unplaced": dict(shape=(2, 6), axes=[1], device=""),
})
def layer_norm(shape, axes, form="difference", parameters=constant, device=CPU):
    # TensorFlow takes an epsilon of 0.001 for any.
    with tf.device(device):
        return fetch(normalized(source(*shape), axes, parameters(6, seed=2),
                                parameters(6, seed=3), form, epsilon=1e-3))


@graphs("remap-fuse-layer-norm", {
    "two": dict(rows=2, shape=(2, 6)), "three": dict(rows=10, shape=(2, 5, 6)),
    "inference": dict(rows=10, shape=(2, 5, 6), training=False),
    "epsilon": dict(rows=2, shape=(2, 6), epsilon=0.1),
    "twice": dict(rows=2, shape=(2, 6), twice=True),
    "gpu": dict(rows=2, shape=(2, 6), device=GPU, run=False),
    "four": dict(rows=20, shape=(2, 2, 5, 6)),
})
def keras_layer_norm(rows, shape, training=True, epsilon=1e-3, twice=False,
                     device=CPU):
    with tf.device(device):
        x = source(*shape)
        flat = raw.Reshape(tensor=x, shape=[1, rows, 6, 1])
        empty = tf.constant([], tf.float32)
        statistics = empty if training else tf.ones([rows])
        y = raw.FusedBatchNormV3(
            x=flat, scale=raw.Fill(dims=[rows], value=1.0),
            offset=raw.Fill(dims=[rows], value=0.0), mean=statistics,
            variance=statistics, epsilon=epsilon, data_format="NCHW",
            is_training=training)[0]
        y = raw.Reshape(tensor=y, shape=list(shape))
        s = raw.Mul(x=y, y=constant(6, seed=2))
        return fetch(raw.AddV2(x=s, y=constant(6, seed=3)),
                     *([tf.negative(s)] if twice else []))


@graphs("remap-fuse-instance-norm", {
    "last": dict(shape=(2, 5, 6, 4), axes=[1, 2], parameter=(4,)),
    "last_products": dict(shape=(None, 5, 6, 4), axes=[1, 2], parameter=(4,),
                          form="products"),
    "first": dict(shape=(2, 4, 5, 6), axes=[2, 3], parameter=(1, 4, 1, 1)),
    "five": dict(shape=(2, 3, 5, 6, 4), axes=[1, 2, 3], parameter=(4,)),
    "relu": dict(shape=(2, 5, 6, 4), axes=[1, 2], parameter=(4,),
                 activation="relu"),
    "leaky": dict(shape=(2, 5, 6, 4), axes=[1, 2], parameter=(4,),
                  activation="leaky", form="products"),
    "elu": dict(shape=(2, 5, 6, 4), axes=[1, 2], parameter=(4,),
                activation="elu"),
    "one_axis": dict(shape=(2, 5, 6, 4), axes=[1], parameter=(4,)),
    "no_keep": dict(shape=(6, 6, 6, 6), axes=[1, 2], parameter=(6,), keep=False),
    "gpu": dict(shape=(2, 5, 6, 4), axes=[1, 2], parameter=(4,), device=GPU,
                run=False),
    "unplaced": dict(shape=(2, 5, 6, 4), axes=[1, 2], parameter=(4,), device=""),
    "channels": dict(shape=(2, 5, 6, 4), axes=[3], parameter=(4,)),
    "batch": dict(shape=(2, 5, 6, 4), axes=[0, 1], parameter=(4,)),
})
def instance_norm(shape, axes, parameter, form="difference", activation="none",
                  device=CPU, keep=True):
    with tf.device(device):
        y = normalized(source(*shape), axes, constant(*parameter, seed=2),
                       constant(*parameter, seed=3), form, keep=keep)
        return fetch(ACTIVATIONS[activation](y))
