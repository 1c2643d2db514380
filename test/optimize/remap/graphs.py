"""Graphs for the Remapper: each pattern where it fires, and where it must not.

A function decorated with @graph() builds one in the default graph and returns
the names of the nodes it fetches, or returns a GraphDef and those names;
@graphs({...}) makes several of one function, named after the keys.
"""

import collections

import numpy as np
import tensorflow as tf

# run: whether TensorFlow can run the graph here; eager: whether it is built
# outside of the graph.
Case = collections.namedtuple("Case", "name build run eager")

CASES = {}


def _add(name, build, run, eager=False):
    if name in CASES:
        raise ValueError(f"two graphs are called {name}")
    CASES[name] = Case(name, build, run, eager)


def graph(run=True):
    def decorate(function):
        _add(function.__name__, function, run)
        return function
    return decorate


def graphs(variants):
    """variants: name -> keyword arguments of the function, `run`, `eager`."""
    def decorate(function):
        for name, arguments in variants.items():
            arguments = dict(arguments)
            runs = arguments.pop("run", True)
            eager = arguments.pop("eager", False)
            _add(f"{function.__name__}_{name}",
                 lambda arguments=arguments: function(**arguments), runs, eager)
        return function
    return decorate


v1 = tf.compat.v1
raw = tf.raw_ops

CPU, GPU = "/device:CPU:0", "/device:GPU:0"


def values(*shape, dtype=np.float32, seed=0, low=-1.0, high=1.0):
    return np.random.default_rng([seed, *shape]).uniform(
        low, high, shape).astype(dtype)


def constant(*shape, dtype=tf.float32, seed=0, low=-1.0, high=1.0, name=None):
    return tf.constant(values(*shape, seed=seed, low=low, high=high),
                       dtype=dtype, name=name)


def source(*shape, dtype=tf.float32, name="x"):
    return v1.placeholder(dtype, shape, name=name)


def fetch(*tensors):
    names = []
    for i, tensor in enumerate(tensors):
        names.append(tf.identity(tensor, name=f"out{i}").op.name)
    return names


ACTIVATIONS = {
    "relu": tf.nn.relu, "relu6": tf.nn.relu6, "elu": tf.nn.elu,
    "leaky": lambda x: raw.LeakyRelu(features=x, alpha=0.3),
    "tanh": tf.tanh, "sigmoid": tf.sigmoid, "softplus": tf.nn.softplus,
    "none": lambda x: x,
}


def contraction(kind, dtype=tf.float32, channels=4, layout="last",
                padding="SAME", transpose=False, batch=None, kernel=3):
    """An input and the contraction of it with weights."""
    if kind == "matmul":
        x = source(*((6, batch) if transpose else (batch, 6)), dtype=dtype)
        return tf.linalg.matmul(x, constant(6, channels, dtype=dtype),
                                transpose_a=transpose, name="contraction")
    if kind == "conv3d":
        x = source(batch, 5, 6, 7, 3, dtype=dtype)
        return raw.Conv3D(input=x, padding=padding, strides=[1] * 5,
                          filter=constant(2, 3, 3, 3, channels, dtype=dtype),
                          name="contraction")
    nchw = layout == "first"
    x = source(*((batch, 3, 8, 9) if nchw else (batch, 8, 9, 3)), dtype=dtype)
    if kind == "depthwise":
        return raw.DepthwiseConv2dNative(
            input=x, filter=constant(kernel, kernel, 3, 2, dtype=dtype),
            strides=[1] * 4, padding=padding, name="contraction",
            data_format="NCHW" if nchw else "NHWC")
    return raw.Conv2D(
        input=x, filter=constant(kernel, kernel, 3, channels, dtype=dtype),
        strides=[1] * 4, padding=padding, name="contraction",
        explicit_paddings=[0, 0, 1, 0, 0, 2, 0, 0] if padding == "EXPLICIT"
        else [], data_format="NCHW" if nchw else "NHWC")


def channels_of(kind, channels=4):
    return 6 if kind == "depthwise" else channels


def biased(kind, bias="BiasAdd", bias_layout="NHWC", dtype=tf.float32,
           **arguments):
    y = contraction(kind, dtype=dtype, **arguments)
    n = channels_of(kind)
    if bias == "BiasAdd":
        return raw.BiasAdd(value=y, bias=constant(n, dtype=dtype, seed=1),
                           data_format=bias_layout, name="bias")
    shape = {"AddV2": (n,), "AddFirst": (n,), "rank2": (1, n), "scalar": (1,),
             "full": None}[bias]
    b = y if shape is None else constant(*shape, dtype=dtype, seed=1)
    return (raw.AddV2(x=b, y=y, name="bias") if bias == "AddFirst" else
            raw.AddV2(x=y, y=b, name="bias"))


@graphs({
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


@graphs({
    f"{kind}_{name}": dict(kind=kind, activation=name)
    for kind in ("conv2d", "depthwise", "matmul", "conv3d")
    for name in ACTIVATIONS if name != "none"
})
def bias_activation(kind, activation, device=CPU, **arguments):
    with tf.device(device):
        return fetch(ACTIVATIONS[activation](biased(kind, **arguments)))


graphs({
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


@graphs({
    "conv2d_twice": dict(kind="conv2d"), "matmul_twice": dict(kind="matmul"),
    "sum_twice": dict(kind="conv2d", activation="relu", of_sum=True),
})
def shared(kind, activation="none", of_sum=False):
    """What would be fused is used by others, too."""
    with tf.device(CPU):
        y = contraction(kind)
        z = raw.BiasAdd(value=y, bias=constant(4, seed=1))
        return fetch(ACTIVATIONS[activation](z), tf.negative(z if of_sum else y))


@graphs({
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


@graphs({
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


@graphs({"contraction": dict(at=0), "bias": dict(at=1)})
def fetched(at):
    with tf.device(CPU):
        y = contraction("conv2d")
        z = raw.BiasAdd(value=y, bias=constant(4, seed=1))
        return fetch(tf.nn.relu(z)) + [[y, z][at].op.name]


# -- Bias and sum ---------------------------------------------------------------


@graphs({
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


@graphs({"sum_twice": dict(of=0), "bias_twice": dict(of=1)})
def bias_add_shared(of):
    with tf.device(CPU):
        y = biased("conv2d", batch=2)
        s = raw.AddV2(x=y, y=source(*y.shape, name="side"))
        return fetch(tf.nn.relu(s), tf.negative([s, y][of]))


# -- Normalization --------------------------------------------------------------


def batch_norm(y, version=3, training=False, layout="NHWC", epsilon=0.01,
               parameters=constant):
    n = y.shape[1 if layout == "NCHW" else -1]
    op = {1: raw.FusedBatchNorm, 2: raw.FusedBatchNormV2,
          3: raw.FusedBatchNormV3}[version]
    empty = tf.constant([], tf.float32)
    return op(x=y, scale=parameters(n, seed=2), offset=parameters(n, seed=3),
              mean=empty if training else parameters(n, seed=4),
              variance=empty if training else parameters(n, seed=5, low=0.5),
              epsilon=epsilon, data_format=layout, is_training=training,
              name="norm")


@graphs({
    "v1": dict(version=1), "v2": dict(version=2), "v3": dict(version=3),
    "known_batch": dict(batch=2), "valid": dict(padding="VALID"),
    "training": dict(training=True),
    "gpu": dict(device=GPU, run=False), "unplaced": dict(device=""),
    **{f"v3_{name}": dict(activation=name) for name in
       ("relu", "relu6", "elu", "leaky", "sigmoid")},
    "v1_relu": dict(version=1, activation="relu"),
    "v2_relu": dict(version=2, activation="relu"),
    "relu_training": dict(training=True, activation="relu"),
    "relu_gpu": dict(activation="relu", device=GPU, run=False),
})
def conv_norm(activation="none", batch=None, padding="SAME", device=CPU,
              **arguments):
    with tf.device(device):
        y = contraction("conv2d", batch=batch, padding=padding)
        return fetch(ACTIVATIONS[activation](batch_norm(y, **arguments)[0]))


@graphs({"mean_used": dict(of=1), "twice": dict(of=0)})
def conv_norm_shared(of):
    with tf.device(CPU):
        y = batch_norm(contraction("conv2d"))
        return fetch(tf.nn.relu(y[0]), tf.negative(y[of]))


def variables(*shape, seed=0, low=-1.0, high=1.0):
    x = source(*shape, name=f"p{seed}")
    return tf.abs(x) if low > 0 else x


@graphs({
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


@graphs({
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


# -- Squeeze, padding -----------------------------------------------------------


@graphs({
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


@graphs({
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


# -- Activations ----------------------------------------------------------------


@graphs({
    "conv2d": dict(kind="conv2d"), "depthwise": dict(kind="depthwise"),
    "valid": dict(kind="conv2d", padding="VALID"),
    "swapped": dict(kind="conv2d", swap=True),
    "semantic": dict(kind="conv2d", bias="AddV2", batch=2),
    "alone": dict(kind=None), "matmul": dict(kind="matmul"),
    "gpu": dict(kind="conv2d", device=GPU, run=False),
    "wrong": dict(kind="conv2d", sixth=0.25),
})
def hard_swish(kind, swap=False, device=CPU, sixth=1 / 6, **arguments):
    with tf.device(device):
        y = biased(kind, **arguments) if kind else source(None, 6)
        a = raw.Mul(x=tf.constant(sixth), y=y)
        b = tf.nn.relu6(raw.AddV2(x=y, y=tf.constant(3.0)))
        return fetch(raw.Mul(x=b, y=a) if swap else raw.Mul(x=a, y=b))


@graphs({
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


@graphs({
    "swish": dict(), "swapped": dict(swap=True), "known": dict(shape=(2, 3)),
    "scalar": dict(shape=()), "double": dict(dtype=tf.float64),
    "gpu": dict(device=GPU, run=False), "other": dict(other=True),
    "twice": dict(twice=True), "unplaced": dict(device=""),
    "matmul": dict(kind="matmul"), "conv": dict(kind="conv2d"),
    "conv_valid": dict(kind="conv2d", padding="VALID"),
    "conv_known": dict(kind="conv2d", batch=2),
    "conv_swapped": dict(kind="conv2d", swap=True),
    "conv_gpu": dict(kind="conv2d", device=GPU, run=False),
    "depthwise": dict(kind="depthwise"),
    "norm": dict(kind="conv2d", norm=3), "norm_v1": dict(kind="conv2d", norm=1),
    "norm_training": dict(kind="conv2d", norm=3, training=True),
})
def swish(shape=(None, 6), kind=None, swap=False, dtype=tf.float32, device=CPU,
          other=False, twice=False, norm=None, training=False, **arguments):
    with tf.device(device):
        if norm:
            x = batch_norm(contraction(kind), version=norm,
                           training=training)[0]
        else:
            x = biased(kind, **arguments) if kind else source(*shape,
                                                              dtype=dtype)
        s = tf.sigmoid(x)
        y = source(*shape, dtype=dtype, name="y") if other else x
        m = raw.Mul(x=s, y=y) if swap else raw.Mul(x=y, y=s)
        return fetch(m, *([tf.negative(s)] if twice else []))


@graphs({
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


@graphs({
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


@graphs({
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


# -- Larger normalizations ------------------------------------------------------


def normalized(x, axes, gamma, beta, form, epsilon=0.01, keep=True):
    mean = raw.Mean(input=x, axis=axes, keep_dims=keep)
    variance = raw.Mean(input=raw.SquaredDifference(x=x, y=mean), axis=axes,
                        keep_dims=keep)
    inverse = raw.Rsqrt(x=raw.AddV2(x=variance, y=tf.constant(epsilon)))
    if form == "products":
        factor = raw.Mul(x=inverse, y=gamma)
        return raw.AddV2(x=raw.Mul(x=x, y=factor),
                         y=raw.Sub(x=beta, y=raw.Mul(x=mean, y=factor)))
    scaled = raw.Mul(x=raw.Mul(x=raw.Sub(x=x, y=mean), y=inverse), y=gamma)
    return raw.AddV2(x=scaled, y=beta)


@graphs({
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


@graphs({
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


@graphs({
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
})
def instance_norm(shape, axes, parameter, form="difference", activation="none",
                  device=CPU, keep=True):
    with tf.device(device):
        y = normalized(source(*shape), axes, constant(*parameter, seed=2),
                       constant(*parameter, seed=3), form, keep=keep)
        return fetch(ACTIVATIONS[activation](y))


# -- The rest -------------------------------------------------------------------


@graphs({
    "product": dict(), "factor_first": dict(first=True),
    "adjoint": dict(adj=True), "vector": dict(addend=(1, 1, 1, 5)),
    "rows": dict(addend=(2, 1, 5, 5)),
    "two_heads": dict(addend=(2, 3, 5, 5)), "three": dict(heads=None),
    "matrix_factor": dict(factor=(5,)), "gpu": dict(device=GPU, run=False),
    "unplaced": dict(device=""),
})
def batch_matmul(first=False, adj=False, addend=(2, 1, 1, 5), heads=3,
                 factor=(), device=CPU):
    with tf.device(device):
        lead = [2] if heads is None else [2, heads]
        x = source(*lead, 5, 6)
        y = source(*lead, *((5, 6) if adj else (6, 5)), name="y")
        f = constant(*factor, seed=1)
        if first:
            p = raw.BatchMatMulV2(x=raw.Mul(x=x, y=f), y=y, adj_y=adj)
        else:
            p = raw.Mul(x=raw.BatchMatMulV2(x=x, y=y, adj_y=adj), y=f)
        if heads is None:
            addend = (2, 1, 5)
        return fetch(raw.AddV2(x=p, y=source(*addend, name="addend")))


@graphs({
    **{name: dict(dtype=dtype) for name, dtype in
       (("int8", tf.int8), ("int16", tf.int16), ("int32", tf.int32),
        ("int64", tf.int64))},
    "buckets": dict(dtype=tf.int64, buckets=7),
    "float": dict(dtype=tf.float32), "bool": dict(dtype=tf.bool),
    "width": dict(dtype=tf.int64, width=5), "twice": dict(dtype=tf.int64,
                                                          twice=True),
})
def hash_bucket(dtype, buckets=10, width=-1, twice=False):
    with tf.device(CPU):
        text = raw.AsString(input=source(4, dtype=dtype), width=width)
        h = raw.StringToHashBucketFast(input=text, num_buckets=buckets)
        return fetch(h, *([raw.StringLength(input=text)] if twice else []))


@graphs({
    "vectors": dict(), "known": dict(batch=2), "swapped": dict(swap=True),
    "scalar": dict(factor=()), "relu": dict(activation="relu"),
    "no_sum": dict(add=False), "twice": dict(twice=True),
})
def matmul_scale_elu(batch=None, factor=(4,), activation="elu", add=True,
                     swap=False, twice=False):
    with tf.device(CPU):
        x = source(batch, 6)
        x = raw.AddV2(x=x, y=x) if add else x
        y = raw.BiasAdd(value=tf.linalg.matmul(x, constant(6, 4)),
                        bias=constant(4, seed=1))
        f = constant(*factor, seed=2)
        s = raw.Mul(x=f, y=y) if swap else raw.Mul(x=y, y=f)
        t = raw.AddV2(x=s, y=constant(4, seed=3))
        return fetch(ACTIVATIONS[activation](t),
                     *([tf.negative(s)] if twice else []))


# -- Whole networks -------------------------------------------------------------


@graph()
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


@graph()
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


@graph()
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


@graph()
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
    """A Keras model as a GraphDef of constants, all of it on the CPU."""
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


@graphs({"unknown_batch": dict(batch=None, eager=True),
         "known_batch": dict(batch=2, eager=True)})
def keras_cnn(batch):
    return frozen(small_cnn, batch, 16, 16, 3)


@graphs({"unknown_batch": dict(batch=None, eager=True),
         "known_batch": dict(batch=2, eager=True)})
def keras_transformer(batch):
    return frozen(small_transformer, batch, 5, 16)


# -- What TensorFlow 2.21 gets wrong --------------------------------------------


@graphs({
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


@graphs({
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


@graphs({"above_one": dict(alpha=2.0), "split": dict(alpha=0.3, split=True),
         "rank": dict(alpha=[[[0.3]]])})
def wrong_leaky(alpha, split=False):
    with tf.device(CPU):
        x = tf.split(source(2, 6), 2, 1)[1] if split else source(2, 6)
        return fetch(raw.Maximum(
            x=raw.Mul(x=x, y=tf.constant(alpha, tf.float32)), y=x))


@graph()
def wrong_pad():
    with tf.device(CPU):
        pads = np.array([0, 0, 1, 1, 1, 1, 1, 1, 0, 0], np.int32).reshape(5, 2)
        return fetch(raw.Conv3D(
            input=raw.Pad(input=source(2, 5, 6, 7, 3), paddings=pads),
            filter=constant(3, 3, 3, 3, 4), strides=[1] * 5, padding="SAME"))


@graph()
def wrong_squeeze():
    with tf.device(CPU):
        y = raw.Conv2D(input=source(2, 4, 8, 3), strides=[1] * 4,
                       filter=constant(3, 3, 3, 1), padding="SAME")
        y = raw.Squeeze(input=y, axis=[-1])
        return fetch(raw.BiasAdd(value=y, bias=constant(8, seed=1)))


@graph()
def wrong_conv_norm_layout():
    with tf.device(CPU):
        y = contraction("conv2d", channels=8, batch=2)
        return fetch(batch_norm(y, layout="NCHW", parameters=lambda n, **k:
                                constant(8, **k))[0])


@graph()
def wrong_conv_norm_tanh():
    with tf.device(CPU):
        return fetch(tf.tanh(batch_norm(contraction("conv2d"))[0]))


@graphs({"epsilon": dict(epsilon=0.5), "gamma": dict(size=1)})
def wrong_layer_norm(epsilon=1e-3, size=6):
    with tf.device(CPU):
        return fetch(normalized(
            source(2, 6), [1], constant(size, seed=2), constant(size, seed=3),
            "difference", epsilon=epsilon))


@graph()
def wrong_instance_norm():
    with tf.device(CPU):
        return fetch(normalized(
            source(2, 5, 6, 4), [1, 2], constant(1, seed=2),
            constant(1, seed=3), "difference"))


@graphs({"half": dict(half=0.505), "root": dict(root=0.7)})
def wrong_gelu(half=0.5, root=2 ** -0.5):
    with tf.device(CPU):
        y = biased("matmul")
        p = raw.AddV2(x=raw.Erf(x=raw.Mul(x=y, y=tf.constant(root))),
                      y=tf.constant(1.0))
        return fetch(raw.Mul(x=raw.Mul(x=p, y=tf.constant(half)), y=y))


@graph()
def wrong_batch_matmul():
    with tf.device(CPU):
        p = raw.BatchMatMulV2(x=source(1, 3, 5, 6), y=source(1, 3, 6, 5, name="y"))
        return fetch(raw.AddV2(x=raw.Mul(x=p, y=tf.constant(0.5)),
                               y=source(2, 1, 5, 5, name="addend")))


@graphs({"factor": dict(factor=(2, 1)), "transposed": dict(transpose_b=True)})
def wrong_matmul_scale_elu(factor=(6,), transpose_b=False):
    with tf.device(CPU):
        x = source(2, 6)
        y = tf.linalg.matmul(raw.AddV2(x=x, y=x), constant(6, 6),
                             transpose_b=transpose_b)
        y = raw.BiasAdd(value=y, bias=constant(6, seed=1))
        y = raw.Mul(x=y, y=constant(*factor, seed=2))
        return fetch(tf.nn.elu(raw.AddV2(x=y, y=constant(6, seed=3))))
