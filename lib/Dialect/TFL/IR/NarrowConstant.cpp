//===- NarrowConstant.cpp - Index constants as int32 ----------------------===//

#include "NarrowConstant.h"

#include "tfuse/Dialect/Utils/ConstantBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tfuse::tfl {

Value narrowedToInt32(OpBuilder &builder, Location loc, Value value) {
  if (!getElementTypeOrSelf(value).isInteger(64))
    return {};
  std::optional<Ints> values = constantInts(value);
  if (!values || !hasStaticShape(value) ||
      !llvm::all_of(*values, llvm::isInt<32>))
    return {};
  ConstantBuilder constants(builder, loc);
  return constants.constant(i32VectorAttr(builder.getContext(), *values)
                                .reshape(constants.i32Tensor(*shapeOf(value))));
}

} // namespace tfuse::tfl
