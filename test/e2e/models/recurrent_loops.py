"""Recurrent Keras layers, which are loops over lists with the batch unknown."""

from __future__ import annotations

import keras
import tf_keras

from .exporters import KerasExport, TfKerasExport, randomized
from .registry import variants
from .values import normal, padded, turns


def _layers(package):
    layers = package.layers
    return {
        "lstm": lambda: [layers.LSTM(4)],
        "gru": lambda: [layers.GRU(4)],
        "gru_before": lambda: [layers.GRU(4, reset_after=False)],
        "simple": lambda: [layers.SimpleRNN(4)],
        "sequences": lambda: [layers.LSTM(4, return_sequences=True)],
        "backwards": lambda: [layers.GRU(4, go_backwards=True, return_sequences=True)],
        "stacked": lambda: [layers.LSTM(4, return_sequences=True), layers.SimpleRNN(3)],
        "bidirectional": lambda: [layers.Bidirectional(layers.LSTM(3, return_sequences=True))],
        "masked": lambda: [layers.Masking(0.0), layers.LSTM(4)],
        "cells": lambda: [layers.RNN([layers.GRUCell(3), layers.LSTMCell(2)])],
        "time_distributed": lambda: [layers.TimeDistributed(layers.Dense(2, "relu"))],
        "convolution": lambda: [layers.Reshape((5, 2, 2, 1)), layers.ConvLSTM2D(2, 2)],
    }


def _model(package, name, steps):
    x = y = package.Input((steps, 4 if name == "convolution" else 3), name="x")
    for layer in _layers(package)[name]():
        y = layer(y)
    return randomized(package.Model(x, y))


# The samples are, in turn, padded sequences, which the mask shortens, and sequences without padding.
_PADDED = {"x": turns(padded, normal(4.0))}

_NAMES = {name: (name,) for name in _layers(keras)}


@variants(_NAMES, values=_PADDED, committed="cells convolution")
def keras3_rnn(name):
    return KerasExport(_model(keras, name, 5))


@variants(
    {name: (name,) for name in ("lstm", "sequences", "masked")},
    values={"x": padded},
    shapes=[{"x": (2, 5, 3)}, {"x": (3, 7, 3)}, {"x": (2, 5, 3)}],
    committed="masked",
)
def keras3_rnn_any_length(name):
    return KerasExport(_model(keras, name, None))


@variants(_NAMES, values=_PADDED, committed="cells")
def tfkeras_rnn(name):
    return TfKerasExport(_model(tf_keras, name, 5))
