//===- TFLOpBase.td - base classes of tfl ops --------------*- tablegen -*-===//
//
// The base class of ops that are TFLite operators, the conditions that their
// verifiers share, and the classes of ops that come in families.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFL_IR_TFLOPBASE_TD
#define TFUSE_DIALECT_TFL_IR_TFLOPBASE_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "tfuse/Dialect/TFL/IR/TFLAttrs.td"
include "tfuse/Dialect/TFL/IR/TFLDialect.td"
include "tfuse/Dialect/TFL/IR/TFLFacts.td"
include "tfuse/Dialect/TFL/IR/TFLInterfaces.td"
include "tfuse/Dialect/TFL/IR/TFLOpTraits.td"
include "tfuse/Dialect/TFL/IR/TFLTypes.td"

//===----------------------------------------------------------------------===//
// Conditions on shapes. An unranked operand meets all of them.
//===----------------------------------------------------------------------===//

class TFL_RankPred<int i, int least, int most> : CPred<
    "::tfuse::tfl::verify::rankIsBetween($_op.getOperand(" # i # "), "
    # least # ", " # most # ")">;

// An absent optional operand meets these, too.
class TFL_Rank<int i, int n>
    : PredOpTrait<"operand " # i # " is " # n # "-D", TFL_RankPred<i, n, n>>;
class TFL_RankAtMost<int i, int n>
    : PredOpTrait<"operand " # i # " is at most " # n # "-D",
                  TFL_RankPred<i, 0, n>>;
class TFL_RankAtLeast<int i, int n>
    : PredOpTrait<"operand " # i # " is at least " # n # "-D",
                  TFL_RankPred<i, n, 64>>;
// The same as TFL_RankAtLeast; upstream's message states an exact rank.
class TFL_RankFrom<int i, int n>
    : PredOpTrait<"operand " # i # " is " # n # "-D", TFL_RankPred<i, n, 64>>;
class TFL_RankRange<int i, int least, int most>
    : PredOpTrait<"operand " # i # " has rank range [" # least # ", " # most
                      # "]",
                  TFL_RankPred<i, least, most>>;

class TFL_DimIs<int i, int dim, int size> : CPred<
    "::tfuse::tfl::verify::dimIs($_op.getOperand(" # i # "), " # dim # ", "
    # size # ")">;
class TFL_DimIsDynamicOr<int i, int dim, int size> : PredOpTrait<
    "operand " # i # "'s dimension " # dim # " is dynamic or equals " # size,
    CPred<"::tfuse::tfl::verify::dimIsDynamicOr($_op.getOperand(" # i # "), "
          # dim # ", " # size # ")">>;
class TFL_DimAtMost<int i, int dim, int size, string message> : PredOpTrait<
    message, CPred<"::tfuse::tfl::verify::dimIsAtMost($_op.getOperand(" # i
                   # "), " # dim # ", " # size # ")">>;
class TFL_SameDims<int x, int y, int i, int j> : PredOpTrait<
    "dim " # i # " of operand " # x # " equals to dim " # j # " of operand " # y,
    CPred<"::tfuse::tfl::verify::sameDims($_op.getOperand(" # x
          # "), $_op.getOperand(" # y # "), " # i # ", " # j # ")">>;
class TFL_ElementCountIsDim<int x, int y, int j, string message> : PredOpTrait<
    message, CPred<"::tfuse::tfl::verify::elementCountIsDim($_op.getOperand("
                   # x # "), $_op.getOperand(" # y # "), " # j # ")">>;
class TFL_ElementCount<int x, int n> : PredOpTrait<
    "operand " # x # " has num of elements equals to  " # n,
    CPred<"::tfuse::tfl::verify::elementCountIs($_op.getOperand(" # x # "), "
          # n # ")">>;
class TFL_RankIsSizeOf<int x, int y> : PredOpTrait<
    "operand " # x # "'s rank equals operand " # y # "'s size",
    CPred<"::tfuse::tfl::verify::rankIsSizeOf($_op.getOperand(" # x
          # "), $_op.getOperand(" # y # "))">>;
class TFL_ScalarOrOneElement<int x> : PredOpTrait<
    "operand #" # x # " is an 0-d tensor or 1-d tensor w/ 1 element",
    CPred<"::tfuse::tfl::verify::isScalarOrOneElement($_op.getOperand(" # x
          # "))">>;

//===----------------------------------------------------------------------===//
// Conditions on element types. Quantized types compare by their storage.
//===----------------------------------------------------------------------===//

class TFL_ResultLikeOperandPred<int result, int operand> : CPred<
    "::tfuse::tfl::verify::resultLikeOperand($_op, " # result # ", " # operand
    # ")">;
class TFL_ResultLikeOperand<int result, int operand, string message>
    : PredOpTrait<message # " must have same element type",
                  TFL_ResultLikeOperandPred<result, operand>>;
def TFL_OutputLikeInput
    : TFL_ResultLikeOperand<0, 0, "input and output">;
def TFL_OutputLikeFirstValue
    : TFL_ResultLikeOperand<0, 0, "values and output">;
def TFL_OutputLikeX : TFL_ResultLikeOperand<0, 0, "x and y">;

class TFL_OperandsAlikePred<int i, int j> : CPred<
    "::tfuse::tfl::verify::alike($_op.getOperand(" # i
    # ").getType(), $_op.getOperand(" # j # ").getType())">;
class TFL_OperandsAlike<int i, int j, string message>
    : PredOpTrait<message, TFL_OperandsAlikePred<i, j>>;

class TFL_SidesAlike<string op> : PredOpTrait<
    op # " operands have same element type",
    CPred<"::tfuse::tfl::verify::sidesAlike($_op.getOperand(0).getType(), "
          "$_op.getOperand(1).getType())">>;
def TFL_BinarySidesAlike : TFL_SidesAlike<"binary op">;
def TFL_ComparisonSidesAlike : TFL_SidesAlike<"comparison op">;

//===----------------------------------------------------------------------===//
// Conditions of the runtime, see verifyRuntimeSupport().
//===----------------------------------------------------------------------===//

// `cond` is C++ over `op`, an Operation *.
class TFL_RuntimeCheck<string text, string condition> {
  string message = text;
  string cond = condition;
}
class TFL_Broadcast<list<int> operands, int maxRank> : TFL_RuntimeCheck<
    "operands do not have the same shape or broadcastable shapes within the "
    "rank " # maxRank,
    "verify::sameOrBroadcastable(op, {" # !interleave(operands, ", ") # "}, "
    # maxRank # ")">;
class TFL_RuntimeRankAtMost<int operand, int n, string text>
    : TFL_RuntimeCheck<text, "verify::rankIsBetween(op->getOperand(" # operand
                             # "), 0, " # n # ")">;

//===----------------------------------------------------------------------===//
// The base class.
//===----------------------------------------------------------------------===//

class TFL_Op<string mnemonic, list<Trait> traits = []>
    : Op<TFL_Dialect, mnemonic,
         !listconcat(traits, [DeclareOpInterfaceMethods<TFL_FactsInterface>])>,
      TFL_Quantization {
  // The operator of the schema.
  TFL_Builtin builtin = ?;
  // Its options table; unset when the operator is written without one.
  TFL_Options options = ?;
  // A table in older files. Its only field, a vector of integers, is the value
  // of the last operand, which these files lack.
  TFL_Options legacyOptions = ?;
  // The rules for the operator version that an op needs.
  list<Version> versions = [];
  // Operands that hold state: they become variable tensors, which the operator
  // writes.
  list<int> stateful = [];
  // True if the operator lists intermediate tensors, and the attributes that hold
  // their types.
  bit hasIntermediates = 0;
  list<string> intermediates = [];
  // An absent last operand is omitted rather than written as -1, because older
  // runtimes do not have it.
  bit omitsAbsentLast = 0;
  // Requirements of the runtime other than element types.
  list<TFL_RuntimeCheck> runtimeChecks = [];
}

//===----------------------------------------------------------------------===//
// Families.
//===----------------------------------------------------------------------===//

// Builds the op with the type of its operand.
def TFL_LikeOperandBuilder : OpBuilder<(ins "::mlir::Value":$input), [{
  $_state.addOperands({input});
  $_state.addTypes(input.getType());
}]>;

// One operand `x`, one result `y`.
class TFL_UnaryOp<string mnemonic, list<Type> types, list<Trait> traits>
    : TFL_Op<mnemonic, !listconcat([Pure], traits)> {
  let arguments = (ins TFL_Tensor<types>:$x);
  let results = (outs TFL_Tensor<types>:$y);
  let builders = [TFL_LikeOperandBuilder];
}

// The same, named input and output.
class TFL_ActivationOp<string mnemonic, list<Type> types, list<Trait> traits>
    : TFL_Op<mnemonic, !listconcat([Pure, SameOperandsAndResultShape], traits)> {
  let arguments = (ins TFL_Tensor<types>:$input);
  let results = (outs TFL_Tensor<types>:$output);
  let builders = [TFL_LikeOperandBuilder];
}

// The result has the type of the operand, but their shapes may be known to
// different degrees.
class TFL_SameTypeOp<string mnemonic, list<Trait> traits = []>
    : TFL_Op<mnemonic, !listconcat(
          [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>,
           SameOperandsAndResultElementType, SameOperandsAndResultShape],
          traits)> {
  let extraClassDeclaration = [{
    static bool isCompatibleReturnTypes(::mlir::TypeRange inferred,
                                        ::mlir::TypeRange actual) {
      return ::tfuse::tfl::verify::compatibleTypes(inferred, actual);
    }
  }];
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::inferReturnTypes(
        ::mlir::MLIRContext *, ::std::optional<::mlir::Location>,
        ::mlir::ValueRange operands, ::mlir::DictionaryAttr,
        ::mlir::OpaqueProperties, ::mlir::RegionRange,
        ::llvm::SmallVectorImpl<::mlir::Type> &types) {
      types.push_back(operands[0].getType());
      return ::llvm::success();
    }
  }];
}

class TFL_SameTypeUnaryOp<string mnemonic, list<Type> types,
                          list<Trait> traits = []>
    : TFL_SameTypeOp<mnemonic, traits> {
  let arguments = (ins TFL_Tensor<types>:$x);
  let results = (outs TFL_Tensor<types>:$y);
}

// Ops that print as `tfl.add %a, %b {..} : type` when all types are equal.
class TFL_ShortFormOp<string mnemonic, list<Trait> traits>
    : TFL_Op<mnemonic, !listconcat([Pure, ResultsBroadcastableShape], traits)> {
  let hasCustomAssemblyFormat = 1;
  let extraClassDefinition = [{
    ::mlir::ParseResult $cppClass::parse(::mlir::OpAsmParser &parser,
                                         ::mlir::OperationState &result) {
      return ::tfuse::tfl::parseSameTypeOp(parser, result);
    }
    void $cppClass::print(::mlir::OpAsmPrinter &printer) {
      ::tfuse::tfl::printSameTypeOp(getOperation(), printer);
    }
  }];
}

// Builds the op with the type that the operands broadcast to.
def TFL_BroadcastBuilder
    : OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs), [{
  ::tfuse::tfl::buildBroadcast($_builder, $_state, lhs, rhs);
}]>;

class TFL_BinaryOp<string mnemonic, list<Type> types, list<Trait> traits>
    : TFL_ShortFormOp<mnemonic, traits> {
  let arguments = (ins TFL_Tensor<types>:$lhs, TFL_Tensor<types>:$rhs);
  let results = (outs TFL_Tensor<types>:$output);
  let builders = [TFL_BroadcastBuilder];
}

// A binary op with a fused activation.
class TFL_FusedBinaryOp<string mnemonic, list<Type> types, list<Trait> traits>
    : TFL_ShortFormOp<mnemonic, traits> {
  let arguments = (ins TFL_Tensor<types>:$lhs, TFL_Tensor<types>:$rhs,
                       TFL_ActivationAttr:$fused_activation_function);
  let results = (outs TFL_Tensor<types>:$output);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs,
                   "::mlir::StringAttr":$fusedActivationFunction), [{
      ::tfuse::tfl::buildBroadcast($_builder, $_state, lhs, rhs);
      $_state.getOrAddProperties<Properties>().fused_activation_function =
          fusedActivationFunction;
    }]>
  ];
}

class TFL_ComparisonOp<string mnemonic, list<Type> types, list<Trait> traits>
    : TFL_ShortFormOp<mnemonic, !listconcat([TFL_ComparisonSidesAlike,
                                               TFL_IsComparison], traits)> {
  let arguments = (ins TFL_Tensor<types>:$lhs, TFL_Tensor<types>:$rhs);
  let results = (outs TFL_BoolTensor:$output);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs), [{
      ::tfuse::tfl::buildBroadcast($_builder, $_state, lhs, rhs,
                                   $_builder.getI1Type());
    }]>
  ];
  let runtimeChecks = [TFL_Broadcast<[0, 1], 4>];
}

#endif // TFUSE_DIALECT_TFL_IR_TFLOPBASE_TD
