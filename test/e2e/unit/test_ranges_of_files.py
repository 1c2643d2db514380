"""`tfuse quantize` takes the ranges that a calibrated .tflite file has for its tensors."""

import os
import pathlib
import subprocess
import sys

import flatbuffers
import numpy as np
import pytest
from ai_edge_litert import schema_py_generated as schema

sys.path.append(str(pathlib.Path(__file__).resolve().parents[3] / "utils"))

from kernel_probes.one_op import build
from kernel_probes.probes import PROBES

RANGES = ((-1.0, 1.55), (0.0, 2.0), (-1.0, 4.1))


def write(path, ranges, op="ADD"):
    """A file of one op; `ranges` are those of its tensors."""
    probe = PROBES[op]
    operands = probe.operands(np.dtype(np.float32))
    content = build(op, probe, operands, [np.asarray(probe.compute(*operands))])
    model = schema.ModelT.InitFromObj(schema.Model.GetRootAs(content, 0))
    for tensor, (low, high) in zip(model.subgraphs[0].tensors, ranges, strict=True):
        tensor.quantization = schema.QuantizationParametersT()
        tensor.quantization.min, tensor.quantization.max = np.ravel(low).tolist(), np.ravel(high).tolist()
    builder = flatbuffers.Builder(1024)
    builder.Finish(model.Pack(builder), b"TFL3")
    path.write_bytes(bytes(builder.Output()))


def quantize(tfuse, source, target):
    command = [tfuse, "quantize", str(source), "-o", str(target), "--quantize", "int8", "--io-type", "int8", "-q"]
    return subprocess.run(command, capture_output=True, text=True)


def scales(path):
    """(scale, zero point) of the tensors, in the order of inputs and outputs."""
    model = schema.Model.GetRootAs(path.read_bytes(), 0)
    graph = model.Subgraphs(0)
    found = []
    for index in [*graph.InputsAsNumpy(), *graph.OutputsAsNumpy()]:
        parameters = graph.Tensors(index).Quantization()
        found.append((parameters.Scale(0), parameters.ZeroPoint(0)))
    return found


def test_ranges_give_scales(tfuse, tmp_path):
    write(tmp_path / "float.tflite", RANGES)
    run = quantize(tfuse, tmp_path / "float.tflite", tmp_path / "int8.tflite")
    assert run.returncode == 0, run.stderr
    for (scale, zero_point), (low, high) in zip(scales(tmp_path / "int8.tflite"), RANGES, strict=True):
        assert scale == pytest.approx((high - low) / 255, rel=1e-5)
        assert zero_point == round(-128 - low / ((high - low) / 255))


def test_ranges_of_channels_are_united(tfuse, tmp_path):
    write(tmp_path / "float.tflite", (([-1.0, -0.5], [1.0, 3.0]), *RANGES[1:]))
    run = quantize(tfuse, tmp_path / "float.tflite", tmp_path / "int8.tflite")
    assert run.returncode == 0, run.stderr
    assert scales(tmp_path / "int8.tflite")[0][0] == pytest.approx(4 / 255, rel=1e-5)


@pytest.mark.parametrize("bad", [(np.nan, 1.0), (-np.inf, 1.0), (2.0, 1.0), ((-1.0, -2.0), (3.0,))])
def test_bad_ranges_are_diagnosed(tfuse, tmp_path, bad):
    write(tmp_path / "float.tflite", (bad, *RANGES[1:]))
    run = quantize(tfuse, tmp_path / "float.tflite", tmp_path / "int8.tflite")
    assert run.returncode == 1 and "error[file-corrupt]" in run.stderr and "the range of the tensor" in run.stderr
    assert not (tmp_path / "int8.tflite").exists()


@pytest.mark.skipif("UPSTREAM_LITERT" not in os.environ, reason="needs LiteRT's repository: UPSTREAM_LITERT")
def test_upstream_softmax(tfuse, tmp_path):
    """The input has the range [-5, 5]; the result the scale of every softmax."""
    name = "tflite/converter/quantization/lite/testdata/single_softmax_min_minus_5_max_plus_5.bin"
    command = ["git", "--git-dir", os.environ["UPSTREAM_LITERT"], "show", f"HEAD:{name}"]
    source = tmp_path / "float.tflite"
    source.write_bytes(subprocess.run(command, check=True, capture_output=True).stdout)
    run = quantize(tfuse, source, tmp_path / "int8.tflite")
    assert run.returncode == 0, run.stderr
    assert scales(tmp_path / "int8.tflite") == [(pytest.approx(10 / 255, rel=1e-3), pytest.approx(0, abs=1)), (1 / 256, -128)]
