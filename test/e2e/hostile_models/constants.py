"""Constants and inputs whose declared sizes are absurd."""

from __future__ import annotations

from collections.abc import Callable

from graph_files import BOOL, FLOAT, INT32, INT64, STRING, Graph, of_int, of_type
from hostile_models.registry import Hostile, MODELS, variants, unary, with_vector


def with_constant(dtype: int, dims: list[int], values: list) -> Callable[[], Graph]:
    def build() -> Graph:
        graph = Graph()
        constant = graph.constant(dtype, dims, values)
        x = graph.placeholder(None, dtype)
        if dtype in (FLOAT, INT32, INT64):
            graph.plus(x, constant, dtype)
        else:
            graph.add("Identity", constant, T=of_type(dtype))
        return graph

    return build


EXTENTS: dict[str, list[int]] = {
    "2^31 elements": [2**31],
    "4e12 elements": [4 * 10**12],
    "2^62 elements": [2**62],
    "2^63 elements": [2**21, 2**21, 2**21],
    "2^64 elements": [2**32, 2**32],
    "2^64 + 4 elements": [2**62 + 1, 4],
    "2^126 elements": [2**63 - 1, 2**63 - 1],
    "no element of 2^62": [0, 2**62, 2**62],
    "-2 elements": [-2],
    "-2 times -2 elements": [-2, -2],
    "300 dimensions": [1] * 300,
    "100,000 dimensions": [1] * 100000,
}
for kind, dtype, values in (
    ("float", FLOAT, [1.0]), ("zeros", FLOAT, []), ("two floats", FLOAT, [1.0, 2.0]),
    ("int", INT32, [1]), ("int64", INT64, [1]), ("bool", BOOL, [1]), ("string", STRING, [b"a"]),
    ("two strings", STRING, [b"a", b"b"]),
):  # fmt: skip
    variants(
        f"a constant ({kind})",
        "",
        {name: with_constant(dtype, dims, values) for name, dims in EXTENTS.items()},
    )
MODELS.append(Hostile("a constant of 1,000,000 strings", with_constant(STRING, [10**6], [b"a"] * 10**6)))
MODELS.append(Hostile("a constant of 1,000,000 floats in fields", with_constant(FLOAT, [10**6], [float(i) for i in range(10**6)])))


def with_input(dims: list[int] | None, step: Callable[[Graph, str], str]) -> Callable[[], Graph]:
    def build() -> Graph:
        graph = Graph()
        step(graph, graph.placeholder(dims))
        return graph

    return build


variants(
    "an input",
    "",
    {
        f"{name}, {op}": with_input(dims, step)
        for name, dims in EXTENTS.items()
        for op, step in {
            "Relu": unary("Relu"),
            "flattened": with_vector("Reshape", -1),
            "sum": with_vector("Sum", 0),
            "concatenated": lambda g, v: g.add("ConcatV2", v, v, g.scalar(0), N=of_int(2), T=of_type(FLOAT)),
            "shape": lambda g, v: g.add("Prod", g.add("Shape", v, T=of_type(FLOAT)), g.int32(0), T=of_type(INT32)),
            "zeros": unary("ZerosLike"),
        }.items()
    },
)
