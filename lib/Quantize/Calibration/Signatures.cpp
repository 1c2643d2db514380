//===- Signatures.cpp - The signatures of a module ------------------------===//

#include "tfuse/Quantize/CalibrationData.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using llvm::StringRef;

namespace tfuse::quantize {

/// The names of the arguments' tensors; fewer if some have none.
static SmallVector<StringRef> tensorNames(func::FuncOp function) {
  SmallVector<StringRef> names;
  auto entry = function->getAttrOfType<DictionaryAttr>("tf.entry_function");
  if (auto inputs = entry ? entry.getAs<StringAttr>("inputs") : StringAttr())
    inputs.getValue().split(names, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  return names;
}

static std::string inputName(func::FuncOp function, unsigned argument,
                             ArrayRef<StringRef> tensors) {
  auto path = function.getArgAttrOfType<ArrayAttr>(argument,
                                                   "tf_saved_model.index_path");
  if (path && !path.empty())
    if (auto name = dyn_cast<StringAttr>(path[0]))
      return name.str();
  return argument < tensors.size() ? tensors[argument].trim().str()
                                   : "arg" + std::to_string(argument);
}

std::vector<Signature> signaturesOf(ModuleOp module) {
  std::vector<Signature> signatures;
  for (auto function : module.getOps<func::FuncOp>()) {
    auto keys =
        function->getAttrOfType<ArrayAttr>("tf_saved_model.exported_names");
    auto entry = function->getAttrOfType<DictionaryAttr>("tf.entry_function");
    bool isEntry = (entry && !entry.empty()) || function.getName() == "main";
    if (!isEntry || function.isDeclaration())
      continue;
    Signature signature;
    if (keys)
      for (auto key : keys.getAsRange<StringAttr>())
        signature.keys.push_back(key.str());
    signature.function = function.getName().str();
    SmallVector<StringRef> tensors = tensorNames(function);
    for (BlockArgument argument : function.getArguments())
      if (auto type = dyn_cast<TensorType>(argument.getType()))
        signature.inputs.push_back(
            {inputName(function, argument.getArgNumber(), tensors), type});
    signatures.push_back(std::move(signature));
  }
  return signatures;
}

} // namespace tfuse::quantize
