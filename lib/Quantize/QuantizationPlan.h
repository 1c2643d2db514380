//===- QuantizationPlan.h - Which values are integers -----------*- C++ -*-===//
//
// Decides for a whole module, functions of loops and branches included, which
// ops compute with integers, and the type of each activation.
//
// Values that should have equal types form a group: operands and results of ops
// whose kernels copy stored integers (reshape, concatenation, max_pool_2d:
// QuantFacts::sameScales), and values that control flow passes on. A group has
// one range, the union of the ranges of its values. A result with a fixed type
// (softmax) gives it to its group if the type represents the range of the
// group; otherwise the result stays outside the group, and the user requantizes
// it.
//
// The result of FAKE_QUANT has the type that its range gives, as if an op fixed
// it, and its operand is in its group: trained models keep the scales that they
// were trained with. FAKE_QUANT itself disappears when the plan is applied.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_QUANTIZE_QUANTIZATIONPLAN_H
#define TFUSE_LIB_QUANTIZE_QUANTIZATIONPLAN_H

#include "OpConfigs.h"
#include "Parameters.h"
#include "Refusal.h"

#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Dialect/TFL/IR/RangeAttrs.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"
#include <string>
#include <vector>

namespace tfuse::quantize {

using tfl::kRangeAttr;
using tfl::kRangesAttr;

struct PlanOptions {
  /// Bits of inputs, outputs and values that control flow passes on: 8 or 16.
  unsigned bits = 8;
  /// The file is for TFLite Micro.
  bool isMicro = false;
  /// Builtins whose kernels take no integers of a width: "ARG_MAX:16".
  std::vector<std::string> missingKernels;
  /// Whether inputs and outputs of entry functions are integers.
  bool quantizesInputs = false, quantizesOutputs = false;
  /// The modes of ops: those with ranges are integer.
  OpConfigs configs;
};

/// True if the results have the integers of the operands: for kernels that move
/// elements, and for FAKE_QUANT.
bool movesIntegers(mlir::Operation *op);

/// The value that a control node yields as its result; other values as they
/// are.
mlir::Value insideControlNode(mlir::Value value);

class QuantizationPlan {
public:
  using QuantizedType = mlir::quant::UniformQuantizedType;

  QuantizationPlan(mlir::ModuleOp module, const PlanOptions &options);

  /// Whether the op computes with integers.
  bool isQuantized(mlir::Operation *op) const {
    return quantizedOps.contains(op);
  }
  /// The type of a float32 value in the quantized module; null: it stays float.
  QuantizedType typeOf(mlir::Value value) const;
  /// The type that a user needs for a float32 operand; null: float. Weights and
  /// biases have no type here.
  QuantizedType typeAt(mlir::OpOperand &use) const;

  /// The ops on float32 tensors that stay float, each with the reason.
  const llvm::MapVector<mlir::Operation *, Refusal> &floatOps() const {
    return refusals;
  }
  OpConfig configOf(mlir::Operation *op) const {
    return options.configs.of(op);
  }
  /// True for functions that no op of the module calls: those of signatures.
  bool isEntry(mlir::func::FuncOp function) const {
    return !resultsOfCalls.contains(function);
  }

private:
  struct Group {
    unsigned parent;
    std::optional<Range> range;
    QuantizedType fixed;
    unsigned bits = 8;
    /// An op that computes with integers has a value of the group as its
    /// operand or result.
    bool isTouched = false;
  };

  // The steps of the constructor.
  void numberValues();
  void inferRanges();
  void narrowMasks();
  /// The range that the uses of a mask that the model computes need.
  struct MaskUses {
    Range range{0, 0};
    int64_t number = 0;
  };
  void narrowScores(mlir::Operation *op, llvm::ArrayRef<mlir::Value> results,
                    llvm::MapVector<mlir::Value, MaskUses> &computedMasks);
  void findPassedValues();
  void chooseOps();
  void dropUnconnectedOps();
  void formGroups();
  void adoptTypesOfUsers();
  void adaptSums();

  std::optional<Range> rangeOfExtremum(mlir::Operation *op) const;
  bool inferRangesOf(mlir::Operation *op);
  bool inferRangesOfOperands(mlir::Operation *op);
  bool widen(mlir::Value value, std::optional<Range> range);
  std::optional<Range> rangeOf(mlir::Value value) const;
  /// Values that control flow sets to the operand: arguments of loops' regions
  /// and of called functions, results of loops, branches and calls.
  llvm::SmallVector<mlir::Value, 4> targetsOf(mlir::OpOperand &use) const;
  bool isTarget(mlir::Value value) const;

  /// The bits of the op's activations.
  unsigned bitsOf(mlir::Operation *op) const;
  /// The bits of a value if it is an integer tensor.
  unsigned bitsOf(mlir::Value value) const;
  unsigned groupOf(mlir::Value value) const;
  void unite(mlir::Value a, mlir::Value b);
  bool canBeWide(mlir::Operation *writer) const;
  /// Whether the value may be an integer tensor.
  bool canBeQuantized(mlir::Value value) const;
  QuantizedType typeOfGroup(unsigned group) const;
  QuantizedType comparedType(mlir::Operation *op) const;
  QuantizedType typeInQuantizedOp(mlir::OpOperand &use) const;
  QuantizedType fixedTypeOf(mlir::Value value) const;
  Refusal whyFloat(tfl::OpFactsInterface op) const;

  mlir::ModuleOp module;
  mlir::MLIRContext *context;
  const PlanOptions &options;
  mlir::SymbolTable symbols;
  const llvm::DenseSet<mlir::Operation *> integerArithmetic;
  /// For each called function, the results of one of its calls.
  llvm::DenseMap<mlir::Operation *, mlir::ValueRange> resultsOfCalls;
  /// Float32 values that are not constants.
  llvm::DenseMap<mlir::Value, unsigned> numbers;
  /// By number. While ranges are inferred, those of single values.
  mutable std::vector<Group> groups;
  std::vector<std::optional<Range>> ranges;
  /// The ranges of constants that mask scores of attention
  /// (AttentionMasks.cpp).
  llvm::DenseMap<mlir::OpOperand *, Range> constantMasks;
  /// Classes of values that must have equal types. Regions of loops and
  /// branches contain only calls, so no conversion can come between the
  /// arguments of a region, the operands and results of its calls, and the
  /// values it yields.
  llvm::EquivalenceClasses<void *> passed;
  /// The classes of `passed` that stay float, because the range of a member is
  /// unknown.
  llvm::DenseSet<mlir::Value> floatPassed;
  llvm::DenseSet<mlir::Operation *> quantizedOps;
  llvm::MapVector<mlir::Operation *, Refusal> refusals;
};

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_QUANTIZATIONPLAN_H
