//===- XlaPrograms.cpp - Embedded StableHLO programs ----------------------===//

#include "Lowering.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace tfuse::lowering {

/// The producer string that MLIR bytecode stores after its magic number and
/// version; empty if it has none.
static StringRef producerOf(StringRef program) {
  if (!program.consume_front("ML\xEFR"))
    return {};
  // The version is a varint; its first byte states the number of bytes.
  if (program.empty() || !(program.front() & 1))
    return {};
  StringRef producer = program.drop_front().split('\0').first;
  return producer.size() <= 64 && llvm::all_of(producer, llvm::isPrint)
             ? producer
             : StringRef();
}

/// The op holds the whole model, or a part of it, as a StableHLO program.
/// Usually stablehlo-import-programs has imported the program before.
LogicalResult lowerXlaCallModule(LoweringContext &ctx) {
  std::string why = "it holds a program of StableHLO";
  StringRef producer = producerOf(ctx.stringAttr("module"));
  if (!producer.empty())
    why += (" (" + producer + ")").str();
  return ctx.reject(
      why + " instead of TensorFlow ops, as jax2tf and torch_xla write it",
      "export the model with TensorFlow ops: jax2tf.convert(f, "
      "native_serialization=False, enable_xla=False)");
}

} // namespace tfuse::lowering
