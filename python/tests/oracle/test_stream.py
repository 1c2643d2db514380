"""rnn_state="io": a file that is called step by step computes what the sequence model computes."""

import keras
import numpy as np
import pytest
import tensorflow as tf
import tf_keras
from ai_edge_litert.interpreter import Interpreter, OpResolverType

import tfuse

BATCH, STEPS, FEATURES = 2, 12, 5
# With XNNPACK and without.
RESOLVERS = [OpResolverType.BUILTIN, OpResolverType.BUILTIN_WITHOUT_DEFAULT_DELEGATES]


def streamed(file, resolver, states, chunk, **sequences):
    """The outputs of all calls of `file`, by name; `states` pairs inputs with outputs of other names."""
    interpreter = Interpreter(model_path=str(file), experimental_op_resolver_type=resolver)
    [key] = list(interpreter.get_signature_list())[:1]
    runner = interpreter.get_signature_runner(key)
    details = runner.get_input_details()
    batch = next(iter(sequences.values())).shape[0]
    carried = {
        name: np.zeros([size if size > 0 else batch for size in detail["shape_signature"]], np.float32)
        for name, detail in details.items()
        if name not in sequences
    }
    assert len(carried) == states
    calls = []
    for begin in range(0, STEPS, chunk):
        out = runner(**{name: x[:, begin : begin + chunk] for name, x in sequences.items()}, **carried)
        assert set(carried) <= set(out)
        carried = {name: out.pop(name).copy() for name in carried}
        calls.append({name: value.copy() for name, value in out.items()})
    return calls


def perturbed(model):
    """Biases and scales other than 0 and 1."""
    rng = np.random.default_rng(7)
    model.set_weights([w + rng.normal(0, 0.2, w.shape).astype(w.dtype) for w in model.get_weights()])
    return model


def sequential(module, *layers, batch=None, steps=None):
    x = module.Input(batch_shape=(batch, steps, FEATURES), name="x")
    y = x
    for layer in layers:
        y = layer(y)
    return perturbed(module.Model(x, y))


def check(tmp_path, model, x, states, chunk=1, **options):
    folder = tmp_path / "model"
    model.export(str(folder))
    tfuse.convert(folder, tmp_path / "m.tflite", rnn_state="io", chunk=chunk, **options)
    interpreter = Interpreter(model_path=str(tmp_path / "m.tflite"))
    inputs = next(iter(interpreter.get_signature_list().values()))["inputs"]
    [name] = [name for name in inputs if "/" not in name]
    expected = model(x).numpy()
    if expected.ndim == 3:
        parts = [expected[:, begin : begin + chunk] for begin in range(0, STEPS, chunk)]
    else:  # The last output for each prefix of the sequence.
        parts = [model(x[:, : begin + chunk]).numpy() for begin in range(0, STEPS, chunk)]
    for resolver in RESOLVERS:
        calls = streamed(tmp_path / "m.tflite", resolver, states, chunk, **{name: x})
        for call, part in zip(calls, parts, strict=True):
            [value] = call.values()
            np.testing.assert_allclose(value, part, rtol=1e-5, atol=2e-6)


@pytest.fixture
def sequence(random):
    return random(BATCH, STEPS, FEATURES)


@pytest.mark.parametrize("module", [keras, tf_keras], ids=["keras3", "keras2"])
@pytest.mark.parametrize("chunk", [1, 4])
@pytest.mark.parametrize(("batch", "steps"), [(None, None), (None, STEPS), (BATCH, None), (BATCH, STEPS)])
def test_lstm_returns_sequences(tmp_path, sequence, module, chunk, batch, steps):
    lstm = module.layers.LSTM(6, return_sequences=True, name="lstm")
    check(tmp_path, sequential(module, lstm, batch=batch, steps=steps), sequence, 2, chunk)


@pytest.mark.parametrize("module", [keras, tf_keras], ids=["keras3", "keras2"])
@pytest.mark.parametrize("chunk", [1, 4])
@pytest.mark.parametrize("steps", [None, STEPS])
def test_stacked_lstms_with_dense_between(tmp_path, sequence, module, chunk, steps):
    layers = module.layers
    model = sequential(
        module,
        layers.LSTM(6, return_sequences=True, name="first"),
        layers.Dense(4, "relu", name="between"),
        layers.LSTM(3, return_sequences=True, name="second"),
        steps=steps,
    )
    check(tmp_path, model, sequence, 4, chunk)


@pytest.mark.parametrize("module", [keras, tf_keras], ids=["keras3", "keras2"])
@pytest.mark.parametrize("chunk", [1, 4])
def test_last_output(tmp_path, sequence, module, chunk):
    model = sequential(module, module.layers.LSTM(6, name="lstm"), module.layers.Dense(2, name="classes"))
    check(tmp_path, model, sequence, 2, chunk)


@pytest.mark.parametrize("chunk", [1, 4])
def test_simple_rnn(tmp_path, sequence, chunk):
    check(tmp_path, sequential(keras, keras.layers.SimpleRNN(6, return_sequences=True)), sequence, 1, chunk)


@pytest.mark.parametrize("module", [keras, tf_keras], ids=["keras3", "keras2"])
@pytest.mark.parametrize("chunk", [1, 4])
@pytest.mark.parametrize(("batch", "steps"), [(None, None), (None, STEPS), (BATCH, STEPS)])
def test_stacked_grus(tmp_path, sequence, module, chunk, batch, steps):
    layers = module.layers
    model = sequential(
        module,
        layers.GRU(6, return_sequences=True, name="first"),
        layers.Dense(4, "relu", name="between"),
        layers.GRU(3, return_sequences=True, name="second"),
        batch=batch,
        steps=steps,
    )
    check(tmp_path, model, sequence, 2, chunk)


@pytest.mark.parametrize("module", [keras, tf_keras], ids=["keras3", "keras2"])
@pytest.mark.parametrize("chunk", [1, 4])
def test_last_output_of_gru(tmp_path, sequence, module, chunk):
    model = sequential(module, module.layers.GRU(6, name="gru"), module.layers.Dense(2, name="classes"))
    check(tmp_path, model, sequence, 1, chunk)


@pytest.mark.parametrize("chunk", [1, 4])
@pytest.mark.parametrize("steps", [None, STEPS])
def test_lstm_as_loop(tmp_path, sequence, chunk, steps):
    lstm = keras.layers.LSTM(6, return_sequences=True, name="lstm")
    check(tmp_path, sequential(keras, lstm, steps=steps), sequence, 2, chunk, rnn="while")


@pytest.mark.parametrize("chunk", [1, 4])
@pytest.mark.parametrize("steps", [None, STEPS])
def test_masked_lstm(tmp_path, sequence, chunk, steps):
    """A masked time step keeps the states and repeats the last output."""
    sequence[:, 2] = 0
    sequence[0, 5:] = 0
    model = sequential(keras, keras.layers.Masking(), keras.layers.LSTM(6, return_sequences=True), steps=steps)
    check(tmp_path, model, sequence, 3, chunk)


@pytest.mark.parametrize("chunk", [1, 4])
@pytest.mark.parametrize(("batch", "steps", "dilation"), [(None, None, 1), (1, None, 1), (None, STEPS, 2)])
def test_causal_convolutions(tmp_path, sequence, chunk, batch, steps, dilation):
    layers = keras.layers
    model = sequential(
        keras,
        layers.Conv1D(4, 3, padding="causal", dilation_rate=dilation, activation="relu", name="conv"),
        layers.Conv1D(4, 2, padding="causal", name="conv2"),
        layers.LSTM(6, return_sequences=True, name="lstm"),
        batch=batch,
        steps=steps,
    )
    check(tmp_path, model, sequence[:batch], 4, chunk)


@pytest.mark.parametrize("chunk", [1, 4])
@pytest.mark.parametrize("batch", [None, 1])
def test_like_dtln(tmp_path, random, chunk, batch):
    layers = keras.layers
    frames = keras.Input(batch_shape=(batch, None, 16), name="frames")
    mask = layers.LayerNormalization(name="norm")(frames)
    for name in ("lstm_a", "lstm_b"):
        mask = layers.LSTM(8, return_sequences=True, name=name)(mask)
    estimate = layers.Multiply()([frames, layers.Dense(16, "sigmoid", name="mask")(mask)])
    encoded = layers.Conv1D(12, 1, use_bias=False, name="encoder")(estimate)
    mask = layers.LSTM(8, return_sequences=True, name="lstm_c")(layers.LayerNormalization(name="norm_b")(encoded))
    decoded = layers.Multiply()([encoded, layers.Dense(12, "sigmoid", name="mask_b")(mask)])
    model = perturbed(keras.Model(frames, layers.Conv1D(16, 1, use_bias=False, name="decoder")(decoded)))
    check(tmp_path, model, random(batch or 2, STEPS, 16), 6, chunk)


@pytest.mark.parametrize("chunk", [1, 4])
def test_time_major(tmp_path, random, chunk):
    """The sequence is the first axis, as TensorFlow's own layers have it."""
    lstm = tf_keras.layers.LSTM(6, return_sequences=True, time_major=True, name="lstm")
    x = random(STEPS, BATCH, FEATURES)
    lstm(x)
    module = tf.Module()
    module.lstm = lstm
    module.call = tf.function(lambda x: {"y": lstm(x)}, [tf.TensorSpec([None, BATCH, FEATURES], tf.float32, "x")])
    tf.saved_model.save(module, str(tmp_path / "model"), signatures=module.call)
    tfuse.convert(tmp_path / "model", tmp_path / "m.tflite", rnn_state="io", chunk=chunk)
    runner = Interpreter(model_path=str(tmp_path / "m.tflite")).get_signature_runner()
    states = {name: np.zeros([BATCH, 6], np.float32) for name in runner.get_input_details() if name != "x"}
    assert len(states) == 2
    expected = lstm(x).numpy()
    for begin in range(0, STEPS, chunk):
        out = runner(x=x[begin : begin + chunk], **states)
        states = {name: out[name].copy() for name in states}
        np.testing.assert_allclose(out["y"], expected[begin : begin + chunk], rtol=1e-5, atol=2e-6)


def test_initial_state_that_is_an_input(tmp_path, random):
    """The model's inputs remain; the final states are outputs as well."""
    lstm = keras.layers.LSTM(6, return_sequences=True, name="lstm")
    x, h, c = random(BATCH, STEPS, FEATURES), random(BATCH, 6), random(BATCH, 6)
    lstm(x)
    module = tf.Module()
    module.lstm = lstm
    specs = [tf.TensorSpec([BATCH, None, FEATURES], name="x")]
    specs += [tf.TensorSpec([BATCH, 6], name=name) for name in ("h", "c")]
    module.call = tf.function(lambda x, h, c: {"y": lstm(x, initial_state=[h, c])}, specs)
    tf.saved_model.save(module, str(tmp_path / "model"), signatures=module.call)
    tfuse.convert(tmp_path / "model", tmp_path / "m.tflite", rnn_state="io")
    runner = Interpreter(model_path=str(tmp_path / "m.tflite")).get_signature_runner()
    assert set(runner.get_input_details()) == {"x", "h", "c"}
    expected = lstm(x, initial_state=[h, c]).numpy()
    for step in range(STEPS):
        out = runner(x=x[:, step : step + 1], h=h, c=c)
        [hidden] = [name for name in out if name.endswith("/hidden_state")]
        [cell] = [name for name in out if name.endswith("/cell_state")]
        h, c = out[hidden].copy(), out[cell].copy()
        np.testing.assert_allclose(out["y"], expected[:, step : step + 1], rtol=1e-5, atol=2e-6)


def test_names_of_states(tmp_path):
    model = sequential(keras, keras.layers.LSTM(6, name="denoise"), keras.layers.Dense(2))
    model.export(str(tmp_path / "model"))
    tfuse.convert(tmp_path / "model", tmp_path / "m.tflite", rnn_state="io")
    runner = Interpreter(model_path=str(tmp_path / "m.tflite")).get_signature_runner("serve")
    states = [name for name in runner.get_input_details() if "state" in name]
    assert [name.split("/")[1] for name in sorted(states)] == ["cell_state", "hidden_state"]
    assert all(name.startswith("denoise") for name in states)


def test_decoder_of_the_last_output(tmp_path, sequence):
    """The decoder is no stream: it runs from its start in each call."""
    layers = keras.layers
    decoder = [layers.RepeatVector(4), layers.LSTM(6, name="decoder"), layers.Dense(2)]
    check(tmp_path, sequential(keras, layers.LSTM(6, name="encoder"), *decoder), sequence, 2)


@pytest.mark.parametrize("chunk", [1, 4])
def test_two_sequences(tmp_path, random, chunk):
    """The second sequence joins after the recurrent layer."""
    first, second = (keras.Input((None, FEATURES), name=name) for name in ("first", "second"))
    y = keras.layers.LSTM(FEATURES, return_sequences=True, name="lstm")(first)
    model = perturbed(keras.Model([first, second], keras.layers.Dense(3)(keras.layers.Add()([y, second]))))
    model.export(str(tmp_path / "model"))
    tfuse.convert(tmp_path / "model", tmp_path / "m.tflite", rnn_state="io", chunk=chunk)
    a, b = random(BATCH, STEPS, FEATURES), random(BATCH, STEPS, FEATURES)
    expected = model([a, b]).numpy()
    calls = streamed(tmp_path / "m.tflite", RESOLVERS[0], 2, chunk, first=a, second=b)
    parts = np.concatenate([call["output_0"] for call in calls], axis=1)
    np.testing.assert_allclose(parts, expected, rtol=1e-5, atol=2e-6)


@pytest.mark.parametrize("chunk", [1, 4])
def test_tflite_file(tmp_path, sequence, chunk):
    """A .tflite file of the sequence model gives the same file as the model."""
    model = sequential(keras, keras.layers.LSTM(6, return_sequences=True, name="lstm"), batch=BATCH)
    model.export(str(tmp_path / "model"))
    tfuse.convert(tmp_path / "model", tmp_path / "whole.tflite")
    tfuse.convert(tmp_path / "whole.tflite", tmp_path / "m.tflite", rnn_state="io", chunk=chunk)
    calls = streamed(tmp_path / "m.tflite", RESOLVERS[0], 2, chunk, x=sequence)
    parts = np.concatenate([call["output_0"] for call in calls], axis=1)
    np.testing.assert_allclose(parts, model(sequence).numpy(), rtol=1e-5, atol=2e-6)


REFUSED = {
    "bidirectional": ([lambda m: m.Bidirectional(m.LSTM(6, return_sequences=True))], "from its end"),
    "backwards": ([lambda m: m.LSTM(6, return_sequences=True, go_backwards=True)], "from its end"),
    "mean": ([lambda m: m.LSTM(6, return_sequences=True), lambda m: m.GlobalAveragePooling1D()], "reduces over time"),
    "not causal": (
        [lambda m: m.LSTM(6, return_sequences=True), lambda m: m.Conv1D(4, 3, padding="same")],
        "without causal padding",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
@pytest.mark.parametrize("steps", [None, STEPS])
def test_refused(tmp_path, sequence, name, steps):
    layers, reason = REFUSED[name]
    model = sequential(keras, *(layer(keras.layers) for layer in layers), steps=steps)
    model.export(str(tmp_path / "model"))
    with pytest.raises(tfuse.ConversionError, match=reason):
        tfuse.convert(tmp_path / "model", tmp_path / "m.tflite", rnn_state="io")


def signals(sequences, steps):
    """Signals that change slowly, as the states of recurrent layers remember them."""
    rng = np.random.default_rng(11)
    x = np.zeros((sequences, steps, FEATURES))
    for step in range(1, steps):
        x[:, step] = 0.9 * x[:, step - 1] + 0.45 * rng.normal(size=(sequences, FEATURES))
    return x.clip(-3, 3).astype(np.float32)


class IntegerStream:
    """A file with quantized inputs and outputs, called step by step. States pass from call to call as they are."""

    def __init__(self, file, resolver):
        interpreter = Interpreter(model_path=str(file), experimental_op_resolver_type=resolver)
        self.runner = interpreter.get_signature_runner("serve")
        self.inputs, self.outputs = self.runner.get_input_details(), self.runner.get_output_details()
        self.calls = []  # all inputs of the calls

    def stored(self, name, value):
        detail = self.inputs[name]
        if detail["dtype"] == np.float32:
            return value
        (scale, zero), limits = detail["quantization"], np.iinfo(detail["dtype"])
        return np.round(value / scale + zero).clip(limits.min, limits.max).astype(detail["dtype"])

    def run(self, sequence):
        """The outputs of all time steps."""
        states = {n: self.stored(n, np.zeros((1, *d["shape"][1:]))) for n, d in self.inputs.items() if n != "x"}
        states = {n: value.astype(self.inputs[n]["dtype"]) for n, value in states.items()}
        results = []
        for frame in sequence:
            inputs = {"x": self.stored("x", frame[None, None]), **states}
            self.calls.append(inputs)
            out = self.runner(**inputs)
            states = {n: out[n].copy() for n in states}
            scale, zero = self.outputs["output_0"]["quantization"]
            value = out["output_0"][0, 0].astype(np.float32)
            results.append((value - zero) * scale if scale else value)
        return np.stack(results)


@pytest.mark.parametrize("mode", ["int8", "int16x8"])
@pytest.mark.parametrize("io_type", ["float32", "integer"])
@pytest.mark.parametrize("layer", ["LSTM", "GRU"])
def test_integer_states(tmp_path, layer, io_type, mode):
    """Over 200 time steps, the error is that of the integer file of the sequence model."""
    steps = 200
    layers = [getattr(keras.layers, layer)(units, return_sequences=True) for units in (12, 8)]
    model = sequential(keras, *layers, keras.layers.Dense(3), steps=steps)
    model.export(str(tmp_path / "model"))
    samples = signals(5, steps)
    test, expected = samples[-1], model(samples[-1:]).numpy()[0]
    # The interpreter has no LSTM for int16: the layer is a loop, whose states have other names.
    form = {"rnn": "while"} if mode == "int16x8" else {}
    tfuse.convert(tmp_path / "model", tmp_path / "float.tflite", rnn_state="io", **form)
    stream = IntegerStream(tmp_path / "float.tflite", RESOLVERS[0])
    for sample in samples[:-1]:
        stream.run(sample)
    data = {name: np.stack([call[name] for call in stream.calls]) for name in stream.calls[0]}
    np.savez(tmp_path / "steps.npz", **data)
    np.savez(tmp_path / "whole.npz", x=samples[:-1, None])
    kind = io_type if io_type == "float32" else mode.removesuffix("x8")
    options = {"quantize": mode, **dict.fromkeys(("input_type", "output_type"), kind)}
    tfuse.convert(tmp_path / "model", tmp_path / "step.tflite", rnn_state="io", calibration=[tmp_path / "steps.npz"], **options)
    tfuse.convert(tmp_path / "model", tmp_path / "whole.tflite", calibration=[tmp_path / "whole.npz"], quantize=mode)
    for resolver in RESOLVERS:
        whole = Interpreter(str(tmp_path / "whole.tflite"), experimental_op_resolver_type=resolver).get_signature_runner("serve")
        least = np.sqrt(np.mean(np.square(whole(x=test[None])["output_0"][0] - expected)))
        stream = IntegerStream(tmp_path / "step.tflite", resolver)
        assert np.sqrt(np.mean(np.square(stream.run(test) - expected))) <= 1.1 * least
        for name, detail in stream.inputs.items():
            if name != "x":  # The output of a call is the input of the next one.
                assert detail["dtype"] == stream.outputs[name]["dtype"]
                assert detail["quantization"] == stream.outputs[name]["quantization"]
                if io_type == "integer" and "cell" in name:
                    assert detail["dtype"] == np.int16
