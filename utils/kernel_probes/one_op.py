"""Builds a .tflite file of one op and runs it in a runtime."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import flatbuffers
import ml_dtypes
import numpy as np
from ai_edge_litert import schema_py_generated as schema
from ai_edge_litert.interpreter import Interpreter, OpResolverType

# The names of types in Lowerings.def, in Runtimes.def (in lower case), in the schema, in numpy.
TYPES = {
    "F16": ("FLOAT16", np.float16), "BF16": ("BFLOAT16", ml_dtypes.bfloat16), "F32": ("FLOAT32", np.float32),
    "F64": ("FLOAT64", np.float64), "I1": ("BOOL", np.bool_), "I8": ("INT8", np.int8), "I16": ("INT16", np.int16),
    "I32": ("INT32", np.int32), "I64": ("INT64", np.int64), "UI8": ("UINT8", np.uint8), "UI16": ("UINT16", np.uint16),
    "UI32": ("UINT32", np.uint32), "UI64": ("UINT64", np.uint64), "C64": ("COMPLEX64", np.complex64),
    "C128": ("COMPLEX128", np.complex128),
}  # fmt: skip
_ENUM = {np.dtype(dtype): getattr(schema.TensorType, name) for name, dtype in TYPES.values()}


@dataclasses.dataclass(frozen=True)
class Const:
    """A constant operand, stored in the file."""

    value: np.ndarray


@dataclasses.dataclass(frozen=True)
class Probe:
    """An op, its operands for an element type, and the expected results."""

    operands: Callable[[np.dtype], list[Any]]
    compute: Callable[..., Any]
    options: str = ""  # the schema's table of options; "" if it is named as the op is
    fields: dict[str, Any] = dataclasses.field(default_factory=dict)
    version: int = 1  # the first that the runtime has


def _tensor(name: str, array: np.ndarray, buffer: int) -> schema.TensorT:
    tensor = schema.TensorT()
    tensor.name, tensor.shape, tensor.type, tensor.buffer = name, list(array.shape), _ENUM[array.dtype], buffer
    return tensor


def options_of(op: str, probe: Probe) -> tuple[int, Any]:
    """The op's options with their fields set, and the type of their table."""
    name = probe.options or "".join(word.capitalize() for word in op.lower().split("_")) + "Options"
    kind = getattr(schema, f"{name}T", None)
    if kind is None:
        return 0, None
    options = kind()
    for field, value in probe.fields.items():
        setattr(options, field, value)
    return getattr(schema.BuiltinOptions, name), options


def build(op: str, probe: Probe, operands: list[Any], results: list[np.ndarray]) -> bytes:
    """The file."""
    model, graph, node, code = schema.ModelT(), schema.SubGraphT(), schema.OperatorT(), schema.OperatorCodeT()
    number = getattr(schema.BuiltinOperator, op)
    code.builtinCode, code.deprecatedBuiltinCode, code.version = number, min(number, 127), probe.version
    empty = schema.BufferT()
    model.version, model.operatorCodes, model.buffers, model.subgraphs = 3, [code], [empty], [graph]
    graph.tensors, graph.inputs, graph.outputs, graph.operators = [], [], [], [node]
    node.opcodeIndex, node.inputs, node.outputs = 0, [], []
    node.builtinOptionsType, node.builtinOptions = options_of(op, probe)
    for position, operand in enumerate(operands):
        array, buffer = operand, 0
        if isinstance(operand, Const):
            array, buffer = operand.value, len(model.buffers)
            data = schema.BufferT()
            data.data = np.frombuffer(array.tobytes(), np.uint8)
            model.buffers.append(data)
        else:
            graph.inputs.append(position)
        node.inputs.append(position)
        graph.tensors.append(_tensor(f"x{position}", array, buffer))
    for result in results:
        graph.outputs.append(len(graph.tensors))
        node.outputs.append(len(graph.tensors))
        graph.tensors.append(_tensor(f"y{len(graph.outputs)}", result, 0))
    builder = flatbuffers.Builder(1024)
    builder.Finish(model.Pack(builder), b"TFL3")
    return bytes(builder.Output())


def run_litert(content: bytes, inputs: list[np.ndarray], resolver: OpResolverType) -> list[np.ndarray]:
    interpreter = Interpreter(model_content=content, num_threads=1, experimental_op_resolver_type=resolver)
    interpreter.allocate_tensors()
    for details, value in zip(interpreter.get_input_details(), inputs, strict=True):
        interpreter.set_tensor(details["index"], value)
    interpreter.invoke()
    return [interpreter.get_tensor(details["index"]) for details in interpreter.get_output_details()]


def run_micro(content: bytes, inputs: list[np.ndarray]) -> list[np.ndarray]:
    from tflite_micro import runtime

    interpreter = runtime.Interpreter.from_bytes(content, arena_size=1 << 20)
    for index, value in enumerate(inputs):
        interpreter.set_input(value, index)
    interpreter.invoke()
    outputs = schema.Model.GetRootAs(content, 0).Subgraphs(0).OutputsLength()
    return [interpreter.get_output(index) for index in range(outputs)]


RUNTIMES = {
    "builtin": lambda content, inputs: run_litert(content, inputs, OpResolverType.BUILTIN_WITHOUT_DEFAULT_DELEGATES),
    "xnnpack": lambda content, inputs: run_litert(content, inputs, OpResolverType.BUILTIN),
    "micro": run_micro,
}


def verdict(op: str, probe: Probe, type_name: str, runtime: str) -> str:
    """ "ok", "wrong" or "refused"; the caller handles a crash of the process."""
    dtype = np.dtype(TYPES[type_name][1])
    operands = probe.operands(dtype)
    values = [operand.value if isinstance(operand, Const) else operand for operand in operands]
    with np.errstate(all="ignore"):
        results = probe.compute(*values)
    results = [np.asarray(r) for r in (results if isinstance(results, list) else [results])]
    try:
        content = build(op, probe, operands, results)
        got = RUNTIMES[runtime](content, [value for value in operands if not isinstance(value, Const)])
    except (RuntimeError, ValueError, TypeError):
        return "refused"
    for value, want in zip(got, results, strict=True):
        if value.dtype != want.dtype or value.shape != want.shape:
            return "wrong"
        if want.dtype.kind in "biu":
            if not np.array_equal(value, want):
                return "wrong"
            continue
        wide = np.complex128 if want.dtype.kind == "c" else np.float64
        loose = 2e-2 if want.dtype.itemsize == 2 else 1e-5
        if not np.allclose(value.astype(wide), want.astype(wide), rtol=loose, atol=loose / 10, equal_nan=True):
            return "wrong"
    return "ok"
