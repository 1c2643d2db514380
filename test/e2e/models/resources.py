"""Variables that are written, and hash tables."""

from __future__ import annotations

import pathlib
import shutil
import tempfile
import zlib

import keras
import numpy as np
import tensorflow as tf

from . import values
from .exporters import KerasExport, ModuleExport, Saved, spec
from .registry import case, variants


def export(owner: tf.Module, **functions) -> ModuleExport:
    """Each function comes as (function, specs of its inputs by name)."""
    traced = {}
    for name, (body, specs) in functions.items():
        named = {key: tf.TensorSpec(s.shape, s.dtype, key) for key, s in specs.items()}
        traced[name] = tf.function(body, autograph=True).get_concrete_function(**named)
    return ModuleExport(owner, traced)


# Variables.


@case(
    stateful=True,
    calls=("add", "get", "add", "reset", "get", "add", "get"),
    constant={"done": "the signature returns a constant"},
)
def variable_shared_by_signatures():
    owner = tf.Module()
    owner.sum = tf.Variable(np.linspace(-1, 1, 6).reshape(2, 3).astype(np.float32), name="sum")
    owner.calls = tf.Variable(0, name="calls", dtype=tf.int32)

    def add(x):
        owner.sum.assign_add(x)
        owner.calls.assign_add(1)
        return {"calls": owner.calls.read_value()}

    def get():
        return {"sum": owner.sum * 2.0, "calls": owner.calls.read_value()}

    def reset():
        owner.sum.assign(tf.zeros([2, 3]))
        return {"done": tf.constant(True)}

    return export(owner, add=(add, {"x": spec(2, 3)}), get=(get, {}), reset=(reset, {}))


@case(stateful=True, calls=("step", "step", "reset", "step"))
def keras_layers_that_share_a_name():
    """Checkpoint entries are found in the object graph: the restore op restores copies that Keras 3 tracks."""
    owner = tf.Module()
    owner.layers = [
        keras.layers.SimpleRNN(3, stateful=True, unroll=True, name="layer") for _ in range(2)
    ]
    owner.models = [
        keras.Sequential([keras.Input((2, 2), batch_size=2), layer], name="model")
        for layer in owner.layers
    ]

    def step(x):
        first, second = owner.models
        return {"y": first(x) - second(x)}

    def reset():
        states = [state.value for layer in owner.layers for state in layer.states]
        before = tf.stack(states)
        for state in states:
            state.assign(tf.zeros([2, 3]))
        return {"before": before}

    return export(owner, step=(step, {"x": spec(2, 2, 2)}), reset=(reset, {}))


@variants(
    {
        str(dtype.name): (dtype,)
        for dtype in (tf.bool, tf.int8, tf.uint8, tf.int16, tf.uint16, tf.uint32, tf.int64, tf.uint64)
        + (tf.float16, tf.float64, tf.complex64)
    },
    committed="bool int16 float16 uint64",
    stateful=True,
    shapes=[{}] * 3,
)
def variable_swap(dtype):
    """The runtime copies values of any type."""
    owner = tf.Module()
    owner.value = tf.Variable(tf.cast([1, 0, 1], dtype), name="value")

    def swap(x):
        old = owner.value.read_value()
        owner.value.assign(x)
        return {"old": old}

    return export(owner, serving_default=(swap, {"x": spec(3, dtype=dtype)}))


@case(stateful=True, calls=("append", "get", "append", "get", "append", "append", "get"))
def variable_of_unknown_shape():
    """A growing buffer: XNNPACK and the runtime's kernels must both use its current size."""
    owner = tf.Module()
    owner.rows = tf.Variable(tf.zeros([1, 3]), shape=tf.TensorShape([None, 3]), name="rows")
    kernel = values.weights(3, 2)

    def append(x):
        owner.rows.assign(tf.concat([owner.rows, x], 0))
        return {"product": tf.matmul(owner.rows, kernel)}

    def get():
        return {"rows": owner.rows.read_value()}

    return export(owner, append=(append, {"x": spec(None, 3)}), get=(get, {}))


@case(
    stateful=True,
    values={"n": values.integers(0, 5), "x": values.uniform(0, 3)},
    shapes=[{"x": (3,)}] * 5,
)
def variable_in_control_flow():
    """Loops and branches write variables; the handles do not pass through them."""
    owner = tf.Module()
    owner.total = tf.Variable(0.5, name="total")
    owner.steps = tf.Variable(0, name="steps", dtype=tf.int32)

    def run(x, n):
        for _ in tf.range(n):
            owner.total.assign_add(tf.reduce_sum(x))
            owner.steps.assign_add(1)
        if owner.total > 20.0:
            owner.total.assign(owner.total - 20.0)
        return {"total": owner.total.read_value(), "steps": owner.steps.read_value()}

    return export(owner, serving_default=(run, {"x": spec(3), "n": spec(dtype=tf.int32)}))


@case(stateful=True, values={"i": values.distinct(1.0)}, shapes=[{"i": (2,), "x": (2, 3)}] * 3)
def variable_scatter_gather():
    owner = tf.Module()
    owner.table = tf.Variable(np.arange(12, dtype=np.float32).reshape(4, 3), name="table")

    def run(i, x):
        i = tf.math.floormod(i, 4)
        owner.table.scatter_nd_add(tf.expand_dims(i, 1), x)
        before = tf.gather(owner.table, i)
        owner.table.scatter_update(tf.IndexedSlices(x, i))
        return {"before": before, "table": owner.table.read_value()}

    specs = {"i": spec(2, dtype=tf.int32), "x": spec(2, 3)}
    return export(owner, serving_default=(run, specs))


@case(stateful=True, values={"k": values.integers(-4, 4)}, shapes=[{}] * 4)
def variable_slices():
    """Writes rows of a buffer at computed indices, counted from either end."""
    owner = tf.Module()
    owner.rows = tf.Variable(np.arange(12, dtype=np.float32).reshape(4, 3), name="rows")

    def run(x, k):
        owner.rows[k].assign(x)
        owner.rows[1:3, -1].assign(x[:2])
        owner.rows[:1, 1:].assign(x[None, 1:])
        return {"rows": owner.rows.read_value()}

    specs = {"x": spec(3), "k": spec(dtype=tf.int32)}
    return export(owner, serving_default=(run, specs))


@case(stateful=True, values={"k": values.integers(0, 2)}, shapes=[{}] * 4)
def variable_slices_with_steps():
    """Writes every other row, backwards, with an ellipsis, from a computed index."""
    owner = tf.Module()
    owner.rows = tf.Variable(np.arange(24, dtype=np.float32).reshape(4, 3, 2), name="rows")

    def run(x, k):
        owner.rows[::2].assign(x)
        owner.rows[k::2, ::-1].assign(x * 2.0)
        owner.rows[..., ::-1].assign(owner.rows * 0.5)
        owner.rows[1, tf.newaxis, 2::-2].assign(x[:1, :2] + 1.0)
        return {"rows": owner.rows.read_value()}

    specs = {"x": spec(2, 3, 2), "k": spec(dtype=tf.int32)}
    return export(owner, serving_default=(run, specs))


@variants(
    {"float32": (tf.float32,), "int32": (tf.int32,)},
    committed="float32",
    stateful=True,
    values={"i": values.integers(0, 4), "x": values.integers(1, 5)},
    shapes=[{}] * 4,
)
def variable_scatter_factors(dtype):
    """Scatter by Mul, Div, Max and Min, with duplicate indices."""
    owner = tf.Module()
    owner.table = tf.Variable(tf.cast(np.arange(12).reshape(4, 3) + 7, dtype), name="table")

    def run(i, x):
        rows = tf.IndexedSlices(x, i)
        owner.table.scatter_max(rows)
        owner.table.scatter_min(tf.IndexedSlices(x * 20, i))
        owner.table.scatter_mul(rows)
        owner.table.scatter_div(rows)
        where = tf.stack([i, i % 3], 1)
        tf.raw_ops.ResourceScatterNdMax(ref=owner.table.handle, indices=where, updates=x[:, 0] + 9)
        return {"table": owner.table.read_value()}

    specs = {"i": spec(3, dtype=tf.int32), "x": spec(3, 3, dtype=dtype)}
    return export(owner, serving_default=(run, specs))


@case(
    stateful=True,
    calls=("train", "infer", "train", "infer"),
    shapes=[{"x": (2, 3, 3, 2)}],
)
def variable_batch_norm_training():
    """FusedBatchNormV3 in training mode: the statistics of a batch update the moving averages."""
    owner = tf.Module()
    owner.mean = tf.Variable([0.5, -0.5], name="mean")
    owner.variance = tf.Variable([1.5, 0.5], name="variance")
    scale, offset = tf.constant([1.5, 0.5]), tf.constant([0.1, 0.2])

    def train(x):
        y, mean, variance, *_ = tf.raw_ops.FusedBatchNormV3(
            x=x, scale=scale, offset=offset, mean=owner.mean, variance=owner.variance,
            epsilon=1e-3, exponential_avg_factor=0.25, is_training=True,
        )
        owner.mean.assign(mean)
        owner.variance.assign(variance)
        return {"y": y}

    def infer(x):
        y, *_ = tf.raw_ops.FusedBatchNormV3(
            x=x, scale=scale, offset=offset, mean=owner.mean, variance=owner.variance,
            epsilon=1e-3, is_training=False,
        )
        return {"y": y}

    specs = {"x": spec(None, 3, 3, 2)}
    return export(owner, train=(train, specs), infer=(infer, specs))


@case(stateful=True, values={"g": values.normal()}, shapes=[{}] * 3)
def variable_optimizers():
    """The updates of optimizers, each with a separate variable and slots."""
    ops = tf.raw_ops
    rate = {"lr": 0.1}
    centered = {"rho": 0.9, "momentum": 0.5, "epsilon": 4.0, **rate}
    adam = {"beta1": 0.9, "epsilon": 1e-3, "beta1_power": 0.9, **rate}
    shrinking = {"l1": 1.5, "l2": 0.1}
    signs = {"sign_decay": 0.5, "beta": 0.9, **rate}
    updates = {
        "amsgrad": (ops.ResourceApplyAdamWithAmsgrad, ("m", "v", "vhat"),
                    {"beta2": 0.99, "beta2_power": 0.99, **adam}),
        "adamax": (ops.ResourceApplyAdaMax, ("m", "v"), {"beta2": 0.99, **adam}),
        "adadelta": (ops.ResourceApplyAdadelta, ("accum", "accum_update"),
                     {"rho": 0.9, "epsilon": 1e-3, **rate}),
        "rmsprop": (ops.ResourceApplyRMSProp, ("ms", "mom"), centered),
        "centered": (ops.ResourceApplyCenteredRMSProp, ("mg", "ms", "mom"), centered),
        "ftrl": (ops.ResourceApplyFtrlV2, ("accum", "linear"),
                 {"lr_power": -0.5, "l2_shrinkage": 0.1, **shrinking, **rate}),
        "proximal": (ops.ResourceApplyProximalAdagrad, ("accum",), {**shrinking, **rate}),
        "add_sign": (ops.ResourceApplyAddSign, ("m",), {"alpha": 0.5, **signs}),
        "power_sign": (ops.ResourceApplyPowerSign, ("m",), {"logbase": 1.5, **signs}),
    }
    owner = tf.Module()
    owner.variables_of = {}
    for seed, (name, (_, slots, _)) in enumerate(updates.items()):
        for index, slot in enumerate(("var", *slots)):
            start = np.abs(values.weights(2, 3, seed=10 * seed + index)) + np.float32(0.1)
            owner.variables_of[f"{name}_{slot}"] = tf.Variable(start, name=f"{name}_{slot}")

    def run(g):
        for name, (update, slots, numbers) in updates.items():
            handles = {
                slot: owner.variables_of[f"{name}_{slot}"].handle for slot in ("var", *slots)
            }
            update(**handles, **numbers, grad=g)
        return {name: owner.variables_of[f"{name}_var"].read_value() for name in updates}

    return export(owner, serving_default=(run, {"g": spec(2, 3)}))


@case(
    stateful=True,
    values={"x": values.normal(), "y": values.normal()},
    calls=("train", "infer", "train", "train", "infer"),
    shapes=[{"x": (4, 3), "y": (4, 2)}],
)
def variable_training():
    """One step of gradient descent per call of `train`, which `infer` sees."""
    owner = tf.Module()
    owner.kernel = tf.Variable(values.weights(3, 2), name="kernel")
    owner.momentum = tf.Variable(tf.zeros([3, 2]), name="momentum")

    def train(x, y):
        error = tf.matmul(x, owner.kernel) - y
        gradient = tf.matmul(x, error, transpose_a=True) * 0.5
        tf.raw_ops.ResourceApplyKerasMomentum(
            var=owner.kernel.handle,
            accum=owner.momentum.handle,
            lr=0.1,
            grad=gradient,
            momentum=0.9,
            use_nesterov=True,
        )
        return {"loss": tf.reduce_mean(tf.square(error))}

    def infer(x):
        return {"y": tf.matmul(x, owner.kernel)}

    both = {"x": spec(4, 3), "y": spec(4, 2)}
    return export(owner, train=(train, both), infer=(infer, {"x": spec(4, 3)}))


@case(stateful=True, shapes=[{"x": (1, 300)}] * 2, committed=False)
def variable_large():
    """An initial value of 1 MB, of which the initializer's constant is the only copy."""
    owner = tf.Module()
    owner.table = tf.Variable(values.weights(300, 900), name="table")

    def run(x):
        owner.table.assign(owner.table * 0.5)
        return {"y": tf.matmul(x, owner.table)}

    return export(owner, serving_default=(run, {"x": spec(1, 300)}))


class KerasInModule(tf.Module):
    """A Keras 3 model as a member: its variables are restored by the module's checkpoint."""

    def __init__(self):
        super().__init__()
        inputs = keras.Input((4,))
        hidden = keras.layers.Dense(5, activation="relu", name="hidden")(inputs)
        self.model = keras.Model(inputs, keras.layers.Dense(2, name="out")(hidden))
        values.randomize(self.model.variables, np.random.default_rng(0))
        self.weights = [variable.value for variable in self.model.variables]
        self.count = tf.Variable(0, name="count", dtype=tf.int32)


@case(stateful=True, shapes=[{"x": (2, 4)}] * 3)
def keras3_model_in_module():
    owner = KerasInModule()

    def run(x):
        owner.count.assign_add(tf.shape(x)[0])
        return {"y": owner.model(x), "count": owner.count.read_value()}

    return export(owner, serving_default=(run, {"x": spec(None, 4)}))


class ArchiveExport:
    """A Keras 3 ExportArchive with additional endpoints and variables."""

    def save(self, directory: pathlib.Path) -> Saved:
        inputs = keras.Input((4,))
        model = keras.Model(inputs, keras.layers.Dense(3, name="out")(inputs))
        values.randomize(model.variables, np.random.default_rng(0))
        offset = tf.Variable([1.0, 2.0, 3.0], name="offset")
        archive = keras.export.ExportArchive()
        archive.track(model)
        archive.offset = offset
        archive._tf_trackable.offset = offset
        archive.add_endpoint("serve", model.call, [spec(None, 4)])

        def shifted(x):
            return {"y": model(x) + offset}

        def move(step):
            offset.assign_add(step)
            return {"offset": offset.read_value()}

        archive.add_endpoint("shifted", tf.function(shifted, input_signature=[spec(None, 4)]))
        archive.add_endpoint("move", tf.function(move, input_signature=[spec(3)]))
        archive.write_out(str(directory), verbose=False)
        return Saved("saved_model", "model", f"keras {keras.__version__} ExportArchive")


_CALLS = "shifted move shifted serve move shifted serving_default serve serving_default".split()


@case(stateful=True, calls=_CALLS)
def keras3_archive_endpoints():
    return ArchiveExport()


class V1Export:
    """A TensorFlow 1 graph: reference variables, a table of a file, an init op."""

    def save(self, directory: pathlib.Path) -> Saved:
        v1 = tf.compat.v1
        with vocabulary("red\ngreen\nblue\n") as file, tf.Graph().as_default(), v1.Session() as run:
            x = v1.placeholder(tf.string, [None], name="x")
            table = tf.lookup.StaticHashTable(
                tf.lookup.TextFileInitializer(
                    file,
                    tf.string,
                    tf.lookup.TextFileIndex.WHOLE_LINE,
                    tf.int64,
                    tf.lookup.TextFileIndex.LINE_NUMBER,
                ),
                -1,
            )
            count = v1.Variable([10, 20, 30], name="count", dtype=tf.int64, use_resource=False)
            added = v1.assign_add(count, [1, 1, 1])
            y = tf.gather(tf.concat([added, [0]], 0), table.lookup(x) % 4, name="y")
            run.run([v1.global_variables_initializer(), v1.tables_initializer()])
            v1.saved_model.simple_save(
                run, str(directory), {"x": x}, {"y": y}, legacy_init_op=v1.tables_initializer()
            )
        return Saved("saved_model", "model", f"tensorflow {tf.__version__} simple_save")


@case(
    stateful=True,
    values={"x": values.one_of("red", "green", "blue", "grey")},
    shapes=[{"x": (2,)}, {"x": (5,)}, {"x": (1,)}],
)
def tf1_variable_and_table():
    return V1Export()


# Tables.


class vocabulary:
    """A vocabulary file that exists while a model is saved: saving copies it to the assets.

    The path becomes part of the table's name, so it has to be the same for every run.
    """

    def __init__(self, content: str):
        self.content = content

    def __enter__(self) -> str:
        number = zlib.crc32(self.content.encode())
        self.directory = pathlib.Path(tempfile.gettempdir()) / f"tfuse-vocabulary-{number}"
        self.directory.mkdir(exist_ok=True)
        path = self.directory / "vocabulary.txt"
        path.write_text(self.content)
        return str(path)

    def __exit__(self, *_: object) -> None:
        shutil.rmtree(self.directory)


class TableExport:
    """A module whose table is filled from a file."""

    def __init__(self, content: str, build):
        self.content, self.build = content, build

    def save(self, directory: pathlib.Path) -> Saved:
        with vocabulary(self.content) as file:
            return self.build(file).save(directory)


# Inputs of the cases with table lookups.
_SIZE = {"size": "the number of entries is fixed"}


def looked_up(table, keys) -> ModuleExport:
    owner = tf.Module()
    owner.table = table

    def find(x):
        return {"found": table.lookup(x), "size": table.size()}

    return export(owner, serving_default=(find, {"x": keys}))


@case(values={"x": values.one_of("apple", "banana", "grape", "none")}, constant=_SIZE)
def table_of_constants():
    keys, numbers = tf.constant(["apple", "banana", "grape"]), tf.constant([7, 8, 9], tf.int64)
    table = tf.lookup.StaticHashTable(tf.lookup.KeyValueTensorInitializer(keys, numbers), -1)
    return looked_up(table, spec(None, 2, dtype=tf.string))


@case(values={"x": values.integers(0, 5)}, constant=_SIZE)
def table_of_int32_keys():
    keys, words = tf.constant([1, 2, 4], tf.int32), tf.constant(["one", "two", "four"])
    table = tf.lookup.StaticHashTable(tf.lookup.KeyValueTensorInitializer(keys, words), "?")
    return looked_up(table, spec(None, dtype=tf.int32))


@case(values={"x": values.integers(-2, 4)}, constant=_SIZE)
def table_of_numbers_to_numbers():
    """TFLite has no such table: it is composed of a table to strings and one from strings."""
    keys, numbers = tf.constant([-1, 2, 3], tf.int64), tf.constant([70, -80, 1 << 40], tf.int64)
    table = tf.lookup.StaticHashTable(tf.lookup.KeyValueTensorInitializer(keys, numbers), -5)
    return looked_up(table, spec(None, 2, dtype=tf.int64))


@case(values={"x": values.one_of("half", "one", "two", "none")}, constant=_SIZE)
def table_of_words_to_floats():
    keys, numbers = tf.constant(["half", "one", "two"]), tf.constant([0.5, 1.0, 2.0])
    table = tf.lookup.StaticHashTable(tf.lookup.KeyValueTensorInitializer(keys, numbers), -1.0)
    return looked_up(table, spec(None, dtype=tf.string))


@case(values={"x": values.one_of("one", "two", "three", "none")}, constant=_SIZE)
def table_with_one_bucket():
    """A vocabulary file, and one bucket for all other words."""
    index = tf.lookup.TextFileIndex

    def build(file):
        filled = tf.lookup.TextFileInitializer(
            file, tf.string, index.WHOLE_LINE, tf.int64, index.LINE_NUMBER
        )
        return looked_up(tf.lookup.StaticVocabularyTable(filled, 1), spec(None, dtype=tf.string))

    return TableExport("one\ntwo\nthree\n", build)


@case(values={"x": values.integers(8, 14)})
def keras3_integer_lookup():
    inputs = keras.Input((3,), dtype="int64", name="x")
    layer = keras.layers.IntegerLookup(vocabulary=[10, 11, 13])
    return KerasExport(keras.Model(inputs, layer(inputs)))


@case(values={"x": values.one_of("one", "two two", "three", "none")}, constant=_SIZE)
def table_of_lines():
    index = tf.lookup.TextFileIndex

    def build(file):
        filled = tf.lookup.TextFileInitializer(
            file, tf.string, index.WHOLE_LINE, tf.int64, index.LINE_NUMBER
        )
        return looked_up(tf.lookup.StaticHashTable(filled, -1), spec(None, dtype=tf.string))

    return TableExport("one\r\ntwo two\r\nthree", build)


@case(values={"x": values.integers(0, 4)}, constant=_SIZE)
def table_of_line_numbers():
    index = tf.lookup.TextFileIndex

    def build(file):
        filled = tf.lookup.TextFileInitializer(
            file, tf.int64, index.LINE_NUMBER, tf.string, index.WHOLE_LINE, vocab_size=3
        )
        return looked_up(tf.lookup.StaticHashTable(filled, "?"), spec(None, dtype=tf.int64))

    return TableExport("one\ntwo two\nthree\nfour\n", build)


@case(values={"x": values.one_of("one", "two", "three", "none")}, constant=_SIZE)
def table_of_columns():
    def build(file):
        filled = tf.lookup.TextFileInitializer(file, tf.string, 2, tf.int64, 0, delimiter=";")
        return looked_up(tf.lookup.StaticHashTable(filled, 0), spec(2, 2, dtype=tf.string))

    return TableExport("10;x;one\n-20;y;two\n30;z;three\n", build)


@case(
    values={"x": values.one_of("a", "b", "c", "d"), "n": values.turns(2, 0, 1)},
    shapes=[{"x": (3,)}] * 3,
)
def table_in_loop():
    """A table that is used only in a loop and a branch."""
    owner = tf.Module()
    owner.table = tf.lookup.StaticHashTable(
        tf.lookup.KeyValueTensorInitializer(
            tf.constant(["a", "b", "c"]), tf.constant([1, 2, 3], tf.int64)
        ),
        0,
    )

    def run(x, n):
        total = tf.zeros([3], tf.int64)
        for _ in tf.range(n):
            total += owner.table.lookup(x)
        if n > 1:
            total += owner.table.lookup(x) * 10
        return {"total": total}

    specs = {"x": spec(3, dtype=tf.string), "n": spec(dtype=tf.int32)}
    return export(owner, serving_default=(run, specs))


@case(committed=False)
def table_mutable():
    """TFLite has no tables that are written at run time."""
    owner = tf.Module()
    owner.table = tf.lookup.experimental.MutableHashTable(tf.int64, tf.int64, 0)

    def run(x):
        owner.table.insert(x, x * 2)
        return {"found": owner.table.lookup(x)}

    return export(owner, serving_default=(run, {"x": spec(3, dtype=tf.int64)}))
