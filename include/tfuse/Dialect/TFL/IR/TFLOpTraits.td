//===- TFLOpTraits.td - classes of tfl ops -----------------*- tablegen -*-===//
//
// Facts that several rules and passes need; TFLOpTraits.h explains them.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFL_IR_TFLOPTRAITS_TD
#define TFUSE_DIALECT_TFL_IR_TFLOPTRAITS_TD

include "mlir/IR/OpBase.td"

class TFL_Trait<string name> : NativeOpTrait<name> {
  let cppNamespace = "::tfuse::tfl";
}

def TFL_IsAdditive : TFL_Trait<"IsAdditive">;
def TFL_IsMultiplicative : TFL_Trait<"IsMultiplicative">;
def TFL_IsMatMul : TFL_Trait<"IsMatMul">;
def TFL_IsConvolution : TFL_Trait<"IsConvolution">;
def TFL_IsReduction : TFL_Trait<"IsReduction">;
def TFL_IsComparison : TFL_Trait<"IsComparison">;
def TFL_IsSelect : TFL_Trait<"IsSelect">;
def TFL_IsPadding : TFL_Trait<"IsPadding">;
def TFL_IsReshaping : TFL_Trait<"IsReshaping">;
def TFL_ReadsShapeOnly : TFL_Trait<"ReadsShapeOnly">;
def TFL_HasShapeOfFirstOperand : TFL_Trait<"HasShapeOfFirstOperand">;
def TFL_IsNonNegative : TFL_Trait<"IsNonNegative">;
def TFL_IsFoldedByPrepare : TFL_Trait<"IsFoldedByPrepare">;
def TFL_IsRecurrentSequence : TFL_Trait<"IsRecurrentSequence">;
def TFL_IsCustom : TFL_Trait<"IsCustom">;

#endif // TFUSE_DIALECT_TFL_IR_TFLOPTRAITS_TD
