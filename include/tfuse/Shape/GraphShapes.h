//===- GraphShapes.h - Shapes of a graph of tfg nodes -----------*- C++ -*-===//
//
// Shape inference on the tfg level: nodes in any order, V1 loops, functions.
//
//   GraphShapes shapes(graph);               // a tfg.graph or tfg.func
//   shapes.run();
//   if (isSameShape(shapes.shape(a), shapes.shape(b))) ...
//   shapes.update(newNode);                  // while rewriting
//
// Unknown dimensions are symbols: a shape of known rank has a size or a symbol
// for each dimension. Dimensions with the same symbol have equal sizes in the
// same loop frame and iteration.
//
// The analysis ignores the result types of nodes, because a graph may have
// arbitrary or no shapes there. It uses the types of a function's arguments.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_SHAPE_GRAPHSHAPES_H
#define TFUSE_SHAPE_GRAPHSHAPES_H

#include "mlir/IR/Operation.h"
#include "tfuse/Shape/Shape.h"
#include "tfuse/Support/OpDefs.h"
#include "llvm/ADT/DenseSet.h"
#include <memory>

namespace tfuse::shape {

struct GraphShapeOptions {
  /// The registry of op definitions. It must outlive the analysis.
  const OpRegistry *registry = &OpRegistry::builtin();
  /// Fed tensors: at run time they may be replaced by tensors of any shape.
  llvm::DenseSet<mlir::Value> fed;
  /// Whether to trust the result types of nodes unless something contradicts
  /// them.
  bool trustTypes = false;
  /// Assumes that the requirements of an op on its operands hold for all users
  /// of these operands, as Grappler does: if an AddN has two operands, their
  /// shapes are equal for other users as well. This is wrong for a graph that
  /// does not always execute the AddN.
  bool assumeRequirements = false;
};

class GraphShapes {
public:
  explicit GraphShapes(mlir::Operation *graph, GraphShapeOptions options = {});
  ~GraphShapes();

  /// Infers the shapes of all nodes from scratch.
  void run();
  /// Infers the result shapes of a new or modified node from its operands. Does
  /// not update its users.
  void update(mlir::Operation *node);
  /// Discards the information about a node that is about to be erased.
  void erase(mlir::Operation *node);

  /// The inferred information about a data operand or result.
  TensorInfo lookup(mlir::Value value) const;
  Shape shape(mlir::Value value) const;
  /// True if this tensor may be fed.
  bool isFed(mlir::Value value) const;
  /// Nodes whose operands violate the op's requirements, with the reason, in no
  /// particular order. Their results are unknown.
  llvm::SmallVector<std::pair<mlir::Operation *, std::string>>
  conflicts() const;

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

/// The initial information about a function's argument: its type and the shape
/// attributes that TensorFlow adds.
TensorInfo infoOfArgument(mlir::Operation *function, unsigned tensorIndex);

//===----------------------------------------------------------------------===//
// Comparing shapes with symbols
//===----------------------------------------------------------------------===//

/// True if the rank is known and every dimension is a size or a symbol.
bool isSymbolicallyDefined(const Shape &shape);
/// Whether both shapes are provably equal.
bool isSameShape(const Shape &a, const Shape &b);
/// Whether both shapes provably broadcast.
bool isBroadcastable(const Shape &a, const Shape &b);
/// Whether a tensor of shape `a` has fewer elements than one of shape `b`,
/// unless a symbol stands for 0 or 1.
bool isSmaller(const Shape &a, const Shape &b);

} // namespace tfuse::shape

#endif // TFUSE_SHAPE_GRAPHSHAPES_H
