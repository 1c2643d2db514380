//===- Compiled.cpp - Embedded StableHLO programs -------------------------===//

#include "Lowering.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace tfuse::lowering {

/// The producer of the program, which MLIR bytecode stores after its magic
/// number and version. Empty if there is none.
static StringRef producerOf(StringRef program) {
  if (!program.consume_front("ML\xEFR"))
    return {};
  // The version is a varint with seven bits per byte; the first byte encodes
  // their number.
  if (program.empty() || !(program.front() & 1))
    return {};
  StringRef producer = program.drop_front().split('\0').first;
  return producer.size() <= 64 && llvm::all_of(producer, llvm::isPrint)
             ? producer
             : StringRef();
}

/// A StableHLO program that stablehlo-import-programs has not imported.
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
