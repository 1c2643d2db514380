"""The ops and signatures of a .tflite file, read from the FlatBuffer.

The file is read rather than asked of an interpreter, because an interpreter shows delegate
nodes instead of the ops they replaced, and only the first of several subgraphs.
"""

from __future__ import annotations

import collections
import dataclasses
import os

from ai_edge_litert import schema_py_generated as schema

_BUILTIN_NAMES = {
    code: name for name, code in vars(schema.BuiltinOperator).items() if not name.startswith("_")
}


@dataclasses.dataclass(frozen=True)
class TfliteFile:
    """Ops per subgraph and the subgraph of each signature."""

    subgraph_ops: list[collections.Counter]
    signatures: dict[str, int]
    size: int

    @property
    def ops(self) -> collections.Counter:
        """The op histogram over all subgraphs."""
        return sum(self.subgraph_ops, collections.Counter())

    @property
    def op_count(self) -> int:
        return self.ops.total()

    def signature_op_counts(self) -> dict[str, int]:
        """For each signature, the number of ops in its subgraph."""
        return {
            key: self.subgraph_ops[index].total() for key, index in sorted(self.signatures.items())
        }


def read(path: str | os.PathLike) -> TfliteFile:
    """Reads a .tflite file."""
    with open(path, "rb") as file:
        return parse(file.read())


def parse(content: bytes) -> TfliteFile:
    """Reads the bytes of a .tflite file."""
    if not schema.Model.ModelBufferHasIdentifier(content, 0):
        raise ValueError("no TFL3 identifier: not a .tflite file")
    model = schema.Model.GetRootAs(content, 0)
    names = [_op_name(model.OperatorCodes(i)) for i in range(model.OperatorCodesLength())]
    subgraph_ops = []
    for index in range(model.SubgraphsLength()):
        subgraph = model.Subgraphs(index)
        subgraph_ops.append(
            collections.Counter(
                names[subgraph.Operators(i).OpcodeIndex()]
                for i in range(subgraph.OperatorsLength())
            )
        )
    signatures = {}
    for index in range(model.SignatureDefsLength()):
        signature = model.SignatureDefs(index)
        signatures[signature.SignatureKey().decode()] = signature.SubgraphIndex()
    return TfliteFile(subgraph_ops, signatures, len(content))


def _op_name(code: schema.OperatorCode) -> str:
    # Files older than schema 3a store the code only in an int8 field.
    number = max(code.BuiltinCode(), code.DeprecatedBuiltinCode())
    if number == schema.BuiltinOperator.CUSTOM:
        return "CUSTOM:" + (code.CustomCode() or b"").decode()
    return _BUILTIN_NAMES.get(number, f"BUILTIN_{number}")
