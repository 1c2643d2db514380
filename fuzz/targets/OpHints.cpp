//===- OpHints.cpp - Recurrent ops as TensorFlow 1's OpHints left them ----===//

#include "Format/Proto/Graph.pb.h"
#include "Graphs.h"
#include "ProtoMutator.h"
#include "tfuse/Conversion/Passes.h"

#include "mlir/Pass/PassManager.h"

using namespace tfuse;

static constexpr llvm::StringLiteral words[] = {"UnidirectionalSequenceLstm",
                                                "UnidirectionalSequenceRnn",
                                                "_tflite_input_indices",
                                                "Const",
                                                "Placeholder",
                                                "T",
                                                "shape",
                                                "dtype"};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  auto module = fuzz::importGraph(fuzz::asText(data, size));
  if (!module || !fuzz::raise(*module))
    return 0;
  fuzz::check(*module);
  mlir::PassManager passes(module->getContext(),
                           mlir::ModuleOp::getOperationName());
  LegalizeTFPassOptions options;
  options.diagnose = true;
  passes.addPass(createLegalizeTFPass(options));
  if (mlir::succeeded(passes.run(*module)))
    fuzz::check(*module);
  return 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t maxSize,
                               unsigned seed) {
  return fuzz::mutateText(data, size, maxSize, seed,
                          proto::GraphDef::default_instance(), words);
}
