"""GraphDefs and SavedModels, encoded by hand: valid files of any size without TensorFlow."""

from __future__ import annotations

import pathlib
import struct
from collections.abc import Iterable, Sequence

# DataType's numbers.
FLOAT, INT32, STRING, INT64, BOOL, RESOURCE, VARIANT = 1, 3, 7, 9, 10, 20, 21


def varint(value: int) -> bytes:
    value &= (1 << 64) - 1  # Negative numbers are written as 64-bit ones.
    result = bytearray()
    while value > 127:
        result.append(value & 127 | 128)
        value >>= 7
    result.append(value)
    return bytes(result)


def number(field: int, value: int) -> bytes:
    return varint(field << 3) + varint(value)


def part(field: int, content: bytes | str) -> bytes:
    if isinstance(content, str):
        content = content.encode()
    return varint(field << 3 | 2) + varint(len(content)) + content


def packed(field: int, values: Iterable[int]) -> bytes:
    return part(field, b"".join(map(varint, values)))


# AttrValues.


def of_type(dtype: int) -> bytes:
    return number(6, dtype)


def of_int(value: int) -> bytes:
    return number(3, value)


def of_bool(value: bool) -> bytes:
    return number(5, int(value))


def of_float(value: float) -> bytes:
    return varint(4 << 3 | 5) + struct.pack("<f", value)


def of_string(value: str | bytes) -> bytes:
    return part(2, value)


def of_shape(dims: Sequence[int] | None) -> bytes:
    return part(7, shape_proto(dims))


def of_function(name: str, **attributes: bytes) -> bytes:
    return part(10, part(1, name) + named(2, attributes))


def of_functions(names: Iterable[str]) -> bytes:
    return part(1, b"".join(part(9, part(1, name)) for name in names))


def of_ints(values: Iterable[int]) -> bytes:
    return part(1, packed(3, values))


def of_types(dtypes: Iterable[int]) -> bytes:
    return part(1, packed(6, dtypes))


def of_shapes(shapes: Iterable[Sequence[int] | None]) -> bytes:
    return part(1, b"".join(part(7, shape_proto(dims)) for dims in shapes))


def of_tensor(dtype: int, dims: Sequence[int], values: Sequence = ()) -> bytes:
    """A tensor of the given elements; the last one stands for all that are not given."""
    content = number(1, dtype) + part(2, shape_proto(dims))
    if dtype == FLOAT:
        content += part(5, struct.pack(f"<{len(values)}f", *values))
    elif dtype == STRING:
        content += b"".join(part(8, value) for value in values)
    else:
        content += packed({INT32: 7, INT64: 10, BOOL: 11}[dtype], values)
    return part(8, content)


def shape_proto(dims: Sequence[int] | None) -> bytes:
    if dims is None:
        return number(3, 1)
    return b"".join(part(2, number(1, size)) for size in dims)


def named(field: int, attributes: dict[str, bytes]) -> bytes:
    """Entries of a map from names to AttrValues."""
    return b"".join(
        part(field, part(1, key) + part(2, value)) for key, value in attributes.items()
    )


def node_proto(name: str, op: str, inputs: Iterable[str], attributes: dict[str, bytes]) -> bytes:
    content = part(1, name) + part(2, op)
    content += b"".join(part(3, each) for each in inputs)
    return content + named(5, attributes)


class Nodes:
    """The nodes of a graph or of a function. Methods return the name of the new node's first
    result, as other nodes refer to it."""

    def __init__(self, suffix: str = ""):
        self.protos: list[bytes] = []
        self.suffix = suffix

    def add(self, op: str, *inputs: str, name: str = "", out: str = "", **attributes: bytes) -> str:
        """`out`: what the op calls its result, as references in functions have it."""
        name = name or f"n{len(self.protos)}"
        self.protos.append(node_proto(name, op, inputs, attributes))
        return f"{name}:{out}:0" if self.suffix and out else name

    def constant(self, dtype: int, dims: Sequence[int], values: Sequence = (), name="") -> str:
        return self.add(
            "Const", name=name, out="output", dtype=of_type(dtype),
            value=of_tensor(dtype, dims, values),
        )  # fmt: skip

    def int32(self, *values: int) -> str:
        """A vector."""
        return self.constant(INT32, [len(values)], values)

    def scalar(self, value: int, dtype: int = INT32) -> str:
        return self.constant(dtype, [], [value])

    def relu(self, value: str, dtype: int = FLOAT) -> str:
        return self.add("Relu", value, out="activations", T=of_type(dtype))

    def plus(self, a: str, b: str, dtype: int = FLOAT) -> str:
        return self.add("AddV2", a, b, out="z", T=of_type(dtype))

    def call(self, function: str, *values: str, dtype: int = FLOAT, results: int = 1) -> str:
        return self.add(
            "PartitionedCall", *values, out="output", f=of_function(function),
            Tin=of_types([dtype] * len(values)), Tout=of_types([dtype] * results),
        )  # fmt: skip

    def choose(self, condition: str, then: str, otherwise: str, *values: str) -> str:
        return self.add(
            "StatelessIf", condition, *values, out="output", Tcond=of_type(BOOL),
            Tin=of_types([FLOAT] * len(values)), Tout=of_types([FLOAT]),
            then_branch=of_function(then), else_branch=of_function(otherwise),
        )  # fmt: skip


class Graph(Nodes):
    """A GraphDef with its functions, and how a SavedModel presents it."""

    def __init__(self) -> None:
        super().__init__()
        self.functions: list[bytes] = []
        self.inputs: list[str] = []

    def placeholder(self, dims: Sequence[int] | None, dtype: int = FLOAT, name: str = "") -> str:
        name = name or f"x{len(self.inputs)}"
        self.inputs.append(name)
        return self.add(
            "Placeholder", name=name, dtype=of_type(dtype), shape=of_shape(dims)
        )

    def function(
        self,
        name: str,
        body: Nodes,
        result: str,
        arguments: Sequence[str] = ("a",),
        dtype: int = FLOAT,
        **attributes: bytes,
    ) -> str:
        """A function that returns one tensor; its arguments are of one type."""

        def argument(each: str) -> bytes:
            return part(1, each) + number(3, dtype)

        signature = part(1, name)
        signature += b"".join(part(2, argument(each)) for each in arguments)
        signature += part(3, argument("r"))
        content = part(1, signature) + b"".join(part(3, node) for node in body.protos)
        content += part(4, part(1, "r") + part(2, result)) + named(5, attributes)
        self.functions.append(content)
        return name

    @staticmethod
    def body() -> Nodes:
        return Nodes(suffix=":0")

    def encode(self) -> bytes:
        library = b"".join(part(1, function) for function in self.functions)
        nodes = b"".join(part(1, node) for node in self.protos)
        return nodes + part(2, library) + part(4, number(1, 1400))

    def encode_saved_model(self, signatures: dict[str, tuple[str, str]], tags=("serve",)) -> bytes:
        """A saved_model.pb; signatures: key -> (input, output), both of floats."""

        def port(name: str, tensor: str) -> bytes:
            info = part(1, f"{tensor}:0") + number(2, FLOAT) + part(3, shape_proto(None))
            return part(1, name) + part(2, info)

        meta = part(1, b"".join(part(4, tag) for tag in tags) + part(5, "2.21.0"))
        meta += part(2, self.encode())
        for key, (given, returned) in signatures.items():
            definition = part(1, port("x", given)) + part(2, port("y", returned))
            meta += part(5, part(1, key) + part(2, definition + part(3, "tensorflow/serving/predict")))
        return number(1, 1) + part(2, meta)


def write_saved_model(target: pathlib.Path, content: bytes) -> None:
    target.mkdir()
    (target / "saved_model.pb").write_bytes(content)
