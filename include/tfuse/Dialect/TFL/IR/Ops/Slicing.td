//===- Slicing.td - slices and indices ---------------------*- tablegen -*-===//
//
// Ops that gather or scatter elements by index, and ops that compute indices.
//
//===----------------------------------------------------------------------===//

include "tfuse/Dialect/TFL/IR/TFLOpBase.td"
include "tfuse/Dialect/TFL/IR/TFLOptions.td"

def TFL_SliceOp : TFL_Op<"slice", [
    TFL_OutputLikeInput, Pure, TFL_RankAtMost<1, 1>, TFL_RankAtMost<2, 1>]> {
  let summary = "a slice of the tensor, given by begin and size";
  let description = [{
    A size of -1 means all up to the end.
  }];
  let arguments = (ins
    TFL_Tensor<[F32, F16, I32, I64, QI4, I8, UI8, UI32, I1, TFL_Str, QI8, QUI8,
                TFL_Quint8, QI16]>:$input,
    TFL_I32OrI64Tensor:$begin, TFL_I32OrI64Tensor:$size);
  let results = (outs
    TFL_Tensor<[F32, F16, I32, I64, QI4, I8, UI8, UI32, I1, TFL_Str, QI8, QUI8,
                TFL_Quint8, QI16]>:$output);
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
  let builtin = TFL_Builtin<"SLICE", 65>;
  let versions = [
    Version<8, "2.23.0", In<0, ["FLOAT16"]>>,
    Version<7, "2.21.0", In<0, ["INT4"]>>,
    Version<6, "2.14.0", In<0, ["UINT32"]>>,
    Version<5, "2.5.0", RankAbove<0, 4>>,
    Version<4, "2.4.0", In<0, ["INT16"]>>,
    Version<3, "1.14.0", In<0, ["STRING"]>>,
    Version<2, "1.14.0", In<0, ["INT8"]>>,
    Version<1, "1.14.0">
  ];
  let quantizable = 1;
  let sameScales = 1;
  let runtimeChecks = [
    TFL_RuntimeRankAtMost<0, 6, "input must have rank at most 6">
  ];
}

def TFL_StridedSliceOp : TFL_Op<"strided_slice", [
    Pure, TFL_OutputLikeInput, TFL_Rank<1, 1>, TFL_Rank<2, 1>, TFL_Rank<3, 1>,
    TFL_IsFoldedByPrepare]> {
  let summary = "elements from begin to end in steps, as Python's slicing";
  let arguments = (ins
    TFL_Tensor<[F32, F16, I32, I64, I8, UI8, UI32, QI8, QUI8, I1, I16, QI16,
                TFL_Quint8, TFL_Str]>:$input,
    TFL_I32Tensor:$begin, TFL_I32Tensor:$end, TFL_I32Tensor:$strides,
    I32Attr:$begin_mask, I32Attr:$end_mask, I32Attr:$ellipsis_mask,
    I32Attr:$new_axis_mask, I32Attr:$shrink_axis_mask, BoolAttr:$offset);
  let results = (outs
    TFL_Tensor<[F32, F16, I32, I64, I8, UI8, UI32, QI8, QUI8, I1, I16, QI16,
                TFL_Quint8, TFL_Str]>:$output);
  let hasVerifier = 1;
  let builtin = TFL_Builtin<"STRIDED_SLICE", 45>;
  let options = TFL_StridedSliceOptions;
  let versions = [
    Version<8, "2.14.0", Option<"offset">>,
    Version<7, "2.14.0", In<0, ["UINT32"]>>,
    Version<6, "2.6.0", Any<[Option<"ellipsis_mask">, Option<"new_axis_mask">]>>,
    Version<5, "2.5.0", In<0, ["STRING"]>>,
    Version<4, "2.2.0", RankAbove<0, 4>>,
    Version<3, "2.1.0", In<0, ["BOOL"]>>,
    Version<2, "1.14.0", In<0, ["INT8"]>>,
    Version<1, "1.6.0">
  ];
  let quantizable = 1;
  let sameScales = 1;
  let runtimeChecks = [
    TFL_RuntimeCheck<"input (with new_axis) must have rank at most 6",
                     "verify::stridedSliceRank(op)">
  ];
}

def TFL_DynamicUpdateSliceOp : TFL_Op<"dynamic_update_slice", [
    Pure, TFL_OutputLikeInput]> {
  let summary = "the operand with the slice at `start_indices` replaced";
  let arguments = (ins
    TFL_Tensor<[I1, TFL_I4, QI4, QI8, I8, I16, QI16, I32, I64, F32, F16, BF16]>:$operand,
    TFL_Tensor<[I1, TFL_I4, QI4, QI8, I8, I16, QI16, I32, I64, F32, F16, BF16]>:$update,
    TFL_I32OrI64Tensor:$start_indices);
  let results = (outs
    TFL_Tensor<[I1, TFL_I4, QI4, QI8, I8, I16, QI16, I32, I64, F32, F16, BF16]>:$output);
  let hasFolder = 1;
  let builtin = TFL_Builtin<"DYNAMIC_UPDATE_SLICE", 151>;
  let versions = [
    Version<6, "2.22.0", In<0, ["BFLOAT16"]>>,
    Version<5, "2.21.0", In<0, ["INT4"]>>,
    Version<4, "2.20.0", In<0, ["INT16"]>>,
    Version<3, "2.19.0", In<0, ["FLOAT16"]>>,
    Version<2, "2.17.0", In<2, ["INT64"]>>,
    Version<1, "2.9.0">
  ];
  let quantizable = 1;
  let sameScales = 1;
}

def TFL_GatherOp : TFL_Op<"gather", [
    Pure, TFL_RankFrom<0, 1>,
    TFL_ResultLikeOperand<0, 0, "params and output">]> {
  let summary = "slices along an axis";
  let arguments = (ins
    TFL_Tensor<[F32, F8E4M3FN, F8E5M2, I1, TFL_I4, I8, I16, I32, I64, TFL_Str,
                UI8, QI4, QI8, QUI8, QI16]>:$params,
    TFL_Tensor<[I16, I32, I64]>:$indices, I32Attr:$axis,
    DefaultValuedOptionalAttr<I32Attr, "0">:$batch_dims);
  let results = (outs
    TFL_Tensor<[F32, F8E4M3FN, F8E5M2, I1, TFL_I4, I8, I16, I32, I64, TFL_Str,
                UI8, QI4, QI8, QUI8, QI16]>:$output);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$params, "::mlir::Value":$indices,
                   "::mlir::IntegerAttr":$axis,
                   "::mlir::IntegerAttr":$batchDims), [{
      ::tfuse::tfl::buildGather($_builder, $_state, params, indices, axis,
                                batchDims);
    }]>
  ];
  let hasVerifier = 1;
  let builtin = TFL_Builtin<"GATHER", 36>;
  let options = TFL_GatherOptions;
  let versions = [
    Version<8, "2.23.0", In<0, ["FLOAT8_E4M3FN", "FLOAT8_E5M2"]>>,
    Version<7, "2.15.0", In<0, ["INT4"]>>,
    Version<6, "2.13.0", In<1, ["INT16"]>>,
    Version<5, "2.5.0", Option<"batch_dims">>,
    Version<4, "2.4.0", In<0, ["INT16"]>>,
    Version<3, "1.15.0", In<0, ["BOOL"]>>,
    Version<2, "1.14.0", In<0, ["INT8"]>>,
    Version<1, "1.6.0">
  ];
  let quantizable = 1;
  let sameScales = 1;
  let dynamicRange = 1;
  let weights = [0];
  let runtimeChecks = [
    TFL_RuntimeCheck<"slices of int4 params must have an even number of elements",
                     "verify::int4RowsAreBytes(op->getOperand(0), "
                     "llvm::cast<GatherOp>(op).getAxis())">
  ];
}

def TFL_GatherNdOp : TFL_Op<"gather_nd", [
    Pure, TFL_ResultLikeOperand<0, 0, "params and output">]> {
  let summary = "gathers slices at index vectors";
  let arguments = (ins
    TFL_Tensor<[F32, F8E4M3FN, F8E5M2, I1, I8, I16, I64, I32, UI8, QI8, QI16,
                TFL_Str]>:$params,
    TFL_Tensor<[I16, I32, I64]>:$indices);
  let results = (outs
    TFL_Tensor<[F32, F8E4M3FN, F8E5M2, I1, I8, I16, I64, I32, UI8, QI8, QI16,
                TFL_Str]>:$output);
  let builtin = TFL_Builtin<"GATHER_ND", 107>;
  let versions = [
    Version<6, "2.23.0", In<0, ["FLOAT8_E4M3FN", "FLOAT8_E5M2"]>>,
    Version<5, "2.16.0", In<0, ["BOOL"]>>,
    Version<4, "2.13.0", In<1, ["INT16"]>>,
    Version<3, "2.5.0", In<0, ["INT16"]>>,
    Version<2, "2.3.0", In<0, ["STRING"]>>,
    Version<1, "1.14.0">
  ];
  let quantizable = 1;
  let sameScales = 1;
}

def TFL_ScatterNdOp : TFL_Op<"scatter_nd", [
    Pure, TFL_RankFrom<0, 1>, TFL_RankFrom<1, 1>,
    TFL_ResultLikeOperand<0, 1, "updates and output">]> {
  let summary = "scatters slices into zeros at index vectors";
  let arguments = (ins
    TFL_I32Tensor:$indices, TFL_Tensor<[F32, I8, I64, I32, UI8, I1]>:$updates,
    TFL_Vector<[I32]>:$shape);
  let results = (outs TFL_Tensor<[F32, I8, I64, I32, UI8, I1]>:$output);
  let hasVerifier = 1;
  let builtin = TFL_Builtin<"SCATTER_ND", 122>;
  let options = TFL_ScatterNdOptions;
  let versions = [Version<1, "2.1.0">];
  // Not quantizable: the kernel fills with the integer 0, not the zero point.
}

def TFL_OneHotOp : TFL_Op<"one_hot", [Pure]> {
  let summary = "on_value at each index along a new axis, else off_value";
  let arguments = (ins
    TFL_Tensor<[I32, I64]>:$indices, TFL_I32Tensor:$depth,
    TFL_Tensor<[F32, I32, I64, I1, I8, QI8, UI8]>:$on_value,
    TFL_Tensor<[F32, I32, I64, I1, I8, QI8, UI8]>:$off_value, I32Attr:$axis);
  let results = (outs TFL_Tensor<[F32, I32, I64, I1, I8, QI8, UI8]>:$output);
  let builtin = TFL_Builtin<"ONE_HOT", 85>;
  let options = TFL_OneHotOptions;
  let versions = [Version<1, "1.11.0">];
  let quantizable = 1;
  let sameScales = 1;
}

def TFL_WhereOp : TFL_Op<"where", [Pure]> {
  let summary = "indices of the elements that are not zero";
  let arguments = (ins
    TFL_Tensor<[I1, F32, TFL_Int32Or64, I8, UI8, UI32]>:$condition);
  let results = (outs TFL_I64Tensor:$index);
  let builtin = TFL_Builtin<"WHERE", 109>;
  let versions = [Version<1, "1.14.0", In<0, ["BOOL"]>>, Version<2, "2.8.0">];
}

def TFL_UniqueOp : TFL_Op<"unique", [TFL_Rank<0, 1>, Pure]> {
  let summary = "the different elements, and for each element its index in them";
  let arguments = (ins
    TFL_Tensor<[I8, QI8, UI8, QUI8, I16, QI16, I32, I64, F32]>:$input);
  let results = (outs
    TFL_Tensor<[I8, QI8, UI8, QUI8, I16, QI16, I32, I64, F32]>:$output,
    TFL_I32OrI64Tensor:$idx);
  let builtin = TFL_Builtin<"UNIQUE", 103>;
  let options = TFL_UniqueOptions;
  let versions = [Version<1, "1.14.0">];
  let quantizable = 1;
  let sameScales = 1;
}

def TFL_SparseToDenseOp : TFL_Op<"sparse_to_dense", [
    Pure, TFL_ResultLikeOperand<0, 2, "sparse_values and dense">,
    TFL_ResultLikeOperand<0, 3, "default_value and dense">,
    TFL_RankAtMost<0, 2>, TFL_RankAtMost<1, 1>, TFL_RankAtMost<2, 1>,
    PredOpTrait<"the first operand should have a rank <= 2, when its rank is 2 "
                "and has static shape, the second dim should be <= 4",
      CPred<"::tfuse::tfl::verify::sparseIndices($_op.getOperand(0))">>]> {
  let summary = "values at given indices, a default value elsewhere";
  let arguments = (ins
    TFL_I32OrI64Tensor:$sparse_indices, TFL_I32OrI64Tensor:$output_shape,
    TFL_Tensor<[I32, I64, I8, QI8, UI8, QUI8, TFL_Quint8, F32]>:$sparse_values,
    TFL_Tensor<[I32, I64, I8, QI8, UI8, QUI8, TFL_Quint8, F32]>:$default_value);
  let results = (outs
    TFL_Tensor<[I32, I64, I8, QI8, UI8, QUI8, TFL_Quint8, F32]>:$dense);
  let builtin = TFL_Builtin<"SPARSE_TO_DENSE", 68>;
  let versions = [
    Version<3, "1.15.0", In<2, ["INT8", "UINT8"]>>,
    Version<2, "1.14.0", In<2, ["INT64"]>>,
    Version<1, "1.9.0">
  ];
  let quantizable = 1;
  let sameScales = 1;
}
