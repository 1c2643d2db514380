//===- TFLite.cpp - .tflite files, written again --------------------------===//

#include "Fuzzing.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypeDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Export/TFLite/TFLiteExport.h"
#include "tfuse/Import/Flex/Passes.h"
#include "tfuse/Import/TFLite/TFLiteImport.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace tfuse;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  auto file = MappedFile::fromMemory(fuzz::asText(data, size), "fuzzed.tflite");
  std::string text;
  llvm::raw_string_ostream os(text);
  (void)fuzz::succeeded(printTFLite(*file, os));

  MLIRContext &context =
      fuzz::contextOf<arith::ArithDialect, func::FuncDialect,
                      quant::QuantDialect, tf::TFDialect,
                      tf_type::TFTypeDialect, tfl::TFLDialect>();
  auto module = importTFLite(file, &context);
  if (!fuzz::succeeded(module))
    return 0;
  fuzz::check(**module);
  auto written = exportTFLiteToMemory(**module);
  if (fuzz::succeeded(written)) {
    // The importer accepts every file that the exporter writes.
    auto copy = MappedFile::fromMemory(*written, "written.tflite");
    auto again = importTFLite(copy, &context);
    if (!again) {
      llvm::errs() << llvm::toString(again.takeError()) << '\n';
      std::abort();
    }
  }
  PassManager passes(&context, ModuleOp::getOperationName());
  passes.addNestedPass<func::FuncOp>(createLiftFlexOpsPass());
  if (mlir::succeeded(passes.run(**module)))
    fuzz::check(**module);
  return 0;
}
