//===- RaggedLists.h - Lists of tensors of different sizes ------*- C++ -*-===//
//
// A list whose elements may differ in size when the model runs is two tensors:
//
//   data     the elements, flat, one after the other         [total]
//   sizes    for each element its sizes along those axes     [n, axes]
//            that may differ; -1 if nothing was written yet
//
//   TensorListSetItem(l, i, x)   data[:start] ++ flat(x) ++ data[end:]
//   TensorListGetItem(l, i)      reshape(data[start:end], sizes[i])
//   TensorListConcatV2(l)        reshape(data, [-1, ...]), sizes[:, 0]
//   TensorListStack(l)           reshape(data, [n, max(sizes)]), which fails if
//                                they are not equal, as TensorFlow does
//                                (zeros for what was never written)
//
// Lists whose elements are certain to be equal, as those of most loops, are one
// tensor (ListLowering.h).
//
//   RaggedLists.cpp   which lists, and where they go
//   RaggedOps.cpp     one op each
//   RaggedElements.cpp   lists that tf.map_fn makes of ragged tensors
//   NestedLists.cpp      lists of lists
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_CONVERSION_TENSORLISTS_RAGGEDLISTS_H
#define TFUSE_LIB_CONVERSION_TENSORLISTS_RAGGEDLISTS_H

#include "ListBuilder.h"
#include "ListFlow.h"

#include <memory>

namespace tfuse::lists {

/// What the lists have in common that may be one list at run time.
struct RaggedGroup {
  mlir::Type element;
  /// The sizes of elements; unknown along the axes that differ.
  Ints row;
  /// Those axes, in order.
  Ints axes;
  /// Whether there may be elements that were never written.
  bool hasGaps = false;

  mlir::Type dataType(int64_t total = mlir::ShapedType::kDynamic) const {
    return mlir::RankedTensorType::get({total}, element);
  }
};

struct RaggedList {
  mlir::Value data, sizes;
  const RaggedGroup *group = nullptr;
};

/// Ops of ragged lists as ops on tensors.
class RaggedBuilder {
public:
  RaggedBuilder(mlir::Operation *op, const RaggedGroup &group)
      : op(op), group(group), emit(op) {}

  static bool has(llvm::StringRef name);

  /// The list that the op makes of `inputs`, those of its operands that are
  /// lists; of an op that only reads, nothing. Other results are replaced.
  RaggedList lower(llvm::ArrayRef<RaggedList> inputs);

private:
  mlir::Type i32s(llvm::ArrayRef<int64_t> shape) {
    return emit.i32Tensor(shape);
  }
  int64_t width() const { return int64_t(group.axes.size()); }
  mlir::Type sizesType(int64_t count = mlir::ShapedType::kDynamic) {
    return i32s({count, width()});
  }
  mlir::Value sum(mlir::Value vector);
  mlir::Value binary(llvm::StringRef name, mlir::Value a, mlir::Value b);
  mlir::Value product(mlir::Value sizes, int64_t axis, mlir::Type type);
  mlir::Value largest(mlir::Value sizes);
  mlir::Value firstSizes(mlir::Value sizes);
  mlir::Value flat(mlir::Value tensor);
  mlir::Value sizesOf(mlir::Value tensor, int64_t firstAxis = 0);
  mlir::Value counts(mlir::Value sizes);
  mlir::Value elementShape(mlir::Value sizes, mlir::Value first = {});
  mlir::Value piece(mlir::Value data, mlir::Value start, mlir::Value count);
  mlir::Value rows(mlir::Value sizes, mlir::Value start, mlir::Value count);
  mlir::Value unwritten(mlir::Value count);
  mlir::Value index32(mlir::Value index);
  RaggedList made(mlir::Value data, mlir::Value sizes) {
    return {data, sizes, &group};
  }

  RaggedList reserve();
  RaggedList empty();
  RaggedList fromTensor();
  RaggedList split();
  RaggedList setItem(RaggedList list);
  RaggedList pushBack(RaggedList list);
  RaggedList popBack(RaggedList list);
  RaggedList resize(RaggedList list, mlir::Value count, bool mayShrink);
  RaggedList concatLists(RaggedList a, RaggedList b);
  mlir::Value item(RaggedList list, mlir::Value index, mlir::Type type);
  mlir::Value stack(RaggedList list, mlir::Type type);
  mlir::Value gather(RaggedList list);
  mlir::Value concat(RaggedList list);
  mlir::Value statedShape();

  mlir::Operation *op;
  const RaggedGroup &group;
  ListBuilder emit;
};

/// The values that may be the same lists as those in `lists`, and the ops on
/// them; not those that are elements of them, or of which they are.
void collectHandles(ListFlow &flow, llvm::SetVector<mlir::Value> &lists,
                    llvm::SetVector<mlir::Operation *> &ops);

/// Lists inside of lists become tensors there. Leaves alone, for others to
/// refuse, what has no such form.
mlir::LogicalResult flattenNestedLists(mlir::ModuleOp module);

/// Lists of rows of ragged tensors, packed as variants, hold the rows instead.
/// Fails, with an error, where packed rows are used otherwise.
mlir::LogicalResult unpackRaggedElements(mlir::ModuleOp module);

/// Makes two tensors of every list whose elements may differ in size. Only of
/// those that stay within one function; fails, with an error, where a list has
/// no such form.
mlir::LogicalResult lowerRaggedLists(mlir::ModuleOp module);

} // namespace tfuse::lists

#endif // TFUSE_LIB_CONVERSION_TENSORLISTS_RAGGEDLISTS_H
