"""Models with fake-quant ops are quantized without data, as tf.lite quantizes them."""

import pathlib

import numpy as np
import pytest
import tensorflow as tf

import tfuse

RANDOM = np.random.default_rng(5)
WEIGHTS = RANDOM.normal(0, 0.3, (16, 12)).astype(np.float32)
BIAS = RANDOM.normal(0, 0.1, 12).astype(np.float32)
FILTER = RANDOM.normal(0, 0.3, (3, 3, 4, 8)).astype(np.float32)
DEPTHWISE = RANDOM.normal(0, 0.3, (3, 3, 8, 1)).astype(np.float32)
SCALE = RANDOM.uniform(0.5, 2, 8).astype(np.float32)

by_args = tf.quantization.fake_quant_with_min_max_args
by_vars = tf.quantization.fake_quant_with_min_max_vars
by_channel = tf.quantization.fake_quant_with_min_max_vars_per_channel
round_trip = tf.quantization.quantize_and_dequantize_v2


def dense(x):
    weights = by_args(tf.constant(WEIGHTS), -1, 1, narrow_range=True)
    return by_vars(tf.nn.relu(by_args(x, -3, 3) @ weights + BIAS), 0.0, 5.0)


def narrow(x):
    weights = by_vars(tf.constant(WEIGHTS), -1.0, 1.0, narrow_range=True)
    return by_args(by_args(x, -3, 3, narrow_range=True) @ weights + BIAS, -5, 5, narrow_range=True)


def asymmetric_weights(x):
    return by_args(by_args(x, -3, 3) @ by_args(tf.constant(WEIGHTS), -0.8, 1) + BIAS, -5, 5)


def network(x):
    """As tensorflow-model-optimization writes it: batch norms stay beside convolutions until conversion."""
    bound = np.abs(FILTER).max((0, 1, 2)) * np.float32(1.02)
    x = by_vars(x, -3.1, 2.9)
    x = tf.nn.conv2d(x, by_channel(tf.constant(FILTER), -bound, bound, narrow_range=True), 1, "SAME")
    x = by_vars(tf.nn.relu6(x * SCALE + BIAS[:8]), 0.0, 6.0)
    weights = by_vars(tf.constant(DEPTHWISE), -1.0, 1.0, narrow_range=True)
    y = by_vars(tf.nn.relu6(tf.nn.depthwise_conv2d(x, weights, (1, 1, 1, 1), "SAME")), 0.0, 4.0)
    x = by_vars(x + y, 0.0, 9.5)
    x = tf.concat([tf.nn.max_pool2d(x, 2, 2, "VALID"), tf.nn.relu(tf.nn.avg_pool2d(x, 2, 2, "VALID"))], 3)
    x = by_vars(tf.reduce_mean(by_vars(x, 0.0, 8.0), [1, 2]), 0.0, 7.0)
    return tf.nn.softmax(by_vars(x @ by_args(tf.constant(WEIGHTS), -1, 1, narrow_range=True), -6.0, 6.0))


def moved_data(x):
    """Ranges of concatenated, reshaped and transposed values follow from other values."""
    x = by_args(x, -3, 3)
    first = by_args(tf.constant(WEIGHTS), -1, 1, narrow_range=True)
    second = by_args(tf.constant(-WEIGHTS), -2, 2, narrow_range=True)
    y = tf.reshape(tf.transpose(tf.reshape(x, (1, 4, 4)), (0, 2, 1)), (1, 16))
    return tf.nn.softmax(by_args(tf.concat([y @ first, x @ second], 1), -4, 4))


def round_trips(x):
    """tf.lite's float file rounds on other levels than TensorFlow, and its int8 file does not run."""
    weights = round_trip(tf.constant(WEIGHTS), 0, 0, range_given=False, narrow_range=True)
    y = round_trip(x, -3.0, 3.0, range_given=True) @ weights
    return round_trip(tf.nn.relu(y), 0.0, 5.0, range_given=True, signed_input=False)


def round_trips_of_channels(x):
    zeros = np.zeros(12, np.float32)
    weights = round_trip(tf.constant(WEIGHTS), zeros, zeros, range_given=False, narrow_range=True, axis=1)
    return round_trip(round_trip(x, -3.0, 3.0, range_given=True) @ weights, -5.0, 5.0, range_given=True)


SHAPES = {network: (1, 8, 8, 4)}


def save(body, folder):
    module = tf.Module()
    specs = [tf.TensorSpec(SHAPES.get(body, (1, 16)), tf.float32, name="x")]
    module.serve = tf.function(lambda x: {"y": body(x)}, input_signature=specs)
    tf.saved_model.save(module, str(folder), signatures=module.serve)
    samples = RANDOM.normal(0, 1.2, (16, *specs[0].shape)).astype(np.float32)
    return samples, np.concatenate([module.serve(tf.constant(x))["y"] for x in samples])


class File:
    def __init__(self, content, samples):
        self.size = len(content)
        self.interpreter = tf.lite.Interpreter(model_content=content)
        self.interpreter.allocate_tensors()
        run = self.interpreter.get_signature_runner()
        self.outputs = np.concatenate([run(x=x)["y"] for x in samples])
        plain = tf.lite.Interpreter(
            model_content=content,
            experimental_op_resolver_type=tf.lite.experimental.OpResolverType.BUILTIN_WITHOUT_DEFAULT_DELEGATES,
        )
        self.ops = [op["op_name"] for op in plain._get_ops_details()]
        self.scales = sorted(
            (np.dtype(tensor["dtype"]).name, *sorted(set(tensor["quantization_parameters"]["scales"])))
            for tensor in plain.get_tensor_details()
            if len(tensor["quantization_parameters"]["scales"]) and np.dtype(tensor["dtype"]).name not in ("int32", "int64")
        )

    def error(self, expected):
        return np.sqrt(np.mean((self.outputs - expected) ** 2) / np.mean(expected**2))


def converted(converter_class, folder, samples):
    converter = converter_class.from_saved_model(str(folder))
    converter.optimizations = [tf.lite.Optimize.DEFAULT]
    return File(converter.convert(), samples)


@pytest.mark.parametrize("body", [dense, narrow, asymmetric_weights, network, moved_data])
def test_same_file_as_tf_lite(body, tmp_path):
    samples, expected = save(body, tmp_path / "model")
    ours = converted(tfuse.TFLiteConverter, tmp_path / "model", samples)
    theirs = converted(tf.lite.TFLiteConverter, tmp_path / "model", samples)
    assert ours.error(expected) <= max(1.05 * theirs.error(expected), 1e-6)
    assert len(ours.ops) <= len(theirs.ops)
    # Softmax sums and duplicate tensors aside, both files have the same scales.
    for kind, *scales in ours.scales:
        assert any(
            kind == other and len(scales) == len(steps) and np.allclose(scales, steps, rtol=1e-3)
            for other, *steps in theirs.scales
        ), (kind, scales, theirs.scales)


@pytest.mark.parametrize("body", [round_trips, round_trips_of_channels])
def test_quantize_and_dequantize(body, tmp_path):
    samples, expected = save(body, tmp_path / "model")
    ours = converted(tfuse.TFLiteConverter, tmp_path / "model", samples)
    assert ours.ops == ["QUANTIZE", "FULLY_CONNECTED", "DEQUANTIZE"]
    assert ours.error(expected) < 0.005


def test_float_file_rounds_as_tensorflow(tmp_path):
    samples, expected = save(network, tmp_path / "model")
    ours = File(tfuse.TFLiteConverter.from_saved_model(str(tmp_path / "model")).convert(), samples)
    # A sum that rounds to the neighboring level is a step off.
    assert ours.error(expected) < 0.02
    assert "QUANTIZE" in ours.ops


def test_int16_activations(tmp_path):
    """Activations get 16 bits in the range of training: the only error is the rounding of TensorFlow."""
    samples, expected = save(dense, tmp_path / "model")
    tfuse.convert(str(tmp_path / "model"), str(tmp_path / "m.tflite"), quantize="int16x8")
    ours = File((tmp_path / "m.tflite").read_bytes(), samples)
    assert {scales[0] for scales in ours.scales} == {"int16", "int8"}
    assert ours.error(expected) < 0.02


@pytest.mark.parametrize("mode", ["int8", "int16x8"])
def test_float_files_with_fake_quant_ops(mode, tmp_path):
    """tf.lite's and tfuse's float files have QUANTIZE and DEQUANTIZE; `tfuse quantize` reads them."""
    samples, expected = save(network, tmp_path / "model")
    errors = []
    for converter in tf.lite.TFLiteConverter, tfuse.TFLiteConverter:
        path = tmp_path / f"{converter.__module__}.tflite"
        path.write_bytes(converter.from_saved_model(str(tmp_path / "model")).convert())
        tfuse.quantize(str(path), str(tmp_path / "q.tflite"), quantize=mode)
        errors.append(File((tmp_path / "q.tflite").read_bytes(), samples).error(expected))
    assert max(errors) < 0.03


def test_layer_without_range(tmp_path):
    def body(x):
        y = tf.matmul(by_args(x, -3, 3), WEIGHTS, name="untrained")
        return by_args(tf.matmul(y, WEIGHTS[:12]), -5, 5)

    save(body, tmp_path / "model")
    with pytest.raises(tfuse.ConversionError, match="untrained: FULLY_CONNECTED stays float: the range of its result"):
        tfuse.convert(str(tmp_path / "model"), str(tmp_path / "m.tflite"), quantize="int8")
    assert not (tmp_path / "m.tflite").exists()
    tfuse.convert(str(tmp_path / "model"), str(tmp_path / "m.tflite"), quantize="int8", keep_float=["."])


def test_range_of_the_elements(tmp_path):
    """Without a given range, the float file rounds as TensorFlow does; int8 takes the range of the data."""

    def body(x):
        y = round_trip(x, 0, 0, range_given=False) @ WEIGHTS
        return round_trip(tf.nn.relu(y), 0, 0, range_given=False, signed_input=False)

    samples, expected = save(body, tmp_path / "model")
    model, exact, quantized = (str(tmp_path / name) for name in ("model", "float.tflite", "int8.tflite"))
    tfuse.convert(model, exact)
    assert File(pathlib.Path(exact).read_bytes(), samples).error(expected) < 1e-3
    np.save(tmp_path / "x.npy", samples)
    tfuse.convert(model, quantized, quantize="int8", calibration=[str(tmp_path / "x.npy")])
    ours = File(pathlib.Path(quantized).read_bytes(), samples)
    assert ours.ops == ["QUANTIZE", "FULLY_CONNECTED", "DEQUANTIZE"]
    assert ours.error(expected) < 0.02
