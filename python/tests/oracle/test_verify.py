"""tfuse.verify with TensorFlow as the reference."""

import sys

import pytest
import tensorflow as tf

import tfuse


def within(report: tfuse.VerifyReport, tolerance: float) -> bool:
    return bool(report.outputs) and all(output.is_within(tolerance) for output in report.outputs)


@pytest.mark.parametrize(
    "name, model",
    [
        ("keras3_small_cnn", "model"),
        ("arg_max", "model"),
        ("two_signatures", "model"),
        ("frozen_graph_two_inputs", "model/graph.pb"),
        ("frozen_graph_pbtxt", "model/graph.pbtxt"),
    ],
)
def test_committed_models(case, name, model, tmp_path):
    path = case(name)[0] / model
    tfuse.convert(path, tmp_path / "m.tflite")
    report = tfuse.verify(path, tmp_path / "m.tflite", tensorflow=sys.executable, runtime="none")
    assert within(report, 1e-4), report.outputs
    assert any(note.startswith("TensorFlow runs the source model") for note in report.notes)


def test_other_weights(tmp_path):
    """A file of other weights differs."""
    module = tf.Module()
    module.v = tf.Variable([[1.0, 2.0], [3.0, 4.0]])
    module.f = tf.function(lambda x: {"y": x @ module.v}, input_signature=[tf.TensorSpec([None, 2], name="x")])
    tf.saved_model.save(module, str(tmp_path / "model"), {"serving_default": module.f})
    tfuse.convert(tmp_path / "model", tmp_path / "m.tflite")
    assert within(tfuse.verify(tmp_path / "model", tmp_path / "m.tflite", tensorflow=sys.executable, runtime="none"), 1e-4)
    module.v.assign([[1.0, 2.0], [3.0, 5.0]])
    tf.saved_model.save(module, str(tmp_path / "other"), {"serving_default": module.f})
    assert not within(tfuse.verify(tmp_path / "other", tmp_path / "m.tflite", tensorflow=sys.executable, runtime="none"), 1e-4)


def test_python_without_tensorflow(small_cnn, tmp_path):
    tfuse.convert(small_cnn, tmp_path / "m.tflite")
    with pytest.raises(tfuse.ConversionError, match="TensorFlow cannot run the model: .*nowhere"):
        tfuse.verify(small_cnn, tmp_path / "m.tflite", tensorflow="/nowhere/python3")
