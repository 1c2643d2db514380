"""Folders of models: links, pipes and devices, checkpoints whose shards lie, object graphs in
circles, TensorFlow.js models with the wrong files."""

from __future__ import annotations

import json
import os
import struct
from collections.abc import Callable

import bomb_models as bombs
from graph_files import Graph, number, part
from hostile_models.registry import Content, hostile_file

ALL = ("convert", "optimize", "inspect", "explain")


def sound() -> bytes:
    graph = Graph()
    graph.relu(graph.placeholder([2]))
    return graph.encode_saved_model({"serving_default": ("x0", "n1")})


def saved_model(name: str, files: Callable[[], dict[str, Content]], codes: str = "") -> None:
    hostile_file(f"SavedModel: {name}", files, "model", codes, commands=ALL)


def link(target: str) -> Callable:
    return lambda path: os.symlink(target, path)


# Special files.
saved_model("a saved_model.pb that is a link to itself", lambda: {"saved_model.pb": link("saved_model.pb")})
saved_model("a saved_model.pb that is a pipe", lambda: {"saved_model.pb": os.mkfifo})
saved_model("a saved_model.pb without end", lambda: {"saved_model.pb": link("/dev/zero")})
saved_model("folders that are links to themselves", lambda: {
    "saved_model.pb": sound(), "assets": link("."), "variables": link("variables"), "more": {"up": link("..")},
})  # fmt: skip


def restoring(**files: Content) -> dict[str, Content]:
    content: dict[str, Content] = {"saved_model.pb": bombs.restoring(["k"], bombs.FLOAT, (1000,))}
    names = {"index": "variables.index", "data": "variables.data-00000-of-00001"}
    return content | {"variables": {names.get(name, name): each for name, each in files.items()}}


FLOATS = bytes(4000)


def index(header: bytes = bombs.HEADER, **fields) -> bytes:
    dims, size = fields.get("dims", (1000,)), fields.get("size", 4000)
    value = bombs.entry(fields.get("dtype", bombs.FLOAT), dims, fields.get("offset", 0), size, bombs.masked_crc(FLOATS))
    value += fields.get("more", b"")
    return bombs.table([(b"k", 0, bombs.block([(b"", header), (b"k", value)]))])


def shards(count: int) -> bytes:
    return bombs.field(1, count) + bombs.field(3, bombs.field(1, 1))


saved_model("an index that is a pipe", lambda: restoring(index=os.mkfifo, data=FLOATS))
saved_model("weights that are a pipe", lambda: restoring(index=index(), data=os.mkfifo))
saved_model("weights without end", lambda: restoring(index=index(), data=link("/dev/zero")))
saved_model("weights that are a folder", lambda: restoring(index=index(), data={}))
saved_model("two billion shards", lambda: restoring(index=index(shards((1 << 31) - 1)), data=FLOATS))
saved_model("no shards", lambda: restoring(index=index(shards(0)), data=FLOATS))
saved_model("shard 1000000 of 1", lambda: restoring(index=index(more=bombs.field(3, 1_000_000)), data=FLOATS))
saved_model("shards of big-endian numbers", lambda: restoring(index=index(shards(1) + bombs.field(2, 1)), data=FLOATS))
saved_model("a shard that ends early", lambda: restoring(index=index(), data=FLOATS[:123]))
saved_model("an offset behind 2^63", lambda: restoring(index=index(offset=(1 << 63) + 8), data=FLOATS))
saved_model("sizes that multiply beyond 64 bits", lambda: restoring(index=index(dims=(1 << 40, 1 << 40)), data=FLOATS))
saved_model("a negative size in the checkpoint", lambda: restoring(index=index(dims=(-1000,)), data=FLOATS))
saved_model("a size in bytes that is not that of the shape", lambda: restoring(index=index(size=3), data=FLOATS))
saved_model("a type that does not exist in the checkpoint", lambda: restoring(index=index(dtype=12345), data=FLOATS))


def slices() -> bytes:
    """A partitioned variable of 20,000 slices that all cover the whole tensor."""
    one = part(1, part(1, number(1, 0) + number(2, 1000)))
    return index(more=bombs.field(7, one) * 20_000)


saved_model("20000 slices of one tensor", lambda: restoring(index=slices(), data=FLOATS))


# Object graphs.


def object_graph(nodes: list[bytes], functions: bytes = b"") -> dict[str, Content]:
    content = bombs.field(7, b"".join(bombs.field(1, node) for node in nodes) + functions)
    model = sound()
    # The meta graph is the last field of the model.
    head, meta = model[:2], model[2:]
    size, shift, place = 0, 0, 1
    while True:
        byte = meta[place]
        size |= (byte & 127) << shift
        shift, place = shift + 7, place + 1
        if byte < 128:
            break
    assert size == len(meta) - place
    return {"saved_model.pb": head + bombs.field(2, meta[place:] + content)}


def child(name: str | bytes, index_: int) -> bytes:
    return bombs.field(1, bombs.field(1, index_) + part(2, name))


saved_model("an object that is its own child", lambda: object_graph([child("self", 0) * 1000]))
saved_model("two objects that hold each other 40 times", lambda: object_graph(
    [b"".join(child(f"a{i}", 1) for i in range(40)), b"".join(child(f"b{i}", 0) for i in range(40))]))  # fmt: skip
saved_model("objects that hold the next twice, 60 deep", lambda: object_graph(
    [child("l", i + 1) + child("r", i + 1) for i in range(60)] + [b""]))  # fmt: skip
saved_model("a chain of 50000 objects", lambda: object_graph([child("next", i + 1) for i in range(50_000)] + [b""]))
saved_model("children that are not there", lambda: object_graph([child("x", 1 << 30) + child("y", -1 & (1 << 64) - 1)]))
saved_model("children of hostile names", lambda: object_graph([child("../../x", 0) + child(b"\xff\x1b[2J", 0) + child("", 0)]))


def function_object(structure: bytes) -> list[bytes]:
    # Node 1 is a function with one concrete function, whose name is that of a function of no library.
    return [child("f", 1), bombs.field(6, part(1, "missing") + part(2, structure))]


def nested(levels: int) -> bytes:
    value = bombs.field(1, b"")
    for _ in range(levels):
        value = bombs.field(51, bombs.field(1, value))
    return value


saved_model("a function that is missing from the library", lambda: object_graph(function_object(b"")))
saved_model("a structure of arguments 20000 deep", lambda: object_graph(function_object(nested(20_000))))
saved_model("a structure of arguments 80 deep", lambda: object_graph(function_object(nested(80))))


# TensorFlow.js.


def tfjs(name: str, change: Callable[[dict], object] | None, codes: str = "", **files: Content) -> None:
    """Weights of 8 bytes in 'weights.bin', unless `files` says otherwise."""

    def build() -> dict[str, Content]:
        model = {
            "format": "graph-model",
            "modelTopology": {"node": [
                {"name": "x", "op": "Placeholder", "attr": {"dtype": {"type": "DT_FLOAT"}, "shape": {"shape": {"dim": [{"size": "2"}]}}}},
                {"name": "w", "op": "Const", "attr": {"dtype": {"type": "DT_FLOAT"}}},
                {"name": "y", "op": "AddV2", "input": ["x", "w"], "attr": {"T": {"type": "DT_FLOAT"}}},
            ]},
            "weightsManifest": [{"paths": ["weights.bin"], "weights": [{"name": "w", "shape": [2], "dtype": "float32"}]}],
        }  # fmt: skip
        content: dict[str, Content] = {"weights.bin": struct.pack("<2f", 1, 2)}
        text = change(model) if change else None
        content["model.json"] = text if isinstance(text, bytes) else json.dumps(model).encode()
        return content | {key.replace("_", "."): each for key, each in files.items()}

    hostile_file(f"tfjs: {name}", build, "model", codes, commands=("convert", "inspect", "explain"))


def weights(model: dict) -> dict:
    return model["weightsManifest"][0]["weights"][0]


tfjs("a sound model", None, "ok")
tfjs("weights that are a pipe", None, "", weights_bin=os.mkfifo)
tfjs("weights without end", None, "", weights_bin=link("/dev/zero"))
tfjs("weights that are a folder", None, "", weights_bin={})
tfjs("weights that are a link to themselves", None, "", weights_bin=link("weights.bin"))
tfjs("weights that are longer than the manifest says", None, "", weights_bin=bytes(1 << 20))
tfjs("a model.json that is a pipe", None, "", model_json=os.mkfifo)
tfjs("the same file 100000 times", lambda m: m["weightsManifest"][0].update(paths=["weights.bin"] * 100_000))
tfjs("weights of 2^62 bytes", lambda m: weights(m).update(shape=[1 << 30, 1 << 30, 1]))
tfjs("weights of 50000 dimensions", lambda m: weights(m).update(shape=[1] * 50_000))
tfjs("arrays 100000 deep", lambda m: b"[" * 100_000)
tfjs("objects 100000 deep", lambda m: b'{"modelTopology":' * 100_000)
tfjs("a function that calls itself", lambda m: m["modelTopology"].update(library={"function": [{
    "signature": {"name": "f", "inputArg": [{"name": "a", "type": "DT_FLOAT"}], "outputArg": [{"name": "r", "type": "DT_FLOAT"}]},
    "nodeDef": [{"name": "c", "op": "PartitionedCall", "input": ["a"], "attr": {
        "f": {"func": {"name": "f"}}, "Tin": {"list": {"type": ["DT_FLOAT"]}}, "Tout": {"list": {"type": ["DT_FLOAT"]}}}}],
    "ret": {"r": "c:output:0"},
}]}) or m["modelTopology"]["node"].append({"name": "z", "op": "PartitionedCall", "input": ["y"], "attr": {
    "f": {"func": {"name": "f"}}, "Tin": {"list": {"type": ["DT_FLOAT"]}}, "Tout": {"list": {"type": ["DT_FLOAT"]}}}}) and None,
    "recursive-function")  # fmt: skip
tfjs("a quantization that is no numbers", lambda m: weights(m).update(
    quantization={"dtype": "uint8", "scale": 1e308, "min": -1e308, "original_dtype": "float32"}))  # fmt: skip
tfjs("names of control characters", lambda m: m["modelTopology"]["node"][2].update(name="y\x1b[2J\r\n\x00", op="Nope\x1b[2J"))


# TensorFlow.js layers models.


def dense(name: str, units: object = 1, **options: object) -> dict:
    return {"class_name": "Dense", "config": {"name": name, "units": units, **options}}


def calling(layer: dict, *inputs: list, **more: object) -> dict:
    return layer | {"name": layer["config"]["name"], "inbound_nodes": [[*inputs]]} | more


def input_layer(*shape: object, **options: object) -> dict:
    config = {"name": "x", "batch_input_shape": list(shape), "dtype": "float32", **options}
    return {"class_name": "InputLayer", "name": "x", "config": config, "inbound_nodes": []}


def layers(name: str, change: Callable[[dict, list], object] | None, codes: str = "", version: str = "2.15.0") -> None:
    """x [?, 2] -> Dense of one unit; `change` gets the file and its list of layers."""

    def build() -> dict[str, Content]:
        listed = [input_layer(None, 2), dense("dense")]
        topology = {"keras_version": version, "model_config": {"class_name": "Sequential", "config": {"name": "m", "layers": listed}}}
        model = {
            "format": "layers-model",
            "modelTopology": topology,
            "weightsManifest": [{"paths": ["weights.bin"], "weights": [
                {"name": "dense/kernel", "shape": [2, 1], "dtype": "float32"}, {"name": "dense/bias", "shape": [1], "dtype": "float32"}]}],
        }  # fmt: skip
        text = change(model, listed) if change else None
        content = text if isinstance(text, bytes) else json.dumps(model).encode()
        return {"weights.bin": struct.pack("<3f", 1, 2, 3), "model.json": content}

    hostile_file(f"layers: {name}", build, "model", codes, commands=("convert", "inspect", "explain"))


def one(layer: dict, *shape: object) -> Callable[[dict, list], object]:
    """The model has this layer on an input of this shape."""

    def change(_: dict, listed: list) -> None:
        listed[:] = [input_layer(*(shape or (None, 2))), layer]

    return change


def without_weights(cls: str, **options: object) -> dict:
    return {"class_name": cls, "config": {"name": "y", **options}}


def functional(*listed: dict, outputs: object = (("y", 0, 0),)) -> Callable[[dict, list], object]:
    def change(model: dict, _: list) -> None:
        model["modelTopology"]["model_config"] = {"class_name": "Functional", "config": {
            "name": "m", "layers": [input_layer(None, 2), *listed], "input_layers": [["x", 0, 0]], "output_layers": outputs}}  # fmt: skip

    return change


def relu(name: str, *inputs: list, **more: object) -> dict:
    return calling({"class_name": "ReLU", "config": {"name": name}}, *inputs, **more)


def doubling(depth: int) -> Callable[[dict, list], object]:
    """A model that calls a model twice, which calls a model twice, ..."""
    inner: dict = relu("leaf", ["x", 0, 0, {}])
    for level in range(depth):
        config = {"name": f"m{level}", "layers": [input_layer(None, 2), inner], "input_layers": [["x", 0, 0]], "output_layers": [[inner["name"], 2 if level else 0, 0]]}
        inner = {"class_name": "Functional", "name": f"m{level}", "config": config, "inbound_nodes": [[["x", 0, 0, {}]], [[f"m{level}", 1, 0, {}]]]}
    return functional(inner, outputs=[[inner["name"], 2, 0]])


layers("a sound model", None, "ok")
layers("no layers", lambda _, listed: listed.clear(), "invalid-graph")
layers("layers that are numbers", lambda _, listed: listed.extend([1, "x", None, []]), "invalid-graph")
layers("a list of layers that is a text", lambda m, _: m["modelTopology"]["model_config"]["config"].update(layers="x"), "invalid-graph")
layers("no configuration", lambda m, _: m["modelTopology"].update(model_config={}), "unsupported-op")
layers("a configuration that is a number", lambda m, _: m["modelTopology"].update(model_config=7), "file-corrupt")
layers("a configuration that is a text", lambda m, _: m["modelTopology"].update(model_config=json.dumps(m["modelTopology"]["model_config"])), "ok")
layers("a configuration that is no JSON", lambda m, _: m["modelTopology"].update(model_config="{"), "file-corrupt")
layers("a topology that is an array", lambda m, _: m.update(modelTopology=[1]), "file-corrupt")
layers("a configuration of 9 MB", lambda m, _: m["modelTopology"].update(note="x" * (9 << 20)), "limit-exceeded")
layers("options 300 deep", lambda _, listed: listed[1]["config"].update(note=json.loads("[" * 300 + "]" * 300)), "file-corrupt")
layers("models in models, 40 deep", lambda m, listed: listed.append(json.loads(
    '{"class_name":"Sequential","config":{"layers":[' * 40 + "]}}" * 40)), "ok")  # fmt: skip
layers("a model that doubles 30 times", doubling(30), "limit-exceeded")
layers("a model that doubles 3 times", doubling(3), "ok")
layers("an input of unknown rank", lambda _, listed: listed[0]["config"].update(batch_input_shape=None), "invalid-graph")
layers("an input of 100 axes", lambda _, listed: listed[0]["config"].update(batch_input_shape=[1] * 100), "limit-exceeded")
layers("an input of strings", lambda _, listed: listed[0]["config"].update(dtype="string"), "unsupported-type")
layers("an input of an unknown dtype", lambda _, listed: listed[0]["config"].update(dtype="float7"), "unsupported-op")
layers("a sparse input", lambda _, listed: listed[0]["config"].update(sparse=True), "unsupported-op")
layers("an input of negative size", lambda _, listed: listed[0]["config"].update(batch_input_shape=[None, -5]))
layers("an input of size 2^60", lambda _, listed: listed[0]["config"].update(batch_input_shape=[None, 1 << 60]), "unsupported-op")
layers("a name with control characters", lambda _, listed: listed[1]["config"].update(name="\x1b[2J\r\n\x00"), "invalid-graph")
layers("a name that is a number", lambda _, listed: listed[1]["config"].update(name=7), "invalid-graph")
for units in (0, -1, 1 << 40, 1e300, "many", [1], {}, True):
    layers(f"{units} units", lambda _, listed, units=units: listed[1]["config"].update(units=units), "unsupported-op")
layers("no units", lambda _, listed: listed[1]["config"].pop("units"), "invalid-graph")
layers("other units than the weights", lambda _, listed: listed[1]["config"].update(units=5), "shape-mismatch")
layers("a weight less", lambda m, _: m["weightsManifest"][0]["weights"].pop(), "invalid-graph")
layers("a weight of strings", lambda m, _: m["weightsManifest"][0]["weights"][1].update(dtype="string", shape=[]), "file-corrupt")
layers("two weights that fit", lambda m, _: m["weightsManifest"][0]["weights"].append(
    {"name": "dense/cell/kernel", "shape": [0], "dtype": "float32"}), "ok")  # fmt: skip
layers("two weights that fit equally", lambda m, _: m["weightsManifest"][0]["weights"][:] and m["weightsManifest"][0].update(weights=[
    {"name": f"{model}/dense/{name}", "shape": [0], "dtype": "float32"} for model in "ab" for name in ("kernel", "bias")]), "invalid-graph")  # fmt: skip
layers("a class of a stranger", one(without_weights("Mine")), "unsupported-op")
layers("a model of another class", lambda m, _: m["modelTopology"]["model_config"].update(class_name="Mine"), "unsupported-op")
layers("an activation of a stranger", lambda _, listed: listed[1]["config"].update(activation="mine"), "unsupported-op")
layers("an activation that is a number", lambda _, listed: listed[1]["config"].update(activation=7), "unsupported-op")
layers("a padding of 2^31 - 1", one(without_weights("ZeroPadding1D", padding=(1 << 31) - 1), None, 2, 2), "limit-exceeded")
layers("a padding of 2^40", one(without_weights("ZeroPadding1D", padding=1 << 40), None, 2, 2), "unsupported-op")
layers("2^31 - 1 repetitions", one(without_weights("RepeatVector", n=(1 << 31) - 1), None, (1 << 31) - 1), "limit-exceeded")
layers("an upsampling by 2^30", one(without_weights("UpSampling2D", size=1 << 30), None, 8, 8, 1), "limit-exceeded")
layers("a resizing to 2^31 - 1", one(without_weights("Resizing", height=(1 << 31) - 1, width=(1 << 31) - 1), None, 8, 8, 1))
layers("a cropping of everything", one(without_weights("Cropping1D", cropping=5), None, 4, 2), "shape-mismatch")
layers("a shape of 2^62 elements", one(without_weights("Reshape", target_shape=[1 << 30, 1 << 30, 4])), "shape-mismatch")
layers("a shape of negative numbers", one(without_weights("Reshape", target_shape=[-1, -1])), "unsupported-op")
layers("a shape of zeros", one(without_weights("Reshape", target_shape=[0, -1])), "shape-mismatch")
layers("a permutation that is none", one(without_weights("Permute", dims=[1, 1]), None, 2, 3), "unsupported-op")
layers("a permutation of too many axes", one(without_weights("Permute", dims=[1, 2, 3]), None, 2, 3), "unsupported-op")
layers("axis 7", one(without_weights("BatchNormalization", axis=7)), "invalid-graph")
layers("a dense layer on a scalar", one(dense("dense"), None), "shape-mismatch")
layers("a convolution of a matrix", one(without_weights("Conv2D", filters=1, kernel_size=3)), "shape-mismatch")
layers("a kernel of 2^31 - 1", one(without_weights("Conv2D", filters=1, kernel_size=(1 << 31) - 1), None, 8, 8, 1), "invalid-graph")
layers("a dilation of 2^31 - 1", one(without_weights("Conv2D", filters=1, kernel_size=9, dilation_rate=(1 << 31) - 1), None, 8, 8, 1), "limit-exceeded")
layers("a stride of zero", one(without_weights("MaxPooling2D", strides=0), None, 8, 8, 1), "unsupported-op")
layers("a window that is too large", one(without_weights("MaxPooling2D", pool_size=99), None, 8, 8, 1), "shape-mismatch")
layers("no groups", one(without_weights("Conv2D", filters=1, kernel_size=1, groups=0), None, 8, 8, 1), "unsupported-op")
layers("groups of no channels", one(without_weights("Conv2D", filters=2, kernel_size=1, groups=2), None, 8, 8, 1), "unsupported-op")
layers("unknown channels", one(without_weights("Conv2D", filters=1, kernel_size=1), None, 8, 8, None), "invalid-graph")
layers("a merge of one input", one(without_weights("Subtract")), "invalid-graph")
layers("an LSTM without weights", one(without_weights("LSTM", units=3), None, 5, 2), "invalid-graph")
layers("an LSTM of 2^24 units", one(without_weights("LSTM", units=1 << 24), None, 5, 2), "invalid-graph")
layers("an LSTM of a matrix", one(without_weights("LSTM", units=3)), "shape-mismatch")
layers("an RNN without cell", one(without_weights("RNN"), None, 5, 2), "invalid-graph")
layers("an RNN of no cells", one(without_weights("RNN", cell={"class_name": "StackedRNNCells", "config": {"cells": []}}), None, 5, 2), "invalid-graph")
layers("an RNN of a stranger's cell", one(without_weights("RNN", cell={"class_name": "Mine", "config": {}}), None, 5, 2), "unsupported-op")
layers("a wrapper of nothing", one(without_weights("TimeDistributed"), None, 5, 2), "invalid-graph")
layers("two directions of a dense layer", one(without_weights("Bidirectional", layer=dense("d")), None, 5, 2), "unsupported-op")
layers("attention without heads", one(without_weights("MultiHeadAttention", num_heads=0, key_dim=2), None, 5, 2), "unsupported-op")
layers("attention with a gate", one(without_weights("MultiHeadAttention", num_heads=1, key_dim=2, use_gate=True), None, 5, 2), "unsupported-op")
layers("attention in a window", one(without_weights("MultiHeadAttention", num_heads=1, key_dim=2, sliding_window=3), None, 5, 2), "unsupported-op")
layers("a layer with LoRA", lambda _, listed: listed[1]["config"].update(lora_rank=2), "unsupported-op")
layers("a quantized layer", lambda _, listed: listed[1]["config"].update(quantization_config={"mode": "int8"}), "unsupported-op")
layers("attention of a matrix", one(without_weights("MultiHeadAttention", num_heads=1, key_dim=2)), "unsupported-op")
layers("an equation that is none", one(without_weights("EinsumDense", equation="-,>,->->"), None, 5, 2))
layers("a cycle", functional(relu("y", ["z", 0, 0, {}]), relu("z", ["y", 0, 0, {}])), "invalid-graph")
layers("a layer that calls itself", functional(relu("y", ["y", 0, 0, {}])), "invalid-graph")
layers("a layer that is missing", functional(relu("y", ["z", 0, 0, {}])), "invalid-graph")
layers("a call that is missing", functional(relu("y", ["x", 7, 0, {}])), "invalid-graph")
layers("a negative call", functional(relu("y", ["x", -1, 0, {}])), "invalid-graph")
layers("an output that is missing", functional(relu("y", ["x", 0, 9, {}])), "invalid-graph")
layers("two layers of one name", functional(relu("y", ["x", 0, 0, {}]), relu("y", ["x", 0, 0, {}])), "invalid-graph")
layers("no output", functional(relu("y", ["x", 0, 0, {}]), outputs=[]), "invalid-graph")
layers("outputs that are numbers", functional(relu("y", ["x", 0, 0, {}]), outputs=[1, [2, [3]]]), "invalid-graph")
layers("calls that are texts", functional(relu("y", ["x", 0, 0, {}], inbound_nodes="xyz")), "invalid-graph")
layers("an InputLayer without inputs", functional(relu("y", ["x", 0, 0, {}], inbound_nodes=[[]])), "invalid-graph")
layers("a chain of 15000 layers", functional(*(relu(f"r{i}", [f"r{i - 1}" if i else "x", 0, 0, {}]) for i in range(15_000)), outputs=[["r14999", 0, 0]]))
layers("a chain of 25000 layers", functional(*(relu(f"r{i}", [f"r{i - 1}" if i else "x", 0, 0, {}]) for i in range(25_000)), outputs=[["r24999", 0, 0]]), "limit-exceeded")
layers("a call with training=True", functional(relu("y", ["x", 0, 0, {"training": True}])), "unsupported-op")
layers("a call with a constant", functional(relu("y", ["_CONSTANT_VALUE", -1, 5, {}])), "unsupported-op")
layers("an operation of keras.ops", functional({"class_name": "Roll", "module": "keras.src.ops.numpy", "name": "y", "config": {"name": "y"},
    "inbound_nodes": [{"args": [{"class_name": "__keras_tensor__", "config": {"keras_history": ["x", 0, 0]}}, 1], "kwargs": {}}]}), "unsupported-op", "3.0.0")  # fmt: skip
layers("a sum with a text", functional({"class_name": "Add", "module": "keras.src.ops.numpy", "name": "y", "config": {"name": "y"},
    "inbound_nodes": [{"args": [{"class_name": "__keras_tensor__", "config": {"keras_history": ["x", 0, 0]}}, "text"], "kwargs": {}}]}), "unsupported-op", "3.0.0")  # fmt: skip
layers("a sum of nothing", functional({"class_name": "Add", "module": "keras.src.ops.numpy", "name": "y", "config": {"name": "y"},
    "inbound_nodes": [{"args": [1, 2], "kwargs": {}}]}), "invalid-graph", "3.0.0")  # fmt: skip
