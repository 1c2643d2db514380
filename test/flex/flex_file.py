"""The Flex ops of a .tflite file."""

from __future__ import annotations

import dataclasses

from flatbuffers import flexbuffers
from google.protobuf import text_format
from tensorflow.core.framework import node_def_pb2
from tensorflow.python.framework import op_def_registry
from tensorflow.lite.python import schema_py_generated as schema


@dataclasses.dataclass(frozen=True, order=True)
class FlexOp:
    """A Flex op as the delegate sees it: the node's attributes as text, and the types of operands and results."""

    name: str
    attributes: tuple[tuple[str, str], ...]
    operands: tuple[int, ...]
    results: tuple[int, ...]


def node_of(options: bytes) -> tuple[str, node_def_pb2.NodeDef]:
    """The two parts of a Flex op's options."""
    parts = flexbuffers.GetRoot(options).AsVector
    if len(parts) != 2:
        raise ValueError(f"the options have {len(parts)} parts")
    # AsString would decode the bytes as UTF-8.
    return parts[0].AsString, node_def_pb2.NodeDef.FromString(bytes(parts[1].AsStringBytes))


def add_defaults(node: node_def_pb2.NodeDef) -> None:
    """Completes the attributes as the delegate does."""
    for attribute in op_def_registry.get(node.op).attr:
        if attribute.name not in node.attr and attribute.HasField("default_value"):
            node.attr[attribute.name].CopyFrom(attribute.default_value)


def flex_ops(content: bytes) -> list[FlexOp]:
    """All Flex ops of all subgraphs, sorted."""
    model = schema.ModelT.InitFromObj(schema.Model.GetRootAs(content, 0))
    found = []
    for graph in model.subgraphs:
        for operator in graph.operators or []:
            code = (model.operatorCodes[operator.opcodeIndex].customCode or b"").decode()
            if not code.startswith("Flex"):
                continue
            name, node = node_of(bytes(operator.customOptions))
            if code != "Flex" + name or node.op != name or len(node.input) != len(operator.inputs):
                raise ValueError(f"{code} has the node {text_format.MessageToString(node, as_one_line=True)}")
            add_defaults(node)
            attributes = {key: text_format.MessageToString(value, as_one_line=True) for key, value in node.attr.items()}
            types = [tuple(int(graph.tensors[i].type) for i in side) for side in (operator.inputs, operator.outputs)]
            found.append(FlexOp(name, tuple(sorted(attributes.items())), *types))
    return sorted(found)


def builtins(content: bytes) -> int:
    """The number of operators that are no Flex ops."""
    model = schema.ModelT.InitFromObj(schema.Model.GetRootAs(content, 0))
    return sum(len(graph.operators or []) for graph in model.subgraphs) - len(flex_ops(content))
