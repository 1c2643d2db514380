"""Element-wise arithmetic, comparison, logic and casts, over the types the kernels have."""

from __future__ import annotations

import numpy as np
import tensorflow as tf

from . import values
from .exporters import function, spec
from .registry import case, variants

_UNARY = {
    "abs": tf.abs,
    "ceil": tf.math.ceil,
    "cos": tf.cos,
    "exp": tf.exp,
    "floor": tf.floor,
    "neg": tf.negative,
    "rint": tf.math.rint,
    "round": tf.round,
    "sign": tf.sign,
    "sin": tf.sin,
    "square": tf.square,
    "identity": tf.identity,
    "erf": tf.math.erf,
    "expm1": tf.math.expm1,
    "sinh": tf.sinh,
    "tan": tf.tan,
}
_FILLED = {"zeros_like": tf.zeros_like, "ones_like": tf.ones_like}
_TESTS = {"is_nan": tf.math.is_nan, "is_finite": tf.math.is_finite}
_UNARY_POSITIVE = {
    "log": tf.math.log,
    "log1p": tf.math.log1p,
    "reciprocal": tf.math.reciprocal,
    "rsqrt": tf.math.rsqrt,
    "sqrt": tf.sqrt,
    "reciprocal_no_nan": tf.math.reciprocal_no_nan,
}


@variants(
    {name: (op,) for name, op in _UNARY.items()},
    values={"x": values.normal(2.0)},
    committed="abs exp neg rint sign square",
)
def unary(op):
    return function(op, x=spec(None, 4, 3))


def _some_not_finite(rng, shape, dtype):
    choices = [0.5, -2.0, np.nan, np.inf, -np.inf]
    return rng.choice(np.array(choices, dtype), shape, p=[0.3, 0.3, 0.2, 0.1, 0.1])


@variants(
    {f"{name}_{dtype.name}": (op, dtype) for name, op in _FILLED.items()
     for dtype in (tf.float32, tf.int32)},
    constant={"output": "only the shape depends on the input"},
    committed=False,
)  # fmt: skip
def unary_filled(op, dtype):
    return function(op, x=spec(None, 4, 3, dtype=dtype))


@variants(
    {name: (op,) for name, op in _TESTS.items()}, values={"x": _some_not_finite}, committed=False
)
def unary_test(op):
    return function(op, x=spec(None, 4, 3))


@variants(
    {name: (op,) for name, op in _UNARY_POSITIVE.items()},
    values={"x": values.uniform(0.2, 4)},
    committed="rsqrt sqrt reciprocal",
)
def unary_positive(op):
    return function(op, x=spec(None, 4, 3))


@variants(
    {name: (name,) for name in ("abs", "neg", "sign", "square")},
    committed="abs",
)
def unary_int32(name):
    return function(_UNARY[name], x=spec(None, 4, dtype=tf.int32))


_BINARY = {
    "add": tf.add,
    "sub": tf.subtract,
    "mul": tf.multiply,
    "maximum": tf.maximum,
    "minimum": tf.minimum,
    "squared_difference": tf.math.squared_difference,
}


def _broadcasts(op, dtype):
    """Same shape, constant on either side, scalar, and two operands that broadcast each other."""
    vector = (np.arange(3) + 1).astype(dtype.as_numpy_dtype)
    return lambda x, y: {
        "same": op(x, y),
        "constant_right": op(x, vector),
        "constant_left": op(vector, y),
        "scalar": op(x, tf.constant(2, dtype)),
        "outer": op(x[:, :, tf.newaxis, :1], y[:, tf.newaxis, :, 1:2]),
    }


@variants(
    {
        f"{name}_{dtype.name}": (op, dtype)
        for name, op in _BINARY.items()
        for dtype in (tf.float32, tf.int32, tf.int64)
        if (name, dtype) != ("squared_difference", tf.int64)
    },
    values={"x": values.normal(3.0)},
    committed=(
        "add_float32 sub_float32 mul_float32 maximum_float32 squared_difference_float32 "
        "add_int32 mul_int32 sub_int64"
    ),
)
def binary(op, dtype):
    x = spec(None, 4, 3, dtype=dtype)
    return function(_broadcasts(op, dtype), x=x, y=x)


_DIVISIONS = {
    "truediv_float32": (tf.divide, tf.float32),
    "floordiv_float32": (tf.math.floordiv, tf.float32),
    "floordiv_int32": (tf.math.floordiv, tf.int32),
    "floormod_float32": (tf.math.floormod, tf.float32),
    "floormod_int32": (tf.math.floormod, tf.int32),
    "floormod_int64": (tf.math.floormod, tf.int64),
    "div_no_nan_float32": (tf.math.divide_no_nan, tf.float32),
    "truncatediv_int32": (tf.truncatediv, tf.int32),
}


def _nonzero(rng, shape, dtype):
    return (rng.uniform(0.5, 4, shape) * rng.choice([-1, 1], shape) * 2).astype(dtype)


@variants(
    _DIVISIONS,
    values={"y": _nonzero},
    committed="truediv_float32 floordiv_int32 floormod_int32 div_no_nan_float32",
)
def division(op, dtype):
    x = spec(None, 4, 3, dtype=dtype)
    return function(lambda x, y: op(x, y), x=x, y=x)


def _any_int64(rng, shape, dtype):
    """Integers of all magnitudes, both signs."""
    return rng.integers(-(2**63) + 1, 2**63 - 1, shape, dtype) >> rng.integers(0, 62, shape, dtype)


def _any_divisor(rng, shape, dtype):
    return _any_int64(rng, shape, dtype) | 1


@case(values={"x": _any_int64, "y": _any_divisor}, batches=(16, 5))
def division_int64():
    x = spec(None, 4, dtype=tf.int64)
    return function(
        lambda x, y: {
            "floor": x // y,
            "floor_constant": x // 7,
            "floor_small": tf.sign(x) * 6 // (tf.sign(y) * 4),
            "outer": x[:, :, tf.newaxis] // tf.constant([-3, 1, 2], tf.int64),
            "truncate": tf.truncatediv(x, y),
            "truncate_constant": tf.truncatediv(x, -10),
        },
        x=x,
        y=x,
    )


@case(values={"x": values.uniform(0.2, 3)})
def binary_pow_float32():
    return function(
        lambda x, y: {"xy": tf.pow(x, y), "square": x**2, "root": x**0.5, "cube": x**3.0},
        x=spec(None, 4),
        y=spec(None, 4),
    )


@case(values={"x": values.integers(0, 5), "y": values.integers(0, 4)}, committed=False)
def binary_pow_int32():
    x = spec(None, 4, dtype=tf.int32)
    return function(lambda x, y: tf.pow(x, y), x=x, y=x)


@case(committed=False)
def binary_atan2():
    x = spec(None, 4)
    return function(lambda x, y: tf.atan2(x, y), x=x, y=x)


@case(committed=False)
def binary_uint8():
    """Small unsigned integers wrap around."""
    x = spec(None, 4, dtype=tf.uint8)
    return function(lambda x, y: {"max": tf.maximum(x, y), "min": tf.minimum(x, y)}, x=x, y=x)


@case(values={"x": values.integers(0, 256), "y": values.integers(0, 256)}, committed=False)
def binary_add_uint8():
    x = spec(None, 4, dtype=tf.uint8)
    return function(lambda x, y: x + y, x=x, y=x)


@case()
def add_n():
    x = spec(None, 4)
    return function(
        lambda x, y: {"two": tf.add_n([x, y]), "four": tf.add_n([x, y, x, x])}, x=x, y=x
    )


_COMPARISONS = {
    "equal": tf.equal,
    "not_equal": tf.not_equal,
    "less": tf.less,
    "less_equal": tf.less_equal,
    "greater": tf.greater,
    "greater_equal": tf.greater_equal,
}
_FEW = values.integers(0, 3)


@variants(
    {name: (op,) for name, op in _COMPARISONS.items()},
    values={"f": _FEW, "g": _FEW, "i": _FEW, "j": _FEW, "k": _FEW},
    committed="equal less",
)
def comparison(op):
    return function(
        lambda f, g, i, j, k: {
            "float32": op(f, g),
            "constant": op(f, 1.0),
            "int32": op(i, j),
            "int32_constant": op(i, 1),
            "int64": op(k, tf.constant([0, 1, 2], tf.int64)),
        },
        f=spec(None, 3),
        g=spec(None, 3),
        i=spec(None, 3, dtype=tf.int32),
        j=spec(None, 3, dtype=tf.int32),
        k=spec(None, 3, dtype=tf.int64),
    )


@case(values={"x": values.integers(0, 3)}, committed=False)
def comparison_uint8():
    return function(
        lambda x: {"eq": tf.equal(x, 1), "ne": tf.not_equal(x, 1)}, x=spec(None, 3, dtype=tf.uint8)
    )


@case(committed=False)
def comparison_bool():
    x = spec(None, 3, dtype=tf.bool)
    return function(lambda x, y: {"eq": tf.equal(x, y), "ne": tf.not_equal(x, y)}, x=x, y=x)


@case()
def logical():
    x = spec(None, 5, dtype=tf.bool)
    return function(
        lambda x, y: {
            "and": tf.logical_and(x, y),
            "or": tf.logical_or(x, y),
            "not": tf.logical_not(x),
            "xor": tf.math.logical_xor(x, y),
        },
        x=x,
        y=x,
    )


@case(committed=False)
def bitwise():
    x = spec(None, 5, dtype=tf.int32)
    return function(lambda x, y: {"xor": tf.bitwise.bitwise_xor(x, y)}, x=x, y=x)


@case(values={"y": values.integers(0, 5)}, committed=False)
def right_shift():
    x = spec(None, 5, dtype=tf.int32)
    return function(lambda x, y: tf.bitwise.right_shift(x, y), x=x, y=x)


@case()
def select_where():
    """`where` with three arguments: same shapes, broadcast condition, constant branches."""
    x = spec(None, 4, 3)
    return function(
        lambda c, x, y: {
            "same": tf.where(x > 0, x, y),
            "broadcast": tf.where(c[:, tf.newaxis, tf.newaxis], x, y),
            "scalar": tf.where(x > 0.5, x, 0.0),
            "ints": tf.where(c, 1, 2),
        },
        c=spec(None, dtype=tf.bool),
        x=x,
        y=x,
    )


@case(values={"c": values.turns([True, False], [False, True], True)}, shapes=[{}] * 3)
def select_v1():
    """`Select` of version 1, whose vector condition picks rows."""
    x = spec(2, 3)
    return function(
        lambda c, x, y: {
            "rows": tf.raw_ops.Select(condition=c, x=x, y=y),
            "all": tf.raw_ops.Select(condition=x > y, x=x, y=y),
        },
        c=spec(2, dtype=tf.bool),
        x=x,
        y=x,
    )


@case()
def where_indices():
    """`where` with one argument: its result has an unknown size."""
    return function(
        lambda x: {"indices": tf.where(x > 0), "values": tf.boolean_mask(x, x > 0)}, x=spec(None, 4)
    )


@case()
def clip_by_value():
    return function(
        lambda x, low: {
            "constant": tf.clip_by_value(x, -0.5, 0.8),
            "tensor": tf.clip_by_value(x, low, 1.0),
        },
        x=spec(None, 4),
        low=spec(1, 4),
    )


_CASTS = ("float32", "int32", "int64", "bool", "uint8", "int8", "int16")


@variants(
    {name: (name,) for name in _CASTS},
    values={"x": values.some_zero(values.integers(0, 100))},
    committed="float32 int32 bool",
)
def cast_from(source):
    """To every other type."""

    def body(x):
        return {f"to_{target}": tf.cast(x, target) for target in _CASTS if target != source}

    return function(body, x=spec(None, 5, dtype=tf.as_dtype(source)))


@case(values={"x": values.normal(30.0)})
def cast_float_truncates():
    return function(lambda x: tf.cast(x, tf.int32), x=spec(None, 6))


@case()
def cast_float16():
    return function(
        lambda x: {"there_and_back": tf.cast(tf.cast(x, tf.float16), tf.float32)}, x=spec(None, 5)
    )


@case(committed=False)
def cast_float64():
    return function(
        lambda x, y: {"up": tf.cast(x, tf.float64), "down": tf.cast(y, tf.float32)},
        x=spec(None, 5),
        y=spec(None, 5, dtype=tf.float64),
    )


@case(values={"x": values.integers(0, 1000)}, committed=False)
def cast_uint32():
    return function(lambda x: tf.cast(x, tf.int64), x=spec(None, 5, dtype=tf.uint32))


@case(committed=False)
def bitcast():
    return function(lambda x: tf.bitcast(x, tf.int32), x=spec(None, 5))


@case(committed=False)
def elementwise_float64():
    """Arithmetic in float64, for which TFLite has almost no kernels."""
    return function(lambda x: x * 2.0 + 1.0, x=spec(None, 5, dtype=tf.float64))


@case(values={"x": values.uniform(0.5, 9.5)}, committed=False)
def bucketize():
    return function(
        lambda x: tf.raw_ops.Bucketize(input=x, boundaries=[1.0, 2.5, 7.0]), x=spec(None, 5)
    )


@case(values={"x": values.normal(9.0)})
def fused_chain():
    """Activations after element-wise ops can be fused into them."""
    x = spec(None, 5)
    return function(
        lambda x, y: {
            "add": tf.nn.relu(x + y),
            "sub": tf.nn.relu6(x - y),
            "mul": tf.nn.relu(x * y),
            "div": tf.nn.relu(x / (tf.abs(y) + 1.0)),
        },
        x=x,
        y=x,
    )


@case()
def common_subexpressions():
    x = spec(None, 5)

    def body(x, y):
        return {"a": tf.exp(x + y) * tf.sin(x), "b": tf.exp(x + y) + tf.sin(x)}

    return function(body, x=x, y=x)


@case()
def neutral_elements():
    """Additions of 0, multiplications by 1 and the like may vanish."""
    return function(
        lambda x: {
            "add": x + 0.0,
            "mul": x * 1.0,
            "chain": ((x * 2.0) * 3.0 + 1.0) + 2.0,
            "double_negative": -(-x),
        },
        x=spec(None, 5),
    )


@case()
def bitcast_complex64():
    return function(lambda x: tf.bitcast(x, tf.int32), x=spec(2, 3, dtype=tf.complex64))


@variants({"uint64": (tf.uint64,), "string": (tf.string,)})
def placeholder_with_default(dtype):
    """The default is more specific than the shape in the attribute."""
    return function(
        lambda x: tf.raw_ops.PlaceholderWithDefault(input=x, shape=[None, 4]), x=spec(2, 4, dtype=dtype)
    )
