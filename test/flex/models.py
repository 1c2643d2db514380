"""Models with ops that have no builtin: what `--select-tf-ops` is for.

A model is a TensorFlow function with a signature and two samples of its inputs. `stateful` models keep values in
tables or variables; their samples are one sequence of calls.
"""

from __future__ import annotations

import dataclasses
import struct
import zlib
from collections.abc import Callable
from typing import Any

import numpy as np
import tensorflow as tf

import keras


@dataclasses.dataclass
class Model:
    """`build` returns an object with the function `serve`. `flex` has the Flex ops that the file must contain."""

    name: str
    build: Callable[[], tf.Module]
    samples: list[dict[str, Any]]
    flex: frozenset[str]
    stateful: bool = False
    #: Ops for --select-user-tf-ops: the list of the delegate lacks them.
    user_ops: str = ""
    #: Why TFLiteConverter's file has other Flex ops than tfuse's, or none at all.
    differs: str = ""


MODELS: list[Model] = []


def model(*specs: tf.TensorSpec, samples: list[tuple], flex: str, **options: Any) -> Callable:
    """Makes a model of a function. Its inputs are called after its parameters."""

    def decorate(function: Callable) -> Callable:
        names = function.__code__.co_varnames[: function.__code__.co_argcount]

        def build() -> tf.Module:
            module = tf.Module()
            module.serve = tf.function(function, input_signature=list(specs), autograph=False)
            return module

        values = [dict(zip(names, sample, strict=True)) for sample in samples]
        MODELS.append(Model(function.__name__, build, values, frozenset(flex.split()), **options))
        return function

    return decorate


def module(*, samples: list[dict[str, Any]], flex: str, **options: Any) -> Callable:
    """Makes a model of a function that returns the module."""

    def decorate(build: Callable[[], tf.Module]) -> Callable:
        MODELS.append(Model(build.__name__, build, samples, frozenset(flex.split()), **options))
        return build

    return decorate


def spec(*shape: int | None, dtype: tf.DType = tf.float32) -> tf.TensorSpec:
    return tf.TensorSpec(shape, dtype)


def some(*shape: int, dtype: type = np.float32, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).normal(size=shape).astype(dtype)


STRINGS = spec(None, dtype=tf.string)
TEXTS = [(["Hello World", "a Bb  c", ""],), (["Ünïcode STRAße", "x-y_z 12"],)]

# Strings.


@model(STRINGS, samples=TEXTS, flex="StringLower")
def string_case(x):
    return tf.strings.lower(x), tf.strings.lower(x, encoding="utf-8")


@model(STRINGS, samples=TEXTS, flex="StringLength Substr StringStrip")
def string_parts(x):
    return tf.strings.length(x), tf.strings.substr(x, 0, 2, unit="UTF8_CHAR"), tf.strings.strip(x)


@model(STRINGS, samples=[(["abc", "bca"],), (["cab"],)], flex="StringJoin")
def string_join(x):
    return tf.strings.join([x, x], separator="-")


@model(STRINGS, samples=TEXTS, flex="ReduceJoin")
def string_reduce_join(x):
    return tf.strings.reduce_join(x, separator="|")


@model(STRINGS, samples=TEXTS, flex="StaticRegexReplace")
def regex_replace(x):
    return tf.strings.regex_replace(x, "[^a-zA-Z0-9 ]+", "_")


@model(STRINGS, spec(dtype=tf.string), samples=[(["aab", "b"], "a+"), (["xyz"], "[yz]")], flex="RegexReplace")
def regex_replace_pattern(x, pattern):
    return tf.strings.regex_replace(x, pattern, "<\\0>")


@model(STRINGS, samples=[(["word 1", "12"],), (["Zz"],)], flex="StaticRegexFullMatch")
def regex_full_match(x):
    return tf.strings.regex_full_match(x, "[a-z]+ [0-9]")


@model(STRINGS, samples=TEXTS, flex="StringSplitV2",
       differs="tfuse has builtins for DenseBincount")
def string_split(x):
    ragged = tf.strings.split(x)
    return ragged.values, ragged.row_splits


@model(STRINGS, samples=[(["a,b;c", ";"],), (["d"],)], flex="StringSplit")
def string_split_delimiters(x):
    sparse = tf.compat.v1.string_split(x, delimiter=",;", result_type="SparseTensor")
    return sparse.indices, sparse.values, sparse.dense_shape


@model(STRINGS, samples=[(["a b c", "d"],), (["e f"],)], flex="StringSplitV2 RaggedTensorToTensor")
def string_split_dense(x):
    return tf.strings.split(x).to_tensor(default_value="?")


@model(STRINGS, samples=[(["1.5", "-2"],), (["3e3"],)], flex="StringToNumber")
def string_to_number(x):
    return tf.strings.to_number(x) * 2.0


@model(spec(None), samples=[(some(3),), (some(2, seed=1),)], flex="AsString")
def number_to_string(x):
    return tf.strings.as_string(x, precision=3)


@model(STRINGS, samples=TEXTS, flex="StringToHashBucketFast")
def string_hash(x):
    return tf.strings.to_hash_bucket_fast(x, 1000)


@model(STRINGS, samples=TEXTS, flex="StringToHashBucketStrong")
def string_hash_strong(x):
    return tf.strings.to_hash_bucket_strong(x, 50, key=[1, 2])


@model(STRINGS, samples=[(["aé", "b"],), (["cde"],)], flex="UnicodeDecodeWithOffsets")
def unicode_decode(x):
    values, offsets = tf.strings.unicode_decode_with_offsets(x, "UTF-8")
    return values.values, values.row_splits, offsets.values


@model(spec(None, dtype=tf.int32), samples=[([72, 228],), ([8364, 33, 34],)], flex="UnicodeEncode")
def unicode_encode(x):
    return tf.strings.unicode_encode(tf.expand_dims(x, 0), "UTF-8")


@model(STRINGS, samples=[(["ab c", "d"],), (["efg hi"],)], flex="StringNGrams StringSplitV2", user_ops="StringNGrams",
       differs="tfuse has builtins for DenseBincount")
def string_ngrams(x):
    ragged = tf.strings.ngrams(tf.strings.split(x), 2, pad_values=("<", ">"))
    return ragged.values, ragged.row_splits


@model(STRINGS, samples=[(["YWJj", "eHl6"],), (["MTIz"],)], flex="DecodeBase64 EncodeBase64 StringJoin")
def base64(x):
    decoded = tf.io.decode_base64(x)
    return decoded, tf.io.encode_base64(tf.strings.join([decoded, decoded]))


@model(spec(None, dtype=tf.string), spec(None, dtype=tf.string), samples=[(["kitten", "x"], ["sitting", ""]), (["ab"], ["ab"])],
       flex="EditDistance RaggedTensorToSparse StringSplit", user_ops="EditDistance",
        differs="tfuse has builtins for DenseBincount")
def edit_distance(x, y):
    def chars(texts):
        return tf.strings.bytes_split(texts).to_sparse()

    return tf.edit_distance(chars(x), chars(y), normalize=False)


# Text models of Keras.

VOCABULARY = ["the", "cat", "sat", "on", "mat"]
SENTENCES = [{"x": [["the Cat sat!"], ["a dog, on the mat"]]}, {"x": [["MAT mat"]]}]


class Serving(tf.Module):
    """A Keras model as a module with the function `serve`."""

    def __init__(self, keras_model: keras.Model, *specs: tf.TensorSpec) -> None:
        super().__init__()
        self.model = keras_model
        self.serve = tf.function(lambda x: keras_model(x), input_signature=list(specs))


WORDS = "StaticRegexReplace StringLower StringSplitV2"


def vectorization(**options: Any) -> tf.Module:
    layer = keras.layers.TextVectorization(vocabulary=VOCABULARY, **options)
    return Serving(keras.Sequential([keras.Input((1,), dtype="string"), layer]), spec(None, 1, dtype=tf.string))


@module(samples=SENTENCES, flex=WORDS,
        differs="tfuse has builtins for RaggedTensorToTensor")
def text_vectorization_int():
    return vectorization(output_mode="int", output_sequence_length=6)


@module(samples=SENTENCES, flex=WORDS + " RaggedBincount",
        differs="tfuse has builtins for DenseBincount")
def text_vectorization_multi_hot():
    return vectorization(output_mode="multi_hot")


@module(samples=SENTENCES, flex=WORDS + " StringNGrams", user_ops="StringNGrams",
        differs="tfuse has builtins for DenseBincount and RaggedTensorToTensor")
def text_vectorization_ngrams():
    return vectorization(output_mode="int", output_sequence_length=8, ngrams=2)


@module(samples=SENTENCES, flex=WORDS,
        differs="tfuse has builtins for RaggedTensorToTensor, and fuses the LSTM")
def text_classifier():
    layer = keras.layers.TextVectorization(vocabulary=VOCABULARY, output_sequence_length=5)
    keras.utils.set_random_seed(1)
    layers = [keras.Input((1,), dtype="string"), layer, keras.layers.Embedding(7, 4), keras.layers.LSTM(3)]
    return Serving(keras.Sequential([*layers, keras.layers.Dense(2)]), spec(None, 1, dtype=tf.string))


@module(samples=[{"x": [["a"], ["b"]]}, {"x": [["zz"]]}], flex="StringToHashBucketFast")
def keras_hashing():
    layer = keras.layers.Hashing(num_bins=7)
    return Serving(keras.Sequential([keras.Input((1,), dtype="string"), layer]), spec(None, 1, dtype=tf.string))


@module(samples=[{"x": [["a"], ["b"]]}, {"x": [["zz"]]}], flex="")
def keras_string_lookup():
    layer = keras.layers.StringLookup(vocabulary=["a", "b", "c"])
    return Serving(keras.Sequential([keras.Input((1,), dtype="string"), layer]), spec(None, 1, dtype=tf.string))


# Examples.


def example(**features: Any) -> bytes:
    entries = {
        name: tf.train.Feature(bytes_list=tf.train.BytesList(value=values))
        if isinstance(values[0], bytes)
        else tf.train.Feature(int64_list=tf.train.Int64List(value=values))
        if isinstance(values[0], int)
        else tf.train.Feature(float_list=tf.train.FloatList(value=values))
        for name, values in features.items()
    }
    return tf.train.Example(features=tf.train.Features(feature=entries)).SerializeToString()


EXAMPLES = [
    ([example(age=[1.5], word=[b"x"]), example(age=[-2.0], word=[b"yy"])],),
    ([example(age=[7.0])],),
]


@model(STRINGS, samples=EXAMPLES, flex="ParseExampleV2")
def parse_example(serialized):
    parsed = tf.io.parse_example(
        serialized,
        {"age": tf.io.FixedLenFeature([1], tf.float32), "word": tf.io.FixedLenFeature([], tf.string, "none")},
    )
    return parsed["age"] * 2.0, parsed["word"]


@model(STRINGS, samples=[([example(ids=[1, 2]), example(ids=[3])],), ([example(ids=[9]), example(x=[1.0])],)], flex="ParseExampleV2")
def parse_example_sparse(serialized):
    ids = tf.io.parse_example(serialized, {"ids": tf.io.VarLenFeature(tf.int64)})["ids"]
    return ids.indices, ids.values, ids.dense_shape


@model(spec(dtype=tf.string), samples=[(example(a=[1.0, 2.0]),), (example(a=[-3.0, 4.0]),)], flex="ParseExampleV2")
def parse_single_example(serialized):
    return tf.io.parse_single_example(serialized, {"a": tf.io.FixedLenFeature([2], tf.float32)})["a"] + 1.0


@model(STRINGS, samples=[([b"\x01\x00\x02\x00"],), ([b"\xff\x7f\x00\x80"],)], flex="DecodeRaw")
def decode_raw(x):
    return tf.io.decode_raw(x, tf.int16)


@model(STRINGS, samples=[(["1,a", "2,"],), (["3,b"],)], flex="DecodeCSV", user_ops="DecodeCSV")
def decode_csv(x):
    return tf.io.decode_csv(x, [tf.constant([0.0]), tf.constant(["?"])])


# Decoders of speech models.


@model(spec(5, 2, 4), samples=[(some(5, 2, 4),), (some(5, 2, 4, seed=1),)], flex="",
       differs="tfuse decodes with builtins")
def ctc_greedy_decoder(x):
    (decoded,), score = tf.nn.ctc_greedy_decoder(x, [5, 4])
    return decoded.indices, decoded.values, decoded.dense_shape, score


@model(spec(None, None, 4), spec(None, dtype=tf.int32),
       samples=[(some(5, 2, 4), [5, 4]), (some(3, 1, 4, seed=1), [3])], flex="CTCBeamSearchDecoder")
def ctc_beam_search_decoder(x, lengths):
    (decoded,), score = tf.nn.ctc_beam_search_decoder(x, lengths, beam_width=5)
    return tf.sparse.to_dense(decoded, -1), score


# Images.

IMAGES = [(some(1, 4, 6, 3),), (some(1, 4, 6, 3, seed=1),)]


@model(spec(None, None, None, 3), samples=[*IMAGES, (some(2, 5, 5, 3),)], flex="ResizeBicubic")
def resize_bicubic_any_size(x):
    return tf.image.resize(x, tf.shape(x)[1:3] * 2, method="bicubic")


@model(spec(1, 4, 6, 3), samples=IMAGES, flex="", differs="tfuse gathers weighted rows and columns")
def resize_area(x):
    return tf.image.resize(x, [2, 3], method="area")


@model(spec(1, 4, 6, 3), samples=IMAGES, flex="", differs="tfuse gathers weighted rows and columns")
def crop_and_resize(x):
    return tf.image.crop_and_resize(x, [[0.1, 0.1, 0.9, 0.8]], [0], [3, 3])


@model(spec(4, 6, 3), samples=[(np.abs(some(4, 6, 3)),), (np.abs(some(4, 6, 3, seed=1)),)], flex="AdjustHue AdjustSaturation")
def adjust_colors(x):
    return tf.image.adjust_saturation(tf.image.adjust_hue(x, 0.1), 1.5)


@model(spec(4, 6, 3), samples=[(np.abs(some(4, 6, 3)),), (np.abs(some(4, 6, 3, seed=1)),)], flex="RGBToHSV HSVToRGB")
def hsv(x):
    y = tf.image.rgb_to_hsv(x)
    return y, tf.image.hsv_to_rgb(y)


@model(spec(1, 4, 6, 3), samples=IMAGES, flex="AdjustContrastv2")
def adjust_contrast(x):
    return tf.image.adjust_contrast(x, 2.0)


@model(spec(1, 6, 6, 2), samples=[(some(1, 6, 6, 2),), (some(1, 6, 6, 2, seed=1),)], flex="ExtractImagePatches")
def extract_patches(x):
    return tf.image.extract_patches(x, [1, 3, 3, 1], [1, 2, 2, 1], [1, 1, 1, 1], "VALID")


@model(spec(1, 4, 6, 3), samples=IMAGES, flex="")
def local_response_normalization(x):
    return tf.nn.local_response_normalization(x)


@model(spec(1, 4, 6, 3, dtype=tf.uint8), samples=[(np.arange(72).reshape(1, 4, 6, 3),), (np.zeros((1, 4, 6, 3)),)], flex="",
       differs="TFLiteConverter has no builtin for uint8")
def image_of_bytes(x):
    return tf.image.resize(x, [8, 12], method="nearest")


def png(height: int, width: int) -> bytes:
    """A gray gradient as a PNG file."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + bytes(10 * (row + column) for column in range(width)) for row in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


@model(spec(dtype=tf.string), samples=[(png(3, 4),), (png(2, 2),)], flex="DecodePng")
def decode_png(x):
    return tf.cast(tf.io.decode_png(x, channels=3), tf.float32) / 255.0


# Element types without kernels.


@model(spec(3, 4, dtype=tf.float64), samples=[(some(3, 4, dtype=np.float64),), (some(3, 4, dtype=np.float64, seed=1),)],
       flex="MatMul Tanh AddV2",
       differs="TFLiteConverter's MatMul has a transposed constant")
def float64_dense(x):
    weights = tf.constant(np.linspace(-1, 1, 8).reshape(4, 2))
    return tf.tanh(tf.matmul(x, weights) + 0.5)


@model(spec(None), samples=[(some(3),), (some(5, seed=1),)], flex="Exp Sum")
def float64_inside(x):
    y = tf.exp(tf.cast(x, tf.float64))
    return tf.cast(tf.reduce_sum(y), tf.float32) + x


COMPLEX = [(some(2, 3, 2),), (some(2, 3, 2, seed=1),)]


@model(spec(2, 3, 2), samples=COMPLEX, flex="",
       differs="tfuse computes complex numbers as pairs of real ones")
def complex_math(x):
    z = tf.complex(x[..., 0], x[..., 1])
    w = tf.math.conj(z) * z + tf.complex(1.0, 2.0)
    return tf.math.real(w), tf.math.imag(w), tf.abs(w)


@model(spec(2, 8), samples=[(some(2, 8),), (some(2, 8, seed=1),)], flex="",
       differs="tfuse computes complex numbers as pairs of real ones")
def fft(x):
    y = tf.signal.fft(tf.cast(x, tf.complex64))
    return tf.abs(y), tf.math.real(tf.signal.ifft(y))


@model(spec(2, 8), samples=[(some(2, 8),), (some(2, 8, seed=1),)], flex="",
       differs="tfuse computes complex numbers as pairs of real ones")
def inverse_rfft(x):
    return tf.signal.irfft(tf.signal.rfft(x))


@model(spec(1, 64), samples=[(some(1, 64),), (some(1, 64, seed=1),)], flex="",
       differs="tfuse computes complex numbers as pairs of real ones")
def stft(x):
    frames = tf.signal.stft(x, frame_length=16, frame_step=8)
    return tf.abs(frames), tf.signal.inverse_stft(frames, 16, 8)


# Ragged and sparse tensors.


@model(STRINGS, samples=[(["a b", "c"],), (["d e f"],)], flex="StringSplitV2 StringLength",
       differs="tfuse has builtins for DenseBincount")
def ragged_row_lengths(x):
    words = tf.strings.split(x)
    return words.row_lengths(), tf.strings.length(words.values)


@model(spec(None, dtype=tf.int64), samples=[([0, 2, 2, 3],), ([1, 1],)], flex="",
       differs="tfuse has builtins for DenseBincount")
def histogram(x):
    return tf.math.bincount(tf.cast(x, tf.int32), minlength=5, maxlength=5)


@model(spec(None, None), samples=[(some(3, 4) * (some(3, 4) > 0),), (np.eye(2, dtype=np.float32),)], flex="SparseTensorDenseMatMul")
def sparse_matmul(x):
    sparse = tf.sparse.from_dense(x)
    return tf.sparse.sparse_dense_matmul(sparse, x, adjoint_a=True)


@model(spec(None, None), samples=[(np.eye(3, dtype=np.float32),), (np.eye(2, dtype=np.float32),)], flex="SparseReorder SparseReshape")
def sparse_reshape(x):
    sparse = tf.sparse.reorder(tf.sparse.reshape(tf.sparse.from_dense(x), [-1]))
    return sparse.indices, sparse.values


@model(spec(None, dtype=tf.int32), samples=[([3, 1, 3, 2],), ([5],)], flex="UniqueWithCounts")
def unique_with_counts(x):
    return tf.unique_with_counts(x)[:3]


# Linear algebra and the like.

MATRICES = [(some(2, 3, 3) + 4 * np.eye(3, dtype=np.float32),), (some(2, 3, 3, seed=1) + 4 * np.eye(3, dtype=np.float32),)]


@model(spec(2, 3, 3), samples=MATRICES, flex="MatrixInverse MatrixDeterminant")
def matrix_inverse(x):
    return tf.linalg.inv(x), tf.linalg.det(x)


@model(spec(2, 3, 3), samples=MATRICES, flex="Cholesky")
def cholesky(x):
    return tf.linalg.cholesky(tf.matmul(x, x, transpose_b=True))


@model(spec(2, 3, 3), samples=MATRICES, flex="MatrixSolve", user_ops="MatrixSolve")
def matrix_solve(x):
    return tf.linalg.solve(x, x[..., :1])


@model(spec(None), samples=[(np.abs(some(3)) + 1,), (np.abs(some(5, seed=1)) + 1,)], flex="Lgamma Digamma", user_ops="Lgamma,Digamma",
       differs="TFLiteConverter decomposes Lgamma")
def gamma(x):
    return tf.math.lgamma(x), tf.math.digamma(x)


@model(spec(None), samples=[(some(4),), (some(6, seed=1),)], flex="")
def top_k(x):
    return tf.math.top_k(x, 2)


@model(spec(None), samples=[([3.0, 1.0, 2.0],), ([5.0, 4.0],)], flex="")
def sort(x):
    return tf.sort(x), tf.argsort(x)


@model(spec(None, None), samples=[(some(2, 3),), (some(4, 2, seed=1),)], flex="Cumprod")
def cumulative_product(x):
    return tf.math.cumprod(x, axis=1)


# Control flow.


@model(spec(dtype=tf.string), spec(dtype=tf.bool), samples=[("AbC", True), ("AbC ", False)], flex="StringLower StringStrip")
def branch_of_strings(x, flag):
    return tf.cond(flag, lambda: tf.strings.lower(x), lambda: tf.strings.strip(x))


@model(spec(3), spec(dtype=tf.int32), samples=[(some(3), 2), (some(3, seed=1), 3)], flex="Lgamma", user_ops="Lgamma",
       differs="TFLiteConverter decomposes Lgamma")
def loop_of_lgamma(x, n):
    return tf.while_loop(lambda i, y: i < n, lambda i, y: (i + 1, tf.math.lgamma(tf.abs(y) + 1.5)), (0, x))[1]


@model(spec(dtype=tf.string), spec(dtype=tf.int32), samples=[("ab", 2), ("c", 3)], flex="StringJoin")
def loop_of_strings(x, n):
    return tf.while_loop(lambda i, s: i < n, lambda i, s: (i + 1, tf.strings.join([s, x])), (0, x))[1]


@model(spec(2, 3, 2), spec(dtype=tf.int32), samples=[(some(2, 3, 2), 2), (some(2, 3, 2, seed=1), 0)], flex="",
       differs="tfuse computes complex numbers as pairs of real ones")
def loop_of_complex(x, n):
    z = tf.complex(x[..., 0], x[..., 1])
    z = tf.while_loop(lambda i, y: i < n, lambda i, y: (i + 1, y * z + z), (0, z))[1]
    return tf.math.real(z), tf.math.imag(z)


# Tables and variables.


@module(stateful=True, samples=[{"x": ["a", "b"]}, {"x": ["b"]}, {"x": ["b", "c"]}],
        flex="MutableHashTableV2 LookupTableFindV2 LookupTableInsertV2")
def mutable_table():
    class Counter(tf.Module):
        def __init__(self):
            super().__init__()
            self.table = tf.lookup.experimental.MutableHashTable(tf.string, tf.int64, -1)

        @tf.function(input_signature=[STRINGS])
        def serve(self, x):
            before = self.table.lookup(x)
            self.table.insert(x, before + 1)
            return before

    return Counter()


@module(stateful=True, samples=[{"x": [1, 2]}, {"x": [2, 3]}],
        flex="MutableDenseHashTableV2 LookupTableFindV2 LookupTableInsertV2 LookupTableSizeV2")
def dense_table():
    class Counter(tf.Module):
        def __init__(self):
            super().__init__()
            self.table = tf.lookup.experimental.DenseHashTable(tf.int64, tf.float32, 0.5, -1, -2)

        @tf.function(input_signature=[spec(None, dtype=tf.int64)])
        def serve(self, x):
            before = self.table.lookup(x)
            self.table.insert(x, tf.cast(x, tf.float32))
            return before, self.table.size()

    return Counter()


@module(samples=[{"x": ["b", "q"]}, {"x": ["a"]}], flex="StringLower")
def static_table_beside_flex():
    class Lookup(tf.Module):
        def __init__(self):
            super().__init__()
            entries = tf.lookup.KeyValueTensorInitializer(["a", "b"], tf.constant([10, 20], tf.int64))
            self.table = tf.lookup.StaticHashTable(entries, -1)

        @tf.function(input_signature=[STRINGS])
        def serve(self, x):
            return self.table.lookup(tf.strings.lower(x))

    return Lookup()


@module(samples=[{"x": ["b", "q"]}, {"x": ["a"]}], flex="HashTableV2 LookupTableImportV2 LookupTableExportV2 LookupTableFindV2")
def exported_table():
    class Lookup(tf.Module):
        def __init__(self):
            super().__init__()
            entries = tf.lookup.KeyValueTensorInitializer(["a"], tf.constant([10], tf.int64))
            self.table = tf.lookup.StaticHashTable(entries, -1)

        @tf.function(input_signature=[STRINGS])
        def serve(self, x):
            keys, values = self.table.export()
            return self.table.lookup(x), keys, values

    return Lookup()


@module(stateful=True, samples=[{"x": some(3)}, {"x": some(3, seed=1)}], flex="Lgamma", user_ops="Lgamma",
       differs="TFLiteConverter decomposes Lgamma")
def variable_beside_flex():
    class Sum(tf.Module):
        def __init__(self):
            super().__init__()
            self.sum = tf.Variable(tf.zeros(3))

        @tf.function(input_signature=[spec(3)])
        def serve(self, x):
            self.sum.assign_add(tf.math.lgamma(tf.abs(x) + 1.0))
            return self.sum.read_value()

    return Sum()


@module(stateful=True, samples=[{"x": "a"}, {"x": "b"}], flex="VarHandleOp ReadVariableOp AssignVariableOp StringJoin",
       differs="TFLiteConverter reads the variable again after the assignment")
def string_variable():
    class Log(tf.Module):
        def __init__(self):
            super().__init__()
            self.text = tf.Variable("")

        @tf.function(input_signature=[spec(dtype=tf.string)])
        def serve(self, x):
            self.text.assign(tf.strings.join([self.text, x]))
            return self.text.read_value()

    return Log()


# Beside what tfuse fuses.


@module(samples=[{"x": some(1, 5, 4)}, {"x": some(1, 5, 4, seed=1)}], flex="Lgamma", user_ops="Lgamma",
       differs="TFLiteConverter decomposes Lgamma")
def lstm_then_flex():
    keras.utils.set_random_seed(2)
    lstm = keras.Sequential([keras.Input((5, 4)), keras.layers.LSTM(3)])

    class Net(tf.Module):
        def __init__(self):
            super().__init__()
            self.lstm = lstm
            self.serve = tf.function(lambda x: tf.math.lgamma(lstm(x) + 2.0), input_signature=[spec(1, 5, 4)])

    return Net()


@module(samples=[{"x": some(1, 8, 8, 3)}, {"x": some(2, 6, 4, 3, seed=1)}], flex="ResizeBicubic")
def upsampling_network():
    keras.utils.set_random_seed(3)
    layers = [keras.Input((None, None, 3)), keras.layers.Conv2D(4, 3, padding="same", activation="relu")]
    # UpSampling2D cannot be built for unknown sizes.
    twice = keras.layers.Lambda(lambda y: tf.image.resize(y, tf.shape(y)[1:3] * 2, method="bicubic"))
    layers += [twice, keras.layers.Conv2D(1, 1)]
    return Serving(keras.Sequential(layers), spec(None, None, None, 3))
