#!/usr/bin/env python3
"""Writes the files beside it, with TensorFlow.

The unit tests read what TensorFlow itself writes: checkpoints with every kind
of entry, and a graph whose constants are stored in every form. Run it in a
Python with tensorflow 2.21 when a test needs another file:

    python make_inputs.py
"""
import os
import shutil
import tempfile

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"
import numpy as np
import tensorflow as tf
from tensorflow.core.framework import graph_pb2
from tensorflow.core.protobuf import saved_model_pb2
from tensorflow.python.framework import tensor_util
from tensorflow.python.framework import dtypes

HERE = os.path.dirname(os.path.abspath(__file__))


def path(*parts):
    return os.path.join(HERE, *parts)


def save(prefix, names, slices, tensors):
    tf.raw_ops.SaveV2(prefix=prefix, tensor_names=names, shape_and_slices=slices,
                      tensors=tensors)


def write_types():
    """One tensor of each type, in one shard."""
    types = [
        "float32", "float64", "int32", "uint8", "int16", "int8", "complex64",
        "int64", "bool", "bfloat16", "uint16", "complex128", "float16",
        "uint32", "uint64",
    ]
    names, tensors = [], []
    for name in types:
        values = np.array([[0, 1, 2], [3, 4, 5]])
        names.append("types/" + name)
        tensors.append(tf.cast(tf.constant(values), name))
    names += ["scalar", "empty", "strings", "one_string", "large"]
    tensors += [
        tf.constant(42.0),
        tf.zeros([0, 7]),
        tf.constant([["", "a"], ["bc", "\x00\xff" * 100]]),
        tf.constant("only"),
        tf.constant(np.arange(5000, dtype=np.int32)),
    ]
    save(path("types"), names, [""] * len(names), tensors)


def write_parts():
    """Tensors saved in parts, in two shards."""
    whole = np.arange(6 * 5 * 2, dtype=np.float32).reshape(6, 5, 2)
    with tempfile.TemporaryDirectory() as scratch:
        shards = [os.path.join(scratch, "shard%d" % i) for i in range(2)]
        save(shards[0], ["rows", "tiles", "plain"],
             ["6 5 2 0,4:-:-", "6 5 2 0,6:0,3:0,2", ""],
             [whole[:4], whole[:, :3], tf.constant([1, 2, 3])])
        save(shards[1], ["rows", "tiles", "tiles", "other"],
             ["6 5 2 4,2:-:-", "6 5 2 0,2:3,2:0,2", "6 5 2 2,4:3,2:0,2", ""],
             [whole[4:], whole[:2, 3:], whole[2:, 3:], tf.constant([4.5])])
        tf.raw_ops.MergeV2Checkpoints(checkpoint_prefixes=shards,
                                      destination_prefix=path("parts"),
                                      delete_old_dirs=False)


def write_many():
    """So many entries that the index has several blocks."""
    names = ["layer_%03d/with/a/long/name/kernel" % i for i in range(200)]
    save(path("many"), names, [""] * len(names),
         [tf.constant([i]) for i in range(200)])


def write_forms():
    """A constant in each way to store it; the name says which."""
    graph = graph_pb2.GraphDef()

    def const(name, dtype, shape, **fields):
        node = graph.node.add(name=name, op="Const")
        node.attr["dtype"].type = dtype.as_datatype_enum
        tensor = node.attr["value"].tensor
        tensor.dtype = dtype.as_datatype_enum
        if shape is not None:
            tensor.tensor_shape.SetInParent()
            for dim in shape:
                tensor.tensor_shape.dim.add(size=dim)
        for field, value in fields.items():
            if isinstance(value, bytes):
                setattr(tensor, field, value)
            else:
                getattr(tensor, field).extend(value)

    numbers = {
        "float32": "float_val", "float64": "double_val", "int32": "int_val",
        "uint8": "int_val", "int16": "int_val", "int8": "int_val",
        "uint16": "int_val", "int64": "int64_val", "bool": "bool_val",
        "uint32": "uint32_val", "uint64": "uint64_val", "qint8": "int_val",
        "quint8": "int_val", "qint32": "int_val",
    }
    for name, field in numbers.items():
        dtype = tf.dtypes.as_dtype(name)
        values = [0, 1, 1, 0, 1, 1]
        raw = np.array(values).astype(dtype.as_numpy_dtype).tobytes()
        const(name + "_content", dtype, [2, 3], tensor_content=raw)
        const(name + "_all", dtype, [2, 3], **{field: values})
        const(name + "_some", dtype, [2, 3], **{field: [1, 0]})
        const(name + "_one", dtype, [2, 3], **{field: [1]})
        const(name + "_none", dtype, [2, 3])
        const(name + "_scalar", dtype, [], **{field: [1]})
        const(name + "_scalar_content", dtype, [], tensor_content=raw[:dtype.size])
        const(name + "_no_shape", dtype, None, **{field: [1]})
        const(name + "_empty", dtype, [0, 3])
        const(name + "_large_one", dtype, [100, 100], **{field: [1]})
        const(name + "_large_none", dtype, [100, 100])
    for name in ["float16", "bfloat16"]:
        dtype = tf.dtypes.as_dtype(name)
        const(name + "_all", dtype, [2], half_val=[0x3C00, 0x8000])
        const(name + "_one", dtype, [2], half_val=[0x7E01])
        const(name + "_content", dtype, [2], tensor_content=b"\x00\x3c\x00\x80")
    const("complex64_all", tf.complex64, [2], scomplex_val=[1, -0.0, 3, 4])
    const("complex64_one", tf.complex64, [2], scomplex_val=[1, 2])
    const("complex128_all", tf.complex128, [2], dcomplex_val=[1, 2, 3, 4])
    const("float8_e5m2_all", tf.dtypes.as_dtype("float8_e5m2"), [2], float8_val=b"\x3c\x40")
    const("int4_all", tf.dtypes.as_dtype("int4"), [3], int_val=[-8, 7, -1])
    const("string_all", tf.string, [3], string_val=[b"a", b"", b"\xff\x00"])
    const("string_one", tf.string, [3], string_val=[b"same"])
    const("string_none", tf.string, [3])
    const("negative_int8", tf.int8, [2], int_val=[-128, 127])
    const("too_many", tf.float32, [2], float_val=[1, 2, 3])
    const("too_few_bytes", tf.float32, [2], tensor_content=b"1234")
    const("both_forms", tf.float32, [1], float_val=[1], tensor_content=b"1234")
    const("does_not_fit", tf.uint8, [2], int_val=[300, -1])
    const("bad_bool", tf.bool, [2], tensor_content=b"\x02\x00")
    nan = np.array([np.nan, -np.inf, -0.0], np.float32)
    nan.view(np.uint32)[0] |= 0x1234
    const("nan_payload", tf.float32, [3], tensor_content=nan.tobytes())
    rng = np.random.default_rng(1)
    big = rng.standard_normal([40, 40]).astype(np.float32)
    const("large_content", tf.float32, [40, 40], tensor_content=big.tobytes())
    const("large_floats", tf.float32, [40, 40], float_val=big.ravel().tolist())
    integers = rng.integers(-2**31, 2**31, [1100])
    const("large_ints", tf.int32, [1100], int_val=integers.tolist())
    const("large_halves", tf.float16, [3000], half_val=(integers[:1000] & 0xFFFF).tolist() * 3)
    const("large_some", tf.float32, [5000], float_val=big.ravel().tolist())
    graph.versions.producer = 1987
    graph.versions.min_consumer = 12

    # One large constant inside a function, one inside a list.
    function = graph.library.function.add()
    function.signature.name = "f"
    node = function.node_def.add(name="inner", op="Const")
    node.attr["dtype"].type = dtypes.float32.as_datatype_enum
    node.attr["value"].tensor.CopyFrom(tensor_util.make_tensor_proto(big))
    node = graph.node.add(name="list", op="NoOp")
    node.attr["_list"].list.tensor.add().CopyFrom(tensor_util.make_tensor_proto(big))
    with open(path("forms.pb"), "wb") as out:
        out.write(graph.SerializeToString(deterministic=True))


def write_saved_model_2():
    """Variables, a table filled from an asset, two signatures, a default."""
    with tempfile.TemporaryDirectory() as scratch:
        vocabulary = os.path.join(scratch, "vocabulary.txt")
        with open(vocabulary, "w") as out:
            out.write("a\nb\n")

        class Layer(tf.Module):
            def __init__(self):
                super().__init__()
                # Two variables with the same name: only the names of their nodes differ.
                self.kernel = tf.Variable([[1.0, 2.0]], name="weights")
                self.bias = tf.Variable([3.0, 4.0], name="weights")

        class Model(tf.Module):
            def __init__(self):
                super().__init__()
                self.layer = Layer()
                self.count = tf.Variable(7, dtype=tf.int64, trainable=False, name="count")
                self.table = tf.lookup.StaticHashTable(
                    tf.lookup.TextFileInitializer(
                        vocabulary, tf.string, tf.lookup.TextFileIndex.WHOLE_LINE,
                        tf.int64, tf.lookup.TextFileIndex.LINE_NUMBER), -1)

            @tf.function(input_signature=[tf.TensorSpec([None, 1], name="x")])
            def call(self, x):
                self.count.assign_add(1)
                return {"y": x @ self.layer.kernel + self.layer.bias, "n": self.count.read_value()}

            @tf.function(input_signature=[tf.TensorSpec([None], tf.string, name="word")])
            def look_up(self, word):
                return self.table.lookup(word)

        model = Model()
        tf.saved_model.save(model, path("saved_model_2"),
                            signatures={"serving_default": model.call, "look_up": model.look_up})
    shutil.rmtree(path("saved_model_2", "assets.extra"), ignore_errors=True)
    name = path("saved_model_2", "saved_model.pb")
    proto = saved_model_pb2.SavedModel()
    with open(name, "rb") as file:
        proto.ParseFromString(file.read())
    signature = proto.meta_graphs[0].signature_def["serving_default"]
    signature.defaults["x"].CopyFrom(tensor_util.make_tensor_proto(np.float32([[5.0]])))
    with open(name, "wb") as file:
        file.write(proto.SerializeToString(deterministic=True))


def write_saved_model_1():
    """Of TensorFlow 1: two meta graphs, resource, reference and partitioned
    variables, an asset and a main op, in text form."""
    v1 = tf.compat.v1
    directory = path("saved_model_1")
    builder = v1.saved_model.builder.SavedModelBuilder(directory)
    with tempfile.TemporaryDirectory() as scratch:
        vocabulary = os.path.join(scratch, "words.txt")
        with open(vocabulary, "w") as out:
            out.write("a\n")
        for tags in [["serve"], ["serve", "gpu"]]:
            with v1.Graph().as_default(), v1.Session() as session:
                x = v1.placeholder(tf.float32, [None, 2], name="x")
                with v1.variable_scope("s"):
                    resource = v1.get_variable("resource", initializer=[1.0, 2.0], use_resource=True)
                    reference = v1.get_variable("reference", initializer=[3.0, 4.0], use_resource=False)
                    parts = v1.get_variable(
                        "parts", [3, 2], initializer=v1.constant_initializer(9.0),
                        partitioner=v1.fixed_size_partitioner(2), use_resource=True)
                y = v1.identity(x * resource + reference + tf.reduce_sum(parts, 0), name="y")
                asset = v1.constant(vocabulary, name="asset")
                v1.add_to_collection(v1.GraphKeys.ASSET_FILEPATHS, asset)
                main_op = v1.group(v1.tables_initializer(), name="main_op")
                session.run(v1.global_variables_initializer())
                signature = v1.saved_model.signature_def_utils.predict_signature_def({"x": x}, {"y": y})
                if tags == ["serve"]:
                    builder.add_meta_graph_and_variables(
                        session, tags, {"serving_default": signature},
                        assets_collection=v1.get_collection(v1.GraphKeys.ASSET_FILEPATHS), main_op=main_op)
                else:
                    builder.add_meta_graph(tags, {"predict": signature}, main_op=main_op)
        builder.save(as_text=True)


if __name__ == "__main__":
    for name in os.listdir(HERE):
        if not name.endswith(".py"):
            full = path(name)
            shutil.rmtree(full) if os.path.isdir(full) else os.remove(full)
    write_types()
    write_parts()
    write_many()
    write_forms()
    write_saved_model_2()
    write_saved_model_1()
