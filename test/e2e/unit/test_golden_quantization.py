"""`tfuse quantize` of LiteRT's calibrated test files gives LiteRT's quantized files, but for the differences below."""

from __future__ import annotations

import os
import pathlib
import subprocess
from collections.abc import Iterator

import pytest
from ai_edge_litert import schema_py_generated as schema

FOLDER = "tflite/converter/quantization/lite/testdata"
LSTM_HIDDEN = (
    "the hidden state before the projection has zero point 0: LiteRT's kernel negates the zero point of the golden "
    "file, -128, and cuts off all values above 0"
)
PROJECTION_BIAS = "the scale of the projection bias follows from that of the hidden state"
UNUSED_GATES = "the kernel ignores the types of gates without layer normalization; they are those that it computes in"
UNUSED_HIDDEN = "the kernel ignores the type of the hidden state without a projection"

# For each pair: the options, and a reason for each (operator, place) that differs. Places are `input 3`, `output 0`,
# `intermediate 4`.
PAIRS = {
    ("lstm_calibrated", "lstm_quantized"): (
        [],
        {("LSTM", "input 17"): PROJECTION_BIAS, ("LSTM", "intermediate 4"): LSTM_HIDDEN},
    ),
    ("lstm_calibrated2", "lstm_quantized2"): (
        [],
        {("LSTM", f"intermediate {gate}"): UNUSED_GATES for gate in range(4)}
        | {("LSTM", "intermediate 4"): UNUSED_HIDDEN},
    ),
    ("unidirectional_sequence_lstm_calibrated", "unidirectional_sequence_lstm_quantized"): (
        [],
        {
            ("UNIDIRECTIONAL_SEQUENCE_LSTM", "input 17"): PROJECTION_BIAS,
            ("UNIDIRECTIONAL_SEQUENCE_LSTM", "intermediate 4"): LSTM_HIDDEN,
        },
    ),
    ("svdf_calibrated", "svdf_quantized"): (["--io-type", "int8"], {}),
}


def name_of(enumeration: type, value: int) -> str:
    return next(name for name in dir(enumeration) if getattr(enumeration, name) == value)


def operators(content: bytes) -> Iterator[tuple[str, dict[str, tuple | None]]]:
    """Each operator: its name, and (type, scales, zero points) of each of its tensors; None for absent ones."""
    model = schema.ModelT.InitFromObj(schema.Model.GetRootAs(content, 0))
    graph = model.subgraphs[0]

    def describe(index: int) -> tuple | None:
        if index < 0:
            return None
        tensor = graph.tensors[index]
        parameters = tensor.quantization
        has_scale = parameters is not None and parameters.scale is not None
        scales = list(parameters.scale) if has_scale else []
        zero_points = list(parameters.zeroPoint) if has_scale else []
        return name_of(schema.TensorType, tensor.type), scales, zero_points

    for operator in graph.operators:
        code = model.operatorCodes[operator.opcodeIndex]
        number = max(code.builtinCode, code.deprecatedBuiltinCode)
        places = {"input": operator.inputs, "output": operator.outputs, "intermediate": operator.intermediates}
        tensors = {
            f"{kind} {position}": describe(index)
            for kind, indices in places.items()
            for position, index in enumerate([] if indices is None else indices)
        }
        yield name_of(schema.BuiltinOperator, number), tensors


def equal(ours: tuple | None, golden: tuple | None) -> bool:
    if ours is None or golden is None:
        return ours == golden
    return ours[0] == golden[0] and ours[1] == pytest.approx(golden[1], rel=1e-3) and ours[2] == golden[2]


@pytest.mark.skipif("UPSTREAM_LITERT" not in os.environ, reason="needs LiteRT's repository: UPSTREAM_LITERT")
@pytest.mark.parametrize("calibrated, quantized", PAIRS)
def test_upstream_pair(tfuse: str, tmp_path: pathlib.Path, calibrated: str, quantized: str) -> None:
    def upstream(name: str) -> bytes:
        command = ["git", "--git-dir", os.environ["UPSTREAM_LITERT"], "show", f"HEAD:{FOLDER}/{name}.bin"]
        return subprocess.run(command, check=True, capture_output=True).stdout

    options, reasons = PAIRS[calibrated, quantized]
    source, target = tmp_path / "float.tflite", tmp_path / "int8.tflite"
    source.write_bytes(upstream(calibrated))
    command = [tfuse, "quantize", str(source), "-o", str(target), "--quantize", "int8", "-q", *options]
    run = subprocess.run(command, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    ours, golden = list(operators(target.read_bytes())), list(operators(upstream(quantized)))
    assert [name for name, _ in ours] == [name for name, _ in golden]
    different = {
        (name, place)
        for (name, tensors), (_, expected) in zip(ours, golden)
        for place in tensors.keys() | expected.keys()
        if not equal(tensors.get(place), expected.get(place))
    }
    assert different == reasons.keys()
