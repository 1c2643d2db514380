"""Kernels for custom ops that LiteRT lacks, written after the definitions of the ops.

They are as plain as they can be. Options come as the file has them: bytes, mostly a FlexBuffer map.
"""

from __future__ import annotations

import struct

import numpy as np

from custom_ops import Kernel, parse_options


def dense_image_warp(_: bytes, image: np.ndarray, flow: np.ndarray) -> tuple[np.ndarray, ...]:
    """tfa.image.dense_image_warp: each pixel comes from where the flow says, interpolated."""
    batches, height, width, _channels = image.shape
    result = np.empty_like(image)
    for batch, y, x in np.ndindex(batches, height, width):
        point = np.array([y, x], np.float32) - flow[batch, y, x]
        corner = np.clip(np.floor(point), 0, [height - 2, width - 2]).astype(int)
        down, right = np.clip(point - corner, 0, 1).astype(np.float32)
        (a, b), (c, d) = image[batch, corner[0] : corner[0] + 2, corner[1] : corner[1] + 2]
        top, bottom = a + right * (b - a), c + right * (d - c)
        result[batch, y, x] = top + down * (bottom - top)
    return (result,)


def max_unpooling(options: bytes, x: np.ndarray, indices: np.ndarray) -> tuple[np.ndarray, ...]:
    """tfa.layers.MaxUnpooling2D: values go to the given places of their image, else zeros.

    The options are the bytes of a TfLitePoolParams.
    """
    padding, stride_x, stride_y, filter_x, filter_y = struct.unpack_from("<5i", options)
    batches, height, width, channels = x.shape
    if padding == 1:  # kTfLitePaddingSame
        height, width = height * stride_y, width * stride_x
    elif padding == 2:  # kTfLitePaddingValid
        height, width = (height - 1) * stride_y + filter_y, (width - 1) * stride_x + filter_x
    else:
        raise ValueError(f"there is no padding {padding}")
    result = np.zeros((batches, height * width * channels), x.dtype)
    for batch in range(batches):
        result[batch, indices[batch].ravel()] = x[batch].ravel()
    return (result.reshape(batches, height, width, channels),)


def whitespace_tokenizer(_: bytes, strings: np.ndarray) -> tuple[np.ndarray, ...]:
    """tf_text.WhitespaceTokenizer of a vector: all words, and where those of each string begin."""
    rows = [bytes(text).split() for text in strings]
    splits = np.cumsum([0] + [len(row) for row in rows]).astype(np.int64)
    return np.array([word for row in rows for word in row], "S"), splits


def ngrams(options: bytes, tokens: np.ndarray) -> tuple[np.ndarray, ...]:
    """tf_text.ngrams: windows of the last axis, joined."""
    fields = parse_options(options)
    if fields["axis"] != -1 or fields["reduction_type"] != "STRING_JOIN":
        raise ValueError(f"the op is not defined for {fields}")
    width, separator = fields["width"], fields["string_separator"].encode()
    windows = np.lib.stride_tricks.sliding_window_view(tokens, width, axis=-1)
    joined = [separator.join(map(bytes, window)) for window in windows.reshape(-1, width)]
    return (np.array(joined, "S").reshape(windows.shape[:-1]),)


def sgnn_projection(
    options: bytes, tokens: np.ndarray, splits: np.ndarray
) -> tuple[np.ndarray, ...]:
    """The projection of "Self-Governing Neural Networks": means of hashes, one for each seed."""
    fields = parse_options(options)
    buckets, seeds = fields["buckets"], fields["hash_seed"]
    result = np.zeros((len(splits) - 1, len(seeds)), np.float32)
    for row, (begin, end) in enumerate(zip(splits, splits[1:])):
        for column, seed in enumerate(seeds):
            values = [_fingerprint(bytes(word)) % buckets * seed % buckets
                      for word in tokens[begin:end]]  # fmt: skip
            signed = [value - buckets if value > buckets // 2 else value for value in values]
            result[row, column] = sum(signed) / (buckets // 2) / len(signed)
    return (result,)


def _fingerprint(text: bytes) -> int:
    """FarmHash's Fingerprint64 of at most 16 bytes, which is TensorFlow's fast string hash."""
    mask, size = (1 << 64) - 1, len(text)
    k0, k2 = 0xC3A5C85C97CB3127, 0x9AE16A3B2F90404F
    number = lambda part: int.from_bytes(part, "little")  # noqa: E731
    rotate = lambda value, by: (value >> by | value << (64 - by)) & mask  # noqa: E731

    def mix(u: int, v: int, factor: int) -> int:
        a = (u ^ v) * factor & mask
        a ^= a >> 47
        b = (v ^ a) * factor & mask
        b ^= b >> 47
        return b * factor & mask

    factor = (k2 + 2 * size) & mask
    if size > 16:
        raise ValueError(f"no fingerprint of {size} bytes")
    if size >= 8:
        a, b = (number(text[:8]) + k2) & mask, number(text[-8:])
        return mix((rotate(b, 37) * factor + a) & mask, (rotate(a, 25) + b) * factor & mask, factor)
    if size >= 4:
        return mix(size + (number(text[:4]) << 3), number(text[-4:]), factor)
    if size > 0:
        y, z = text[0] + (text[size // 2] << 8), size + (text[-1] << 2)
        value = (y * k2 ^ z * k0) & mask
        return (value ^ value >> 47) * k2 & mask
    return k2


# The application's ops: each computes the body of an annotated function of the cases.


def add_and_zero(_: bytes, left: np.ndarray, right: np.ndarray) -> tuple[np.ndarray, ...]:
    return np.zeros((1, 1), np.float32), left + right


def positive_elements(_: bytes, x: np.ndarray) -> tuple[np.ndarray, ...]:
    return (x[x > 0],)


def scale(options: bytes, x: np.ndarray) -> tuple[np.ndarray, ...]:
    return (x * np.float32(parse_options(options)["alpha"]),)


KERNELS: dict[str, Kernel] = {
    "DenseImageWarp": dense_image_warp,
    "MaxUnpooling2D": max_unpooling,
    "tftext:WhitespaceTokenizer": whitespace_tokenizer,
    "tftext:Ngrams": ngrams,
    "tftext:custom:SgnnProjection": sgnn_projection,
    "my_custom_fused_op": add_and_zero,
    "my_op": positive_elements,
    "acme.scale": scale,
}
