//===- TimeAnalysis.h - Values of a model over time -------------*- C++ -*-===//
//
// Relates each value of a function to the time steps of its recurrent layers
// and causal convolutions, and decides whether the time steps can be computed
// one by one. docs/rationale/0015-streaming.md explains which ops are accepted
// and why.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_DIALECT_TFL_TRANSFORMS_TIMEANALYSIS_H
#define TFUSE_LIB_DIALECT_TFL_TRANSFORMS_TIMEANALYSIS_H

#include "tfuse/Dialect/TFL/Analysis/AxisMapping.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Transforms/TimeLoop.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include <optional>
#include <string>

namespace tfuse::tfl {

/// The relation of a value to the time steps of the sequence.
enum class TimeKind {
  Fixed,    // equal in every call
  Sequence, // has an axis of time steps
  Latest,   // computed from the last time step
  Length,   // computed from the number of time steps
};

struct TimeUse {
  TimeKind kind = TimeKind::Fixed;
  int64_t axis = kNoAxis;
  /// Earlier time steps at the beginning of the axis, which convolutions read.
  int64_t history = 0;
  /// Time steps of the model's input per position: strides of convolutions and
  /// pooling multiply it.
  int64_t stride = 1;
};

/// The form of the file that the analysis is for.
struct StreamOptions {
  /// Time steps of the model's input per call.
  int64_t chunk = 1;
  /// Another signature computes the initial states.
  bool computesInitial = false;
};

using TimeAxis = std::pair<mlir::Value, int64_t>;

/// Why an op prevents time steps from being computed one by one.
struct TimeRefusal {
  mlir::Operation *op;
  std::string reason;
  llvm::StringRef hint;
};

/// The analysis of one signature's function.
class TimeAnalysis {
public:
  TimeAnalysis(mlir::func::FuncOp function, const StreamOptions &options)
      : function(function), options(options) {}

  /// Whether a layer reads the function's arguments over time. Fails with a
  /// diagnostic if the time steps cannot be computed one by one.
  mlir::FailureOr<bool> run();

  TimeUse useOf(mlir::Value value) const { return uses.lookup(value); }
  /// The positions of a sequence that each call computes.
  int64_t positionsOf(const TimeUse &use) const {
    return options.chunk / use.stride;
  }
  /// The argument and its axis whose size `axis` of `value` has, if it is
  /// another one than that of time.
  std::optional<TimeAxis> argumentWith(mlir::Value value, int64_t axis) const;
  /// Ops with states, in the order of the function: sequence ops and loops.
  llvm::ArrayRef<mlir::Operation *> getRecurrent() const { return recurrent; }
  /// The PADs before causal convolutions.
  llvm::ArrayRef<mlir::Operation *> getPaddings() const { return paddings; }

private:
  void findSequences();
  void traceBack(TimeAxis from);
  bool classifyAll();
  bool classify(mlir::Operation *op);
  bool classifySequence(mlir::Operation *op, llvm::ArrayRef<mlir::Value> reads);
  bool classifyWindow(mlir::Operation *op, const MovingWindow &window);
  bool classifyResult(mlir::OpResult result);
  bool checkStates(mlir::Operation *op);
  bool checkInitial(mlir::Operation *op, mlir::Value initial);
  bool classifyLoop(WhileOp loop);
  bool checkLoopReads(WhileOp loop, const TimeLoop &times);
  bool isLength(mlir::Value size) const;
  bool hasLength(mlir::Value shape, int64_t axis, int64_t length) const;
  bool hasLengthInShapes(mlir::Value value) const;
  bool isWholeSlice(mlir::Operation *op, int64_t axis) const;
  bool checkResults();
  bool refuse(mlir::Operation *op, const llvm::Twine &reason);
  llvm::LogicalResult diagnose();
  bool isSequence(mlir::Value value) const {
    return useOf(value).kind == TimeKind::Sequence;
  }

  mlir::func::FuncOp function;
  const StreamOptions &options;
  llvm::DenseMap<mlir::Value, TimeUse> uses;
  llvm::SetVector<TimeAxis> sequences;
  llvm::SetVector<TimeAxis> traced;
  /// The first op that tracing could not pass, and the op of a failure.
  std::optional<TimeRefusal> obstacle, refusal;
  llvm::SmallVector<mlir::Operation *> recurrent, paddings;
};

} // namespace tfuse::tfl

#endif // TFUSE_LIB_DIALECT_TFL_TRANSFORMS_TIMEANALYSIS_H
