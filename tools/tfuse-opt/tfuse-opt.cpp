//===- tfuse-opt.cpp - Runs passes on MLIR text ---------------------------===//
//
// As mlir-opt, with the dialects and passes of tfuse:
//
//   tfuse-opt model.mlir -tfl-legalize-tf -o lowered.mlir
//   tfuse-opt imported.mlirbc -tfuse-convert -o converted.mlir
//   tfuse-opt model.mlir -tfl-legalize-tf --check-rewrites -o /dev/null
//   tfuse-opt --help
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "tfuse/Check/RewriteChecker.h"
#include "tfuse/InitAll.h"
#include "tfuse/Pipeline/PhasePipelines.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"

static llvm::cl::opt<bool> diagnosticCodes(
    "diagnostic-codes",
    llvm::cl::desc("Begin the texts of errors with their codes"),
    llvm::cl::callback([](const bool &on) {
      tfuse::printDiagnosticCodes(on);
    }));

static llvm::cl::opt<std::string> checkRewrites(
    "check-rewrites", llvm::cl::ValueOptional, llvm::cl::init("none"),
    llvm::cl::value_desc("file"),
    llvm::cl::desc("Evaluate each rewrite before and after on random inputs, "
                   "and fail if one changes values; append the results to a "
                   "file, or print them"));

namespace {
/// Checks the rewrites of a pipeline as long as its pass manager lives.
class CheckInstrumentation : public mlir::PassInstrumentation {
public:
  CheckInstrumentation(mlir::MLIRContext *context, bool &hasFindings)
      : checker(context), hasFindings(hasFindings) {}
  ~CheckInstrumentation() override {
    hasFindings |= checker.hasFindings();
    if (checkRewrites.empty()) {
      checker.print(llvm::errs());
      return;
    }
    std::error_code error;
    llvm::raw_fd_ostream file(checkRewrites, error, llvm::sys::fs::OF_Append);
    if (error)
      llvm::errs() << checkRewrites << ": " << error.message() << '\n';
    else
      checker.print(file);
  }

private:
  tfuse::check::RewriteChecker checker;
  bool &hasFindings;
};
} // namespace

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  tfuse::registerAllPasses();
  tfuse::registerPhasePipelines();
  mlir::DialectRegistry registry;
  tfuse::registerAllDialects(registry);
  auto [input, output] = mlir::registerAndParseCLIOptions(
      argc, argv, "Optimizer driver of tfuse\n", registry);
  auto config = mlir::MlirOptMainConfig::createFromCLOptions();
  if (checkRewrites == "none")
    return mlir::asMainReturnCode(
        mlir::MlirOptMain(argc, argv, input, output, registry));

  bool hasFindings = false;
  mlir::MlirOptMainConfig checked = config;
  checked.setPassPipelineSetupFn([&](mlir::PassManager &passes) {
    passes.getContext()->disableMultithreading();
    passes.addInstrumentation(std::make_unique<CheckInstrumentation>(
        passes.getContext(), hasFindings));
    return config.setupPassPipeline(passes);
  });
  std::string message;
  auto buffer = mlir::openInputFile(input, &message);
  auto file = mlir::openOutputFile(output, &message);
  if (!buffer || !file) {
    llvm::errs() << message << '\n';
    return 1;
  }
  if (failed(
          mlir::MlirOptMain(file->os(), std::move(buffer), registry, checked)))
    return 1;
  file->keep();
  return hasFindings ? 1 : 0;
}
