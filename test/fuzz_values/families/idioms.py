"""Idioms: Python functions of TensorFlow that expand to several ops."""

from __future__ import annotations

from builder import Builder, Rejected
from families import generates

UNARY = {
    "gelu": "tf.nn.gelu({x})",
    "gelu_approximate": "tf.nn.gelu({x}, approximate=True)",
    "swish": "tf.nn.silu({x})",
    "mish": "{x} * tf.tanh(tf.nn.softplus({x}))",
    "hard_swish": "{x} * tf.nn.relu6({x} + 3.0) / 6.0",
    "hard_sigmoid": "tf.nn.relu6({x} + 3.0) / 6.0",
    "relu_n1_to_1": "tf.maximum(tf.minimum({x}, 1.0), -1.0)",
    "relu_0_to_1": "tf.minimum(tf.nn.relu({x}), 1.0)",
    "log_sigmoid": "tf.math.log_sigmoid({x})",
    "prelu": "tf.nn.relu({x}) - 0.25 * tf.nn.relu(-{x})",
    "square_by_mul": "{x} * {x}",
    "double": "{x} + {x}",
    "zero_by_sub": "{x} - {x}",
    "times_one": "{x} * 1.0",
    "plus_zero": "{x} + 0.0",
    "by_constants": "({x} * 2.0 + 1.0) * 0.5 - 3.0",
    "rsqrt": "1.0 / tf.sqrt({x} * {x} + 0.5)",
    "nan_to_num": "tf.where(tf.math.is_nan({x}), tf.zeros_like({x}), {x})",
    "mean_variance": "tf.nn.moments({x}, [-1], keepdims=True)[1]",
    "reduce_std": "tf.math.reduce_std({x} * 3.0 + 0.5)",
    "logsumexp": "tf.reduce_logsumexp({x}, -1)",
    "l2_normalize": "tf.nn.l2_normalize({x}, -1, epsilon=0.01)",
    "standardize": "({x} - tf.reduce_mean({x}, -1, keepdims=True)) / (tf.math.reduce_std({x}, -1, keepdims=True) + 0.5)",
    "softmax_by_hand": "tf.exp({x} - tf.reduce_max({x}, -1, keepdims=True)) / tf.reduce_sum(tf.exp({x} - tf.reduce_max({x}, -1, keepdims=True)), -1, keepdims=True)",
    "cumprod_free": "tf.exp(tf.cumsum(tf.math.log(tf.abs({x}) + 0.5), -1))",
    "mask_by_compare": "{x} * tf.cast({x} > 0.0, tf.float32)",
    "one_minus": "1.0 - {x}",
    "neg_twice": "-(-{x})",
    "abs_of_neg": "tf.abs(-{x})",
    "transposes": "tf.transpose(tf.transpose({x}))",
    "flat": "tf.reshape({x}, [-1])",
    "reverse_sum": "{x} + tf.reverse({x}, [-1])",
    "maximum_self": "tf.maximum({x}, {x})",
    "is_max": "tf.cast({x} >= tf.reduce_max({x}, -1, keepdims=True), tf.float32)",
    "layer_norm": "({x} - tf.reduce_mean({x}, -1, keepdims=True)) * tf.math.rsqrt(tf.reduce_mean(tf.math.squared_difference({x}, tf.reduce_mean({x}, -1, keepdims=True)), -1, keepdims=True) + 0.01)",
    "neighbors": "{x}[..., 1:] - {x}[..., :-1]",
    "even_odd": "tf.stack([{x}[..., ::2], {x}[..., ::2]], -1)",
    "round_half": "tf.round({x} * 2.0) / 2.0",
    "fraction": "{x} - tf.floor({x})",
    "sort": "tf.sort({x})",
    "sort_down": "tf.sort({x}, direction='DESCENDING')",
    "argsort": "tf.argsort({x}, stable=True)",
    "rank_of": "tf.argsort(tf.argsort({x}, stable=True), stable=True)",
    "pairwise": "tf.expand_dims({x}, -1) - tf.expand_dims({x}, -2)",
    "softmax_first": "tf.nn.softmax({x}, axis=0)",
    "log_softmax_first": "tf.nn.log_softmax({x}, axis=0)",
    "argmax_one_hot": "tf.one_hot(tf.argmax({x}, -1), 4)",
    "top_values": "tf.math.top_k({x}, 1)[0]",
    "count_nonzero": "tf.math.count_nonzero({x}, axis=-1)",
    "crelu": "tf.nn.crelu({x})",
    "sign_abs": "tf.sign({x}) * tf.sqrt(tf.abs({x}))",
    "clip_norm": "tf.clip_by_norm({x}, 1.5)",
    "sigmoid_by_hand": "1.0 / (1.0 + tf.exp(-{x}))",
    "tanh_by_hand": "2.0 * tf.sigmoid(2.0 * {x}) - 1.0",
    "dropout_off": "tf.nn.dropout({x}, 0.0)",
    "boolean_mask": "tf.boolean_mask({x}, {x} > 0.0)",
    "where_indices": "tf.where({x} > 0.0)",
    "gather_where": "tf.gather_nd({x}, tf.where({x} > 0.0))",
    "tile_up": "tf.repeat({x}, 2, axis=-1)",
    "repeat_first": "tf.repeat({x}, 2, axis=0)",
    "eye_like": "{x} + tf.eye(1)",
    "cross_entropy": "tf.nn.sigmoid_cross_entropy_with_logits(tf.ones_like({x}), {x})",
    "polyval": "tf.math.polyval([1.0, 0.5, -2.0], {x})",
    "unravel": "tf.stack(tf.unstack({x}, num=1, axis=-1) if {x}.shape[-1] == 1 else [{x}], 0)",
}
PAIRS = {
    "where": "tf.where({x} > {y}, {x}, {y})",
    "lerp": "{x} * 0.25 + {y} * 0.75",
    "gate": "tf.sigmoid({x}) * tf.tanh({y})",
    "distance": "tf.reduce_sum(tf.square({x} - {y}), -1)",
    "cosine": "tf.reduce_sum(tf.nn.l2_normalize({x} + 0.1, -1) * tf.nn.l2_normalize({y} + 0.1, -1), -1)",
    "join": "tf.concat([{x}, {y}, {x}], -1)",
    "stacked_sum": "tf.reduce_sum(tf.stack([{x}, {y}], 0), 0)",
    "select_sum": "tf.where(tf.abs({x}) < 1.0, {x} + {y}, {x} - {y})",
    "max_then_min": "tf.minimum(tf.maximum({x}, {y}), 2.0)",
    "add_n": "tf.add_n([{x}, {y}, {x}])",
    "foil": "({x} + {y}) * ({x} - {y})",
    "factored": "{x} * 2.5 + {y} * 2.5",
    "share": "{x} / (tf.abs({y}) + 1.0)",
    "logical": "tf.cast(tf.math.logical_xor({x} > 0.0, {y} > 0.0), tf.float32)",
    "outer": "tf.tensordot(tf.reshape({x}, [-1]), tf.reshape({y}, [-1]), 0)",
    "squared_difference": "tf.reduce_mean(tf.math.squared_difference({x}, {y}))",
    "residual": "{x} + tf.nn.relu({y})",
    "equal_mean": "tf.reduce_mean(tf.cast(tf.equal(tf.round({x}), tf.round({y})), tf.float32))",
}
INTEGER = {
    "parity": "{x} % 2",
    "halve": "{x} // 2",
    "negate": "-{x}",
    "to_float": "tf.cast({x}, tf.float32) * 0.5",
    "clamp": "tf.clip_by_value({x}, -3, 3)",
    "bits": "tf.cast(tf.cast({x}, tf.bool), tf.int32)",
    "mod_negative": "{x} % -3",
    "floor_negative": "{x} // -3",
    "truncate": "tf.truncatediv({x}, 3)",
    "truncate_mod": "tf.truncatemod({x}, 3)",
    "count": "tf.math.bincount(tf.reshape(tf.abs({x}) % 5, [-1]), minlength=5, maxlength=5)",
    "true_division": "{x} / 4",
    "mean": "tf.reduce_mean({x})",
    "flip": "tf.reverse({x}, [0])",
    "square": "{x} * {x}",
    "total": "tf.reduce_sum({x}, -1, keepdims=True)",
    "hot": "tf.one_hot({x}, 3, dtype=tf.int32)",
    "as_index": "tf.gather([1.5, -2.0, 3.0], {x} % 3)",
    "running": "tf.cumsum({x}, axis=-1, exclusive=True)",
    "mask": "tf.sequence_mask(tf.abs({x}) % 5, 4)",
    "sorted": "tf.sort({x})",
    "unique": "tf.unique(tf.reshape({x}, [-1]))[0]",
    "cast_long": "tf.cast({x}, tf.int64) * 3",
    "max_index": "tf.argmax({x}, -1)",
    "sign": "tf.sign({x})",
    "abs": "tf.abs({x})",
    "pow": "{x} ** 2",
    "shift": "tf.bitwise.left_shift({x}, 1)",
}
BOOLEAN = {
    "any_last": "tf.reduce_any({x}, -1)",
    "all": "tf.reduce_all({x})",
    "not": "tf.logical_not({x})",
    "as_float": "tf.cast({x}, tf.float32)",
    "as_int": "tf.cast({x}, tf.int32)",
    "count": "tf.reduce_sum(tf.cast({x}, tf.int32))",
    "where": "tf.where({x})",
    "concat": "tf.concat([{x}, tf.logical_not({x})], -1)",
    "flip": "tf.reverse({x}, [-1])",
    "select": "tf.where({x}, 1.5, -0.5)",
    "stack": "tf.stack([{x}, {x}])",
    "xor": "tf.math.logical_xor({x}, tf.reverse({x}, [0]))",
    "pad": "tf.pad({x}, [[1, 0]] + [[0, 1]] * (len({x}.shape) - 1))",
    "transpose": "tf.transpose({x})",
}


def _enter(table: dict[str, str], prefix: str, dtype: str, weight: float) -> None:
    def grow(b: Builder, name: str) -> None:
        text = table[name.removeprefix(prefix)]
        x = b.pick(
            dtype, (1, 2, 3, 4) if dtype != "float32" or "-1" in text or "0]" in text else None
        )
        y = b.partner(x) if "{y}" in text else ""
        b.add(text.format(x=x.name, y=y), name, rounds=True)

    generates(" ".join(prefix + name for name in table), weight)(grow)


_enter(UNARY, "idiom:", "float32", 0.35)
_enter(PAIRS, "pair:", "float32", 0.45)
_enter(INTEGER, "integer:", "int32", 0.3)
_enter(BOOLEAN, "boolean:", "bool", 0.25)


@generates("layer:dense layer:conv1d layer:norm layer:attention layer:embedding", 0.6)
def layer(b: Builder, name: str) -> None:
    """A Keras layer with weights."""
    kind = name.split(":")[1]
    label = b.fresh("l")
    if b.depth:
        raise Rejected("layers belong to the module")
    if kind == "embedding":
        x = b.pick(
            "int32",
            (1, 2),
            lambda v: all(a.size == 0 or (a.min() >= 0 and a.max() < 8) for a in v.numpy()),
        )
        text, shape = "keras.layers.Embedding(8, 3)", None
    else:
        ranks = {"dense": (2, 3), "conv1d": (3,), "norm": (2, 3), "attention": (3,)}[kind]
        x = b.pick(
            "float32", ranks, lambda v: v.size(-1) is not None and min(s[1] for s in v.shapes) >= 1
        )
        shape = x.shape
        text = {
            "dense": f"keras.layers.Dense({b.rng.randint(1, 5)}, activation={b.choose((None, 'relu', 'gelu', 'tanh', 'softmax', 'elu'))!r}, bias_initializer='random_normal')",
            "conv1d": f"keras.layers.Conv1D({b.rng.randint(1, 4)}, {b.choose((1, 2, 3))}, padding={b.choose(('same', 'causal'))!r}, dilation_rate={b.choose((1, 2))}, bias_initializer='random_normal')",
            "norm": "keras.layers.LayerNormalization()",
            "attention": "keras.layers.MultiHeadAttention(2, 3)",
        }[kind]
    call = f"self.{label}({x.name})" if kind != "attention" else f"self.{label}({x.name}, {x.name})"
    add_layer(b, label, text, shape, kind == "attention")
    b.add(call, name, rounds=True)


def add_layer(b: Builder, label: str, text: str, shape, twice: bool = False) -> None:
    """Makes a layer with weights known: a member of the module."""
    import keras

    keras.utils.set_random_seed(1)
    full = (
        text
        if shape is None
        else f"built({text}, {tuple(shape)}{', ' + str(tuple(shape)) if twice else ''})"
    )
    try:
        made = eval(full, {"keras": keras, "built": built})  # pylint: disable=eval-used
    except Exception as error:
        raise Rejected(f"{text}: {error}") from error
    b.members[label] = full
    setattr(b.module, label, made)


def built(made, *shapes):
    made.build(*shapes)
    return made
