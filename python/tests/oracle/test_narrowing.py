"""allow_narrowing: float64 models, computed in float32, give TensorFlow's results within the precision of float32."""

import json

import numpy as np
import pytest
import tensorflow as tf
import tf_keras
from ai_edge_litert.interpreter import Interpreter, OpResolverType

import tfuse

RESOLVERS = [OpResolverType.BUILTIN, OpResolverType.BUILTIN_WITHOUT_DEFAULT_DELEGATES]


def save(folder, function, *shapes, dtype=tf.float64, module=None):
    module = module or tf.Module()
    specs = [tf.TensorSpec(shape, dtype, name=f"x{i}") for i, shape in enumerate(shapes)]
    module.f = tf.function(function, input_signature=specs)
    tf.saved_model.save(module, str(folder), signatures={"serving_default": module.f})
    return folder


def compare(file, function, *inputs, rtol=2e-5, atol=2e-5):
    expected = [np.asarray(value) for value in tf.nest.flatten(function(*inputs))]
    for resolver in RESOLVERS:
        interpreter = Interpreter(model_path=str(file), experimental_op_resolver_type=resolver)
        runner = interpreter.get_signature_runner("serving_default")
        narrow = {np.dtype(np.float64): np.float32, np.dtype(np.complex128): np.complex64}
        feeds = {f"x{i}": x.astype(narrow.get(x.dtype, x.dtype)) for i, x in enumerate(inputs)}
        outputs = [value for _, value in sorted(runner(**feeds).items())]
        for got, want in zip(outputs, expected, strict=True):
            assert got.dtype == narrow.get(want.dtype, want.dtype)
            np.testing.assert_allclose(got, want, rtol=rtol, atol=atol)


def convert(tmp_path, function, *shapes, dtype=tf.float64, module=None, **options):
    folder = save(tmp_path / "model", function, *shapes, dtype=dtype, module=module)
    tfuse.convert(folder, tmp_path / "m.tflite", allow_narrowing=True, **options)
    return tmp_path / "m.tflite"


def test_logistic_regression(tmp_path, random):
    # As scikit-learn computes: scaled features, a linear function, probabilities.
    module = tf.Module()
    module.weights = tf.Variable(random(7, 3).astype(np.float64))
    mean, scale, bias = random(7), 1 + np.abs(random(7)), tf.constant(random(3), tf.float64)

    def predict(x):
        scores = tf.matmul((x - mean.astype(np.float64)) / scale.astype(np.float64), module.weights) + bias
        return {"classes": tf.argmax(scores, 1), "probabilities": tf.nn.softmax(scores)}

    file = convert(tmp_path, predict, (None, 7), module=module, report_file=tmp_path / "report.json")
    for batch in (1, 5):
        compare(file, lambda x: predict(tf.constant(x)), random(batch, 7).astype(np.float64))
    report = json.loads((tmp_path / "report.json").read_text())
    narrowed = [event for event in report["applied"] if event["rule"] == "narrow-float64"]
    assert {"Softmax", "MatMul"} <= {op for event in narrowed for op in event["before"]}
    assert all(event["nodes"][0] for event in narrowed)
    assert any(note.startswith("float64 is computed in float32: ") for note in report["notes"])


def test_without_the_option(tmp_path):
    folder = save(tmp_path / "model", lambda x: tf.nn.softmax(tf.exp(x)), (None, 4))
    with pytest.raises(tfuse.ConversionError, match="--allow-narrowing computes float64 models in float32"):
        tfuse.convert(folder, tmp_path / "m.tflite")


@pytest.mark.parametrize("steps", [None, 6])
def test_keras_layers(tmp_path, random, steps):
    tf_keras.backend.set_floatx("float64")
    try:
        layers = tf_keras.layers
        x = tf_keras.Input((steps, 5), name="x0")
        y = layers.LSTM(4, return_sequences=True)(layers.Dense(6, "relu")(x))
        y = layers.LayerNormalization()(layers.Conv1D(3, 2)(y))
        model = tf_keras.Model(x, layers.GlobalAveragePooling1D()(y))
    finally:
        tf_keras.backend.set_floatx("float32")
    model.export(str(tmp_path / "model"))
    tfuse.convert(tmp_path / "model", tmp_path / "m.tflite", allow_narrowing=True)
    details = Interpreter(model_path=str(tmp_path / "m.tflite"))._get_ops_details()
    assert "UNIDIRECTIONAL_SEQUENCE_LSTM" in {op["op_name"] for op in details}
    compare(tmp_path / "m.tflite", lambda x: model(x), random(2, 6, 5).astype(np.float64), rtol=1e-4)


def test_state(tmp_path, random):
    module = tf.Module()
    module.total = tf.Variable(tf.zeros([3], tf.float64))

    def accumulate(x):
        return module.total.assign_add(tf.reduce_sum(x, 0) / 3)

    file = convert(tmp_path, accumulate, (None, 3), module=module)
    runner = Interpreter(model_path=str(file)).get_signature_runner()
    for _ in range(3):
        x = random(4, 3)
        [got] = runner(x0=x).values()
        np.testing.assert_allclose(got, accumulate(tf.constant(x, tf.float64)), rtol=1e-5, atol=1e-6)


def test_control_flow(tmp_path, random):
    def power(x):
        y, i = x, tf.constant(0.5, tf.float64)
        while tf.reduce_sum(i) < 3:
            y, i = y * x + i, i + 0.5
        return tf.where(y > 0, y, tf.cast(tf.cast(y, tf.int32), tf.float64))

    compare(convert(tmp_path, power, (4,)), lambda x: power(tf.constant(x)), random(4).astype(np.float64))


def test_constants_are_folded_in_float64(tmp_path, random):
    # 2^24 + 1 tenths are exact in float64 only; the size must not change.
    def resized(x):
        size = tf.cast(tf.constant(16777217.0, tf.float64) / 4194304 * 2, tf.int32)
        scale = tf.constant(16777217.0, tf.float64) - 16777216
        return tf.image.resize(x, [size, size]) * tf.cast(scale, tf.float32)

    file = convert(tmp_path, resized, (1, 4, 4, 1), dtype=tf.float32)
    compare(file, lambda x: resized(tf.constant(x)), random(1, 4, 4, 1))


@pytest.mark.parametrize("function", [tf.math.real, tf.math.imag, tf.abs, lambda z: z * z])
def test_complex(tmp_path, random, function):
    file = convert(tmp_path, function, (3,), dtype=tf.complex128)
    compare(file, lambda z: function(tf.constant(z)), (random(3) + 1j * random(3)).astype(np.complex128))


def test_overflow_is_refused(tmp_path):
    folder = save(tmp_path / "model", lambda x: x + tf.where(x > 0, tf.zeros_like(x), -1e300), (4,))
    with pytest.raises(tfuse.ConversionError, match="exceeds the range of float32"):
        tfuse.convert(folder, tmp_path / "m.tflite", allow_narrowing=True)


def test_bits_are_refused(tmp_path):
    folder = save(tmp_path / "model", lambda x: tf.bitcast(x, tf.int64) + 1, (4,))
    with pytest.raises(tfuse.ConversionError, match="Bitcast depends on the bytes of float64 numbers"):
        tfuse.convert(folder, tmp_path / "m.tflite", allow_narrowing=True)


def test_model_without_float64_is_unchanged(tmp_path, random):
    folder = save(tmp_path / "model", lambda x: tf.nn.softmax(x), (None, 4), dtype=tf.float32)
    tfuse.convert(folder, tmp_path / "a.tflite")
    result = tfuse.convert(folder, tmp_path / "b.tflite", allow_narrowing=True)
    assert (tmp_path / "a.tflite").read_bytes() == (tmp_path / "b.tflite").read_bytes()
    assert "float64" not in result.summary
