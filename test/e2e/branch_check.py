"""Finds IF ops of a converted file that a case's samples take one way only.

Each IF is changed so that one of its branches runs in both cases. If the file still gives the
expected outputs, no sample shows that the other branch is right.
"""

from __future__ import annotations

import dataclasses
import os
import pathlib
import struct
import tempfile
from collections.abc import Iterator

from ai_edge_litert import schema_py_generated as schema

import case_dir
import litert

# Fields of IfOptions in the FlatBuffer's vtable.
_THEN_FIELD, _ELSE_FIELD = 4, 6


@dataclasses.dataclass(frozen=True)
class Branches:
    """An IF op, and where the file holds the indices of the subgraphs of its branches."""

    name: str
    then_position: int
    else_position: int


def find(content: bytes) -> Iterator[Branches]:
    model = schema.Model.GetRootAs(content, 0)
    for graph in range(model.SubgraphsLength()):
        subgraph = model.Subgraphs(graph)
        for index in range(subgraph.OperatorsLength()):
            op = subgraph.Operators(index)
            code = model.OperatorCodes(op.OpcodeIndex())
            if code.BuiltinCode() == schema.BuiltinOperator.IF:
                table = op.BuiltinOptions()
                positions = [table.Offset(_THEN_FIELD), table.Offset(_ELSE_FIELD)]
                # Index 0 is the main graph and the default, which the file may leave out.
                assert all(positions), "an IF calls the main graph"
                yield Branches(f"IF {index} of subgraph {graph}", *(table.Pos + p for p in positions))


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
    """What is wrong with the samples of a case; empty if nothing is."""
    content = model.read_bytes()
    found = []
    for branches in find(content):
        positions = {"then": branches.then_position, "else": branches.else_position}
        for untested, other in (("then", "else"), ("else", "then")):
            changed = bytearray(content)
            (index,) = struct.unpack_from("<i", content, positions[other])
            struct.pack_into("<i", changed, positions[untested], index)
            if _agrees(bytes(changed), case, info):
                found.append(f"{branches.name}: no sample needs the {untested} branch")
    if info.same_branches:
        return [] if found else ["same_branches gives a reason, but each branch matters: remove it"]
    return found
