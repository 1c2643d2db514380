"""Element types that TensorFlow's ops support and TFLite cannot express: error[unsupported-type].

Every type of an op's definition that is not listed here has to convert.
"""

from __future__ import annotations

# Types, and the ops that cannot convert with any of them.
GROUPS = {
    "complex128": (
        "Angle BatchMatrixBandPart BatchMatrixDiag BatchMatrixDiagPart BatchMatrixSetDiag Conj DepthToSpace "
        "Diag DiagPart Empty FFT FFT2D FFT3D Fill Gather GatherNd GatherV2 MatrixBandPart MatrixDiag MatrixDiagPart "
        "MatrixDiagPartV2 MatrixDiagPartV3 MatrixDiagV2 MatrixDiagV3 MatrixSetDiag MatrixSetDiagV2 "
        "MatrixSetDiagV3 IFFT IFFT2D IFFT3D IRFFT IRFFT2D IRFFT3D OnesLike RaggedGather Sign Slice SpaceToDepth StridedSlice Tile XlaDynamicSlice"
    ),
    "float64": (
        "Abs ApproximateEqual AvgPool BatchNormWithGlobalNormalization Bincount CTCGreedyDecoder Ceil ClipByValue Complex Conv3D "
        "Conv3DBackpropInputV2 DenseBincount DepthwiseConv2dNative Elu Erf Erfc Floor IsFinite IsInf IsNan "
        "L2Loss LeakyRelu LinSpace LogSoftmax Mod Multinomial QuantizeAndDequantizeV2 QuantizeAndDequantizeV3 "
        "QuantizeAndDequantizeV4 RFFT RFFT2D RFFT3D RaggedRange RandomStandardNormal RandomUniform Rint Selu Softmax "
        "SoftmaxCrossEntropyWithLogits Softplus Softsign TruncateMod stablehlo.abs stablehlo.add "
        "stablehlo.batch_norm_inference stablehlo.case stablehlo.cbrt stablehlo.ceil stablehlo.cosine "
        "stablehlo.divide stablehlo.dot stablehlo.dot_general stablehlo.einsum stablehlo.exponential "
        "stablehlo.exponential_minus_one stablehlo.floor stablehlo.get_tuple_element stablehlo.if "
        "stablehlo.iota stablehlo.is_finite stablehlo.log stablehlo.log_plus_one stablehlo.logistic "
        "stablehlo.map stablehlo.multiply stablehlo.negate stablehlo.reduce stablehlo.remainder "
        "stablehlo.round_nearest_afz stablehlo.round_nearest_even stablehlo.rsqrt stablehlo.sine "
        "stablehlo.sqrt stablehlo.subtract stablehlo.tan stablehlo.tanh stablehlo.while"
    ),
    "string": ("BroadcastTo TensorStridedSliceUpdate"),
    "complex128 string": (
        "Concat ConcatV2 ConjugateTranspose DynamicStitch MirrorPad OneHot Pack Pad PadV2 "
        "ParallelDynamicStitch RaggedTensorToTensor ReverseSequence ReverseV2 Roll Select SelectV2 "
        "SparseToDense Split SplitV StridedSliceGrad TensorScatterUpdate Transpose Unpack ZerosLike"
    ),
    "float64 complex128": (
        "AccumulateNV2 AddN AddV2 BatchMatMul BatchMatMulV2 BiasAdd BiasAddGrad BiasAddV1 Cos Cosh Cumsum "
        "DivNoNan Einsum Exp Expm1 Inv Log Log1p MatMul Mul MulNoNan Neg RealDiv Reciprocal Round Rsqrt "
        "Sigmoid Sin Sinh Sqrt Square SquaredDifference Sub Sum Tan Tanh TensorScatterAdd TensorScatterSub "
        "Xdivy Xlog1py Xlogy"
    ),
    "float64 complex64 complex128": ("Acos Acosh Asin Asinh Atan Atanh Prod RsqrtGrad SigmoidGrad SqrtGrad TanhGrad"),
    "float64 int32": ("Conv2D Conv2DBackpropInput stablehlo.reduce_window"),
    "float64 int64": ("ResizeNearestNeighbor"),
    "float64 uint64": (
        "ArgMax ArgMin FloorDiv FloorMod Greater GreaterEqual Less LessEqual Max Maximum Min Minimum Relu "
        "Relu6 TopK TopKV2 TruncateDiv stablehlo.clamp stablehlo.compare stablehlo.constant stablehlo.maximum "
        "stablehlo.minimum"
    ),
    "float64 uint8": ("stablehlo.power"),
    "int64 uint64": (
        "BitwiseXor RightShift stablehlo.shift_right_arithmetic stablehlo.shift_right_logical stablehlo.xor"
    ),
    "float64 uint64 bool": ("stablehlo.sort"),
    "float64 uint64 string": ("Unique UniqueV2"),
    "uint64 complex128": ("Where"),
    "float64 complex128 string": ("Add ScatterNd"),
    "float64 int64 complex128": ("Pow"),
    "float64 int8 int32 int64": ("stablehlo.convolution"),
    "float64 uint16 int32 int64": ("MaxPool MaxPoolV2"),
    "float64 uint32 int64 uint64": ("SegmentMax SegmentMin TensorScatterMax TensorScatterMin"),
    "float64 uint64 complex128": ("Div Equal NotEqual"),
    "float64 int64 uint64 complex128": ("SegmentSum UnsortedSegmentSum"),
    "float64 int64 uint64 complex64 complex128": ("SegmentProd UnsortedSegmentProd"),
    "float64 int16 int32 int64 complex128": ("BatchMatMulV3"),
    "float64 int8 uint8 int16 uint16 uint32 int64 uint64": ("UnsortedSegmentMax UnsortedSegmentMin"),
    "float64 int8 uint8 int16 uint16 int32 uint32 int64 uint64": ("ReluGrad"),
    "float64 int8 uint8 int16 uint16 uint32 uint64 complex128": ("Mean"),
    "float64 int8 uint8 int16 uint16 int32 uint32 int64 uint64 complex128": ("EuclideanNorm SegmentMean"),
}

REFUSED: dict[str, str] = {op: types for types, ops in GROUPS.items() for op in ops.split()}


# LiteRT's CAST has no uint64 and writes no complex128; tfuse casts integers to and from uint64 by bits.
INTEGERS = "int8 uint8 int16 uint16 int32 uint32 int64 uint64".split()


def cast_is_refused(source: str, target: str) -> bool:
    """Whether TFLite cannot express a cast."""
    if target == "complex128" or (source, target) == ("complex128", "complex64"):
        return source != target
    if target == "uint64":
        return source not in (*INTEGERS, "bool")
    return source == "uint64" and target not in INTEGERS


def code_of(op: str, dtype: str) -> str:
    """The code of the diagnostic that refuses an op of this type; "" if it has to convert."""
    if op == "Cast":
        return "unsupported-type" if cast_is_refused(*dtype.split("-to-")) else ""
    return "unsupported-type" if dtype in REFUSED.get(op, "").split() else ""
