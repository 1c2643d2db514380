"""TFLiteConverter.from_keras_model, with Keras 3 and with Keras 2."""

import sys

import keras
import pytest
import tensorflow as tf
import tf_keras

import tfuse


@pytest.fixture(params=[keras, tf_keras], ids=["keras3", "tf_keras"])
def k(request):
    request.param.utils.set_random_seed(1)
    return request.param


def signature(content: bytes, tmp_path) -> dict:
    (tmp_path / "m.tflite").write_bytes(content)
    (signature,) = tfuse.inspect(tmp_path / "m.tflite")["signatures"]
    return signature


def test_functional(k, same, random, tmp_path):
    image = k.Input((8, 8, 2), name="image")
    x = k.layers.Conv2D(4, 3, activation="relu")(image)
    model = k.Model(image, k.layers.Dense(3, name="scores")(k.layers.Flatten()(x)))
    content = tfuse.TFLiteConverter.from_keras_model(model).convert()
    assert signature(content, tmp_path)["inputs"] == [{"name": "image", "type": "f32[?,8,8,2]"}]
    same(content, lambda image: model(image), {"image": random(1, 8, 8, 2)}, {"image": random(5, 8, 8, 2)})


def test_sequential(k, same, random):
    model = k.Sequential([k.Input((6,), name="x"), k.layers.Dense(4, activation="tanh"), k.layers.Dense(2)])
    content = tfuse.TFLiteConverter.from_keras_model(model).convert()
    same(content, lambda x: model(x), {"x": random(3, 6)})


def test_two_inputs_and_outputs(k, same, random):
    left, right = k.Input((4,), name="left"), k.Input((4,), name="right")
    model = k.Model(
        [left, right], {"sum": k.layers.Add(name="sum")([left, right]), "dense": k.layers.Dense(2, name="dense")(left)}
    )
    content = tfuse.TFLiteConverter.from_keras_model(model).convert()
    same(content, lambda left, right: model([left, right]), {"left": random(2, 4), "right": random(2, 4)})


@pytest.mark.parametrize("kind", ["sequential", "functional", "dict"])
def test_a_fixed_batch_stays_fixed(k, kind, same, random, tmp_path):
    x = k.Input((6,), batch_size=2, name="x")
    y = k.layers.Dense(3)
    if kind == "sequential":
        model = k.Sequential([x, y])
    else:
        model = k.Model({"x": x} if kind == "dict" else x, y(x))
    content = tfuse.TFLiteConverter.from_keras_model(model).convert()
    assert signature(content, tmp_path)["inputs"] == [{"name": "x", "type": "f32[2,6]"}]
    assert signature(content, tmp_path)["outputs"][0]["type"] == "f32[2,3]"
    same(content, lambda x: model({"x": x} if kind == "dict" else x), {"x": random(2, 6)})


def test_subclass(k, same, random):
    class Model(k.Model):
        def __init__(self):
            super().__init__()
            self.dense = k.layers.Dense(3)
            self.dropout = k.layers.Dropout(0.5)

        def call(self, x, training=False):
            return self.dropout(self.dense(x), training=training)

    model = Model()
    with pytest.raises(ValueError) as caught:
        tfuse.TFLiteConverter.from_keras_model(model).convert()
    assert any("tfuse" in note for note in caught.value.__notes__)
    x = random(2, 6)
    model(x)
    content = tfuse.TFLiteConverter.from_keras_model(model).convert()
    inputs = tf.lite.Interpreter(model_content=content).get_signature_list()["serving_default"]["inputs"]
    same(content, lambda **inputs: model(*inputs.values()), {inputs[0]: x})


def test_same_signature_as_tf_lites(k, tmp_path):
    """Callers find inputs and outputs under the same names."""
    left, right = k.Input((4,), name="left"), k.Input((4,), name="right")
    model = k.Model([left, right], [k.layers.Add()([left, right]), k.layers.Dense(2)(left)])

    def names(content):
        return tf.lite.Interpreter(model_content=content).get_signature_list()

    assert names(tfuse.TFLiteConverter.from_keras_model(model).convert()) == names(
        tf.lite.TFLiteConverter.from_keras_model(model).convert()
    )


def test_nothing_is_printed_or_left_behind(k, capfd, tmp_path, monkeypatch):
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    model = k.Sequential([k.Input((6,)), k.layers.Dense(2)])
    capfd.readouterr()
    tfuse.TFLiteConverter.from_keras_model(model).convert()
    assert "Saved" not in capfd.readouterr().out
    assert list(tmp_path.iterdir()) == []


def test_the_other_keras_is_not_imported():
    # Only packages that the user has imported are inspected.
    assert {"keras", "tf_keras"} <= set(sys.modules)
    with pytest.raises(TypeError, match="takes a Keras model"):
        tfuse.TFLiteConverter.from_keras_model(keras.layers.Dense(2))
