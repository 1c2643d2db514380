"""Signatures, names, variables and files around the graph."""

from __future__ import annotations

import dataclasses
import pathlib

import keras
import numpy as np
import tensorflow as tf
import tf_keras

from .exporters import (
    FrozenExport,
    KerasExport,
    ModuleExport,
    Saved,
    TfKerasExport,
    function,
    randomized,
    spec,
)
from .registry import case, variants
from .values import weights


def _two_inputs(keras):
    layers = keras.layers
    image, numbers = keras.Input((6, 5, 2), name="image"), keras.Input((4,), name="numbers")
    x = layers.Flatten()(layers.Conv2D(3, 3, activation="relu")(image))
    y = layers.Dense(8, activation="relu")(numbers)
    x = layers.Concatenate()([x, y])
    return randomized(keras.Model([image, numbers], layers.Dense(3, activation="softmax")(x)))


@case()
def keras3_two_inputs():
    return KerasExport(_two_inputs(keras))


@case(committed=False)
def tfkeras_two_inputs():
    return TfKerasExport(_two_inputs(tf_keras))


def _two_outputs(keras):
    layers = keras.layers
    inputs = keras.Input((6,), name="x")
    trunk = layers.Dense(8, activation="relu")(inputs)
    outputs = [
        layers.Dense(2, name="boxes")(trunk),
        layers.Dense(3, activation="softmax", name="classes")(trunk),
    ]
    return randomized(keras.Model(inputs, outputs))


@case()
def keras3_two_outputs():
    return KerasExport(_two_outputs(keras))


@case(committed=False)
def tfkeras_two_outputs():
    return TfKerasExport(_two_outputs(tf_keras))


@case()
def tfkeras_two_outputs_saved():
    return TfKerasExport(_two_outputs(tf_keras), by_save=True)


def _named(keras):
    layers = keras.layers
    inputs = {
        "user_id": keras.Input((3,), name="user_id"),
        "item/score": keras.Input((3,), name="score"),
    }
    x = layers.Concatenate()(list(inputs.values()))
    outputs = {"rating": layers.Dense(1, name="rating")(x), "2nd-best": layers.Dense(2)(x)}
    return randomized(keras.Model(inputs, outputs))


@case()
def keras3_dict_in_and_out():
    return KerasExport(_named(keras))


def _shared(keras):
    layers = keras.layers
    left, right = keras.Input((6,), name="left"), keras.Input((6,), name="right")
    tower = keras.Sequential([layers.Dense(8, activation="relu"), layers.Dense(4)])
    distance = layers.Subtract()([tower(left), tower(right)])
    return randomized(keras.Model([left, right], layers.Dense(1, activation="sigmoid")(distance)))


@case()
def keras3_shared_layers():
    return KerasExport(_shared(keras))


@case(committed=False)
def tfkeras_shared_layers():
    return TfKerasExport(_shared(tf_keras))


@case(committed=False)
def keras3_sequential():
    layers = keras.layers
    model = keras.Sequential(
        [keras.Input((6,)), layers.Dense(8, activation="relu"), layers.Dense(3)]
    )
    return KerasExport(randomized(model))


@case(committed=False)
def keras3_subclassed():
    class Model(keras.Model):
        def __init__(self):
            super().__init__()
            self.first = keras.layers.Dense(8, activation="relu")
            self.norm = keras.layers.BatchNormalization()
            self.second = keras.layers.Dense(3)

        def call(self, x, training=False):
            return self.second(self.norm(self.first(x), training=training))

    model = Model()
    model(np.zeros((1, 6), "float32"))
    return KerasExport(randomized(model), [spec(None, 6, name="features")])


@case(committed=False)
def keras3_nested():
    layers = keras.layers
    inner_input = keras.Input((8,))
    inner = keras.Model(inner_input, layers.Dense(8, activation="relu")(inner_input), name="inner")
    inputs = keras.Input((8,), name="x")
    x = layers.Add()([inner(inner(inputs)), inputs])
    return KerasExport(randomized(keras.Model(inputs, x)))


@dataclasses.dataclass
class _ArchiveExport:
    """Keras's ExportArchive with several endpoints."""

    model: keras.Model

    def save(self, directory: pathlib.Path) -> Saved:
        archive = keras.export.ExportArchive()
        archive.track(self.model)
        archive.add_endpoint("predict", self.model.call, [spec(None, 6)])
        archive.add_endpoint(
            "scaled", lambda x, factor: {"scaled": self.model(x) * factor}, [spec(None, 6), spec(1)]
        )
        archive.write_out(str(directory), verbose=False)
        return Saved("saved_model", "model", f"keras {keras.__version__} ExportArchive")


@case()
def keras3_export_archive():
    layers = keras.layers
    model = keras.Sequential(
        [keras.Input((6,)), layers.Dense(8, activation="relu"), layers.Dense(3)]
    )
    return _ArchiveExport(randomized(model))


def _two_functions():
    """A module of two functions that share a variable."""
    module = tf.Module()
    module.kernel = tf.Variable(weights(6, 4), name="kernel")
    module.encode = tf.function(
        lambda x: {"code": tf.nn.relu(tf.matmul(x, module.kernel))},
        input_signature=[spec(None, 6, name="x")],
    )
    module.decode = tf.function(
        lambda code: {"x": tf.matmul(code, module.kernel, transpose_b=True)},
        input_signature=[spec(None, 4, name="code")],
    )
    return module


@case()
def two_signatures():
    module = _two_functions()
    return ModuleExport(module, {"encode": module.encode, "decode": module.decode})


@case()
def same_function_twice():
    module = _two_functions()
    return ModuleExport(module, {"serving_default": module.encode, "encode": module.encode})


@case()
def odd_names():
    """Names that are not identifiers; inputs that are not in alphabetical order."""
    module = tf.Module()
    module.serve = tf.function(
        lambda zebra, apple: {"sum/total": zebra + apple, "1-diff": zebra - apple}
    )
    concrete = module.serve.get_concrete_function(
        spec(None, 3, name="zebra"), spec(None, 3, name="apple")
    )
    return ModuleExport(module, {"serving_default": concrete})


@case()
def unused_input():
    return function(lambda x, unused: x * 2.0, x=spec(None, 3), unused=spec(None, 2))


@case()
def output_is_input():
    return function(lambda x: {"same": x, "again": x, "more": x + 1.0}, x=spec(None, 3))


@case()
def output_is_constant():
    return function(
        lambda x: {"constant": tf.constant([1.0, 2.0]), "sum": x + 1.0}, x=spec(None, 3)
    )


@case()
def output_is_variable():
    variable = tf.Variable([1.0, 2.0, 3.0], name="v")
    return function(
        lambda x: {"variable": variable.read_value(), "sum": x + variable},
        [variable],
        x=spec(None, 3),
    )


@case()
def output_twice():
    """One value under two names."""

    def body(x):
        y = tf.exp(x)
        return {"first": y, "second": y}

    return function(body, x=spec(None, 3))


@case()
def scalar_input():
    return function(lambda x, n: x * n, x=spec(None, 3), n=spec())


@case(constant={"answer": "there is no input"})
def no_inputs():
    return function(lambda: {"answer": tf.constant([42.0]) * 1.0})


@case()
def nested_functions():
    """Nested tf.functions, of which one is called twice."""

    @tf.function
    def inner(x, y):
        return tf.nn.relu(x - y), x * y

    @tf.function
    def outer(x):
        a, b = inner(x, x * 0.5)
        c, _ = inner(b, a)
        return c

    return function(lambda x: outer(x) + 1.0, x=spec(None, 3))


@case()
def control_dependencies():
    """Assertions and prints are dropped, the values they guard stay."""

    def body(x):
        with tf.control_dependencies([tf.debugging.assert_greater(tf.shape(x)[0], 0), tf.no_op()]):
            y = tf.identity(x)
        tf.print("value", tf.reduce_sum(y))
        return tf.stop_gradient(y) * 2.0

    return function(body, x=spec(None, 3))


@case()
def custom_gradient():
    @tf.custom_gradient
    def clipped(x):
        return tf.exp(x), lambda upstream: tf.clip_by_norm(upstream, 1.0)

    return function(clipped, x=spec(None, 3))


@case()
def dropout_and_noise():
    """Layers that are no-ops in inference."""
    layers = keras.layers
    inputs = keras.Input((6,), name="x")
    x = layers.GaussianNoise(0.1)(layers.Dropout(0.5)(inputs))
    x = layers.ActivityRegularization(0.1)(layers.SpatialDropout1D(0.2)(layers.Reshape((3, 2))(x)))
    return KerasExport(keras.Model(inputs, x))


@case()
def tuple_variables():
    """Variables in lists and dicts of the object graph; one variable is unused."""
    module = tf.Module()
    module.parts = {"a": [tf.Variable(weights(3), name="w")], "b": (tf.Variable(2.0, name="w"),)}
    module.unused = tf.Variable(weights(4), name="w")
    module.serve = tf.function(
        lambda x: {"y": x * module.parts["a"][0] + module.parts["b"][0]},
        input_signature=[spec(None, 3, name="x")],
    )
    return ModuleExport(module, {"serving_default": module.serve})


@variants(
    {"int32": (tf.int32,), "int64": (tf.int64,), "bool": (tf.bool,), "uint8": (tf.uint8,)},
    committed="int64 bool",
)
def variable_type(dtype):
    initial = tf.cast(tf.constant([0, 1, 2]), dtype)
    variable = tf.Variable(initial, name="v")
    return function(
        lambda x: {"stacked": tf.stack([tf.cast(x, dtype), variable])},
        [variable],
        x=spec(3, dtype=dtype),
    )


@case()
def float16_weights():
    """Half-precision weights that are cast before use."""
    kernel = tf.Variable(weights(6, 5).astype(np.float16), name="kernel")
    bias = tf.Variable(weights(5, scale=0.3).astype(np.float16), name="bias")
    return function(
        lambda x: tf.matmul(x, tf.cast(kernel, tf.float32)) + tf.cast(bias, tf.float32),
        [kernel, bias],
        x=spec(None, 6),
    )


@case(committed=False)
def float64_weights():
    """Double-precision weights that are cast before use."""
    kernel = tf.Variable(weights(6, 5).astype(np.float64), name="kernel")
    return function(lambda x: tf.matmul(x, tf.cast(kernel, tf.float32)), [kernel], x=spec(None, 6))


@dataclasses.dataclass
class _ShardedExport:
    """A module whose checkpoint has several data files, as checkpoints merged from workers have."""

    module: tf.Module
    variables: list[tf.Variable]
    shards: int

    def save(self, directory: pathlib.Path) -> Saved:
        tf.saved_model.save(self.module, str(directory))
        prefix = str(directory / "variables" / "variables")
        reader = tf.train.load_checkpoint(prefix)
        tensors = {
            key: reader.get_tensor(key) for key in sorted(reader.get_variable_to_shape_map())
        }
        parts = []
        for shard in range(self.shards):
            keys = [key for index, key in enumerate(tensors) if index % self.shards == shard]
            part = f"{prefix}_temp/part-{shard:05d}-of-{self.shards:05d}"
            tf.raw_ops.SaveV2(
                prefix=part,
                tensor_names=keys,
                shape_and_slices=[""] * len(keys),
                tensors=[tf.constant(tensors[key]) for key in keys],
            )
            parts.append(part)
        for file in (directory / "variables").glob("variables.*"):
            file.unlink()
        tf.raw_ops.MergeV2Checkpoints(
            checkpoint_prefixes=parts, destination_prefix=prefix, delete_old_dirs=True
        )
        return Saved(
            "saved_model", "model", f"tensorflow {tf.__version__} saved_model.save, resharded"
        )


@case()
def sharded_checkpoint():
    module = tf.Module()
    module.kernels = [tf.Variable(weights(6, 6, seed=i), name=f"kernel{i}") for i in range(5)]

    def body(x):
        for kernel in module.kernels:
            x = tf.nn.relu(tf.matmul(x, kernel))
        return {"y": x}

    module.serve = tf.function(body, input_signature=[spec(None, 6, name="x")])
    return _ShardedExport(module, module.kernels, 3)


def _frozen_body():
    kernel = tf.Variable(weights(3, 3, 2, 4), name="kernel")
    bias = tf.Variable(weights(4, scale=0.3), name="bias")

    @tf.function
    def serve(image):
        x = tf.nn.relu(tf.nn.conv2d(image, kernel, 1, "SAME") + bias)
        x = tf.reduce_mean(x, [1, 2])
        return tf.nn.softmax(x, name="probabilities"), tf.argmax(x, -1, name="best")

    serve.kept_alive = (kernel, bias)
    return serve


@variants({"pb": (False,), "pbtxt": (True,)})
def frozen_graph(text):
    return FrozenExport(_frozen_body(), [spec(None, 6, 5, 2, name="image")], text)


@case()
def frozen_graph_two_inputs():
    return FrozenExport(
        tf.function(lambda left, right: tf.matmul(left, right)),
        [spec(2, 3, name="left"), spec(3, 4, name="right")],
    )


@case()
def frozen_graph_with_functions():
    """A GraphDef with a function library: calls are not inlined."""

    @tf.function(experimental_implements="custom.twice")
    def twice(x):
        return x + x

    return FrozenExport(tf.function(lambda x: twice(x) * 3.0), [spec(None, 3, name="x")])
