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
