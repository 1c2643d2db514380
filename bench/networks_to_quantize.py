"""Networks for bench_quantize.py and bench_inference.py that are not among the end-to-end models: Keras 3,
random weights, batch 1.

Model.export leaves the batch open; here it is 1, because integer kernels of recurrent ops need it known.
"""

from __future__ import annotations

import pathlib

STEPS, FEATURES, UNITS, WORDS = 50, 64, 128, 5000

CONVOLUTIONAL = ["mobilenet_v3", "efficientnet_b0", "conv1d", "decoder"]
RECURRENT = [
    "lstm",
    "lstm_stacked",
    "lstm_backwards",
    "lstm_residual",
    "conv_lstm",
    "embedding_lstm",
    "bidirectional_lstm",
    "simple_rnn",
    "gru",
    "bidirectional_gru",
]
ALL = CONVOLUTIONAL + RECURRENT

# More forms of recurrent networks, which bench_inference.py runs.
SEQUENCES = ["lstm_sequences", "lstm_stacked_small", "lstm_masked", "gru_sequences", "simple_rnn_sequences"]
UNROLLED = [
    "lstm_unrolled",
    "lstm_unrolled_sequences",
    "lstm_unrolled_stacked",
    "gru_unrolled",
    "gru_unrolled_sequences",
    "simple_rnn_unrolled",
]


def _application(keras, name: str):
    return getattr(keras.applications, name)(
        weights=None, input_shape=(224, 224, 3), input_tensor=keras.Input((224, 224, 3), 1), classifier_activation=None
    )


def _conv1d(keras):
    layers = keras.layers
    x = y = keras.Input((400, 16), 1)
    for filters in (32, 64, 64):
        y = layers.Conv1D(filters, 5, padding="same")(y)
        y = layers.BatchNormalization()(y)
        y = layers.ReLU()(y)
        y = layers.MaxPooling1D(2)(y)
    y = layers.Dense(12)(layers.GlobalAveragePooling1D()(y))
    return keras.Model(x, y)


def _decoder(keras):
    layers = keras.layers
    x = keras.Input((64,), 1)
    y = layers.Reshape((7, 7, 32))(layers.Dense(7 * 7 * 32, activation="relu")(x))
    y = layers.Conv2DTranspose(32, 3, strides=2, padding="same", activation="relu")(y)
    y = layers.Conv2DTranspose(16, 3, strides=2, padding="same", activation="relu")(y)
    y = layers.Conv2DTranspose(3, 3, strides=2, padding="same", activation="sigmoid")(y)
    return keras.Model(x, y)


def _recurrent(keras, name: str):
    layers = keras.layers
    has_words = name == "embedding_lstm"
    shape = (STEPS,) if has_words else (STEPS, FEATURES)
    x = y = keras.Input(shape, 1, dtype="int32" if has_words else "float32")
    if name == "lstm_residual":
        y = layers.Dense(UNITS)(y)
        y = layers.Add()([y, layers.LSTM(UNITS, return_sequences=True)(y)])
    stacks = {
        "lstm": [layers.LSTM(UNITS)],
        "lstm_stacked": [layers.LSTM(UNITS, return_sequences=True), layers.LSTM(UNITS)],
        "lstm_backwards": [layers.LSTM(UNITS, go_backwards=True, return_sequences=True)],
        "lstm_residual": [],
        "conv_lstm": [layers.Conv1D(64, 5, strides=2, activation="relu"), layers.LSTM(UNITS)],
        "embedding_lstm": [layers.Embedding(WORDS, FEATURES), layers.LSTM(UNITS)],
        "bidirectional_lstm": [layers.Bidirectional(layers.LSTM(UNITS, return_sequences=True))],
        "simple_rnn": [layers.SimpleRNN(UNITS)],
        "gru": [layers.GRU(UNITS)],
        "bidirectional_gru": [layers.Bidirectional(layers.GRU(UNITS))],
        "lstm_sequences": [layers.LSTM(UNITS, return_sequences=True)],
        "lstm_stacked_small": [layers.LSTM(8, return_sequences=True), layers.LSTM(8)],
        "lstm_masked": [layers.Masking(), layers.LSTM(UNITS)],
        "gru_sequences": [layers.GRU(UNITS, return_sequences=True)],
        "simple_rnn_sequences": [layers.SimpleRNN(UNITS, return_sequences=True)],
        "lstm_unrolled": [layers.LSTM(UNITS, unroll=True)],
        "lstm_unrolled_sequences": [layers.LSTM(UNITS, unroll=True, return_sequences=True)],
        "lstm_unrolled_stacked": [
            layers.LSTM(UNITS, unroll=True, return_sequences=True),
            layers.LSTM(UNITS, unroll=True),
        ],
        "gru_unrolled": [layers.GRU(UNITS, unroll=True)],
        "gru_unrolled_sequences": [layers.GRU(UNITS, unroll=True, return_sequences=True)],
        "simple_rnn_unrolled": [layers.SimpleRNN(UNITS, unroll=True)],
    }
    for layer in stacks[name]:
        y = layer(y)
    return keras.Model(x, layers.Dense(32)(y))


def write(name: str, path: pathlib.Path) -> None:
    """Saves the network as a SavedModel with the input `x` and the output `output`."""
    import keras
    import tensorflow as tf

    keras.utils.set_random_seed(0)
    if name == "mobilenet_v3":
        network = _application(keras, "MobileNetV3Large")
    elif name == "efficientnet_b0":
        network = _application(keras, "EfficientNetB0")
    elif name in CONVOLUTIONAL:
        network = {"conv1d": _conv1d, "decoder": _decoder}[name](keras)
    else:
        network = _recurrent(keras, name)
    module = tf.Module()
    module.network = network
    (x,) = network.inputs
    signature = [tf.TensorSpec(x.shape, x.dtype, name="x")]
    module.serve = tf.function(lambda x: {"output": module.network(x, training=False)}, input_signature=signature)
    tf.saved_model.save(module, str(path), signatures=module.serve)
