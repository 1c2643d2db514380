//===- StableHLO.cpp - Serialized programs of StableHLO -------------------===//

#include "Fuzzing.h"
#include "tfuse/Conversion/StableHLOToTF/Passes.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Import/StableHLO/PortableArtifact.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace tfuse;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  llvm::StringRef bytes = fuzz::asText(data, size);
  (void)producerOfPortableArtifact(bytes);
  MLIRContext &context =
      fuzz::contextOf<arith::ArithDialect, func::FuncDialect, tf::TFDialect>();
  auto module = readPortableArtifact(bytes, &context);
  if (!fuzz::succeeded(module))
    return 0;
  fuzz::check(**module);
  PassManager passes(&context, ModuleOp::getOperationName());
  passes.addPass(createLegalizeStableHLOPass());
  if (mlir::succeeded(passes.run(**module)))
    fuzz::check(**module);
  return 0;
}
