//===- TFDevice.cpp - The tf_device dialect -------------------------------===//

#include "tfuse/Dialect/TF/IR/TFDevice.h"

using namespace mlir;

#include "tfuse/Dialect/TF/IR/TFDeviceDialect.cpp.inc"

namespace tfuse::tf_device {

void TFDeviceDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "tfuse/Dialect/TF/IR/TFDeviceOps.cpp.inc"
      >();
}

} // namespace tfuse::tf_device

#define GET_OP_CLASSES
#include "tfuse/Dialect/TF/IR/TFDeviceOps.cpp.inc"
