//===- LoopFixpoints.h - Types of loop-carried values -----------*- C++ -*-===//

#ifndef TFUSE_SHAPE_LOOPFIXPOINTS_H
#define TFUSE_SHAPE_LOOPFIXPOINTS_H

#include "tfuse/Shape/Shape.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>

namespace tfuse::shape {

/// The join of each pair of corresponding elements.
TensorInfos joinAll(llvm::ArrayRef<TensorInfo> a, llvm::ArrayRef<TensorInfo> b);

/// For each loop, facts about its iter args that hold in every iteration.
class LoopFixpoints {
public:
  /// Infers the values for the next iteration from the iter args; nothing if
  /// they are unknown.
  using Body =
      llvm::function_ref<std::optional<TensorInfos>(const TensorInfos &)>;

  /// Visits the body until the facts reach a fixed point. `initial` are those
  /// of the initial values.
  TensorInfos find(mlir::Operation *loop, TensorInfos initial, Body body);

  /// Forgets a loop.
  void erase(mlir::Operation *loop) { found.erase(loop); }

private:
  llvm::DenseMap<mlir::Operation *, TensorInfos> found;
};

} // namespace tfuse::shape

#endif // TFUSE_SHAPE_LOOPFIXPOINTS_H
