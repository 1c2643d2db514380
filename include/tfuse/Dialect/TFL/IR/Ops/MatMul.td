//===- MatMul.td - matrix products and embeddings ----------*- tablegen -*-===//
//
// Matmuls, and the table lookup that replaces a matmul with a one-hot matrix.
//
//===----------------------------------------------------------------------===//

include "tfuse/Dialect/TFL/IR/TFLOpBase.td"
include "tfuse/Dialect/TFL/IR/TFLOptions.td"

def TFL_FullyConnectedOp : TFL_Op<"fully_connected", [
    Pure, TFL_IsMatMul]> {
  let summary = "matmul with transposed weights, bias and activation";
  let description = [{
    The input is taken as a matrix with rows of the length of a row of the
    filter. With `keep_num_dims` the result has the leading dimensions of the
    input, else it is a matrix.
  }];
  let arguments = (ins
    TFL_Tensor<[F32, F16, QI8, QUI8, QI16, QUI16]>:$input,
    TFL_Tensor<[F32, F16, QI2, QI4, QI8, QUI8, QI16]>:$filter,
    TFL_OptionalTensor<[F32, F16, QI32, QUI32]>:$bias,
    TFL_ActivationAttr:$fused_activation_function,
    TFL_WeightsFormatAttr:$weights_format, BoolAttr:$keep_num_dims,
    OptionalAttr<BoolAttr>:$asymmetric_quantize_inputs);
  let results = (outs
    TFL_Tensors<[F32, F16, QI8, QUI8, QI16, QUI16]>:$output);
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
  let builtin = TFL_Builtin<"FULLY_CONNECTED", 9>;
  let options = TFL_FullyConnectedOptions;
  let versions = [
    Version<14, "2.21.0", In<1, ["INT2"]>>,
    Version<13, "2.18.0", All<[InOut<"INT16">, In<1, ["INT4"]>]>>,
    Version<12, "2.17.0", All<[InOut<"FLOAT32">, In<1, ["INT8"]>, PerAxis<1>]>>,
    Version<8, "2.3.0", SparseOperand<1>>,
    Version<7, "2.3.0", All<[InOut<"INT16">, In<1, ["INT16"]>]>>,
    Version<6, "2.1.0", HasInputs<2>>,
    Version<5, "2.0.0", Option<"keep_num_dims">>,
    Version<4, "1.14.0", All<[InOut<"INT8">, In<1, ["INT8"]>]>>,
    Version<10, "2.11.0", All<[InOut<"INT8">, In<1, ["INT4"]>]>>,
    Version<9, "2.3.0", All<[InOut<"FLOAT32">, In<1, ["INT8"]>,
                             Option<"asymmetric_quantize_inputs">]>>,
    Version<3, "1.14.0", All<[InOut<"FLOAT32">, In<1, ["INT8"]>]>>,
    Version<2, "1.10.0", Option<"weights_format">>,
    Version<1, "1.5.0">
  ];
  let quantizable = 1;
  let dynamicRange = 1;
  let weights = [1];
  let channelAxis = 0;
  let narrowWeights = 1;
  let bias = 2;
  let biasScales = [0, 1];
}

def TFL_BatchMatMulOp : TFL_Op<"batch_matmul", [
    Pure, TFL_IsMatMul, TFL_RankFrom<0, 2>, TFL_RankFrom<1, 2>]> {
  let summary = "matmul of the last two dimensions";
  let arguments = (ins
    TFL_Tensor<[F32, F16, QI8, QI16, I8]>:$x,
    TFL_Tensor<[F32, F16, QI8, QI16, I8]>:$y,
    TFL_FalseByDefault:$adj_x, TFL_FalseByDefault:$adj_y,
    OptionalAttr<BoolAttr>:$asymmetric_quantize_inputs);
  let results = (outs TFL_Tensor<[F32, F16, QI8, QI16, I32]>:$output);
  let hasVerifier = 1;
  let builtin = TFL_Builtin<"BATCH_MATMUL", 126>;
  let options = TFL_BatchMatMulOptions;
  let versions = [
    Version<3, "2.4.0", In<0, ["INT16"]>>,
    Version<2, "2.3.0", In<0, ["INT8"]>>,
    Version<4, "2.5.0", All<[InOut<"FLOAT32">, In<1, ["INT8"]>,
                             Option<"asymmetric_quantize_inputs">]>>,
    Version<1, "2.3.0">
  ];
  let quantizable = 1;
  let dynamicRange = 1;
  let weights = [1];
  let runtimeChecks = [
    TFL_RuntimeCheck<"x and output must have same element type or they are int8 and int32",
                     "verify::batchMatMulElements(op)">,
    TFL_RuntimeCheck<"x and y must have rank at most 3 if x is float32 and y is int8",
                     "verify::hybridBatchMatMulRank(op)">,
    TFL_RuntimeCheck<"lhs and rhs of this op must have rank between [2, 5]",
                     "verify::rankIsBetween(op->getOperand(0), 0, 5) && "
                     "verify::rankIsBetween(op->getOperand(1), 0, 5)">
  ];
}

def TFL_EmbeddingLookupOp : TFL_Op<"embedding_lookup", [
    Pure, TFL_Rank<0, 1>, TFL_RankAtLeast<1, 2>]> {
  let summary = "rows of a table";
  let arguments = (ins TFL_I32Tensor:$lookup,
                       TFL_Tensor<[F32, I8, UI8, QI8, QUI8, QI4, QI2]>:$value);
  let results = (outs TFL_Tensor<[F32, I8, UI8]>:$output);
  let builtin = TFL_Builtin<"EMBEDDING_LOOKUP", 7>;
  let versions = [
    Version<4, "2.18.0", Any<[In<1, ["INT4"]>, PerAxis<1>]>>,
    Version<5, "2.21.0", In<1, ["INT2"]>>,
    Version<1, "1.13.0">
  ];
  let quantizable = 1;
  let dynamicRange = 1;
  let weights = [1];
  let channelAxis = 0;
  let runtimeChecks = [
    TFL_RuntimeCheck<"rows of an int4 value must have an even number of elements",
                     "verify::int4RowsAreBytes(op->getOperand(1), 0)">
  ];
}
