//===- ModuleShapes.h - Shape inference for a module ------------*- C++ -*-===//
//
// Shape inference on the tf level, through calls, conditionals and loops.
//
//   ModuleShapes shapes(module);
//   shapes.run();
//   use(shapes.lookup(value).shape);      // with symbols
//
// `ModuleShapes` only analyzes; `refineModuleTypes` also refines the types in
// the IR. Both trust the existing types and only make them more precise.
//
// The arguments of a function are the join of what all its callers pass; for an
// exported function, and one referenced by an op that is not a call, they are
// the declared types. The shapes of loop-carried values are joined with the
// results of the body until a fixed point is reached. Symbols are propagated
// through calls, so equal symbols always mean equal sizes.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_SHAPE_MODULESHAPES_H
#define TFUSE_SHAPE_MODULESHAPES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "tfuse/Shape/Shape.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"
#include <functional>

namespace tfuse::shape {

struct ModuleShapeOptions {
  /// The maximum number of passes over the module before inference gives up.
  int64_t maxIterations = 10;
  /// True if refineModuleTypes warns of shared functions (see below).
  bool warnsOfShared = true;
  /// Known shapes of function arguments that are more precise than the types:
  /// at most one for each argument, nullopt if unknown.
  llvm::StringMap<llvm::SmallVector<std::optional<Shape>>> argumentShapes;
  /// Called at the end for every op whose requirements are violated; its
  /// results keep their types.
  std::function<void(mlir::Operation *op, llvm::StringRef message)> onConflict;
};

class ModuleShapes {
public:
  explicit ModuleShapes(mlir::ModuleOp module, ModuleShapeOptions options = {});
  ~ModuleShapes();

  /// Infers until a fixed point is reached. Returns false after more than
  /// `maxIterations`; then only the information in the types is available.
  bool run();

  /// The inferred information about a value. Unknown dimensions have symbols.
  TensorInfo lookup(mlir::Value value) const;

private:
  friend class Inference;
  struct Impl;
  std::unique_ptr<Impl> impl;
};

/// Infers shapes and refines the types of results, block arguments and
/// functions; inserts a tf.Cast back to the old type where an op of another
/// dialect uses a value. Returns whether inference converged; failure, with
/// an error emitted, if `argumentShapes` contradict a function's type.
llvm::FailureOr<bool> refineModuleTypes(mlir::ModuleOp module,
                                        const ModuleShapeOptions &options = {});

} // namespace tfuse::shape

#endif // TFUSE_SHAPE_MODULESHAPES_H
