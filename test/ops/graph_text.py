"""Writes the graph of a case as a GraphDef in text form, without TensorFlow."""

from __future__ import annotations

from typing import Any

import numpy as np

import op_registry
import programs
from case import Case, Const, Feed, Node, Output, Param, Program, dtype_name, flatten

PRODUCER = 2000  # a version of GraphDef that has all current definitions


def quoted(data: bytes | str) -> str:
    data = data.encode() if isinstance(data, str) else data
    return '"' + "".join(chr(b) if 32 <= b < 127 and b not in b'"\\' else f"\\{b:03o}" for b in data) + '"'


def enum(dtype: str) -> str:
    return op_registry.dtype_enums()[dtype]


def shape_text(shape: Any) -> str:
    if shape is None:
        return "unknown_rank: true"
    return " ".join(f"dim {{ size: {-1 if size is None else size} }}" for size in shape)


def tensor_text(array: np.ndarray) -> str:
    text = f"dtype: {enum(dtype_name(array))} tensor_shape {{ {shape_text(array.shape)} }}"
    if dtype_name(array) == "string":
        return text + "".join(f" string_val: {quoted(value)}" for value in array.reshape(-1).tolist())
    return f"{text} tensor_content: {quoted(np.ascontiguousarray(array).tobytes())}"


def attr_text(kind: str, value: Any) -> str:
    """The value of an attribute of a registry's kind."""
    if isinstance(value, Program):
        value = programs.serialized(value)
    field, convert = {
        "int": ("i", int),
        "float": ("f", lambda v: repr(float(v))),
        "bool": ("b", lambda v: str(bool(v)).lower()),
        "string": ("s", quoted),
        "type": ("type", enum),
        "shape": ("shape", lambda v: f"{{ {shape_text(v)} }}"),
        "func": ("func", lambda v: f"{{ name: {quoted(v)} }}"),
        "tensor": ("tensor", lambda v: f"{{ {tensor_text(v)} }}"),
    }[kind.removeprefix("list(").removesuffix(")")]
    if kind.startswith("list("):
        return "list { " + " ".join(f"{field}: {convert(item)}" for item in value) + " }"
    return f"{field}: {convert(value)}"


def dtype_of(operand: Any) -> str:
    if isinstance(operand, (Feed, Param)):
        return operand.dtype
    if isinstance(operand, Const):
        return dtype_name(operand.value)
    if isinstance(operand, Node):
        operand = operand[0]
    return operand.node.types[operand.index]


def derived_attrs(op: str, operands: list[Any]) -> dict[str, Any]:
    """The attributes derived from operands: types and the lengths of lists."""
    attrs: dict[str, Any] = {}
    for arg, operand in zip(op_registry.get(op).inputs, operands, strict=True):
        parts = operand if isinstance(operand, list) else [operand]
        if arg.number_attr:
            attrs[arg.number_attr] = len(parts)
        if arg.type_attr and parts:
            attrs[arg.type_attr] = dtype_of(parts[0])
        if arg.type_list_attr:
            attrs[arg.type_list_attr] = [dtype_of(part) for part in parts]
    return attrs


def result_types(op: str, attrs: dict[str, Any]) -> list[str]:
    """The types of a node's results."""
    definition = op_registry.get(op)

    def attr(name: str) -> Any:
        return attrs[name] if name in attrs else definition.attrs[name].default

    types: list[str] = []
    for arg in definition.outputs:
        if arg.type_list_attr:
            types += attr(arg.type_list_attr)
            continue
        dtype = arg.type or attr(arg.type_attr)
        types += [dtype] * (int(attr(arg.number_attr)) if arg.number_attr else 1)
    return types


def node_text(name: str, op: str, inputs: list[str], attrs: dict[str, str], field: str = "node") -> str:
    lines = [f"{field} {{ name: {quoted(name)} op: {quoted(op)}"]
    lines += [f"  input: {quoted(name)}" for name in inputs]
    lines += [f"  attr {{ key: {quoted(key)} value {{ {text} }} }}" for key, text in sorted(attrs.items())]
    return "\n".join([*lines, "}"])


def const_text(name: str, item: Const, field: str = "node") -> str:
    attrs = {"dtype": f"type: {enum(dtype_name(item.value))}", "value": f"tensor {{ {tensor_text(item.value)} }}"}
    return node_text(name, "Const", [], attrs, field)


def attr_texts(node: Node) -> dict[str, str]:
    """The attributes of a node that its op definition declares."""
    kinds = {attr.name: attr.kind for attr in op_registry.get(node.op).attrs.values()}
    return {key: attr_text(kinds[key], value) for key, value in node.attrs.items() if key in kinds}


def function_text(name: str, params: list[Param], results: list[Output | Param]) -> str:
    """A function of a library; its results are called r0, r1, ..."""
    nodes: list[str] = []
    names: dict[int, str] = {}

    def value(item: Output | Param | Const) -> str:
        if isinstance(item, Param):
            return item.name
        if isinstance(item, Const):
            return f"{names[id(item)]}:output:0"
        place = item.index
        for arg in op_registry.get(item.node.op).outputs:
            count = len(item.node.attrs[arg.type_list_attr]) if arg.type_list_attr else 1
            if place < count:
                return f"{names[id(item.node)]}:{arg.name}:{place}"
            place -= count
        raise ValueError(f"{item.node.op} has no result {item.index}")

    def visit(item: Output | Param | Const) -> None:
        key = item.node if isinstance(item, Output) else item
        if isinstance(item, Param) or id(key) in names:
            return
        if isinstance(item, Output):
            for operand in flatten(item.node.operands):
                visit(operand)
        names[id(key)] = f"n{len(names)}"
        if isinstance(item, Const):
            nodes.append(const_text(names[id(key)], item, "node_def"))
        else:
            inputs = [value(operand) for operand in flatten(key.operands)]
            nodes.append(node_text(names[id(key)], key.op, inputs, attr_texts(key), "node_def"))

    for item in results:
        visit(item)
    args = [f"input_arg {{ name: {quoted(p.name)} type: {enum(p.dtype)} }}" for p in params]
    args += [f'output_arg {{ name: "r{i}" type: {enum(dtype_of(item))} }}' for i, item in enumerate(results)]
    returns = [f'ret {{ key: "r{i}" value: {quoted(value(item))} }}' for i, item in enumerate(results)]
    signature = f"signature {{ name: {quoted(name)} {' '.join(args)} }}"
    return "function {\n" + "\n".join([signature, *nodes, *returns]) + "\n}\n"


def graph_text(case: Case) -> str:
    """The GraphDef of a case."""
    nodes = []
    written: set[int] = set()
    for item in case.feeds:
        attrs = {"dtype": f"type: {enum(item.dtype)}", "shape": f"shape {{ {shape_text(item.shape)} }}"}
        nodes.append(node_text(case.value_name(item), "Placeholder", [], attrs))
    for node in case.nodes:
        inputs = []
        for operand in node.operands:
            for part in operand if isinstance(operand, list) else [operand]:
                if isinstance(part, Const) and id(part) not in written:
                    written.add(id(part))
                    nodes.append(const_text(case.value_name(part), part))
                inputs.append(case.value_name(part))
        inputs += [f"^{case.names[id(before)]}" for before in node.attrs.get("_after", [])]
        nodes.append(node_text(case.names[id(node)], node.op, inputs, attr_texts(node)))
    removed = [since for node in case.nodes if (since := op_registry.get(node.op).deprecated)]
    nodes.append(f"versions {{ producer: {min([PRODUCER, *(since - 1 for since in removed)])} }}")
    library = f"library {{\n{case.functions}}}\n" if case.functions else ""
    return "\n".join(nodes) + "\n" + library
