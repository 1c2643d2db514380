//===- Interpreter.h - Runs ops, loops and lists -------------*- C++ -*-===//
//
// Evaluates the ops of a block on tensors in memory: what the evaluator
// (tfuse/Eval/Evaluator.h) has kernels for, loops, lists of tensors, and the
// recurrent ops of both dialects (SequenceReference.h).
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_CHECK_INTERPRETER_H
#define TFUSE_CHECK_INTERPRETER_H

#include "tfuse/Eval/HostTensor.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <vector>

namespace tfuse::check {

/// Whether there is a way to evaluate an op, its regions and functions aside.
bool canEvaluate(mlir::Operation *op);

/// Elements as floats, whatever floating-point type they have.
std::vector<float> toFloats(const eval::HostTensor &tensor);

class Interpreter {
public:
  /// Gives up after that many multiplications in matrix products.
  explicit Interpreter(int64_t maxMultiplications)
      : multiplicationsLeft(maxMultiplications) {}

  /// Runs the block with these arguments and returns what its terminator does.
  /// Blocks inside of others see the values around them.
  llvm::Expected<llvm::SmallVector<eval::HostTensor>>
  run(mlir::Block &block, llvm::ArrayRef<eval::HostTensor> arguments);

private:
  /// A tensor, or a list of tensors; elements that were not set are empty.
  struct Datum {
    eval::HostTensor tensor;
    std::shared_ptr<std::vector<eval::HostTensor>> list;
    llvm::SmallVector<int64_t> elementShape;
  };
  using Data = llvm::SmallVector<Datum>;

  llvm::Expected<Data> runBlock(mlir::Block &block, const Data &arguments);
  llvm::Error runOp(mlir::Operation *op);
  llvm::Error runKernel(mlir::Operation *op);
  llvm::Error runLoop(mlir::Operation *op);
  llvm::Error runList(mlir::Operation *op);
  llvm::Error stackList(mlir::Operation *op);
  llvm::Error runFusedLSTM(mlir::Operation *op, unsigned direction);
  llvm::Error runFusedSimple(mlir::Operation *op, unsigned direction);
  llvm::Error runBlockLSTM(mlir::Operation *op);
  llvm::Error countProduct(mlir::Operation *op);
  llvm::Error spend(int64_t multiplications);

  llvm::Expected<Datum> get(mlir::Value value) const;
  /// A tensor; empty where nothing is known or there is a list.
  eval::HostTensor tensor(mlir::Value value) const;
  void set(mlir::Value value, eval::HostTensor tensor);

  llvm::DenseMap<mlir::Value, Datum> known;
  /// What recurrent ops have left in their states.
  llvm::DenseMap<mlir::Value, eval::HostTensor> left;
  int64_t multiplicationsLeft;
};

} // namespace tfuse::check

#endif // TFUSE_CHECK_INTERPRETER_H
