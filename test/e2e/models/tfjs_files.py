"""Writes TensorFlow.js graph models: model.json and the files of weights, from a graph of TensorFlow."""

from __future__ import annotations

import base64
import dataclasses
import json
import pathlib
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import tensorflow as tf
from google.protobuf import json_format
from tensorflow.core.framework import graph_pb2, node_def_pb2

from .exporters import Saved

ACTIVATIONS = ("Relu", "Relu6", "Elu", "LeakyRelu", "Prelu")
FUSED = {
    "Conv2D": "_FusedConv2D",
    "DepthwiseConv2dNative": "FusedDepthwiseConv2dNative",
    "MatMul": "_FusedMatMul",
}
# TensorFlow.js has no 64-bit numbers.
NARROW = {"int64": "int32", "float64": "float32"}


@dataclasses.dataclass
class TFJSExport:
    """A function as a TensorFlow.js graph model."""

    function: Any  # a tf.function that returns a dictionary
    specs: Sequence[tf.TensorSpec]
    fuses: bool = False
    # The stored type of a float constant of more than one element.
    quantized: str = ""
    shard_bytes: int = 4 << 20
    # Writes bytes as arrays of numbers, and shapes with numbers instead of strings.
    as_numbers: bool = False

    def save(self, directory: pathlib.Path) -> Saved:
        from tensorflow.python.framework import convert_to_constants

        concrete = self.function.get_concrete_function(*self.specs)
        frozen = convert_to_constants.convert_variables_to_constants_v2(
            concrete, lower_control_flow=False
        )
        graph = frozen.graph.as_graph_def()
        quantize_constants(graph, self.quantized)
        outputs = dict(zip(sorted(concrete.structured_outputs), frozen.outputs))
        signature = {
            "inputs": {each.name.split(":")[0]: tensor_info(each) for each in frozen.inputs},
            "outputs": {name: tensor_info(each) for name, each in outputs.items()},
        }
        runnable = tf.compat.v1.wrap_function(
            lambda: tf.graph_util.import_graph_def(graph, name=""), []
        ).prune([each.name for each in frozen.inputs], {k: v.name for k, v in outputs.items()})
        names = [each.name.split(":")[0] for each in frozen.inputs]

        def run(**inputs: tf.Tensor) -> dict[str, tf.Tensor]:
            return runnable(*[inputs[name] for name in names])

        written = graph_pb2.GraphDef.FromString(graph.SerializeToString())
        if self.fuses:
            fuse_nodes(written, {info["name"].split(":")[0] for info in signature["outputs"].values()})
        write_model(directory, written, signature, self.quantized, self.shard_bytes, self.as_numbers)
        specs = {
            name: tf.TensorSpec(tensor.shape, tensor.dtype, name)
            for name, tensor in zip(names, frozen.inputs)
        }
        results = {name: tf.TensorSpec(each.shape, each.dtype) for name, each in outputs.items()}
        return saved_as_tfjs(run, specs, results)


@dataclasses.dataclass
class TFJSTableExport:
    """A lookup in a table that an initializer fills, joined by a number or by names of nodes."""

    keys: Sequence[Any]
    values: Sequence[Any]
    default: Any
    by_name: bool = False

    def save(self, directory: pathlib.Path) -> Saved:
        keys, values = tf.constant(self.keys, tf.int64), tf.constant(self.values)
        arguments = {"key_dtype": keys.dtype, "value_dtype": values.dtype, "shared_name": "words"}
        with tf.Graph().as_default() as graph:
            x = tf.compat.v1.placeholder(tf.int64, [None], "x")
            if self.by_name:
                table = tf.raw_ops.HashTableV2(name="table", **arguments)
            else:
                table = tf.compat.v1.placeholder(tf.resource, [], "captured")
            found = tf.raw_ops.LookupTableFindV2(
                table_handle=table, keys=x, default_value=tf.constant(self.default)
            )
            y = tf.identity(found, name="y")
        with tf.Graph().as_default() as initializer:
            table = tf.raw_ops.HashTableV2(name="table", **arguments)
            tf.raw_ops.LookupTableImportV2(
                table_handle=table,
                keys=tf.constant(self.keys, tf.int64, name="keys"),
                values=tf.constant(self.values, name="values"),
            )
        signature = {"inputs": {"x": tensor_info(x)}, "outputs": {"y": tensor_info(y)}}
        more = {"modelInitializer": initializer.as_graph_def()}
        if not self.by_name:
            resource = {"dtype": "DT_RESOURCE", "tensorShape": {}, "resourceId": "7"}
            signature["inputs"]["unknown"] = {"name": "captured:0", **resource}
            more["initializerSignature"] = {"outputs": {"out": {"name": "table:0", **resource}}}
        write_model(directory, graph.as_graph_def(), signature, more=more)

        lookup = tf.lookup.StaticHashTable(
            tf.lookup.KeyValueTensorInitializer(keys, values), self.default
        )
        return saved_as_tfjs(
            lambda x: {"y": lookup.lookup(x)},
            {"x": tf.TensorSpec([None], tf.int64, "x")},
            {"y": tf.TensorSpec(None, values.dtype)},
        )


def saved_as_tfjs(run: Callable, inputs: dict, outputs: dict) -> Saved:
    return Saved(
        "tfjs",
        "model",
        f"tensorflow {tf.__version__}, tfjs_files.py",
        run=run,
        input_specs=inputs,
        output_specs=outputs,
    )


def tensor_info(tensor: Any) -> dict[str, Any]:
    shape = json_format.MessageToDict(tensor.shape.as_proto())
    return {"name": tensor.name, "dtype": f"DT_{type_name(tensor.dtype)}", "tensorShape": shape}


def type_name(dtype: tf.DType) -> str:
    short = {"float32": "FLOAT", "float64": "DOUBLE", "float16": "HALF"}
    return short.get(dtype.name, dtype.name.upper())


def constants(graph: graph_pb2.GraphDef) -> list[node_def_pb2.NodeDef]:
    functions = graph.library.function
    lists = [graph.node, *(function.node_def for function in functions)]
    return [node for nodes in lists for node in nodes if node.op == "Const"]


def quantize(value: np.ndarray, stored: str) -> tuple[np.ndarray, dict[str, Any]]:
    """The stored numbers, and what model.json says of them."""
    if stored == "float16":
        return value.astype(np.float16), {}
    levels = np.iinfo(stored).max
    low, high = float(min(value.min(), 0)), float(max(value.max(), 0))
    scale = (high - low) / levels
    low = -round(-low / scale) * scale
    numbers = np.clip(np.round((value.astype(np.float64) - low) / scale), 0, levels)
    return numbers.astype(stored), {"scale": scale, "min": low}


def dequantize(numbers: np.ndarray, facts: dict[str, Any], dtype: str) -> np.ndarray:
    if "scale" not in facts:
        return numbers.astype(dtype)
    exact = numbers.astype(np.float64) * facts["scale"] + facts["min"]
    return (exact if dtype == "float32" else np.floor(exact + 0.5)).astype(dtype)


def is_quantized(value: np.ndarray, stored: str) -> bool:
    kinds = ("float32",) if stored == "float16" else ("float32", "int32")
    return bool(stored) and value.size > 8 and value.dtype.name in kinds


def quantize_constants(graph: graph_pb2.GraphDef, stored: str) -> None:
    """Gives constants the values that a reader of the quantized weights has."""
    for node in constants(graph):
        value = tf.make_ndarray(node.attr["value"].tensor)
        if is_quantized(value, stored):
            seen = dequantize(*quantize(value, stored), value.dtype.name)
            node.attr["value"].tensor.CopyFrom(tf.make_tensor_proto(seen))


def prelu_of(node: Any, nodes: dict[str, Any]) -> tuple[str, Any] | None:
    """The input and the negated slope if the node adds Relu(x) and slope * Relu(-x)."""
    if node.op != "AddV2":
        return None
    positive, scaled = (nodes[name] for name in node.input)
    if positive.op != "Relu" or scaled.op != "Mul":
        return None
    operands = [nodes[name] for name in scaled.input]
    slope = next((each for each in operands if each.op == "Const"), None)
    negative = next((each for each in operands if each.op == "Relu"), None)
    if not slope or not negative or nodes[negative.input[0]].op != "Neg":
        return None
    return (positive.input[0], slope) if positive.input[0] == nodes[negative.input[0]].input[0] else None


def fuse_nodes(graph: graph_pb2.GraphDef, outputs: set[str]) -> None:
    """What the converter of TensorFlow.js fuses: PReLU, biases and activations."""
    nodes = {node.name: node for node in graph.node}
    for node in graph.node:
        if match := prelu_of(node, nodes):
            x, slope = match
            value = tf.make_ndarray(slope.attr["value"].tensor)
            slope.attr["value"].tensor.CopyFrom(tf.make_tensor_proto(-value))
            node.op = "Prelu"
            node.input[:] = [x, slope.name]
            node.attr.clear()
    prune(graph, outputs)
    nodes = {node.name: node for node in graph.node}
    for node in graph.node:
        if node.op not in ACTIVATIONS and node.op != "BiasAdd":
            continue
        first = nodes[node.input[0]]
        users = [u for u in graph.node if first.name in u.input]
        if node.op == "BiasAdd" and first.op in FUSED:
            fused = node_def_pb2.NodeDef.FromString(first.SerializeToString())
            fused.op = FUSED[first.op]
        elif node.op != "BiasAdd" and first.op in FUSED.values() and len(users) == 1:
            fused = node_def_pb2.NodeDef.FromString(first.SerializeToString())
            if node.op == "LeakyRelu":
                fused.attr["leakyrelu_alpha"].f = node.attr["alpha"].f
        else:
            continue
        fused.input.extend(node.input[1:])
        fused.attr["fused_ops"].list.s.append(node.op.encode())
        # The converter counts an activation of a depthwise convolution, too.
        counts = len(node.input) > 1 or fused.op == FUSED["DepthwiseConv2dNative"]
        fused.attr["num_args"].i += int(counts)
        fused.name = node.name
        node.CopyFrom(fused)
    prune(graph, outputs)


def prune(graph: graph_pb2.GraphDef, outputs: set[str]) -> None:
    nodes = {node.name: node for node in graph.node}
    work, seen = list(outputs), set()
    while work:
        name = work.pop().removeprefix("^").split(":")[0]
        if name not in seen:
            seen.add(name)
            work += nodes[name].input
    for index in reversed(range(len(graph.node))):
        if graph.node[index].name not in seen and graph.node[index].op != "Placeholder":
            del graph.node[index]


def take_weights(graph: graph_pb2.GraphDef, stored: str) -> list[tuple[dict[str, Any], bytes]]:
    """Removes the values of constants; returns the entries of the manifest with their bytes."""
    result = []
    for node in constants(graph):
        tensor = node.attr["value"].tensor
        value = tf.make_ndarray(tensor)
        entry: dict[str, Any] = {"name": node.name, "shape": list(value.shape)}
        if value.dtype == object:
            entry["dtype"] = "string"
            content = b"".join(len(s).to_bytes(4, "little") + s for s in value.reshape(-1))
        else:
            value = value.astype(NARROW.get(value.dtype.name, value.dtype.name))
            entry["dtype"] = value.dtype.name
            if is_quantized(value, stored):
                value, facts = quantize(value, stored)
                entry["quantization"] = {"dtype": stored, "original_dtype": entry["dtype"], **facts}
            content = value.tobytes()
        result.append((entry, content))
        kept = type(tensor)(dtype=tensor.dtype, tensor_shape=tensor.tensor_shape)
        tensor.CopyFrom(kept)
    return result


def with_numbers(value: Any, key: str = "") -> Any:
    """The JSON with numbers for sizes and for bytes."""
    if isinstance(value, dict):
        return {k: with_numbers(v, k) for k, v in value.items()}
    if isinstance(value, list):
        return [with_numbers(v, key) for v in value]
    if key == "size":
        return int(value)
    if key == "s":
        return list(base64.b64decode(value))
    return value


def write_model(
    directory: pathlib.Path,
    graph: graph_pb2.GraphDef,
    signature: dict[str, Any],
    stored: str = "",
    shard_bytes: int = 4 << 20,
    as_numbers: bool = False,
    more: dict[str, Any] | None = None,
) -> None:
    directory.mkdir(parents=True)
    more = dict(more or {})
    weights = take_weights(graph, stored)
    if initializer := more.get("modelInitializer"):
        weights += take_weights(initializer, "")
        more["modelInitializer"] = json_format.MessageToDict(initializer)
    content = b"".join(part for _, part in weights)
    shards = [content[i : i + shard_bytes] for i in range(0, len(content), shard_bytes)]
    paths = [f"group1-shard{i + 1}of{len(shards)}.bin" for i in range(len(shards))]
    for path, shard in zip(paths, shards):
        (directory / path).write_bytes(shard)
    topology = json_format.MessageToDict(graph)
    model = {
        "format": "graph-model",
        "generatedBy": tf.__version__,
        "convertedBy": "tfjs_files.py",
        "signature": signature,
        "modelTopology": with_numbers(topology) if as_numbers else topology,
        **more,
        "weightsManifest": [{"paths": paths, "weights": [entry for entry, _ in weights]}],
    }
    (directory / "model.json").write_text(json.dumps(model))
