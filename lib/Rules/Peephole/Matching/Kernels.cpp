//===- Kernels.cpp - LiteRT kernels that rules require --------------------===//

#include "Kernels.h"

#include "tfuse/Dialect/TFL/IR/KernelTypes.h"

#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

Mismatch checkKernel(Operation *op, StringRef made, Type elementType,
                     RuleContext &ctx) {
  if (hasKernel(made, elementType))
    return Mismatch::none();
  std::string type;
  raw_string_ostream(type) << elementType;
  return ctx.reject(op, Reason::ElementType,
                    made + " has no kernel for the element type " + type);
}

} // namespace tfuse::tfl
