"""How a family of ops declares its cases."""

from __future__ import annotations

import importlib
import pathlib
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

import graph_text
import op_registry
import refusals
from case import Case, Const, Feed, Node, Output, Param, flatten

# Types that a TensorFlow program can compute with; quantized ones and those of fewer than eight
# bits are the business of other passes.
TYPES = (
    "float32 float64 float16 bfloat16 int8 uint8 int16 uint16 int32 uint32 int64 uint64 bool "
    "complex64 complex128 string"
).split()


# The `code` of a form that converts although its element type has no kernel.
CONVERTS = "converts"


def types_of(op: str, attr: str = "T") -> list[str]:
    """The types that the definition of an op allows."""
    allowed = op_registry.get(op).attrs[attr].allowed
    return [dtype for dtype in TYPES if not allowed or dtype in allowed]


class Family:
    """The cases of one family, in the order of their declaration."""

    def __init__(self, name: str):
        self.name = name
        self.cases: list[Case] = []
        self._names: set[str] = set()

    def add(
        self,
        op: str,
        *operands: Any,
        form: str = "",
        dtype: str = "",
        name: str = "",
        fetch: Iterable[int] | None = None,
        compare: str = "values",
        tolerance: float = 1,
        reason: str = "",
        functions: str = "",
        code: str = "",
        definition: Callable[..., list[np.ndarray]] | None = None,
        attrs: dict[str, Any] | None = None,
        **more: Any,
    ) -> None:
        """A case of one node, named "op/dtype/form". refusals.py knows the types that cannot convert; `code` is for forms
        that cannot. Attributes are keywords, or in `attrs` if an argument has their name."""
        node = make(op, *operands, **more, **(attrs or {}))
        fetches = range(len(node.types)) if fetch is None else fetch
        if not dtype:
            typed = [o for o in flatten(operands) if isinstance(o, (Feed, Const))]
            dtype = graph_text.dtype_of(typed[0]) if typed else "none"
        name = name or f"{op}/{dtype}/{form}"
        self.graph(
            name,
            [node[i] for i in fetches],
            code="" if code == CONVERTS else code or refusals.code_of(*name.split("/")[:2]),
            compare=compare,
            tolerance=tolerance,
            reason=reason,
            functions=functions,
            definition=definition,
        )

    def graph(self, name: str, fetches: list[Node | Output], **facts: Any) -> None:
        """A case of any graph: all nodes that the fetched values depend on."""
        if name in self._names:
            raise ValueError(f"two cases are named {name}")
        self._names.add(name)
        nodes: list[Node] = []
        feeds: list[Feed] = []
        names: dict[int, str] = {}

        def visit(item: Any) -> None:
            if isinstance(item, Output):
                item = item.node
            if id(item) in names:
                return
            if isinstance(item, Node):
                for operand in [*flatten(item.operands), *item.attrs.get("_after", [])]:
                    visit(operand)
                names[id(item)] = f"op{len(nodes)}"
                nodes.append(item)
            elif isinstance(item, Feed):
                names[id(item)] = f"x{len(feeds)}"
                feeds.append(item)
            else:
                names[id(item)] = f"c{len(names)}"

        fetches = [item[0] if isinstance(item, Node) else item for item in fetches]
        for output in fetches:
            visit(output)
        if len({len(item.runs) for item in feeds}) > 1:
            raise ValueError(f"{name}: inputs have different numbers of runs")
        self.cases.append(Case(name, nodes, feeds, fetches, names, **facts))


def make(op: str, /, *operands: Any, **attrs: Any) -> Node:
    """A node; operands are feeds, constants, nodes (their first result), or lists of these."""

    def plain(operand: Any) -> Any:
        if isinstance(operand, list):
            return [plain(part) for part in operand]
        return operand[0] if isinstance(operand, Node) else operand

    values = [plain(operand) for operand in operands]
    attrs = {**graph_text.derived_attrs(op, values), **attrs}
    return Node(op, values, attrs, graph_text.result_types(op, attrs))


def body(name: str, params: list[Param], results: list[Node | Output | Param]) -> str:
    """A function for the library of a case."""
    return graph_text.function_text(name, params, [r[0] if isinstance(r, Node) else r for r in results])


FLOAT, QUANTIZED = "families", "quantized"


def load_all(folder: str = FLOAT) -> list[Family]:
    """All families of a folder, by name."""
    directory = pathlib.Path(__file__).resolve().parent / folder
    names = sorted(path.stem for path in directory.glob("*.py") if path.stem[0] != "_")
    return [importlib.import_module(f"{folder}.{name}").FAMILY for name in names]
