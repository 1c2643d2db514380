"""The probes: operands and expected results of each op, for any element type."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from .one_op import Const, Probe


def i32(*values: Any) -> Const:
    return Const(np.asarray(values, np.int32))


def data(dtype: np.dtype, *shape: int, seed: int = 0, low: int = -9, high: int = 9, large: bool = True) -> np.ndarray:
    """Numbers; wide integers also beyond what float32 holds, unless told otherwise."""
    rng = np.random.default_rng(seed)
    if dtype == bool:
        return rng.integers(0, 2, shape).astype(bool)
    if dtype.kind == "c":
        return (rng.uniform(-2, 2, shape) + 1j * rng.uniform(-2, 2, shape)).astype(dtype)
    if dtype.kind not in "iu":
        return rng.uniform(max(low, -4), min(high, 4), shape).astype(dtype)
    values = rng.integers(max(low, 0) if dtype.kind == "u" else low, high, shape).astype(dtype)
    if large and dtype.itemsize >= 4 and values.size > 1:
        values.flat[1] = (1 << 27) + 1
    if large and dtype.itemsize <= 2 and values.size > 1:
        values.flat[1] = 100
    return values


def positive(dtype: np.dtype, *shape: int, seed: int = 0, large: bool = False) -> np.ndarray:
    return data(dtype, *shape, seed=seed, low=1, large=large)


def one(**facts: Any) -> Any:
    return lambda dtype: [data(dtype, 2, 5, **facts)]


def two(**facts: Any) -> Any:
    return lambda dtype: [data(dtype, 2, 5, **facts), data(dtype, 2, 5, seed=1, **facts)]


def like(function: Any) -> Any:
    """The result in the type of the first operand."""
    return lambda *args: np.asarray(function(*args)).astype(args[0].dtype)


def wide(function: Any) -> Any:
    """Computed in float64, as kernels of 16-bit floats are compared."""
    return like(lambda *args: function(*(a.astype(np.float64) if a.dtype.kind not in "c" else a for a in args)))


def truth(function: Any) -> Any:
    return lambda *args: np.asarray(function(*args), bool)


def bitcast(x: np.ndarray) -> np.ndarray:
    """Pairs of float32 numbers as complex numbers; others as unsigned integers of the same size."""
    if x.dtype == np.float32:
        return x.view(np.complex64)[..., 0]
    return x.view(f"u{x.itemsize}") if x.itemsize <= 8 else x.view("u8").reshape(*x.shape, -1)


def gelu(x: np.ndarray) -> np.ndarray:
    return x * 0.5 * (1 + np.vectorize(math.erf)(x / math.sqrt(2)))


PROBES: dict[str, Probe] = {
    "ABS": Probe(one(), like(np.abs)),
    "NEG": Probe(one(), like(lambda x: -x if x.dtype != bool else ~x)),
    "CEIL": Probe(one(), wide(np.ceil)),
    "FLOOR": Probe(one(), wide(np.floor)),
    "ROUND": Probe(one(), wide(np.round)),
    "SIGN": Probe(one(), like(np.sign)),
    "SQUARE": Probe(one(large=False), like(np.square)),
    "COS": Probe(one(large=False), wide(np.cos)),
    "SIN": Probe(one(large=False), wide(np.sin)),
    "EXP": Probe(one(large=False, high=4), wide(np.exp)),
    "LOG": Probe(lambda t: [positive(t, 2, 5)], wide(np.log)),
    "SQRT": Probe(lambda t: [positive(t, 2, 5)], wide(np.sqrt)),
    "RSQRT": Probe(lambda t: [positive(t, 2, 5)], wide(lambda x: 1 / np.sqrt(x))),
    "LOGISTIC": Probe(one(large=False), wide(lambda x: 1 / (1 + np.exp(-x)))),
    "TANH": Probe(one(large=False), wide(np.tanh)),
    "ELU": Probe(one(large=False), wide(lambda x: np.where(x > 0, x, np.expm1(x)))),
    "RELU": Probe(one(), like(lambda x: np.maximum(x, 0))),
    "RELU6": Probe(one(), like(lambda x: np.minimum(np.maximum(x, 0), 6))),
    "HARD_SWISH": Probe(one(large=False), wide(lambda x: x * np.clip(x + 3, 0, 6) / 6)),
    "LEAKY_RELU": Probe(one(), wide(lambda x: np.where(x > 0, x, np.float32(0.5) * x)), fields={"alpha": 0.5}),
    "LOGICAL_NOT": Probe(one(), truth(np.logical_not)),
    "ADD": Probe(two(), like(np.add)),
    "SUB": Probe(two(), like(np.subtract)),
    "MUL": Probe(two(large=False), like(np.multiply)),
    "DIV": Probe(
        lambda t: [data(t, 2, 5, large=False), positive(t, 2, 5, seed=1)],
        like(lambda x, y: np.trunc(x / y) if x.dtype.kind in "iu" else x / y),
    ),
    "FLOOR_DIV": Probe(
        lambda t: [data(t, 2, 5, large=False), positive(t, 2, 5, seed=1)], wide(lambda x, y: np.floor(x / y))
    ),
    "FLOOR_MOD": Probe(
        lambda t: [data(t, 2, 5, large=False), positive(t, 2, 5, seed=1)], like(lambda x, y: np.mod(x, y))
    ),
    "POW": Probe(
        lambda t: [positive(t, 2, 5), positive(t, 2, 5, seed=1) % 4 if t.kind in "iu" else positive(t, 2, 5, seed=1)],
        like(np.power),
    ),
    "ATAN2": Probe(two(large=False), wide(np.arctan2)),
    "MAXIMUM": Probe(two(), like(np.maximum), options="MaximumMinimumOptions"),
    "MINIMUM": Probe(two(), like(np.minimum), options="MaximumMinimumOptions"),
    "SQUARED_DIFFERENCE": Probe(two(large=False), like(lambda x, y: (x - y) * (x - y))),
    "BITWISE_XOR": Probe(two(), like(np.bitwise_xor)),
    "RIGHT_SHIFT": Probe(lambda t: [data(t, 2, 5), np.full((2, 5), 2, t)], like(np.right_shift)),
    "ADD_N": Probe(
        lambda t: [data(t, 2, 5, large=False), data(t, 2, 5, seed=1, large=False), data(t, 2, 5, seed=2, large=False)],
        like(lambda *xs: sum(xs[1:], xs[0])),
    ),
    "LOGICAL_AND": Probe(two(), truth(np.logical_and)),
    "LOGICAL_OR": Probe(two(), truth(np.logical_or)),
    "EQUAL": Probe(two(), truth(np.equal)),
    "NOT_EQUAL": Probe(two(), truth(np.not_equal)),
    "GREATER": Probe(two(), truth(np.greater)),
    "GREATER_EQUAL": Probe(two(), truth(np.greater_equal)),
    "LESS": Probe(two(), truth(np.less)),
    "LESS_EQUAL": Probe(two(), truth(np.less_equal)),
    "SELECT": Probe(lambda t: [data(np.dtype(bool), 2, 5), data(t, 2, 5), data(t, 2, 5, seed=1)], np.where),
    "SELECT_V2": Probe(lambda t: [data(np.dtype(bool), 2, 5), data(t, 2, 5), data(t, 2, 5, seed=1)], np.where),
    "ZEROS_LIKE": Probe(one(), np.zeros_like),
    # Shapes and parts.
    "RESHAPE": Probe(lambda t: [data(t, 2, 6), i32(3, 4)], lambda x, s: x.reshape(3, 4), fields={"newShape": [3, 4]}),
    "TRANSPOSE": Probe(lambda t: [data(t, 2, 3, 4), i32(2, 0, 1)], lambda x, p: x.transpose(2, 0, 1).copy()),
    "BROADCAST_TO": Probe(
        lambda t: [data(t, 2, 1), i32(3, 2, 4)], lambda x, s: np.broadcast_to(x, (3, 2, 4)).copy(), version=2
    ),
    "TILE": Probe(lambda t: [data(t, 2, 3), i32(2, 2)], lambda x, m: np.tile(x, (2, 2))),
    "FILL": Probe(lambda t: [i32(2, 3), data(t)], lambda s, v: np.full((2, 3), v)),
    "SLICE": Probe(lambda t: [data(t, 3, 4), i32(1, 0), i32(2, 3)], lambda x, b, s: x[1:3, 0:3].copy()),
    "STRIDED_SLICE": Probe(
        lambda t: [data(t, 3, 4), i32(0, 1), i32(3, 4), i32(2, 1)], lambda x, b, e, s: x[0:3:2, 1:4].copy()
    ),
    "REVERSE_V2": Probe(lambda t: [data(t, 3, 4), i32(1)], lambda x, a: x[:, ::-1].copy()),
    "REVERSE_SEQUENCE": Probe(
        lambda t: [data(t, 2, 4), i32(4, 4)], lambda x, n: x[:, ::-1].copy(), fields={"seqDim": 1, "batchDim": 0}
    ),
    "GATHER": Probe(lambda t: [data(t, 4, 3), i32(3, 1)], lambda x, i: x[i], fields={"axis": 0}),
    "GATHER_ND": Probe(lambda t: [data(t, 4, 3), i32([3, 1], [0, 2])], lambda x, i: x[i[:, 0], i[:, 1]]),
    "SCATTER_ND": Probe(
        lambda t: [i32([2], [0]), data(t, 2, 3), i32(4, 3)],
        lambda i, u, s: np.stack(
            [u[1], 0 * u[0] if u.dtype != bool else u[0] & ~u[0], u[0], 0 * u[0] if u.dtype != bool else u[0] & ~u[0]]
        ),
    ),
    "ONE_HOT": Probe(
        lambda t: [i32(1, 0, 2), Const(np.int32(3)), Const(np.asarray(1, t)), Const(np.asarray(0, t))],
        lambda i, d, on, off: np.where(np.eye(3, dtype=bool)[i], on, off),
        fields={"axis": -1},
    ),
    "CONCATENATION": Probe(
        lambda t: [data(t, 2, 3), data(t, 2, 1, seed=1)], lambda x, y: np.concatenate([x, y], 1), fields={"axis": 1}
    ),
    "PACK": Probe(
        lambda t: [data(t, 2, 3), data(t, 2, 3, seed=1)],
        lambda x, y: np.stack([x, y]),
        fields={"valuesCount": 2, "axis": 0},
    ),
    "UNPACK": Probe(lambda t: [data(t, 2, 3)], lambda x: [x[0], x[1]], fields={"num": 2, "axis": 0}),
    "SPLIT": Probe(
        lambda t: [Const(np.int32(1)), data(t, 2, 4)],
        lambda a, x: [x[:, :2].copy(), x[:, 2:].copy()],
        fields={"numSplits": 2},
    ),
    "SPLIT_V": Probe(
        lambda t: [data(t, 2, 4), i32(1, 3), Const(np.int32(1))],
        lambda x, s, a: [x[:, :1].copy(), x[:, 1:].copy()],
        fields={"numSplits": 2},
    ),
    "PAD": Probe(lambda t: [data(t, 2, 3), i32([1, 0], [0, 2])], lambda x, p: np.pad(x, [(1, 0), (0, 2)])),
    "PADV2": Probe(
        lambda t: [data(t, 2, 3), i32([1, 0], [0, 2]), Const(np.asarray(1, t))],
        lambda x, p, v: np.pad(x, [(1, 0), (0, 2)], constant_values=v),
        options="PadV2Options",
    ),
    "MIRROR_PAD": Probe(
        lambda t: [data(t, 3, 3), i32([1, 1], [0, 2])],
        lambda x, p: np.pad(x, [(1, 1), (0, 2)], mode="reflect"),
        fields={"mode": 0},
    ),
    "SPACE_TO_DEPTH": Probe(
        lambda t: [data(t, 1, 2, 4, 1)],
        lambda x: x.reshape(1, 1, 2, 2, 2, 1).transpose(0, 1, 3, 2, 4, 5).reshape(1, 1, 2, 4),
        fields={"blockSize": 2},
    ),
    "DEPTH_TO_SPACE": Probe(
        lambda t: [data(t, 1, 1, 2, 4)],
        lambda x: x.reshape(1, 1, 2, 2, 2, 1).transpose(0, 1, 3, 2, 4, 5).reshape(1, 2, 4, 1),
        fields={"blockSize": 2},
    ),
    # Reductions and order.
    "SUM": Probe(
        lambda t: [data(t, 2, 4, large=t.itemsize >= 4), i32(1)], like(lambda x, a: x.sum(1)), options="ReducerOptions"
    ),
    "MEAN": Probe(
        lambda t: [data(t, 2, 4, large=False), i32(1)], wide(lambda x, a: x.mean(1)), options="ReducerOptions"
    ),
    "REDUCE_PROD": Probe(
        lambda t: [data(t, 2, 4, low=1, high=4, large=False), i32(1)],
        like(lambda x, a: x.prod(1)),
        options="ReducerOptions",
    ),
    "REDUCE_MAX": Probe(lambda t: [data(t, 2, 4), i32(1)], like(lambda x, a: x.max(1)), options="ReducerOptions"),
    "REDUCE_MIN": Probe(lambda t: [data(t, 2, 4), i32(1)], like(lambda x, a: x.min(1)), options="ReducerOptions"),
    "ARG_MAX": Probe(
        lambda t: [data(t, 2, 4), i32(1)], lambda x, a: x.argmax(1).astype(np.int32), fields={"outputType": 2}
    ),
    "ARG_MIN": Probe(
        lambda t: [data(t, 2, 4), i32(1)], lambda x, a: x.argmin(1).astype(np.int32), fields={"outputType": 2}
    ),
    "CUMSUM": Probe(
        lambda t: [data(t, 2, 4, large=t.itemsize >= 4), Const(np.int32(1))], like(lambda x, a: x.cumsum(1))
    ),
    "SEGMENT_SUM": Probe(
        lambda t: [data(t, 3, 2, large=t.itemsize >= 4), i32(0, 0, 1)], like(lambda x, s: np.stack([x[0] + x[1], x[2]]))
    ),
    "UNSORTED_SEGMENT_MAX": Probe(
        lambda t: [data(t, 3, 2), i32(1, 0, 1), Const(np.int32(2))],
        like(lambda x, s, n: np.stack([x[1], np.maximum(x[0], x[2])])),
    ),
    "UNSORTED_SEGMENT_MIN": Probe(
        lambda t: [data(t, 3, 2), i32(1, 0, 1), Const(np.int32(2))],
        like(lambda x, s, n: np.stack([x[1], np.minimum(x[0], x[2])])),
    ),
    "UNSORTED_SEGMENT_SUM": Probe(
        lambda t: [data(t, 3, 2, large=t.itemsize >= 4), i32(1, 0, 1), Const(np.int32(2))],
        like(lambda x, s, n: np.stack([x[1], x[0] + x[2]])),
    ),
    "UNSORTED_SEGMENT_PROD": Probe(
        lambda t: [data(t, 3, 2, large=False), i32(1, 0, 1), Const(np.int32(2))],
        like(lambda x, s, n: np.stack([x[1], x[0] * x[2]])),
    ),
    # Contractions.
    "BATCH_MATMUL": Probe(
        lambda t: [data(t, 2, 2, 3, large=False), data(t, 2, 3, 4, seed=1, large=False)],
        like(np.matmul),
        options="BatchMatMulOptions",
    ),
    "FULLY_CONNECTED": Probe(
        lambda t: [data(t, 2, 3, large=False), data(t, 4, 3, seed=1, large=False)], like(lambda x, w: x @ w.T)
    ),
    "SOFTMAX": Probe(
        one(large=False), wide(lambda x: np.exp(x) / np.exp(x).sum(-1, keepdims=True)), fields={"beta": 1.0}
    ),
    "LOG_SOFTMAX": Probe(one(large=False), wide(lambda x: x - np.log(np.exp(x).sum(-1, keepdims=True)))),
    "MAX_POOL_2D": Probe(
        lambda t: [data(t, 1, 2, 4, 3)],
        like(lambda x: x.reshape(1, 2, 2, 2, 3).max((1, 3))[:, None]),
        options="Pool2DOptions",
        fields={"padding": 1, "strideW": 2, "strideH": 2, "filterWidth": 2, "filterHeight": 2},
    ),
    "AVERAGE_POOL_2D": Probe(
        lambda t: [data(t, 1, 2, 4, 3, large=False)],
        wide(lambda x: x.reshape(1, 2, 2, 2, 3).mean((1, 3))[:, None]),
        options="Pool2DOptions",
        fields={"padding": 1, "strideW": 2, "strideH": 2, "filterWidth": 2, "filterHeight": 2},
    ),
    # Casts.
    "CAST": Probe(one(), lambda x: x.real.astype(np.float32)),
    "COMPLEX_ABS": Probe(one(), lambda x: np.abs(x)),
    "REAL": Probe(one(), lambda x: x.real.copy()),
    "IMAG": Probe(one(), lambda x: x.imag.copy()),
    "GELU": Probe(one(large=False), wide(gelu)),
    "L2_NORMALIZATION": Probe(
        one(large=False), wide(lambda x: x / np.sqrt((x * x).sum(-1, keepdims=True))), options="L2NormOptions"
    ),
    "REDUCE_ALL": Probe(lambda t: [data(t, 2, 4), i32(1)], truth(lambda x, a: x.all(1)), options="ReducerOptions"),
    # Gathers and scatters.
    "EMBEDDING_LOOKUP": Probe(lambda t: [np.int32([2, 0]), Const(data(t, 3, 4))], lambda i, x: x[i]),
    "DYNAMIC_UPDATE_SLICE": Probe(
        lambda t: [data(t, 3, 4), data(t, 2, 2, seed=1), np.int32([1, 1])],
        lambda x, u, i: np.block([[x[:1]], [x[1:, :1], u, x[1:, 3:]]]),
    ),
    "SPARSE_TO_DENSE": Probe(
        lambda t: [np.int32([[0], [2]]), i32(4), data(t, 2), Const(np.zeros((), t))],
        lambda i, n, v, d: np.array([v[0], d, v[1], d], v.dtype),
    ),
    "MATRIX_DIAG": Probe(lambda t: [data(t, 3)], lambda x: np.where(np.eye(3, dtype=bool), x, np.zeros_like(x))),
    "MATRIX_SET_DIAG": Probe(
        lambda t: [data(t, 3, 3), data(t, 3, seed=1)], lambda x, d: np.where(np.eye(3, dtype=bool), d, x)
    ),
    "RANGE": Probe(
        lambda t: [Const(np.asarray(v, t)) for v in (1, 9, 3)], lambda a, b, d: np.asarray([1, 4, 7], a.dtype)
    ),
    "BROADCAST_ARGS": Probe(
        lambda t: [np.asarray([2, 1], t), np.asarray([1, 3], t)], lambda a, b: np.asarray([2, 3], a.dtype)
    ),
    "SPACE_TO_BATCH_ND": Probe(
        lambda t: [data(t, 1, 2, 2, 1), i32(2, 2), i32([0, 0], [0, 0])], lambda x, b, p: x.reshape(4, 1, 1, 1)
    ),
    "BATCH_TO_SPACE_ND": Probe(
        lambda t: [data(t, 4, 1, 1, 1), i32(2, 2), i32([0, 0], [0, 0])], lambda x, b, c: x.reshape(1, 2, 2, 1)
    ),
    "RESIZE_NEAREST_NEIGHBOR": Probe(
        lambda t: [data(t, 1, 2, 2, 1), i32(4, 4)], lambda x, s: x.repeat(2, 1).repeat(2, 2)
    ),
    "RESIZE_BILINEAR": Probe(
        lambda t: [np.full((1, 2, 2, 1), 5, t), i32(4, 4)], lambda x, s: np.full((1, 4, 4, 1), 5, x.dtype)
    ),
    "BITCAST": Probe(lambda t: [data(t, 3, 2)], bitcast),
    # Order.
    "TOPK_V2": Probe(
        lambda t: [np.array([3, 9, 1, 7], t), Const(np.int32(2))], lambda x, k: [x[[1, 3]], np.int32([1, 3])]
    ),
    "UNIQUE": Probe(
        lambda t: [np.array([3, 9, 3, 7], t)],
        lambda x: [x[[0, 1, 3]], np.int32([0, 1, 0, 2])],
        fields={"idxOutType": 2},
    ),
    "WHERE": Probe(lambda t: [np.array([[0, 1], [1, 0]], t)], lambda x: np.argwhere(x).astype(np.int64)),
    "BUCKETIZE": Probe(
        lambda t: [np.array([1, 5, 3, 100], t)], lambda x: np.int32([0, 1, 1, 2]), fields={"boundaries": [2.5, 50.0]}
    ),
    "RFFT2D": Probe(
        lambda t: [data(t, 1, 2, 4, large=False), i32(2, 4)], lambda x, n: np.fft.rfft2(x).astype(np.complex64)
    ),
}
