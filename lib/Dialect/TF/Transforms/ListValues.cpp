//===- ListValues.cpp - Types and shape operands of TensorList ops --------===//

#include "ListValues.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

Type listOf(TensorType row) {
  return RankedTensorType::get(
      {}, tf_type::VariantType::get(row.getContext(), {row}));
}

Value elementShape(OpBuilder &builder, Location loc, TensorType row) {
  SmallVector<int64_t> shape;
  SmallVector<int32_t> sizes = {-1};
  if (row.hasRank()) {
    shape = {row.getRank()};
    sizes = map_to_vector<6>(row.getShape(), [](int64_t size) {
      return ShapedType::isDynamic(size) ? -1 : int32_t(size);
    });
  }
  auto type = RankedTensorType::get(shape, builder.getI32Type());
  return createConst(builder, loc,
                     DenseIntElementsAttr::get(type, ArrayRef<int32_t>(sizes)));
}

} // namespace tfuse::tf
