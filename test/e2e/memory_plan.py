"""Checks whether an operator of a .tflite file may overwrite a tensor that a later operator reads.

Simulates LiteRT's memory planner (ArenaPlanner::IdentifyInPlaceTensors) in the worst case: unknown
sizes count as equal, so that as many tensors as possible share memory. Then runs the operators in
their order and tracks which tensor's data each piece of memory holds.
"""

from __future__ import annotations

import collections
import math

import numpy as np
from ai_edge_litert import schema_py_generated as schema

_OP = schema.BuiltinOperator
_SHARES_DATA = {_OP.BITCAST, _OP.EXPAND_DIMS, _OP.RESHAPE, _OP.SQUEEZE}
# Operator: the operands that it may overwrite.
_COMPUTES_IN_PLACE = {
    _OP.ADD: (0, 1),
    _OP.DIV: (0, 1),
    _OP.DYNAMIC_UPDATE_SLICE: (0,),
    _OP.MUL: (0, 1),
    _OP.SOFTMAX: (0,),
    _OP.SUB: (0, 1),
}
_TYPE = schema.TensorType
_BYTES = {
    **dict.fromkeys((_TYPE.BOOL, _TYPE.INT8, _TYPE.UINT8), 1),
    **dict.fromkeys((_TYPE.FLOAT16, _TYPE.INT16, _TYPE.UINT16, _TYPE.BFLOAT16), 2),
    **dict.fromkeys((_TYPE.FLOAT32, _TYPE.INT32, _TYPE.UINT32), 4),
    **dict.fromkeys((_TYPE.FLOAT64, _TYPE.INT64, _TYPE.UINT64, _TYPE.COMPLEX64), 8),
}
_SMALL = 4  # bytes that the planner does not share


def _list(vector: np.ndarray | int) -> list[int]:
    return [] if isinstance(vector, int) else [int(item) for item in vector]


class _Subgraph:
    def __init__(self, model: schema.Model, subgraph: schema.SubGraph) -> None:
        self.subgraph = subgraph
        self.inputs = _list(subgraph.InputsAsNumpy())
        self.outputs = _list(subgraph.OutputsAsNumpy())
        self.ops = []
        for index in range(subgraph.OperatorsLength()):
            op = subgraph.Operators(index)
            code = model.OperatorCodes(op.OpcodeIndex())
            number = max(code.BuiltinCode(), code.DeprecatedBuiltinCode())
            inputs = _list(op.InputsAsNumpy())
            self.ops.append((number, inputs, _list(op.OutputsAsNumpy())))
        self.uses = collections.Counter(self.outputs)
        for _, inputs, _ in self.ops:
            self.uses.update(tensor for tensor in inputs if tensor >= 0)
        self.computed = {tensor for _, _, outputs in self.ops for tensor in outputs}

    def _bytes(self, index: int) -> int | None:
        tensor = self.subgraph.Tensors(index)
        signature = _list(tensor.ShapeSignatureAsNumpy())
        if not tensor.HasRank() and tensor.ShapeLength() == 0:
            return None
        if any(size < 0 for size in signature) or tensor.Type() not in _BYTES:
            return None
        return math.prod(_list(tensor.ShapeAsNumpy())) * _BYTES[tensor.Type()]

    def _may_share(self, source: int, result: int, keeps_data: bool) -> bool:
        tensors = self.subgraph.Tensors(source), self.subgraph.Tensors(result)
        if source not in self.computed or result in self.outputs:
            return False
        if any(tensor.IsVariable() or tensor.Type() == _TYPE.STRING for tensor in tensors):
            return False
        if keeps_data:
            return True
        sizes = self._bytes(source), self._bytes(result)
        if any(size is not None and size <= _SMALL for size in sizes):
            return False
        return self.uses[source] == 1 and (None in sizes or sizes[0] == sizes[1])

    def owners(self) -> dict[int, int]:
        """For each tensor that shares memory, the tensor that owns the memory."""
        owners: dict[int, int] = {}
        for number, inputs, outputs in self.ops:
            keeps_data = number in _SHARES_DATA
            operands = (0,) if keeps_data else _COMPUTES_IN_PLACE.get(number, ())
            for operand in operands:
                if not self._may_share(inputs[operand], outputs[0], keeps_data):
                    continue
                owner = owners.get(inputs[operand], inputs[operand])
                if keeps_data or self.uses[owner] <= 1:
                    owners[outputs[0]] = owner
                break
        return owners

    def lost(self) -> list[str]:
        owners = self.owners()
        # Data is identified by the tensor that its producer wrote.
        data = {tensor: tensor for tensor in range(self.subgraph.TensorsLength())}
        held: dict[int, int] = {}
        found = []
        for position, (number, inputs, outputs) in enumerate(self.ops):
            for tensor in inputs:
                owner = owners.get(tensor, tensor)
                if tensor in self.computed and held.get(owner, data[tensor]) != data[tensor]:
                    name = self.subgraph.Tensors(tensor).Name().decode()
                    found.append(f"operator {position} reads {name}, which is overwritten")
            for tensor in outputs:
                if number in _SHARES_DATA:
                    data[tensor] = data[inputs[0]]
                if not self.subgraph.Tensors(tensor).IsVariable():
                    held[owners.get(tensor, tensor)] = data[tensor]
        return found


def lost_tensors(content: bytes) -> list[str]:
    """All reads of tensors that may have been overwritten before, in all subgraphs."""
    model = schema.Model.GetRootAs(content, 0)
    found = []
    for index in range(model.SubgraphsLength()):
        name = (model.Subgraphs(index).Name() or b"").decode()
        found += [f"{name}: {text}" for text in _Subgraph(model, model.Subgraphs(index)).lost()]
    return found
