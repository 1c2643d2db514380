"""Functions of JAX and Keras models on JAX: what JAX computes is what LiteRT computes."""

import functools

import jax
import jax.numpy as jnp
import keras
import numpy as np
import pytest
import tensorflow as tf
from ai_edge_litert.interpreter import Interpreter
from jax.experimental import jax2tf

import case_dir
import tfuse


@pytest.fixture
def random():
    generator = np.random.default_rng(0)
    return lambda *shape: generator.normal(size=shape).astype(np.float32)


def run(content: bytes, **inputs: np.ndarray) -> np.ndarray:
    (result,) = Interpreter(model_content=content).get_signature_runner()(**inputs).values()
    return result


def ops(content: bytes) -> set[str]:
    return {op["op_name"] for op in Interpreter(model_content=content)._get_ops_details()} - {"DELEGATE"}


def network(params, x, y):
    return jax.nn.softmax(jax.nn.gelu(x @ params["w"] + params["b"]) * y)


@pytest.fixture
def params(random):
    return {"w": random(8, 16), "b": random(16)}


def test_experimental_from_jax(params, random):
    inputs = [("x", jnp.zeros([2, 8])), ("y", jnp.zeros([2, 16]))]
    bound = functools.partial(network, params)
    content = tfuse.TFLiteConverter.experimental_from_jax([bound], [inputs]).convert()
    x, y = random(2, 8), random(2, 16)
    assert case_dir.deviation(run(content, x=x, y=y), np.asarray(network(params, x, y))) <= 1
    assert {"FULLY_CONNECTED", "GELU", "SOFTMAX"} <= ops(content)


def test_experimental_from_jax_quantizes(params, random):
    def dense(x):
        return x @ params["w"] + params["b"]

    x = random(2, 8)
    converter = tfuse.TFLiteConverter.experimental_from_jax([dense], [[("x", jnp.zeros([2, 8]))]])
    converter.optimizations = [tfuse.Optimize.DEFAULT]
    converter.representative_dataset = lambda: iter([{"x": x}])
    converter.target_spec.supported_ops = [tfuse.OpsSet.TFLITE_BUILTINS_INT8]
    content = converter.convert()
    assert {"QUANTIZE", "FULLY_CONNECTED", "DEQUANTIZE"} == ops(content)
    want = np.asarray(dense(x))
    # Half a step of each input and weight; a step of the output, which is rounded after the bias was.
    weight, value = np.abs(params["w"]).max(), np.abs(x).max()
    bound = 8 * (np.ptp(x) / 255 / 2 * weight + weight / 127 / 2 * value) + np.ptp(want) / 255
    assert 0 < np.abs(run(content, x=x) - want).max() <= bound


def test_function_with_an_unknown_batch_size(params, random, tmp_path):
    """As docs/python.md has it: jax2tf makes a function of TensorFlow."""
    converted = jax2tf.convert(functools.partial(network, params, y=1.0), with_gradient=False, polymorphic_shapes=["b, _"])
    function = tf.function(converted, input_signature=[tf.TensorSpec([None, 8], name="x")], autograph=False)
    tfuse.convert(function, tmp_path / "m.tflite")
    content = (tmp_path / "m.tflite").read_bytes()
    for batch in (1, 3):
        x = random(batch, 8)
        assert case_dir.deviation(run(content, x=x), np.asarray(network(params, x, 1.0))) <= 1


def test_errors_of_jax_pass(random):
    converter = tfuse.TFLiteConverter.experimental_from_jax([lambda x: x @ random(3, 3)], [[("x", jnp.zeros([2, 8]))]])
    with pytest.raises(TypeError) as caught:
        converter.convert()
    assert any("exported the function for tfuse" in note for note in caught.value.__notes__)


@pytest.fixture
def model():
    assert keras.backend.backend() == "jax"
    layers = [keras.layers.Conv2D(4, 3, activation="relu"), keras.layers.Flatten(), keras.layers.Dense(5, activation="softmax")]
    return keras.Sequential([keras.layers.Input((8, 8, 3), name="image"), *layers])


def same(content: bytes, model, random) -> None:
    for batch in (1, 3):
        x = random(batch, 8, 8, 3)
        (name,) = Interpreter(model_content=content).get_signature_runner().get_input_details()
        assert case_dir.deviation(run(content, **{name: x}), np.asarray(model(x))) <= 1


def test_keras_on_jax(model, random, tmp_path):
    content = tfuse.TFLiteConverter.from_keras_model(model).convert()
    same(content, model, random)
    assert {"CONV_2D", "FULLY_CONNECTED", "SOFTMAX"} <= ops(content)
    tfuse.convert(model, tmp_path / "m.tflite")
    same((tmp_path / "m.tflite").read_bytes(), model, random)


def test_keras_file_on_jax(model, random, tmp_path):
    model.save(tmp_path / "m.keras")
    tfuse.convert(tmp_path / "m.keras", tmp_path / "m.tflite")
    same((tmp_path / "m.tflite").read_bytes(), model, random)


def test_keras_refuses_what_tfuse_converts(model, tmp_path):
    """Why docs/python.md names tfuse for the JAX backend."""
    with pytest.raises(ValueError, match="requires TensorFlow or PyTorch backend"):
        model.export(str(tmp_path / "keras.tflite"), format="litert")
