//===- TFLiteTranslations.cpp - TFLite in tfuse-translate -----------------===//
//
// The translations and their options, under the names that upstream's tool has
// for them.
//
//===----------------------------------------------------------------------===//

#include "Translations.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/Tools/mlir-translate/Translation.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypeDialect.h"
#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Export/TFLite/TFLiteExport.h"
#include "tfuse/Import/TFLite/TFLiteImport.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using llvm::cl::desc;
using llvm::cl::init;
using llvm::cl::opt;

namespace tfuse {

namespace {
/// The options of the translations; they exist when these are registered.
struct TranslateOptions {
  opt<bool> builtin{"emit-builtin-tflite-ops", desc("Allow builtin operators"),
                    init(true)};
  opt<bool> custom{"emit-custom-ops",
                   desc("Write TensorFlow ops as custom operators"),
                   init(false)};
  opt<bool> stripNames{"strip-debug-info",
                       desc("Name tensors by their numbers"), init(false)};
  opt<bool> bufferOffset{
      "use-buffer-offset",
      desc("Store the bytes of constants after the FlatBuffer"), init(false)};
  opt<bool> noSharing{"disable-buffer-deduping",
                      desc("Do not merge equal constants"), init(false)};
  opt<bool> externalConstants{
      "use-external-constant",
      desc("Read constants as buffer numbers, without their values"),
      init(false)};
  opt<bool> prune{"experimental-prune-unreachable-nodes-unconditionally",
                  desc("Remove operators that the outputs do not depend on"),
                  init(false)};
  opt<std::string> inputs{"input-arrays", desc("Tensors to use as inputs"),
                          init("")};
  opt<std::string> outputs{"output-arrays", desc("Tensors to use as outputs"),
                           init("")};
};
} // namespace

static std::vector<std::string> splitNames(llvm::StringRef list) {
  llvm::SmallVector<llvm::StringRef> names;
  list.split(names, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  return std::vector<std::string>(names.begin(), names.end());
}

static std::shared_ptr<const MappedFile> fileOf(llvm::SourceMgr &sources) {
  const llvm::MemoryBuffer *buffer =
      sources.getMemoryBuffer(sources.getMainFileID());
  return MappedFile::fromMemory(buffer->getBuffer(),
                                buffer->getBufferIdentifier());
}

static LogicalResult exportModule(ModuleOp module, llvm::raw_ostream &os,
                                  const TranslateOptions &options) {
  if (!options.builtin) {
    WalkResult result = module.walk([](tfl::OpFactsInterface op) {
      emitUserError(op, Code::InvalidOption)
          << "'" << op->getName()
          << "' op is a TFLite builtin op but builtin emission is not enabled";
      return WalkResult::interrupt();
    });
    if (result.wasInterrupted())
      return failure();
  }
  ExportOptions exportOptions;
  exportOptions.allowCustomOps = options.custom;
  exportOptions.stripNames = options.stripNames;
  exportOptions.useBufferOffset = options.bufferOffset;
  exportOptions.deduplicateBuffers = !options.noSharing;
  return emitError(module.getLoc(), exportTFLite(module, os, exportOptions));
}

static OwningOpRef<Operation *> importModel(llvm::SourceMgr &sources,
                                            MLIRContext *context,
                                            const TranslateOptions &options) {
  TFLiteImportOptions importOptions;
  importOptions.externalConstants = options.externalConstants;
  importOptions.prune = options.prune;
  importOptions.inputArrays = splitNames(options.inputs);
  importOptions.outputArrays = splitNames(options.outputs);
  auto module = importTFLite(fileOf(sources), context, importOptions);
  if (module)
    return std::move(*module);
  (void)emitError(UnknownLoc::get(context), module.takeError());
  return nullptr;
}

static void addDialects(DialectRegistry &registry) {
  registry.insert<arith::ArithDialect, eval::TFuseDialect, func::FuncDialect,
                  quant::QuantDialect, tf::TFDialect, tf_type::TFTypeDialect,
                  tfl::TFLDialect>();
}

void registerTFLiteTranslations() {
  static TranslateOptions options;
  TranslateFromMLIRRegistration(
      "mlir-to-tflite-flatbuffer", "tfl to a TFLite FlatBuffer",
      [](ModuleOp module, llvm::raw_ostream &os) {
        return exportModule(module, os, options);
      },
      addDialects);
  TranslateToMLIRRegistration(
      "tflite-flatbuffer-to-mlir", "a TFLite FlatBuffer to tfl",
      [](llvm::SourceMgr &sources, MLIRContext *context) {
        return importModel(sources, context, options);
      },
      addDialects);
  TranslateRegistration("tflite-flatbuffer-to-text",
                        "the tables of a TFLite FlatBuffer as text",
                        [](const std::shared_ptr<llvm::SourceMgr> &sources,
                           llvm::raw_ostream &os, MLIRContext *context) {
                          return emitError(UnknownLoc::get(context),
                                           printTFLite(*fileOf(*sources), os));
                        });
}

} // namespace tfuse
