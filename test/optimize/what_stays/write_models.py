#!/usr/bin/env python3
"""Writes the SavedModels of this folder with TensorFlow, in text form.

    write_models.py [--out DIR]

For each way in which a model can refer to a node, a graph has a node that a rewrite would otherwise
change or remove: `twice`, a copy of `once`, which the merging of equal nodes removes. Needs TensorFlow.
"""

import argparse
import contextlib
import os
import pathlib
import shutil
import sys
import tempfile

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")

import tensorflow as tf  # noqa: E402
from google.protobuf import text_format  # noqa: E402
from tensorflow.core.framework import function_pb2  # noqa: E402
from tensorflow.core.protobuf import saved_model_pb2  # noqa: E402

v1 = tf.compat.v1
raw = tf.raw_ops
CPU = "/job:localhost/replica:0/task:0/device:CPU:0"


def copies(x, name):
    """A node that equals another one, which comes first."""
    raw.Sqrt(x=x, name=name + "_once")
    return raw.Sqrt(x=x, name=name + "_twice")


def write_references(out):
    """A model of TensorFlow 1: saver, initializers, collections, assets, signatures."""
    with (tempfile.TemporaryDirectory() as directory, contextlib.chdir(directory),
          tf.Graph().as_default()):
        words = "words.txt"  # The model holds this path.
        pathlib.Path(words).write_text("a\nb\n")
        x = v1.placeholder(tf.float32, [2, 2], name="x")
        asset = tf.constant(words, name="asset")
        v1.add_to_collection(v1.GraphKeys.ASSET_FILEPATHS, asset)
        table = tf.lookup.StaticHashTable(
            tf.lookup.TextFileInitializer(asset, tf.string, tf.lookup.TextFileIndex.WHOLE_LINE,
                                          tf.int64, tf.lookup.TextFileIndex.LINE_NUMBER), -1)
        with v1.variable_scope("", use_resource=True):
            w = v1.get_variable("w", initializer=tf.ones([2, 2]))
        # The initial value is computed by a node that equals another one.
        one = tf.constant(4.0, name="four")
        start = copies(one, "initializer")
        v = v1.get_variable("v", initializer=start, use_resource=True)
        v1.add_to_collection("my_tensors", copies(x, "collection"))
        v1.add_to_collection("my_ops", copies(x, "collection_of_ops").op)
        signature = raw.Neg(x=raw.Neg(x=copies(x, "signature")), name="result")
        copies(x, "unused")
        saver = v1.train.Saver([w, v])
        with v1.Session() as session:
            session.run([v1.global_variables_initializer(), v1.tables_initializer()])
            builder = v1.saved_model.Builder(str(out))
            builder.add_meta_graph_and_variables(
                session, ["serve"], saver=saver,
                assets_collection=v1.get_collection(v1.GraphKeys.ASSET_FILEPATHS),
                main_op=v1.tables_initializer(name="main_op"),
                signature_def_map={
                    "serving_default": v1.saved_model.predict_signature_def(
                        {"x": x}, {"y": signature, "w": w + copies(w, "variable")}),
                    "copy": v1.saved_model.predict_signature_def(
                        {"x": x}, {"y": v1.get_default_graph().get_tensor_by_name("signature_twice:0")}),
                })
            builder.save(as_text=True)


class Functions(tf.Module):
    """Functions that XLA compiles, functions of tf.data, and others."""

    def __init__(self, words):
        super().__init__()
        self.words = tf.saved_model.Asset(words)
        self.scale = tf.Variable(2.0)

    @tf.function(jit_compile=True)
    def compiled(self, x):
        return tf.negative(tf.negative(x)) * 2.0

    @tf.function
    def plain(self, x):
        return tf.negative(tf.negative(x)) * 3.0

    @tf.function(input_signature=[tf.TensorSpec([4], tf.float32, "x")])
    def serve(self, x):
        rows = tf.data.Dataset.from_tensor_slices(x).map(
            lambda row: tf.negative(tf.negative(row)) + 1.0)
        total = rows.reduce(tf.constant(0.0), lambda sum_, row: sum_ + row)
        return {"total": total, "compiled": self.compiled(x), "plain": self.plain(x) * self.scale}


def as_text(directory):
    path = directory / "saved_model.pb"
    model = saved_model_pb2.SavedModel.FromString(path.read_bytes())
    for graph in model.meta_graphs:
        # Stack traces of all nodes: they would take most of the file.
        graph.graph_def.ClearField("debug_info")
        graph.meta_info_def.ClearField("stripped_op_list")
    path.unlink()
    (directory / "saved_model.pbtxt").write_text(text_format.MessageToString(model))


def write_functions(out):
    with tempfile.TemporaryDirectory() as directory:
        words = os.path.join(directory, "words.txt")
        pathlib.Path(words).write_text("a\nb\n")
        tf.saved_model.save(Functions(words), str(out))
    as_text(out)


def generic_function():
    """(x: T) -> -(-x), of any type T."""
    function = function_pb2.FunctionDef()
    function.signature.name = "Generic"
    function.signature.attr.add(name="T", type="type")
    function.signature.input_arg.add(name="x", type_attr="T")
    function.signature.output_arg.add(name="y", type_attr="T")
    operand = "x"
    for name in ("first", "second"):
        node = function.node_def.add(name=name, op="Neg", input=[operand])
        node.attr["T"].placeholder = "T"
        operand = name + ":y:0"
    function.ret["y"] = operand
    return function


def write_graph(out):
    """Devices, control dependencies, colocation, frames; a generic function."""
    with tf.Graph().as_default() as graph:
        v1.disable_control_flow_v2()
        x = v1.placeholder(tf.float32, [2, 2], name="x")
        with graph.device(CPU):
            with tf.control_dependencies([tf.no_op(name="before")]):
                inner = raw.Neg(x=x, name="inner")
            outer = raw.Neg(x=inner, name="outer")
        with v1.colocate_with(inner.op):
            raw.AddV2(x=raw.Sqrt(x=x, name="moved_first"), y=raw.Tanh(x=x, name="moved_second"),
                      name="moved")
        raw.Identity(input=outer, name="after_removed")
        with graph.device(CPU):
            there = raw.Sqrt(x=x, name="there")
        here = raw.Sqrt(x=x, name="here")
        raw.AddV2(x=there, y=here, name="devices")
        raw.Maximum(x=raw.Tanh(x=x, name="same_once"), y=raw.Tanh(x=x, name="same_twice"),
                    name="merged")
        with v1.colocate_with(there.op):
            together = raw.Neg(x=x, name="together")
        raw.AddV2(x=x, y=together, name="colocated")
        loop = v1.while_loop(
            lambda i, a: i < 3,
            lambda i, a: (i + 1, raw.Neg(x=raw.Neg(x=a)) + raw.Sqrt(x=x, name="body_sqrt")),
            [tf.constant(0), x], name="loop", back_prop=False)
        raw.Identity(input=loop[1], name="looped")
        copies(x, "unused")
        raw.Cos(x=x, name="alone")
        graph_def = graph.as_graph_def()
    graph_def.library.function.append(generic_function())
    call = graph_def.node.add(name="generic", op="Generic", input=["x"])
    call.attr["T"].type = tf.float32.as_datatype_enum
    graph_def.versions.ClearField("bad_consumers")
    out.mkdir()
    (out / "graph.pbtxt").write_text(text_format.MessageToString(graph_def))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--out", type=pathlib.Path,
                        default=pathlib.Path(__file__).resolve().parent / "models")
    arguments = parser.parse_args()
    arguments.out = arguments.out.resolve()
    shutil.rmtree(arguments.out, ignore_errors=True)
    arguments.out.mkdir(parents=True)
    write_functions(arguments.out / "functions")
    write_references(arguments.out / "references")
    write_graph(arguments.out / "graph")
    return 0


if __name__ == "__main__":
    sys.exit(main())
