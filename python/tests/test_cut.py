"""Conversions of parts of a model: from_tensors and to_tensors."""

import case_dir
import litert
import numpy as np

import tfuse


def test_two_parts_of_a_model_compute_the_model(tmp_path, case):
    """TensorFlow's outputs for the whole model are those of the second part for the outputs of the first."""
    folder, info = case("keras3_mlp")
    key = "serving_default"
    cut = "functional_1/dense_4_1/Tanh"
    tfuse.convert(folder / "model", tmp_path / "a.tflite", signatures=[key], to_tensors=[cut])
    tfuse.convert(folder / "model", tmp_path / "b.tflite", signatures=[key], from_tensors=[cut])
    assert [p["name"] for p in tfuse.inspect(tmp_path / "b.tflite")["signatures"][0]["inputs"]] == [cut]
    first, second = (litert.open_model(tmp_path / name) for name in ("a.tflite", "b.tflite"))
    for sample in info.samples:
        inputs, outputs = case_dir.load_expected(folder, sample.run)
        middle = first.get_signature_runner(key)(**inputs)
        assert list(middle) == [cut]
        result = second.get_signature_runner(key)(**middle)
        for name, want in outputs.items():
            np.testing.assert_allclose(result[name], want, atol=1e-5 * np.abs(want).max())
