//===- Quantization.td - conversion between real and stored *- tablegen -*-===//
//
// Ops that quantize, dequantize, or check quantization.
//
//===----------------------------------------------------------------------===//

include "tfuse/Dialect/TFL/IR/TFLOpBase.td"
include "tfuse/Dialect/TFL/IR/TFLOptions.td"

def TFL_QuantizeOp : TFL_Op<"quantize", [
    FirstAttrDerivedResultType, SameOperandsAndResultShape, NoMemoryEffect]> {
  let summary = "quantizes real values, or requantizes quantized values";
  let arguments = (ins
    TFL_Tensor<[F32, QI4, QUI4, QI8, QUI8, QI16, TFL_Quint8]>:$input,
    TFL_TensorTypeAttr:$qtype);
  let results = (outs
    TFL_Tensor<[QI4, QUI4, QI8, QUI8, QI16, TFL_Quint8]>:$output);
  let builtin = TFL_Builtin<"QUANTIZE", 114>;
  let versions = [
    Version<5, "2.21.0", Any<[In<0, ["UINT4"]>, Out<0, ["UINT4"]>]>>,
    Version<4, "2.21.0", Any<[In<0, ["INT4"]>, Out<0, ["INT4"]>]>>,
    Version<3, "2.7.0", Check<"op.resultIsPerAxis(0)">>,
    Version<2, "1.15.0", Out<0, ["INT16"]>>,
    Version<1, "1.14.0">
  ];
}

def TFL_DequantizeOp : TFL_Op<"dequantize", [
    NoMemoryEffect, TFL_HasShapeOfFirstOperand]> {
  let summary = "dequantizes to real values";
  let arguments = (ins
    TFL_Tensor<[QI2, QI4, QUI4, QI8, QUI8, QI16, F16, F8E4M3FN, F8E5M2]>:$input);
  let results = (outs TFL_F32Tensor:$output);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$input), [{
      $_state.addOperands({input});
      $_state.addTypes(::llvm::cast<::mlir::ShapedType>(input.getType())
                           .clone($_builder.getF32Type()));
    }]>
  ];
  let builtin = TFL_Builtin<"DEQUANTIZE", 6>;
  let versions = [
    Version<9, "2.23.0", In<0, ["FLOAT8_E4M3FN", "FLOAT8_E5M2"]>>,
    Version<8, "2.22.0", In<0, ["UINT4"]>>,
    Version<7, "2.21.0", In<0, ["INT2"]>>,
    Version<6, "2.18.0", In<0, ["INT4"]>>,
    Version<3, "1.15.0", In<0, ["INT16", "FLOAT16"]>>,
    Version<5, "2.7.0", All<[In<0, ["INT8"]>, PerAxis<0>]>>,
    Version<2, "1.14.0", In<0, ["INT8"]>>,
    Version<1, "1.13.1">
  ];
}

def TFL_FakeQuantOp : TFL_Op<"fake_quant", [Pure]> {
  let summary = "real values rounded as quantization would round them";
  let arguments = (ins
    TFL_F32Tensor:$input, F32Attr:$min, F32Attr:$max,
    ConfinedAttr<I32Attr, [IntMinValue<2>, IntMaxValue<16>]>:$num_bits,
    ConfinedAttr<BoolAttr, [TFL_IsFalse]>:$narrow_range);
  let results = (outs TFL_F32Tensor:$output);
  let builtin = TFL_Builtin<"FAKE_QUANT", 80>;
  let options = TFL_FakeQuantOptions;
  let versions = [
    Version<2, "1.10.0", Option<"narrow_range">>, Version<1, "1.5.0">
  ];
  let quantizable = 1;
}

def TFL_DensifyOp : TFL_Op<"densify", [Pure, TFL_OutputLikeInput]> {
  let summary = "the dense form of a sparse constant";
  let arguments = (ins TFL_Tensor<[F32, I8]>:$input);
  let results = (outs TFL_Tensor<[F32, I8]>:$output);
  let builtin = TFL_Builtin<"DENSIFY", 124>;
  let versions = [Version<1, "2.2.0">];
}

// A custom operator of the debugging quantizer, not a builtin one.
def TFL_NumericVerifyOp : Op<TFL_Dialect, "NumericVerify", [SameOperandsShape]> {
  let summary = "compares dequantized values with reference ones";
  let arguments = (ins
    TFL_Tensor<[QI8, QUI8, QI16, F16, TFL_Quint8]>:$input, TFL_F32Tensor:$ref,
    DefaultValuedOptionalAttr<F32Attr, "0.1">:$tolerance,
    TFL_FalseByDefault:$log_if_failed);
  let results = (outs TFL_F32Tensor:$output);
}
