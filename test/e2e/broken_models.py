"""The inputs of `bad_input.py` for `tfuse convert`: broken models, environments and command lines."""

from __future__ import annotations

import copy
import dataclasses
import json
import pathlib
import random
import shutil
import zipfile
from collections.abc import Callable, Iterator
from typing import Any

PB = "saved_model.pb"
INDEX = "variables/variables.index"
DATA = "variables/variables.data-00000-of-00001"


@dataclasses.dataclass
class Test:
    """One broken input, and the expected behavior of tfuse."""

    name: str
    # Writes the broken model to the given (not yet existing) path.
    write: Callable[[pathlib.Path], object]
    codes: str = ""  # acceptable diagnostics, separated by blanks; empty: any
    exit_code: int = 1
    # When exit code 0 is accepted: "never", for a "valid" output file, or for the "same" file
    # as from the unbroken model.
    success: str = "never"
    arguments: tuple[str, ...] = ()
    model: str = "model"  # the path to convert, below the test's directory
    output: str = "out/model.tflite"
    file_limit: int | None = None  # RLIMIT_FSIZE: the disk is full after so many bytes


@dataclasses.dataclass
class Models:
    """The valid models, and the files that tfuse writes for the first two."""

    dense: pathlib.Path  # tf_keras: every variable of the checkpoint is used
    cnn: pathlib.Path  # Keras 3: the checkpoint holds every variable twice
    sharded: pathlib.Path
    table: pathlib.Path  # a hash table that is filled from columns 2 and 0 of a file
    program: pathlib.Path  # of JAX: a program of StableHLO
    tfjs: pathlib.Path  # a TensorFlow.js graph model with fused ops and several files
    keras: pathlib.Path  # a .keras file with a model in a model
    h5: pathlib.Path  # an .h5 file of Keras 2
    converted: dict[pathlib.Path, bytes] = dataclasses.field(default_factory=dict)


@dataclasses.dataclass
class Disks:
    """A read-only folder; None if mounting is not allowed."""

    full: pathlib.Path | None = None
    read_only: pathlib.Path | None = None


# Ways to break a SavedModel.


def changed(source: pathlib.Path, file: str, change: Callable[[bytes], bytes | None]) -> Callable:
    """A copy of the model in which one file is changed, or missing if the change is None."""

    def write(target: pathlib.Path) -> None:
        shutil.copytree(source, target)
        content = change((target / file).read_bytes())
        if content is None:
            (target / file).unlink()
        else:
            (target / file).write_bytes(content)

    return write


def flip(content: bytes, bit: int) -> bytes:
    result = bytearray(content)
    result[bit // 8] ^= 1 << bit % 8
    return bytes(result)


def missing(_: bytes) -> None:
    return None


def truncations(models: Models, rng: random.Random, count: int) -> Iterator[Test]:
    files = [(models.cnn, PB), (models.dense, INDEX), (models.dense, DATA)]
    for model, file in files:
        size = (model / file).stat().st_size
        lengths = {0, 1, size // 2, size - 1, *(rng.randrange(size) for _ in range(count))}
        for length in sorted(lengths):
            yield Test(
                f"{file} of {size} bytes cut to {length}",
                changed(model, file, lambda content, n=length: content[:n]),
                success="same" if file == DATA else "never",
            )


def bit_flips(models: Models, rng: random.Random, count: int) -> Iterator[Test]:
    for model in (models.cnn, models.dense):
        size = (model / PB).stat().st_size
        for bit in sorted(rng.sample(range(size * 8), count)):
            yield Test(
                f"{PB} of {model.parent.name}, bit {bit} flipped",
                changed(model, PB, lambda content, b=bit: flip(content, b)),
                success="valid",
            )
    for model in (models.cnn, models.dense):
        # The last 48 bytes are the footer of the table, the key to all else: every byte of it.
        size = (model / INDEX).stat().st_size
        bytes_ = {*rng.sample(range(size), min(count, size)), *range(size - 48, size)}
        for byte in sorted(bytes_):
            bit = byte * 8 + rng.randrange(8)
            yield Test(
                f"{INDEX} of {model.parent.name}, bit {bit} flipped",
                changed(model, INDEX, lambda content, b=bit: flip(content, b)),
            )
        size = (model / DATA).stat().st_size
        for bit in sorted(rng.sample(range(size * 8), min(count, size * 8))):
            yield Test(
                f"{DATA} of {model.parent.name}, bit {bit} flipped",
                changed(model, DATA, lambda content, b=bit: flip(content, b)),
                success="same",
            )


def several_flips(models: Models, rng: random.Random, count: int) -> Iterator[Test]:
    """Many bit flips at once, overwritten ranges, and bytes after the end."""
    size = (models.cnn / PB).stat().st_size
    for number in range(count):
        start, length = rng.randrange(size - 64), rng.randrange(1, 64)
        noise = rng.randbytes(length)
        yield Test(
            f"{PB} with {length} random bytes at {start}",
            changed(models.cnn, PB, lambda c, at=start, n=noise: c[:at] + n + c[at + len(n) :]),
            success="valid",
        )
        bits = [rng.randrange(size * 8) for _ in range(20)]

        def flip_all(content: bytes, bits: list[int] = bits) -> bytes:
            for bit in bits:
                content = flip(content, bit)
            return content

        yield Test(
            f"{PB} with 20 random flips ({number})",
            changed(models.cnn, PB, flip_all),
            success="valid",
        )
    for file in (INDEX, DATA):
        yield Test(
            f"{file} with bytes behind its end",
            changed(models.dense, file, lambda content: content + b"\0" * 100),
            success="same",
        )


def programs(models: Models, rng: random.Random, count: int) -> Iterator[Test]:
    """A broken serialized StableHLO program inside a valid graph."""
    content = (models.program / PB).read_bytes()
    start = content.index(b"ML\xefR")
    names = content.index(b"dot_general_v2", start)

    def patched(at: int, new: bytes) -> Callable:
        return changed(models.program, PB, lambda c: c[:at] + new + c[at + len(new) :])

    yield Test("a program that is none", patched(start, b"module"), "file-corrupt")
    yield Test("a program of a later format", patched(start + 4, b"\x65"), "file-corrupt")
    yield Test("a program with a later op", patched(names, b"dot_general_v9"), "file-corrupt")
    yield Test("a program with another op", patched(names, b"dat_general_v2"), "file-corrupt")
    yield Test("a program that ends early", patched(names, b"\0" * 400))
    for _ in range(count):
        at, length = rng.randrange(start, names), rng.randrange(1, 4)
        yield Test(
            f"a program with {length} random bytes at {at - start}",
            patched(at, rng.randbytes(length)),
            success="valid",
        )


def missing_parts(models: Models) -> Iterator[Test]:
    def directory(target: pathlib.Path) -> None:
        target.mkdir()

    def file(content: bytes, name: str = "") -> Callable[[pathlib.Path], None]:
        def write(target: pathlib.Path) -> None:
            target = target / name if name else target
            target.parent.mkdir(exist_ok=True)
            target.write_bytes(content)

        return write

    def only_variables(target: pathlib.Path) -> None:
        shutil.copytree(models.dense / "variables", target / "variables")

    def directory_as_file(target: pathlib.Path) -> None:
        (target / PB).mkdir(parents=True)

    def other_checkpoint(target: pathlib.Path) -> None:
        shutil.copytree(models.dense, target)
        shutil.rmtree(target / "variables")
        shutil.copytree(models.sharded / "variables", target / "variables")

    def other_data(target: pathlib.Path) -> None:
        shutil.copytree(models.dense, target)
        shutil.copyfile(models.cnn / DATA, target / DATA)

    yield Test("no such directory", lambda target: None, "file-not-found")
    yield Test("empty directory", directory, "not-a-model file-not-found")
    yield Test("directory without saved_model.pb", only_variables, "not-a-model file-not-found")
    yield Test("saved_model.pb is a directory", directory_as_file)
    yield Test("saved_model.pb is empty", file(b"", PB))
    yield Test("saved_model.pb is text", file(b"hello\n" * 100, PB))
    yield Test("saved_model.pb is zeros", file(b"\0" * 1000, PB))
    yield Test("a file of text", file(b"hello\n" * 100))
    yield Test("an empty file", file(b""))
    yield Test("an empty .pb", file(b""), "not-a-model", model="model.pb")
    yield Test("a .pb of noise", file(random.Random(1).randbytes(5000)), model="model.pb")
    yield Test(
        "no variables directory",
        lambda t: shutil.copytree(models.dense, t, ignore=lambda *_: ["variables"]),
        "file-not-found",
    )
    yield Test("no index", changed(models.dense, INDEX, missing), "file-not-found")
    yield Test("no data file", changed(models.dense, DATA, missing), "file-not-found")
    for shard in sorted((models.sharded / "variables").glob("variables.data-*")):
        name = f"variables/{shard.name}"
        yield Test(f"no {name}", changed(models.sharded, name, missing), "file-not-found")
    yield Test("the checkpoint of another model", other_checkpoint)
    yield Test("the data file of another model", other_data)


# GraphDefs by hand.


def node(name: str, op: str, *inputs: str, **attributes: str) -> str:
    lines = [f'name: "{name}"', f'op: "{op}"', *(f'input: "{i}"' for i in inputs)]
    lines += [f'attr {{ key: "{key}" value {{ {value} }} }}' for key, value in attributes.items()]
    return "node { " + " ".join(lines) + " }\n"


FLOAT = "type: DT_FLOAT"
X = node("x", "Placeholder", dtype=FLOAT, shape="shape { dim { size: 2 } }")


def call(name: str, function: str, argument: str) -> str:
    return node(
        name, "PartitionedCall", argument,
        f=f'func {{ name: "{function}" }}', Tin=f"list {{ {FLOAT} }}", Tout=f"list {{ {FLOAT} }}",
    )  # fmt: skip


def library(**callees: str) -> str:
    """Functions of one argument that call each other: name -> callee."""
    functions = [
        f'function {{ signature {{ name: "{name}" '
        f'input_arg {{ name: "a" {FLOAT} }} output_arg {{ name: "r" {FLOAT} }} }} '
        f"{call('call', callee, 'a').replace('node {', 'node_def {')} "
        'ret { key: "r" value: "call:output:0" } }'
        for name, callee in callees.items()
    ]
    return f"library {{ {' '.join(functions)} }}\n"


def graphs() -> Iterator[Test]:
    relu = node("y", "Relu", "x", T=FLOAT)
    constant = (
        "tensor { dtype: DT_FLOAT tensor_shape { dim { size: 4 } } float_val: 1 float_val: 2 }"
    )
    huge = "tensor { dtype: DT_FLOAT tensor_shape { dim { size: 4000000000000 } } float_val: 1 }"
    negative = "tensor { dtype: DT_FLOAT tensor_shape { dim { size: -5 } } float_val: 1 }"
    short = (
        r'tensor { dtype: DT_FLOAT tensor_shape { dim { size: 4 } } tensor_content: "\000\000" }'
    )

    def added(value: str) -> str:
        return (
            X + node("c", "Const", dtype=FLOAT, value=value) + node("y", "AddV2", "x", "c", T=FLOAT)
        )

    texts = {
        "an unknown op": (
            X + node("y", "NoSuchOpAnywhere", "x", T=FLOAT),
            "unknown-op unsupported-op",
        ),
        "a cycle of functions": (
            X + call("y", "f", "x") + library(f="g", g="f"),
            "recursive-function",
        ),
        "a function that calls itself": (
            X + call("y", "f", "x") + library(f="f"),
            "recursive-function",
        ),
        "a call of a missing function": (
            X + call("y", "gone", "x"),
            "unknown-function invalid-graph",
        ),
        "a dangling input": (X + node("y", "Relu", "nowhere", T=FLOAT), "invalid-graph"),
        "a dangling control input": (
            X + node("y", "Relu", "x", "^nowhere", T=FLOAT),
            "invalid-graph",
        ),
        "an output number that does not exist": (
            X + node("y", "Relu", "x:7", T=FLOAT),
            "invalid-graph",
        ),
        "a huge output number": (X + node("y", "Relu", "x:99999999999999999999", T=FLOAT), ""),
        "a negative output number": (X + node("y", "Relu", "x:-1", T=FLOAT), ""),
        "a cycle of nodes": (
            X + node("y", "AddV2", "x", "z", T=FLOAT) + node("z", "Relu", "y", T=FLOAT),
            "invalid-graph",
        ),
        "a node that is its own input": (
            X + node("y", "AddV2", "x", "y", T=FLOAT),
            "invalid-graph",
        ),
        "two nodes of one name": (X + relu + relu, "invalid-graph"),
        "a node without a name": (X + node("", "Relu", "x", T=FLOAT), ""),
        "a node without an op": (X + node("y", "", "x", T=FLOAT), ""),
        "too few inputs": (X + node("y", "AddV2", "x", T=FLOAT), ""),
        "too many inputs": (X + node("y", "Relu", "x", "x", T=FLOAT), ""),
        "an attribute of the wrong kind": (X + node("y", "Relu", "x", T='s: "float"'), ""),
        "a type that contradicts its input": (X + node("y", "Relu", "x", T="type: DT_INT32"), ""),
        "a type that does not exist": (X + node("y", "Relu", "x", T="type: 9999"), ""),
        "shapes that do not fit": (added(constant), ""),
        "a constant of 16 TB": (added(huge), ""),
        "a constant of negative size": (added(negative), ""),
        "a constant with too few bytes": (added(short), ""),
        "a Const without a value": (
            X + node("c", "Const", dtype=FLOAT) + node("y", "AddV2", "x", "c", T=FLOAT),
            "",
        ),
        "an unfinished text": (X + relu[:-10], ""),
        "no nodes": ("versions { producer: 1 }\n", ""),
    }
    for name, (text, codes) in texts.items():
        yield Test(
            f"graph with {name}",
            lambda target, text=text: target.write_text(text),
            codes,
            model="model.pbtxt",
        )
    deep = "x"
    nodes = [X]
    for number in range(20000):
        nodes.append(node(f"n{number}", "Relu", deep, T=FLOAT))
        deep = f"n{number}"
    yield Test(
        "graph with 20,000 nodes in a row",
        lambda target: target.write_text("".join(nodes)),
        success="valid",
        model="model.pbtxt",
    )


def composites() -> Iterator[Test]:
    """A function of one argument with an invalid annotation."""

    def graph(value: str, body: str = "") -> str:
        body = body or node("call", "Relu", "a", T=FLOAT)
        function = (
            f'function {{ signature {{ name: "f" input_arg {{ name: "a" {FLOAT} }} '
            f'output_arg {{ name: "r" {FLOAT} }} }} {body.replace("node {", "node_def {")} '
            f'ret {{ key: "r" value: "call:{"output" if "Partitioned" in body else "activations"}:0" }} '
            f'attr {{ key: "_implements" value {{ {value} }} }} }}'
        )
        return X + call("y", "f", "x") + f"library {{ {function} }}\n"

    malformed = {
        "an unknown field": r"name: \"g\" attr { key: \"k\" valu { i: 1 } }",
        "no name": r"attr { key: \"k\" value { i: 1 } }",
        "two names": r"name: \"g\" name: \"h\"",
        "a key twice": r"name: \"g\" attr { key: \"k\" value { i: 1 } } "
        r"attr { key: \"k\" value { i: 2 } }",
        "a value of the wrong kind": r"name: \"g\" attr { key: \"k\" value { i: \"one\" } }",
        "a value twice": r"name: \"g\" attr { key: \"k\" value { i: 1 f: 2 } }",
        "no end": r"name: \"g\" attr { key: \"k\" value { i: 1 }",
        "an unfinished string": r"name: \"g",
        "nothing": "",
        "a huge tensor": r"name: \"g\" attr { key: \"k\" value { tensor { dtype: DT_FLOAT "
        r"tensor_shape { dim { size: 99999999999 } } float_val: 1 } } }",
        "many levels": r"name: \"g\" " + r"attr { key: \"k\" value { func { name: \"g\" " * 5000,
        "a name that is not UTF-8": r"name: \"\377\"",
    }
    for name, text in malformed.items():
        yield Test(
            f"composite whose annotation has {name}",
            lambda target, text=text: target.write_text(graph(f's: "{text}"')),
            "invalid-annotation invalid-graph",
            model="model.pbtxt",
        )
    others = {
        "composite with too few arguments": (graph('s: "embedding_lookup"'), "composite-mismatch"),
        "composite with an integer for an annotation": (graph("i: 3"), "invalid-annotation"),
        "composite that calls itself": (
            graph('s: "embedding_lookup"', call("call", "f", "a")),
            "recursive-function",
        ),
        "custom op whose flag is an integer": (
            graph('func { name: "g" attr { key: "tfl_fusable_op" value { i: 1 } } }'),
            "composite-mismatch",
        ),
        "detector without attributes": (
            graph('func { name: "TFLite_Detection_PostProcess" }'),
            "composite-mismatch",
        ),
    }
    for name, (text, codes) in others.items():
        yield Test(
            name, lambda target, text=text: target.write_text(text), codes, model="model.pbtxt"
        )
    valid = graph('s: "some_name"')
    yield Test(
        "a fusion that must happen and cannot",
        lambda target: target.write_text(valid),
        "fusion-required",
        arguments=("--require-fusion",),
        model="model.pbtxt",
    )
    yield Test(
        "a fusion that must happen in a model without it",
        lambda target: target.write_text(valid),
        "fusion-required",
        arguments=("--require-fusion=embedding_lookup",),
        model="model.pbtxt",
    )


def in_saved_model(models: Models) -> Iterator[Test]:
    """Changes of equal length to the nodes of a SavedModel."""

    def renamed(old: bytes, new: bytes) -> Callable[[bytes], bytes]:
        def change(content: bytes) -> bytes:
            # Field 2 of a NodeDef is the op. The list of op definitions stays unchanged.
            old_field = b"\x12" + bytes([len(old)]) + old
            if old_field not in content:
                raise ValueError(f"the model has no op {old.decode()}")
            return content.replace(old_field, b"\x12" + bytes([len(new)]) + new)

        return change

    yield Test(
        "SavedModel with an unknown op",
        changed(models.cnn, PB, renamed(b"Relu6", b"Relux")),
        "unknown-op unsupported-op",
    )
    yield Test(
        "SavedModel whose Conv2D is called Einsum",
        changed(models.cnn, PB, renamed(b"Conv2D", b"Einsum")),
    )


def tables(models: Models) -> Iterator[Test]:
    """Vocabulary files that TensorFlow would refuse to load."""
    broken = {
        "missing": (missing, "file-not-found"),
        "empty line": (lambda text: text.replace(b"\n", b"\n\n", 1), "file-corrupt"),
        "too few columns": (lambda text: text.replace(b";", b",", 1), "file-corrupt"),
        "no number": (lambda text: text.replace(b"10", b"ten", 1), "file-corrupt"),
        "number out of range": (lambda text: text.replace(b"10", b"1" * 30, 1), "file-corrupt"),
        "key with two values": (lambda text: text + b"99;y;one\n", "file-corrupt"),
    }
    for name, (change, code) in broken.items():
        yield Test(
            f"vocabulary file: {name}", changed(models.table, "assets/vocabulary.txt", change), code
        )
    yield Test(
        "vocabulary file of random bytes",
        changed(models.table, "assets/vocabulary.txt", lambda _: bytes(range(255, 0, -1)) * 9),
        "file-corrupt",
    )

    def without_assets(target: pathlib.Path) -> None:
        shutil.copytree(models.table, target)
        shutil.rmtree(target / "assets")

    yield Test("SavedModel without its assets", without_assets, "file-not-found")

    def asset_directory(target: pathlib.Path) -> None:
        without_assets(target)
        (target / "assets/vocabulary.txt").mkdir(parents=True)

    yield Test("vocabulary file that is a directory", asset_directory, "file-not-found")


# Output errors and invalid options.


def outputs(models: Models, disks: Disks) -> Iterator[Test]:
    def copy(target: pathlib.Path) -> None:
        shutil.copytree(models.cnn, target)

    def with_directory(target: pathlib.Path) -> None:
        copy(target)
        (target.parent / "taken.tflite").mkdir()

    yield Test("no output directory", copy, "write-failed file-not-found", output="none/m.tflite")
    yield Test("output is a directory", with_directory, "write-failed", output="taken.tflite")
    yield Test("output in /proc", copy, output="/proc/model.tflite")
    for limit in (0, 1, 4096, 8192):
        yield Test(f"no space after {limit} bytes", copy, "write-failed", file_limit=limit)
    for name, disk in (("full", disks.full), ("read-only", disks.read_only)):
        if disk:
            yield Test(f"the disk is {name}", copy, "write-failed", output=f"{disk}/model.tflite")
        else:
            print(f"note: left out for want of a tmpfs: the disk is {name}")


def usage(models: Models) -> Iterator[Test]:
    def copy(target: pathlib.Path) -> None:
        shutil.copytree(models.dense, target)

    for arguments in (
        ("--no-such-option",),
        ("--input-shapes", "features"),
        ("--input-shapes", "features:2,x"),
        ("--stop-after",),
    ):
        yield Test(f"usage: {' '.join(arguments)}", copy, exit_code=2, arguments=arguments)
    yield Test("usage: no model", copy, exit_code=2, model="")
    yield Test(
        "an unknown signature", copy, "unknown-signature", arguments=("--signature", "nothing")
    )
    yield Test(
        "a shape for an unknown input",
        copy,
        "unknown-tensor invalid-option",
        arguments=("--input-shapes", "nothing:1,2"),
    )
    yield Test(
        "a shape of the wrong rank",
        copy,
        "shape-mismatch invalid-option",
        arguments=("--input-shapes", "features:1,2,3"),
    )
    yield Test(
        "a shape that contradicts the model",
        copy,
        "shape-mismatch invalid-option",
        arguments=("--input-shapes", "features:1,7"),
    )
    yield Test("an unknown tag", copy, arguments=("--tag", "nothing"))


# Ways to break a TensorFlow.js model.


def tfjs(models: Models) -> Iterator[Test]:
    source = models.tfjs
    model = json.loads((source / "model.json").read_text())
    group = model["weightsManifest"][0]
    first = group["paths"][0]

    def nodes(edited: dict, op: str) -> dict:
        return next(node for node in edited["modelTopology"]["node"] if node["op"] == op)

    def test(name: str, codes: str, edit: Callable[[dict], object] | None = None, text: str = "") -> Test:
        """A copy of the model whose model.json is `edit`ed, or `text`."""
        edited = copy.deepcopy(model)
        if edit:
            edit(edited)
        return Test(
            f"tfjs: {name}",
            changed(source, "model.json", lambda _: (text or json.dumps(edited)).encode()),
            codes,
        )

    def weight(**fields: object) -> Callable[[dict], object]:
        return lambda edited: edited["weightsManifest"][0]["weights"][0].update(fields)

    def manifest(**fields: object) -> Callable[[dict], object]:
        return lambda edited: edited["weightsManifest"][0].update(fields)

    def fused(edit: Callable[[dict], object]) -> Callable[[dict], object]:
        return lambda edited: edit(nodes(edited, "_FusedConv2D"))

    def nested(depth: int) -> dict:
        value: dict = {"type": "DT_FLOAT"}
        for _ in range(depth):
            value = {"func": {"name": "f", "attr": {"a": value}}}
        return value

    def without_values(edited: dict) -> None:
        edited["weightsManifest"][0]["weights"][-1]["name"] = "other"

    def renamed(edited: dict) -> None:
        weights = edited["weightsManifest"][0]["weights"]
        weights[1]["name"] = weights[0]["name"]

    corrupt = "file-corrupt"
    yield test("no JSON", corrupt, text="{ nonsense")
    yield test("an array", corrupt, text="[1, 2]")
    yield test("JSON of something else", "not-a-model", text='{"name": "x"}')
    yield test("an unfinished text", corrupt, text=json.dumps(model)[:-9])
    yield test("a missing comma", corrupt, text=json.dumps(model).replace('}, {"name"', '} {"name"'))
    yield test("a layers model without layers", "unsupported-op", lambda m: m.update(format="layers-model"))
    yield test(
        "an old layers model without layers",
        "unsupported-op",
        text=json.dumps({"modelTopology": {"model_config": {}, "keras_version": "2.2.4"}}),
    )
    yield Test(
        "tfjs: 65 MB",
        lambda target: target.write_text("{" + " " * (65 << 20) + "}"),
        "limit-exceeded",
        model="model.json",
    )
    for path in group["paths"][:2]:
        yield Test(f"tfjs: {path} is missing", changed(source, path, missing), "file-not-found")
        yield Test(f"tfjs: {path} is short", changed(source, path, lambda b: b[:-1]), corrupt)
    yield test("a shard twice", corrupt, manifest(paths=[first] * len(group["paths"])))
    yield test("a shard on the web", "file-not-found", manifest(paths=["https://host/" + first]))
    yield test("a shard above the folder", "path-outside-model", manifest(paths=["../../secret.bin"]))
    yield test("an absolute shard", "path-outside-model", manifest(paths=["/etc/passwd"]))
    yield test("a path that is a number", corrupt, manifest(paths=[7]))
    yield test("no files", corrupt, manifest(paths=[]))
    yield test("a manifest that is an object", corrupt, lambda m: m.update(weightsManifest={"a": 1}))
    yield test("an unknown dtype", corrupt, weight(dtype="float31"))
    yield test("a reference dtype", corrupt, weight(dtype="float32_ref"))
    yield test("a weight of strings", corrupt, weight(dtype="string"))
    yield test("a weight of strings without end", corrupt, weight(dtype="string", shape=[1 << 40]))
    yield test("a bool weight", "", weight(dtype="bool"))
    yield test("a negative size", corrupt, weight(shape=[-3]))
    yield test("a size of 2^62", corrupt, weight(shape=[1 << 62]))
    yield test("a size above 64 bits", corrupt, weight(shape=[1 << 40, 1 << 40]))
    yield test("a size that is no number", corrupt, weight(shape=["many"]))
    yield test("a size that is a fraction", corrupt, weight(shape=[1.5]))
    yield test("an unknown quantization", corrupt, weight(quantization={"dtype": "int4"}))
    yield test("a quantization without scale", corrupt, weight(quantization={"dtype": "uint8"}))
    yield test("a weight twice", corrupt, renamed)
    yield test("a constant without value", corrupt, without_values)
    yield test("strings for numbers", "invalid-graph", lambda m: as_strings(m))
    yield test("a node that is a string", corrupt, lambda m: m["modelTopology"]["node"].append("x"))
    yield test("a name that is a number", corrupt, lambda m: m["modelTopology"]["node"][0].update(name=3))
    yield test("nodes in an object", corrupt, lambda m: m["modelTopology"].update(node={"a": 1}))
    yield test("an unknown type", corrupt, fused(lambda n: n["attr"].update(T={"type": "DT_ODD"})))
    yield test("bytes that are no base64", corrupt, fused(lambda n: n["attr"].update(padding={"s": "?"})))
    yield test("bytes above 255", corrupt, fused(lambda n: n["attr"].update(padding={"s": [300]})))
    yield test("a number in an object", corrupt, fused(lambda n: n["attr"].update(x={"i": {}})))
    yield test("a word that JSON lacks", corrupt, text=json.dumps(model).replace('"DT_FLOAT"', "DT_FLOAT", 1))
    yield test("a name that JSON lacks", corrupt, text=json.dumps(model).replace('"Placeholder"', "Odd", 1))
    yield test("a key that JSON lacks", corrupt, text=json.dumps(model).replace('"node"', r'"\x"', 1))
    yield test("attributes in attributes", corrupt, fused(lambda n: n["attr"].update(x=nested(200))))
    yield test("a fused op without inputs", "invalid-graph", fused(lambda n: n.update(input=[])))
    yield test("a fused op without bias", "invalid-graph", fused(lambda n: n["input"].pop()))
    yield test("a fused op with two biases", "invalid-graph", fused(lambda n: n["input"].append(n["input"][-1])))
    yield test(
        "an unknown fused op",
        "unsupported-op",
        fused(lambda n: n["attr"].update(fused_ops={"list": {"s": ["R2VsdUV4YWN0"]}})),
    )
    yield test(
        "a signature of another type",
        "shape-mismatch",
        lambda m: m["signature"]["inputs"]["image"].update(dtype="DT_INT32"),
    )
    yield Test(
        "tfjs: an unknown signature",
        lambda target: shutil.copytree(source, target),
        "unknown-signature",
        arguments=("--signature", "predict"),
    )


def as_strings(model: dict) -> None:
    """Declares the first weight as strings, all empty."""
    weight = model["weightsManifest"][0]["weights"][0]
    weight.update(dtype="string", shape=[0])
    del model["weightsManifest"][0]["weights"][1:]
    for node in model["modelTopology"]["node"]:
        if node["op"] == "Const" and node["name"] != weight["name"]:
            node["attr"]["value"]["tensor"]["tensorContent"] = "AAAA"


# Ways to break a file of Keras.


def keras_files(models: Models, rng: random.Random, count: int) -> Iterator[Test]:
    with zipfile.ZipFile(models.keras) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    config = json.loads(parts["config.json"])
    corrupt = "file-corrupt"

    def archive_of(files: dict[str, bytes], method: int = zipfile.ZIP_STORED) -> Callable[[pathlib.Path], object]:
        def write(target: pathlib.Path) -> None:
            with zipfile.ZipFile(target, "w", method) as packed:
                for name, content in files.items():
                    packed.writestr(name, content)

        return write

    def test(name: str, codes: str, write: Callable[[pathlib.Path], object], **options: Any) -> Test:
        return Test(f"keras: {name}", write, codes, model="model.keras", **options)

    def without(name: str) -> dict[str, bytes]:
        return {key: content for key, content in parts.items() if key != name}

    def edited(edit: Callable[[dict], object]) -> Callable[[pathlib.Path], object]:
        changed_config = copy.deepcopy(config)
        edit(changed_config)
        return archive_of(parts | {"config.json": json.dumps(changed_config).encode()})

    def layer(changed_config: dict, name: str) -> dict:
        return next(each for each in changed_config["config"]["layers"] if each["config"]["name"] == name)

    def same_names(changed_config: dict) -> None:
        for each in layer(changed_config, "stem")["config"]["layers"]:
            each["config"]["name"] = "same"

    def custom(changed_config: dict) -> None:
        layer(changed_config, "pool").update(module="mine", registered_name="mine>GlobalAveragePooling2D")

    def quantized(changed_config: dict) -> None:
        layer(changed_config, "scores")["config"]["dtype"] = {"class_name": "QuantizedDTypePolicy", "config": {"name": "int8"}}

    def other_scale(changed_config: dict) -> None:
        layer(changed_config, "norm").update(class_name="LayerScale")

    yield test("deflated", "", archive_of(parts, zipfile.ZIP_DEFLATED), exit_code=0, success="valid")
    yield test("in bzip2", "not-a-model", archive_of(parts, zipfile.ZIP_BZIP2))
    yield test("no configuration", "not-a-model", archive_of(without("config.json")))
    yield test("no weights", "not-a-model", archive_of(without("model.weights.h5") | {"model.weights.h5.txt": b""}))
    yield test("a configuration that is no JSON", corrupt, archive_of(parts | {"config.json": b"{"}))
    yield test("metadata that is a list", corrupt, archive_of(parts | {"metadata.json": b"[]"}))
    yield test("9 MB of configuration", "limit-exceeded", archive_of(parts | {"config.json": b" " * (9 << 20)}))
    yield test("weights that are no HDF5", corrupt, archive_of(parts | {"model.weights.h5": b"nonsense"}))
    yield test("weights of another model", "invalid-graph shape-mismatch", archive_of(parts | {"model.weights.h5": models.h5.read_bytes()}))
    yield test("two layers of one name", "invalid-graph", edited(same_names))
    yield test("a custom layer with a known name", "unsupported-op", edited(custom))
    yield test("a quantized layer", "unsupported-op", edited(quantized))
    yield test("a LayerScale of another module", "unsupported-op", edited(other_scale))
    yield test("another class as the model", "unsupported-op", edited(lambda c: c.update(class_name="Mine")))
    yield test("a class that is no text", "unsupported-op", edited(lambda c: c.update(class_name=7)))
    yield test("no layers", "invalid-graph", edited(lambda c: c["config"].pop("layers")))
    h5 = models.h5.read_bytes()
    yield test("an .h5 file without configuration", "not-a-model", lambda target: target.write_bytes(h5.replace(b"model_config", b"model_conFig")))
    theano = h5.replace(b"tensorflow", b"theano\0\0\0\0").replace(b'"Dense"', b'"Conv1"')
    yield test("an .h5 file of Theano with convolutions", "unsupported-op", lambda target: target.write_bytes(theano))
    yield test("an .h5 file without weights", "invalid-graph", lambda target: target.write_bytes(h5.replace(b"weight_names", b"weight_nameS")))
    for source in (models.keras, models.h5):
        content = source.read_bytes()
        for length in sorted({0, 8, 100, len(content) // 2, len(content) - 1, *(rng.randrange(len(content)) for _ in range(count // 2))}):
            yield test(f"{source.name} of {len(content)} bytes cut to {length}", "", lambda target, n=length, all=content: target.write_bytes(all[:n]))
        for bit in sorted(rng.sample(range(8 * len(content)), count)):
            yield test(
                f"{source.name}, bit {bit} flipped",
                "",
                lambda target, b=bit, all=content: target.write_bytes(flip(all, b)),
                success="valid",
            )
    # The checksum of the archive hides these from its reader.
    weights = parts["model.weights.h5"]
    for bit in sorted(rng.sample(range(8 * len(weights)), count)):
        yield test(
            f"the weights, bit {bit} flipped",
            "",
            archive_of(parts | {"model.weights.h5": flip(weights, bit)}),
            success="valid",
        )


def all_tests(models: Models, disks: Disks, rng: random.Random, count: int) -> list[Test]:
    """All of them, with `count` random places per kind of damage."""
    return [
        *missing_parts(models),
        *truncations(models, rng, count),
        *bit_flips(models, rng, count),
        *several_flips(models, rng, count // 2),
        *programs(models, rng, count),
        *graphs(),
        *composites(),
        *in_saved_model(models),
        *tables(models),
        *outputs(models, disks),
        *usage(models),
        *tfjs(models),
        *keras_files(models, rng, count),
    ]
