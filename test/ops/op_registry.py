"""TensorFlow's op definitions, read from lib/Dialect/TF/IR/OpRegistry.txt."""

from __future__ import annotations

import dataclasses
import functools
import pathlib
import re

REGISTRY = pathlib.Path(__file__).resolve().parents[2] / "lib" / "Dialect" / "TF" / "IR" / "OpRegistry.txt"


@dataclasses.dataclass
class Arg:
    """An operand or result; exactly one of the first three is set."""

    name: str
    type: str = ""
    type_attr: str = ""
    type_list_attr: str = ""
    number_attr: str = ""  # the operand is a list of that many tensors


@dataclasses.dataclass
class Attr:
    name: str
    kind: str  # "int", "list(type)", ...
    allowed: list[str] = dataclasses.field(default_factory=list)
    default: str | None = None  # as the registry spells it


@dataclasses.dataclass
class Op:
    name: str
    inputs: list[Arg] = dataclasses.field(default_factory=list)
    outputs: list[Arg] = dataclasses.field(default_factory=list)
    attrs: dict[str, Attr] = dataclasses.field(default_factory=dict)
    deprecated: int | None = None  # the version of GraphDef that no longer has it


@functools.cache
def _blocks() -> dict[str, str]:
    blocks = re.split(r"^op ", REGISTRY.read_text(), flags=re.MULTILINE)[1:]
    return {re.match(r"\S+", block)[0]: block for block in blocks}


@functools.cache
def get(name: str) -> Op:
    """The definition of an op; KeyError if TensorFlow has none."""
    op = Op(name)
    if since := re.search(r"deprecated=(\d+)", _blocks()[name].split("\n")[0]):
        op.deprecated = int(since[1])
    for line in _blocks()[name].split("\n")[1:]:
        words = line.split()
        if not words:
            continue
        facts = dict(word.split("=", 1) for word in words[2:] if "=" in word)
        if words[0] in ("in", "out"):
            known = {k: v for k, v in facts.items() if k in Arg.__dataclass_fields__}
            (op.inputs if words[0] == "in" else op.outputs).append(Arg(words[1], **known))
        elif words[0] == "attr":
            allowed = facts.get("allowed", "[]")[1:-1]
            op.attrs[words[1]] = Attr(words[1], words[2], allowed.split(",") if allowed else [], facts.get("default"))
    return op


@functools.cache
def dtype_enums() -> dict[str, str]:
    """float32 -> DT_FLOAT, ..."""
    return {match[2]: match[1] for match in re.finditer(r"^dtype \d+ (\S+) (\S+)", REGISTRY.read_text(), re.MULTILINE)}
