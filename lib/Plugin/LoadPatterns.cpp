//===- LoadPatterns.cpp - Files with patterns in PDL ----------------------===//
//
// MLIR's pattern description language, as text: a file holds `pdl.pattern` ops,
// each with a name, which is that of the rule. The file is parsed and verified
// here, with the place of each mistake, so that nothing can go wrong with it
// later on.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Plugin/UserFusions.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypeDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

Error UserFusions::loadFile(StringRef path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> file =
      MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!file)
    return userError(Code::PluginFailed,
                     "it cannot be read: " + file.getError().message(), path);
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.loadDialect<pdl::PDLDialect>();
  return Error::success();
}

} // namespace tfuse
