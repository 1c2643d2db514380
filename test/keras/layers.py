"""The cases of run_layers.py: each class of layers with its options."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

BOTH = ("keras3", "tf_keras")


@dataclasses.dataclass
class Case:
    name: str
    build: Callable[[Any], Any]  # from keras or tf_keras to a model
    libraries: Sequence[str] = BOTH
    unknown: int = 3  # the size of an unknown dimension
    integers: int = 0  # inputs are integers below this number
    zero_steps: Sequence[Any] = ()  # time steps that are zero, for each row of the batch
    code: str = ""  # the code of an error
    ops: Sequence[str] = ()  # ops that the file must have
    arguments: Sequence[str] = ()
    suffixes: Sequence[str] = (".keras", ".h5")  # of the files that Keras can write
    options: dict[str, Any] = dataclasses.field(default_factory=dict)  # of write_layers_model
    # The same model with channels last, which gives the expected values for transposed inputs.
    twin: Callable[[Any], Any] | None = None


CASES: list[Case] = []


def case(name: str, build: Callable[[Any], Any], **options: Any) -> None:
    CASES.append(Case(name, build, **options))


def layer(cls: str, shape: Sequence[int | None], variants: dict[str, dict], dtype: str = "float32", **options: Any) -> None:
    """Cases of one layer on one input."""
    for name, arguments in variants.items():
        def build(k, arguments=arguments):
            x = k.Input(tuple(shape), dtype=dtype, name="x")
            return k.Model(x, getattr(k.layers, cls)(**arguments, name="y")(x))

        case(f"{cls}-{name}" if name else cls, build, **options)


# Dense and activations.

layer("Dense", (5,), {"": {"units": 4}, "no_bias": {"units": 4, "use_bias": False}, "relu": {"units": 4, "activation": "relu"}})
layer("Dense", (6, 5), {"3d": {"units": 4, "activation": "tanh"}})
layer("Dense", (None, 5), {"any_length": {"units": 4}})
layer("Dense", (2, 3, 5), {"4d": {"units": 4}})
ACTIVATIONS = ("linear", "relu", "elu", "selu", "sigmoid", "hard_sigmoid", "tanh", "softplus", "softsign",
               "exponential", "swish", "gelu", "softmax", "mish")  # fmt: skip
layer("Activation", (7,), {name: {"activation": name} for name in ACTIVATIONS})
layer("Activation", (7,), {name: {"activation": name} for name in ("relu6", "leaky_relu", "hard_silu", "log_softmax", "silu")}, libraries=["keras3"])
layer("ReLU", (9,), {
    "": {}, "6": {"max_value": 6.0}, "slope": {"negative_slope": 0.25}, "threshold": {"threshold": 0.5},
    "most": {"max_value": 1.0}, "all": {"max_value": 1.5, "negative_slope": 0.1, "threshold": 0.5},
    "6_slope": {"max_value": 6.0, "negative_slope": 0.5}, "6_threshold": {"max_value": 6.0, "threshold": 0.5},
})  # fmt: skip
layer("LeakyReLU", (9,), {"": {}})
layer("LeakyReLU", (9,), {"alpha": {"alpha": 0.1}}, libraries=["tf_keras"])
layer("LeakyReLU", (9,), {"slope": {"negative_slope": 0.1}}, libraries=["keras3"])
layer("PReLU", (4, 4, 3), {"": {}, "shared": {"shared_axes": [1, 2]}})
layer("ELU", (9,), {"": {}, "alpha": {"alpha": 0.5}})
layer("ThresholdedReLU", (9,), {"": {"theta": 0.5}}, libraries=["tf_keras"])
layer("Softmax", (4, 5), {"": {}, "axis": {"axis": 1}})

# Layers that only training needs.

for each in ("Dropout", "SpatialDropout1D", "GaussianNoise", "GaussianDropout", "AlphaDropout"):
    layer(each, (4, 5), {"": {each == "GaussianNoise" and "stddev" or "rate": 0.5}})
layer("RandomFlip", (4, 4, 3), {"": {}})

# Convolutions.

layer("Conv1D", (9, 4), {
    "": {"filters": 3, "kernel_size": 3}, "same": {"filters": 3, "kernel_size": 3, "padding": "same", "activation": "relu"},
    "causal": {"filters": 3, "kernel_size": 3, "padding": "causal", "dilation_rate": 2},
    "strides": {"filters": 3, "kernel_size": 4, "strides": 2, "use_bias": False},
    "dilated": {"filters": 3, "kernel_size": 3, "dilation_rate": 2, "padding": "same"},
    "groups": {"filters": 4, "kernel_size": 3, "groups": 2},
})  # fmt: skip
layer("Conv1D", (None, 4), {"any_length": {"filters": 3, "kernel_size": 3, "padding": "causal"}}, unknown=7)
layer("Conv2D", (8, 9, 4), {
    "": {"filters": 3, "kernel_size": 3}, "same": {"filters": 3, "kernel_size": (3, 2), "padding": "same", "strides": 2},
    "dilated": {"filters": 3, "kernel_size": 3, "dilation_rate": (2, 1)}, "groups": {"filters": 6, "kernel_size": 3, "groups": 2},
    "strides": {"filters": 3, "kernel_size": 3, "strides": (2, 1), "activation": "sigmoid"},
})  # fmt: skip
layer("Conv2D", (None, None, 3), {"any_size": {"filters": 2, "kernel_size": 3, "padding": "same"}}, unknown=6)
layer("Conv3D", (5, 6, 7, 2), {
    "": {"filters": 3, "kernel_size": 2}, "same": {"filters": 3, "kernel_size": 3, "padding": "same", "strides": 2},
})  # fmt: skip
layer("DepthwiseConv1D", (9, 3), {"": {"kernel_size": 3}, "more": {"kernel_size": 3, "depth_multiplier": 2, "padding": "same", "strides": 2}})
layer("DepthwiseConv2D", (8, 8, 3), {
    "": {"kernel_size": 3}, "more": {"kernel_size": 3, "depth_multiplier": 2, "padding": "same", "strides": 2},
    "dilated": {"kernel_size": 3, "dilation_rate": 2, "activation": "relu"},
})  # fmt: skip
layer("SeparableConv1D", (9, 3), {"": {"filters": 4, "kernel_size": 3}, "more": {"filters": 4, "kernel_size": 3, "depth_multiplier": 2, "padding": "same"}})
layer("SeparableConv1D", (9, 3), {"causal": {"filters": 4, "kernel_size": 3, "padding": "causal"}}, libraries=["tf_keras"])
layer("SeparableConv2D", (8, 8, 3), {"": {"filters": 4, "kernel_size": 3}, "more": {"filters": 4, "kernel_size": 3, "depth_multiplier": 2, "padding": "same", "strides": 2}})
for padding in ("valid", "same"):
    layer("Conv1DTranspose", (5, 3), {
        padding: {"filters": 2, "kernel_size": 3, "padding": padding},
        f"{padding}_strides": {"filters": 2, "kernel_size": 3, "strides": 2, "padding": padding},
    })  # fmt: skip
    layer("Conv2DTranspose", (5, 4, 3), {
        padding: {"filters": 2, "kernel_size": 3, "padding": padding},
        f"{padding}_strides": {"filters": 2, "kernel_size": 3, "strides": 2, "padding": padding},
        f"{padding}_wide": {"filters": 2, "kernel_size": 2, "strides": 3, "padding": padding},
        f"{padding}_output": {"filters": 2, "kernel_size": 3, "strides": 2, "padding": padding, "output_padding": 1},
    })  # fmt: skip
layer("Conv2DTranspose", (None, 4, 3), {"any_size": {"filters": 2, "kernel_size": 3, "strides": 2, "padding": "same"}}, unknown=5)
layer("Conv3DTranspose", (3, 4, 3, 2), {"": {"filters": 2, "kernel_size": 3, "strides": 2}})

# Channels first. TensorFlow has no kernels on the CPU for the first ones: the expected values are those of
# the layer with channels last on transposed inputs.


def channels_first(cls: str, shape: Sequence[int], **options: Any) -> None:
    def build(k, data_format="channels_first"):
        turned = shape if data_format == "channels_first" else (*shape[1:], shape[0])
        x = k.Input(turned, name="x")
        return k.Model(x, getattr(k.layers, cls)(**options, data_format=data_format, name="y")(x))

    case(f"{cls}-channels_first", build, twin=lambda k: build(k, "channels_last"))


channels_first("Conv1D", (3, 9), filters=4, kernel_size=3, activation="relu")
channels_first("Conv2D", (3, 8, 7), filters=4, kernel_size=3, padding="same", strides=2, activation="relu")
channels_first("Conv3D", (2, 5, 6, 4), filters=3, kernel_size=2)
channels_first("DepthwiseConv2D", (3, 8, 7), kernel_size=3, depth_multiplier=2)
channels_first("SeparableConv2D", (3, 8, 7), filters=4, kernel_size=3)
channels_first("Conv2DTranspose", (3, 4, 5), filters=2, kernel_size=3, strides=2)
channels_first("MaxPooling2D", (3, 8, 7))
channels_first("AveragePooling1D", (3, 9), pool_size=2, padding="same")
layer("Flatten", (3, 4, 5), {"first": {"data_format": "channels_first"}})
layer("GlobalAveragePooling2D", (3, 4, 5), {"first": {"data_format": "channels_first"}})
layer("GlobalMaxPooling1D", (3, 4), {"first": {"data_format": "channels_first"}})
layer("UpSampling2D", (3, 4, 5), {"first": {"data_format": "channels_first"}})
layer("ZeroPadding2D", (3, 4, 5), {"first": {"data_format": "channels_first", "padding": ((1, 0), (2, 1))}})
layer("Cropping2D", (3, 6, 5), {"first": {"data_format": "channels_first", "cropping": ((1, 0), (2, 1))}})
layer("BatchNormalization", (3, 4, 5), {"first": {"axis": 1}})

# Pooling.

for kind in ("Max", "Average"):
    for rank, shape in ((1, (9, 2)), (2, (8, 9, 2)), (3, (6, 5, 4, 2))):
        layer(f"{kind}Pooling{rank}D", shape, {"": {"pool_size": 2}, "same": {"pool_size": 3, "strides": 2, "padding": "same"}})
        layer(f"Global{kind}Pooling{rank}D", shape, {"": {}, "keepdims": {"keepdims": True}})

# Shapes.

layer("Flatten", (3, 4), {"": {}})
layer("Flatten", (None, 4), {"any_length": {}})
layer("Reshape", (3, 4), {"": {"target_shape": (2, 6)}, "open": {"target_shape": (-1, 2)}})
layer("Reshape", (None, 4), {"any_length": {"target_shape": (-1, 2)}})
layer("Permute", (3, 4, 5), {"": {"dims": (2, 3, 1)}})
layer("RepeatVector", (4,), {"": {"n": 3}})
layer("ZeroPadding1D", (5, 2), {"": {}, "pair": {"padding": (0, 2)}})
layer("ZeroPadding2D", (5, 4, 2), {"": {}, "pairs": {"padding": ((0, 2), (1, 0))}, "two": {"padding": (2, 1)}})
layer("ZeroPadding3D", (3, 4, 3, 2), {"": {}, "pairs": {"padding": ((0, 2), (1, 0), (1, 1))}})
layer("Cropping1D", (5, 2), {"": {}, "pair": {"cropping": (0, 2)}})
layer("Cropping2D", (5, 6, 2), {"": {"cropping": 1}, "pairs": {"cropping": ((0, 2), (1, 0))}})
layer("Cropping3D", (5, 6, 4, 2), {"": {}})
layer("UpSampling1D", (5, 2), {"": {}, "3": {"size": 3}})
layer("UpSampling2D", (4, 5, 2), {"": {}, "bilinear": {"size": (2, 3), "interpolation": "bilinear"}})
layer("UpSampling2D", (None, None, 2), {"any_size": {"size": 2}}, unknown=4)
layer("UpSampling3D", (3, 4, 3, 2), {"": {}})

# Normalization and preprocessing.

layer("BatchNormalization", (5,), {"": {}, "bare": {"scale": False, "center": False, "epsilon": 0.01}})
layer("BatchNormalization", (4, 4, 3), {"4d": {}, "axis": {"axis": 2}})
layer("LayerNormalization", (4, 5), {"": {}, "axes": {"axis": [1, 2]}, "bare": {"scale": False, "center": False}, "axis1": {"axis": 1}})
layer("LayerNormalization", (4, 5), {"rms": {"rms_scaling": True}}, libraries=["keras3"])
layer("GroupNormalization", (4, 4, 6), {"": {"groups": 3}, "instance": {"groups": -1}, "axis": {"groups": 2, "axis": 1}})
layer("UnitNormalization", (4, 5), {"": {}, "axes": {"axis": [1, 2]}})
layer("Normalization", (3, 4), {"given": {"mean": [1.0, 2, 3, 4], "variance": [4.0, 1, 2, 9]}, "invert": {"mean": 3.0, "variance": 2.0, "axis": None, "invert": True}})
layer("Normalization", (3, 4), {"weights": {}})
layer("Rescaling", (4, 4, 3), {"": {"scale": 1 / 127.5, "offset": -1}, "list": {"scale": [0.1, 0.2, 0.3], "offset": [1.0, 2.0, 3.0]}})
layer("Resizing", (6, 5, 2), {"": {"height": 4, "width": 7}, "nearest": {"height": 4, "width": 7, "interpolation": "nearest"}, "crop": {"height": 3, "width": 3, "crop_to_aspect_ratio": True}})
layer("CenterCrop", (7, 6, 2), {"": {"height": 4, "width": 3}, "larger": {"height": 9, "width": 3}})


# Embeddings and masks.

def embedding(k, *layers, mask=True):
    x = k.Input((5,), dtype="int32", name="x")
    y = k.layers.Embedding(7, 6, mask_zero=mask)(x)
    for each in layers:
        y = each(y)
    return k.Model(x, y)


ZEROS = ([3, 4], [], [0, 2])
case("Embedding", lambda k: embedding(k, mask=False), integers=7)
case("Embedding-sequential", lambda k: k.Sequential([k.layers.Embedding(7, 6, input_length=5), k.layers.Flatten(), k.layers.Dense(2)]), integers=7, libraries=["tf_keras"], unknown=2)
case("Masking-average", lambda k: embedding(k, k.layers.Dense(3), k.layers.GlobalAveragePooling1D()), integers=7, zero_steps=ZEROS)
case("Masking-dropped", lambda k: embedding(k, k.layers.Conv1D(3, 2, padding="same"), k.layers.GlobalAveragePooling1D()), integers=7, zero_steps=ZEROS)


def masked(k, *layers):
    x = k.Input((5, 4), name="x")
    y = k.layers.Masking()(x)
    for each in layers:
        y = each(y)
    return k.Model(x, y)


case("Masking", lambda k: masked(k), zero_steps=ZEROS)


def merged_masks(k, merge):
    x = k.Input((5,), dtype="int32", name="x")
    z = k.Input((5,), dtype="int32", name="z")
    a = k.layers.Embedding(7, 6, mask_zero=True)(x)
    b = k.layers.Embedding(7, 6, mask_zero=True)(z)
    return k.Model([x, z], k.layers.GlobalAveragePooling1D()(merge([a, b])))


for each in ("Add", "Average"):
    case(f"Masking-{each}", lambda k, each=each: merged_masks(k, getattr(k.layers, each)()), integers=7, zero_steps=ZEROS)
for each in ("Multiply", "Maximum"):
    case(f"Masking-{each}", lambda k, each=each: merged_masks(k, getattr(k.layers, each)()), integers=7, zero_steps=ZEROS, libraries=["tf_keras"])
    case(f"Masking-{each}_refused", lambda k, each=each: merged_masks(k, getattr(k.layers, each)()), code="unsupported-op", libraries=["keras3"])
case("Masking-Concatenate", lambda k: merged_masks(k, k.layers.Concatenate(axis=-1)), integers=7, zero_steps=ZEROS)


# Merging.

def merging(k, cls, shapes=((3, 4), (3, 4)), **options):
    inputs = [k.Input(shape, name=f"x{i}") for i, shape in enumerate(shapes)]
    return k.Model(inputs, getattr(k.layers, cls)(name="y", **options)(inputs))


for each in ("Add", "Multiply", "Average", "Maximum", "Minimum"):
    case(f"{each}-three", lambda k, each=each: merging(k, each, ((3, 4),) * 3))
    case(f"{each}-ranks", lambda k, each=each: merging(k, each, ((3, 4), (4,))))
case("Subtract", lambda k: merging(k, "Subtract"))
case("Concatenate", lambda k: merging(k, "Concatenate", ((3, 4), (3, 2), (3, 1))))
case("Concatenate-axis", lambda k: merging(k, "Concatenate", ((3, 4), (2, 4)), axis=1))
case("Dot", lambda k: merging(k, "Dot", ((4,), (4,)), axes=1))
case("Dot-normalize", lambda k: merging(k, "Dot", ((4,), (4,)), axes=-1, normalize=True))
case("Dot-3d", lambda k: merging(k, "Dot", ((3, 4), (5, 4)), axes=2))
case("Dot-axes", lambda k: merging(k, "Dot", ((3, 4), (4, 5)), axes=(2, 1)))
case("Dot-1", lambda k: merging(k, "Dot", ((3, 4), (3, 5)), axes=1))
case("Dot-mixed", lambda k: merging(k, "Dot", ((3, 4), (3,)), axes=(1, 1)))
case("Dot-mixed2", lambda k: merging(k, "Dot", ((3,), (4, 3)), axes=(1, 2)))


# Recurrent layers.

def recurrent(k, layer, shape=(6, 4)):
    x = k.Input(shape, name="x")
    return k.Model(x, layer(x))


LSTM, RNN = ["UNIDIRECTIONAL_SEQUENCE_LSTM"], ["UNIDIRECTIONAL_SEQUENCE_RNN"]
for cls, ops in (("LSTM", LSTM), ("GRU", ()), ("SimpleRNN", RNN)):
    variants: dict[str, dict] = {
        "": {}, "sequences": {"return_sequences": True}, "state": {"return_sequences": True, "return_state": True},
        "backwards": {"go_backwards": True, "return_sequences": True}, "no_bias": {"use_bias": False},
        "relu": {"activation": "relu", "return_sequences": True}, "unroll": {"unroll": True},
    }  # fmt: skip
    if cls == "GRU":
        variants["before"] = {"reset_after": False, "return_sequences": True}
        variants["hard"] = {"recurrent_activation": "hard_sigmoid"}
    if cls == "LSTM":
        variants["hard"] = {"recurrent_activation": "hard_sigmoid"}
    for name, options in variants.items():
        case(f"{cls}-{name}" if name else cls, lambda k, cls=cls, options=options: recurrent(k, getattr(k.layers, cls)(3, name="y", **options)), ops=ops if name != "hard" else ())
    case(f"{cls}-any_length", lambda k, cls=cls: recurrent(k, getattr(k.layers, cls)(3, return_sequences=True), (None, 4)), unknown=5)
    for name, options in {"last": {}, "sequences": {"return_sequences": True}, "backwards": {"return_sequences": True, "go_backwards": True}, "state": {"return_state": True}}.items():
        case(f"{cls}-masked_{name}", lambda k, cls=cls, options=options: masked(k, getattr(k.layers, cls)(3, **options)), zero_steps=ZEROS)
    for mode in ("concat", "sum", "mul", "ave", None):
        case(f"Bidirectional-{cls}_{mode}", lambda k, cls=cls, mode=mode: recurrent(k, k.layers.Bidirectional(getattr(k.layers, cls)(3, return_sequences=True), merge_mode=mode)))
    case(f"Bidirectional-{cls}_last", lambda k, cls=cls: recurrent(k, k.layers.Bidirectional(getattr(k.layers, cls)(3))))
    case(f"Bidirectional-{cls}_state", lambda k, cls=cls: recurrent(k, k.layers.Bidirectional(getattr(k.layers, cls)(3, return_state=True, return_sequences=True))))
    case(f"Bidirectional-{cls}_masked", lambda k, cls=cls: masked(k, k.layers.Bidirectional(getattr(k.layers, cls)(3, return_sequences=True)), k.layers.GlobalAveragePooling1D()), zero_steps=ZEROS)
    case(f"Bidirectional-{cls}_masked_last", lambda k, cls=cls: masked(k, k.layers.Bidirectional(getattr(k.layers, cls)(3))), zero_steps=ZEROS)
case("Bidirectional-own", lambda k: recurrent(k, k.layers.Bidirectional(k.layers.LSTM(3), backward_layer=k.layers.GRU(3, go_backwards=True))))
case("RNN-cell", lambda k: recurrent(k, k.layers.RNN(k.layers.LSTMCell(3), return_sequences=True)), ops=LSTM)
case("RNN-gru_cell", lambda k: recurrent(k, k.layers.RNN(k.layers.GRUCell(3))))
case("RNN-stacked", lambda k: recurrent(k, k.layers.RNN([k.layers.LSTMCell(3), k.layers.LSTMCell(2)], return_sequences=True)))
case("LSTM-stateful", lambda k: k.Sequential([k.Input(batch_shape=(3, 6, 4), name="x"), k.layers.LSTM(3, stateful=True)]), code="unsupported-op", libraries=["keras3"])
case("LSTM-stacked", lambda k: k.Sequential([k.Input((6, 4), name="x"), k.layers.LSTM(3, return_sequences=True), k.layers.LSTM(2)]), ops=LSTM)


def states(k):
    x, h, c = k.Input((6, 4), name="x"), k.Input((3,), name="h"), k.Input((3,), name="c")
    return k.Model([x, h, c], k.layers.LSTM(3, name="y")(x, initial_state=[h, c]))


case("LSTM-initial_state", states, ops=LSTM)


def encoder_decoder(k):
    x, z = k.Input((6, 4), name="x"), k.Input((5, 2), name="z")
    _, h, c = k.layers.LSTM(3, return_state=True)(x)
    y = k.layers.LSTM(3, return_sequences=True)(z, initial_state=[h, c])
    return k.Model([x, z], k.layers.Dense(2, name="y")(y))


case("LSTM-encoder_decoder", encoder_decoder)


# Wrappers and attention.

def wrapped(k, inner, shape):
    x = k.Input(shape, name="x")
    return k.Model(x, k.layers.TimeDistributed(inner)(x))


case("TimeDistributed-Dense", lambda k: wrapped(k, k.layers.Dense(3), (5, 4)))
case("TimeDistributed-Conv2D", lambda k: wrapped(k, k.layers.Conv2D(3, 3), (5, 6, 6, 2)))
case("TimeDistributed-Flatten", lambda k: wrapped(k, k.layers.Flatten(), (5, 3, 2)))
case("TimeDistributed-any_length", lambda k: wrapped(k, k.layers.Dense(3), (None, 4)))
case("TimeDistributed-LSTM", lambda k: wrapped(k, k.layers.LSTM(3), (5, 4, 2)))
case("TimeDistributed-model", lambda k: wrapped(k, k.Sequential([k.Input((4,)), k.layers.Dense(3), k.layers.Dense(2)]), (5, 4)))
case("TimeDistributed-masked", lambda k: masked(k, k.layers.TimeDistributed(k.layers.Dense(3)), k.layers.LSTM(2)), zero_steps=ZEROS)


def attention(k, mask=False, **options):
    x, z = k.Input((5, 4), name="x"), k.Input((6, 3), name="z")
    a, b = (k.layers.Masking()(x), k.layers.Masking()(z)) if mask else (x, z)
    return k.Model([x, z], k.layers.MultiHeadAttention(2, 3, **options)(a, b))


def self_attention(k):
    x = k.Input((5, 4), name="x")
    y = k.layers.MultiHeadAttention(2, 3)(x, x)
    return k.Model(x, k.layers.LayerNormalization()(k.layers.Add()([x, y])))


case("MultiHeadAttention", attention)
case("MultiHeadAttention-options", lambda k: attention(k, value_dim=5, use_bias=False, output_shape=7))
case("MultiHeadAttention-self", self_attention)
case("MultiHeadAttention-masked", lambda k: attention(k, mask=True), zero_steps=([3, 4], [], [0, 2]))


# Models.

def two_outputs(k):
    a, b = k.Input((4,), name="a"), k.Input((4,), name="b")
    shared = k.layers.Dense(3, activation="relu", name="shared")
    left, right = shared(a), shared(b)
    joined = k.layers.Concatenate(name="joined")([left, right])
    return k.Model([b, a], [k.layers.Dense(2, name="first")(joined), k.layers.Subtract(name="second")([right, left])])


def nested(k):
    inner = k.Sequential([k.Input((4,)), k.layers.Dense(3, name="d1"), k.layers.Dense(4, name="d2")], name="inner")
    x = k.Input((4,), name="x")
    middle = k.Model(x, k.layers.Add(name="add")([inner(x), inner(inner(x))]), name="middle")
    z = k.Input((4,), name="z")
    return k.Model(z, k.layers.Dense(2, name="y")(middle(middle(z))))


def image_network(k):
    layers = k.layers
    return k.Sequential([
        k.Input((16, 16, 3), name="x"), layers.Conv2D(4, 3, padding="same", use_bias=False), layers.BatchNormalization(),
        layers.ReLU(6.0), layers.DepthwiseConv2D(3, padding="same"), layers.BatchNormalization(), layers.ReLU(),
        layers.MaxPooling2D(), layers.SeparableConv2D(5, 3), layers.GlobalAveragePooling2D(), layers.Dropout(0.3),
        layers.Dense(4, activation="softmax"),
    ])  # fmt: skip


case("Model-operations", lambda k: (lambda x, z: k.Model([x, z], k.layers.Dense(2)((x + z) * 2.0 - x / z)))(k.Input((4,), name="x"), k.Input((4,), name="z")), libraries=["keras3"])
case("Model-two_outputs", two_outputs)
case("Model-nested", nested)
case("Model-image", image_network)
case("Model-bare", image_network, options={"bare": True})
case("Model-no_modules", image_network, options={"keeps_modules": False})
case("Model-many_files", image_network, options={"shard_bytes": 100})
for each in ("float16", "uint8", "uint16"):
    case(f"Model-{each}", image_network, options={"stored": each})
case("Model-input_is_output", lambda k: (lambda x: k.Model(x, [x, k.layers.Dense(2)(x)]))(k.Input((3,), name="x")), libraries=["keras3"])
case("Model-sequential_shape", lambda k: k.Sequential([k.layers.Dense(3, input_shape=(4,), name="first"), k.layers.Dense(2)]), libraries=["tf_keras"])

# Functions of TensorFlow between layers.

IMAGE = (4, 6, 3)


def function(name: str, call: Callable[[Any, Any], Any], **options: Any) -> None:
    """A function of tensors `x` and `z` of the shape IMAGE, and a layer after it."""
    def build(k):
        x, z = k.Input(IMAGE, name="x"), k.Input(IMAGE, name="z")
        return k.Model([x, z], [call(x, z), k.layers.Add()([x, z])])

    case(f"Function-{name}", build, libraries=["tf_keras"], **options)


def tf(path: str) -> Callable[..., Any]:
    def call(*arguments, **keywords):
        import tensorflow

        found = tensorflow
        for part in path.split("."):
            found = getattr(found, part)
        return found(*arguments, **keywords)

    return call


def preprocess(network: str) -> Callable[[Any, Any], Any]:
    """What models of keras.applications need before their first layer."""
    def call(x, z):
        import tf_keras

        return getattr(tf_keras.applications, network).preprocess_input(x)

    return call


function("add", lambda x, z: x + z)
function("add_list", lambda x, z: x + [1.0, 2.0, 3.0])
function("subtract_constant", lambda x, z: 1.0 - x)
function("subtract_fraction", lambda x, z: -0.5 - x)
function("multiply_constant", lambda x, z: -0.5 * (x * z))
function("divide", lambda x, z: x / 127.5 - 1)
function("power", lambda x, z: x**2)
function("negative", lambda x, z: -abs(x))
for each in ("math.cos", "math.exp", "math.floor", "math.round", "math.sigmoid", "math.sign", "math.sin", "math.softplus",
             "math.square", "math.tanh", "nn.elu", "nn.relu", "nn.relu6", "nn.selu", "nn.leaky_relu", "nn.softmax",
             "nn.log_softmax", "identity", "math.l2_normalize", "reduce_max", "reduce_mean"):  # fmt: skip
    function(each, lambda x, z, each=each: tf(each)(x))
for each in ("math.log", "sqrt", "math.rsqrt"):
    function(each, lambda x, z, each=each: tf(each)(abs(x) + 1.0))
for each in ("maximum", "minimum", "math.squared_difference"):
    function(each, lambda x, z, each=each: tf(each)(x, z))
for each in ("math.greater", "math.greater_equal", "math.less", "math.less_equal", "math.equal", "math.not_equal"):
    function(each, lambda x, z, each=each: tf("cast")(tf(each)(x, z), "float32"))
function("logic", lambda x, z: tf("cast")(tf("math.logical_not")(tf("math.logical_and")(x > 0.0, z > 0.0)), "float32"))
function("integers", lambda x, z: tf("cast")(tf("cast")(x * 10.0, "int32") * 3 + [1, 2, 3], "float32"))
function("bias_add", lambda x, z: tf("nn.bias_add")(x, [1.0, 2.0, 3.0]))
function("bias_add_format", lambda x, z: tf("nn.bias_add")(x, [1.0, 2.0, 3.0], "NHWC"))
for each in ("resnet50", "mobilenet_v2", "densenet"):
    function(f"preprocess_{each}", preprocess(each), suffixes=[".h5"])
function("matmul", lambda x, z: tf("matmul")(x, z, transpose_b=True))
function("reduce_sum", lambda x, z: tf("reduce_sum")(x, [1, -1], keepdims=True))
function("reduce_min", lambda x, z: tf("reduce_min")(x, axis=2))
function("reduce_prod", lambda x, z: tf("reduce_prod")(x, axis=-1))
function("reduce_any", lambda x, z: tf("cast")(tf("reduce_any")(x > 1.0, axis=1), "float32"))
function("l2_normalize", lambda x, z: tf("math.l2_normalize")(x, axis=-1, epsilon=0.5))
function("clip_by_value", lambda x, z: tf("clip_by_value")(x, -0.5, 1.0))
function("concat", lambda x, z: tf("concat")([x, z, x], -1))
function("stack", lambda x, z: tf("stack")([x, z], axis=2))
function("expand_dims", lambda x, z: tf("expand_dims")(x, -1))
function("squeeze", lambda x, z: tf("squeeze")(x[:, :1], 1))
function("reshape", lambda x, z: tf("reshape")(x, [-1, 24, 3]))
function("transpose", lambda x, z: tf("transpose")(x, [0, 2, 1, 3]))
function("slice_reversed", lambda x, z: x[..., ::-1], suffixes=[".h5"])
function("slice_indices", lambda x, z: x[:, 1:, -1])
function("slice_new_axis", lambda x, z: x[:, None, ..., 0], suffixes=[".h5"])
function("slice_bounds", lambda x, z: x[:, 1:-1, -4:5:2, :2])
function("tile", lambda x, z: tf("tile")(x, [1, 2, 1, 3]))
function("depth_to_space", lambda x, z: tf("nn.depth_to_space")(tf("concat")([x, x, x, z], -1), 2))
function("space_to_depth", lambda x, z: tf("nn.space_to_depth")(x, 2))
function("silu", lambda x, z: tf("nn.silu")(x))
function("silu_beta", lambda x, z: tf("nn.silu")(x, 2.0), code="unsupported-op")
function("unknown", lambda x, z: tf("image.adjust_gamma")(x), code="unsupported-op")
function("argument", lambda x, z: tf("nn.bias_add")(x, [1.0] * 4, data_format="NCHW"), code="unsupported-op")
function("list_with_constant", lambda x, z: tf("concat")([x, [[[[1.0] * 3] * 6] * 4] * 3], 0), code="unsupported-op")
function("dtype", lambda x, z: tf("cast")(x, "float16"), code="unsupported-op")

# Refusals.

case("Lambda", lambda k: k.Sequential([k.Input((3,), name="x"), k.layers.Lambda(lambda x: x + 1, output_shape=(3,))]), code="unsupported-op")
layer("UpSampling2D", (4, 5, 2), {"lanczos": {"interpolation": "lanczos3"}}, code="unsupported-op")
layer("Conv2DTranspose", (5, 4, 3), {"dilated": {"filters": 2, "kernel_size": 3, "dilation_rate": 2}}, code="unsupported-op")
layer("ConvLSTM1D", (4, 5, 3), {"": {"filters": 2, "kernel_size": 3}}, code="unsupported-op")
