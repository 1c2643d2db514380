//===- ExpressionReader.h - From ops to expressions -------------*- C++ -*-===//
//
// Reads the ops that compute a value, [.., columns], into an expression
// (Expression.h). The walk stops at arguments, at leaves that the caller names,
// and at ops that do not compute along the last axis; these become Columns.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_EXPRESSIONREADER_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_EXPRESSIONREADER_H

#include "../Loops/SequenceDims.h"
#include "Expression.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <functional>

namespace tfuse::recurrent {

/// The states after one time step of a block LSTM.
struct BlockCellResult {
  SumId cell = 0, hidden = 0;
};

class ExpressionReader {
public:
  explicit ExpressionReader(Expressions &expressions)
      : expressions(expressions) {}

  /// Maps an invariant iter arg to its initial value, any other value to
  /// itself.
  std::function<mlir::Value(mlir::Value)> resolve = [](mlir::Value value) {
    return value;
  };
  /// True for values to read as Columns, whatever op computes them.
  std::function<bool(mlir::Value)> isLeaf = [](mlir::Value) { return false; };

  /// True if an axis of a value has this size.
  std::function<bool(mlir::Value, int64_t, const SymbolicDim &)> hasSize =
      [](mlir::Value value, int64_t axis, const SymbolicDim &size) {
        return recurrent::hasSize({value, axis}, size,
                                  [](Axis) { return std::nullopt; });
      };

  /// Also reads through reshapes that change the axes before the last one. Rows
  /// keep their order, but the caller must check the shapes of leaves.
  bool mergesRows = false;

  /// The expression of a floating-point tensor whose last axis has a known
  /// size; nothing for any other value.
  std::optional<Row> read(mlir::Value value);

  /// The value as a constant, through `resolve`, identities and casts between
  /// floating-point types; null for other values.
  mlir::ElementsAttr constant(mlir::Value value);

  /// One time step of LSTMBlockCell or BlockLSTM, with the given input and
  /// states. `gates` is the order of the gates' columns, a permutation of
  /// "icfo".
  std::optional<BlockCellResult>
  readBlockCell(mlir::Operation *op, mlir::Value x, mlir::Value hidden,
                mlir::Value cellState, llvm::StringRef gates, float forgetBias);

  /// A value that was read as this sum; null if there is none.
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
  std::optional<std::pair<int64_t, int64_t>>
  columnsOfDynamicSlice(mlir::Operation *op);
  std::optional<Row> readConcat(mlir::Operation *op);
  std::optional<Row> readSameColumns(mlir::Operation *op);
  std::optional<Row> readBlockCellOp(mlir::Value result);
  std::optional<Row> apply(Function function, mlir::Value argument,
                           float low = 0, float high = 0);
  std::optional<Row> leaf(mlir::Value value);
  /// A floating-point constant as float32; null for other values.
  mlir::ElementsAttr floats(mlir::Value value);
  mlir::Value skipRowBroadcasts(mlir::Value value);
  /// A constant with equal rows, as one row [width]; null for other values.
  mlir::ElementsAttr vector(mlir::Value value, int64_t width, int64_t rank);
  std::optional<mlir::SmallVector<int64_t>> integers(mlir::Value value);

  llvm::DenseMap<mlir::Value, Row> known;
  llvm::DenseMap<SumId, mlir::Value> values;
  unsigned depth = 0;
};

/// The size of the last axis of a tensor that can be read; 0 for others.
int64_t rowWidth(mlir::Type type);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_EXPRESSIONREADER_H
