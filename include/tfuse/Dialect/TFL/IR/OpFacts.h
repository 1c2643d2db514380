//===- OpFacts.h - properties from the definitions of ops -------*- C++ -*-===//
//
// The tables that tfuse-tblgen generates from the definition of each op:
// operator code, options table, versions, state, quantization, kernel types.
// Exporter, importer and quantizer use these tables and know no op by name.
//
//   if (auto op = dyn_cast<OpFactsInterface>(operation))
//     use(op.getFacts().builtinCode);
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFL_IR_OPFACTS_H
#define TFUSE_DIALECT_TFL_IR_OPFACTS_H

#include "mlir/IR/OpDefinition.h"
#include "tfuse/Dialect/TFL/IR/ElementKinds.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace tfuse::tfl {

class OpSignature;

//===----------------------------------------------------------------------===//
// Options tables
//===----------------------------------------------------------------------===//

/// The type of a field of an options table, and the source of its value.
enum class FieldKind : uint8_t {
  // The value is that of the attribute with the same name.
  Bool,
  Int,
  Long,
  Float,
  IntVector,
  FloatVector,
  String,
  Activation,    // a byte: the number of the string attribute's value
  Padding,       // the same
  WeightsFormat, // the same
  LSTMKernel,    // a byte: the number of the enumerator
  MirrorMode,    // the same
  Type,          // a byte: the TensorType of a TypeAttr
  // The value comes from the result, region or attribute OptionField::source.
  ResultType,     // a byte: the TensorType of a result's elements
  RegionSubgraph, // an int: the subgraph that a region calls
  SymbolSubgraph, // an int: the subgraph of the function in an attribute
};

/// The strings that a FieldKind numbers; empty if it does not number strings.
llvm::ArrayRef<llvm::StringLiteral> enumNames(FieldKind kind);

struct OptionField {
  uint16_t id; // in the FlatBuffer table
  FieldKind kind;
  llvm::StringLiteral name;
  int64_t defaultValue; // in the schema; a field with this value is omitted
  int source;
};

/// One table of the unions BuiltinOptions (1) and BuiltinOptions2 (2).
struct OptionsTable {
  llvm::StringLiteral name;
  uint8_t tag; // the table's number in its union
  uint8_t unionNumber;
  llvm::ArrayRef<OptionField> fields;
};

//===----------------------------------------------------------------------===//
// Operands and results
//===----------------------------------------------------------------------===//

/// An operand or result in the definition of an op.
struct ValueFacts {
  llvm::StringLiteral name;
  bool isVariadic;
  bool isOptional;    // may be the result of tfl.no_value
  ElementKinds kinds; // types that kernels support; 0: not checked
  int8_t rank;        // rank that kernels require; -1: any
  llvm::StringLiteral description;
};

/// An attribute in the definition of an op.
struct AttributeFacts {
  llvm::StringLiteral name;
  // The value of an absent attribute: defaultString for a string,
  // defaultNumber for an integer, boolean or enumerator. Floats default to 0.
  llvm::StringLiteral defaultString;
  int64_t defaultNumber;
};

/// A condition of the runtime that element types do not express.
struct RuntimeCheck {
  llvm::StringLiteral message;
  bool (*holds)(mlir::Operation *op);
};

//===----------------------------------------------------------------------===//
// Versions and quantization
//===----------------------------------------------------------------------===//

/// The first release of the runtime that knows a version of an operator.
struct VersionRelease {
  int version;
  llvm::StringLiteral release; // "2.3.0"; empty when not recorded
};

/// The fixed range of an op's results when stored with `width` bits: scale
/// 2^-scaleLog2, and the zero point for signed storage.
struct FixedRange {
  int width;
  int scaleLog2;
  int zeroPoint;
};

struct QuantFacts {
  bool quantizable;            // kernels support quantized tensors
  bool sameScales;             // operands and results must have one scale
  bool freeUint8Scales;        // sameScales does not hold for uint8 storage
  bool dynamicRange;           // float kernels support int8 weights
  llvm::ArrayRef<int> weights; // operands that are weights
  bool narrowWeights;          // int8 weights exclude -128
  int channelAxis;             // weights' axis with a scale per index; or -1
  int bias;                    // operand, or -1
  llvm::ArrayRef<int>
      biasScales; // operands; the bias has the product of their scales
  llvm::ArrayRef<FixedRange> fixedRanges;
};

//===----------------------------------------------------------------------===//
// The properties of an op
//===----------------------------------------------------------------------===//

struct OpFacts {
  llvm::StringLiteral opName;      // "tfl.conv_2d"
  llvm::StringLiteral builtinName; // "CONV_2D"
  int32_t builtinCode;
  const OptionsTable *options; // null: the operator has no options
  // A table in older files. Its only field, a vector of integers, is the value
  // of the last operand, which these files lack.
  const OptionsTable *legacyOptions;
  int (*version)(const OpSignature &op);
  llvm::ArrayRef<VersionRelease> releases;
  llvm::ArrayRef<int> stateful; // operands that become variable tensors
  bool hasIntermediates;        // the operator lists its intermediate tensors
  llvm::ArrayRef<llvm::StringLiteral> intermediates; // their type attributes
  bool omitsAbsentLast; // an absent last operand is omitted
  QuantFacts quant;
  llvm::ArrayRef<ValueFacts> operands;
  llvm::ArrayRef<ValueFacts> results;
  llvm::ArrayRef<AttributeFacts> attributes;
  unsigned numRegions;
  llvm::ArrayRef<RuntimeCheck> runtimeChecks;
};

/// The attribute of this name, or null.
const AttributeFacts *findAttribute(const OpFacts &facts, llvm::StringRef name);

/// The facts of all ops that are TFLite operators, sorted by op name.
llvm::ArrayRef<const OpFacts *> allOpFacts();

/// The facts of an op by its name, or null.
const OpFacts *findOpFacts(llvm::StringRef opName);

/// The ops with a builtin operator code: none, one, or (for LSTM) several.
llvm::SmallVector<const OpFacts *, 2> findOpFacts(int32_t builtinCode);

/// True if the runtime runs subgraphs for the operator: branches, loops and
/// initializers.
bool callsSubgraphs(mlir::Operation *op);

/// The name of a builtin operator, even without a tfl op; empty for a number
/// that the schema does not define.
llvm::StringRef builtinOperatorName(int32_t builtinCode);

/// Fails if the operator requires one scale for its quantized operands and
/// results, and they differ. Part of the verifier of each operator.
llvm::LogicalResult verifyScales(mlir::Operation *op);

} // namespace tfuse::tfl

#include "tfuse/Dialect/TFL/IR/TFLInterfaces.h.inc"

namespace tfuse::tfl {

/// The version of the operator that `op` needs.
int operatorVersion(OpFactsInterface op);

/// The first release of the runtime with this version, empty when unknown.
llvm::StringRef minimumRelease(const OpFacts &facts, int version);

/// Whether the runtime has a kernel for this op: element types, ranks and the
/// checks of the op's definition. With `emitError`, reports what is missing.
llvm::LogicalResult verifyRuntimeSupport(mlir::Operation *op,
                                         bool emitError = true);

} // namespace tfuse::tfl

#endif // TFUSE_DIALECT_TFL_IR_OPFACTS_H
