//===- GraphShapes.h - Shapes of a graph of tfg nodes -----------*- C++ -*-===//
//
// Shape inference on the tfg level: nodes in any order, V1 loops, functions.
//
//   GraphShapes shapes(graph);               // a tfg.graph or tfg.func
//   shapes.run();
//   if (isSameShape(shapes.shape(a), shapes.shape(b))) ...
//   shapes.update(newNode);                  // while rewriting
//
// Unknown sizes are symbols: a shape has a size or a symbol for each dimension
// unless its rank is unknown. Equal symbols mean equal sizes wherever both
// tensors exist in the same frame and iteration of a loop.
//
// Types of nodes' results are not looked at: a graph carries in them what its
// author's tool wrote there, or nothing. Those of a function's arguments are.
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
  /// Where op definitions are looked up. It must live as long as the analysis.
  const OpRegistry *registry = &OpRegistry::builtin();
  /// Tensors that whoever runs the graph may put others in the place of, of any
  /// shape.
  llvm::DenseSet<mlir::Value> fed;
  /// Whether the types of nodes' results hold, where nothing contradicts them.
  bool trustTypes = false;
  /// What an op requires of its operands is true of them wherever the op runs;
  /// with this it is taken to be true of them everywhere, as TensorFlow's
  /// Grappler does: both operands of an AddN have one shape, for other nodes
  /// that use them, too. A graph where the AddN is not always run, or not by
  /// all that fetch from it, may break that.
  bool assumeRequirements = false;
};

class GraphShapes {
public:
  explicit GraphShapes(mlir::Operation *graph, GraphShapeOptions options = {});
  ~GraphShapes();

  /// Infers everything anew.
  void run();
  /// Infers the results of one node that is new, or has other operands or
  /// attributes, from what is known of its operands. The nodes that use it are
  /// not visited.
  void update(mlir::Operation *node);
  /// Forgets a node that is about to be erased.
  void erase(mlir::Operation *node);

  /// What is known of a data operand or result.
  TensorInfo lookup(mlir::Value value) const;
  Shape shape(mlir::Value value) const;
  /// Whether others may be put in the place of this tensor.
  bool isFed(mlir::Value value) const;
  /// Nodes whose operands do not meet their requirements, in no order, with the
  /// reason. Nothing is known of their results.
  llvm::SmallVector<std::pair<mlir::Operation *, std::string>>
  conflicts() const;

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

/// What the shape inference of a function's arguments starts from: their types,
/// and the attributes that TensorFlow leaves there.
TensorInfo infoOfArgument(mlir::Operation *function, unsigned tensorIndex);

//===----------------------------------------------------------------------===//
// Comparing shapes with symbols
//===----------------------------------------------------------------------===//

/// Whether rank and every size are known, or at least have a name.
bool isSymbolicallyDefined(const Shape &shape);
/// Whether both are certain to be the same.
bool isSameShape(const Shape &a, const Shape &b);
/// Whether both are certain to broadcast.
bool isBroadcastable(const Shape &a, const Shape &b);
/// Whether a tensor of shape `a` has fewer elements than one of shape `b`,
/// unless a symbol stands for 0 or 1.
bool isSmaller(const Shape &a, const Shape &b);

} // namespace tfuse::shape

#endif // TFUSE_SHAPE_GRAPHSHAPES_H
