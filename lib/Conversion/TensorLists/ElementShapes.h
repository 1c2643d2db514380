//===- ElementShapes.h - Sizes of what a list will hold ---------*- C++ -*-===//
//
// A list may be made before the sizes of its elements are known: an LSTM over a
// batch of any size reserves [?, units]. The sizes are those of the first thing
// that is written, and often they are sizes of a tensor that exists already
// where the list is made: that of the batch is a size of the input.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_CONVERSION_TENSORLISTS_ELEMENTSHAPES_H
#define TFUSE_LIB_CONVERSION_TENSORLISTS_ELEMENTSHAPES_H

#include "ListFlow.h"
#include "tfuse/Shape/ModuleShapes.h"

namespace tfuse::lists {

/// A size: a number, or that of an axis of a tensor.
struct Size {
  int64_t number = mlir::ShapedType::kDynamic;
  mlir::Value tensor;
  int64_t axis = 0;

  bool isKnown() const { return tensor || number >= 0; }
};

class ElementShapes {
public:
  /// Infers shapes; the module must not change until the last question.
  ElementShapes(mlir::ModuleOp module, ListFlow &flow);

  /// The sizes of the elements of the list that `maker` makes, as they can be
  /// computed in front of it. `known` is what the op itself says. Nothing if
  /// not even the rank is known.
  std::optional<llvm::SmallVector<Size>>
  sizesOf(mlir::Operation *maker,
          std::optional<llvm::SmallVector<int64_t>> known);

private:
  /// The first element whose rank is known, of those that are written to the
  /// list or to one that is made of it.
  std::optional<shape::Shape> writtenShape(mlir::Operation *maker);
  Size find(shape::Dim symbol, mlir::Operation *before);

  ListFlow &flow;
  shape::ModuleShapes shapes;
};

} // namespace tfuse::lists

#endif // TFUSE_LIB_CONVERSION_TENSORLISTS_ELEMENTSHAPES_H
