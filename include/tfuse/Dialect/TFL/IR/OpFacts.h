//===- OpFacts.h - facts from the definition of an op -----------*- C++ -*-===//
//
// The tables that tfuse-tblgen makes from the fields of each op's definition:
// operator code, options table, versions, state, quantization, kernel types.
// Exporter, importer and quantizer are written against these tables alone.
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
  // From the attribute of the same name.
  Bool,
  Int,
  Long,
  Float,
  IntVector,
  FloatVector,
  String,
  Activation,    // a byte: the number of the string
  Padding,       // likewise
  WeightsFormat, // likewise
  LSTMKernel,    // a byte: the number of the enumerator
  MirrorMode,    // likewise
  Type,          // a byte: the TensorType of a TypeAttr
  // From something else, given by OptionField::source.
  ResultType,     // a byte: the TensorType of a result's elements
  RegionSubgraph, // an int: the subgraph a region calls
  SymbolSubgraph, // an int: the subgraph of the function an attribute names
};

/// The strings of a FieldKind that is a number of a string, else empty.
llvm::ArrayRef<llvm::StringLiteral> enumNames(FieldKind kind);

struct OptionField {
  uint16_t id; // in the FlatBuffer table
  FieldKind kind;
  llvm::StringLiteral name;
  int64_t defaultValue; // of the schema; such a value need not be stored
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

/// An operand or result as the definition has it.
struct ValueFacts {
  llvm::StringLiteral name;
  bool isVariadic;
  bool isOptional;    // may be the result of tfl.no_value
  ElementKinds kinds; // what kernels take; 0: not checked
  int8_t rank;        // what kernels want, -1: any
  llvm::StringLiteral description;
};

/// An attribute as the definition has it.
struct AttributeFacts {
  llvm::StringLiteral name;
  // What an absent attribute means: of a string the one, of a number, boolean
  // or enumerator the other. Absent floats mean zero.
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
  bool quantizable;            // kernels take and give quantized tensors
  bool sameScales;             // operands and results must have one scale
  bool freeUint8Scales;        // but for uint8 storage
  bool dynamicRange;           // float kernels take int8 weights
  llvm::ArrayRef<int> weights; // operands that are weights
  bool narrowWeights;          // int8 weights leave the lowest value out
  int channelAxis;             // of the weights, with scales of its own; or -1
  int bias;                    // operand, or -1
  llvm::ArrayRef<int>
      biasScales; // operands whose scales multiply to the bias's
  llvm::ArrayRef<FixedRange> fixedRanges;
};

//===----------------------------------------------------------------------===//
// All of it
//===----------------------------------------------------------------------===//

struct OpFacts {
  llvm::StringLiteral opName;      // "tfl.conv_2d"
  llvm::StringLiteral builtinName; // "CONV_2D"
  int32_t builtinCode;
  const OptionsTable *options; // null: written without options
  // Of older files: its only field, a vector of integers, is the value of a
  // last operand that is not there.
  const OptionsTable *legacyOptions;
  int (*version)(const OpSignature &op);
  llvm::ArrayRef<VersionRelease> releases;
  llvm::ArrayRef<int> stateful; // operands that become variable tensors
  bool hasIntermediates;        // the operator lists tensors it uses inside
  llvm::ArrayRef<llvm::StringLiteral> intermediates; // attributes: their types
  bool omitsAbsentLast; // leaves an absent last operand out
  QuantFacts quant;
  llvm::ArrayRef<ValueFacts> operands;
  llvm::ArrayRef<ValueFacts> results;
  llvm::ArrayRef<AttributeFacts> attributes;
  unsigned numRegions;
  llvm::ArrayRef<RuntimeCheck> runtimeChecks;
};

/// The attribute of this name, or null.
const AttributeFacts *findAttribute(const OpFacts &facts, llvm::StringRef name);

/// The facts of every op that is an operator, ordered by op name.
llvm::ArrayRef<const OpFacts *> allOpFacts();

/// The facts of an op by its name, or null.
const OpFacts *findOpFacts(llvm::StringRef opName);

/// The ops that a builtin operator code may stand for: none, one, or (LSTM)
/// several.
llvm::SmallVector<const OpFacts *, 2> findOpFacts(int32_t builtinCode);

/// The name of a builtin operator, even without a tfl op; empty for a number
/// that the schema does not define.
llvm::StringRef builtinOperatorName(int32_t builtinCode);

/// Whether the quantized operands and results of an operator have the same
/// scale, if the operator requires that. Part of each operator's verifier.
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
