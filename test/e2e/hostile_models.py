"""Small files that ask for much: models that are valid, or nearly, and of absurd extent.

A model is a function without arguments that returns a `Graph`; `@hostile(...)` registers it under
its name, with the codes of the diagnostics it may end in. The sizes are those at which recursion
overflows an 8 MB stack, quadratic work takes minutes, and copies fill the memory.
"""

from __future__ import annotations

import dataclasses
import pathlib
from collections.abc import Callable, Iterable

from graph_files import (
    BOOL, FLOAT, INT32, INT64, RESOURCE, STRING, VARIANT, Graph, Nodes, node_proto, number, of_bool,
    of_float, of_function, of_functions, of_int, of_ints, of_shape, of_shapes, of_string, of_tensor,
    of_type, of_types, part, write_saved_model,
)  # fmt: skip


@dataclasses.dataclass
class Hostile:
    """One model, and the allowed outcomes."""

    name: str
    build: Callable[[], Graph | bytes]
    # Acceptable codes, separated by blanks; empty: any, or success; "ok": it has to convert.
    codes: str = ""
    # Key -> (input, output) of a SavedModel; empty: a GraphDef.
    signatures: dict[str, tuple[str, str]] = dataclasses.field(default_factory=dict)
    arguments: tuple[str, ...] = ()
    commands: tuple[str, ...] = ("convert", "optimize", "inspect")

    def write(self, directory: pathlib.Path) -> pathlib.Path:
        graph = self.build()
        if self.signatures:
            path = directory / "model"
            write_saved_model(path, graph.encode_saved_model(self.signatures))
        else:
            path = directory / "model.pb"
            path.write_bytes(graph if isinstance(graph, bytes) else graph.encode())
        return path


MODELS: list[Hostile] = []
LIMIT = "limit-exceeded"
REFUSED = "shape-mismatch invalid-graph"


def hostile(codes: str = "", **options) -> Callable:
    def register(build: Callable) -> Callable:
        MODELS.append(Hostile(build.__name__.replace("_", " "), build, codes, **options))
        return build

    return register


def variants(name: str, codes: str, builders: dict[str, Callable[[], Graph]]) -> None:
    for variant, build in builders.items():
        MODELS.append(Hostile(f"{name}: {variant}", build, codes))


# Functions and control flow.


@hostile("ok")
def chain_of_30000_functions():
    graph = Graph()
    graph.call("f0", graph.placeholder([2]))
    for i in range(30000):
        body = Graph.body()
        result = body.call(f"f{i + 1}", "a") if i < 29999 else body.relu("a")
        graph.function(f"f{i}", body, result)
    return graph


@hostile(LIMIT)
def functions_30_deep_that_call_the_next_twice():
    graph = Graph()
    graph.call("f0", graph.placeholder([2]))
    for i in range(31):
        body = Graph.body()
        result = body.call(f"f{i + 1}", body.call(f"f{i + 1}", "a")) if i < 30 else body.relu("a")
        graph.function(f"f{i}", body, result)
    return graph


def if_levels(levels: int, both: bool) -> Graph:
    graph = Graph()
    condition = graph.constant(BOOL, [], [1])
    condition = graph.placeholder([], BOOL, name="p")
    graph.add(
        "StatelessIf", condition, condition, graph.placeholder([2]), Tcond=of_type(BOOL),
        Tin=of_types([BOOL, FLOAT]), Tout=of_types([FLOAT]),
        then_branch=of_function("f0"), else_branch=of_function("f0" if both else "leaf"),
    )  # fmt: skip

    def function(name: str, body: Nodes, result: str) -> None:
        def argument(each: str, dtype: int) -> bytes:
            return part(1, each) + number(3, dtype)

        signature = part(1, name) + part(2, argument("p", BOOL)) + part(2, argument("a", FLOAT))
        content = part(1, signature + part(3, argument("r", FLOAT)))
        content += b"".join(part(3, node) for node in body.protos)
        graph.functions.append(content + part(4, part(1, "r") + part(2, result)))

    for i in range(levels):
        body = Graph.body()
        following = f"f{i + 1}" if i + 1 < levels else "leaf"
        value = body.relu("a")
        result = body.add(
            "StatelessIf", "p", "p", value, out="output", Tcond=of_type(BOOL),
            Tin=of_types([BOOL, FLOAT]), Tout=of_types([FLOAT]),
            then_branch=of_function(following),
            else_branch=of_function(following if both else "leaf"),
        )  # fmt: skip
        function(f"f{i}", body, result)
    body = Graph.body()
    function("leaf", body, body.add("Tanh", "a", out="y", T=of_type(FLOAT)))
    return graph


@hostile(LIMIT)
def two_sided_ifs_16_deep():
    return if_levels(16, both=True)


@hostile(LIMIT)
def two_sided_ifs_40_deep():
    return if_levels(40, both=True)


@hostile("ok")
def two_sided_ifs_6_deep():
    return if_levels(6, both=True)


@hostile(LIMIT)
def ifs_5000_deep():
    return if_levels(5000, both=False)


@hostile("ok")
def ifs_50_deep():
    return if_levels(50, both=False)


def while_levels(levels: int) -> Graph:
    graph = Graph()

    def loop(nodes: Nodes, value: str, body: str) -> str:
        return nodes.add(
            "StatelessWhile", value, out="output", T=of_types([FLOAT]),
            cond=of_function("cond"), body=of_function(body), parallel_iterations=of_int(1),
        )  # fmt: skip

    loop(graph, graph.placeholder([]), "f0")
    for i in range(levels):
        body = Graph.body()
        if i + 1 < levels:
            result = loop(body, "a", f"f{i + 1}")
        else:
            one = body.constant(FLOAT, [], [1.0])
            result = body.plus("a", one)
        graph.function(f"f{i}", body, result)
    cond = Graph.body()
    limit = cond.constant(FLOAT, [], [10.0])
    less = cond.add("Less", "a", limit, out="z", T=of_type(FLOAT))
    signature = part(1, "cond") + part(2, part(1, "a") + number(3, FLOAT))
    signature += part(3, part(1, "r") + number(3, BOOL))
    graph.functions.append(
        part(1, signature)
        + b"".join(part(3, node) for node in cond.protos)
        + part(4, part(1, "r") + part(2, less))
    )
    return graph


@hostile(LIMIT)
def loops_5000_deep():
    return while_levels(5000)


@hostile("ok")
def loops_30_deep():
    return while_levels(30)


@hostile(LIMIT)
def cases_of_3_branches_12_deep():
    graph = Graph()

    def case(nodes: Nodes, value: str, branch: str) -> str:
        index = nodes.scalar(1)
        return nodes.add(
            "StatelessCase", index, value, out="output", Tin=of_types([FLOAT]),
            Tout=of_types([FLOAT]), branches=of_functions([branch] * 3),
            output_shapes=of_shapes([[2]]),
        )  # fmt: skip

    x, index = graph.placeholder([2]), graph.placeholder([], INT32, name="i")
    graph.add(
        "StatelessCase", index, x, Tin=of_types([FLOAT]), Tout=of_types([FLOAT]),
        branches=of_functions(["f0"] * 3), output_shapes=of_shapes([[2]]),
    )  # fmt: skip
    for i in range(12):
        body = Graph.body()
        if i < 11:
            index = body.add(
                "Cast", body.add("Sum", "a", body.int32(0), out="output", T=of_type(FLOAT)),
                out="y", SrcT=of_type(FLOAT), DstT=of_type(INT32),
            )  # fmt: skip
            result = body.add(
                "StatelessCase", index, "a", out="output", Tin=of_types([FLOAT]),
                Tout=of_types([FLOAT]), branches=of_functions([f"f{i + 1}"] * 3),
                output_shapes=of_shapes([[2]]),
            )  # fmt: skip
        else:
            result = body.relu("a")
        graph.function(f"f{i}", body, result)
    return graph


@hostile(LIMIT)
def a_large_function_that_is_called_2000_times():
    graph = Graph()
    value = graph.placeholder([2])
    for _ in range(2000):
        value = graph.call("f", value)
    body = Graph.body()
    result = "a"
    for _ in range(2000):
        result = body.relu(result)
    graph.function("f", body, result)
    return graph


@hostile()
def functions_that_nothing_calls():
    graph = Graph()
    graph.relu(graph.placeholder([2]))
    for i in range(30000):
        body = Graph.body()
        graph.function(f"f{i}", body, body.relu("a"))
    return graph


@hostile()
def a_function_of_20000_arguments():
    graph = Graph()
    x = graph.placeholder([2])
    names = [f"a{i}" for i in range(20000)]
    graph.call("f", *[x] * len(names))
    body = Graph.body()
    graph.function("f", body, body.relu(names[-1]), names)
    return graph


@hostile()
def composites_within_composites_2000_deep():
    graph = Graph()
    graph.call("f0", graph.placeholder([2]))
    for i in range(2000):
        body = Graph.body()
        result = body.call(f"f{i + 1}", "a") if i < 1999 else body.relu("a")
        graph.function(f"f{i}", body, result, _implements=of_string(f"custom_{i}"))
    return graph


@hostile()
def fusable_composites_within_one_another():
    annotation = of_function("MyOp", tfl_fusable_op=of_bool(True))
    graph = Graph()
    graph.call("f0", graph.placeholder([2]))
    for i in range(3000):
        body = Graph.body()
        result = body.call(f"f{i + 1}", "a") if i < 2999 else body.relu("a")
        graph.function(f"f{i}", body, result, _implements=annotation)
    return graph


@hostile()
def an_annotation_of_many_levels():
    graph = Graph()
    graph.call("f", graph.placeholder([2]))
    body = Graph.body()
    text = 'name: "g" ' + 'attr { key: "k" value { func { name: "g" ' * 3000 + "} } } " * 3000
    graph.function("f", body, body.relu("a"), _implements=of_string(text))
    return graph


@hostile()
def an_annotation_of_30_levels_10000_times():
    graph = Graph()
    value = graph.placeholder([2])
    for _ in range(5000):
        value = graph.call("f", value)
    body = Graph.body()
    text = 'name: "g" ' + 'attr { key: "k" value { func { name: "g" ' * 30 + "} } } " * 30
    graph.function("f", body, body.relu("a"), _implements=of_string(text))
    return graph


@hostile()
def an_attribute_of_40_levels():
    graph = Graph()
    attribute = of_function("g")
    for _ in range(40):
        attribute = of_function("g", k=attribute)
    graph.add("Relu", graph.placeholder([2]), T=of_type(FLOAT), _a=attribute)
    return graph


@hostile("file-corrupt invalid-graph limit-exceeded")
def an_attribute_of_20000_levels():
    attribute = of_function("g")
    for _ in range(20000):
        attribute = part(10, part(1, "g") + part(2, part(1, "k") + part(2, attribute)))
    graph = Graph()
    graph.add("Relu", graph.placeholder([2]), T=of_type(FLOAT), _a=attribute)
    return graph


@hostile()
def functions_that_share_a_variable():
    """A loop body for each of many loops that name one function with a handle."""
    graph = Graph()
    value = graph.placeholder([2])
    handle = graph.add(
        "VarHandleOp", dtype=of_type(FLOAT), shape=of_shape([2]), shared_name=of_string("v")
    )
    for i in range(3000):
        value = graph.add(
            "StatefulPartitionedCall", value, handle, f=of_function(f"f{i % 7}"),
            Tin=of_types([FLOAT, RESOURCE]), Tout=of_types([FLOAT]),
        )  # fmt: skip
    for i in range(7):
        body = Graph.body()
        read = body.add("ReadVariableOp", "h", out="value", dtype=of_type(FLOAT))
        signature = part(1, f"f{i}") + part(2, part(1, "a") + number(3, FLOAT))
        signature += part(2, part(1, "h") + number(3, RESOURCE))
        signature += part(3, part(1, "r") + number(3, FLOAT))
        result = body.plus("a", read)
        graph.functions.append(
            part(1, signature)
            + b"".join(part(3, node) for node in body.protos)
            + part(4, part(1, "r") + part(2, result))
        )
    return graph


# Long chains and wide graphs.


def chain(length: int, step: Callable[[Graph, str], str], dims=(2, 2)) -> Callable[[], Graph]:
    def build() -> Graph:
        graph = Graph()
        value = graph.placeholder(list(dims))
        for _ in range(length):
            value = step(graph, value)
        return graph

    return build


def unary(op: str, dtype: int = FLOAT, **attributes: bytes) -> Callable[[Graph, str], str]:
    return lambda graph, value: graph.add(op, value, T=of_type(dtype), **attributes)


def with_vector(op: str, *values: int, **attributes: bytes) -> Callable[[Graph, str], str]:
    return lambda graph, value: graph.add(
        op, value, graph.int32(*values), T=of_type(FLOAT), **attributes
    )


def with_tensor(op: str, **attributes: bytes) -> Callable[[Graph, str], str]:
    return lambda graph, value: graph.add(
        op, value, graph.constant(FLOAT, [2, 2], [1, 2, 3, 4]), T=of_type(FLOAT), **attributes
    )


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
    """2^5000 ways lead through these values."""
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


# Control flow of TensorFlow 1.


def v1_loop(graph: Graph, value: str, name: str, body: Callable[[str], str]) -> str:
    frame = {"frame_name": of_string(name), "parallel_iterations": of_int(10)}
    entered = graph.add("Enter", value, T=of_type(FLOAT), **frame)
    merge_number = len(graph.protos)
    merge, back = f"n{merge_number}", f"{name}/next"
    graph.add("Merge", entered, back, T=of_type(FLOAT), N=of_int(2))
    limit = graph.add("Enter", graph.constant(FLOAT, [], [9.0]), T=of_type(FLOAT), **frame, is_constant=of_bool(True))
    less = graph.add("Less", merge, limit, T=of_type(FLOAT))
    condition = graph.add("LoopCond", less)
    switch = graph.add("Switch", merge, condition, T=of_type(FLOAT))
    result = body(f"{switch}:1")
    graph.add("NextIteration", result, name=back, T=of_type(FLOAT))
    return graph.add("Exit", switch, T=of_type(FLOAT))


def v1_loops(levels: int) -> Graph:
    graph = Graph()

    def level(depth: int) -> Callable[[str], str]:
        def body(value: str) -> str:
            if depth == levels:
                return graph.plus(value, value)
            return v1_loop(graph, value, f"loop{depth}", level(depth + 1))

        return body

    level(0)(graph.placeholder([]))
    return graph


@hostile()
def frames_200_deep():
    return v1_loops(200)


@hostile("ok")
def frames_4_deep():
    return v1_loops(4)


@hostile()
def frames_1000_in_a_row():
    graph = Graph()
    value = graph.placeholder([])
    for i in range(1000):
        value = v1_loop(graph, value, f"loop{i}", lambda v: graph.plus(v, v))
    return graph


@hostile()
def switches_and_merges_3000_in_a_row():
    graph = Graph()
    value, condition = graph.placeholder([2]), graph.placeholder([], BOOL, name="p")
    for _ in range(3000):
        switch = graph.add("Switch", value, condition, T=of_type(FLOAT))
        value = graph.add(
            "Merge", graph.relu(switch), graph.relu(f"{switch}:1"), N=of_int(2), T=of_type(FLOAT)
        )
    return graph


@hostile()
def switches_400_deep():
    graph = Graph()
    value = graph.placeholder([2])
    switches = []
    for i in range(400):
        condition = graph.placeholder([], BOOL, name=f"p{i}")
        switches.append(graph.add("Switch", value, condition, T=of_type(FLOAT)))
        value = graph.relu(f"{switches[-1]}:1")
    for switch in reversed(switches):
        value = graph.add("Merge", graph.relu(switch), value, N=of_int(2), T=of_type(FLOAT))
    return graph


@hostile()
def a_merge_of_20000():
    graph = Graph()
    x = graph.placeholder([2])
    graph.add("Merge", *[x] * 20000, N=of_int(20000), T=of_type(FLOAT))
    return graph


@hostile()
def a_switch_of_20000():
    graph = Graph()
    x = graph.placeholder([2])
    graph.add("_SwitchN", x, graph.scalar(3), num_outs=of_int(20000), T=of_type(FLOAT))
    return graph


# Many operands and results, long lists.


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


# Constants.


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
