"""Models without signatures: the functions of their objects."""

from __future__ import annotations

import numpy as np
import tensorflow as tf

from . import values
from .exporters import ModuleExport
from .registry import case


@case(function="__call__", batches=(1, 3))
def function_of_hub_module():
    """Features in a dictionary, results in a structure, an object within the object, traces for
    inference and training, a captured constant, two variables of one name."""

    class Projection(tf.Module):
        def __init__(self):
            super().__init__()
            self.kernel = tf.Variable(values.weights(4, 3), name="kernel")

        @tf.function(input_signature=[tf.TensorSpec([None, 4])])
        def __call__(self, x):
            return tf.matmul(x, self.kernel)

    class Encoder(tf.Module):
        def __init__(self):
            super().__init__()
            self.projection = Projection()
            self.kernel = tf.Variable(values.weights(3, 2), name="kernel")
            self.scale = tf.constant(np.float32([0.5, 1.5, -2]))

        @tf.function
        def __call__(self, features, training=False):
            y = self.projection(features["words"]) * self.scale
            if training:
                y = tf.nn.dropout(y, 0.5)
            z = tf.matmul(y, self.kernel)
            return {"embedding": y + features["bias"], "scores": [tf.nn.softmax(z), tf.tanh(z)]}

    encoder = Encoder()
    features = {"words": tf.TensorSpec([None, 4]), "bias": tf.TensorSpec([])}
    encoder.__call__.get_concrete_function(features)
    encoder.__call__.get_concrete_function(features, training=True)
    return ModuleExport(encoder, {})


@case(function="generate_one_step", shapes=[{"ids": (1, 1), "states": (1, 6)}, {"ids": (2, 4), "states": (2, 6)}])
def function_one_step():
    """One step of a generator, with the states of its GRU as input and output."""

    class OneStep(tf.Module):
        def __init__(self):
            super().__init__()
            self.embedding = tf.Variable(values.weights(5, 3), name="embedding")
            self.gru = tf.keras.layers.GRU(6, return_sequences=True, return_state=True)
            self.gru.build((None, None, 3))
            self.kernel = tf.Variable(values.weights(6, 5), name="kernel")
            self.mask = tf.Variable(np.float32([-9, 0, 0, 0, 0]), trainable=False, name="mask")

        @tf.function(
            input_signature=[
                tf.TensorSpec([None, None], tf.int32),
                tf.TensorSpec([None, 6], tf.float32),
            ]
        )
        def generate_one_step(self, ids, states):
            sequence, states = self.gru(tf.gather(self.embedding, ids % 5), initial_state=states)
            logits = tf.matmul(sequence[:, -1], self.kernel) + self.mask
            return logits, states

    return ModuleExport(OneStep(), {})


@case(function="encode.tokens", shapes=[{"tokens": (3,), "lengths": (2,)}, {"tokens": (5,), "lengths": (4,)}])
def function_tokenizer():
    """A vocabulary, an embedding, a ragged result; the function is that of an inner object."""

    class Encode(tf.Module):
        def __init__(self):
            super().__init__()
            keys = tf.constant([3, 0, 7, 9], tf.int64)
            self.vocabulary = tf.lookup.StaticHashTable(
                tf.lookup.KeyValueTensorInitializer(keys, tf.constant(["a", "b", "c", "d"])), "?"
            )
            self.embedding = tf.Variable(values.weights(8, 3), name="embedding")

        @tf.function(
            input_signature=[tf.TensorSpec([None], tf.int64), tf.TensorSpec([None], tf.int32)]
        )
        def tokens(self, tokens, lengths):
            rows = tf.gather(self.embedding, tokens % 8)
            ragged = tf.RaggedTensor.from_row_lengths(rows, lengths, validate=False)
            return {"words": self.vocabulary.lookup(tokens), "rows": ragged}

    module = tf.Module()
    module.encode = Encode()
    return ModuleExport(module, {})
