#!/usr/bin/env python3
"""Writes the cases whose SavedModels hold programs of StableHLO: JAX, and Keras on JAX.

Needs a separate environment:

    pip install jax tensorflow-cpu==2.21.* keras ai-edge-litert

The expected values come from JAX, because TensorFlow's runtime may be too old for JAX's programs.
The layout of cases is that of write_models.py.
"""

from __future__ import annotations

import argparse
import dataclasses
import fnmatch
import os
import pathlib
import sys
import warnings
import zlib
from collections.abc import Callable, Sequence
from typing import Any

os.environ["TF_ENABLE_ONEDNN_OPTS"] = "0"
os.environ["CUDA_VISIBLE_DEVICES"] = ""
os.environ["KERAS_BACKEND"] = "jax"
os.environ["JAX_PLATFORMS"] = "cpu"
os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
warnings.filterwarnings("ignore")

import jax
import jax.numpy as jnp
import numpy as np
import tensorflow as tf
from jax import lax
from jax.experimental import jax2tf

import case_dir
import sample_check
import write_models
from models import values as generators

# Paths of scripts say nothing about a model.
jax.config.update("jax_traceback_in_locations_limit", 0)

NHWC = ("NHWC", "HWIO", "NHWC")


@dataclasses.dataclass
class Case:
    """A function of parameters and inputs, or a Keras model."""

    build: Callable[[np.random.Generator], Any]
    batches: Sequence[int] = (1, 3)
    # The number of samples where no size is unknown.
    samples: int = 2
    fused: dict[str, int] = dataclasses.field(default_factory=dict)
    # Input name, or "*" for all others -> a generator, or a tuple of generators used in turn.
    values: dict[str, Callable | tuple[Callable, ...]] = dataclasses.field(default_factory=dict)
    # Output -> why all its elements have the same value in all samples.
    constant: dict[str, str] = dataclasses.field(default_factory=dict)


@dataclasses.dataclass
class Function:
    """`call(params, *inputs)`; inputs of unknown sizes are described as jax2tf has it."""

    call: Callable
    params: Any
    inputs: dict[str, tuple[Sequence[int | None], Any]]
    symbolic: Sequence[str] | None = None
    platforms: Sequence[str] = ("cpu",)


CASES: dict[str, Case] = {}


def case(**options: Any) -> Callable:
    def add(build: Callable) -> Callable:
        CASES[f"stablehlo_{build.__name__}"] = Case(build, **options)
        return build

    return add


def weights(rng: np.random.Generator, **shapes: Sequence[int]) -> dict[str, np.ndarray]:
    return {name: rng.normal(0, 0.5, shape).astype("float32") for name, shape in shapes.items()}


def positive(rng: np.random.Generator, shape: Sequence[int], dtype: Any) -> np.ndarray:
    return np.abs(rng.normal(0, 1, shape)).astype(dtype)


def negative(rng: np.random.Generator, shape: Sequence[int], dtype: Any) -> np.ndarray:
    return -positive(rng, shape, dtype)


def masked_steps(rng: np.random.Generator, shape: Sequence[int], dtype: Any) -> np.ndarray:
    """Sequences of which some time steps are zeros, which Masking masks."""
    steps = rng.normal(0, 1, shape).astype(dtype)
    steps[0, 1:3] = 0
    return steps


def layer_norm(x: Any, scale: Any, offset: Any) -> Any:
    mean = x.mean(-1, keepdims=True)
    variance = ((x - mean) ** 2).mean(-1, keepdims=True)
    return (x - mean) * lax.rsqrt(variance + 1e-5) * scale + offset


# ---------------------------------------------------------------------------------------------
# Networks


def _mlp(p: Any, x: Any) -> Any:
    hidden = jax.nn.gelu(x @ p["w"] + p["b"])
    return jax.nn.softmax(jax.nn.relu(hidden @ p["v"]) @ p["u"])


def _mlp_weights(rng: np.random.Generator) -> dict[str, np.ndarray]:
    return weights(rng, w=(8, 16), b=(16,), v=(16, 8), u=(8, 4))


@case(fused={"FULLY_CONNECTED": 3, "GELU": 1, "SOFTMAX": 1})
def mlp(rng):
    return Function(_mlp, _mlp_weights(rng), {"x": ((2, 8), "float32")})


@case(fused={"FULLY_CONNECTED": 3, "GELU": 1, "SOFTMAX": 1})
def mlp_any_batch(rng):
    return Function(_mlp, _mlp_weights(rng), {"x": ((None, 8), "float32")}, ["b, _"])


@case(fused={"FULLY_CONNECTED": 3})
def mlp_of_platforms(rng):
    return Function(
        _mlp, _mlp_weights(rng), {"x": ((2, 8), "float32")}, platforms=("cuda", "cpu")
    )


@case(fused={"CONV_2D": 1, "DEPTHWISE_CONV_2D": 1, "FULLY_CONNECTED": 1, "MUL": 0, "RELU": 0})
def cnn(rng):
    p = weights(rng, k=(3, 3, 3, 4), m=(4,), v=(4,), g=(4,), o=(4,), d=(3, 3, 1, 8), w=(8, 5))
    p["v"] = abs(p["v"]) + 0.5

    def call(p, x):
        y = lax.conv_general_dilated(x, p["k"], (1, 1), "SAME", dimension_numbers=NHWC)
        y = jax.nn.relu((y - p["m"]) * lax.rsqrt(p["v"] + 1e-3) * p["g"] + p["o"])
        y = lax.reduce_window(y, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
        y = lax.conv_general_dilated(
            y, p["d"], (2, 2), "SAME", dimension_numbers=NHWC, feature_group_count=4
        )
        y = lax.reduce_window(jax.nn.relu6(y), 0.0, lax.add, (1, 2, 2, 1), (1,) * 4, "VALID") / 4
        return y.mean((1, 2)) @ p["w"]

    return Function(call, p, {"x": ((None, 8, 8, 3), "float32")}, ["b, _, _, _"])


@case(fused={"FULLY_CONNECTED": 6, "BATCH_MATMUL": 2, "SOFTMAX": 1, "GELU": 1})
def transformer_block(rng):
    d = 8
    names = dict.fromkeys("qkvo", (d, d))
    p = weights(rng, g1=(d,), o1=(d,), g2=(d,), o2=(d,), up=(d, 16), down=(16, d), **names)

    def call(p, x):
        batch, length, _ = x.shape
        h = layer_norm(x, p["g1"], p["o1"])
        q, k, v = [(h @ p[n]).reshape(batch, length, 2, d // 2) for n in "qkv"]
        scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) / np.sqrt(d // 2)
        scores = jnp.where(jnp.tril(jnp.ones((length, length), bool)), scores, -1e9)
        mixed = jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(scores), v)
        x = x + mixed.reshape(batch, length, d) @ p["o"]
        return x + jax.nn.gelu(layer_norm(x, p["g2"], p["o2"]) @ p["up"]) @ p["down"]

    return Function(call, p, {"x": ((None, 5, d), "float32")}, ["b, _, _"])


@case(fused={"GATHER": 1}, values={"x": generators.integers(-2, 13)})
def embedding(rng):
    return Function(
        lambda p, x: jnp.take(p["e"], x, axis=0, mode="clip").sum(1),
        weights(rng, e=(10, 4)),
        {"x": ((None, 3), "int32")},
        ["b, _"],
    )


# ---------------------------------------------------------------------------------------------
# Ops


@case(
    values={"x": generators.turns(generators.normal(), generators.some_zero(generators.normal()))},
    constant={"output_22": "isnan of finite inputs"},
)
def elementwise(rng):
    def call(p, x):
        positive = abs(x) + 0.5
        return (
            [f(x) for f in (jnp.exp, jnp.sin, jnp.cos, jnp.tanh, jax.nn.sigmoid, jnp.floor)]
            + [f(x) for f in (jnp.ceil, jnp.round, jnp.sign, jnp.cbrt, lax.erf, jnp.expm1)]
            + [f(positive) for f in (jnp.sqrt, lax.rsqrt, jnp.log1p, jnp.log)]
            + [x**2, x**3, positive**1.5, jnp.arctan2(x, positive), jnp.clip(x, -0.5, 0.5)]
            + [jnp.where(x > 0, x, 2 * x), jnp.isnan(x), jnp.fmod(x, 0.3), jnp.minimum(x, 0.1)]
            + [x == 0, x != 0, x >= 0, x <= 0, (x > 0) & (x < 1), (x < 0) | (x > 1), ~(x > 0)]
        )

    return Function(call, {}, {"x": ((3, 4), "float32")})


@case(fused={"GELU": 1}, values={"x": generators.normal(5.0)})
def activations(rng):
    names = "gelu silu leaky_relu elu hard_swish softplus selu relu6 log_softmax hard_sigmoid"
    return Function(
        lambda p, x: [getattr(jax.nn, n)(x) for n in names.split()],
        {},
        {"x": ((3, 5), "float32")},
    )


@case(
    values={"x": generators.turns(generators.integers(-20, 21), generators.integers(0, 6))},
)
def integers(rng):
    def call(p, x):
        y = x - 2
        return [
            *(y + 1, y // 3, y % 3, lax.div(y, jnp.int32(3)), lax.rem(y, jnp.int32(3))),
            *(y * y, abs(y), y >> 1, y ^ 1, ~y, jnp.maximum(y, 2), jnp.clip(y, -1, 1)),
            *(y.astype(jnp.float32), y == 2, y.sum(), y.max(1), jnp.sort(y, 1), jnp.argmin(y, 0)),
        ]

    return Function(call, {}, {"x": ((3, 4), "int32")})


@case(
    values={"x": generators.turns(generators.normal(), positive, negative)}, samples=3,
)
def reductions(rng):
    def call(p, x):
        return [
            *(x.sum(0), x.mean(1), x.max(), x.min(1), x.prod(0), (x > 0).any(1), (x > 0).all(0)),
            *(jnp.argmax(x, 1), jnp.argmin(x, 0), x.std(1), jnp.var(x), jnp.cumsum(x, 1)),
            *(jax.nn.logsumexp(x, axis=1), jnp.cumsum(x, 0, dtype=jnp.float32)[::-1]),
        ]

    return Function(call, {}, {"x": ((3, 4), "float32")})


@case()
def shapes(rng):
    def call(p, x):
        return [
            *(x.reshape(4, 3), x.T, x[1:, ::2], jnp.concatenate([x, x], 1), x[::-1]),
            *(jnp.pad(x, ((1, 0), (0, 2))), jnp.pad(x, 1, mode="reflect"), jnp.stack([x, x])),
            *(lax.pad(x, 0.5, ((1, 1, 1), (0, -1, 0))), jnp.broadcast_to(x, (2, 3, 4))),
            *(jnp.repeat(x, 2, axis=0), jnp.tile(x, (2, 1)), jnp.roll(x, 1, axis=1), jnp.eye(3)),
            *(x[:, None], jnp.split(x, 2, axis=1)[0], jnp.arange(4) + x, x[..., -1]),
        ]

    return Function(call, {}, {"x": ((3, 4), "float32")})


@case(
    batches=(2, 3),
    constant={"output_9": "only the shape depends on the input"},
)
def sizes_unknown(rng):
    def call(p, x):
        best = jnp.argmax(x, 1)
        return [
            *(jnp.concatenate([x, x * 2], 0), x[:-1], x[1:], jnp.stack([x, x], 1), x.reshape(-1)),
            *(jnp.arange(x.shape[0]) + x[:, 0], jnp.pad(x, ((1, 1), (0, 0))), x[::-1], x.mean()),
            *(jnp.zeros_like(x) + 1, jnp.broadcast_to(p["b"], x.shape), jnp.sort(x, 1), best),
            *(jax.nn.softmax(x), jax.nn.one_hot(best, 4), lax.top_k(x, 2)[0]),
            lax.fori_loop(0, 3, lambda i, c: c * 2 + x, x),
        ]

    return Function(call, weights(rng, b=(4,)), {"x": ((None, 4), "float32")}, ["b, _"])


@case()
def sorting(rng):
    def call(p, x):
        return [
            *(jnp.sort(x, 1), jnp.argsort(x, 1), *lax.top_k(x, 2), jnp.sort(x, 0)),
            *(jnp.median(x, 1), jnp.sort(x, descending=True)),
        ]

    return Function(call, {}, {"x": ((3, 5), "float32")})


@case()
def indexing(rng):
    def call(p, x, i):
        rows = p["e"]
        return [
            *(rows[i], rows[i, 1], rows[:, i], jnp.take(rows, i, axis=0), rows[i[0]], x[i[1], 1]),
            *(lax.dynamic_slice(x, (i[0], 0), (2, 2)), jnp.take_along_axis(x[:2], i[:2, None], 1)),
            *(jax.vmap(lambda row, at: row[at])(x[:3], i), jax.nn.one_hot(i, 5)),
            jax.vmap(lambda at: lax.dynamic_slice(x, (at, 1), (2, 3)))(i),
        ]

    return Function(
        call, weights(rng, e=(10, 4)), {"x": ((5, 4), "float32"), "i": ((3,), "int32")}
    )


@case(
    values={"i": lambda rng, shape, dtype: rng.permutation(4)[: shape[0]].astype(dtype)},
)
def writing(rng):
    def call(p, x, i):
        return [
            *(x.at[i].set(p["u"]), x.at[i].add(p["u"]), x.at[:, i].max(0.0), x.at[i].min(0.0)),
            *(x.at[i[0]].set(1.0), x.at[i[0], 1].add(2.0), x.at[1].set(0.0)),
            lax.dynamic_update_slice(x, p["u"][:2, :2], (i[0], 1)),
            jnp.zeros(3).at[i].add(1.0),
        ]

    return Function(
        call, weights(rng, u=(3, 4)), {"x": ((5, 4), "float32"), "i": ((3,), "int32")}
    )


@case(
    values={"x": generators.turns(positive, negative)},
)
def loops(rng):
    def call(p, x):
        step = p["s"]
        return [
            lax.fori_loop(0, 5, lambda i, c: c * 0.5 + step, x),
            lax.while_loop(lambda c: c[0] < 4, lambda c: (c[0] + 1, c[1] * 2), (0, x))[1],
            lax.scan(lambda c, row: (c + row, c * row), jnp.zeros(4), x)[1],
            lax.cond(x[0, 0] > 0, lambda a: a * 2, lambda a: a - 1, x),
            lax.map(lambda row: row * 2, x),
        ]

    return Function(call, weights(rng, s=(3, 4)), {"x": ((3, 4), "float32")})


@case(
    samples=5, values={"i": generators.turns(0, 1, 2, -1, 7)},
)
def branches(rng):
    return Function(
        lambda p, x, i: lax.switch(i, [lambda a: a, lambda a: a * 3, lambda a: a + p["s"]], x),
        weights(rng, s=(4,)),
        {"x": ((3, 4), "float32"), "i": ((), "int32")},
    )


@case()
def convolutions(rng):
    def call(p, x):
        def conv(x, k, strides, padding, numbers=NHWC, **options):
            return lax.conv_general_dilated(
                x, k, strides, padding, dimension_numbers=numbers, **options
            )

        k = p["k"]
        first = jnp.transpose(x, (0, 3, 1, 2))
        return [
            conv(x, k, (1, 1), "VALID"),
            conv(x, k, (2, 2), ((1, 1), (2, 0))),
            conv(x, k, (1, 1), "SAME", rhs_dilation=(2, 2)),
            conv(first, jnp.transpose(k, (3, 2, 0, 1)), (1, 1), "SAME", ("NCHW", "OIHW", "NCHW")),
            lax.conv_transpose(x, k, (2, 2), "SAME", dimension_numbers=NHWC),
            lax.conv_transpose(x, k, (2, 3), "VALID", dimension_numbers=NHWC),
            conv(x[:, 0], k[0], (1,), "SAME", ("NWC", "WIO", "NWC")),
            conv(x, p["g"], (1, 1), "SAME", feature_group_count=2),
        ]

    return Function(
        call, weights(rng, k=(3, 3, 4, 6), g=(3, 3, 2, 6)), {"x": ((1, 6, 6, 4), "float32")}
    )


@case()
def pooling(rng):
    def call(p, x):
        def pool(x, start, how, window, strides, padding):
            return lax.reduce_window(x, start, how, window, strides, padding)

        low, window, strides = -jnp.inf, (1, 3, 3, 1), (1, 2, 2, 1)
        first = jnp.transpose(x, (0, 3, 1, 2))
        ones = jnp.ones_like(x)
        return [
            pool(x, low, lax.max, window, strides, "SAME"),
            pool(x, low, lax.max, window, strides, ((0, 0), (1, 0), (0, 1), (0, 0))),
            pool(x, 0.0, lax.add, (1, 2, 2, 1), strides, "VALID"),
            pool(x, 0.0, lax.add, window, strides, "SAME")
            / pool(ones, 0.0, lax.add, window, strides, "SAME"),
            pool(x, 0.0, lax.add, window, strides, "SAME") / 9.0,
            pool(x, jnp.inf, lax.min, window, strides, "VALID"),
            pool(first, low, lax.max, (1, 1, 2, 2), (1, 1, 2, 2), "VALID"),
            pool(x[:, 0], low, lax.max, (1, 2, 1), (1, 2, 1), "VALID"),
        ]

    return Function(call, {}, {"x": ((1, 7, 7, 2), "float32")})


@case()
def products(rng):
    def call(p, x):
        return [
            *(x @ p["w"], jnp.einsum("bij,bkj->bik", x, x), jnp.einsum("bij,bij->b", x, x)),
            *(jnp.einsum("bij,kj->kib", x, p["v"]), x[0] @ p["w"][:, 0]),
            *(jnp.outer(x[0, 0], x[0, 1]), jnp.einsum("bij,ij->bi", x, p["u"])),
        ]

    return Function(
        call, weights(rng, w=(4, 5), v=(6, 4), u=(3, 4)), {"x": ((2, 3, 4), "float32")}
    )


# ---------------------------------------------------------------------------------------------
# Composites


@case(fused={"EMBEDDING_LOOKUP": 1}, values={"x": generators.integers(0, 10)})
def composite_embedding_lookup(rng):
    lookup = lax.composite(lambda i, t: jnp.take(t, i, axis=0), "odml.embedding_lookup")
    return Function(
        lambda p, x: lookup(x, p["e"]), weights(rng, e=(10, 4)), {"x": ((3,), "int32")}
    )


@case()
def composite_unknown(rng):
    scale = lax.composite(lambda x, *, k: x * k, "acme.scale")
    return Function(
        lambda p, x: scale(x, k=np.float32(3)) + 1, {}, {"x": ((2, 3), "float32")}
    )


@case(fused={"CUSTOM:acme.scale": 1})
def composite_custom_op(rng):
    scale = lax.composite(lambda x, **options: x * 2, "acme.scale")
    return Function(
        lambda p, x: scale(x, tfl_fusable_op=True, alpha=np.float32(2), n=4) + 1,
        {},
        {"x": ((2, 3), "float32")},
    )


# ---------------------------------------------------------------------------------------------
# Recurrent networks


def _lstm_weights(
    rng: np.random.Generator, inputs: int = 3, units: int = 4
) -> dict[str, np.ndarray]:
    return weights(rng, w=(inputs, 4 * units), u=(units, 4 * units), b=(4 * units,))


def _lstm_step(p: Any, states: Any, x: Any, order: str = "ifgo", forget_bias: float = 0.0) -> Any:
    h, c = states
    gates = dict(zip(order, jnp.split(x @ p["w"] + h @ p["u"] + p["b"], 4, axis=-1)))
    kept = jax.nn.sigmoid(gates["f"] + forget_bias) * c
    c = kept + jax.nn.sigmoid(gates["i"]) * jnp.tanh(gates["g"])
    h = jax.nn.sigmoid(gates["o"]) * jnp.tanh(c)
    return (h, c), h


def _zero_states(batch: Any, units: int = 4) -> Any:
    return jnp.zeros((batch, units)), jnp.zeros((batch, units))


@case(fused={"UNIDIRECTIONAL_SEQUENCE_LSTM": 1})
def scan_lstm(rng):
    def call(p, x):
        states, y = lax.scan(
            lambda s, x_t: _lstm_step(p, s, x_t, "igfo", forget_bias=1.0),
            _zero_states(x.shape[0]),
            x.swapaxes(0, 1),
        )
        return y.swapaxes(0, 1), *states

    return Function(call, _lstm_weights(rng), {"x": ((None, 5, 3), "float32")}, ["b, 5, 3"])


@case(fused={"UNIDIRECTIONAL_SEQUENCE_LSTM": 1})
def scan_lstm_reversed(rng):
    def call(p, x, h, c):
        (_, c), y = lax.scan(lambda s, x_t: _lstm_step(p, s, x_t), (h, c), x, reverse=True)
        return y, c

    states = {name: ((2, 4), "float32") for name in ("h", "c")}
    return Function(call, _lstm_weights(rng), {"x": ((5, 2, 3), "float32"), **states})


@case(fused={"UNIDIRECTIONAL_SEQUENCE_LSTM": 2})
def scan_lstm_stacked(rng):
    def call(p, x):
        y = x.swapaxes(0, 1)
        for layer in p:
            _, y = lax.scan(
                lambda s, x_t, layer=layer: _lstm_step(layer, s, x_t), _zero_states(x.shape[0]), y
            )
        return y[-1]

    return Function(
        call,
        [_lstm_weights(rng), _lstm_weights(rng, inputs=4)],
        {"x": ((None, None, 3), "float32")},
        ["b, t, 3"],
    )


# Kernels of the gates that each iteration concatenates, as Flax's OptimizedLSTMCell does.
@case(fused={"UNIDIRECTIONAL_SEQUENCE_LSTM": 1})
def scan_lstm_separate_kernels(rng):
    def call(p, x):
        def step(states, x_t):
            joined = {name: jnp.concatenate(p[name], axis=-1) for name in p}
            return _lstm_step(joined, states, x_t)

        return lax.scan(step, _zero_states(x.shape[0]), x.swapaxes(0, 1))[1]

    params = {name: np.split(value, 4, axis=-1) for name, value in _lstm_weights(rng).items()}
    return Function(call, params, {"x": ((None, 5, 3), "float32")}, ["b, 5, 3"])


@case(
    fused={"UNIDIRECTIONAL_SEQUENCE_LSTM": 1},
    values={"n": generators.turns([1, 4], [5, 0])},
)
def scan_lstm_lengths(rng):
    def call(p, x, n):
        def step(states, inputs):
            t, x_t = inputs
            computed, _ = _lstm_step(p, states, x_t)
            states = [jnp.where((t < n)[:, None], a, b) for a, b in zip(computed, states)]
            return tuple(states), states[0]

        return lax.scan(step, _zero_states(2), (jnp.arange(5), x.swapaxes(0, 1)))[1]

    return Function(
        call, _lstm_weights(rng), {"x": ((2, 5, 3), "float32"), "n": ((2,), "int32")}
    )


@case(fused={"UNIDIRECTIONAL_SEQUENCE_RNN": 1})
def scan_simple_rnn(rng):
    def call(p, x):
        def step(h, x_t):
            h = jnp.tanh(x_t @ p["w"] + h @ p["u"] + p["b"])
            return h, h

        return lax.scan(step, jnp.zeros((x.shape[0], 4)), x.swapaxes(0, 1))[1]

    return Function(
        call,
        weights(rng, w=(3, 4), u=(4, 4), b=(4,)),
        {"x": ((None, 5, 3), "float32")},
        ["b, 5, 3"],
    )


@case()
def scan_gru(rng):
    def call(p, x):
        def step(h, x_t):
            r, z = jnp.split(jax.nn.sigmoid(x_t @ p["w"] + h @ p["u"]), 2, axis=-1)
            n = jnp.tanh(x_t @ p["wn"] + r * (h @ p["un"]))
            h = (1 - z) * n + z * h
            return h, h

        return lax.scan(step, jnp.zeros((x.shape[0], 4)), x.swapaxes(0, 1))[1]

    return Function(
        call,
        weights(rng, w=(3, 8), u=(4, 8), wn=(3, 4), un=(4, 4)),
        {"x": ((None, 5, 3), "float32")},
        ["b, 5, 3"],
    )


# ---------------------------------------------------------------------------------------------
# Keras


@case(fused={"FULLY_CONNECTED": 2, "SOFTMAX": 1})
def keras_mlp(rng):
    import keras
    from keras import layers

    x = keras.Input((8,))
    y = layers.Dense(3, activation="softmax")(layers.Dense(16, activation="relu")(x))
    return keras.Model(x, y)


@case(
    fused={"CONV_2D": 1, "DEPTHWISE_CONV_2D": 1, "AVERAGE_POOL_2D": 1, "MUL": 0},
    values={"*": generators.normal(8.0)},
)
def keras_cnn(rng):
    import keras
    from keras import layers

    x = keras.Input((12, 12, 3))
    y = layers.ReLU()(layers.BatchNormalization()(layers.Conv2D(4, 3, padding="same")(x)))
    y = layers.DepthwiseConv2D(3, activation="relu6")(layers.MaxPooling2D(2)(y))
    y = layers.GlobalAveragePooling2D()(layers.AveragePooling2D(2, padding="same")(y))
    return keras.Model(x, layers.Dense(5)(layers.Dropout(0.5)(y)))


@case(fused={"GELU": 1, "SOFTMAX": 1}, values={"*": generators.integers(0, 10)})
def keras_transformer(rng):
    import keras
    from keras import layers

    x = keras.Input((6,), dtype="int32")
    y = layers.Embedding(10, 8)(x)
    y = layers.LayerNormalization()(y + layers.MultiHeadAttention(2, 4)(y, y))
    up = layers.Dense(16, activation="gelu")(y)
    y = layers.LayerNormalization()(y + layers.Dense(8)(up))
    return keras.Model(x, layers.Dense(2)(layers.GlobalAveragePooling1D()(y)))


@case(fused={"UNIDIRECTIONAL_SEQUENCE_LSTM": 1})
def keras_lstm(rng):
    import keras
    from keras import layers

    x = keras.Input((5, 4))
    return keras.Model(x, layers.LSTM(6)(x))


@case(fused={"BIDIRECTIONAL_SEQUENCE_LSTM": 1})
def keras_bidirectional(rng):
    import keras
    from keras import layers

    x = keras.Input((5, 4))
    return keras.Model(x, layers.Bidirectional(layers.LSTM(6, return_sequences=True))(x))


@case(fused={"UNIDIRECTIONAL_SEQUENCE_LSTM": 1}, values={"*": masked_steps})
def keras_masked_lstm(rng):
    import keras
    from keras import layers

    x = keras.Input((5, 4))
    return keras.Model(x, layers.LSTM(6, return_sequences=True)(layers.Masking()(x)))


# ---------------------------------------------------------------------------------------------
# Writing


def values(rng: np.random.Generator, shape: Sequence[int], dtype: Any) -> np.ndarray:
    if np.issubdtype(dtype, np.integer) and len(shape) == 1:
        # Repeated updates of one element have an undefined result.
        return rng.permutation(shape[0]).astype(dtype)
    if np.issubdtype(dtype, np.integer):
        return rng.integers(0, 3, shape).astype(dtype)
    return rng.normal(0, 1, shape).astype(dtype)


def save_function(function: Function, path: pathlib.Path) -> Callable:
    """Saves jax2tf's SavedModel; returns a function that computes the outputs by name."""
    symbolic = [None, *function.symbolic] if function.symbolic else None
    converted = jax2tf.convert(
        function.call,
        with_gradient=False,
        polymorphic_shapes=symbolic,
        native_serialization_platforms=function.platforms,
    )
    module = tf.Module()
    module.params = tf.nest.map_structure(tf.Variable, function.params)

    def name(outputs: Any) -> dict[str, Any]:
        return {f"output_{i}": value for i, value in enumerate(jax.tree.leaves(outputs))}

    specs = [
        tf.TensorSpec(shape, dtype, name=key) for key, (shape, dtype) in function.inputs.items()
    ]
    module.call = tf.function(
        lambda *inputs: name(converted(module.params, *inputs)),
        input_signature=specs,
        autograph=False,
    )
    tf.saved_model.save(module, str(path), signatures=module.call)
    keys = list(function.inputs)
    return lambda inputs: name(
        function.call(function.params, *(jnp.asarray(inputs[key]) for key in keys))
    )


def describe_signature(signature: Any) -> dict:
    """Types and shapes of a signature's inputs and outputs, as in case.json."""

    def describe(specs: dict) -> dict:
        return {
            n: {"dtype": s.dtype.name, "shape": s.shape.as_list()} for n, s in sorted(specs.items())
        }

    return {
        "inputs": describe(signature.structured_input_signature[1]),
        "outputs": describe(signature.structured_outputs),
    }


def save_case(directory: pathlib.Path, info: case_dir.CaseInfo, runs: list) -> None:
    """Writes the runs and TFLiteConverter's result next to the model."""
    case_dir.save_expected(directory, runs)
    case_dir.write_json(directory / case_dir.CASE_FILE, info)
    weak = sample_check.complaints(directory, info)
    if weak:
        raise ValueError("; ".join(["the samples prove too little", *weak]))
    write_models.record_stock(directory, info)


def write_case(name: str, case: Case, directory: pathlib.Path) -> None:
    import keras

    seed = zlib.crc32(name.encode())
    keras.utils.set_random_seed(seed)
    rng = np.random.default_rng(seed)
    model = case.build(rng)
    directory.mkdir(parents=True, exist_ok=True)
    path = directory / case_dir.MODEL_DIR
    if isinstance(model, Function):
        run = save_function(model, path)
        producer = f"jax {jax.__version__} jax2tf"
    else:
        model.export(str(path), verbose=False)
        run = None
        producer = f"keras {keras.__version__} on jax {jax.__version__} Model.export"
    write_models.strip_model(path)

    signatures, samples, runs = {}, [], []
    for key, signature in sorted(tf.saved_model.load(str(path)).signatures.items()):
        inputs = signature.structured_input_signature[1]
        outputs = signature.structured_outputs
        signatures[key] = describe_signature(signature)
        dynamic = any(size is None for s in inputs.values() for size in s.shape)
        for index, batch in enumerate(case.batches if dynamic else [0] * case.samples):
            shapes = {
                n: [batch if size is None else size for size in s.shape.as_list()]
                for n, s in inputs.items()
            }
            if len(signatures) == 1:
                given = {}
                for n, s in inputs.items():
                    generate = case.values.get(n) or case.values.get("*") or values
                    if isinstance(generate, tuple):
                        generate = generate[index % len(generate)]
                    dtype = s.dtype.as_numpy_dtype
                    given[n] = np.asarray(generate(rng, tuple(shapes[n]), dtype), dtype)
                if run:
                    found = run(given)
                else:
                    found = dict(zip(outputs, [model(*given.values(), training=False)]))
                runs.append((given, {n: np.asarray(value) for n, value in found.items()}))
            samples.append(case_dir.Sample(key, index, shapes))
    info = case_dir.CaseInfo(
        name=name,
        family="stablehlo",
        kind="saved_model",
        model=case_dir.MODEL_DIR,
        producer=producer,
        tags=["serve"],
        signatures=signatures,
        batches=list(case.batches),
        samples=samples,
        fused=case.fused,
        constant=case.constant,
    )
    save_case(directory, info, runs)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=pathlib.Path, required=True, metavar="DIR")
    parser.add_argument("--only", nargs="+", default=["*"], metavar="GLOB", help="names of cases")
    arguments = parser.parse_args()
    failed = 0
    for name, case in CASES.items():
        if any(fnmatch.fnmatch(name, glob) for glob in arguments.only):
            try:
                write_case(name, case, arguments.out / name)
                print(f"written {name}", flush=True)
            except Exception as error:
                failed += 1
                print(f"FAILED  {name}: {error}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
