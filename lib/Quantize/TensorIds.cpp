//===- TensorIds.cpp - Stable names of a model's tensors ------------------===//

#include "tfuse/Quantize/TensorIds.h"

#include "mlir/IR/Matchers.h"
#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Export/TFLite/TFLiteExport.h"
#include "tfuse/Support/NodeName.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

namespace tfuse::quantize {

//===----------------------------------------------------------------------===//
// Ids
//===----------------------------------------------------------------------===//

/// The name that a result of an imported operator with several results has in
/// the file that it was imported from; empty for other values. The importer
/// fuses the names of all results, which the exporter would join.
static StringRef importedName(Value value) {
  auto result = dyn_cast<OpResult>(value);
  if (!result || result.getOwner()->getNumResults() < 2)
    return {};
  auto loc = dyn_cast<FusedLoc>(result.getOwner()->getLoc());
  auto label = loc ? dyn_cast_or_null<StringAttr>(loc.getMetadata()) : nullptr;
  if (!label || !label.getValue().starts_with("tflite.subgraph=") ||
      loc.getLocations().size() != 1)
    return {};
  auto names = dyn_cast<FusedLoc>(loc.getLocations().front());
  if (!names ||
      names.getLocations().size() != result.getOwner()->getNumResults())
    return {};
  return nodeName(names.getLocations()[result.getResultNumber()]);
}

void TensorIds::add(StringRef subgraph, Value value, StringRef tensor) {
  if (StringRef name = importedName(value); !name.empty())
    tensor = name;
  // Ranges files are JSON, thus UTF-8.
  std::string base = (subgraph + ":" + tensor).str();
  if (!llvm::json::isUTF8(base))
    base = llvm::json::fixUTF8(base);
  auto [it, isNew] = values.try_emplace(base, value);
  for (unsigned k = 2; !isNew; ++k)
    std::tie(it, isNew) =
        values.try_emplace(base + "#" + std::to_string(k), value);
  ids[value] = it->first();
}

Expected<TensorIds> TensorIds::of(ModuleOp module) {
  TensorIds result;
  Error error = forEachTensorName(
      module, [&](StringRef subgraph, Value value, StringRef tensor) {
        result.add(subgraph, value, tensor);
      });
  if (error)
    return std::move(error);
  module.walk([&](tfl::ControlNodeOp node) {
    for (auto [outer, inner] :
         llvm::zip(node.getOutputs(), node.getYield()->getOperands()))
      if (StringRef id = result.of(inner); !id.empty())
        result.ids[outer] = id;
  });
  return std::move(result);
}

InnerTensors innerTensorsOf(Operation *op) {
  if (isa<tfl::UnidirectionalSequenceLSTMOp, tfl::LSTMOp>(op))
    return {{"", "cell_state"},
            {"input_gate", "forget_gate", "cell_gate", "output_gate",
             "hidden_state"}};
  if (isa<tfl::SVDFOp>(op))
    return {{"state"}, {}};
  return {};
}

//===----------------------------------------------------------------------===//
// Fingerprint
//===----------------------------------------------------------------------===//

/// Returns the first bytes of a constant.
static std::string firstBytes(ElementsAttr elements) {
  constexpr size_t kBytes = 4096;
  std::string bytes;
  eval::WriteOptions options;
  options.scratchBytes = kBytes;
  // An error ends the reading: constants may be large.
  llvm::consumeError(eval::writeElements(
      elements,
      [&](llvm::ArrayRef<char> chunk) -> Error {
        chunk = chunk.take_front(kBytes - bytes.size());
        bytes.append(chunk.data(), chunk.size());
        if (bytes.size() < kBytes)
          return Error::success();
        return llvm::createStringError("enough");
      },
      options));
  return bytes;
}

/// Describes an operator as text that is the same after export and import.
static std::string describe(tfl::OpFactsInterface op, const TensorIds &ids) {
  std::string text;
  llvm::raw_string_ostream os(text);
  const tfl::OpFacts &facts = op.getFacts();
  os << facts.builtinName;
  for (Value result : op->getResults()) {
    os << '\0' << ids.of(result) << '\0';
    // A file has neither the types of variables nor unknown sizes of what is
    // read from them.
    auto type = dyn_cast<ShapedType>(result.getType());
    if (!type || !type.getElementType().isIntOrFloat())
      continue;
    os << type.getElementType();
    if (type.hasStaticShape())
      os << type;
  }
  for (OpOperand &operand : op->getOpOperands()) {
    ElementsAttr elements;
    bool isState =
        llvm::is_contained(facts.stateful, int(operand.getOperandNumber()));
    if (!isState && matchPattern(operand.get(), m_Constant(&elements)))
      os << '\0' << operand.getOperandNumber() << elements.getType()
         << firstBytes(elements);
  }
  return text;
}

std::string fingerprint(ModuleOp module, const TensorIds &ids) {
  // A sum, because importing may change the order of functions.
  uint64_t high = 0, low = 0;
  module.walk([&](tfl::OpFactsInterface op) {
    llvm::XXH128_hash_t hash =
        llvm::xxh3_128bits(llvm::arrayRefFromStringRef(describe(op, ids)));
    high += hash.high64;
    low += hash.low64;
  });
  return llvm::formatv("{0:x-16}{1:x-16}", high, low).str();
}

} // namespace tfuse::quantize
