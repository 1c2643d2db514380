"""Random values: for the inputs of a case, and for the variables of its model."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np

Generator = Callable[[np.random.Generator, tuple[int, ...], np.dtype], np.ndarray]


def normal(scale: float = 1.0, mean: float = 0.0) -> Generator:
    return lambda rng, shape, dtype: rng.normal(mean, scale, shape).astype(dtype)


def uniform(low: float, high: float) -> Generator:
    return lambda rng, shape, dtype: rng.uniform(low, high, shape).astype(dtype)


def integers(low: int, high: int) -> Generator:
    """Integers of [low, high)."""
    return lambda rng, shape, dtype: rng.integers(low, high, shape).astype(dtype)


def constant(value: object) -> Generator:
    """The same value every time, broadcast to the shape."""
    return lambda rng, shape, dtype: np.broadcast_to(np.asarray(value, dtype), shape).copy()


def words(rng: np.random.Generator, shape: tuple[int, ...], dtype: np.dtype) -> np.ndarray:
    """Short strings of one to three words."""
    vocabulary = [b"to", b"be", b"or not", b"that is  the", b"question"]
    return rng.choice(np.array(vocabulary, dtype), shape)


def turns(*choices: object) -> tuple[Generator, ...]:
    """One choice for each sample of a signature, in turn: a generator or a constant."""
    return tuple(choice if callable(choice) else constant(choice) for choice in choices)


def summing(total: float, scale: float = 1.0) -> Generator:
    """Random values with the given sum: for branches that depend on it."""

    def make(rng: np.random.Generator, shape: tuple[int, ...], dtype: np.dtype) -> np.ndarray:
        values = rng.normal(0, scale, shape)
        return (values + (total - values.sum()) / values.size).astype(dtype)

    return make


def some_zero(generate: Generator) -> Generator:
    """About a third of the values become zero."""
    return lambda rng, shape, dtype: generate(rng, shape, dtype) * (
        rng.random(shape) < 0.67
    ).astype(dtype)


def rows_of_bools(first: int) -> Generator:
    """Each row is all true, all false, or mixed, in turn; `first` (0, 1, 2) is the first row's."""

    def make(rng: np.random.Generator, shape: tuple[int, ...], _: np.dtype) -> np.ndarray:
        kinds = (np.arange(shape[0]) + first) % 3
        result = rng.random(shape) < 0.5
        result[kinds == 0] = True
        result[kinds == 1] = False
        return result

    return make


def counting(rng: np.random.Generator, batch: int, steps: int) -> np.ndarray:
    """A mask of time steps: padding at the end or the start, of all lengths, and holes."""
    lengths = (np.arange(batch) * 5 + 2) % (steps + 1)
    mask = np.arange(steps)[None] < lengths[:, None]
    mask[1::3] = mask[1::3, ::-1]
    mask[2::3] = rng.random(mask[2::3].shape) < 0.5
    return mask


def padded(rng: np.random.Generator, shape: tuple[int, ...], dtype: np.dtype) -> np.ndarray:
    """Sequences with zeros at the time steps that the mask leaves out."""
    mask = counting(rng, *shape[:2])
    return (rng.normal(size=shape) * mask[:, :, None]).astype(dtype)


def distinct(scale: float = 0.37) -> Generator:
    """Values without ties, shuffled."""

    def make(rng: np.random.Generator, shape: tuple[int, ...], dtype: np.dtype) -> np.ndarray:
        count = int(np.prod(shape))
        return ((rng.permutation(count) - count / 2) * scale).astype(dtype).reshape(shape)

    return make


def one_of(*choices: str) -> Generator:
    """Strings, any of the given ones."""
    return lambda rng, shape, _: rng.choice([word.encode() for word in choices], shape)


def some_of(*choices: float) -> Generator:
    """Numbers, any of the given ones."""
    return lambda rng, shape, dtype: rng.choice(choices, shape).astype(dtype)


def default(dtype: np.dtype) -> Generator:
    """The default generator of an input."""
    if dtype == np.bool_:
        return lambda rng, shape, _: rng.random(shape) < 0.5
    if np.issubdtype(dtype, np.unsignedinteger):
        return integers(0, 20)
    if np.issubdtype(dtype, np.integer):
        return integers(-9, 10)
    return normal()


# The first entry whose key occurs in a variable's name decides; kernels keep fan-in scaling.
_VARIABLES: tuple[tuple[str, Generator], ...] = (
    ("moving_mean", normal(0.2)),
    ("moving_variance", uniform(0.6, 1.6)),
    ("variance", uniform(0.6, 1.6)),
    ("gamma", uniform(0.6, 1.3)),
    ("scale", uniform(0.6, 1.3)),
    ("beta", normal(0.2)),
    ("bias", normal(0.2)),
    ("mean", normal(0.2)),
    ("alpha", uniform(0.05, 0.4)),
    ("embedding", normal(0.5)),
)


def _kernel(rng: np.random.Generator, name: str, shape: tuple[int, ...]) -> np.ndarray:
    """He-scaled weights: activations keep about their size from layer to layer."""
    fan_in = np.prod(shape[:-1]) if len(shape) > 1 else 1
    if "depthwise" in name:  # height, width, channels, multiplier
        fan_in = np.prod(shape[:-2])
    return rng.normal(0, np.sqrt(1.6 / fan_in), shape)


def randomize(variables: Iterable, rng: np.random.Generator) -> None:
    """Gives every floating-point variable a random value that keeps the numerics sane.

    Keras initializes biases, scales and statistics to 0 and 1, which would hide most mistakes
    in folding them.
    """
    for variable in variables:
        dtype = np.dtype(getattr(variable.dtype, "as_numpy_dtype", variable.dtype))
        if not np.issubdtype(dtype, np.floating):
            continue
        name = getattr(variable, "path", variable.name)
        leaf = name.rsplit("/", 1)[-1]
        shape = tuple(variable.shape)
        for key, generate in _VARIABLES:
            if key in leaf:
                variable.assign(generate(rng, shape, dtype))
                break
        else:
            variable.assign(_kernel(rng, name, shape).astype(dtype))


def weights(*shape: int, seed: int = 0, scale: float | None = None) -> np.ndarray:
    """A float32 constant; He-scaled unless told otherwise."""
    rng = np.random.default_rng((seed, *shape))
    if scale is None:
        return _kernel(rng, "kernel", shape).astype(np.float32)
    return rng.normal(0, scale, shape).astype(np.float32)
