"""Exports of Keras' model.quantize("int8") and ("int4") keep Keras' values; int8 kernels read the weights."""

import keras
import numpy as np
import pytest
import tensorflow as tf
from keras import layers

import tfuse

RANDOM = np.random.default_rng(7)
KERNELS = {
    "xnnpack": tf.lite.experimental.OpResolverType.AUTO,
    "plain": tf.lite.experimental.OpResolverType.BUILTIN_WITHOUT_DEFAULT_DELEGATES,
}


def dense():
    x = keras.Input((32,), name="x")
    return keras.Model(x, layers.Dense(10)(layers.Dense(64, activation="relu")(x)))


def dense_over_time():
    x = keras.Input((6, 32), name="x")
    return keras.Model(x, layers.Dense(12)(layers.Dense(16, use_bias=False)(x)))


def einsum():
    x = keras.Input((6, 32), name="x")
    y = layers.EinsumDense("abc,cde->abde", output_shape=(None, 4, 8), bias_axes="de")(x)
    return keras.Model(x, layers.EinsumDense("abde,dec->abc", output_shape=(None, 16), bias_axes="c")(y))


def embedding():
    x = keras.Input((6,), dtype="int32", name="x")
    return keras.Model(x, layers.Dense(8)(layers.Embedding(50, 16)(x)))


def samples_of(model):
    shape = (3, *model.inputs[0].shape[1:])
    if model.inputs[0].dtype == "int32":
        return RANDOM.integers(0, 50, shape).astype(np.int32)
    return RANDOM.normal(0, 1, shape).astype(np.float32)


def exported(build, mode, folder):
    """Keras' values for some samples."""
    keras.utils.set_random_seed(11)
    model = build()
    for weights in model.weights:
        if "bias" in weights.path:
            weights.assign(RANDOM.normal(0, 0.1, weights.shape))
    model.quantize(mode)
    samples = samples_of(model)
    model.export(str(folder), verbose=False)
    return samples, np.asarray(model(samples))


def run(path, samples, kernels):
    interpreter = tf.lite.Interpreter(str(path), experimental_op_resolver_type=KERNELS[kernels])
    (result,) = interpreter.get_signature_runner("serve")(x=samples).values()
    return result


def details(path):
    plain = tf.lite.Interpreter(str(path), experimental_op_resolver_type=KERNELS["plain"])
    ops = [op["op_name"] for op in plain._get_ops_details()]
    integers = [t for t in plain.get_tensor_details() if t["dtype"] == np.int8]
    return ops, integers


def relative_error(result, expected):
    return np.sqrt(np.mean((result - expected) ** 2) / np.mean(expected**2))


@pytest.mark.parametrize("kernels", KERNELS)
@pytest.mark.parametrize(
    ("build", "ops"),
    [
        (dense, ["FULLY_CONNECTED"] * 2),
        (dense_over_time, ["FULLY_CONNECTED"] * 2),
        (einsum, ["FULLY_CONNECTED"] * 2),
        (embedding, ["LESS", "ADD", "SELECT", "RESHAPE", "EMBEDDING_LOOKUP", "RESHAPE", "FULLY_CONNECTED"]),
    ],
)
def test_int8(build, ops, kernels, tmp_path):
    samples, expected = exported(build, "int8", tmp_path / "model")
    tfuse.convert(str(tmp_path / "model"), str(tmp_path / "m.tflite"))
    written, integers = details(tmp_path / "m.tflite")
    assert written == ops
    assert len(integers) == 2
    # LiteRT's kernel rounds inputs to the levels of Keras. XNNPACK has other levels: two roundings of a
    # normal distribution, each to steps of 2 % of its deviation, in two layers.
    bound = {"plain": 0.002, "xnnpack": 0.015}[kernels]
    assert relative_error(run(tmp_path / "m.tflite", samples, kernels), expected) < bound


@pytest.mark.parametrize("kernels", KERNELS)
def test_int4_with_quantized_inputs(kernels, tmp_path):
    """Without blocks, and with a quantizer of inputs, Keras multiplies integers: int4 weights, and half the bytes of int8."""
    keras.utils.set_random_seed(11)
    model = dense()
    quantizer = keras.quantizers.AbsMaxQuantizer(axis=-1)
    model.quantize(config=keras.quantizers.Int4QuantizationConfig(block_size=-1, activation_quantizer=quantizer))
    samples = samples_of(model)
    model.export(str(tmp_path / "model"), verbose=False)
    tfuse.convert(str(tmp_path / "model"), str(tmp_path / "m.tflite"))
    assert details(tmp_path / "m.tflite")[0] == ["FULLY_CONNECTED"] * 2
    assert (tmp_path / "m.tflite").stat().st_size < 32 * 64 + 64 * 10 + 2000
    bound = {"plain": 0.002, "xnnpack": 0.015}[kernels]
    assert relative_error(run(tmp_path / "m.tflite", samples, kernels), np.asarray(model(samples))) < bound


@pytest.mark.parametrize("build", [dense, einsum, embedding])
def test_int4_keeps_values(build, tmp_path):
    samples, expected = exported(build, "int4", tmp_path / "model")
    tfuse.convert(str(tmp_path / "model"), str(tmp_path / "m.tflite"))
    np.testing.assert_allclose(run(tmp_path / "m.tflite", samples, "plain"), expected, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("build", [dense, einsum])
def test_int4_weights_are_exact_in_int8(build, tmp_path):
    """The integers minus their zero points, with Keras' scale for each column."""
    samples, expected = exported(build, "int4", tmp_path / "model")
    tfuse.convert(str(tmp_path / "model"), str(tmp_path / "m.tflite"), quantize="weights", min_elements=1)
    _, integers = details(tmp_path / "m.tflite")
    assert len(integers) == 2
    np.testing.assert_allclose(run(tmp_path / "m.tflite", samples, "plain"), expected, rtol=1e-4, atol=1e-5)


def convolution():
    x = keras.Input((8, 8, 3), name="x")
    y = layers.GlobalAveragePooling2D()(layers.DepthwiseConv2D(3)(layers.Conv2D(8, 3, activation="relu")(x)))
    return keras.Model(x, layers.Dense(5)(y))


def lstm():
    x = keras.Input((9, 8), name="x")
    return keras.Model(x, layers.Dense(3)(layers.LSTM(6)(layers.LSTM(12, return_sequences=True)(x))))


@pytest.mark.parametrize("runtime", ["none", ""])
@pytest.mark.parametrize("build", [dense, dense_over_time, einsum, embedding, convolution, lstm])
def test_int8_with_calibration(build, runtime, tmp_path):
    """The file has no float op, whether LiteRT calibrates or the evaluator."""
    samples, expected = exported(build, "int8", tmp_path / "model")
    np.savez(tmp_path / "x.npz", x=np.repeat(samples, 2, 0)[:, None])
    tfuse.convert(
        str(tmp_path / "model"),
        str(tmp_path / "m.tflite"),
        quantize="int8",
        calibration=[tmp_path / "x.npz"],
        integer_only=True,
        **({"runtime": runtime} if runtime else {}),
    )
    for kernels in KERNELS:
        assert relative_error(run(tmp_path / "m.tflite", samples, kernels), expected) < 0.03
