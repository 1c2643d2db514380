"""Functions and regions: long call chains, deep nesting, exponential calls."""

from __future__ import annotations

from graph_files import (
    BOOL, FLOAT, INT32, RESOURCE, Graph, Nodes, number, of_bool, of_function, of_functions,
    of_int, of_shape, of_shapes, of_string, of_type, of_types, part,
)  # fmt: skip
from hostile_models.registry import LIMIT, hostile


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
    """3000 calls of seven functions that take the same resource handle."""
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
