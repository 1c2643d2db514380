//===- tfuse-translate.cpp - Between model files and MLIR text ------------===//
//
// As mlir-translate, for the formats that tfuse reads and writes:
//
//   tfuse-translate -graphdef-to-mlir frozen.pb -o frozen.mlir
//   tfuse-translate -mlir-to-graphdef frozen.mlir -o frozen.pbtxt
//   tfuse-translate -tflite-flatbuffer-to-mlir model.tflite -o model.mlir
//   tfuse-translate -mlir-to-tflite-flatbuffer model.mlir -o model.tflite
//
//===----------------------------------------------------------------------===//

#include "Translations.h"
#include "mlir/IR/AsmState.h"
#include "mlir/Support/LogicalResult.h"
#include "mlir/Tools/mlir-translate/MlirTranslateMain.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/Support/CommandLine.h"

static llvm::cl::opt<bool> diagnosticCodes(
    "diagnostic-codes",
    llvm::cl::desc("Begin the texts of errors with their codes"),
    llvm::cl::callback([](const bool &on) {
      tfuse::printDiagnosticCodes(on);
    }));

int main(int argc, char **argv) {
  mlir::registerAsmPrinterCLOptions();
  tfuse::registerGraphDefTranslations();
  tfuse::registerTFLiteTranslations();
  return mlir::failed(mlir::mlirTranslateMain(
      argc, argv, "Translates between model files and MLIR\n"));
}
