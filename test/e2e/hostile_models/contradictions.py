"""Function libraries and graphs whose parts contradict one another."""

from __future__ import annotations

from graph_files import (
    BOOL, FLOAT, INT32, Graph, number, of_bool, of_function, of_functions, of_int, of_shape, of_shapes, of_string,
    of_tensor, of_type, of_types, part,
)  # fmt: skip
from hostile_models.registry import hostile

ALL = ("convert", "optimize", "inspect", "explain")


def calling(*bodies: tuple[str, str]) -> Graph:
    """A graph that calls function 'f0'; each body calls a function."""
    graph = Graph()
    graph.call("f0", graph.placeholder([2]))
    for name, callee in bodies:
        body = Graph.body()
        graph.function(name, body, body.call(callee, body.relu("a")))
    return graph


@hostile("recursive-function", commands=ALL)
def functions_in_a_circle_of_3():
    return calling(("f0", "f1"), ("f1", "f2"), ("f2", "f0"))


@hostile("recursive-function", commands=ALL)
def functions_in_a_circle_of_20000():
    return calling(*((f"f{i}", f"f{(i + 1) % 20_000}") for i in range(20_000)))


@hostile("recursive-function", commands=ALL)
def a_loop_whose_condition_and_body_are_the_function_around_it():
    graph = Graph()
    x = graph.placeholder([])
    loop = {"T": of_types([FLOAT]), "cond": of_function("f"), "body": of_function("f"), "parallel_iterations": of_int(1)}
    graph.add("StatelessWhile", x, **loop)
    body = Graph.body()
    graph.function("f", body, body.add("StatelessWhile", "a", out="output", **loop))
    return graph


@hostile(commands=ALL)
def an_annotated_function_that_calls_itself():
    graph = Graph()
    graph.call("f", graph.placeholder([2]))
    body = Graph.body()
    graph.function("f", body, body.call("f", "a"), _implements=of_string("f"), api_implements=of_string("lstm_1"))
    return graph


@hostile("", commands=ALL)
def a_gradient_that_is_its_own_function():
    graph = calling(("f0", "f1"))
    body = Graph.body()
    graph.function("f1", body, body.relu("a"))
    gradient = part(1, "f0") + part(2, "f0")
    encoded = graph.encode() + part(2, part(2, gradient) * 1000 + part(2, part(1, "x" * 100_000)))
    return encoded


@hostile("invalid-graph", commands=ALL)
def two_functions_of_one_name():
    graph = calling(("f0", "f1"))
    for op in ("Relu", "Tanh"):
        body = Graph.body()
        graph.function("f1", body, body.add(op, "a", out="activations" if op == "Relu" else "y", T=of_type(FLOAT)))
    return graph


@hostile("", commands=ALL)
def a_function_that_has_the_name_of_an_op():
    graph = Graph()
    graph.relu(graph.call("Relu", graph.placeholder([2])))
    body = Graph.body()
    graph.function("Relu", body, body.relu("a"))
    return graph


def signature(name: str, inputs: list[tuple[str, int]], outputs: list[tuple[str, int]]) -> bytes:
    content = part(1, name)
    for field, ports in ((2, inputs), (3, outputs)):
        for each, dtype in ports:
            content += part(field, part(1, each) + number(3, dtype))
    return part(1, content)


def library(*functions: bytes) -> Graph:
    graph = Graph()
    graph.call("f", graph.placeholder([2]))
    graph.functions += functions
    return graph


@hostile("invalid-graph unknown-tensor", commands=ALL)
def results_of_nodes_that_are_not_there():
    returns = part(4, part(1, "r") + part(2, "nowhere:z:0"))
    return library(signature("f", [("a", FLOAT)], [("r", FLOAT)]) + returns)


@hostile("invalid-graph", commands=ALL)
def a_result_that_no_node_returns():
    return library(signature("f", [("a", FLOAT)], [("r", FLOAT)]))


@hostile("", commands=ALL)
def results_with_numbers_beyond_the_op():
    body = Graph.body()
    body.relu("a")
    nodes = b"".join(part(3, node) for node in body.protos)
    returns = part(4, part(1, "r") + part(2, "n0:activations:99999999999999999999"))
    return library(signature("f", [("a", FLOAT)], [("r", FLOAT)]) + nodes + returns)


@hostile("", commands=ALL)
def a_function_whose_argument_is_also_a_node():
    body = Graph.body()
    body.add("Relu", "a", name="a", T=of_type(FLOAT))
    nodes = b"".join(part(3, node) for node in body.protos)
    return library(signature("f", [("a", FLOAT), ("a", INT32)], [("r", FLOAT)]) + nodes + part(4, part(1, "r") + part(2, "a:activations:0")))


@hostile("", commands=ALL)
def calls_with_another_signature():
    graph = Graph()
    x = graph.placeholder([2])
    body = Graph.body()
    graph.function("f", body, body.relu("a"))
    graph.add("PartitionedCall", x, x, x, f=of_function("f"), Tin=of_types([FLOAT] * 3), Tout=of_types([INT32] * 4))
    graph.add("PartitionedCall", f=of_function("f"), Tin=of_types([]), Tout=of_types([]))
    return graph


def branches(**functions: int) -> tuple[Graph, str, str]:
    """Functions of one argument with results of these types."""
    graph = Graph()
    x, p = graph.placeholder([2]), graph.placeholder([], BOOL, name="p")
    for name, dtype in functions.items():
        body = Graph.body()
        value = body.add("Cast", "a", out="y", SrcT=of_type(FLOAT), DstT=of_type(dtype))
        nodes = b"".join(part(3, node) for node in body.protos)
        graph.functions.append(signature(name, [("a", FLOAT)], [("r", dtype)]) + nodes + part(4, part(1, "r") + part(2, value)))
    return graph, x, p


@hostile("invalid-graph shape-mismatch", commands=ALL)
def branches_of_different_types():
    graph, x, p = branches(then=FLOAT, other=INT32)
    graph.add("StatelessIf", p, x, Tcond=of_type(BOOL), Tin=of_types([FLOAT]), Tout=of_types([FLOAT]),
              then_branch=of_function("then"), else_branch=of_function("other"))  # fmt: skip
    return graph


@hostile("", commands=ALL)
def a_case_without_branches():
    graph, x, _ = branches(then=FLOAT)
    graph.add("StatelessCase", graph.scalar(0), x, Tin=of_types([FLOAT]), Tout=of_types([FLOAT]),
              branches=of_functions([]), output_shapes=of_shapes([]))  # fmt: skip
    return graph


@hostile("", commands=ALL)
def a_loop_whose_condition_is_a_matrix():
    """TensorFlow takes a tensor that has elements for true."""
    graph = Graph()
    loop = {"T": of_types([FLOAT]), "cond": of_function("c"), "body": of_function("b"), "parallel_iterations": of_int(1)}
    graph.add("StatelessWhile", graph.placeholder([2, 2]), **loop)
    for name in "cb":
        body = Graph.body()
        graph.function(name, body, body.relu("a"))
    return graph


@hostile("ok", commands=ALL)
def a_loop_without_end():
    graph = Graph()
    x = graph.placeholder([])
    graph.add("StatelessWhile", x, T=of_types([FLOAT]), cond=of_function("c"), body=of_function("b"), parallel_iterations=of_int(1))
    body = Graph.body()
    nodes = Graph.body()
    truth = nodes.constant(BOOL, [], [1])
    graph.functions.append(
        signature("c", [("a", FLOAT)], [("r", BOOL)]) + b"".join(part(3, node) for node in nodes.protos) + part(4, part(1, "r") + part(2, truth))
    )
    graph.function("b", body, body.add("Tanh", "a", out="y", T=of_type(FLOAT)))
    return graph


@hostile("", commands=ALL)
def names_that_are_not_text():
    graph = Graph()
    x = graph.placeholder([2], name="x")
    for name in ("../../etc/passwd", "\x1b[2J\x1b]0;title\x07", "a\nerror[none]: b", "\u202eevil", "n" * (1 << 20), " ", "a:0:1:2", "^a", "y/"):
        graph.add("Relu", x, name=name, T=of_type(FLOAT))
    return graph


@hostile("", commands=ALL)
def names_that_are_not_utf8():
    graph = Graph()
    graph.relu(graph.placeholder([2]))
    node = part(1, b"\xff\xfe\0\xc3\x28") + part(2, b"\xf5\x80") + part(3, b"\xff") + part(3, b"x0")
    return graph.encode() + part(1, node)


@hostile("", commands=ALL)
def attributes_of_every_wrong_kind():
    graph = Graph()
    x = graph.placeholder([2, 2])
    graph.add("MatMul", x, x, T=of_shape([1]), transpose_a=of_string("yes"), transpose_b=of_function("f"))
    graph.add("Cast", x, SrcT=of_int(99), DstT=of_bool(True), Truncate=of_shape(None))
    graph.add("Reshape", x, x, T=of_types([FLOAT]), Tshape=of_tensor(FLOAT, [1], [1.0]))
    graph.add("ConcatV2", x, x, N=of_int(-1), T=of_type(FLOAT), Tidx=of_type(INT32))
    graph.add("Pack", N=of_int(1 << 62), T=of_type(FLOAT), axis=of_int(1 << 62))
    graph.add("Split", graph.scalar(0), x, num_split=of_int(1 << 62), T=of_type(FLOAT))
    return graph


@hostile("", commands=ALL)
def shapes_that_contradict_the_ops():
    graph = Graph()
    x = graph.placeholder([3, 5])
    value = x
    for _ in range(200):
        value = graph.add("Relu", value, T=of_type(FLOAT), _output_shapes=of_shapes([[1 << 62, -7, 5], None, [0] * 300]))
    graph.add("MatMul", value, value, T=of_type(FLOAT), _output_shapes=of_shapes([[9, 9]]))
    return graph


@hostile("", commands=ALL)
def sizes_that_no_machine_has():
    graph = Graph()
    x = graph.placeholder([1 << 62, 1 << 62, 4])
    y = graph.placeholder([1 << 31, 1 << 31])
    graph.add("Sum", graph.add("Mul", x, x, T=of_type(FLOAT)), graph.int32(0, 1), T=of_type(FLOAT), Tidx=of_type(INT32))
    graph.add("MatMul", y, y, T=of_type(FLOAT))
    graph.add("Shape", x, T=of_type(FLOAT), out_type=of_type(INT32))
    graph.add("Size", x, T=of_type(FLOAT), out_type=of_type(INT32))
    return graph


def deep(levels: int, op: str, attributes: dict[str, bytes]) -> Graph:
    graph = Graph()
    value = graph.placeholder([2, 2])
    for _ in range(levels):
        value = graph.add(op, value, value, T=of_type(FLOAT), **attributes)
    return graph


@hostile("", commands=ALL)
def a_diamond_of_additions_5000_deep():
    """2^5000 paths lead from the input to the output."""
    return deep(5000, "AddV2", {})


@hostile("", commands=ALL)
def a_diamond_of_concatenations_40_deep():
    """The result has 2^40 rows."""
    graph = Graph()
    value = graph.placeholder([1, 2])
    axis = graph.scalar(0)
    for _ in range(40):
        value = graph.add("ConcatV2", value, value, axis, N=of_int(2), T=of_type(FLOAT), Tidx=of_type(INT32))
    return graph


@hostile("", commands=ALL)
def a_constant_that_doubles_40_times():
    graph = Graph()
    value = graph.constant(FLOAT, [1, 2], [1.0, 2.0])
    axis = graph.scalar(0)
    for _ in range(40):
        value = graph.add("ConcatV2", value, value, axis, N=of_int(2), T=of_type(FLOAT), Tidx=of_type(INT32))
    graph.plus(value, graph.placeholder([1, 2]))
    return graph
