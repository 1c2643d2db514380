"""tfuse.convert of files of Keras and of models in memory."""

import keras
import pytest
import tensorflow as tf
import tf_keras

import tfuse


def network(k):
    k.utils.set_random_seed(1)
    return k.Sequential([k.Input((6,), name="x"), k.layers.Dense(4, activation="relu"), k.layers.Dense(2)])


@pytest.mark.parametrize(
    ("k", "suffix"),
    [(keras, ".keras"), (keras, ".h5"), (tf_keras, ".keras"), (tf_keras, ".h5"), (keras, ""), (tf_keras, "")],
)
@pytest.mark.filterwarnings("ignore:You are saving your model as an HDF5 file")
def test_keras(k, suffix, same, random, tmp_path):
    """A file, or the model itself: the same as TFLiteConverter.from_keras_model."""
    model = network(k)
    source = model
    if suffix:
        source = tmp_path / f"model{suffix}"
        model.save(source)
    report = tfuse.convert(source, tmp_path / "m.tflite", report_file=tmp_path / "report.json")
    assert report.output == tmp_path / "m.tflite"
    assert report.ops_after["fully_connected"] == 2
    assert (tmp_path / "report.json").exists()
    same(report.output.read_bytes(), lambda x: model(x), {"x": random(3, 6)})


@keras.saving.register_keras_serializable("tests")
class Twice(keras.layers.Layer):
    def call(self, x):
        return x * 2


def test_custom_layer(same, random, tmp_path):
    """tfuse does not know the layer, and Keras exports it."""
    model = keras.Sequential([keras.Input((6,), name="x"), keras.layers.Dense(4), Twice(name="twice")])
    model.save(tmp_path / "m.keras")
    report = tfuse.convert(tmp_path / "m.keras", tmp_path / "m.tflite")
    same(report.output.read_bytes(), lambda x: model(x), {"x": random(3, 6)})
    assert tfuse.explain(tmp_path / "m.keras").converts
    with pytest.raises(tfuse.ConversionError, match="custom class") as caught:
        tfuse.inspect(tmp_path / "m.keras")
    assert caught.value.code == "unsupported-op"


def test_folder(same, random, tmp_path):
    model = network(keras)
    model.save(tmp_path / "m", zipped=False)
    report = tfuse.convert(tmp_path / "m", tmp_path / "m.tflite")
    same(report.output.read_bytes(), lambda x: model(x), {"x": random(3, 6)})
    assert tfuse.inspect(tmp_path / "m")["format"] == "Keras"
    (tmp_path / "m" / "config.json").rename(tmp_path / "config.json")
    (tmp_path / "m" / "config.json").symlink_to(tmp_path / "config.json")
    with pytest.raises(tfuse.ConversionError) as caught:
        tfuse.convert(tmp_path / "m", tmp_path / "m.tflite")
    assert caught.value.code == "path-outside-model"


def test_files_need_no_keras(tmp_path, monkeypatch):
    network(keras).save(tmp_path / "m.keras")
    monkeypatch.setattr("tfuse._export.source_of", None)
    assert tfuse.convert(tmp_path / "m.keras", tmp_path / "m.tflite").ops_after["fully_connected"] == 2


def test_functions(same, random, tmp_path):
    @tf.function(input_signature=[tf.TensorSpec([None, 6], tf.float32, name="x")])
    def function(x):
        return tf.nn.relu(x + 1.0)

    concrete = function.get_concrete_function()
    contents = []
    for index, model in enumerate((function, concrete, [concrete])):
        contents.append(tfuse.convert(model, tmp_path / f"{index}.tflite").output.read_bytes())
        same(contents[-1], lambda x: function(x), {"x": random(3, 6)})
    assert len(set(contents)) == 1


def test_errors(tmp_path):
    output = tmp_path / "m.tflite"
    with pytest.raises(TypeError, match="not builtins.int"):
        tfuse.convert(3, output)
    with pytest.raises(tfuse.ConversionError) as caught:
        tfuse.convert(tmp_path / "none.keras", output)
    assert caught.value.code == "file-not-found"
    for name, content in (("broken.keras", b"PK no archive"), ("broken.h5", b"no HDF5")):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(tfuse.ConversionError) as caught:
            tfuse.convert(tmp_path / name, output)
        assert caught.value.code == "not-a-model"
    with pytest.raises(TypeError) as caught:
        tfuse.convert(tf.function(lambda x: x), output)
    assert any("input_signature" in note for note in caught.value.__notes__)
    assert not output.exists()
