"""Grows a random program: each statement is run eagerly on every sample before it is kept.

A statement is refused where TensorFlow raises, where a result is not finite or is too large. So a
program is valid, has defined results, and its shapes fit at all sizes of its unknown dimensions.
"""

from __future__ import annotations

import contextlib
import dataclasses
import random
import types
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import keras
import numpy as np
import tensorflow as tf

import program as ir
import registry

MAX_ELEMENTS = 3000
MAX_RANK = 6
FLOATS = ("float32", "float16", "bfloat16", "float64")
INTEGERS = ("int32", "int64", "int8", "int16", "uint8", "uint16", "uint32", "uint64")
COMPLEX = ("complex64", "complex128")
# How often each element type is chosen where an op may have several.
WEIGHTS = {"float32": 30, "int32": 8, "int64": 5, "bool": 4, "float16": 2, "string": 1}
UNKNOWN = {"B": (2, 1, 4), "N": (3, 5, 1)}  # the unknown sizes in each sample
SAMPLES = 3


@dataclasses.dataclass
class Value:
    """A tensor of the program and its value in each sample."""

    name: str
    dtype: str
    shapes: tuple[tuple[int, ...], ...]
    arrays: list[Any]  # eager tensors, lists and handles

    @property
    def rank(self) -> int:
        return len(self.shapes[0])

    def size(self, axis: int) -> int | None:
        """The size of a dimension, None if the samples differ."""
        sizes = {shape[axis] for shape in self.shapes}
        return sizes.pop() if len(sizes) == 1 else None

    @property
    def shape(self) -> list[int | None]:
        return [self.size(axis) for axis in range(self.rank)]

    def all_known(self) -> bool:
        return None not in self.shape

    def numpy(self) -> list[np.ndarray]:
        return [array.numpy() for array in self.arrays]


class Rejected(Exception):
    """A statement cannot be built here; the generator tries another one."""


class Builder:
    def __init__(self, seed: int):
        self.rng = random.Random(seed)
        self.numbers = np.random.default_rng(seed)
        self.seed = seed
        self.counter = 0
        self.members: dict[str, str] = {}
        self.module = types.SimpleNamespace()
        self.functions: list[ir.Function] = []
        self.dynamic = self.rng.random() < 0.6
        # Empty tensors: one more sample in which an unknown size is zero.
        self.unknown = {k: tuple(v) for k, v in UNKNOWN.items()} if self.dynamic else {}
        if self.dynamic and self.rng.random() < 0.08:
            name = self.rng.choice(("B", "N"))
            self.unknown = {k: v + ((0,) if k == name else (2,)) for k, v in self.unknown.items()}
        self.samples = max([len(v) for v in self.unknown.values()], default=SAMPLES)
        self.main_type = (
            self.choose(list(WEIGHTS), WEIGHTS.values()) if self.chance(0.4) else "float32"
        )
        if self.main_type == "string":
            self.main_type = "float32"

    # -- Chance -----------------------------------------------------------------------------

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    def choose(self, items: Sequence[Any], weights: Any = None) -> Any:
        if not items:
            raise Rejected("nothing to choose from")
        return self.rng.choices(list(items), list(weights) if weights else None)[0]

    def dtype_of(self, allowed: Sequence[str]) -> str:
        if self.main_type in allowed and self.chance(0.4):
            return self.main_type
        return self.choose(allowed, [WEIGHTS.get(t, 1.2) for t in allowed])

    def type_for(self, op: str, attr: str = "") -> str:
        return self.dtype_of(registry.convertible(op, attr))

    # -- Scopes -----------------------------------------------------------------------------

    def start_function(self) -> None:
        self.inputs: list[ir.Input] = []
        self.values: list[Value] = []
        self.statements: list[ir.Statement] = []
        self.spaces = [
            {"tf": tf, "np": np, "keras": keras, "self": self.module} for _ in range(self.samples)
        ]
        self.depth = 0

    def fresh(self, prefix: str) -> str:
        self.counter += 1
        return f"{prefix}{self.counter}"

    @contextlib.contextmanager
    def body(self, parameters: Sequence[Value]) -> Iterator[ir.Body]:
        """Statements added meanwhile are those of a nested function with parameters like these."""
        outer = self.values, self.statements
        inner = ir.Body(self.fresh("f"), [], [], [])
        renamed = []
        for value in parameters:
            name = self.fresh("p")
            inner.parameters.append(name)
            self._bind(name, value.arrays)
            renamed.append(dataclasses.replace(value, name=name))
        self.values, self.statements = [*self.values, *renamed], inner.statements
        self.depth += 1
        try:
            yield inner
        finally:
            self.depth -= 1
            self.values, self.statements = outer

    def parameters_of(self, body: ir.Body) -> list[Value]:
        return [v for v in self.values if v.name in body.parameters]

    def define(self, body: ir.Body) -> None:
        """Registers a nested function, so that the statement that uses it can run."""
        lines = []
        if body.decorator:
            lines.append(body.decorator)
        lines.append(f"def {body.name}({', '.join(body.parameters)}):")
        lines += ir._lines(body.statements, "    ", False)  # pylint: disable=protected-access
        lines.append(f"    return {ir.as_tuple(body.results)}")
        code = compile("\n".join(lines), body.name, "exec")
        for space in self.spaces:
            exec(code, space)  # pylint: disable=exec-used

    def _bind(self, name: str, arrays: Sequence[Any]) -> None:
        for space, array in zip(self.spaces, arrays):
            space[name] = array

    # -- Statements -------------------------------------------------------------------------

    def add(
        self,
        text: str,
        op: str,
        results: int = 1,
        bodies: Sequence[ir.Body] = (),
        rounds: bool = False,
        opaque: bool | Sequence[bool] = False,
    ) -> list[Value]:
        """Adds `targets = text` if the statement runs and its results are usable."""
        for body in bodies:
            self.define(body)
        code = compile(text, "<statement>", "eval")
        runs = []
        for space in self.spaces:
            try:
                got = eval(code, space)  # pylint: disable=eval-used
            except Exception as error:  # TensorFlow raises many types.
                raise Rejected(f"{op}: {type(error).__name__}: {str(error)[:300]}") from error
            runs.append(list(got) if isinstance(got, (tuple, list)) else [got])
        if results == 1 and isinstance(got, (tuple, list)):
            text += "[0]"  # A list of one.
        if {len(run) for run in runs} != {results}:
            raise Rejected(f"{op}: {len(runs[0])} results instead of {results}")
        targets = [self.fresh("v") for _ in range(results)]
        values = []
        flags = [opaque] * results if isinstance(opaque, bool) else list(opaque)
        for target, arrays, is_opaque in zip(targets, zip(*runs), flags):
            arrays = list(arrays)
            if not is_opaque:
                arrays = [tf.convert_to_tensor(array) for array in arrays]
                values.append(self._checked(target, arrays, op))
            else:
                values.append(Value(target, "opaque", ((),) * self.samples, arrays))
        for value in values:
            self._bind(value.name, value.arrays)
        self.statements.append(ir.Statement(targets, text, op, list(bodies), rounds))
        self.values += values
        return values

    def _checked(self, name: str, arrays: list[tf.Tensor], op: str) -> Value:
        shapes = tuple(tuple(array.shape.as_list()) for array in arrays)
        if len({len(shape) for shape in shapes}) != 1 or len(shapes[0]) > MAX_RANK:
            raise Rejected(f"{op}: ranks {shapes}")
        for array in arrays:
            if array.dtype in (tf.variant, tf.resource):
                raise Rejected(f"{op}: not a tensor")
            if int(np.prod(array.shape.as_list())) > MAX_ELEMENTS:
                raise Rejected(f"{op}: too large")
            if array.dtype.is_floating or array.dtype.is_complex:
                data = array.numpy()
                if array.dtype == tf.bfloat16:
                    data = data.astype(np.float32)
                limit = 2e3 if array.dtype == tf.float16 else 1e6
                if data.size and not (np.isfinite(data).all() and np.abs(data).max() <= limit):
                    raise Rejected(f"{op}: not finite or too large")
        return Value(name, arrays[0].dtype.name, shapes, arrays)

    # -- Sources ----------------------------------------------------------------------------

    def numbers_of(self, dtype: str, shape: Sequence[int], style: str = "") -> np.ndarray:
        """Random elements: continuous, on a grid with ties, small or extreme integers."""
        draw, shape = self.numbers, tuple(shape)
        style = style or self.choose(("wide", "grid", "unit", "positive"), (5, 3, 2, 2))
        if dtype == "bool":
            return draw.integers(0, 2, shape).astype(bool)
        if dtype == "string":
            words = np.array(["", "a", "b", "ab", "word", "ä"], object)
            return words[draw.integers(0, len(words), shape)]
        kind = tf.as_dtype(dtype)
        if kind.is_integer:
            low, high = (0, 7) if kind.is_unsigned or style == "positive" else (-6, 7)
            if style == "grid" and self.chance(0.3):
                low, high = max(kind.min, -(2**40)), min(kind.max, 2**40)
            return draw.integers(low, high, shape, endpoint=True).astype(kind.as_numpy_dtype)
        if kind.is_complex:
            parts = draw.uniform(-2, 2, (2, *shape))
            return (parts[0] + 1j * parts[1]).astype(kind.as_numpy_dtype)
        if style == "grid":
            data = draw.integers(-6, 7, shape) / 2
        elif style == "unit":
            data = draw.uniform(-1, 1, shape)
        elif style == "positive":
            data = draw.uniform(0.1, 3, shape)
        else:
            data = draw.normal(0, 1.5, shape)
        return np.asarray(data).astype(kind.as_numpy_dtype)

    def constant(self, array: np.ndarray) -> str:
        """The text of a constant."""
        array = np.asarray(array)
        dtype = "string" if array.dtype.kind in "OU" else tf.as_dtype(array.dtype).name
        if array.size > 40:
            seed = int(self.numbers.integers(1 << 30))
            if tf.as_dtype(dtype).is_floating:
                return (
                    f"tf.constant(np.random.default_rng({seed}).normal(0, 0.5, {array.shape}),"
                    f' "{dtype}")'
                )
        shape = "" if array.size else f", {list(array.shape)}"
        return f'tf.constant({ir.literal(array)}, "{dtype}"{shape})'

    def random_dims(self, rank: int) -> list[int | str]:
        dims: list[int | str] = []
        for axis in range(rank):
            if self.unknown and self.chance(0.6 if axis == 0 else 0.2):
                dims.append(self.rng.choice(sorted(self.unknown)))
            else:
                dims.append(self.choose((1, 2, 3, 4, 5, 6, 8), (2, 3, 4, 3, 1, 1, 1)))
        return dims

    def input(self, dtype: str, dims: Sequence[int | str], style: str = "") -> Value:
        """A new argument of the signature; dims may name unknown sizes."""
        name = self.fresh("x")
        style = style or self.choose(("wide", "grid", "unit", "positive"), (5, 3, 2, 2))
        arrays = []
        for sample in range(self.samples):
            shape = [self.unknown[d][sample] if isinstance(d, str) else d for d in dims]
            arrays.append(self.numbers_of(dtype, shape, style))
        shape = [None if isinstance(d, str) else d for d in dims]
        self.inputs.append(ir.Input(name, dtype, shape, arrays))
        tensors = [tf.constant(a, dtype) for a in arrays]
        value = Value(name, dtype, tuple(tuple(a.shape) for a in arrays), tensors)
        self._bind(name, tensors)
        self.values.append(value)
        return value

    def source(self, dtype: str, dims: Sequence[int | str], style: str = "") -> Value:
        """A new input, or a constant if there are many inputs and all sizes are known."""
        if all(isinstance(d, int) for d in dims) and (len(self.inputs) >= 8 or self.chance(0.12)):
            text = self.constant(self.numbers_of(dtype, dims, style))
            return self.add(text, "Const")[0]
        return self.input(dtype, dims, style)

    # -- Operands ---------------------------------------------------------------------------

    def pick(
        self,
        dtypes: str | Sequence[str],
        ranks: Sequence[int] | None = None,
        test: Callable[[Value], bool] | None = None,
        dims: Sequence[int | str] | None = None,
        style: str = "",
    ) -> Value:
        """A value of one of these types and ranks that passes a test; a new one if there is none.

        A new one has the sizes `dims`, or random ones.
        """
        allowed = [dtypes] if isinstance(dtypes, str) else list(dtypes)
        if not allowed:
            raise Rejected("no element type")
        found = [
            v
            for v in self.values
            if v.dtype in allowed and (ranks is None or v.rank in ranks) and (not test or test(v))
        ]
        if found and self.chance(0.92):
            # Prefer recent values, so that programs are deep.
            return found[-1 - min(int(self.rng.expovariate(0.35)), len(found) - 1)]
        dtype = self.dtype_of(allowed)
        if dims is None:
            rank = self.rng.choice(list(ranks)) if ranks is not None else self.random_rank()
            for _ in range(8):
                dims = self.random_dims(rank)
                value = self.converted(dtype, dims) if self.chance(0.3) else None
                value = value or self.source(dtype, dims, style)
                if not test or test(value):
                    return value
            raise Rejected("no operand passes the test")
        value = self.source(dtype, dims, style)
        if test and not test(value):
            raise Rejected("no operand passes the test")
        return value

    def converted(self, dtype: str, dims: Sequence[int | str]) -> Value | None:
        """Another value, cast to a type, so that types meet in one program."""
        if dtype not in ("float32", "int32", "int64", "float16", "bool"):
            return None
        found = [
            v
            for v in self.values
            if v.dtype in ("float32", "int32", "bool", "int64")
            and v.dtype != dtype
            and v.rank == len(dims)
        ]
        if not found:
            return None
        value = self.rng.choice(found)
        if dtype in ("int32", "int64") and any(
            abs(a.astype(float)).max(initial=0) > 1e6 for a in value.numpy()
        ):
            return None
        return self.add(f'tf.cast({value.name}, "{dtype}")', "Cast")[0]

    def random_rank(self) -> int:
        return self.choose((0, 1, 2, 3, 4, 5), (1, 3, 5, 4, 3, 1))

    def index(self, size: int, shape: Sequence[int], dtype: str = "int32") -> str:
        """The text of constant indices below a size."""
        if size <= 0:
            raise Rejected("no index")
        return self.constant(self.numbers.integers(0, size, tuple(shape)).astype(dtype))

    def axis(self, value: Value, negative: bool = True) -> int:
        if not value.rank:
            raise Rejected("a scalar has no axis")
        axis = self.rng.randrange(value.rank)
        return axis - value.rank if negative and self.chance(0.4) else axis

    def axes(self, value: Value) -> list[int]:
        if not value.rank:
            return []
        count = self.rng.randint(1, value.rank)
        return sorted(self.rng.sample(range(value.rank), count))

    def partner(self, x: Value, dtype: str = "", same: bool = False) -> str:
        """The text of an operand that broadcasts with `x` at every size."""
        dtype = dtype or x.dtype

        def fits(v: Value) -> bool:
            for a, b in zip(v.shapes, x.shapes):
                if same:
                    if a != b:
                        return False
                    continue
                try:
                    if np.prod(np.broadcast_shapes(a, b)) > MAX_ELEMENTS:
                        return False
                except ValueError:
                    return False
            return True

        found = [v for v in self.values if v.dtype == dtype and fits(v)]
        if found and self.chance(0.65):
            return self.rng.choice(found).name
        shape = [1 if s is None else s for s in x.shape]
        if same:
            if not x.all_known():
                return (
                    self.add(f"tf.zeros_like({x.name})", "ZerosLike")[0].name
                    if dtype == x.dtype
                    else self.add(f'tf.zeros_like({x.name}, "{dtype}")', "ZerosLike")[0].name
                )
        else:
            shape = [s if self.chance(0.7) else 1 for s in shape][self.rng.randint(0, len(shape)) :]
        if len(self.inputs) < 8 and self.chance(0.5):
            return self.input(dtype, shape).name
        return self.constant(self.numbers_of(dtype, shape))

    def within(self, x: Value, low: float, high: float) -> Value:
        """A value like `x`, brought into a range if it is not there."""
        arrays = [a.astype(np.float64) for a in x.numpy()]
        if all(a.size == 0 or (a.min() >= low and a.max() <= high) for a in arrays):
            return x
        if low >= 0 and high >= 1e3:
            return self.add(f"tf.abs({x.name}) + {low + 0.25}", "Abs")[0]
        return self.add(f"tf.clip_by_value({x.name}, {low}, {high})", "ClipByValue")[0]
