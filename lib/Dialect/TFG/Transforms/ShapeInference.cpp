//===- ShapeInference.cpp - The tfg-shape-inference pass ------------------===//
//
// Writes the shapes that shape::GraphShapes infers into the types of values.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include "tfuse/Dialect/TFG/Transforms/Passes.h"
#include "tfuse/Shape/GraphShapes.h"

namespace tfuse::tfg {

#define GEN_PASS_DEF_TFGSHAPEINFERENCEPASS
#include "tfuse/Dialect/TFG/Transforms/Passes.h.inc"

namespace {

using namespace llvm;
using namespace mlir;

/// The value's type with its inferred shape.
Type refinedType(Value value, const shape::TensorInfo &info) {
  auto type = dyn_cast<TensorType>(value.getType());
  if (!type)
    return value.getType();
  // Keep references and handles; inference may refine a handle's subtype.
  return info.shape.toType(
      shape::refineHandleType(type.getElementType(), info.handle));
}

void refineTypes(Operation *graph) {
  shape::GraphShapeOptions options;
  options.trustTypes = true;
  shape::GraphShapes shapes(graph, options);
  shapes.run();
  graph->walk([&](Operation *op) {
    // An op with regions determines the values of its region arguments.
    for (Region &region : op->getRegions())
      if (op != graph)
        for (BlockArgument argument : region.getArguments())
          argument.setType(refinedType(argument, shapes.lookup(argument)));
    if (NodeView node = NodeView::get(op))
      for (Value result : node.dataResults())
        result.setType(refinedType(result, shapes.lookup(result)));
  });
}

void refineReturnTypes(GraphFuncOp function) {
  if (function.isExternal())
    return;
  Operation *terminator = &function.getBody().front().back();
  SmallVector<Type> results;
  for (Value value : terminator->getOperands())
    if (!isControl(value))
      results.push_back(value.getType());
  function.setFunctionTypeAttr(TypeAttr::get(FunctionType::get(
      function.getContext(), function.getArgumentTypes(), results)));
}

struct ShapeInference final : impl::TFGShapeInferencePassBase<ShapeInference> {
  using Base::Base;

  void runOnOperation() override {
    getOperation()->walk<WalkOrder::PreOrder>([](Operation *op) {
      auto function = dyn_cast<GraphFuncOp>(op);
      if (!function && !isa<GraphOp>(op))
        return WalkResult::advance();
      if (!function || !function.getGeneric())
        refineTypes(op);
      if (function && !function.getGeneric())
        refineReturnTypes(function);
      return WalkResult::skip();
    });
  }
};

} // namespace

} // namespace tfuse::tfg
