//===- ModuleShapes.h - Shapes of a whole program ---------------*- C++ -*-===//
//
// Shape inference on the tf level, through calls, conditionals and loops.
//
//   ModuleShapes shapes(module);
//   shapes.run();
//   use(shapes.lookup(value).shape);      // with symbols
//
// finds out and changes nothing; `refineModuleTypes` writes what it found into
// the types. Both start from the types that values have: those are promises,
// which are made more precise and never questioned.
//
// A function is seen by what all of its callers pass; one that is exported, or
// that an op refers to which is no call, by its declared types alone. What a
// loop carries is joined with what its body makes of it, until that is stable.
// The symbol of a dimension passes through calls, so equal symbols mean equal
// sizes wherever both values exist.
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
  /// How often the whole module is gone through before inference gives up.
  int64_t maxIterations = 10;
  /// Whether refineModuleTypes warns of shared functions (see below).
  bool warnsOfShared = true;
  /// Shapes that arguments of a function are known to have, beyond their types:
  /// at most one for each argument, nothing where nothing is known.
  llvm::StringMap<llvm::SmallVector<std::optional<Shape>>> argumentShapes;
  /// Told, in the end, of every op whose requirements do not hold: its results
  /// keep their types.
  std::function<void(mlir::Operation *op, llvm::StringRef message)> onConflict;
};

class ModuleShapes {
public:
  explicit ModuleShapes(mlir::ModuleOp module, ModuleShapeOptions options = {});
  ~ModuleShapes();

  /// Infers until nothing changes. False if that takes more than
  /// `maxIterations`; what is known then is no more than the types say.
  bool run();

  /// What is known of a value. Unknown dimensions have symbols.
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
