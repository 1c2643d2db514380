//===- Graphs.cpp - Imported graphs, taken further ------------------------===//

#include "Graphs.h"

#include "tfuse/Conversion/TFGToTF/TFGToTF.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFSavedModel.h"
#include "tfuse/Dialect/TF/IR/TFTypeDialect.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Dialect/TFG/IR/TFGDialect.h"
#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Export/GraphDef/GraphDefExport.h"
#include "tfuse/Import/GraphDef/GraphDefImport.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Verifier.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::fuzz {

static constexpr StringLiteral words[] = {"Const",
                                          "Placeholder",
                                          "Identity",
                                          "AddV2",
                                          "Switch",
                                          "Merge",
                                          "Enter",
                                          "Exit",
                                          "NextIteration",
                                          "LoopCond",
                                          "While",
                                          "StatelessIf",
                                          "NoOp",
                                          "VarHandleOp",
                                          "IdentityN",
                                          "ReadVariableOp",
                                          "RestoreV2",
                                          "Pack",
                                          "Unpack",
                                          "StatefulPartitionedCall",
                                          "Case",
                                          "Split",
                                          "TensorList",
                                          "XlaCallModule",
                                          "value",
                                          "dtype",
                                          "T",
                                          "N",
                                          "shape",
                                          "body",
                                          "cond",
                                          "then_branch",
                                          "else_branch",
                                          "Tin",
                                          "Tout",
                                          "f",
                                          "frame_name",
                                          "_output_shapes",
                                          "_implements",
                                          "api_implements",
                                          "_tflite_input_indices",
                                          "is_constant",
                                          "parallel_iterations",
                                          "module"};
const ArrayRef<StringLiteral> graphWords = words;

MLIRContext &graphContext() {
  return contextOf<tfg::TFGDialect, tf::TFDialect, tf_type::TFTypeDialect,
                   tf_saved_model::TFSavedModelDialect, tfl::TFLDialect,
                   func::FuncDialect, arith::ArithDialect,
                   quant::QuantDialect>();
}

OwningOpRef<ModuleOp> importGraph(StringRef content) {
  GraphDefImportOptions options;
  options.addDefaultAttrs = content.size() % 2; // In half of the runs.
  auto module = importGraphDef(content, "fuzzed.pb", &graphContext(), options);
  if (!succeeded(module))
    return {};
  check(**module);
  std::string written;
  raw_string_ostream os(written);
  (void)succeeded(exportGraphDef(**module, os));
  return std::move(*module);
}

static void addSignature(ModuleOp module) {
  auto graphs = module.getOps<tfg::GraphOp>();
  if (graphs.empty())
    return;
  Builder builder(module.getContext());
  SmallVector<Attribute> inputs, outputs;
  auto port = [&](tfg::NodeView node, Type type) {
    auto text = [&](const Twine &value) {
      return builder.getStringAttr(value);
    };
    return builder.getDictionaryAttr(
        {builder.getNamedAttr("name", text(node.name())),
         builder.getNamedAttr("tensor", text(node.name() + ":0")),
         builder.getNamedAttr("type", TypeAttr::get(type))});
  };
  for (Operation &op : (*graphs.begin())->getRegion(0).front()) {
    auto node = tfg::NodeView::get(&op);
    if (!node || op.getNumResults() < 2)
      continue;
    Type type = op.getResult(0).getType();
    if (!isa<TensorType>(type))
      continue;
    if (node.op() == "Placeholder")
      inputs.push_back(port(node, type));
    else if (op.getResult(0).use_empty())
      outputs.push_back(port(node, type));
  }
  module->setAttr(
      signaturesAttrName,
      builder.getArrayAttr(builder.getDictionaryAttr(
          {builder.getNamedAttr("inputs", builder.getArrayAttr(inputs)),
           builder.getNamedAttr("outputs", builder.getArrayAttr(outputs))})));
}

bool raise(ModuleOp module) {
  if (!module->hasAttr(signaturesAttrName))
    addSignature(module);
  return mlir::succeeded(raiseToTF(module)) && mlir::succeeded(verify(module));
}

} // namespace tfuse::fuzz
