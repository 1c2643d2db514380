//===- ChannelVector.cpp - Constants with a value per channel -------------===//

#include "ChannelVector.h"

#include "tfuse/Eval/LazyElements.h"

using namespace mlir;

namespace tfuse::tfl {

ElementsAttr asChannelVector(ElementsAttr elements, int64_t channels) {
  if (!elements || ShapedType::isDynamic(channels) ||
      !eval::lazy::canView(elements))
    return {};
  ArrayRef<int64_t> shape = elements.getShapedType().getShape();
  int64_t count = elements.getNumElements();
  if (count == 1)
    return eval::lazy::broadcast(eval::lazy::reshape(elements, {1}), channels);
  if (count != channels || shape.empty() || shape.back() != channels)
    return {};
  return eval::lazy::reshape(elements, channels);
}

} // namespace tfuse::tfl
