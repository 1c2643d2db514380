//===- OpSignature.h - the input of operator version rules ------*- C++ -*-===//
//
// The vocabulary of the version rules in the op definitions: stored types,
// ranks, quantization and options of one op.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFL_IR_OPSIGNATURE_H
#define TFUSE_DIALECT_TFL_IR_OPSIGNATURE_H

#include "mlir/IR/Operation.h"
#include "tfuse/Dialect/TFL/IR/ElementKinds.h"
#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include <initializer_list>

namespace tfuse::tfl {

class OpSignature {
public:
  using Types = std::initializer_list<TensorType>;

  OpSignature(mlir::Operation *op, const OpFacts &facts)
      : op(op), facts(facts) {}

  int numInputs() const { return op->getNumOperands(); }
  /// Whether operand `i` exists and is a tensor.
  bool hasInput(unsigned i) const;
  /// Whether operand / result `i` is stored as one of `types`.
  bool inIs(unsigned i, Types types) const;
  bool outIs(unsigned i, Types types) const;
  /// Whether the first operand or the first result is stored as one of `types`.
  bool casts(Types types) const { return inIs(0, types) || outIs(0, types); }
  /// The rank of an operand in the file, where an unknown rank is 0.
  int rank(unsigned i) const;
  int maxRank() const;
  /// Whether the two operands are stored with different shapes.
  bool broadcasts() const;

  bool isQuantized(unsigned i) const;
  bool isPerAxis(unsigned i) const;
  bool resultIsPerAxis(unsigned i) const;
  bool isSparse(unsigned i) const;
  /// Whether the product of the operand scales is at least the result's scale
  /// (quantized).
  bool productScaleIsAtLeastOne() const;
  /// A grouped convolution: the filter has fewer channels than the input.
  bool isGroupedConv() const;

  /// The value of an option as the options table stores it; 0 if it has none.
  int64_t option(llvm::StringRef name) const;

private:
  mlir::Type inputType(unsigned i) const;
  mlir::Type resultType(unsigned i) const;

  mlir::Operation *op;
  const OpFacts &facts;
};

/// The number that a scalar field of an options table stores for an attribute;
/// nothing if the attribute is of another kind.
std::optional<int64_t> optionNumber(FieldKind kind, mlir::Attribute value);

/// The number that an op has for a scalar field: the value of its attribute, or
/// the default.
std::optional<int64_t> optionNumber(mlir::Operation *op, const OpFacts &facts,
                                    const OptionField &field);

} // namespace tfuse::tfl

#endif // TFUSE_DIALECT_TFL_IR_OPSIGNATURE_H
