"""Calibration data and ranges files that are damaged or belong to another model: each is a diagnostic with a code, and
the output is not touched. Constant data are no mistake."""

import json

import numpy as np
import pytest
from ai_edge_litert.interpreter import Interpreter

import tfuse

SHAPE = (2, 1, 28, 28, 1)
GOOD = np.linspace(0, 1, np.prod(SHAPE), dtype=np.float32).reshape(SHAPE)
OLD = b"the file of an earlier run"


@pytest.fixture
def reference(small_cnn, tmp_path):
    path = tmp_path / "float.tflite"
    tfuse.convert(small_cnn, path, signatures=["serving_default"])
    return path


@pytest.fixture
def ranges(reference, tmp_path):
    np.savez(tmp_path / "good.npz", image=GOOD)
    return tfuse.calibrate(reference, [tmp_path / "good.npz"], tmp_path / "good.ranges").output


def quantize_file(reference, model, data, output):
    tfuse.quantize(reference, output, quantize="int8", calibration=data)


def convert_model(reference, model, data, output):
    tfuse.convert(model, output, signatures=["serving_default"], quantize="int16x8", calibration=data)


def calibrate_file(reference, model, data, output):
    tfuse.calibrate(reference, data, output)


ALL = [quantize_file, convert_model, calibrate_file]


def expect(function, reference, model, data, tmp_path, code, message):
    output = tmp_path / "output"
    output.write_bytes(OLD)
    with pytest.raises(tfuse.ConversionError) as caught:
        function(reference, model, data, output)
    assert caught.value.code == code, str(caught.value)
    assert message in str(caught.value)
    assert output.read_bytes() == OLD
    assert not list(tmp_path.glob("output?*")), "a temporary file remains"


def with_element(value):
    array = GOOD.copy()
    array[1, 0, 27, 27, 0] = value
    return array


ARRAYS = {
    "NaN": ({"image": with_element(np.nan)}, "array 'image': sample 1 contains NaN or infinity"),
    "infinity": ({"image": with_element(-np.inf)}, "array 'image': sample 1 contains NaN or infinity"),
    "wrong size": ({"image": GOOD[..., :27, :]}, "and the input 'image' takes float32[samples,"),
    "wrong rank": ({"image": GOOD[0, 0]}, "the array is float32[28, 28, 1]"),
    "wrong type": ({"image": GOOD.astype(np.float64)}, "the array is float64[2, 1, 28, 28, 1]"),
    "wrong name": ({"picture": GOOD}, "'image'"),
    "missing array": ({}, "'image'"),
    "no samples": ({"image": GOOD[:0]}, "the array has no samples"),
    "text": ({"image": np.array(["cat", "dog"])}, "the array is string[2]"),
    "objects": ({"image": np.array([GOOD, None], dtype=object)}, "the array is object[2]"),
}


@pytest.mark.parametrize("function", ALL)
@pytest.mark.parametrize("case", ARRAYS)
def test_arrays(function, case, reference, small_cnn, tmp_path):
    arrays, message = ARRAYS[case]
    data = tmp_path / "data.npz"
    np.savez(data, **arrays)
    expect(function, reference, small_cnn, [data], tmp_path, "invalid-calibration-data", message)


def test_further_arrays_are_ignored(reference, tmp_path):
    """Data sets often have labels."""
    np.savez(tmp_path / "data.npz", image=GOOD, label=np.arange(2))
    assert tfuse.calibrate(reference, [tmp_path / "data.npz"], tmp_path / "a.ranges").samples == 2


@pytest.mark.parametrize("function", ALL)
@pytest.mark.parametrize("kind", ["npz", "npy"])
@pytest.mark.parametrize("part", [0.0, 0.5, 0.99])
def test_half_written_data(function, kind, part, reference, small_cnn, tmp_path):
    data = tmp_path / f"data.{kind}"
    np.savez(data, image=GOOD) if kind == "npz" else np.save(data, GOOD)
    content = data.read_bytes()
    data.write_bytes(content[: int(len(content) * part)])
    expect(function, reference, small_cnn, [data], tmp_path, "file-corrupt", str(data))


@pytest.mark.parametrize("function", ALL)
def test_paths(function, reference, small_cnn, tmp_path):
    (tmp_path / "empty").mkdir()
    (tmp_path / "data.csv").write_text("1,2,3")
    np.savez(tmp_path / "good.npz", image=GOOD)
    for source, code, message in [
        (tmp_path / "none.npz", "file-not-found", "none.npz"),
        (tmp_path / "empty", "invalid-calibration-data", "empty"),
        (tmp_path / "data.csv", "invalid-calibration-data", ".npy or .npz"),
        (f"predict={tmp_path / 'good.npz'}", "unknown-signature", "'predict'"),
    ]:
        expect(function, reference, small_cnn, [source], tmp_path, code, message)


@pytest.mark.parametrize("function", [quantize_file, convert_model])
@pytest.mark.parametrize("part", [0.001, 0.3, 0.7, 0.99])
def test_half_written_ranges(function, part, ranges, reference, small_cnn, tmp_path):
    content = ranges.read_bytes()
    damaged = tmp_path / "damaged.ranges"
    damaged.write_bytes(content[: int(len(content) * part) + 1])
    expect(function, reference, small_cnn, [damaged], tmp_path, "file-corrupt", "the file is not JSON")


def without_tensors(file):
    file["tensors"] = {}


def of_another_model(file):
    file["model"] = "0123456789abcdef0123456789abcdef"


def of_another_version(file):
    file["version"] = 2


def with_swapped_extrema(file):
    tensor = next(iter(file["tensors"].values()))
    tensor["min"], tensor["max"] = tensor["max"] + 1, tensor["min"]


def with_text(file):
    next(iter(file["tensors"].values()))["max"] = "NaN"


def with_number_beyond_float32(file):
    next(iter(file["tensors"].values()))["max"] = 1e39


def with_greater_histogram(file):
    next(iter(file["tensors"].values()))["count"] = 1


RANGES = {
    without_tensors: ("ranges-mismatch", "the ranges file has no statistics"),
    of_another_model: ("ranges-mismatch", "the ranges file belongs to another model"),
    of_another_version: ("file-corrupt", "the version of the format is 2"),
    with_swapped_extrema: ("file-corrupt", "are not two finite numbers in order"),
    with_text: ("file-corrupt", "are not two finite numbers in order"),
    with_number_beyond_float32: ("file-corrupt", "are not two finite numbers in order"),
    with_greater_histogram: ("file-corrupt", "counts more than the tensor's elements"),
}


@pytest.mark.parametrize("function", [quantize_file, convert_model])
@pytest.mark.parametrize("change", RANGES)
def test_ranges_that_do_not_fit(function, change, ranges, reference, small_cnn, tmp_path):
    code, message = RANGES[change]
    file = json.loads(ranges.read_text())
    change(file)
    damaged = tmp_path / "damaged.ranges"
    damaged.write_text(json.dumps(file))
    expect(function, reference, small_cnn, [damaged], tmp_path, code, message)


def test_ranges_of_another_shape(small_cnn, ranges, tmp_path):
    """Ranges of a model with a batch of 1 do not fit the model with a batch of 2."""
    output = tmp_path / "output"
    with pytest.raises(tfuse.ConversionError) as caught:
        tfuse.convert(small_cnn, output, signatures=["serving_default"], input_shapes={"image": [2, 28, 28, 1]},
                      quantize="int8", calibration=[ranges])  # fmt: skip
    assert caught.value.code == "ranges-mismatch"
    assert not output.exists()


def test_parts_that_do_not_merge(ranges, tmp_path):
    file = json.loads(ranges.read_text())
    of_another_model(file)
    (tmp_path / "other.ranges").write_text(json.dumps(file))
    (tmp_path / "half.ranges").write_bytes(ranges.read_bytes()[:100])
    for part, code in (("other.ranges", "ranges-mismatch"), ("half.ranges", "file-corrupt")):
        with pytest.raises(tfuse.ConversionError) as caught:
            tfuse.merge_ranges([ranges, tmp_path / part], tmp_path / "merged.ranges")
        assert caught.value.code == code
        assert not (tmp_path / "merged.ranges").exists()


def run(path, image):
    interpreter = Interpreter(str(path))
    interpreter.allocate_tensors()
    interpreter.set_tensor(interpreter.get_input_details()[0]["index"], image)
    interpreter.invoke()
    return interpreter.get_tensor(interpreter.get_output_details()[0]["index"])


@pytest.mark.parametrize("mode", ["int8", "int16x8"])
@pytest.mark.parametrize("value", [0, 3, -3, 1e-30])
@pytest.mark.parametrize("method", ["auto", "minmax", "percentile", "mse"])
def test_constant_data(mode, value, method, reference, tmp_path):
    """A range without an extent still includes 0, and represents the value."""
    data, output = tmp_path / "data.npz", tmp_path / "quantized.tflite"
    image = np.full((1, 28, 28, 1), value, np.float32)
    np.savez(data, image=image[np.newaxis])
    tfuse.quantize(reference, output, quantize=mode, calibration=[data], range_method=method)
    got = run(output, image)
    assert np.isfinite(got).all()
    np.testing.assert_allclose(got, run(reference, image), atol=0.06)
