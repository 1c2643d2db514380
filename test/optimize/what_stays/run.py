#!/usr/bin/env python3
"""Checks the section "What is preserved" of docs/optimize.md, sentence by sentence.

    run.py --tfuse ../../../build/release/bin/tfuse

Each check is about a sentence, on a model of models/ (written by write_models.py with TensorFlow).
It also shows that without the reason to stay the node goes, so that the check can fail. Needs
numpy, no TensorFlow.
"""

import argparse
import filecmp
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.path.append(str(HERE.parent))

from graphdef import TOKEN, Mismatch, producer  # noqa: E402

X = np.array([[1.0, 4.0], [9.0, 0.25]])
CHECKS = []


def check(function):
    CHECKS.append(function)
    return function


def require(condition, message):
    if not condition:
        raise Mismatch(message)


# -- Protocol buffers in text form -------------------------------------------------


class Message(dict):
    """Lists of values (numbers, strings, messages) by field."""

    def __missing__(self, field):
        return []


def parse(text):
    stack = [Message()]
    field = None
    for token in TOKEN.findall(text):
        if token == "{":
            message = Message()
            stack[-1].setdefault(field, []).append(message)
            stack.append(message)
        elif token == "}":
            stack.pop()
            field = None
        elif token == ":":
            continue
        elif field is not None:
            value = token[1:-1] if token.startswith('"') else number(token)
            stack[-1].setdefault(field, []).append(value)
            field = None
        else:
            field = token
        if token == "{":
            field = None
    return stack[0]


def number(token):
    """Compares numbers by value, because a number has several spellings."""
    try:
        return float(token)
    except ValueError:
        return token


def attributes(node):
    return {attr["key"][0]: attr["value"][0] for attr in node["attr"]}


class Graph:
    """The nodes and functions of a GraphDef."""

    def __init__(self, message):
        self.nodes = {node["name"][0]: node for node in message["node"]}
        library = message["library"][0]["function"] if message["library"] else []
        self.functions = {f["signature"][0]["name"][0]: f for f in library}

    def reachable(self, name):
        seen, work = set(), [name]
        while work:
            node = work.pop()
            if node not in seen:
                seen.add(node)
                work += [producer(i) for i in self.nodes[node]["input"]]
        return seen

    def value(self, name, feeds):
        """The value of a node for the fed values."""
        if name in feeds:
            return feeds[name]
        node = self.nodes[name]
        operands = [self.value(producer(i), feeds) for i in node["input"] if i[0] != "^"]
        return {
            "Identity": lambda x: x, "Snapshot": lambda x: x, "Neg": np.negative, "Sqrt": np.sqrt,
            "Tanh": np.tanh, "Maximum": np.maximum, "AddV2": np.add, "Add": np.add, "Sub": np.subtract,
        }[node["op"][0]](*operands)


class Models:
    """Runs tfuse on the models."""

    def __init__(self, tfuse, directory):
        self.tfuse, self.directory = tfuse, pathlib.Path(directory)

    def run(self, model, *options):
        source = HERE / "models" / model
        target = self.directory / ("out" + source.suffix)
        shutil.rmtree(target, ignore_errors=True)
        return target, subprocess.run([self.tfuse, "optimize", source, "-o", target, *options],
                                      capture_output=True, text=True)

    def optimize(self, model, *options):
        target, result = self.run(model, *options)
        require(result.returncode == 0, result.stderr)
        return target

    def graph(self, *options):
        return Graph(parse(self.optimize("graph/graph.pbtxt", *options).read_text()))

    def saved_model(self, model, *options):
        return read_saved_model(self.optimize(model, *options))

    def before(self, model):
        if model == "graph":
            return Graph(parse((HERE / "models/graph/graph.pbtxt").read_text()))
        return read_saved_model(HERE / "models" / model)


def read_saved_model(directory):
    """(the graph, the rest of the model)."""
    meta = parse((directory / "saved_model.pbtxt").read_text())["meta_graphs"][0]
    graph = Graph(meta.pop("graph_def")[0])
    return graph, meta


# -- Nodes ---------------------------------------------------------------------------


@check
def what_is_fetched(models):
    """Fetched nodes keep their names and values."""
    after = models.graph("--fetch=unused_twice,merged", "--prune")
    require(np.array_equal(after.value("unused_twice", {"x": X}), np.sqrt(X)), "another value")
    require(np.array_equal(after.value("merged", {"x": X}), np.tanh(X)), "another value")
    require("unused_twice" not in models.graph("--fetch=merged", "--prune").nodes,
            "it stays although nothing fetches it")


@check
def what_is_fed(models):
    """Fed nodes keep their names, and their users compute with the fed values."""
    fed = models.graph("--fetch=after_removed", "--feed=inner:0", "--prune")
    require("inner" in fed.nodes, "inner is gone")
    require(np.array_equal(fed.value("after_removed", {"inner": X}), -X), "what is fed is not used")
    free = models.graph("--fetch=after_removed", "--prune")
    require("inner" not in free.nodes, "the rewrite does not happen without --feed, either")
    require(np.array_equal(free.value("after_removed", {"x": X}), X), "another value")


@check
def placeholders(models):
    """Placeholders and the inputs of signatures stay."""
    require("x" in models.graph("--fetch=merged", "--prune").nodes, "no x")
    graph, meta = models.saved_model("references", "--prune")
    for tensor in tensors_of_signatures(meta, "inputs"):
        require(producer(tensor) in graph.nodes, tensor + " is gone")


@check
def what_is_asked_for(models):
    """Nodes that --preserve names keep their names and values."""
    after = models.graph("--fetch=merged", "--prune", "--preserve=unused_twice,same_twice")
    for name, want in (("unused_twice", np.sqrt(X)), ("same_twice", np.tanh(X))):
        require(name in after.nodes, name + " is gone")
        require(np.array_equal(after.value(name, {"x": X}), want), "another value of " + name)
    require("same_twice" not in models.graph("--fetch=merged", "--prune").nodes,
            "equal nodes are not merged without --preserve, either")


def tensors_of_signatures(meta, role):
    return [entry["value"][0]["name"][0] for signature in meta["signature_def"]
            for entry in signature["value"][0][role]]


def stay(models, names):
    for options in ((), ("--prune",)):
        graph, _ = models.saved_model("references", *options)
        for name in names:
            require(producer(name) in graph.nodes, "%s is gone (%s)" % (name, options))
    require("unused_twice" not in graph.nodes, "--prune leaves all nodes")
    return graph


@check
def savers(models):
    """Nodes that savers refer to stay."""
    _, meta = models.before("references")
    saver = meta["saver_def"][0]
    stay(models, [saver[field][0] for field in
                  ("filename_tensor_name", "save_tensor_name", "restore_op_name")])


@check
def initializers(models):
    """Nodes that initializers refer to stay, and so do the nodes of variables."""
    before, meta = models.before("references")
    names = [node for key in ("saved_model_main_op", "table_initializer")
             for node in collection(meta, key)["node_list"][0]["value"]]
    require(names, "the model has no initializers")
    # Names inside of serialized VariableDefs.
    text = "".join(collection(meta, "variables")["bytes_list"][0]["value"])
    variables = [name for name in before.nodes if re.search(
        r"(?<![\w/])%s(?![\w/])" % re.escape(name), re.sub(r"\\\d{3}|\\.", " ", text))]
    require({"initializer_twice", "v", "v/Assign"} <= set(variables), "found only %s" % variables)
    stay(models, names + variables)


def collection(meta, key):
    return next(c["value"][0] for c in meta["collection_def"] if c["key"][0] == key)


@check
def collections_(models):
    """Nodes that collections refer to stay, with the same values."""
    _, meta = models.before("references")
    names = [name for key in ("my_tensors", "my_ops")
             for name in collection(meta, key)["node_list"][0]["value"]]
    require(len(names) == 2, "the model has other collections")
    graph = stay(models, names)
    for name in names:
        require(np.array_equal(graph.value(producer(name), {"x": X}), np.sqrt(X)),
                "another value of " + name)


@check
def assets(models):
    """Nodes that assets refer to stay."""
    _, meta = models.before("references")
    stay(models, collection(meta, "asset_filepaths")["node_list"][0]["value"])
    graph, meta = models.saved_model("functions", "--prune")
    for asset in meta["asset_file_def"]:
        name = asset["tensor_info"][0]["name"][0]
        require(producer(name) in graph.nodes, name + " is gone")
    require(meta["asset_file_def"], "the model has no asset")


@check
def objects(models):
    """Functions that objects refer to stay."""
    graph, meta = models.saved_model("functions", "--prune")
    names = [entry["key"][0] for entry in meta["object_graph_def"][0]["concrete_functions"]]
    require(names, "the model has no objects with functions")
    for name in names:
        require(name in graph.functions, name + " is gone")


@check
def nothing_is_fetched(models):
    """Without fetches, all nodes without consumers are fetched."""
    before = models.before("graph")
    used = {producer(i) for node in before.nodes.values() for i in node["input"]}
    after = models.graph("--prune")
    gone = set(before.nodes) - used - set(after.nodes)
    require(not gone, "gone: %s" % gone)
    require("unused_twice" not in models.graph("--prune", "--fetch=merged").nodes,
            "it stays with --fetch, too")


@check
def all_signatures(models):
    """All outputs of a SavedModel's signatures are fetched, also if --fetch does not name them."""
    _, meta = models.before("references")
    graph, _ = models.saved_model("references", "--fetch=unused_twice", "--prune")
    for tensor in tensors_of_signatures(meta, "outputs") + ["unused_twice"]:
        require(producer(tensor) in graph.nodes, tensor + " is gone")
    require(np.array_equal(graph.value("result", {"x": X}), np.sqrt(X)), "another value")
    require("unused_once" not in graph.nodes, "--prune leaves all nodes")


@check
def unknown_names(models):
    """A given name must exist in one of the graphs."""
    target, result = models.run("references", "--fetch=unused_thrice")
    require(result.returncode == 1 and "error[unknown-tensor]" in result.stderr, result.stderr)
    require(not target.exists(), "there is an output")


# -- Devices, order, frames ----------------------------------------------------------


@check
def devices(models):
    """Devices stay: nodes that differ in them alone are not merged."""
    before, after = models.before("graph"), models.graph("--fetch=devices,merged")
    for name, node in after.nodes.items():
        if name in before.nodes:
            require(node["device"] == before.nodes[name]["device"], name + " has moved")
    require(len({producer(i) for i in after.nodes["devices"]["input"]}) == 2, "merged")
    require(len({producer(i) for i in after.nodes["merged"]["input"]}) == 1,
            "equal nodes on one device are not merged, either")


@check
def control_dependencies(models):
    """The replacement of a removed node keeps its control dependencies."""
    after = models.graph("--fetch=after_removed", "--prune")
    require("inner" not in after.nodes, "nothing is removed")
    require("before" in after.reachable("after_removed"), "nothing waits")


@check
def colocation(models):
    """Nodes stay colocated, even if the node that their attributes name is removed."""
    before, after = models.before("graph"), models.graph("--fetch=devices,colocated")

    def classes(node):
        value = attributes(node).get("_class")
        return value["list"][0]["s"] if value else []
    require(classes(before.nodes["together"]), "the graph has no colocation")
    for name, node in after.nodes.items():
        if name in before.nodes and not name.startswith("moved"):
            require(classes(node) == classes(before.nodes[name]), name + " is elsewhere")
        for group in classes(node):
            require(group.removeprefix("loc:@") in after.nodes, "there is no " + group)
    require(np.array_equal(after.value("colocated", {"x": X}), X - X), "another value")
    after = models.graph("--fetch=after_removed,moved", "--prune")
    require("inner" not in after.nodes, "nothing is removed")
    group = ["moved", "moved_first", "moved_second"]
    require(all(classes(before.nodes[name]) == ["loc:@inner"] for name in group), "no group")
    names = {name: classes(after.nodes[name]) for name in group}
    leader = [name for name in group if not names[name]]
    require(len(leader) == 1 and all(names[name] in ([], ["loc:@" + leader[0]]) for name in group),
            "the group is %s" % names)
    for name in group:
        require(after.nodes[name]["device"] == before.nodes["inner"]["device"],
                name + " is elsewhere")


@check
def frames(models):
    """The frames of V1 loops stay."""
    def frames_of(graph):
        return sorted((name, attributes(node)["frame_name"]["s"][0])
                      for name, node in graph.nodes.items() if node["op"][0] == "Enter")
    before, after = models.before("graph"), models.graph("--fetch=looped", "--prune")
    require(frames_of(before) and frames_of(after) == frames_of(before), "other frames")
    kinds = ("Enter", "Exit", "Merge", "Switch", "NextIteration", "LoopCond")
    for kind in kinds:
        counts = [sum(node["op"][0] == kind for node in graph.nodes.values() if
                      node["name"][0].startswith("loop/")) for graph in (before, after)]
        require(counts[1] and counts[0] >= counts[1], "%d %s became %d" % (counts[0], kind, counts[1]))
    body = after.nodes["loop/body_sqrt"]
    source = after.nodes[producer(body["input"][0])]
    require(source["op"][0] == "Enter", "the body reads from outside of its frame")
    negations = [name for name, node in after.nodes.items()
                 if name.startswith("loop/") and node["op"][0] == "Neg"]
    require(not negations, "nothing is rewritten in the loop")


@check
def nodes_without_users(models):
    """Nodes that nothing depends on stay, unless they equal another one; --prune leaves them out."""
    require("alone" in models.graph("--fetch=merged").nodes, "it is gone")
    require("alone" not in models.graph("--fetch=merged", "--prune").nodes, "it is there")
    names = {"here", "unused_once", "unused_twice"}
    require(len(names & set(models.graph("--fetch=merged").nodes)) == 1, "equal ones are not merged")


# -- Functions and files ----------------------------------------------------------------


def functions_like(graph, part):
    found = [name for name in graph.functions if part in name]
    require(found, "the model has no function '%s'" % part)
    return found


@check
def functions_of_xla(models):
    """Functions that XLA compiles stay as they are; others are rewritten."""
    before, _ = models.before("functions")
    after, _ = models.saved_model("functions", "--device=cpu")
    compiled = [name for name, function in before.functions.items()
                if "_XlaMustCompile" in {a["key"][0] for a in function["attr"]
                                         if a["value"][0]["b"] == ["true"]}]
    require(compiled, "the model has no function that XLA compiles")
    for name in compiled:
        require(after.functions[name] == before.functions[name], name + " has changed")
    for name in functions_like(before, "plain"):
        ops = [node["op"][0] for node in after.functions[name]["node_def"]]
        require("Neg" not in ops, "nothing is rewritten in " + name)


@check
def functions_of_data(models):
    """Functions of tf.data stay as they are."""
    before, _ = models.before("functions")
    after, _ = models.saved_model("functions", "--device=cpu")
    names = {attributes(node)["f"]["func"][0]["name"][0] for function in before.functions.values()
             for node in function["node_def"] if "Dataset" in node["op"][0] and
             "f" in attributes(node)}
    require(names, "the model has no functions of tf.data")
    require(any("Neg" in [node["op"][0] for node in before.functions[name]["node_def"]]
                for name in names), "there is nothing to rewrite")
    for name in names:
        require(after.functions[name] == before.functions[name], name + " has changed")


@check
def generic_functions(models):
    """Generic functions stay as they are."""
    before, after = models.before("graph"), models.graph()
    require(len(before.functions["Generic"]["node_def"]) == 2, "there is nothing to rewrite")
    require(after.functions["Generic"] == before.functions["Generic"], "it has changed")


@check
def all_else(models):
    """All else is copied; fingerprint.pb is left out."""
    for model in ("functions", "references"):
        target = models.optimize(model)
        source = HERE / "models" / model
        require(read_saved_model(target)[1] == read_saved_model(source)[1],
                "more than the graph of %s has changed" % model)
        files = {path.relative_to(source) for path in source.rglob("*") if path.is_file()}
        found = {path.relative_to(target) for path in target.rglob("*") if path.is_file()}
        files.discard(pathlib.Path("fingerprint.pb"))
        require(found == files, "files: %s" % (found ^ files))
        for path in files - {pathlib.Path("saved_model.pbtxt")}:
            require(filecmp.cmp(source / path, target / path, shallow=False), "%s differs" % path)
    require((HERE / "models/functions/fingerprint.pb").exists(), "there is no fingerprint")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tfuse", type=pathlib.Path, required=True)
    parser.add_argument("--only", default="", help="part of a check's name")
    arguments = parser.parse_args()
    failed = total = 0
    with tempfile.TemporaryDirectory() as directory:
        models = Models(arguments.tfuse.resolve(), directory)
        for function in CHECKS:
            if arguments.only not in function.__name__:
                continue
            total += 1
            try:
                function(models)
            except Mismatch as mismatch:
                failed += 1
                print("FAIL %s %s" % (function.__doc__, mismatch))
    print("%d passed, %d failed" % (total - failed, failed))
    return 1 if failed or not total else 0


if __name__ == "__main__":
    sys.exit(main())
