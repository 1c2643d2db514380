"""Ops with very many operands, results, attributes or names."""

from __future__ import annotations

from collections.abc import Callable

from graph_files import (
    FLOAT, INT32, Graph, of_int, of_ints, of_shape, of_shapes, of_string, of_type, of_types,
)  # fmt: skip
from hostile_models.registry import LIMIT, hostile, variants


@hostile()
def a_concat_of_100000():
    graph = Graph()
    x = graph.placeholder([2])
    graph.add("ConcatV2", *[x] * 100000, graph.scalar(0), N=of_int(100000), T=of_type(FLOAT))
    return graph


@hostile()
def a_pack_of_100000():
    graph = Graph()
    x = graph.placeholder([2])
    graph.add("Pack", *[x] * 100000, N=of_int(100000), T=of_type(FLOAT), axis=of_int(0))
    return graph


def split_into(count: int, dims: list[int]) -> Callable[[], Graph]:
    def build() -> Graph:
        graph = Graph()
        x = graph.placeholder(dims)
        split = graph.add("Split", graph.scalar(0), x, num_split=of_int(count), T=of_type(FLOAT))
        graph.relu(f"{split}:{min(count, 1 << 20) - 1}")
        return graph

    return build


variants(
    "a Split",
    "",
    {
        "into 1,000,000": split_into(10**6, [10**6]),
        "of 3 into 1,000,000": split_into(10**6, [3]),
        "of unknown size into 1,000,000": split_into(10**6, [-1]),
        "into 2^31": split_into(2**31, [-1]),
        "into 2^62": split_into(2**62, [-1]),
        "into none": split_into(0, [4]),
        "into -1": split_into(-1, [4]),
    },
)


@hostile()
def a_split_of_a_constant_into_1000000():
    graph = Graph()
    constant = graph.constant(FLOAT, [10**6], [1.0, 2.0])
    split = graph.add(
        "Split", graph.scalar(0), constant, num_split=of_int(10**6), T=of_type(FLOAT)
    )
    graph.plus(graph.placeholder([1]), f"{split}:77")
    return graph


@hostile()
def an_unpack_into_300000():
    graph = Graph()
    x = graph.placeholder([300000])
    unpack = graph.add("Unpack", x, num=of_int(300000), axis=of_int(0), T=of_type(FLOAT))
    graph.add("Pack", unpack, f"{unpack}:9", N=of_int(2), T=of_type(FLOAT))
    return graph


@hostile()
def an_identity_of_100000():
    graph = Graph()
    x = graph.placeholder([2])
    graph.add("IdentityN", *[x] * 100000, T=of_types([FLOAT] * 100000))
    return graph


@hostile()
def shapes_of_100000():
    graph = Graph()
    x = graph.placeholder([2])
    graph.add("ShapeN", *[x] * 100000, N=of_int(100000), T=of_type(FLOAT), out_type=of_type(INT32))
    return graph


@hostile()
def a_list_of_1000000_shapes():
    graph = Graph()
    graph.add(
        "Relu", graph.placeholder([2]), T=of_type(FLOAT), _output_shapes=of_shapes([[2]] * 10**6)
    )
    return graph


@hostile()
def a_list_of_1000000_integers():
    graph = Graph()
    graph.add("Relu", graph.placeholder([2]), T=of_type(FLOAT), _a=of_ints(range(10**6)))
    return graph


@hostile()
def attributes_100000_of_one_node():
    graph = Graph()
    attributes = {f"_a{i}": of_int(i) for i in range(100000)}
    graph.add("Relu", graph.placeholder([2]), T=of_type(FLOAT), **attributes)
    return graph


@hostile()
def a_name_of_a_million_letters():
    graph = Graph()
    graph.add("Relu", graph.placeholder([2]), name="n" * 10**6, T=of_type(FLOAT))
    return graph


@hostile()
def a_name_of_100000_scopes():
    graph = Graph()
    x = graph.placeholder([2])
    for i in range(20):
        x = graph.add("Relu", x, name="s/" * 100000 + str(i), T=of_type(FLOAT))
    return graph


@hostile()
def variables_100000():
    graph = Graph()
    x = graph.placeholder([2])
    parts = [x]
    for i in range(30000):
        handle = graph.add(
            "VarHandleOp", dtype=of_type(FLOAT), shape=of_shape([2]), shared_name=of_string(f"v{i}")
        )
        parts.append(graph.add("ReadVariableOp", handle, dtype=of_type(FLOAT)))
    graph.add("AddN", *parts, N=of_int(len(parts)), T=of_type(FLOAT))
    return graph


@hostile(signatures={"serving_default": ("x0", "y")})
def variables_30000_of_a_saved_model():
    graph = Graph()
    x = graph.placeholder([2])
    parts = [x]
    for i in range(30000):
        handle = graph.add(
            "VarHandleOp", dtype=of_type(FLOAT), shape=of_shape([2]), shared_name=of_string(f"v{i}")
        )
        parts.append(graph.add("ReadVariableOp", handle, dtype=of_type(FLOAT)))
    graph.add("AddN", *parts, name="y", N=of_int(len(parts)), T=of_type(FLOAT))
    return graph


@hostile(signatures={f"s{i}": ("x0", "y") for i in range(3000)})
def signatures_3000():
    graph = Graph()
    graph.add("Relu", graph.placeholder([2, 2]), name="y", T=of_type(FLOAT))
    return graph


@hostile(signatures={f"s{i}": ("x0", f"y{i}") for i in range(10000)})
def signatures_10000_of_one_node_each():
    graph = Graph()
    x = graph.placeholder([2, 2])
    for i in range(10000):
        graph.add("Relu", x, name=f"y{i}", T=of_type(FLOAT))
    return graph


@hostile(LIMIT, signatures={f"s{i}": ("x0", "y") for i in range(2000)})
def signatures_2000_of_a_large_graph():
    graph = Graph()
    value = graph.placeholder([2, 2])
    for _ in range(5000):
        value = graph.relu(value)
    graph.add("Relu", value, name="y", T=of_type(FLOAT))
    return graph


@hostile()
def assignments_10000_of_one_variable():
    graph = Graph()
    x = graph.placeholder([2])
    handle = graph.add(
        "VarHandleOp", dtype=of_type(FLOAT), shape=of_shape([2]), shared_name=of_string("v")
    )
    before: tuple[str, ...] = ()
    for _ in range(10000):
        node = graph.add("AssignAddVariableOp", handle, x, *before, dtype=of_type(FLOAT))
        before = (f"^{node}",)
    graph.add("ReadVariableOp", handle, *before, name="y", dtype=of_type(FLOAT))
    return graph
