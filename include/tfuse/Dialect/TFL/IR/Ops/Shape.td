//===- Shape.td - shapes and layouts -----------------------*- tablegen -*-===//
//
// Ops that rearrange the elements of their operands: reshaping, joining,
// padding, transposing, broadcasting; and ops that return a shape.
//
//===----------------------------------------------------------------------===//

include "tfuse/Dialect/TFL/IR/TFLOpBase.td"
include "tfuse/Dialect/TFL/IR/TFLOptions.td"

//===----------------------------------------------------------------------===//
// The same elements in the same order
//===----------------------------------------------------------------------===//

def TFL_ReshapeOp : TFL_Op<"reshape", [
    Pure, TFL_IsReshaping, TFL_IsFoldedByPrepare,
    DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "the elements in another shape";
  let description = [{
    One dimension of `shape` may be -1: it follows from the others.
  }];
  let arguments = (ins AnyTensor:$input, TFL_I32Tensor:$shape);
  let results = (outs AnyTensor:$output);
  let extraClassDeclaration = [{
    static bool isCompatibleReturnTypes(::mlir::TypeRange inferred,
                                        ::mlir::TypeRange actual);
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
  let builtin = TFL_Builtin<"RESHAPE", 22>;
  let legacyOptions = TFL_ReshapeOptions;
  let versions = [Version<1, "1.5.0">];
  let quantizable = 1;
  let sameScales = 1;
}

def TFL_ExpandDimsOp : TFL_Op<"expand_dims", [
    Pure, TFL_OutputLikeInput, TFL_IsReshaping]> {
  let summary = "a dimension of size 1 inserted";
  let arguments = (ins AnyTensor:$input, TFL_I32OrI64Tensor:$dim);
  let results = (outs AnyTensor:$output);
  let builtin = TFL_Builtin<"EXPAND_DIMS", 70>;
  let options = TFL_ExpandDimsOptions;
  let versions = [Version<1, "1.10.0">];
  let quantizable = 1;
  let sameScales = 1;
}

def TFL_SqueezeOp : TFL_Op<"squeeze", [Pure, TFL_IsReshaping]> {
  let summary = "dimensions of size 1 removed, all of them if none is named";
  let arguments = (ins AnyTensor:$input,
    ConfinedAttr<DefaultValuedOptionalAttr<I64ArrayAttr, "{}">,
                 [TFL_AtMostElements<8>]>:$squeeze_dims);
  let results = (outs AnyTensor:$output);
  let hasFolder = 1;
  let builtin = TFL_Builtin<"SQUEEZE", 43>;
  let options = TFL_SqueezeOptions;
  let versions = [
    Version<2, "2.5.0", In<0, ["STRING"]>>, Version<1, "1.6.0">
  ];
  let quantizable = 1;
  let sameScales = 1;
}

//===----------------------------------------------------------------------===//
// Joining and splitting
//===----------------------------------------------------------------------===//

def TFL_ConcatenationOp : TFL_Op<"concatenation", [
    Pure, TFL_OutputLikeFirstValue, TFL_IsFoldedByPrepare]> {
  let summary = "tensors joined along an axis";
  let arguments = (ins
    TFL_Tensors<[F32, F16, F8E4M3FN, F8E5M2, I64, I32, I16, QI4, I8, QI8, QUI8,
                 QI16, UI8, UI32, I1]>:$values,
    I32Attr:$axis, TFL_ActivationAttr:$fused_activation_function);
  let results = (outs
    TFL_Tensor<[F32, F16, F8E4M3FN, F8E5M2, I64, I32, I16, QI4, I8, QI8, QUI8,
                QI16, UI8, UI32, I1]>:$output);
  let hasFolder = 1;
  let hasVerifier = 1;
  let builtin = TFL_Builtin<"CONCATENATION", 2>;
  let options = TFL_ConcatenationOptions;
  let versions = [
    Version<7, "2.23.0", In<0, ["FLOAT8_E4M3FN", "FLOAT8_E5M2"]>>,
    Version<6, "2.23.0", In<0, ["FLOAT16"]>>,
    Version<5, "2.21.0", In<0, ["INT4"]>>,
    Version<4, "2.14.0", In<0, ["UINT32"]>>,
    Version<3, "2.3.0", In<0, ["INT16"]>>,
    Version<2, "1.14.0", In<0, ["INT8"]>>,
    Version<1, "1.5.0">
  ];
  let quantizable = 1;
  let sameScales = 1;
  let freeUint8Scales = 1;
}

def TFL_PackOp : TFL_Op<"pack", [TFL_OutputLikeFirstValue, Pure]> {
  let summary = "tensors stacked along a new axis";
  let arguments = (ins
    TFL_Tensors<[F32, F8E4M3FN, F8E5M2, I8, I16, I32, I64, UI8, UI32, QI8, QUI8,
                 QI16, TFL_Quint8]>:$values,
    TFL_PositiveI32:$values_count, I32Attr:$axis);
  let results = (outs
    TFL_Tensor<[F32, F8E4M3FN, F8E5M2, I8, I16, I32, I64, UI8, UI32, QI8, QUI8,
                QI16, TFL_Quint8]>:$output);
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
  let builtin = TFL_Builtin<"PACK", 83>;
  let options = TFL_PackOptions;
  let versions = [
    Version<5, "2.23.0", In<0, ["FLOAT8_E4M3FN", "FLOAT8_E5M2"]>>,
    Version<2, "1.14.0", In<0, ["INT8"]>>,
    Version<3, "2.3.0", InOut<"INT16">>,
    Version<4, "2.13.0", In<0, ["UINT32"]>>,
    Version<1, "1.11.0">
  ];
  let quantizable = 1;
  let sameScales = 1;
}

def TFL_UnpackOp : TFL_Op<"unpack", [
    Pure, SameOperandsAndResultElementType,
    DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "the slices along an axis, without this axis";
  let arguments = (ins
    TFL_Tensor<[F32, F16, BF16, F8E4M3FN, F8E5M2, I1, I8, UI8, I32, QI8, QUI8,
                I16, QI16]>:$input,
    TFL_NonNegativeI32:$num, I32Attr:$axis);
  let results = (outs
    TFL_Tensors<[F32, F16, BF16, F8E4M3FN, F8E5M2, I1, I8, UI8, I32, QI8, QUI8,
                 I16, QI16]>:$outputs);
  let extraClassDeclaration = [{
    static bool isCompatibleReturnTypes(::mlir::TypeRange inferred,
                                        ::mlir::TypeRange actual);
  }];
  let builtin = TFL_Builtin<"UNPACK", 88>;
  let options = TFL_UnpackOptions;
  let versions = [
    Version<6, "2.23.0", In<0, ["FLOAT8_E4M3FN", "FLOAT8_E5M2"]>>,
    Version<2, "1.14.0", In<0, ["INT8", "UINT8"]>>,
    Version<3, "2.2.0", In<0, ["BOOL"]>>,
    Version<4, "2.3.0", InOut<"INT16">>,
    Version<5, "2.22.0", In<0, ["FLOAT16", "BFLOAT16"]>>,
    Version<1, "1.11.0">
  ];
  let quantizable = 1;
  let sameScales = 1;
}

def TFL_SplitOp : TFL_Op<"split", [Pure, TFL_ScalarOrOneElement<0>]> {
  let summary = "equal parts along an axis";
  let arguments = (ins
    TFL_I32Tensor:$split_dim,
    TFL_Tensor<[F32, F8E4M3FN, F8E5M2, I16, I32, I8, UI8, QI8, QUI8, QI16]>:$value,
    TFL_PositiveI32:$num_splits);
  let results = (outs
    TFL_Tensors<[F32, F8E4M3FN, F8E5M2, I16, I32, I8, UI8, QI8, QUI8, QI16]>:$outputs);
  let hasVerifier = 1;
  let builtin = TFL_Builtin<"SPLIT", 49>;
  let options = TFL_SplitOptions;
  let versions = [
    Version<5, "2.23.0", In<1, ["FLOAT8_E4M3FN", "FLOAT8_E5M2"]>>,
    Version<4, "2.3.0", In<1, ["INT16"]>>,
    Version<3, "1.14.0", In<1, ["INT32"]>>,
    Version<2, "1.14.0", In<1, ["INT8"]>>,
    Version<1, "1.5.0">
  ];
  let quantizable = 1;
  let sameScales = 1;
}

def TFL_SplitVOp : TFL_Op<"split_v", [Pure]> {
  let summary = "parts of given sizes along an axis";
  let arguments = (ins
    TFL_Tensor<[F32, F8E4M3FN, F8E5M2, I16, I32, I64, I8, UI8, QI8, QUI8, QI16]>:$value,
    TFL_Vector<[I32], [I32]>:$size_splits, TFL_Scalar<[I32], [I32]>:$split_dim,
    TFL_PositiveI32:$num_splits);
  let results = (outs
    TFL_Tensors<[F32, F8E4M3FN, F8E5M2, I16, I32, I64, I8, UI8, QI8, QUI8, QI16]>:$outputs);
  let hasVerifier = 1;
  let builtin = TFL_Builtin<"SPLIT_V", 102>;
  let options = TFL_SplitVOptions;
  let versions = [
    Version<3, "2.23.0", In<0, ["FLOAT8_E4M3FN", "FLOAT8_E5M2"]>>,
    Version<2, "2.3.0", In<0, ["INT8"]>>,
    Version<1, "1.13.1">
  ];
  let quantizable = 1;
  let sameScales = 1;
}

//===----------------------------------------------------------------------===//
// Padding, repeating, moving
//===----------------------------------------------------------------------===//

class TFL_PadLikeOp<string mnemonic, list<Trait> traits>
    : TFL_Op<mnemonic, !listconcat([
          TFL_OutputLikeInput, Pure, TFL_IsPadding, TFL_RankAtMost<0, 5>, TFL_Rank<1, 2>],
          traits, [TFL_RankIsSizeOf<0, 1>,
          TFL_DimAtMost<1, 0, 5,
            "the first dim size of the padding argument must be at most 5">])> {
  let hasFolder = 1;
  let versions = [
    Version<6, "2.23.0", In<0, ["FLOAT8_E4M3FN", "FLOAT8_E5M2"]>>,
    Version<5, "2.20.0", In<0, ["BOOL"]>>,
    Version<4, "2.6.0", RankAbove<0, 4>>,
    Version<3, "2.4.0", In<0, ["INT16"]>>,
    Version<2, "1.14.0", In<0, ["INT8"]>>,
    Version<1, "1.5.0">
  ];
  let quantizable = 1;
  let sameScales = 1;
}

def TFL_PadOp : TFL_PadLikeOp<"pad", []> {
  let summary = "pads with zeros";
  let arguments = (ins
    TFL_Tensor<[F32, F8E4M3FN, F8E5M2, I1, I32, I64, QI8, QUI8, TFL_Quint8, QI16]>:$input,
    TFL_I32OrI64Tensor:$padding);
  let results = (outs
    TFL_Tensor<[F32, F8E4M3FN, F8E5M2, I1, I32, I64, QI8, QUI8, TFL_Quint8, QI16]>:$output);
  let hasCanonicalizer = 1;
  let builtin = TFL_Builtin<"PAD", 34>;
  let options = TFL_PadOptions;
}

def TFL_PadV2Op : TFL_PadLikeOp<"padv2", [
    TFL_Rank<2, 0>,
    TFL_OperandsAlike<0, 2,
      "input and constant value operands must have same element type">]> {
  let summary = "pads with a value";
  let arguments = (ins
    TFL_Tensor<[F32, F8E4M3FN, F8E5M2, I1, I32, I64, UI8, QI8, QUI8, TFL_Quint8,
                QI16]>:$input,
    TFL_I32OrI64Tensor:$padding,
    TFL_Tensor<[F32, F8E4M3FN, F8E5M2, I1, I32, I64, UI8, QI8, QUI8, TFL_Quint8,
                QI16]>:$constant_values);
  let results = (outs
    TFL_Tensor<[F32, F8E4M3FN, F8E5M2, I1, I32, I64, UI8, QI8, QUI8, TFL_Quint8,
                QI16]>:$output);
  let builtin = TFL_Builtin<"PADV2", 60>;
  let options = TFL_PadV2Options;
  let versions = [
    Version<6, "2.23.0", In<0, ["FLOAT8_E4M3FN", "FLOAT8_E5M2"]>>,
    Version<5, "2.20.0", In<0, ["BOOL"]>>,
    Version<4, "2.6.0", RankAbove<0, 4>>,
    Version<3, "2.4.0", In<0, ["INT16"]>>,
    Version<2, "1.14.0", In<0, ["INT8"]>>,
    Version<1, "1.9.0">
  ];
}

def TFL_MirrorPadOp : TFL_Op<"mirror_pad", [
    Pure, TFL_Rank<1, 2>, TFL_IsPadding]> {
  let summary = "pads by mirroring the borders";
  let arguments = (ins
    TFL_Tensor<[F32, I32, I64, I8, UI8, QI8, QUI8, QI16]>:$input,
    TFL_Tensor<[I32, I64]>:$pad, TFL_MirrorPaddingAttr:$mode);
  let results = (outs
    TFL_Tensor<[F32, I32, I64, I8, UI8, QI8, QUI8, QI16]>:$output);
  let builtin = TFL_Builtin<"MIRROR_PAD", 100>;
  let options = TFL_MirrorPadOptions;
  let versions = Versions<"1.13.1", "2.3.0", "2.12.0">.rules;
  let quantizable = 1;
  let sameScales = 1;
}

def TFL_DilateOp : TFL_Op<"dilate", [
    TFL_ResultLikeOperand<0, 0, "output and input">,
    TFL_ResultLikeOperand<0, 2, "output and padding value">, Pure]> {
  let summary = "inserts a value between elements";
  let arguments = (ins
    TFL_Tensor<[I8, I16, I32, I64, UI8, UI16, UI32, UI64, F32, F64]>:$input,
    TFL_I32Tensor:$dilations,
    TFL_Scalar<[I8, I16, I32, I64, UI8, UI16, UI32, UI64, F32, F64]>:$padding_value);
  let results = (outs
    TFL_Tensor<[I8, I16, I32, I64, UI8, UI16, UI32, UI64, F32, F64]>:$output);
  let builtin = TFL_Builtin<"DILATE", 203>;
  let versions = [Version<1, "2.15.0">];
}

def TFL_TileOp : TFL_Op<"tile", [Pure, TFL_OutputLikeInput]> {
  let summary = "the tensor repeated along its axes";
  let arguments = (ins
    TFL_Tensor<[F32, I1, I32, I64, UI8, QI8, QUI8, TFL_Str]>:$input,
    TFL_I32OrI64Tensor:$multiples);
  let results = (outs
    TFL_Tensor<[F32, I1, I32, I64, UI8, QI8, QUI8, TFL_Str]>:$output);
  let builtin = TFL_Builtin<"TILE", 69>;
  let versions = [
    Version<3, "2.8.0", In<0, ["INT8"]>>,
    Version<2, "2.2.0", In<0, ["STRING"]>>,
    Version<1, "1.10.1">
  ];
  let quantizable = 1;
  let sameScales = 1;
}

def TFL_TransposeOp : TFL_Op<"transpose", [
    Pure,
    PredOpTrait<"operand 0 is at most 8-D",
      CPred<"::tfuse::tfl::verify::squeezedRankIsAtMost($_op.getOperand(0), 8)">>,
    TFL_Rank<1, 1>, TFL_OutputLikeInput]> {
  let summary = "axes in another order";
  let arguments = (ins
    TFL_Tensor<[I32, F32, F16, BF16, I8, UI8, QI8, QUI8, TFL_I4, QI4,
                TFL_Quint8, I1, I64, QI16]>:$input,
    TFL_I32Tensor:$perm);
  let results = (outs
    TFL_Tensor<[I32, F32, F16, BF16, I8, UI8, QI8, QUI8, TFL_I4, QI4,
                TFL_Quint8, I1, I64, QI16]>:$output);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$input, "::mlir::Value":$perm), [{
      ::tfuse::tfl::buildTranspose($_builder, $_state, input, perm);
    }]>
  ];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
  let builtin = TFL_Builtin<"TRANSPOSE", 39>;
  let versions = [
    Version<9, "2.23.0", In<0, ["FLOAT16"]>>,
    Version<8, "2.22.0", Any<[RankAbove<0, 6>, In<0, ["BFLOAT16"]>]>>,
    Version<7, "2.14.4", In<0, ["INT4"]>>,
    Version<6, "2.12.0", RankAbove<0, 5>>,
    Version<5, "2.4.0", In<0, ["INT16"]>>,
    Version<4, "2.3.0", RankAbove<0, 4>>,
    Version<3, "1.15.0", In<0, ["BOOL"]>>,
    Version<2, "1.14.0", In<0, ["INT8"]>>,
    Version<1, "1.6.0">
  ];
  let quantizable = 1;
  let sameScales = 1;
}

def TFL_ReverseV2Op : TFL_Op<"reverse_v2", [
    TFL_OutputLikeInput, Pure, TFL_Rank<1, 1>, TFL_HasShapeOfFirstOperand]> {
  let summary = "an axis in reverse order";
  let arguments = (ins
    TFL_Tensor<[F32, F8E4M3FN, F8E5M2, UI8, I16, I32, I64, QI16, QUI8, QI8,
                TFL_Quint8, I1]>:$input,
    TFL_I32Tensor:$axis);
  let results = (outs
    TFL_Tensor<[F32, F8E4M3FN, F8E5M2, UI8, I16, I32, I64, QI16, QUI8, QI8,
                TFL_Quint8, I1]>:$output);
  let builtin = TFL_Builtin<"REVERSE_V2", 105>;
  let versions = [
    Version<4, "2.23.0", In<0, ["FLOAT8_E4M3FN", "FLOAT8_E5M2"]>>,
    Version<3, "2.5.0", In<0, ["INT8"]>>,
    Version<2, "2.2.0", In<0, ["BOOL"]>>,
    Version<1, "1.14.0">
  ];
  let quantizable = 1;
  let sameScales = 1;
}

def TFL_ReverseSequenceOp : TFL_Op<"reverse_sequence", [
    TFL_OutputLikeInput, Pure, TFL_Rank<1, 1>]> {
  let summary = "the beginning of each sequence of a batch in reverse order";
  let arguments = (ins
    TFL_Tensor<[F32, I32, I64, QI16, QUI8, TFL_Quint8]>:$input,
    TFL_I32OrI64Tensor:$seq_lengths, TFL_NonNegativeI32:$seq_dim,
    TFL_NonNegativeI32:$batch_dim);
  let results = (outs
    TFL_Tensor<[F32, I32, I64, QI16, QUI8, TFL_Quint8]>:$output);
  let builtin = TFL_Builtin<"REVERSE_SEQUENCE", 112>;
  let options = TFL_ReverseSequenceOptions;
  let versions = [Version<1, "1.14.0">];
  let quantizable = 1;
  let sameScales = 1;
}

class TFL_SpaceAndBatchOp<string mnemonic, list<Trait> traits>
    : TFL_Op<mnemonic, !listconcat([Pure, TFL_RankRange<0, 3, 4>], traits)> {
  let versions = [
    Version<4, "2.12.0", In<0, ["INT16"]>>,
    Version<3, "2.3.0", RankIsNot<0, 4>>,
    Version<2, "1.14.0", In<0, ["INT8"]>>,
    Version<1, "1.6.0">
  ];
  let quantizable = 1;
  let sameScales = 1;
}

def TFL_BatchToSpaceNdOp : TFL_SpaceAndBatchOp<"batch_to_space_nd", [
    TFL_OutputLikeInput, TFL_Rank<1, 1>, TFL_Rank<2, 2>]> {
  let summary = "blocks moved from the batch into space, and cropped";
  let arguments = (ins
    TFL_Tensor<[F32, I8, I32, I64, UI8, QI8, QUI8, QI16]>:$input,
    TFL_I32Tensor:$block_shape, TFL_I32Tensor:$indices);
  let results = (outs
    TFL_Tensor<[F32, I16, I32, I64, UI8, QI8, QUI8, QI16]>:$output);
  let builtin = TFL_Builtin<"BATCH_TO_SPACE_ND", 37>;
}

def TFL_SpaceToBatchNdOp : TFL_SpaceAndBatchOp<"space_to_batch_nd", [
    TFL_OutputLikeInput]> {
  let summary = "padded, and blocks moved from space into the batch";
  let arguments = (ins
    TFL_Tensor<[F32, I32, I64, QI8, QUI8, TFL_Quint8, QI16]>:$input,
    TFL_I32Tensor:$block_shape, TFL_I32Tensor:$paddings);
  let results = (outs
    TFL_Tensor<[F32, I32, I64, QI8, QUI8, TFL_Quint8, QI16]>:$output);
  let builtin = TFL_Builtin<"SPACE_TO_BATCH_ND", 38>;
}

class TFL_SpaceAndDepthOp<string mnemonic, list<Type> types>
    : TFL_Op<mnemonic, [Pure, TFL_OutputLikeInput, TFL_RankAtMost<0, 4>]> {
  let arguments = (ins TFL_Tensor<types>:$input, TFL_PositiveI32:$block_size);
  let results = (outs TFL_Tensor<types>:$output);
  let quantizable = 1;
  let sameScales = 1;
}

def TFL_SpaceToDepthOp : TFL_SpaceAndDepthOp<"space_to_depth",
    [F32, I32, I64, QI8, QUI8, TFL_Quint8]> {
  let summary = "blocks moved from space into channels";
  let builtin = TFL_Builtin<"SPACE_TO_DEPTH", 26>;
  let options = TFL_SpaceToDepthOptions;
  let versions = Versions<"1.5.0", "1.14.0">.rules;
}

def TFL_DepthToSpaceOp : TFL_SpaceAndDepthOp<"depth_to_space",
    [F32, I8, I32, I64, TFL_Quint8, UI8, QI8, QUI8]> {
  let summary = "channels moved into blocks of space";
  let builtin = TFL_Builtin<"DEPTH_TO_SPACE", 5>;
  let options = TFL_DepthToSpaceOptions;
  let versions = Versions<"2.1.0", "2.5.0">.rules;
}

def TFL_BroadcastToOp : TFL_Op<"broadcast_to", [
    TFL_OutputLikeInput, TFL_RankAtMost<0, 8>, TFL_Rank<1, 1>,
    TFL_DimAtMost<1, 0, 8, "output dimension count must be at most 8">, Pure]> {
  let summary = "the tensor broadcast to a shape";
  let arguments = (ins
    TFL_Tensor<[F32, F8E4M3FN, F8E5M2, I32, I1, TFL_I4, I8, QI8, UI8, UI32,
                QUI8, I16, QI16, I64, TFL_Complex64]>:$input,
    TFL_I32OrI64Tensor:$shape);
  let results = (outs
    TFL_Tensor<[F32, F8E4M3FN, F8E5M2, I32, I1, TFL_I4, I8, QI8, UI8, UI32,
                QUI8, I16, QI16, I64, TFL_Complex64]>:$output);
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let builtin = TFL_Builtin<"BROADCAST_TO", 130>;
  // Version 1 has another operator code, and no runtime supports it.
  let versions = [
    Version<4, "2.23.0", In<0, ["FLOAT8_E4M3FN", "FLOAT8_E5M2"]>>,
    Version<3, "2.5.0", In<0, ["INT8", "INT16"]>>,
    Version<2, "2.5.0">
  ];
  let quantizable = 1;
  let sameScales = 1;
}

//===----------------------------------------------------------------------===//
// Shape queries and tensor construction
//===----------------------------------------------------------------------===//

def TFL_ShapeOp : TFL_Op<"shape", [Pure, TFL_ReadsShapeOnly]> {
  let summary = "the shape of a tensor";
  let arguments = (ins AnyTensor:$input);
  let results = (outs TFL_Tensor<[I32, I64]>:$output);
  let hasFolder = 1;
  let builtin = TFL_Builtin<"SHAPE", 77>;
  let options = TFL_ShapeOptions;
  let versions = [Version<1, "1.10.0">];
  let quantizable = 1;
}

def TFL_RankOp : TFL_Op<"rank", [Pure, TFL_ReadsShapeOnly]> {
  let summary = "the rank of a tensor";
  let arguments = (ins AnyTensor:$input);
  let results = (outs TFL_IntTensor:$output);
  let hasFolder = 1;
  let builtin = TFL_Builtin<"RANK", 110>;
  let versions = [Version<1, "1.14.0">];
  let quantizable = 1;
}

def TFL_BroadcastArgsOp : TFL_Op<"broadcast_args", [
    TFL_SidesAlike<"BroadcastArgs op">, TFL_OutputLikeInput, TFL_Rank<0, 1>,
    TFL_Rank<1, 1>, Pure]> {
  let summary = "the shape that two shapes broadcast to";
  let arguments = (ins TFL_I32OrI64Tensor:$s0, TFL_I32OrI64Tensor:$s1);
  let results = (outs TFL_I32OrI64Tensor:$r0);
  let builtin = TFL_Builtin<"BROADCAST_ARGS", 145>;
  let versions = [Version<1, "2.6.0">];
}

def TFL_FillOp : TFL_Op<"fill", [
    Pure, TFL_ResultLikeOperand<0, 1, "input and result">]> {
  let summary = "a tensor of shape `dims`, filled with one value";
  let arguments = (ins
    TFL_I32OrI64Tensor:$dims,
    TFL_Tensor<[F32, F16, F8E4M3FN, F8E5M2, I32, I64, I1, QI8, QI16, TFL_Str]>:$input);
  let results = (outs
    TFL_Tensor<[F32, F16, F8E4M3FN, F8E5M2, I32, I64, I1, QI8, QI16, TFL_Str]>:$result);
  let builtin = TFL_Builtin<"FILL", 94>;
  let versions = [
    Version<5, "2.23.0", In<1, ["FLOAT8_E4M3FN", "FLOAT8_E5M2"]>>,
    Version<4, "2.12.0", In<1, ["FLOAT16"]>>,
    Version<3, "2.5.0", In<1, ["INT8", "INT16"]>>,
    Version<2, "2.3.0", In<1, ["BOOL", "STRING"]>>,
    Version<1, "1.13.0">
  ];
  let quantizable = 1;
  let sameScales = 1;
}

def TFL_ZerosLikeOp : TFL_SameTypeOp<"zeros_like"> {
  let summary = "zeros in the shape of a tensor";
  let arguments = (ins TFL_Tensor<[I64, I32, F32]>:$input);
  let results = (outs TFL_Tensor<[I64, I32, F32]>:$output);
  let builtin = TFL_Builtin<"ZEROS_LIKE", 93>;
  let options = TFL_ZerosLikeOptions;
  let versions = [Version<1, "1.12.0">];
}

def TFL_RangeOp : TFL_Op<"range", [
    Pure, TFL_Rank<0, 0>, TFL_Rank<1, 0>, TFL_Rank<2, 0>,
    PredOpTrait<"operands and output must have same element type",
      And<[TCresVTEtIsSameAsOp<0, 0>, TCresVTEtIsSameAsOp<0, 1>,
           TCresVTEtIsSameAsOp<0, 2>]>>]> {
  let summary = "numbers from start to limit (exclusive), in steps of delta";
  let arguments = (ins
    TFL_Tensor<[I32, F32, I64]>:$start, TFL_Tensor<[I32, F32, I64]>:$limit,
    TFL_Tensor<[I32, F32, I64]>:$delta);
  let results = (outs TFL_Tensor<[I32, F32, I64]>:$result);
  let builtin = TFL_Builtin<"RANGE", 96>;
  let versions = [Version<2, "2.14.0", In<0, ["INT64"]>>, Version<1, "1.13.0">];
}

def TFL_MatrixDiagOp : TFL_Op<"matrix_diag", [
    Pure, TFL_RankFrom<0, 1>,
    PredOpTrait<"operand and result must have the same element type",
                TFL_ResultLikeOperandPred<0, 0>>]> {
  let summary = "matrices with given diagonals";
  let arguments = (ins
    TFL_Tensor<[F32, I8, I16, I32, I64, UI8, QUI8, QI8, TFL_Quint8]>:$diagonal);
  let results = (outs
    TFL_Tensor<[F32, I8, I16, I32, I64, UI8, QUI8, QI8, TFL_Quint8]>:$output);
  let builtin = TFL_Builtin<"MATRIX_DIAG", 113>;
  let versions = [Version<1, "1.14.0">];
  // Not quantizable: the kernel fills with the integer 0, not the zero point.
}

def TFL_MatrixSetDiagOp : TFL_Op<"matrix_set_diag", [
    TFL_RankFrom<0, 2>,
    PredOpTrait<"input and result must have the same element type",
                TFL_ResultLikeOperandPred<0, 0>>, Pure]> {
  let summary = "matrices with their diagonals replaced";
  let arguments = (ins
    TFL_Tensor<[F32, I8, I16, I32, I64, UI8, QI8, QI16, QUI8, TFL_Quint8]>:$input,
    TFL_Tensor<[F32, I8, I16, I32, I64, UI8, QI8, QI16, QUI8, TFL_Quint8]>:$diagonal);
  let results = (outs
    TFL_Tensor<[F32, I8, I16, I32, I64, UI8, QI8, QI16, QUI8, TFL_Quint8]>:$result);
  let builtin = TFL_Builtin<"MATRIX_SET_DIAG", 115>;
  let versions = [Version<1, "1.14.0">];
  let quantizable = 1;
  let sameScales = 1;
}
