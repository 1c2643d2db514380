//===- Unary.td - functions of one tensor ------------------*- tablegen -*-===//
//
// Mathematical functions, activations, normalization, and conversion between
// element types.
//
//===----------------------------------------------------------------------===//

include "tfuse/Dialect/TFL/IR/TFLOpBase.td"
include "tfuse/Dialect/TFL/IR/TFLOptions.td"

//===----------------------------------------------------------------------===//
// Mathematical functions
//===----------------------------------------------------------------------===//

def TFL_AbsOp : TFL_UnaryOp<"abs", [I16, I32, F32, QI8, QI16],
                            [SameOperandsAndResultShape, TFL_IsNonNegative]> {
  let summary = "absolute value";
  let builtin = TFL_Builtin<"ABS", 101>;
  let versions = [
    Version<5, "2.12.0", In<0, ["INT32"]>>,
    Version<4, "2.6.0", All<[In<0, ["INT16"]>, NotQuantized<0>]>>,
    Version<3, "2.5.0", In<0, ["INT16"]>>,
    Version<2, "2.4.0", In<0, ["INT8", "UINT8"]>>,
    Version<1, "1.13.0">
  ];
  let quantizable = 1;
}

def TFL_CeilOp : TFL_SameTypeUnaryOp<"ceil", [F32]> {
  let summary = "rounded up";
  let builtin = TFL_Builtin<"CEIL", 104>;
  let versions = [Version<1, "1.14.0">];
}

def TFL_CosOp : TFL_SameTypeUnaryOp<"cos", [F32, F16]> {
  let summary = "cosine";
  let builtin = TFL_Builtin<"COS", 108>;
  let versions = [
    Version<2, "2.23.0", In<0, ["FLOAT16"]>>, Version<1, "1.14.0">
  ];
}

def TFL_ExpOp : TFL_UnaryOp<"exp", [F32, F16, QI8, QI16],
    [TFL_OutputLikeFirstValue, TFL_HasShapeOfFirstOperand,
     TFL_IsNonNegative]> {
  let summary = "e to the power of x";
  let builtin = TFL_Builtin<"EXP", 47>;
  let options = TFL_ExpOptions;
  let versions = [
    Version<2, "2.12.0", In<0, ["INT8", "INT16"]>>, Version<1, "1.7.0">
  ];
  let quantizable = 1;
}

def TFL_FloorOp : TFL_SameTypeUnaryOp<"floor", [F32]> {
  let summary = "rounded down";
  let builtin = TFL_Builtin<"FLOOR", 8>;
  let versions = [Version<1, "1.9.0">];
}

def TFL_LogOp : TFL_UnaryOp<"log", [F32, QI8, QI16],
    [TFL_OutputLikeFirstValue, TFL_HasShapeOfFirstOperand]> {
  let summary = "natural logarithm";
  let builtin = TFL_Builtin<"LOG", 73>;
  let versions = [
    Version<2, "2.15.0", In<0, ["INT8", "INT16"]>>, Version<1, "1.14.0">
  ];
  let quantizable = 1;
}

def TFL_NegOp : TFL_SameTypeUnaryOp<"neg", [F32, I32, I64]> {
  let summary = "negated";
  let builtin = TFL_Builtin<"NEG", 59>;
  let options = TFL_NegOptions;
  let versions = [Version<1, "1.9.0">];
}

def TFL_RoundOp : TFL_SameTypeUnaryOp<"round", [F32]> {
  let summary = "rounded to the nearest integer, halves to even";
  let builtin = TFL_Builtin<"ROUND", 116>;
  let versions = [Version<1, "1.14.0">];
}

def TFL_RsqrtOp : TFL_UnaryOp<"rsqrt", [F32, QI8, QI16],
    [TFL_OutputLikeFirstValue, SameOperandsAndResultShape]> {
  let summary = "one over the square root";
  let builtin = TFL_Builtin<"RSQRT", 76>;
  let versions = Versions<"1.10.0", "2.5.0", "2.15.0">.rules;
  let quantizable = 1;
}

def TFL_SignOp : TFL_SameTypeOp<"sign"> {
  let summary = "-1, 0 or 1";
  let arguments = (ins TFL_Tensor<[F32, F64, I32]>:$x);
  let results = (outs TFL_Tensor<[F32, F64, I32]>:$output);
  let builtin = TFL_Builtin<"SIGN", 158>;
  let versions = [Version<2, "2.12.0", In<0, ["INT32"]>>, Version<1, "2.11.0">];
}

def TFL_SinOp : TFL_SameTypeUnaryOp<"sin", [F32, F16]> {
  let summary = "sine";
  let builtin = TFL_Builtin<"SIN", 66>;
  let versions = [
    Version<2, "2.23.0", In<0, ["FLOAT16"]>>, Version<1, "1.9.0">
  ];
}

def TFL_SqrtOp : TFL_UnaryOp<"sqrt", [F32, QI8, QI16],
    [TFL_OutputLikeFirstValue, SameOperandsAndResultShape]> {
  let summary = "square root";
  let builtin = TFL_Builtin<"SQRT", 75>;
  let versions = [
    Version<2, "2.21.0", In<0, ["INT8", "INT16"]>>, Version<1, "1.10.0">
  ];
  let quantizable = 1;
}

def TFL_SquareOp : TFL_SameTypeUnaryOp<"square", [F32],
                                           [TFL_IsNonNegative]> {
  let summary = "x times x";
  let builtin = TFL_Builtin<"SQUARE", 92>;
  let options = TFL_SquareOptions;
  let versions = [Version<1, "1.12.0">];
}

def TFL_CumsumOp : TFL_Op<"cumsum", [
    Pure, TFL_OutputLikeInput, TFL_Rank<1, 0>, TFL_HasShapeOfFirstOperand]> {
  let summary = "running sum along an axis";
  let arguments = (ins TFL_Tensor<[F32, I32, I64]>:$input, TFL_I32Tensor:$axis,
                       TFL_FalseByDefault:$exclusive,
                       TFL_FalseByDefault:$reverse);
  let results = (outs TFL_Tensor<[F32, I32, I64]>:$output);
  let builtin = TFL_Builtin<"CUMSUM", 128>;
  let options = TFL_CumsumOptions;
  let versions = [Version<1, "2.4.0">];
}

def TFL_BucketizeOp : TFL_Op<"bucketize", [Pure, SameOperandsAndResultShape]> {
  let summary = "index of the interval an element lies in";
  let arguments = (ins TFL_Tensor<[F32, F64, I32, I64]>:$input,
                       F32ArrayAttr:$boundaries);
  let results = (outs TFL_I32Tensor:$output);
  let builtin = TFL_Builtin<"BUCKETIZE", 147>;
  let options = TFL_BucketizeOptions;
  let versions = [Version<1, "2.8.0">];
}

//===----------------------------------------------------------------------===//
// Activations
//===----------------------------------------------------------------------===//

def TFL_EluOp : TFL_UnaryOp<"elu", [F32, I8, QI8],
    [SameOperandsAndResultShape, TFL_OutputLikeFirstValue]> {
  let summary = "exponential linear unit";
  let builtin = TFL_Builtin<"ELU", 111>;
  let versions = [Version<1, "1.14.0">];
  let quantizable = 1;
}

def TFL_GeluOp : TFL_Op<"gelu", [
    Pure, SameOperandsAndResultShape, TFL_OutputLikeInput]> {
  let summary = "Gaussian error linear unit, exact or by tanh";
  let arguments = (ins TFL_Tensor<[F32, F16, QI8, QUI8]>:$input,
                       TFL_FalseByDefault:$approximate);
  let results = (outs TFL_Tensor<[F32, F16, QI8, QUI8]>:$output);
  let builtin = TFL_Builtin<"GELU", 150>;
  let options = TFL_GeluOptions;
  let versions = [
    Version<3, "2.23.0", In<0, ["FLOAT16"]>>,
    Version<2, "2.9.0", In<0, ["INT8", "UINT8"]>>,
    Version<1, "2.9.0">
  ];
  let quantizable = 1;
}

def TFL_HardSwishOp : TFL_ActivationOp<"hard_swish", [F32, QUI8, QI8],
                                       [TFL_OutputLikeInput]> {
  let summary = "x * relu6(x + 3) / 6";
  let builtin = TFL_Builtin<"HARD_SWISH", 117>;
  let versions = [Version<1, "1.15.0">];
  let quantizable = 1;
}

def TFL_LeakyReluOp : TFL_Op<"leaky_relu", [
    SameOperandsAndResultShape, Pure, TFL_OutputLikeInput]> {
  let summary = "x, or alpha times x where x is negative";
  let arguments = (ins TFL_Tensor<[F32, QUI8, QI8, TFL_Quint8, QI16]>:$input,
                       F32Attr:$alpha);
  let results = (outs TFL_Tensor<[F32, QUI8, QI8, TFL_Quint8, QI16]>:$output);
  let builtin = TFL_Builtin<"LEAKY_RELU", 98>;
  let options = TFL_LeakyReluOptions;
  let versions = [
    Version<2, "2.3.0", In<0, ["INT16"]>>, Version<1, "1.13.1">
  ];
  let quantizable = 1;
}

def TFL_LogisticOp : TFL_UnaryOp<"logistic",
    [F32, QI8, QUI8, QI16, TFL_Quint8],
    [TFL_OutputLikeX, SameOperandsAndResultShape, TFL_IsNonNegative]> {
  let summary = "sigmoid, 1 / (1 + e^-x)";
  let builtin = TFL_Builtin<"LOGISTIC", 14>;
  let versions = [
    Version<3, "2.3.0", InOut<"INT16">>,
    Version<2, "1.14.0", In<0, ["INT8"]>>,
    Version<1, "1.14.0">
  ];
  let quantizable = 1;
  let fixedRanges = [TFL_FixedRange<8, 8, -128>, TFL_FixedRange<16, 15, 0>];
}

def TFL_TanhOp : TFL_ActivationOp<"tanh",
    [F32, F16, QI8, QUI8, QI16, TFL_Quint8], [TFL_OutputLikeInput]> {
  let summary = "hyperbolic tangent";
  let builtin = TFL_Builtin<"TANH", 28>;
  let versions = [
    Version<3, "2.3.0", InOut<"INT16">>,
    Version<2, "1.14.0", In<0, ["INT8"]>>,
    Version<1, "1.14.0">
  ];
  let quantizable = 1;
  let fixedRanges = [TFL_FixedRange<8, 7, 0>, TFL_FixedRange<16, 15, 0>];
}

def TFL_PReluOp : TFL_Op<"prelu", [
    Pure, ResultsBroadcastableShape, TFL_BinarySidesAlike,
    TFL_HasShapeOfFirstOperand,
    PredOpTrait<"input and output must have the same element type",
                TFL_ResultLikeOperandPred<0, 0>>]> {
  let summary = "x, or alpha times x where x is negative, alpha a tensor";
  let arguments = (ins TFL_Tensor<[F32, QI8, QUI8, TFL_Quint8]>:$input,
                       TFL_Tensor<[F32, QI8, QUI8, TFL_Quint8]>:$alpha);
  let results = (outs TFL_Tensor<[F32, QI8, QUI8, TFL_Quint8]>:$output);
  let hasVerifier = 1;
  let builtin = TFL_Builtin<"PRELU", 54>;
  let versions = [Version<1, "1.8.0">];
  let quantizable = 1;
  let weights = [1];
  let narrowWeights = 1;
  let runtimeChecks = [TFL_Broadcast<[0, 1], 4>];
}

def TFL_ReluOp : TFL_UnaryOp<"relu", [F32, QUI8, QI8, QI16],
    [TFL_OutputLikeX, SameOperandsAndResultShape, TFL_IsNonNegative]> {
  let summary = "max(x, 0)";
  let builtin = TFL_Builtin<"RELU", 19>;
  let versions = [
    Version<3, "2.5.0", In<0, ["INT16"]>>,
    Version<2, "2.1.0", In<0, ["INT8", "UINT8"]>>,
    Version<1, "1.5.0">
  ];
  let quantizable = 1;
}

def TFL_Relu6Op : TFL_UnaryOp<"relu6", [F32, QUI8, QI8, QI16],
    [TFL_OutputLikeX, SameOperandsAndResultShape, TFL_IsNonNegative]> {
  let summary = "x limited to [0, 6]";
  let builtin = TFL_Builtin<"RELU6", 21>;
  let versions = Versions<"1.5.0", "1.14.0", "2.5.0">.rules;
  let quantizable = 1;
}

def TFL_Relu0To1Op : TFL_UnaryOp<"relu_0_to_1", [F32, QUI8, QI8],
    [TFL_OutputLikeX, SameOperandsAndResultShape, TFL_IsNonNegative]> {
  let summary = "x limited to [0, 1]";
  let builtin = TFL_Builtin<"RELU_0_TO_1", 152>;
  let versions = [Version<1, "2.10.0">];
  let quantizable = 1;
}

def TFL_Relu1Op : TFL_UnaryOp<"relu_n1_to_1", [F32, QUI8, QI8],
    [TFL_OutputLikeX, SameOperandsAndResultShape]> {
  let summary = "x limited to [-1, 1]";
  let builtin = TFL_Builtin<"RELU_N1_TO_1", 20>;
  let versions = [Version<1, "1.5.0">];
  let quantizable = 1;
}

//===----------------------------------------------------------------------===//
// Normalization
//===----------------------------------------------------------------------===//

def TFL_SoftmaxOp : TFL_Op<"softmax", [
    Pure, TFL_OutputLikeInput, TFL_RankAtLeast<0, 1>,
    SameOperandsAndResultShape, TFL_IsNonNegative]> {
  let summary = "e^(beta x), normalized to sum 1 along the last axis";
  let arguments = (ins
    TFL_Tensor<[F32, F16, QI8, QUI8, TFL_Quint8, QI16]>:$input, F32Attr:$beta);
  let results = (outs
    TFL_Tensor<[F32, F16, QI8, QUI8, TFL_Quint8, QI16]>:$output);
  let builtin = TFL_Builtin<"SOFTMAX", 25>;
  let options = TFL_SoftmaxOptions;
  let versions = [
    Version<4, "2.23.0", In<0, ["FLOAT16"]>>,
    Version<3, "2.3.0", In<0, ["INT16"]>>,
    Version<2, "1.14.0", In<0, ["INT8"]>>,
    Version<1, "1.5.0">
  ];
  let quantizable = 1;
  let fixedRanges = [TFL_FixedRange<8, 8, -128>, TFL_FixedRange<16, 15, 0>];
}

def TFL_LogSoftmaxOp : TFL_Op<"log_softmax", [
    Pure, SameOperandsAndResultShape, TFL_OutputLikeX]> {
  let summary = "logarithm of softmax";
  let arguments = (ins TFL_Tensor<[F32, QUI8, QI8, TFL_Quint8]>:$input);
  let results = (outs TFL_Tensor<[F32, QUI8, QI8, TFL_Quint8]>:$output);
  let builtin = TFL_Builtin<"LOG_SOFTMAX", 50>;
  let options = TFL_LogSoftmaxOptions;
  let versions = Versions<"1.14.0", "1.14.0">.rules;
  let quantizable = 1;
  let fixedRanges = [TFL_FixedRange<8, 4, 127>];
}

def TFL_L2NormalizationOp : TFL_Op<"l2_normalization", [
    Pure, TFL_HasShapeOfFirstOperand]> {
  let summary = "scaled to Euclidean norm 1 along the last axis";
  let arguments = (ins TFL_Tensor<[F32, QUI8, QI8, I8]>:$input,
                       TFL_ActivationAttr:$fused_activation_function);
  let results = (outs TFL_Tensor<[F32, QUI8, QI8, I8]>:$output);
  let builtin = TFL_Builtin<"L2_NORMALIZATION", 11>;
  let options = TFL_L2NormOptions;
  let versions = [
    Version<2, "1.14.0", Out<0, ["INT8"]>>, Version<1, "1.5.0">
  ];
  let quantizable = 1;
  let fixedRanges = [TFL_FixedRange<8, 7, 0>];
}

def TFL_LocalResponseNormalizationOp
    : TFL_SameTypeOp<"local_response_normalization", [TFL_Rank<0, 4>]> {
  let summary = "local response normalization across channels";
  let arguments = (ins TFL_F32Tensor:$input, I32Attr:$radius, F32Attr:$bias,
                       F32Attr:$alpha, F32Attr:$beta);
  let results = (outs TFL_F32Tensor:$output);
  let builtin = TFL_Builtin<"LOCAL_RESPONSE_NORMALIZATION", 13>;
  let options = TFL_LocalResponseNormalizationOptions;
  let versions = [Version<1, "1.5.0">];
}

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

def TFL_CastOp : TFL_Op<"cast", [Pure, SameOperandsAndResultShape]> {
  let summary = "converted to another element type";
  let arguments = (ins
    TFL_Tensor<[F16, BF16, F8E4M3FN, F8E5M2, F32, F64, I1, TFL_I2, TFL_I4,
                TFL_UI4, I16, UI16, I32, UI32, I64, TFL_Quint8, UI8, I8,
                TFL_Complex64]>:$input);
  let results = (outs
    TFL_Tensor<[F16, BF16, F8E4M3FN, F8E5M2, F32, F64, I1, TFL_I2, TFL_I4,
                TFL_UI4, I16, UI16, I32, UI32, I64, TFL_Quint8, UI8, I8,
                TFL_Complex64]>:$output);
  let hasFolder = 1;
  let builtin = TFL_Builtin<"CAST", 53>;
  let versions = [
    Version<9, "2.23.0", Check<"op.casts({TensorType::FLOAT8_E4M3FN, "
                               "TensorType::FLOAT8_E5M2})">>,
    Version<8, "2.21.0", Check<"op.casts({TensorType::INT2, TensorType::UINT4})">>,
    Version<7, "2.17.0", Check<"op.casts({TensorType::BFLOAT16})">>,
    Version<6, "2.15.0", All<[In<0, ["INT4"]>, Out<0, ["FLOAT32"]>]>>,
    Version<5, "2.12.0", Check<"op.casts({TensorType::FLOAT64, TensorType::FLOAT16})">>,
    Version<4, "2.9.0", Check<"op.casts({TensorType::UINT16})">>,
    Version<3, "2.8.0", Check<"op.casts({TensorType::INT8})">>,
    Version<2, "2.7.0", Check<"op.casts({TensorType::UINT32})">>,
    Version<1, "1.5.0">
  ];
}

def TFL_BitcastOp : TFL_Op<"bitcast", [Pure]> {
  let summary = "the same bits as another element type";
  let arguments = (ins AnyTensor:$input);
  let results = (outs AnyTensor:$output);
  let hasFolder = 1;
  let hasVerifier = 1;
  let builtin = TFL_Builtin<"BITCAST", 159>;
  let versions = [Version<1, "2.13.0">];
}

class TFL_ComplexPartOp<string mnemonic>
    : TFL_Op<mnemonic, [Pure, SameOperandsAndResultShape]> {
  let arguments = (ins TFL_Tensor<[TFL_Complex64, TFL_Complex128]>:$input);
  let results = (outs TFL_Tensor<[F32, F64]>:$output);
  let versions = [Version<1, "2.5.0">];
}

def TFL_ComplexAbsOp : TFL_ComplexPartOp<"complex_abs"> {
  let summary = "absolute value of a complex number";
  let builtin = TFL_Builtin<"COMPLEX_ABS", 135>;
}

def TFL_RealOp : TFL_ComplexPartOp<"real"> {
  let summary = "real part";
  let builtin = TFL_Builtin<"REAL", 134>;
}

def TFL_ImagOp : TFL_ComplexPartOp<"imag"> {
  let summary = "imaginary part";
  let builtin = TFL_Builtin<"IMAG", 133>;
}

def TFL_RFFT2dOp : TFL_Op<"rfft2d", [Pure]> {
  let summary = "2-D Fourier transform of real numbers";
  let arguments = (ins TFL_F32Tensor:$input, TFL_I32Tensor:$fft_length);
  let results = (outs TFL_Tensor<[TFL_Complex64]>:$output);
  let builtin = TFL_Builtin<"RFFT2D", 131>;
  let versions = [Version<1, "2.5.0">];
}
