//===- StepReader.h - From ops to expressions -------------------*- C++ -*-===//
//
// Reads the ops that compute a value into an expression, back to where
// something stands that is no arithmetic along the last axis: arguments, what a
// caller says is a leaf, and ops it does not know. Those become columns.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_STEPREADER_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_STEPREADER_H

#include "Expression.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <functional>

namespace tfuse::recurrent {

/// What one step of a block LSTM gives.
struct BlockStep {
  SumId cell = 0, hidden = 0;
};

class StepReader {
public:
  explicit StepReader(Expressions &expressions) : expressions(expressions) {}

  /// Gives the value that an argument always has (a loop's operand that the
  /// body hands on), or the argument itself.
  std::function<mlir::Value(mlir::Value)> resolve = [](mlir::Value value) {
    return value;
  };
  /// Values that are not looked into.
  std::function<bool(mlir::Value)> isLeaf = [](mlir::Value) { return false; };

  /// Whether reshapes of the other axes are looked through, too. Rows then are
  /// in the same order, but the caller has to look at the shapes of leaves.
  bool mergesRows = false;

  /// The expression of a floating-point tensor whose last axis has a known
  /// size; nothing for others.
  std::optional<Row> read(mlir::Value value);

  /// The value as a constant, seen through `resolve`, identities and casts
  /// between floating-point types; null if it is none.
  mlir::ElementsAttr constant(mlir::Value value);

  /// A step of LSTMBlockCell or BlockLSTM with these values as its input and
  /// states; `gates` has the order of the gates' columns (i, c, f, o).
  std::optional<BlockStep>
  readBlockStep(mlir::Operation *op, mlir::Value x, mlir::Value hidden,
                mlir::Value cellState, llvm::StringRef gates, float forgetBias);

  /// A value that was read and is this sum; null for none.
  mlir::Value valueOf(SumId sum) const { return values.lookup(sum); }

  Expressions &expressions;

private:
  std::optional<Row> readOp(mlir::Value value);
  std::optional<Row> readBinary(mlir::Operation *op, char kind);
  std::optional<Row> readQuotient(mlir::Operation *op);
  std::optional<Row> readReciprocal(mlir::Operation *op);
  std::optional<Row> readNormalized(mlir::Operation *op);
  std::optional<Row> readClamp(mlir::Operation *op);
  std::optional<Row> readProduct(mlir::Operation *op);
  std::optional<Row> readSplit(mlir::Value result);
  std::optional<Row> readUnpack(mlir::Value result);
  std::optional<Row> readSlice(mlir::Operation *op);
  std::optional<Row> readConcat(mlir::Operation *op);
  std::optional<Row> readSameColumns(mlir::Operation *op);
  std::optional<Row> readBlockCell(mlir::Value result);
  std::optional<Row> apply(Function function, mlir::Value argument,
                           float low = 0, float high = 0);
  std::optional<Row> leaf(mlir::Value value);
  /// A constant that is repeated along all axes but the last.
  mlir::ElementsAttr vector(mlir::Value value, int64_t width, int64_t rank);
  std::optional<mlir::SmallVector<int64_t>> integers(mlir::Value value);

  llvm::DenseMap<mlir::Value, Row> known;
  llvm::DenseMap<SumId, mlir::Value> values;
  unsigned depth = 0;
};

/// Element type and size of the last axis of what can be read.
int64_t rowWidth(mlir::Type type);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_STEPREADER_H
