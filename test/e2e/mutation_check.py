"""Finds parts of a converted file that no sample of its case needs.

Changes a part of the file, so that an IF runs the same branch in both cases, or an activation
function loses a bound. If the changed file still gives the expected outputs, no sample tests that
part.
"""

from __future__ import annotations

import os
import pathlib
import struct
import tempfile
from collections.abc import Iterator

from ai_edge_litert import schema_py_generated as schema

import case_dir
import litert

# Fields in the vtables of the FlatBuffer's tables.
_THEN_FIELD, _ELSE_FIELD = 4, 6  # IfOptions
_DEPRECATED_CODE_FIELD, _CODE_FIELD = 4, 10  # OperatorCode

# Activation function -> activation function without one of its bounds.
_Activation = schema.ActivationFunctionType
_WEAKER = {
    _Activation.RELU: _Activation.NONE,
    _Activation.RELU_N1_TO_1: _Activation.NONE,
    _Activation.RELU6: _Activation.RELU,
    _Activation.TANH: _Activation.NONE,
}
_Builtin = schema.BuiltinOperator

# Each part costs a run. Large networks would take minutes, and smaller cases cover their ops.
LARGEST_FILE = 2 << 20
_WEAKER_OPS = {_Builtin.RELU6: _Builtin.RELU, _Builtin.RELU_0_TO_1: _Builtin.RELU}


def _name(enumeration: type, number: int) -> str:
    return next(name for name, value in vars(enumeration).items() if value == number)


def _activation_field(options: type) -> int | None:
    """Where an op's options have the fused activation function, if they have one.

    The generated code has no table of fields; a reader of an empty table shows what it asks for.
    """
    if not hasattr(options, "FusedActivationFunction"):
        return None
    asked: list[int] = []

    class Probe:
        def Offset(self, field: int) -> int:
            asked.append(field)
            return 0

    reader = options()
    reader._tab = Probe()
    reader.FusedActivationFunction()
    return asked[0]


_OPTIONS = {
    number: getattr(schema, name)
    for name, number in vars(schema.BuiltinOptions).items()
    if not name.startswith("_") and hasattr(schema, name)
}
_ACTIVATION_FIELDS = {
    number: field
    for number, options in _OPTIONS.items()
    if (field := _activation_field(options)) is not None
}


def mutations(content: bytes) -> Iterator[tuple[str, bytes]]:
    """The changed files, each with the part that no sample needs if its outputs still agree."""
    model = schema.Model.GetRootAs(content, 0)
    for index in range(model.OperatorCodesLength()):
        yield from _of_code(content, model.OperatorCodes(index))
    for graph in range(model.SubgraphsLength()):
        subgraph = model.Subgraphs(graph)
        for index in range(subgraph.OperatorsLength()):
            op = subgraph.Operators(index)
            code = model.OperatorCodes(op.OpcodeIndex()).BuiltinCode()
            place = f"{_name(_Builtin, code)} {index} of subgraph {graph}"
            if code == _Builtin.IF:
                yield from _of_if(content, op.BuiltinOptions(), place)
            elif op.BuiltinOptionsType() in _ACTIVATION_FIELDS:
                field = _ACTIVATION_FIELDS[op.BuiltinOptionsType()]
                yield from _of_activation(content, op.BuiltinOptions(), field, place)


def _of_if(content: bytes, table: object, place: str) -> Iterator[tuple[str, bytes]]:
    # Index 0 is the main graph and the default, which the file may leave out.
    offsets = {"then": table.Offset(_THEN_FIELD), "else": table.Offset(_ELSE_FIELD)}
    assert all(offsets.values()), "an IF calls the main graph"
    for untested, other in (("then", "else"), ("else", "then")):
        (branch,) = struct.unpack_from("<i", content, table.Pos + offsets[other])
        changed = bytearray(content)
        struct.pack_into("<i", changed, table.Pos + offsets[untested], branch)
        yield f"{place}: no sample needs the {untested} branch", bytes(changed)


def _of_activation(
    content: bytes, table: object, field: int, place: str
) -> Iterator[tuple[str, bytes]]:
    offset = table.Offset(field)
    activation = content[table.Pos + offset] if offset else _Activation.NONE
    if activation in _WEAKER:
        changed = bytearray(content)
        changed[table.Pos + offset] = _WEAKER[activation]
        name = _name(_Activation, activation)
        yield f"{place}: no sample needs the bound of {name}", bytes(changed)


def _of_code(content: bytes, code: schema.OperatorCode) -> Iterator[tuple[str, bytes]]:
    weaker = _WEAKER_OPS.get(code.BuiltinCode())
    if weaker is not None:
        changed = bytearray(content)
        deprecated = code._tab.Offset(_DEPRECATED_CODE_FIELD)
        if deprecated:
            struct.pack_into("<b", changed, code._tab.Pos + deprecated, weaker)
        struct.pack_into("<i", changed, code._tab.Pos + code._tab.Offset(_CODE_FIELD), weaker)
        yield f"no sample needs the bound of {_name(_Builtin, code.BuiltinCode())}", bytes(changed)


def _agrees(content: bytes, case: pathlib.Path, info: case_dir.CaseInfo) -> bool:
    """True if a file gives the expected outputs. It runs in a child process, which may crash."""
    with tempfile.NamedTemporaryFile(suffix=".tflite") as file:
        file.write(content)
        file.flush()
        child = os.fork()
        if child == 0:
            status = 1
            try:
                null = os.open(os.devnull, os.O_WRONLY)
                os.dup2(null, 2)
                status = 0 if litert.compare(file.name, case, info, "builtin").worst <= 1 else 1
            finally:
                os._exit(status)
        return os.waitpid(child, 0)[1] == 0


def complaints(model: pathlib.Path, case: pathlib.Path, info: case_dir.CaseInfo) -> list[str]:
    """The parts that no sample of the case needs; empty if the case has a reason, or if the file is
    larger than LARGEST_FILE."""
    if model.stat().st_size > LARGEST_FILE:
        return []
    found = [what for what, file in mutations(model.read_bytes()) if _agrees(file, case, info)]
    if info.unneeded:
        return [] if found else ["unneeded gives a reason, but all parts are needed: remove it"]
    return found
