//===- tfuse-opt.cpp - Runs passes on MLIR text ---------------------------===//
//
// As mlir-opt, with the dialects and passes of tfuse:
//
//   tfuse-opt model.mlir -tfl-legalize-tf -o lowered.mlir
//   tfuse-opt --help
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "tfuse/InitAll.h"

int main(int argc, char **argv) {
  tfuse::registerAllPasses();
  mlir::DialectRegistry registry;
  tfuse::registerAllDialects(registry);
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "Optimizer driver of tfuse\n", registry));
}
