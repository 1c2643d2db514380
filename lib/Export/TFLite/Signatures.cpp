//===- Signatures.cpp - signatures of a model -----------------------------===//
//
// A signature gives names to the inputs and outputs of a subgraph. A function
// with several exported names has a signature for each of them.
//
//===----------------------------------------------------------------------===//

#include "ModelWriter.h"

#include "tfuse/Format/TFLite/Schema.h"
#include <map>

using namespace mlir;
using llvm::Expected;

namespace tfuse::tfl {

namespace field = schema::field;

/// Tensors by their names in a signature, sorted.
using NamedTensors = std::map<std::string, int32_t>;

/// Returns the name of an argument or result in signatures; empty if it has
/// none.
static llvm::StringRef pathOf(ArrayAttr path) {
  if (!path || path.empty())
    return "";
  auto name = dyn_cast<StringAttr>(path[0]);
  return name ? name.getValue() : "";
}

static constexpr llvm::StringLiteral kIndexPath = "tf_saved_model.index_path";

/// Reads the names of arguments or results; nothing if some have none.
template <typename AttrOf>
static std::optional<NamedTensors> readNames(llvm::ArrayRef<int32_t> tensors,
                                             AttrOf attrOf) {
  NamedTensors named;
  for (auto [i, tensor] : llvm::enumerate(tensors)) {
    llvm::StringRef name = pathOf(attrOf(i));
    if (name.empty())
      return std::nullopt;
    named[name.str()] = tensor;
  }
  return named;
}

static Offset writeMap(FlatBufferBuilder &builder, const NamedTensors &named) {
  std::vector<Offset> tables;
  for (const auto &[name, tensor] : named) {
    Offset label = makeString(builder, name);
    tables.push_back(
        TableBuilder(builder)
            .offset(field::TensorMap_name, label)
            .scalar<uint32_t>(field::TensorMap_tensor_index, tensor)
            .finish());
  }
  return makeTables(builder, tables);
}

static Offset writeSignature(FlatBufferBuilder &builder, llvm::StringRef key,
                             const NamedTensors &inputs,
                             const NamedTensors &outputs, unsigned subgraph) {
  Offset inputMap = writeMap(builder, inputs);
  Offset outputMap = writeMap(builder, outputs);
  Offset label = makeString(builder, key);
  return TableBuilder(builder)
      .offset(field::SignatureDef_inputs, inputMap)
      .offset(field::SignatureDef_outputs, outputMap)
      .offset(field::SignatureDef_signature_key, label)
      .scalar<uint32_t>(field::SignatureDef_subgraph_index, subgraph)
      .finish();
}

/// True if an argument or result has a name for signatures.
static bool hasPaths(func::FuncOp function) {
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    if (function.getArgAttr(i, kIndexPath))
      return true;
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    if (function.getResultAttr(i, kIndexPath))
      return true;
  return false;
}

Expected<std::vector<Offset>> writeSignatures(ModelContext &model,
                                              func::FuncOp function,
                                              const SubgraphResult &result,
                                              unsigned subgraph) {
  std::vector<Offset> signatures;
  if (!hasPaths(function))
    return signatures;
  auto inputs = readNames(result.inputs, [&](unsigned i) {
    return function.getArgAttrOfType<ArrayAttr>(i, kIndexPath);
  });
  auto outputs = readNames(result.outputs, [&](unsigned i) {
    return function.getResultAttrOfType<ArrayAttr>(i, kIndexPath);
  });
  auto names =
      function->getAttrOfType<ArrayAttr>("tf_saved_model.exported_names");
  if (!inputs || !outputs || !names || names.empty()) {
    emitUserWarning(function)
        << "no signature: "
        << (!inputs || !outputs ? "an argument or result has no name"
                                : "the function has no exported name");
    return signatures;
  }
  for (Attribute name : names)
    if (auto key = dyn_cast<StringAttr>(name))
      signatures.push_back(writeSignature(model.builder, key.getValue(),
                                          *inputs, *outputs, subgraph));
  return signatures;
}

} // namespace tfuse::tfl
