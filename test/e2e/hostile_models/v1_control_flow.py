"""TensorFlow 1 control flow: deep and wide frames, Switch and Merge."""

from __future__ import annotations

from collections.abc import Callable

from graph_files import BOOL, FLOAT, Graph, of_bool, of_int, of_string, of_type
from hostile_models.registry import hostile


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
