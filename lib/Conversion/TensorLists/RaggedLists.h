//===- RaggedLists.h - Lists of tensors of different sizes ------*- C++ -*-===//
//
// A list whose elements may differ in size at run time becomes two tensors:
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
// Lists whose elements certainly have equal sizes, like those of most loops,
// become one tensor (ListLowering.h).
//
//   RaggedLists.cpp   finds these lists, and rewrites calls and regions
//   RaggedOps.cpp     lowers single ops RaggedElements.cpp lists that tf.map_fn
//   makes of ragged tensors NestedLists.cpp lists of lists
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_CONVERSION_TENSORLISTS_RAGGEDLISTS_H
#define TFUSE_LIB_CONVERSION_TENSORLISTS_RAGGEDLISTS_H

#include "ListBuilder.h"
#include "ListFlow.h"

#include <memory>

namespace tfuse::lists {

/// A group of list values that may be the same list at run time.
struct RaggedGroup {
  mlir::Type element;
  /// The sizes of elements; unknown for the axes whose sizes differ.
  Ints row;
  /// The axes whose sizes differ, ascending.
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

/// Lowers ops on ragged lists to ops on tensors.
class RaggedBuilder {
public:
  RaggedBuilder(mlir::Operation *op, const RaggedGroup &group)
      : op(op), group(group), emit(op) {}

  static bool has(llvm::StringRef name);

  /// Lowers the op; `inputs` are its list operands in their new form. Returns
  /// the new form of the resulting list, or an empty one for an op that only
  /// reads. Other results are replaced.
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

/// Collects the values that may be the same lists as those in `lists`, and the
/// ops that use them. Does not follow an element into its list, or a list to
/// its elements.
void collectHandles(ListFlow &flow, llvm::SetVector<mlir::Value> &lists,
                    llvm::SetVector<mlir::Operation *> &ops);

/// Stores inner lists of lists as tensors. Leaves unsupported lists unchanged;
/// later passes reject them.
mlir::LogicalResult flattenNestedLists(mlir::ModuleOp module);

/// Lists of variants that pack rows of ragged tensors hold the rows instead.
/// Emits an error and fails if packed rows have other uses.
mlir::LogicalResult unpackRaggedElements(mlir::ModuleOp module);

/// Replaces each list whose elements may differ in size by two tensors, if the
/// list stays within one function. Emits an error and fails if a list cannot be
/// converted.
mlir::LogicalResult lowerRaggedLists(mlir::ModuleOp module);

} // namespace tfuse::lists

#endif // TFUSE_LIB_CONVERSION_TENSORLISTS_RAGGEDLISTS_H
