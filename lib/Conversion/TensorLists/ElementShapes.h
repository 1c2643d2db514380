//===- ElementShapes.h - Element shapes of lists ----------------*- C++ -*-===//
//
// A list may be created before its element shape is known: an LSTM over a
// dynamic batch reserves elements of shape [?, units]. The element shape is
// that of the first write. Often its dimensions are also dimensions of a tensor
// that exists before the list is created: the batch is a dimension of the
// input.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_CONVERSION_TENSORLISTS_ELEMENTSHAPES_H
#define TFUSE_LIB_CONVERSION_TENSORLISTS_ELEMENTSHAPES_H

#include "ListFlow.h"
#include "tfuse/Dialect/Utils/SymbolicDim.h"
#include "tfuse/Shape/ModuleShapes.h"

namespace tfuse::lists {

class ElementShapes {
public:
  /// Infers shapes; the module must not change while this object is used.
  ElementShapes(mlir::ModuleOp module, ListFlow &flow);

  /// The dimensions of the elements of the list that `maker` creates, in terms
  /// of values before it. `known` is the op's element shape. Nullopt if the
  /// rank is unknown.
  std::optional<SymbolicDims> dimsOf(mlir::Operation *maker,
                                     std::optional<Ints> known);

private:
  /// The shape of the first element of known rank that is written to the list
  /// or to a list derived from it.
  std::optional<shape::Shape> writtenShape(mlir::Operation *maker);
  SymbolicDim find(shape::Dim symbol, mlir::Operation *before);

  ListFlow &flow;
  shape::ModuleShapes shapes;
};

} // namespace tfuse::lists

#endif // TFUSE_LIB_CONVERSION_TENSORLISTS_ELEMENTSHAPES_H
