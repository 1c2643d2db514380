//===- Interpreter.h - Evaluate ops, loops and lists ------------*- C++ -*-===//
//
// Evaluates the ops of a block on tensors in memory: tf ops with a kernel in
// lib/Eval, tfl ops (TFLKernels.def), control flow, lists of tensors, and the
// recurrent ops of both dialects (SequenceReference.h).
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_CHECK_INTERPRETER_H
#define TFUSE_CHECK_INTERPRETER_H

#include "tfuse/Eval/Evaluator.h"
#include "tfuse/Eval/HostTensor.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <functional>
#include <limits>
#include <vector>

namespace tfuse::tfl {
class ControlNodeOp;
} // namespace tfuse::tfl

namespace tfuse::check {

/// Whether the interpreter can evaluate an op, not counting the ops in its
/// regions and functions.
bool canEvaluate(mlir::Operation *op);

/// The elements of a tensor of any floating-point type, as floats.
std::vector<float> toFloats(const eval::HostTensor &tensor);

class Interpreter {
public:
  /// Evaluation fails after `maxMultiplications` in matmuls and convolutions.
  /// Functions are looked up from `scope`, for ops that are in no module.
  explicit Interpreter(int64_t maxMultiplications,
                       mlir::Operation *scope = nullptr,
                       int64_t maxIterations = 1 << 16)
      : scope(scope), maxIterations(maxIterations),
        multiplicationsLeft(maxMultiplications) {}

  /// Runs the block with these arguments and returns the operands of its
  /// terminator. A nested block sees the values of the blocks around it.
  llvm::Expected<llvm::SmallVector<eval::HostTensor>>
  run(mlir::Block &block, llvm::ArrayRef<eval::HostTensor> arguments);

  /// Computes the results of an op from its operands.
  using Kernel =
      std::function<llvm::Expected<llvm::SmallVector<eval::HostTensor>>(
          mlir::Operation *, llvm::ArrayRef<eval::HostTensor>)>;
  /// Sets the kernel of `tfl.custom` ops; without one, they are not evaluated.
  void setCustomKernel(Kernel kernel) { customKernel = std::move(kernel); }

  /// Called with each inner tensor of each evaluated LSTM or SVDF: the op, the
  /// name of the tensor (SequenceOperands::observer; "state") and its values.
  using InnerObserver = std::function<void(mlir::Operation *, llvm::StringRef,
                                           llvm::ArrayRef<float>)>;
  void setInnerObserver(InnerObserver observer) {
    innerObserver = std::move(observer);
  }

  /// Evaluation fails after so many iterations of all loops together. Without
  /// this limit, only the iterations of each loop are limited.
  void limitIterations(int64_t most) { iterationsLeft = most; }

  /// Evaluates one op whose operands are known.
  llvm::Error evaluate(mlir::Operation *op) { return runOp(op); }

  bool isKnown(mlir::Value value) const { return known.contains(value); }
  /// A tensor; empty if the value is unknown or a list.
  eval::HostTensor tensor(mlir::Value value) const;
  void set(mlir::Value value, eval::HostTensor tensor);
  /// Gives `to` the value of `from`, which must be known.
  void copyValue(mlir::Value from, mlir::Value to) {
    known[to] = Datum(known[from]);
  }
  /// Forgets all values.
  void clear() {
    known.clear();
    left.clear();
  }

private:
  /// A tensor, or a list of tensors; elements that are not set are empty.
  struct Datum {
    eval::HostTensor tensor;
    std::shared_ptr<std::vector<eval::HostTensor>> list;
    llvm::SmallVector<int64_t> elementShape;
  };
  using Data = llvm::SmallVector<Datum>;
  using DialectKernels = llvm::Expected<llvm::SmallVector<eval::HostTensor>> (
          *)(mlir::Operation *, llvm::ArrayRef<eval::HostTensor>,
             const eval::EvalLimits &);

  llvm::Expected<Data> runBlock(mlir::Block &block, const Data &arguments);
  llvm::Error runOp(mlir::Operation *op);
  llvm::Error runKernel(mlir::Operation *op);
  llvm::Error runWith(mlir::Operation *op, DialectKernels evaluateOp);
  llvm::Error runCustom(mlir::Operation *op);
  llvm::Error runNode(mlir::Operation *op);
  llvm::Error runLoop(mlir::Operation *op);
  llvm::Error runBranch(mlir::Operation *op);
  llvm::Error runControlNode(tfl::ControlNodeOp node);
  llvm::Error runCall(mlir::Operation *op);
  llvm::Error runCallee(mlir::Operation *op, mlir::Block &block,
                        mlir::OperandRange operands);
  llvm::Error runList(mlir::Operation *op);
  llvm::Error stackList(mlir::Operation *op);
  /// Sets the value that a recurrent op leaves in its state.
  void setState(mlir::Operation *op, unsigned operand, eval::HostTensor tensor);
  llvm::Error runFusedLSTM(mlir::Operation *op, unsigned direction);
  llvm::Error runFusedSimple(mlir::Operation *op, unsigned direction);
  llvm::Error runSVDF(mlir::Operation *op);
  llvm::Error runBlockLSTM(mlir::Operation *op);
  llvm::Error countMultiplications(mlir::Operation *op);
  llvm::Error spend(int64_t multiplications);

  llvm::Expected<Datum> get(mlir::Value value) const;

  llvm::DenseMap<mlir::Value, Datum> known;
  /// The states after recurrent ops.
  llvm::DenseMap<mlir::Value, eval::HostTensor> left;
  mlir::Operation *scope;
  int64_t maxIterations;
  int64_t iterationsLeft = std::numeric_limits<int64_t>::max();
  int64_t multiplicationsLeft;
  Kernel customKernel;
  InnerObserver innerObserver;
};

} // namespace tfuse::check

#endif // TFUSE_CHECK_INTERPRETER_H
