"""Long chains, wide graphs and values that double at each step."""

from __future__ import annotations

from graph_files import FLOAT, INT32, STRING, Graph, of_int, of_ints, of_type, of_types
from hostile_models.registry import LIMIT, hostile, variants, chain, unary, with_vector, with_tensor


def shape_of_itself(graph: Graph, value: str) -> str:
    shape = graph.add("Shape", value, T=of_type(FLOAT), out_type=of_type(INT32))
    return graph.add("Reshape", value, shape, T=of_type(FLOAT), Tshape=of_type(INT32))


variants(
    "20,000 nodes in a row",
    "",
    {
        "Relu": chain(20000, unary("Relu")),
        "Tanh": chain(20000, unary("Tanh")),
        "Identity": chain(20000, unary("Identity")),
        "Neg": chain(20000, unary("Neg")),
        "AddV2": chain(20000, with_tensor("AddV2")),
        "Mul": chain(20000, with_tensor("Mul")),
        "Sub": chain(20000, with_tensor("Sub")),
        "MatMul": chain(20000, with_tensor("MatMul")),
        "BiasAdd": chain(
            20000, lambda g, v: g.add("BiasAdd", v, g.constant(FLOAT, [2], [1]), T=of_type(FLOAT))
        ),
        "BatchMatMulV2": chain(20000, with_tensor("BatchMatMulV2")),
        "Reshape": chain(20000, with_vector("Reshape", 2, 2)),
        "Reshape there and back": chain(
            10000,
            lambda g, v: with_vector("Reshape", 2, 2)(g, with_vector("Reshape", 4)(g, v)),
        ),
        "Transpose": chain(20000, with_vector("Transpose", 1, 0, Tperm=of_type(INT32))),
        "Softmax": chain(20000, unary("Softmax")),
        "Pad": chain(
            5000,
            lambda g, v: g.add("Pad", v, g.constant(INT32, [2, 2], [0]), T=of_type(FLOAT)),
        ),
        "ReverseV2": chain(20000, with_vector("ReverseV2", 0)),
        "Reshape to its own shape": chain(10000, shape_of_itself),
        "Reshape to its own shape, unknown": chain(10000, shape_of_itself, (-1, -1)),
        "growing ConcatV2": chain(
            1500,
            lambda g, v: g.add(
                "ConcatV2", v, "x0", g.scalar(0), N=of_int(2), T=of_type(FLOAT)
            ),
        ),
        "PadV2 that grows": chain(
            5000,
            lambda g, v: g.add("Pad", v, g.constant(INT32, [2, 2], [1]), T=of_type(FLOAT)),
        ),
        "Cast": chain(
            10000,
            lambda g, v: g.add(
                "Cast",
                g.add("Cast", v, SrcT=of_type(FLOAT), DstT=of_type(INT32)),
                SrcT=of_type(INT32), DstT=of_type(FLOAT),
            ),
        ),
        "Squeeze and ExpandDims": chain(
            10000,
            lambda g, v: g.add(
                "Squeeze", g.add("ExpandDims", v, g.scalar(0), T=of_type(FLOAT)),
                T=of_type(FLOAT), squeeze_dims=of_ints([0]),
            ),
        ),
        "SelectV2": chain(
            10000,
            lambda g, v: g.add(
                "SelectV2", g.add("Greater", v, "x0", T=of_type(FLOAT)), v, "x0", T=of_type(FLOAT)
            ),
        ),
    },
)  # fmt: skip


@hostile("ok")
def constants_20000_in_a_row():
    graph = Graph()
    x = graph.placeholder([2])
    value = graph.constant(FLOAT, [2], [1, 2])
    for _ in range(20000):
        value = graph.plus(value, value)
    graph.plus(x, value)
    return graph


@hostile()
def nodes_100000_in_one_level():
    graph = Graph()
    x = graph.placeholder([2])
    for _ in range(100000):
        graph.relu(x)
    return graph


@hostile()
def nodes_100000_that_end_in_one():
    graph = Graph()
    x = graph.placeholder([2])
    parts = [graph.relu(x) for _ in range(50000)]
    graph.add("AddN", *parts, N=of_int(len(parts)), T=of_type(FLOAT))
    return graph


@hostile()
def different_nodes_100000_that_end_in_one():
    graph = Graph()
    x = graph.placeholder([2])
    parts = [graph.plus(x, graph.constant(FLOAT, [], [float(i)])) for i in range(33000)]
    graph.add("AddN", *parts, N=of_int(len(parts)), T=of_type(FLOAT))
    return graph


@hostile()
def placeholders_100000():
    graph = Graph()
    for _ in range(50000):
        graph.relu(graph.placeholder([2]))
    return graph


@hostile()
def sums_of_a_value_with_itself():
    """The graph has 2^5000 paths through these values."""
    return chain(5000, lambda graph, value: graph.plus(value, value))()


@hostile()
def products_of_a_value_with_itself():
    return chain(3000, lambda g, v: g.add("Mul", v, g.relu(v), T=of_type(FLOAT)))()


@hostile()
def diamonds_of_transposes():
    def step(graph: Graph, value: str) -> str:
        a = with_vector("Transpose", 1, 0, Tperm=of_type(INT32))(graph, value)
        b = with_vector("Transpose", 1, 0, Tperm=of_type(INT32))(graph, value)
        return graph.plus(a, b)

    return chain(2000, step)()


@hostile()
def diamonds_of_reshapes():
    def step(graph: Graph, value: str) -> str:
        a, b = (with_vector("Reshape", 4, 1)(graph, value) for _ in range(2))
        return with_vector("Reshape", 2, 2)(graph, graph.plus(a, b))

    return chain(2000, step)()


@hostile()
def diamonds_of_slices_and_concats():
    def step(graph: Graph, value: str) -> str:
        split = graph.add("Split", graph.scalar(0), value, num_split=of_int(2), T=of_type(FLOAT))
        return graph.add(
            "ConcatV2", f"{split}:1", split, graph.scalar(0), N=of_int(2), T=of_type(FLOAT)
        )

    return chain(3000, step)()


@hostile()
def diamonds_of_sizes():
    """Sizes computed from unknown sizes."""
    graph = Graph()
    x = graph.placeholder([-1, -1])
    shape = graph.add("Shape", x, T=of_type(FLOAT), out_type=of_type(INT32))
    for _ in range(3000):
        shape = graph.add(
            "Maximum", graph.plus(shape, shape, INT32),
            graph.add("Mul", shape, shape, T=of_type(INT32)), T=of_type(INT32),
        )  # fmt: skip
    graph.add("Fill", shape, graph.constant(FLOAT, [], [1.0]), T=of_type(FLOAT))
    return graph


@hostile()
def diamonds_of_packed_sizes():
    graph = Graph()
    x = graph.placeholder([-1, -1])
    size = graph.add("Size", x, T=of_type(FLOAT), out_type=of_type(INT32))
    for _ in range(2000):
        pack = graph.add("Pack", size, size, N=of_int(2), T=of_type(INT32), axis=of_int(0))
        size = graph.add("Prod", pack, graph.int32(0), T=of_type(INT32), Tidx=of_type(INT32))
    graph.add("Fill", size, graph.constant(FLOAT, [], [1.0]), T=of_type(FLOAT))
    return graph


@hostile()
def concats_that_double_an_input_60_times():
    return chain(
        60, lambda g, v: g.add("ConcatV2", v, v, g.scalar(0), N=of_int(2), T=of_type(FLOAT))
    )()


@hostile(LIMIT)
def concats_that_double_a_constant_50_times():
    graph = Graph()
    value = graph.constant(FLOAT, [2], [1, 2])
    for _ in range(50):
        value = graph.add(
            "ConcatV2", value, value, graph.scalar(0), N=of_int(2), T=of_type(FLOAT)
        )
    graph.plus(graph.placeholder([1]), value)
    return graph


@hostile()
def strings_that_double_40_times():
    graph = Graph()
    value = graph.constant(STRING, [], [b"ab"])
    for _ in range(40):
        value = graph.add("StringJoin", value, value, N=of_int(2))
    graph.add("Identity", value, T=of_type(STRING))
    graph.relu(graph.placeholder([2]))
    return graph


@hostile()
def control_edges_20000_deep():
    graph = Graph()
    x = graph.placeholder([2])
    before = graph.add("NoOp")
    for _ in range(20000):
        before = graph.add("NoOp", f"^{before}")
    graph.add("Relu", x, f"^{before}", T=of_type(FLOAT))
    return graph


@hostile()
def control_edges_from_each_node_to_each_other():
    graph = Graph()
    x = graph.placeholder([2])
    earlier: list[str] = []
    for _ in range(800):
        earlier.append(graph.add("NoOp", *(f"^{name}" for name in earlier)))
    graph.add("Relu", x, f"^{earlier[-1]}", T=of_type(FLOAT))
    return graph


@hostile()
def asserts_5000_in_a_row():
    graph = Graph()
    x = graph.placeholder([2])
    truth = graph.add("All", graph.add("Greater", x, x, T=of_type(FLOAT)), graph.int32(0))
    before: tuple[str, ...] = ()
    for _ in range(5000):
        node = graph.add("Assert", truth, x, *before, T=of_types([FLOAT]))
        before = (f"^{node}",)
    graph.add("Relu", x, *before, T=of_type(FLOAT))
    return graph
