//===- TFTypeDialect.cpp - The dialect of TensorFlow's types --------------===//

#include "tfuse/Dialect/TF/IR/TFTypeDialect.h"

#include "tfuse/Dialect/TF/IR/TFTypeDialect.cpp.inc"

namespace tfuse::tf_type {

void TFTypeDialect::initialize() {
  registerTypes();
  registerAttributes();
}

} // namespace tfuse::tf_type
