"""Small files that demand much memory or time; `bombs.py` runs tfuse on them.

Each file is well-formed except for one feature: lists that are shared instead of copied, counts of
elements that the file does not hold, highly compressed blocks, or deep nesting.
"""

from __future__ import annotations

import dataclasses
import io
import pathlib
import struct
import zipfile
from collections.abc import Callable, Iterator

import flatbuffers

HERE = pathlib.Path(__file__).resolve().parent


@dataclasses.dataclass
class Bomb:
    """A model and the expected behavior of tfuse."""

    name: str
    # Writes the model to the given (not yet existing) path.
    write: Callable[[pathlib.Path], object]
    # The codes of acceptable diagnostics, separated by blanks; empty: the run has to succeed.
    codes: str
    model: str = "model.pb"
    command: str = "convert"
    # The memory limit is a fixed amount plus this multiple of the model's size.
    memory: float = 64


def file(content: bytes | str) -> Callable[[pathlib.Path], object]:
    data = content.encode() if isinstance(content, str) else content
    return lambda path: path.write_bytes(data)


def directory(files: dict[str, bytes]) -> Callable[[pathlib.Path], object]:
    def write(path: pathlib.Path) -> None:
        for name, content in files.items():
            target = path / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)

    return write


# Protobuf's binary form.


def varint(value: int) -> bytes:
    result = bytearray()
    value &= (1 << 64) - 1
    while value >= 0x80:
        result.append(value & 0x7F | 0x80)
        value >>= 7
    result.append(value)
    return bytes(result)


def field(number: int, content: bytes | str | int) -> bytes:
    if isinstance(content, int):
        return varint(number << 3) + varint(content)
    data = content.encode() if isinstance(content, str) else content
    return varint(number << 3 | 2) + varint(len(data)) + data


FLOAT, INT32, STRING, RESOURCE = 1, 3, 7, 20


def attr(key: str, value: bytes) -> bytes:
    return field(5, field(1, key) + field(2, value))


def node(name: str, op: str, *inputs: str, **attributes: bytes) -> bytes:
    head = field(1, name) + field(2, op) + b"".join(field(3, one) for one in inputs)
    return head + b"".join(attr(key, value) for key, value in attributes.items())


def type_value(dtype: int) -> bytes:
    return field(6, dtype)


def shape(*sizes: int) -> bytes:
    return b"".join(field(2, field(1, size)) for size in sizes)


def shape_value(*sizes: int) -> bytes:
    return field(7, shape(*sizes))


def func_value(name: str) -> bytes:
    return field(10, field(1, name))


X = node("x", "Placeholder", dtype=type_value(FLOAT), shape=shape_value(2))


def graph(*nodes: bytes, functions: list[bytes] = []) -> bytes:
    library = field(2, b"".join(field(1, one) for one in functions)) if functions else b""
    return b"".join(field(1, one) for one in nodes) + library


def graphs() -> Iterator[Bomb]:
    unpack = [
        node(f"u{i}", "Unpack", "x", T=type_value(FLOAT), num=field(3, 65536)) for i in range(2000)
    ]
    yield Bomb("nodes with 65,536 outputs each", file(graph(X, *unpack)), "limit-exceeded")
    named = [node(f"r{i}", "Relu", f"n{i}:65535", T=type_value(FLOAT)) for i in range(2000)]
    unknown = [node(f"n{i}", "NobodyKnowsThis", "x") for i in range(2000)]
    yield Bomb("unknown ops of which output 65,535 is used", file(graph(X, *unknown, *named)), "limit-exceeded")

    argument = field(1, "a") + field(3, FLOAT)
    outputs = b"".join(field(3, field(1, f"o{i}") + field(3, FLOAT)) for i in range(20000))
    returns = b"".join(field(4, field(1, f"o{i}") + field(2, "a")) for i in range(20000))
    function = field(1, field(1, "f") + field(2, argument) + outputs) + returns
    calls = [node(f"c{i}", "f", "x") for i in range(20000)]
    yield Bomb(
        "20,000 calls of a function with 20,000 outputs",
        file(graph(X, *calls, functions=[function])),
        "limit-exceeded",
    )
    yield Bomb("4 MB of empty functions", file(graph(X, functions=[b""] * (2 << 20))), "limit-exceeded", memory=40)

    value = field(3, 1)
    for _ in range(5000):
        value = field(10, field(1, "f") + field(2, field(1, "a") + field(2, value)))
    yield Bomb("attributes nested 5,000 levels deep", file(graph(X, node("y", "Relu", "x", T=type_value(FLOAT), f=value))), "file-corrupt")
    text = 'node { name: "x" op: "Placeholder" attr { key: "f" value { ' + "func { name: 'f' attr { key: 'a' value { " * 50000
    yield Bomb("text nested 150,000 levels deep", file(text), "file-corrupt", model="model.pbtxt")
    full = field(7, b"")
    for _ in range(20000):
        full = field(2, full)
    yield Bomb("a full type nested 20,000 levels deep", file(graph(X + field(7, full))), "file-corrupt")

    # The test is about the multiple; a whole gigabyte would take long to write.
    large = node("y", "Relu", "x", T=type_value(FLOAT), note=field(2, bytes(256 << 20)))
    yield Bomb("an attribute of 256 MB", file(graph(X, large)), "", memory=4)


def declared() -> Iterator[Bomb]:
    """Tensors that declare more than the file holds."""

    def tensor(dtype: int, sizes: tuple[int, ...], content: bytes) -> bytes:
        return field(8, field(1, dtype) + field(2, shape(*sizes)) + content)

    def constant(dtype: int, sizes: tuple[int, ...], content: bytes) -> bytes:
        value = tensor(dtype, sizes, content)
        return graph(
            X,
            node("c", "Const", dtype=type_value(dtype), value=value),
            node("y", "AddV2", "x", "c", T=type_value(FLOAT)),
        )

    some = struct.pack("<3f", 1, 2, 3)
    for name, content in (("content", field(4, some)), ("values", field(5, some))):
        yield Bomb(
            f"a tensor of 2^50 elements with three {name}",
            file(constant(FLOAT, (1 << 25, 1 << 25), content)),
            "limit-exceeded",
        )
        yield Bomb(
            f"a tensor of 16 GB with three {name}",
            file(constant(FLOAT, (1 << 32,), content)),
            "limit-exceeded",
        )
    yield Bomb(
        "a string tensor of 2^22 elements with one of 1 MB",
        file(constant(STRING, (1 << 22,), field(8, b"") + field(8, bytes(1 << 20)))),
        "limit-exceeded",
    )
    yield Bomb(
        "a tensor of more elements than 64 bits count",
        file(constant(FLOAT, (1 << 40, 1 << 40, 1 << 40), field(4, some))),
        "invalid-graph",
    )


def annotations() -> Iterator[Bomb]:
    many = "".join(
        f"tensor {{ dtype: DT_DOUBLE tensor_shape {{ dim {{ size: 65536 }} }} double_val: {i} double_val: 1 }} "
        for i in range(5000)
    )
    text = f'name: "g" attr {{ key: "tfl_fusable_op" value {{ b: true }} }} attr {{ key: "k" value {{ list {{ {many} }} }} }}'
    argument = field(1, "a") + field(3, FLOAT)
    function = (
        field(1, field(1, "f") + field(2, argument) + field(3, field(1, "r") + field(3, FLOAT)))
        + field(3, node("n", "Relu", "a", T=type_value(FLOAT)))
        + field(4, field(1, "r") + field(2, "n:activations:0"))
        + field(5, field(1, "_implements") + field(2, field(2, text)))
    )
    call = node(
        "y", "PartitionedCall", "x",
        f=func_value("f"), Tin=field(1, field(6, FLOAT)), Tout=field(1, field(6, FLOAT)),
    )  # fmt: skip
    yield Bomb("5,000 tensors of 512 KB in an annotation", file(graph(X, call, functions=[function])), "invalid-annotation")


def empty_messages() -> Iterator[Bomb]:
    schema = field(1, 1)
    nodes = field(2, field(1, b"") * (4 << 20))
    output = field(2, field(1, "y") + field(2, field(1, "y:0") + field(2, FLOAT)))
    signature = field(5, field(1, "serve") + field(2, output))
    for name, codes, content in (
        ("meta graphs", "unknown-signature", field(2, b"") * (4 << 20)),
        ("nodes", "unknown-signature", field(2, nodes)),
        ("nodes and a signature", "invalid-graph", field(2, nodes + signature)),
        ("signatures", "", field(2, field(5, b"") * (4 << 20))),
        ("object graph nodes", "limit-exceeded", field(2, field(7, field(1, b"") * (4 << 20)))),
    ):
        yield Bomb(
            f"8 MB of empty {name}",
            directory({"saved_model.pb": schema + content}),
            codes,
            model="model",
            memory=40,
        )


# Checkpoints.

CRC_TABLE = []
for _byte in range(256):
    _crc = _byte
    for _ in range(8):
        _crc = _crc >> 1 ^ (0x82F63B78 if _crc & 1 else 0)
    CRC_TABLE.append(_crc)


def masked_crc(*parts: bytes) -> int:
    crc = 0xFFFFFFFF
    for part in parts:
        for byte in part:
            crc = crc >> 8 ^ CRC_TABLE[(crc ^ byte) & 0xFF]
    crc ^= 0xFFFFFFFF
    return ((crc >> 15 | crc << 17) + 0xA282EAD8) & 0xFFFFFFFF


def block(entries: list[tuple[bytes, bytes]]) -> bytes:
    result = bytearray()
    previous = b""
    for key, value in entries:
        shared = 0
        while shared < min(len(key), len(previous)) and key[shared] == previous[shared]:
            shared += 1
        result += varint(shared) + varint(len(key) - shared) + varint(len(value)) + key[shared:] + value
        previous = key
    return bytes(result) + struct.pack("<II", 0, 1)


def table(contents: list[tuple[bytes, int, bytes]]) -> bytes:
    """A table of blocks: their last key, their compression and their bytes."""
    result = bytearray()

    def append(content: bytes, compression: int = 0) -> bytes:
        handle = varint(len(result)) + varint(len(content))
        result.extend(content + bytes([compression]))
        result.extend(struct.pack("<I", masked_crc(content, bytes([compression]))))
        return handle

    handles = [(key, append(content, compression)) for key, compression, content in contents]
    footer = append(block([])) + append(block(handles))
    return bytes(result) + footer.ljust(40, b"\0") + struct.pack("<Q", 0xDB4775248B80FB57)


HEADER = field(1, 1) + field(3, field(1, 1))


def entry(dtype: int, sizes: tuple[int, ...], offset: int, size: int, crc: int) -> bytes:
    result = field(1, dtype) + field(2, shape(*sizes))
    if offset:
        result += field(4, offset)
    return result + field(5, size) + varint(6 << 3 | 5) + struct.pack("<I", crc)


def restoring(keys: list[str], dtype: int, sizes: tuple[int, ...]) -> bytes:
    """A saved_model.pb with variables that are restored from entries of these keys."""

    def strings(name: str, values: list[str]) -> bytes:
        content = field(1, STRING) + field(2, shape(len(values))) + b"".join(field(8, v) for v in values)
        return node(name, "Const", dtype=type_value(STRING), value=field(8, content))

    types = field(1, b"".join(field(6, dtype) for _ in keys))
    nodes = [
        strings("prefix", ["p"])[:0]
        + node("prefix", "Placeholder", dtype=type_value(STRING), shape=shape_value()),
        strings("names", keys),
        strings("slices", [""] * len(keys)),
        node("restore", "RestoreV2", "prefix", "names", "slices", dtypes=types),
    ]
    controls = []
    for i, key in enumerate(keys):
        handle = field(2, f"v{i}")
        attributes = {"dtype": type_value(dtype), "shape": shape_value(*sizes)}
        nodes.append(node(f"v{i}", "VarHandleOp", **attributes, shared_name=handle))
        nodes.append(node(f"i{i}", "Identity", f"restore:{i}", T=type_value(dtype)))
        nodes.append(node(f"a{i}", "AssignVariableOp", f"v{i}", f"i{i}", dtype=type_value(dtype)))
        nodes.append(node(f"r{i}", "ReadVariableOp", f"v{i}", dtype=type_value(dtype)))
        controls.append(f"^a{i}")
    nodes.append(node("restored", "NoOp", *controls))
    outputs = b"".join(
        field(2, field(1, f"y{i}") + field(2, field(1, f"r{i}:0") + field(2, dtype) + field(3, shape(*sizes))))
        for i in range(len(keys))
    )
    signature = field(1, "serving_default") + field(2, outputs + field(3, "tensorflow/serving/predict"))
    saver = field(1, "prefix:0") + field(3, "restored") + field(7, 2)
    meta = (
        field(1, field(4, "serve"))
        + field(2, graph(*nodes))
        + field(3, saver)
        + field(5, signature)
    )
    return field(1, 1) + field(2, meta)


def snappy(literal: bytes, copies: int) -> bytes:
    """`literal`, whose length is 64, and as many copies of it."""
    assert len(literal) == 64
    # The length of a literal of 61 bytes or more takes a second byte; a copy of 64 bytes from
    # 64 bytes before takes three.
    return varint(64 * (copies + 1)) + bytes([60 << 2, 63]) + literal + bytes([63 << 2 | 2, 64, 0]) * copies


def checkpoints() -> Iterator[Bomb]:
    # A string tensor of n empty strings: n lengths, and their checksum.
    count = 200_000
    lengths = bytes(count)
    checksum = struct.pack("<I", masked_crc(bytes(4 * count)))
    data = lengths + checksum
    crc = masked_crc(bytes(4 * count), checksum)
    keys = [f"k{i:04}" for i in range(300)]
    entries = [(b"", HEADER)] + [(key.encode(), entry(STRING, (count,), 0, len(data), crc)) for key in keys]
    yield Bomb(
        "300 string tensors that share 200,000 strings",
        directory(
            {
                "saved_model.pb": restoring(keys, STRING, (count,)),
                "variables/variables.index": table([(b"k9", 0, block(entries))]),
                "variables/variables.data-00000-of-00001": data,
            }
        ),
        "file-corrupt",
        model="model",
    )
    floats = bytes(4000)
    crc = masked_crc(floats)
    for name, place, sizes in (
        ("past the end of the data", (1 << 40, 4000), (1000,)),
        ("of 2^40 elements", (0, 4000), (1 << 40,)),
        ("of 2^40 bytes", (0, 4 << 40), (1 << 40,)),
    ):
        yield Bomb(
            f"a variable {name}",
            directory(
                {
                    "saved_model.pb": restoring(["k"], FLOAT, sizes),
                    "variables/variables.index": table(
                        [(b"k", 0, block([(b"", HEADER), (b"k", entry(FLOAT, sizes, *place, crc))]))]
                    ),
                    "variables/variables.data-00000-of-00001": floats,
                }
            ),
            "file-corrupt",
            model="model",
        )
    # Repeats the same 64 bytes of an entry with a long value.
    compressed = snappy(varint(0) + varint(1) + varint(60) + b"k" + bytes(60), 1 << 20)
    yield Bomb(
        "an index of which three bytes stand for 64",
        directory(
            {
                "saved_model.pb": restoring(["k"], FLOAT, (1000,)),
                "variables/variables.index": table([(b"k", 1, compressed)]),
                "variables/variables.data-00000-of-00001": floats,
            }
        ),
        "limit-exceeded",
        model="model",
        memory=40,
    )


# Serialized programs of StableHLO.


def number(value: int) -> bytes:
    for extra in range(8):
        if value < 1 << 7 * (extra + 1):
            return (value << extra + 1 | 1 << extra).to_bytes(extra + 1, "little")
    return b"\0" + value.to_bytes(8, "little")


def program(attributes: list[bytes], body: bytes, op_names: list[str], strings: list[str]) -> bytes:
    """MLIR bytecode of version 6 with builtin attributes, one type and the ops of `body`."""
    texts = ["builtin", "vhlo", *op_names, *strings]
    lengths = b"".join(number(len(text) + 1) for text in reversed(texts))
    table_ = number(len(texts)) + lengths + b"".join(text.encode() + b"\0" for text in texts)
    names = number(0 << 1) + number(1 << 1) + number(len(op_names))
    groups = b""
    for i, name in enumerate(op_names):
        groups += number(0 if name == "module" else 1) + number(1) + number((i + 2) << 1 | 1)
    dialects = number(2) + names + groups
    type_ = number(4)  # Of vhlo: f32.
    sizes = number(len(attributes)) + number(1)
    sizes += number(0) + number(len(attributes))
    sizes += b"".join(number(len(one) << 1 | 1) for one in attributes)
    sizes += number(1) + number(1) + number(len(type_) << 1 | 1)
    elements = b"".join(attributes) + type_

    def section(id_: int, data: bytes) -> bytes:
        return bytes([id_]) + number(len(data)) + data

    head = b"ML\xefR" + number(6) + b"StableHLO_v1.0.0\0"
    return (
        head + section(0, table_) + section(1, dialects) + section(2, elements)
        + section(3, sizes) + section(4, body) + section(8, number(0))
    )  # fmt: skip


def calling(program_: bytes) -> bytes:
    attributes = {
        "module": field(2, program_),
        "Sout": field(1, field(7, shape(2))),
        "Tin": field(1, field(6, FLOAT)),
        "Tout": field(1, field(6, FLOAT)),
        "version": field(3, 9),
        "platforms": field(1, b""),
    }
    return graph(X, node("y", "XlaCallModule", "x", **attributes))


def module_with(ops: list[bytes]) -> bytes:
    """The body of a program: a module that holds these ops."""
    region = number(1) + number(0) + number(len(ops) << 1) + b"".join(ops)
    inner = bytes([4]) + number(len(region)) + region
    return number(1 << 1) + number(0) + bytes([16]) + number(0) + number(1 << 1 | 1) + inner


def programs() -> Iterator[Bomb]:
    # Attribute 0 is a unit. Each following array holds the preceding attribute twice.
    unit = number(7)
    arrays = [unit] + [number(0) + number(2) + number(i) * 2 for i in range(60)]
    # A dictionary with the last array, and an op with this dictionary.
    arrays += [number(2) + number(4), number(1) + number(1) + number(61) + number(60)]
    op = number(1) + bytes([1]) + number(0) + number(62)
    yield Bomb(
        "a program with an array that doubles 60 times",
        file(calling(program(arrays, module_with([op]), ["module", "tan_v2"], ["note"]))),
        "file-corrupt",
    )
    count = 50_000
    keys = [f"k{i}" for i in range(count)]
    attributes = [unit] + [number(2) + number(4 + i) for i in range(count)]
    attributes.append(number(1) + number(count) + b"".join(number(1 + i) + number(0) for i in range(count)))
    # A return takes any operands.
    ops = [number(1) + bytes([1]) + number(0) + number(count + 1)] * 50_000
    yield Bomb(
        "a program with 50,000 ops that share 50,000 attributes",
        file(calling(program(attributes, module_with(ops), ["module", "return_v1"], keys))),
        "file-corrupt",
    )


# .tflite files. Numbers of fields are those of LiteRT's schema.


class Model:
    """Builds a FlatBuffer. Tables and vectors may be shared by any number of references."""

    def __init__(self) -> None:
        self.builder = flatbuffers.Builder(1 << 20)

    def table(self, **fields: tuple[int, object]) -> int:
        """Fields by `_<id>`: (offset or scalar writer)."""
        builder = self.builder
        builder.StartObject(max((int(name[1:]) for name in fields), default=0) + 1)
        for name, (kind, value) in fields.items():
            slot = int(name[1:])
            if kind == 0:
                builder.PrependUOffsetTRelativeSlot(slot, value, 0)
            elif kind == 4:
                builder.PrependInt32Slot(slot, value, 0)
            else:
                builder.PrependInt8Slot(slot, value, 0)
        return builder.EndObject()

    def ints(self, values: list[int]) -> int:
        self.builder.StartVector(4, len(values), 4)
        for value in reversed(values):
            self.builder.PrependInt32(value)
        return self.builder.EndVector()

    def offsets(self, values: list[int]) -> int:
        self.builder.StartVector(4, len(values), 4)
        for value in reversed(values):
            self.builder.PrependUOffsetTRelative(value)
        return self.builder.EndVector()

    def bytes(self, content: bytes) -> int:
        return self.builder.CreateByteVector(content)

    def tensor(self, sizes: list[int], dtype: int, buffer: int, name: str) -> int:
        parts = self.ints(sizes), self.builder.CreateString(name)
        return self.table(_0=(0, parts[0]), _1=(1, dtype), _2=(4, buffer), _3=(0, parts[1]))

    def finish(self, codes: list[int], subgraphs: list[int], buffers: list[int], **more) -> bytes:
        parts = self.offsets(codes), self.offsets(subgraphs), self.offsets(buffers)
        root = self.table(_0=(4, 3), _1=(0, parts[0]), _2=(0, parts[1]), _4=(0, parts[2]), **more)
        self.builder.Finish(root, file_identifier=b"TFL3")
        return bytes(self.builder.Output())


def tflite_models() -> Iterator[Bomb]:
    def bomb(name: str, content: bytes, codes: str) -> Bomb:
        return Bomb(name, file(content), codes, model="model.tflite", command="inspect")

    # 100,000 references to one operator table with 100,000 operands.
    model = Model()
    x = model.tensor([2], 0, 0, "x")
    operands = model.ints([0] * 100_000)
    nothing = model.ints([])
    concatenation = model.table(_0=(4, 0), _1=(0, operands), _2=(0, nothing))
    one = model.ints([0])
    tensors, operators = model.offsets([x]), model.offsets([concatenation] * 100_000)
    subgraph = model.table(_0=(0, tensors), _1=(0, one), _2=(0, one), _3=(0, operators))
    code = model.table(_3=(4, 2), _0=(1, 2))
    empty = model.table()
    yield bomb("operators that share 100,000 operands", model.finish([code], [subgraph], [empty]), "limit-exceeded")

    # 20,000 string tensors of 50,000 strings each that share a buffer.
    model = Model()
    count = 50_000
    strings = struct.pack("<i", count) + struct.pack("<i", 4 * (count + 2)) * (count + 1)
    buffers = [model.table(), model.table(_0=(0, model.bytes(strings)))]
    tensors = [model.tensor([2], 0, 0, "x")]
    tensors += [model.tensor([count], 5, 1, f"t{i}") for i in range(20_000)]
    inputs, outputs = model.ints([0]), model.ints(list(range(len(tensors))))
    tables = model.offsets(tensors)
    subgraph = model.table(_0=(0, tables), _1=(0, inputs), _2=(0, outputs), _3=(0, model.offsets([])))
    yield bomb("string tensors that share a buffer", model.finish([], [subgraph], buffers), "limit-exceeded")

    # Custom operators that share a long name.
    model = Model()
    x = model.tensor([2], 0, 0, "x")
    one = model.ints([0])
    operator = [model.table(_0=(4, 0), _1=(0, one), _2=(0, one)) for _ in range(50_000)]
    tensors, operators = model.offsets([x]), model.offsets(operator)
    subgraph = model.table(_0=(0, tensors), _1=(0, one), _2=(0, one), _3=(0, operators))
    name = model.builder.CreateString("n" * (1 << 20))
    code = model.table(_3=(4, 32), _0=(1, 32), _1=(0, name))
    yield bomb("50,000 custom operators with a name of 1 MB", model.finish([code], [subgraph], [model.table()]), "file-corrupt")

    # Many outputs that are the same tensor, which has a long name.
    model = Model()
    x = model.tensor([2], 0, 0, "n" * (1 << 20))
    one, many = model.ints([0]), model.ints([0] * 200_000)
    tensors = model.offsets([x])
    subgraph = model.table(_0=(0, tensors), _1=(0, one), _2=(0, many), _3=(0, model.offsets([])))
    yield bomb("200,000 outputs with a name of 1 MB", model.finish([], [subgraph], [model.table()]), "file-corrupt")

    # Loops over a subgraph with many arguments.
    model = Model()
    count = 20_000
    x = model.tensor([2], 0, 0, "x")
    one, every = model.ints([0]), model.ints(list(range(count)))
    tensors = [model.tensor([2], 0, 0, f"t{i}") for i in range(count)]
    body = model.table(
        _0=(0, model.offsets(tensors)), _1=(0, every), _2=(0, every), _3=(0, model.offsets([]))
    )
    options = model.table(_0=(4, 1), _1=(4, 1))
    operators = [
        model.table(_0=(4, 0), _1=(0, one), _2=(0, model.ints([0])), _3=(1, 93), _4=(0, options))
        for _ in range(20_000)
    ]
    code = model.table(_3=(4, 119), _0=(1, 119))
    main = model.table(
        _0=(0, model.offsets([x])), _1=(0, one), _2=(0, one), _3=(0, model.offsets(operators))
    )
    yield bomb("20,000 loops over 20,000 values", model.finish([code], [main, body], [model.table()]), "file-corrupt")

    # Subgraphs with equal names.
    model = Model()
    x = model.tensor([2], 0, 0, "x")
    one, name = model.ints([0]), model.builder.CreateString("f")
    tensors, operators = model.offsets([x]), model.offsets([])
    subgraphs = [
        model.table(_0=(0, tensors), _1=(0, one), _2=(0, one), _3=(0, operators), _4=(0, name))
        for _ in range(30_000)
    ]
    yield bomb("30,000 subgraphs of one name", model.finish([], subgraphs, [model.table()]), "")


# TensorFlow.js models.


def tfjs_models() -> Iterator[Bomb]:
    many = 2_000_000
    texts = {
        "nodes": ('{"modelTopology": {"node": [' + "{}," * many + "{}]}}", "invalid-graph"),
        "objects": ('{"x": [' + '{"":0},' * many + "{}]}", "not-a-model"),
        "lists of weights": ('{"modelTopology": {}, "weightsManifest": [' + "{}," * many + "{}]}", "not-a-model"),
        "open brackets": ('{"x": ' + "[" * many, "file-corrupt"),
        "brackets in each other": (
            '{"modelTopology": {"node": ' + "[" * many + "]" * many + "}}",
            "file-corrupt",
        ),
        "types in each other": (
            '{"modelTopology": {"node": [{"experimentalType": ' + '{"args": [' * many + "]}" * many + "}]}}",
            "file-corrupt",
        ),
        "a constant of 16 TB": (
            '{"modelTopology": {"node": [{"name": "c", "op": "Const", "attr": {"dtype": {"type": 1}, "value": '
            '{"tensor": {"dtype": 1, "floatVal": [1], "tensorShape": {"dim": [{"size": "4000000000000"}]}}}}},'
            '{"name": "y", "op": "Relu", "input": ["c"], "attr": {"T": {"type": 1}}}]}}',
            "limit-exceeded",
        ),
    }
    for name, (text, codes) in texts.items():
        yield Bomb(f"tfjs: {name}", file(text), codes, "model.json")


# Files of Keras.


def keras_models() -> Iterator[Bomb]:
    def archive(**files: bytes) -> Callable[[pathlib.Path], object]:
        def write(path: pathlib.Path) -> None:
            with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
                for name, content in files.items():
                    packed.writestr(name, content)

        return write

    def model(**files: bytes) -> Callable[[pathlib.Path], object]:
        empty = {"metadata.json": b"{}", "config.json": b"{}", "model.weights.h5": b""}
        return archive(**empty | files)

    def nested(depth: int) -> bytes:
        """Each model calls the one inside twice."""
        tensor = '{"class_name": "__keras_tensor__", "config": {"keras_history": ["%s", %d, 0]}}'
        inner = '{"class_name": "ReLU", "name": "m", "config": {"name": "m"}, "inbound_nodes": %s}'
        for _ in range(depth):
            nodes = ", ".join('{"args": [%s], "kwargs": {}}' % (tensor % place) for place in (("x", 0), ("m", 0)))
            inner = (
                '{"class_name": "Functional", "name": "m", "config": {"name": "m", "layers": ['
                '{"class_name": "InputLayer", "name": "x", "config": {"name": "x", "batch_shape": [1, 2]}, "inbound_nodes": []}, '
                + inner % f"[{nodes}]"
                + '], "input_layers": [["x", 0, 0]], "output_layers": [["m", 1, 0]]}, "inbound_nodes": %s}'
            )
        return (inner % "[]").encode()

    yield Bomb("keras: 1 GB of weights", model(**{"model.weights.h5": bytes(1 << 30)}), "limit-exceeded", "model.keras")
    yield Bomb("keras: 15 MB of weights", model(**{"model.weights.h5": bytes(15 << 20)}), "file-corrupt", "model.keras")
    yield Bomb("keras: a large configuration", model(**{"config.json": b"[" * (200 << 20)}), "limit-exceeded", "model.keras")
    yield Bomb("keras: open brackets", model(**{"config.json": b"[" * (7 << 20)}), "file-corrupt", "model.keras")
    weights = (HERE / "cases/keras_images/model/images.keras").read_bytes()
    with zipfile.ZipFile(io.BytesIO(weights)) as packed:
        content = packed.read("model.weights.h5")
    yield Bomb(
        "keras: models that call models",
        model(**{"config.json": nested(30), "model.weights.h5": content}),
        "limit-exceeded",
        "model.keras",
    )


def all_bombs() -> list[Bomb]:
    return [
        *graphs(),
        *declared(),
        *annotations(),
        *empty_messages(),
        *checkpoints(),
        *programs(),
        *tfjs_models(),
        *keras_models(),
        *tflite_models(),
    ]
