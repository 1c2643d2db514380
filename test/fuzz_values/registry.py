"""Which TensorFlow ops convert, with which element types: read from the tables of tfuse."""

from __future__ import annotations

import dataclasses
import functools
import pathlib
import re

import tensorflow as tf
from tensorflow.python.framework import op_def_registry

ROOT = pathlib.Path(__file__).resolve().parents[2]
LOWERINGS = ROOT / "lib" / "Conversion" / "TFToTFL" / "Lowerings.def"

NAMES = {
    "F16": "float16",
    "BF16": "bfloat16",
    "F32": "float32",
    "F64": "float64",
    "I1": "bool",
    "I8": "int8",
    "I16": "int16",
    "I32": "int32",
    "I64": "int64",
    "UI8": "uint8",
    "UI16": "uint16",
    "UI32": "uint32",
    "UI64": "uint64",
    "C64": "complex64",
    "C128": "complex128",
    "Str": "string",
    "Resource": "resource",
    "Variant": "variant",
}
FIXED = {NAMES[n] for n in "F16 F32 F64 I1 I8 UI8 I16 UI16 I32 UI32 I64 UI64 C64".split()}
# The types that hold every value of a type: ElementTypes.cpp.
WIDER = {
    "bool": "uint8 int8 int32 int64 float32",
    "int8": "int32 int64 int16 float32",
    "uint8": "int32 int64 int16 float32",
    "int16": "int32 int64 float32",
    "uint16": "int32 int64 float32",
    "int32": "int64",
    "uint32": "int64",
}


@dataclasses.dataclass(frozen=True)
class Lowering:
    op: str
    attr: str  # the type attribute whose types the table gives, or ""
    native: frozenset[str]
    emulation: str

    def converts(self, dtype: str) -> bool:
        """Whether the table says that the op converts with this element type."""
        native, how = self.native, self.emulation
        if dtype in native:
            return True
        if how == "No":
            return False
        if dtype in ("float16", "bfloat16"):
            return "float32" in native
        if how == "Float":
            return False
        if how == "Wrap":
            if dtype == "bool":
                return False
            if dtype == "uint64":
                return "int64" in native
            if dtype == "uint32" and "int32" in native:
                return True
        if how == "Bits" and dtype in ("uint64", "float64") and "int64" in native:
            return True
        return bool(native.intersection(WIDER.get(dtype, "").split()))


def _types(text: str) -> frozenset[str]:
    def term(name: str) -> set[str]:
        name = name.strip(" ()")
        if name == "Any":
            return set(NAMES.values())
        return set(FIXED) if name == "Fixed" else {NAMES[name]}

    result: set[str] = set()
    kept, *dropped = text.split(" - ")
    for name in kept.split("|"):
        result |= term(name)
    for name in dropped:
        result -= term(name)
    return frozenset(result)


@functools.cache
def lowerings() -> dict[str, Lowering]:
    """The rows of Lowerings.def, by the name of the op."""
    result = {}
    for line in LOWERINGS.read_text().splitlines():
        found = re.match(r"TFUSE_(RENAME|BINARY|LOWERING|PREPARE)\((.*)\)$", line)
        if not found:
            continue
        kind, fields = found[1], [field.strip().strip('"') for field in found[2].split(",")]
        if kind in ("RENAME", "BINARY"):
            op, attr, types, how = fields[0], "T", fields[2], fields[3]
            if not has_attr(op, "T"):
                attr = ""
        else:
            op, attr, types, how = fields[0], fields[4], fields[5], fields[6]
        result[op] = Lowering(op, attr, _types(types), how)
    return result


def op_def(name: str):
    return op_def_registry.get(name)


def has_attr(op: str, attr: str) -> bool:
    definition = op_def(op)
    return definition is not None and any(a.name == attr for a in definition.attr)


@functools.cache
def allowed_types(op: str, attr: str) -> tuple[str, ...]:
    """The values that TensorFlow's registry allows for a type attribute."""
    for item in op_def(op).attr:
        if item.name == attr:
            if item.HasField("allowed_values"):
                return tuple(tf.as_dtype(t).name for t in item.allowed_values.list.type)
            return tuple(sorted(set(NAMES.values()) - {"resource", "variant"}))
    return ()


@functools.cache
def convertible(op: str, attr: str = "") -> tuple[str, ...]:
    """The element types with which an op converts, in a fixed order."""
    lowering = lowerings().get(op)
    attr = attr or (lowering.attr if lowering else "T")
    allowed = allowed_types(op, attr)
    known = [t for t in NAMES.values() if t in allowed and t not in ("resource", "variant")]
    if lowering and lowering.attr == attr:
        known = [t for t in known if lowering.converts(t)]
    return tuple(known)
