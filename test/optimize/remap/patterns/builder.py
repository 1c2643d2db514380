"""Building blocks of the Remapper's graphs, and the registry of these graphs.

A function decorated with @graph(pattern) builds one in the default graph and
returns the names of the nodes it fetches, or returns a GraphDef and those names;
@graphs(pattern, {...}) makes several of one function, named after the keys.
`pattern` is the rule that fires on the graph, or that the graph nearly matches.
"""

import collections

import numpy as np
import tensorflow as tf

# run: whether TensorFlow can run the graph here; eager: whether it is built
# outside of the graph.
Case = collections.namedtuple("Case", "name pattern build run eager")

CASES = {}


def _add(name, pattern, build, run, eager=False):
    if name in CASES:
        raise ValueError(f"two graphs are called {name}")
    CASES[name] = Case(name, pattern, build, run, eager)


def graph(pattern, run=True, eager=False):
    def decorate(function):
        _add(function.__name__, pattern, function, run, eager)
        return function
    return decorate


def graphs(pattern, variants):
    """variants: name -> keyword arguments of the function, `run`, `eager`,
    `pattern` if it differs from the function's."""
    def decorate(function):
        for name, arguments in variants.items():
            arguments = dict(arguments)
            runs = arguments.pop("run", True)
            eager = arguments.pop("eager", False)
            of = arguments.pop("pattern", pattern)
            _add(f"{function.__name__}_{name}", of,
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
    """An input and its contraction with weights."""
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
