//===- tfuse-opt.cpp - Runs passes on MLIR text ---------------------------===//
//
// As mlir-opt, with the dialects and passes of tfuse:
//
//   tfuse-opt model.mlir -tfl-legalize-tf -o lowered.mlir
//   tfuse-opt imported.mlirbc -tfuse-convert -o converted.mlir
//   tfuse-opt --help
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "tfuse/InitAll.h"
#include "tfuse/Pipeline/PhasePipelines.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/Support/CommandLine.h"

static llvm::cl::opt<bool> diagnosticCodes(
    "diagnostic-codes",
    llvm::cl::desc("Begin the texts of errors with their codes"),
    llvm::cl::callback([](const bool &on) {
      tfuse::printDiagnosticCodes(on);
    }));

int main(int argc, char **argv) {
  tfuse::registerAllPasses();
  tfuse::registerPhasePipelines();
  mlir::DialectRegistry registry;
  tfuse::registerAllDialects(registry);
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "Optimizer driver of tfuse\n", registry));
}
