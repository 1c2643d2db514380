"""The example of TensorFlow's guide "RNN conversion": an LSTM layer becomes one fused op.

The guide's own examples are examples/keras_lstm.py, which test_pip.py runs.
"""

import keras
import pytest
import tf_keras

import tfuse

FUSED = {"UNIDIRECTIONAL_SEQUENCE_LSTM": 1}


@pytest.mark.parametrize(
    ("way", "batch", "sequences"),
    [
        ("saved_model", None, True),
        ("saved_model", 2, False),
        ("keras_model", None, False),
        ("keras_model", 2, True),
        ("keras_model", 1, False),
    ],
)
@pytest.mark.parametrize("k", [keras, tf_keras], ids=["keras3", "tf_keras"])
def test_lstm(k, way, batch, sequences, same, ops, random, tmp_path):
    k.utils.set_random_seed(2)
    model = k.Sequential(
        [k.Input((7, 5), batch_size=batch, name="x"), k.layers.LSTM(6, return_sequences=sequences), k.layers.Dense(3)]
    )
    if way == "saved_model":
        model.export(tmp_path / "model")
        converter = tfuse.TFLiteConverter.from_saved_model(tmp_path / "model")
    else:
        converter = tfuse.TFLiteConverter.from_keras_model(model)
    content = converter.convert()
    assert {name: count for name, count in ops(content).items() if "LSTM" in name or name == "WHILE"} == FUSED
    runs = [{"x": 3 * random(size, 7, 5)} for size in ([1, 4] if batch is None else [batch])]
    same(content, lambda x: model(x), *runs)
