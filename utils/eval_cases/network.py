"""Convolutions, pooling, normalization, matrices, images, strings."""

import numpy as np

from .harness import BF16, FLOATS, INTS, NUMBERS, REALS

# Some of TensorFlow's kernels accumulate in the narrow type.
NARROW = {np.float16: 1e-2, BF16: 8e-2}
FLOAT3 = [np.float32, np.float64, np.float16]


def convolution(g, v):
    def conv(shape, kernel, dtype=np.float32, op="Conv2D", **attrs):
        attrs = {"strides": [1] * len(shape), "padding": "SAME", **attrs}
        g.add(op, v(dtype, shape, -3, 3), v(dtype, kernel, -3, 3),
              tolerance=NARROW.get(dtype), **attrs)

    for dtype in FLOATS + [np.int32]:
        conv((1, 4, 3, 2), (2, 3, 2, 2), dtype)
        conv((1, 4, 4, 2), (2, 2, 2, 1), dtype, strides=[1, 2, 2, 1], padding="VALID")
        conv((1, 4, 3, 2), (2, 3, 2, 2), dtype, op="DepthwiseConv2dNative")
    conv((2, 5, 4, 1), (3, 2, 1, 2), strides=[1, 2, 3, 1])
    conv((1, 6, 5, 1), (2, 2, 1, 1), dilations=[1, 2, 3, 1], padding="VALID")
    conv((1, 6, 5, 1), (2, 2, 1, 1), dilations=[1, 2, 2, 1])
    conv((1, 4, 4, 4), (2, 2, 2, 4))  # two groups
    conv((1, 3, 3, 1), (2, 2, 1, 1), padding="EXPLICIT",
         explicit_paddings=[0, 0, 1, 2, 0, 1, 0, 0])
    conv((1, 3, 3, 1), (4, 4, 1, 1), padding="VALID")
    conv((0, 3, 3, 1), (2, 2, 1, 1))
    conv((1, 3, 3, 2), (2, 2, 3, 1))
    conv((1, 3, 4, 3), (2, 2, 3, 2), op="DepthwiseConv2dNative", padding="VALID")
    conv((1, 5, 5, 2), (3, 3, 2, 1), op="DepthwiseConv2dNative", strides=[1, 2, 2, 1])
    conv((1, 5, 5, 2), (2, 2, 2, 1), op="DepthwiseConv2dNative", dilations=[1, 2, 2, 1], padding="VALID")
    conv((1, 3, 3, 1), (2, 2, 1, 1), op="DepthwiseConv2dNative", padding="EXPLICIT",
         explicit_paddings=[0, 0, 1, 2, 0, 1, 0, 0])
    for dtype in FLOAT3:
        conv((1, 3, 3, 2, 2), (2, 2, 2, 2, 2), dtype, op="Conv3D")
    conv((1, 4, 3, 4, 1), (2, 2, 3, 1, 2), op="Conv3D", strides=[1, 2, 1, 2, 1], padding="VALID")
    for dtype in FLOATS:
        for size, out, stride, padding in [((4, 4), (2, 2), 2, "SAME"), ((5, 5), (2, 2), 2, "VALID"),
                                           ((3, 4), (3, 4), 1, "SAME")]:
            g.add("Conv2DBackpropInput", np.int32([1, *size, 2]), v(dtype, (2, 3, 2, 2)),
                  v(dtype, (1, *out, 2) if padding == "SAME" else (1, 2, 2, 2)),
                  tolerance=NARROW.get(dtype), strides=[1, stride, stride, 1], padding=padding)
    for op in ("MaxPool", "AvgPool"):
        for dtype in REALS:
            g.add(op, v(dtype, (1, 4, 3, 2)), ksize=[1, 2, 2, 1], strides=[1, 2, 1, 1], padding="SAME")
        g.add(op, v(np.float32, (2, 5, 4, 1)), ksize=[1, 3, 2, 1], strides=[1, 2, 2, 1], padding="VALID")
        g.add(op, v(np.float32, (1, 3, 3, 1)), ksize=[1, 3, 3, 1], strides=[1, 1, 1, 1], padding="SAME")
        g.add(op, v(np.float32, (1, 3, 3, 1)), ksize=[1, 4, 4, 1], strides=[1, 1, 1, 1], padding="VALID")
        for dtype in FLOAT3:
            g.add(op + "3D", v(dtype, (1, 3, 4, 3, 1)), ksize=[1, 2, 2, 2, 1], strides=[1, 1, 2, 2, 1],
                  padding="SAME")
    g.add("MaxPool", v(np.float32, (1, 3, 3, 1), -9, -1), ksize=[1, 2, 2, 1], strides=[1, 1, 1, 1], padding="SAME")
    g.add("MaxPool", v(np.float32, (1, 3, 3, 1), -9, -1), ksize=[1, 2, 2, 1], strides=[1, 1, 1, 1],
          padding="EXPLICIT", explicit_paddings=[0, 0, 1, 0, 0, 1, 0, 0])


def normalize(g, v):
    for dtype in NUMBERS:
        g.add("BiasAdd", v(dtype, (2, 3)), v(dtype, (3,)))
    g.add("BiasAdd", v(np.float32, (2, 3, 2, 2)), v(np.float32, (3,)), data_format="NCHW")
    g.add("BiasAdd", v(np.float32, (2, 2, 2, 3)), v(np.float32, (3,)))
    g.add("BiasAdd", v(np.float32, (2, 3)), v(np.float32, (2,)))
    g.add("BiasAddV1", v(np.float32, (2, 3)), v(np.float32, (3,)))
    for op in ("FusedBatchNorm", "FusedBatchNormV2", "FusedBatchNormV3"):
        for dtype in [np.float32] if op == "FusedBatchNorm" else [np.float32, np.float16, BF16]:
            for training in (False, True):
                empty = np.zeros((0,), np.float32)
                g.add(op, v(dtype, (2, 3, 2, 3)), v(np.float32, (3,)), v(np.float32, (3,)),
                      empty if training else v(np.float32, (3,)),
                      empty if training else v(np.float32, (3,), 0.1, 4),
                      ignored=(3, 4, 5), is_training=training, epsilon=0.01, tolerance=1e-5 if dtype == np.float32 else None)
    for dtype in FLOATS:
        for op in ("Softmax", "LogSoftmax"):
            g.add(op, v(dtype, (2, 4)))
        g.add("LRN", v(dtype, (1, 2, 1, 7)), depth_radius=2, bias=0.5, alpha=0.7, beta=0.75,
              tolerance=1e-4 if dtype == np.float32 else None)
    for op in ("Softmax", "LogSoftmax"):
        g.add(op, v(np.float32, (2, 2, 3)))
        g.add(op, np.float32([[1000, 0, -1000]]))
        g.add(op, v(np.float32, (0, 3)))


def simulated_quantization(g, v):
    values = v(np.float32, (3, 5), -8, 8)
    g.add("FakeQuantWithMinMaxArgs", values)
    g.add("FakeQuantWithMinMaxArgs", values, min=-1.3, max=5.2, num_bits=4, narrow_range=True)
    g.add("FakeQuantWithMinMaxVars", values, np.float32(-3.1), np.float32(2.7))
    g.add("FakeQuantWithMinMaxVars", values, np.float32(0), np.float32(0))
    g.add("FakeQuantWithMinMaxVars", values, np.float32(-3.1), np.float32(2.7), num_bits=8, narrow_range=True)
    g.add("FakeQuantWithMinMaxVarsPerChannel", values, v(np.float32, (5,), -4, -1), v(np.float32, (5,), 1, 4))
    low, high = np.float32(-3), np.float32(2)
    for op in ["QuantizeAndDequantizeV2", "QuantizeAndDequantizeV4"]:
        g.add(op, values, low, high, range_given=True)
        g.add(op, values, low, high, range_given=True, narrow_range=True, round_mode="HALF_UP")
        g.add(op, values, low, high, range_given=True, signed_input=False, num_bits=4)
        g.add(op, values, low, high, range_given=False, num_bits=5)
        g.add(op, values, *np.zeros((2, 3), np.float32), range_given=False, axis=0)
        g.add(op, values, *np.zeros((2, 5), np.float32), range_given=False, axis=1, narrow_range=True)
        g.add(op, values, *np.zeros((2, 5), np.float32), range_given=True, axis=1)
        g.add(op, np.zeros((2, 3), np.float32), low, high, range_given=False)
        g.add(op, values, high, low, range_given=True)
    g.add("QuantizeAndDequantizeV3", values, low, high, np.int32(8), range_given=True)
    g.add("QuantizeAndDequantizeV3", values, *np.zeros((2, 5), np.float32), np.int32(6), range_given=False, axis=1)


def matrix(g, v):
    for dtype in [np.float32, np.int32, np.complex64, bool]:
        g.add("Diag", v(dtype, (3,)))
        g.add("MatrixDiag", v(dtype, (2, 3)))
        g.add("MatrixDiagPart", v(dtype, (2, 3, 4)))
        g.add("MatrixSetDiag", v(dtype, (2, 3, 4)), v(dtype, (2, 3)))
        g.add("MatrixBandPart", v(dtype, (2, 3, 4)), np.int64(1), np.int64(0))
        g.add("MatrixDiagV3", v(dtype, (2, 3)), np.int32(0), np.int32(-1), np.int32(-1), np.asarray(0, dtype))
        g.add("MatrixDiagPartV3", v(dtype, (2, 3, 4)), np.int32(0), np.asarray(0, dtype))
    g.add("Diag", v(np.float32, (2, 2)))
    for lower, upper in [(-1, 0), (0, -1), (-1, -1), (1, 2), (0, 0), (4, 0)]:
        g.add("MatrixBandPart", v(np.float32, (3, 4)), np.int64(lower), np.int64(upper))
        g.add("MatrixBandPart", v(np.float32, (4, 3)), np.int32(lower), np.int32(upper))
    for k, rows, columns in [(1, -1, -1), (-2, -1, -1), (0, 4, 3), (0, 3, 5), (1, 3, 4), (0, 5, 5), (1, 3, 3)]:
        g.add("MatrixDiagV3", v(np.float32, (3,)), np.int32(k), np.int32(rows), np.int32(columns), np.float32(9))
    for k in (1, -1, 3, -2, 4):
        g.add("MatrixDiagPartV3", v(np.float32, (3, 4)), np.int32(k), np.float32(0))


def image(g, v):
    for op in ("ResizeBilinear", "ResizeNearestNeighbor"):
        for dtype in REALS:
            g.add(op, v(dtype, (1, 2, 3, 2)), np.int32([4, 2]), tolerance=1e-5)
        for align, half in [(True, False), (False, True), (False, False)]:
            for size in ([5, 7], [2, 1], [3, 4]):
                g.add(op, v(np.float32, (1, 3, 4, 1)), np.int32(size), align_corners=align,
                      half_pixel_centers=half, tolerance=1e-5)


def strings(g, v):
    text = np.asarray([["Ab", "cD"], ["", "\u00e9x"]], object)
    g.add("StringJoin", [text, np.asarray("-", object), text], separator="/")
    g.add("StringJoin", [np.asarray(["a"], object), np.asarray(["b", "c"], object)])
    g.add("StringLength", text)
    g.add("StringLength", text, unit="UTF8_CHAR")
    g.add("StringLower", text)
    g.add("StringUpper", text)


GROUPS = {"Convolution": convolution, "Normalize": normalize, "SimulatedQuantization": simulated_quantization,
          "Matrix": matrix, "Image": image, "Strings": strings}
