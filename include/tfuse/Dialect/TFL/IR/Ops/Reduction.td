//===- Reduction.td - reductions ---------------------------*- tablegen -*-===//
//
// Ops that combine the elements along axes, or find one among them.
//
//===----------------------------------------------------------------------===//

include "tfuse/Dialect/TFL/IR/TFLOpBase.td"
include "tfuse/Dialect/TFL/IR/TFLOptions.td"

class TFL_ReduceOp<string mnemonic, list<Type> types>
    : TFL_Op<mnemonic, [TFL_OutputLikeInput, Pure, TFL_IsReduction]> {
  let arguments = (ins TFL_Tensor<types>:$input, TFL_I32Tensor:$axes,
                       BoolAttr:$keep_dims);
  let results = (outs TFL_Tensor<types>:$output);
  let options = TFL_ReducerOptions;
  let quantizable = 1;
}

def TFL_SumOp : TFL_ReduceOp<"sum",
    [F32, F16, I32, I64, QI8, QUI8, TFL_Quint8, QI16]> {
  let summary = "sum along axes";
  let builders = [
    OpBuilder<(ins "::mlir::Value":$input, "::mlir::Value":$axes,
                   "::mlir::BoolAttr":$keep_dims), [{
      build($_builder, $_state,
            ::tfuse::tfl::inferReduction(input, axes, keep_dims.getValue()),
            input, axes, keep_dims);
    }]>
  ];
  let builtin = TFL_Builtin<"SUM", 74>;
  let versions = Versions<"1.10.0", "1.15.0">.rules;
}

def TFL_ReduceMinOp : TFL_ReduceOp<"reduce_min",
    [F32, I32, I64, QI8, QUI8, TFL_Quint8, QI16]> {
  let summary = "minimum along axes";
  let builtin = TFL_Builtin<"REDUCE_MIN", 89>;
  let versions = Versions<"1.11.0", "1.14.0", "2.5.0">.rules;
  let sameScales = 1;
}

def TFL_ReduceMaxOp : TFL_ReduceOp<"reduce_max",
    [F32, F16, I32, I64, QI8, QUI8, TFL_Quint8, QI16]> {
  let summary = "maximum along axes";
  let builtin = TFL_Builtin<"REDUCE_MAX", 82>;
  let versions = Versions<"1.11.0", "1.14.0", "2.5.0">.rules;
  let sameScales = 1;
}

def TFL_ReduceProdOp : TFL_ReduceOp<"reduce_prod",
    [F32, I32, I64, QI8, QUI8, TFL_Quint8, QI16]> {
  let summary = "product along axes";
  let builtin = TFL_Builtin<"REDUCE_PROD", 81>;
  let versions = [
    Version<2, "2.6.0", In<0, ["INT8", "INT16"]>>, Version<1, "1.11.0">
  ];
}

// As the ops above, but for the name of an operand.
def TFL_MeanOp : TFL_Op<"mean", [
    TFL_OutputLikeInput, Pure, TFL_IsReduction]> {
  let summary = "mean along axes";
  let arguments = (ins
    TFL_Tensor<[F32, F16, I32, I64, QI8, QUI8, UI8, QI16]>:$input,
    TFL_I32Tensor:$axis, BoolAttr:$keep_dims);
  let results = (outs
    TFL_Tensor<[F32, F16, I32, I64, QI8, QUI8, UI8, QI16]>:$output);
  let builtin = TFL_Builtin<"MEAN", 40>;
  let options = TFL_ReducerOptions;
  let versions = Versions<"1.6.0", "1.14.0", "2.4.0">.rules;
  let quantizable = 1;
}

class TFL_ReduceBoolOp<string mnemonic>
    : TFL_Op<mnemonic, [Pure, TFL_IsReduction]> {
  let arguments = (ins TFL_BoolTensor:$input, TFL_I32Tensor:$reduction_indices,
                       TFL_FalseByDefault:$keep_dims);
  let results = (outs TFL_BoolTensor:$output);
  let options = TFL_ReducerOptions;
}

def TFL_ReduceAnyOp : TFL_ReduceBoolOp<"reduce_any"> {
  let summary = "logical or along axes";
  let builtin = TFL_Builtin<"REDUCE_ANY", 91>;
  let versions = [Version<1, "1.11.0">];
}

def TFL_ReduceAllOp : TFL_ReduceBoolOp<"reduce_all"> {
  let summary = "logical and along axes";
  let builtin = TFL_Builtin<"REDUCE_ALL", 140>;
  let versions = [Version<1, "2.6.0">];
}

class TFL_ArgOp<string mnemonic> : TFL_Op<mnemonic, [Pure]> {
  let arguments = (ins
    TFL_Tensor<[I1, F32, I32, I8, UI8, QI8, QUI8]>:$input,
    TFL_I32OrI64Tensor:$dim);
  let results = (outs TFL_I32OrI64Tensor:$output);
  let versions = [
    Version<3, "2.9.0", In<0, ["BOOL"]>>,
    Version<2, "1.14.0", In<0, ["INT8"]>>,
    Version<1, "1.9.0">
  ];
  let quantizable = 1;
}

def TFL_ArgMaxOp : TFL_ArgOp<"arg_max"> {
  let summary = "index of the greatest element along an axis";
  let builtin = TFL_Builtin<"ARG_MAX", 56>;
  let options = TFL_ArgMaxOptions;
}

def TFL_ArgMinOp : TFL_ArgOp<"arg_min"> {
  let summary = "index of the least element along an axis";
  let builtin = TFL_Builtin<"ARG_MIN", 79>;
  let options = TFL_ArgMinOptions;
}

def TFL_TopKV2Op : TFL_Op<"topk_v2", [
    Pure, TFL_RankAtLeast<0, 1>, TFL_Rank<1, 0>,
    PredOpTrait<"result and input element type match",
                TFL_ResultLikeOperandPred<0, 0>>]> {
  let summary = "the k greatest elements of the last axis and their indices";
  let arguments = (ins
    TFL_Tensor<[F32, I8, I16, I32, I64, UI8, QI8, QUI8, QI16]>:$input,
    TFL_Tensor<[I16, I32]>:$k);
  let results = (outs
    TFL_Tensor<[F32, I8, I16, I32, I64, UI8, QI8, QUI8, QI16]>:$values,
    TFL_Tensor<[I16, I32]>:$indices);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$input, "::mlir::Value":$k), [{
      ::tfuse::tfl::buildTopK($_builder, $_state, input, k);
    }]>
  ];
  let builtin = TFL_Builtin<"TOPK_V2", 48>;
  let options = TFL_TopKV2Options;
  let versions = [
    Version<3, "2.13.0", Any<[In<0, ["INT16"]>, In<1, ["INT16"]>,
                              Out<1, ["INT16"]>]>>,
    Version<2, "1.14.0", In<0, ["INT8"]>>,
    Version<1, "1.7.0">
  ];
  let quantizable = 1;
  let sameScales = 1;
}

//===----------------------------------------------------------------------===//
// Segments
//===----------------------------------------------------------------------===//

def TFL_SegmentSumOp : TFL_Op<"segment_sum", [Pure, TFL_OutputLikeInput]> {
  let summary = "sum of the rows of each segment; ids ascend";
  let arguments = (ins TFL_Tensor<[F32, I32]>:$input,
                       TFL_I32Tensor:$segment_ids);
  let results = (outs TFL_Tensor<[F32, I32]>:$output);
  let builtin = TFL_Builtin<"SEGMENT_SUM", 125>;
  let versions = [Version<1, "2.2.0">];
}

class TFL_UnsortedSegmentOp<string mnemonic>
    : TFL_Op<mnemonic, [Pure, TFL_OutputLikeInput]> {
  let arguments = (ins TFL_Tensor<[F32, I32]>:$input,
                       TFL_I32Tensor:$segment_ids,
                       TFL_I32Tensor:$num_segments);
  let results = (outs TFL_Tensor<[F32, I32]>:$output);
  let versions = [Version<1, "2.10.0">];
}

def TFL_UnsortedSegmentProdOp
    : TFL_UnsortedSegmentOp<"unsorted_segment_prod"> {
  let summary = "product of the rows of each segment";
  let builtin = TFL_Builtin<"UNSORTED_SEGMENT_PROD", 153>;
}

def TFL_UnsortedSegmentMaxOp : TFL_UnsortedSegmentOp<"unsorted_segment_max"> {
  let summary = "maximum of the rows of each segment";
  let builtin = TFL_Builtin<"UNSORTED_SEGMENT_MAX", 154>;
}

def TFL_UnsortedSegmentMinOp : TFL_UnsortedSegmentOp<"unsorted_segment_min"> {
  let summary = "minimum of the rows of each segment";
  let builtin = TFL_Builtin<"UNSORTED_SEGMENT_MIN", 157>;
  let versions = [Version<1, "2.11.0">];
}

def TFL_UnsortedSegmentSumOp : TFL_UnsortedSegmentOp<"unsorted_segment_sum"> {
  let summary = "sum of the rows of each segment";
  let builtin = TFL_Builtin<"UNSORTED_SEGMENT_SUM", 155>;
}
