"""tfuse.explain."""

import html.parser
import pathlib

import pytest

import tfuse


def test_layers_and_files(case, tmp_path):
    model = case("keras3_masked_gru")[0] / "model"
    explanation = tfuse.explain(model)
    assert explanation.converts
    (layer,) = explanation.recurrent_layers
    assert layer["layer"] == "functional_1/gru_1" and not layer["fuses"] and layer["hint"]
    assert f"functional_1/gru_1 stays: {layer['detail']}" in str(explanation)
    report = tfuse.convert(model, tmp_path / "m.tflite", quantize="float16")
    mode = explanation.modes["float16"]
    assert mode["ops"] == sum(report.ops_after.values())
    assert mode["bytes"] == (tmp_path / "m.tflite").stat().st_size
    assert explanation.modes["int8"]["needsCalibration"]


def test_options(case, tmp_path):
    model = case("composite_keras_lstm")[0] / "model"
    page = tmp_path / "page.html"
    explanation = tfuse.explain(model, quantization_modes=False, html_file=page, target="micro")
    assert not explanation.converts and list(explanation.modes) == ["float"]
    assert explanation.annotated_functions[0]["becomes"] == ["UNIDIRECTIONAL_SEQUENCE_LSTM"]
    assert page.read_text().startswith("<!DOCTYPE html>")
    shaped = tfuse.explain(model, quantization_modes=False, input_shapes={"x": [1, 6, 3]}, target="micro", signatures=["serve"])
    assert shaped.converts, shaped.data["diagnostics"]


@pytest.mark.parametrize(
    "arguments, error, message",
    [
        ({}, tfuse.ConversionError, "nowhere"),
        ({"quantize": "int4"}, tfuse.ConversionError, "nowhere|int4"),
        ({"report_file": "r.json"}, TypeError, "report_file"),
        ({"no_such_option": 1}, TypeError, "no_such_option"),
        ({"input_shapes": 3}, TypeError, "takes a dict"),
    ],
)
def test_bad_arguments(arguments, error, message, tmp_path):
    with pytest.raises(error, match=message):
        tfuse.explain(tmp_path / "nowhere", **arguments)
    assert not list(tmp_path.iterdir())


def test_callback_that_raises(case):
    def fail(phase):
        raise KeyError(phase)

    with pytest.raises(KeyError, match="import"):
        tfuse.explain(case("keras3_mlp")[0] / "model", on_phase=fail)


def test_in_notebooks(tmp_path):
    text = """node { name: "x" op: "Placeholder" attr { key: "dtype" value { type: DT_FLOAT } } }
        node { name: "a<b>" op: "Lgamma" input: "x" attr { key: "T" value { type: DT_FLOAT } } }"""
    model = tmp_path / "m.pbtxt"
    pathlib.Path(model).write_text(text)
    explanation = tfuse.explain(model)
    assert not explanation.converts and explanation.missing_builtins[0]["op"] == "Lgamma"
    page = explanation._repr_html_()
    assert "a&lt;b&gt;" in page and "a<b>" not in page
    html.parser.HTMLParser().feed(page)
