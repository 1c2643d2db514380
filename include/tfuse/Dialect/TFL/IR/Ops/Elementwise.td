//===- Elementwise.td - arithmetic, comparison, selection --*- tablegen -*-===//
//
// Ops that compute each element of the result from the elements of the operands
// at the same index.
//
//===----------------------------------------------------------------------===//

include "tfuse/Dialect/TFL/IR/TFLOpBase.td"
include "tfuse/Dialect/TFL/IR/TFLOptions.td"

//===----------------------------------------------------------------------===//
// Binary arithmetic
//===----------------------------------------------------------------------===//

def TFL_AddOp : TFL_FusedBinaryOp<"add",
    [F32, F16, I16, I32, I64, QI8, QUI8, QI16],
    [Commutative, TFL_IsAdditive]> {
  let summary = "sum of two tensors, with an activation";
  let builtin = TFL_Builtin<"ADD", 0>;
  let options = TFL_AddOptions;
  let versions = [
    Version<6, "2.23.0", In<0, ["FLOAT16"]>>,
    Version<5, "2.13.0", All<[In<0, ["INT16"]>, NotQuantized<0>]>>,
    Version<4, "2.6.0", In<0, ["INT64"]>>,
    Version<2, "1.14.0", In<0, ["INT8"]>>,
    Version<1, "1.5.0">
  ];
  let quantizable = 1;
  let runtimeChecks = [
    TFL_RuntimeCheck<"Operands should have valid shapes and element type needs to match",
                     "verify::addShapes(op) && verify::sidesAlike(op)">
  ];
}

def TFL_SubOp : TFL_FusedBinaryOp<"sub",
    [F32, F16, I32, I64, QI8, QUI8, QI16],
    [TFL_BinarySidesAlike, TFL_IsAdditive]> {
  let summary = "difference of two tensors, with an activation";
  let builtin = TFL_Builtin<"SUB", 41>;
  let options = TFL_SubOptions;
  let versions = [
    Version<4, "2.4.0", In<0, ["INT64"]>>,
    Version<3, "2.3.0", Check<"op.broadcasts() && op.maxRank() > 4">>,
    Version<2, "1.14.0", In<0, ["INT8"]>>,
    Version<1, "1.6.0">
  ];
  let quantizable = 1;
  let runtimeChecks = [
    TFL_RuntimeCheck<"Operands do not have valid shapes",
                     "verify::subShapes(op)">
  ];
}

def TFL_MulOp : TFL_FusedBinaryOp<"mul",
    [F32, F16, I32, UI32, I64, QI8, QUI8, QI16, I16, TFL_Complex64],
    [Commutative, TFL_BinarySidesAlike, TFL_IsMultiplicative,
     TFL_IsFoldedByPrepare]> {
  let summary = "product of two tensors, with an activation";
  let builtin = TFL_Builtin<"MUL", 18>;
  let options = TFL_MulOptions;
  let versions = [
    Version<8, "2.23.0", In<0, ["FLOAT16"]>>,
    Version<7, "2.13.0", All<[In<0, ["INT16"]>, NotQuantized<0>,
                              NotQuantized<1>]>>,
    Version<7, "2.13.0", In<0, ["UINT32"]>>,
    Version<6, "2.11.0", In<0, ["COMPLEX64"]>>,
    Version<5, "2.6.0", In<0, ["INT64"]>>,
    Version<4, "2.3.0", In<0, ["INT16"]>>,
    // The product must be scaled up.
    Version<3, "1.15.0", Check<"op.productScaleIsAtLeastOne()">>,
    Version<2, "1.14.0", In<0, ["INT8"]>>,
    Version<1, "1.5.0">
  ];
  let quantizable = 1;
  let runtimeChecks = [
    TFL_RuntimeCheck<"Operands do not have valid shapes",
                     "verify::mulShapes(op)">
  ];
}

def TFL_DivOp : TFL_FusedBinaryOp<"div",
    [F32, F16, I32, QUI8, QI8, QI16],
    [TFL_BinarySidesAlike, TFL_IsMultiplicative]> {
  let summary = "quotient of two tensors, with an activation";
  let builtin = TFL_Builtin<"DIV", 42>;
  let options = TFL_DivOptions;
  let versions = [
    Version<2, "2.3.0", Check<"op.broadcasts() && op.maxRank() > 4">>,
    Version<1, "1.6.0">
  ];
  let quantizable = 1;
  let runtimeChecks = [TFL_Broadcast<[0, 1], 6>];
}

def TFL_FloorDivOp : TFL_BinaryOp<"floor_div", [F32, I8, I16, I32], [
    TFL_BinarySidesAlike, TFL_ResultLikeOperand<0, 0, "lhs and output">]> {
  let summary = "quotient, rounded towards negative infinity";
  let builtin = TFL_Builtin<"FLOOR_DIV", 90>;
  let versions = [
    Version<3, "2.13.0", In<0, ["INT16", "INT8"]>>,
    Version<2, "1.14.0", In<0, ["FLOAT32"]>>,
    Version<1, "1.14.0">
  ];
  let runtimeChecks = [TFL_Broadcast<[0, 1], 4>];
}

def TFL_FloorModOp : TFL_Op<"floor_mod", [
    ResultsBroadcastableShape, Pure, TFL_BinarySidesAlike,
    TFL_ResultLikeOperand<0, 0, "lhs and output">]> {
  let summary = "remainder that has the sign of the divisor";
  let arguments = (ins TFL_Tensor<[I8, I16, I32, I64, F32]>:$lhs,
                       TFL_Tensor<[I8, I16, I32, I64, F32]>:$rhs);
  let results = (outs TFL_Tensor<[I8, I16, I32, I64, F32]>:$output);
  let builders = [TFL_BroadcastBuilder];
  let builtin = TFL_Builtin<"FLOOR_MOD", 95>;
  let versions = [
    Version<2, "2.13.0", In<0, ["INT16", "INT8"]>>, Version<1, "1.13.0">
  ];
  let runtimeChecks = [TFL_Broadcast<[0, 1], 4>];
}

def TFL_PowOp : TFL_BinaryOp<"pow", [F32, I32], []> {
  let summary = "power";
  let builtin = TFL_Builtin<"POW", 78>;
  let versions = [Version<1, "1.10.0">];
  let runtimeChecks = [TFL_Broadcast<[0, 1], 4>];
}

def TFL_SquaredDifferenceOp : TFL_BinaryOp<"squared_difference",
    [F32, I32, QI8],
    [TFL_BinarySidesAlike, TFL_OutputLikeFirstValue, TFL_IsNonNegative]> {
  let summary = "square of the difference";
  let builtin = TFL_Builtin<"SQUARED_DIFFERENCE", 99>;
  let versions = Versions<"1.13.1", "2.5.0">.rules;
  let quantizable = 1;
  let runtimeChecks = [TFL_Broadcast<[0, 1], 4>];
}

class TFL_ExtremumOp<string mnemonic, list<Type> types>
    : TFL_Op<mnemonic, [ResultsBroadcastableShape, Pure, Commutative]> {
  let builders = [TFL_BroadcastBuilder];
  let versions = [
    Version<4, "2.3.0", InOut<"INT16">>,
    Version<3, "2.3.0", Check<"op.broadcasts() && op.maxRank() > 4">>,
    Version<2, "1.14.0", In<0, ["INT8"]>>,
    Version<1, "1.14.0">
  ];
  let quantizable = 1;
  let sameScales = 1;
  let runtimeChecks = [TFL_Broadcast<[0, 1], 5>];
  let arguments = (ins TFL_Tensor<types>:$lhs, TFL_Tensor<types>:$rhs);
}

def TFL_MaximumOp : TFL_ExtremumOp<"maximum",
    [F32, F16, TFL_Int32Or64, QI8, QUI8, QI16]> {
  let summary = "the greater of two elements";
  let results = (outs
    TFL_Tensor<[F32, F16, TFL_Int32Or64, QI8, QUI8, QI16]>:$max);
  let builtin = TFL_Builtin<"MAXIMUM", 55>;
}

def TFL_MinimumOp : TFL_ExtremumOp<"minimum",
    [F32, TFL_Int32Or64, QI8, QUI8, QI16]> {
  let summary = "the lesser of two elements";
  let results = (outs TFL_Tensor<[F32, TFL_Int32Or64, QI8, QUI8, QI16]>:$min);
  let builtin = TFL_Builtin<"MINIMUM", 57>;
}

def TFL_Atan2Op : TFL_SameTypeOp<"atan2"> {
  let summary = "angle of the point (x, y)";
  let arguments = (ins TFL_Tensor<[F32, F64]>:$y, TFL_Tensor<[F32, F64]>:$x);
  let results = (outs TFL_Tensor<[F32, F64]>:$output);
  let builtin = TFL_Builtin<"ATAN2", 156>;
  let versions = [Version<1, "2.10.0">];
}

def TFL_BitwiseXorOp : TFL_Op<"bitwise_xor", [
    ResultsBroadcastableShape, Commutative, SameOperandsAndResultElementType,
    Pure]> {
  let summary = "exclusive or of the bits";
  let arguments = (ins TFL_Tensor<[I8, UI8, I16, UI16, I32, UI32]>:$lhs,
                       TFL_Tensor<[I8, UI8, I16, UI16, I32, UI32]>:$rhs);
  let results = (outs TFL_Tensor<[I8, UI8, I16, UI16, I32, UI32]>:$output);
  let builtin = TFL_Builtin<"BITWISE_XOR", 160>;
  let versions = [Version<1, "2.13.0">];
}

def TFL_RightShiftOp : TFL_Op<"right_shift", [
    SameOperandsAndResultElementType, Pure]> {
  let summary = "bits shifted to the right, arithmetically if signed";
  let arguments = (ins TFL_Tensor<[I8, UI8, I16, UI16, I32, UI32]>:$lhs,
                       TFL_Tensor<[I8, UI8, I16, UI16, I32, UI32]>:$rhs);
  let results = (outs TFL_Tensor<[I8, UI8, I16, UI16, I32, UI32]>:$output);
  let builtin = TFL_Builtin<"RIGHT_SHIFT", 161>;
  let versions = [Version<1, "2.13.0">];
}

def TFL_AddNOp : TFL_Op<"add_n", [Commutative, Pure]> {
  let summary = "sum of any number of tensors";
  let arguments = (ins TFL_Tensors<[F32, I32]>:$inputs);
  let results = (outs TFL_Tensor<[F32, I32]>:$sum);
  let builtin = TFL_Builtin<"ADD_N", 106>;
  let versions = [Version<1, "1.14.0">];
  let sameScales = 1;
}

//===----------------------------------------------------------------------===//
// Comparison and logic
//===----------------------------------------------------------------------===//

def TFL_LessOp : TFL_ComparisonOp<"less",
    [F32, I16, I32, I64, QUI8, QI8, QI16, TFL_Quint8], []> {
  let summary = "whether lhs < rhs";
  let builtin = TFL_Builtin<"LESS", 58>;
  let versions = Versions<"1.14.0", "1.14.0", "2.13.0">.rules;
  let quantizable = 1;
}

def TFL_LessEqualOp : TFL_ComparisonOp<"less_equal",
    [F32, I32, I64, QI8, QUI8], []> {
  let summary = "whether lhs <= rhs";
  let builtin = TFL_Builtin<"LESS_EQUAL", 63>;
  let versions = Versions<"1.14.0", "1.14.0">.rules;
  let quantizable = 1;
}

def TFL_GreaterOp : TFL_ComparisonOp<"greater",
    [F32, I32, I64, QUI8, QI8, TFL_Quint8], []> {
  let summary = "whether lhs > rhs";
  let builtin = TFL_Builtin<"GREATER", 61>;
  let versions = Versions<"1.14.0", "1.14.0">.rules;
  let quantizable = 1;
}

def TFL_GreaterEqualOp : TFL_ComparisonOp<"greater_equal",
    [F32, I16, I32, I64, QUI8, QI8, QI16], []> {
  let summary = "whether lhs >= rhs";
  let builtin = TFL_Builtin<"GREATER_EQUAL", 62>;
  let versions = Versions<"1.14.0", "1.14.0", "2.13.0">.rules;
  let quantizable = 1;
}

def TFL_NotEqualOp : TFL_ComparisonOp<"not_equal",
    [I1, F32, I32, I64, QUI8, QI8, QI16, TFL_Quint8, TFL_Str], [Commutative]> {
  let summary = "whether lhs != rhs";
  let builtin = TFL_Builtin<"NOT_EQUAL", 72>;
  let versions = [
    Version<4, "2.21.0", In<0, ["INT16"]>>,
    Version<3, "2.3.0", In<0, ["STRING"]>>,
    Version<2, "1.14.0", In<0, ["INT8"]>>,
    Version<1, "1.14.0">
  ];
  let quantizable = 1;
}

// Unlike the other comparisons, this op prints in the generic form.
def TFL_EqualOp : TFL_Op<"equal", [
    Commutative, Pure, ResultsBroadcastableShape, TFL_ComparisonSidesAlike,
    TFL_IsComparison]> {
  let summary = "whether x == y";
  let arguments = (ins
    TFL_Tensor<[I1, F32, I16, I32, I64, QI8, QUI8, QI16, UI8, TFL_Str]>:$x,
    TFL_Tensor<[I1, F32, I16, I32, I64, QI8, QUI8, QI16, UI8, TFL_Str]>:$y);
  let results = (outs TFL_BoolTensor:$output);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs), [{
      ::tfuse::tfl::buildBroadcast($_builder, $_state, lhs, rhs,
                                   $_builder.getI1Type());
    }]>
  ];
  let builtin = TFL_Builtin<"EQUAL", 71>;
  let versions = [
    Version<5, "2.21.0", In<0, ["INT16"]>>,
    Version<3, "2.3.0", In<0, ["STRING"]>>,
    Version<2, "1.14.0", In<0, ["INT8"]>>,
    Version<1, "1.14.0">
  ];
  let quantizable = 1;
  let runtimeChecks = [TFL_Broadcast<[0, 1], 4>];
}

class TFL_LogicalBinaryOp<string mnemonic> : TFL_ShortFormOp<mnemonic, []> {
  let arguments = (ins TFL_BoolTensor:$lhs, TFL_BoolTensor:$rhs);
  let results = (outs TFL_BoolTensor:$output);
  let versions = [Version<1, "1.11.0">];
}

def TFL_LogicalAndOp : TFL_LogicalBinaryOp<"logical_and"> {
  let summary = "lhs and rhs";
  let builtin = TFL_Builtin<"LOGICAL_AND", 86>;
}

def TFL_LogicalOrOp : TFL_LogicalBinaryOp<"logical_or"> {
  let summary = "lhs or rhs";
  let builtin = TFL_Builtin<"LOGICAL_OR", 84>;
}

def TFL_LogicalNotOp : TFL_SameTypeOp<"logical_not"> {
  let summary = "not lhs";
  let arguments = (ins TFL_BoolTensor:$lhs);
  let results = (outs TFL_BoolTensor:$output);
  let builtin = TFL_Builtin<"LOGICAL_NOT", 87>;
  let versions = [Version<1, "1.11.0">];
}

//===----------------------------------------------------------------------===//
// Selection
//===----------------------------------------------------------------------===//

def TFL_SelectOp : TFL_Op<"select", [
    Pure, TFL_IsSelect,
    TFL_OperandsAlike<1, 2, "operands have same element type">,
    PredOpTrait<"operands and result have same element type",
                TFL_ResultLikeOperandPred<0, 1>>]> {
  let summary = "x where the condition holds, else y; shapes are equal";
  let arguments = (ins
    TFL_BoolTensor:$condition,
    TFL_Tensor<[F32, I1, I8, I16, I32, I64, UI32, QI8, QUI8, QI16, TFL_Quint8]>:$x,
    TFL_Tensor<[F32, I1, I8, I16, I32, I64, UI32, QI8, QUI8, QI16, TFL_Quint8]>:$y);
  let results = (outs
    TFL_Tensor<[F32, I1, I8, I16, I32, I64, UI32, QI8, QUI8, QI16, TFL_Quint8]>:$output);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$condition, "::mlir::Value":$x,
                   "::mlir::Value":$y), [{
      $_state.addOperands({condition, x, y});
      $_state.addTypes(x.getType());
    }]>
  ];
  let builtin = TFL_Builtin<"SELECT", 64>;
  let options = TFL_SelectOptions;
  let versions = [
    Version<4, "2.12.0", In<0, ["UINT32"]>>,
    Version<3, "2.12.0",
            Check<"op.rank(0) == 5 || op.rank(1) == 5 || op.rank(2) == 5">>,
    Version<2, "1.14.0", In<0, ["INT8"]>>,
    Version<1, "1.14.0">
  ];
  let quantizable = 1;
  let sameScales = 1;
}

def TFL_SelectV2Op : TFL_Op<"select_v2", [
    ResultsBroadcastableShape, Pure, TFL_IsSelect,
    TFL_OperandsAlike<1, 2, "operands have same element type">,
    PredOpTrait<"operands and result have same element type",
                TFL_ResultLikeOperandPred<0, 1>>]> {
  let summary = "x where the condition holds, else y; shapes broadcast";
  let arguments = (ins
    TFL_BoolTensor:$condition,
    TFL_Tensor<[F32, F16, I1, I8, I16, I32, I64, UI32, QI8, QUI8, QI16, TFL_Quint8]>:$x,
    TFL_Tensor<[F32, F16, I1, I8, I16, I32, I64, UI32, QI8, QUI8, QI16, TFL_Quint8]>:$y);
  let results = (outs
    TFL_Tensor<[F32, F16, I1, I8, I16, I32, I64, UI32, QI8, QUI8, QI16, TFL_Quint8]>:$output);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$condition, "::mlir::Value":$x,
                   "::mlir::Value":$y), [{
      ::tfuse::tfl::buildSelect($_builder, $_state, condition, x, y);
    }]>
  ];
  let builtin = TFL_Builtin<"SELECT_V2", 123>;
  let options = TFL_SelectV2Options;
  let versions = [
    Version<2, "2.12.0", In<0, ["UINT32"]>>, Version<1, "2.2.0">
  ];
  let quantizable = 1;
  let sameScales = 1;
  let runtimeChecks = [TFL_Broadcast<[0, 1, 2], 5>];
}
