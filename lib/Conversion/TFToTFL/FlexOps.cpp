//===- FlexOps.cpp - Ops that run in TensorFlow's kernels -----------------===//
//
// An op without a builtin becomes a Flex op:
//
//   tf.StringLower(x)  =>  tfl.custom(x) {custom_code = "FlexStringLower"}
//
//===----------------------------------------------------------------------===//

#include "FlexOps.h"
#include "mlir/IR/TypeUtilities.h"
#include "tfuse/Dialect/TFL/IR/ElementKinds.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Export/Flex/FlexOps.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;

namespace tfuse::lowering {

static bool hasTensorType(Type type) {
  auto tensor = dyn_cast<TensorType>(type);
  return tensor && tfl::tensorTypeOf(tensor.getElementType());
}

bool hasFlexForm(Operation *op) {
  return op->getNumRegions() == 0 && tf::getFunctionRefs(op).empty() &&
         llvm::all_of(op->getOperandTypes(), hasTensorType) &&
         llvm::all_of(op->getResultTypes(), hasTensorType);
}

bool canBeFlexOp(Operation *op, const LoweringOptions &options) {
  StringRef name = tf::opName(op);
  return (flex::isAllowed(name) ||
          llvm::is_contained(options.selectUserTfOps, name)) &&
         hasFlexForm(op);
}

LogicalResult convertToFlexOp(Operation *op, RewriterBase &rewriter) {
  llvm::Expected<tfl::ConstBytesAttr> options = flex::optionsOf(op);
  if (!options)
    return emitError(op->getLoc(), options.takeError());
  rewriter.setInsertionPoint(op);
  rewriter.replaceOpWithNewOp<tfl::CustomOp>(
      op, op->getResultTypes(), op->getOperands(),
      rewriter.getStringAttr("Flex" + tf::opName(op)), *options);
  return success();
}

/// The ops of a resource that have builtins.
static bool hasBuiltin(Operation *user) {
  return tf::isa(user, "ReadVariableOp", "AssignVariableOp",
                 "LookupTableFindV2", "LookupTableImportV2",
                 "LookupTableSizeV2");
}

llvm::DenseSet<Operation *> findFlexResources(Operation *root,
                                              const LoweringOptions &options) {
  // Handles of the same name refer to the same resource.
  using Key = std::tuple<OperationName, StringRef, StringRef>;
  llvm::MapVector<Key, SmallVector<Operation *>> resources;
  root->walk([&](Operation *op) {
    if (tf::isa(op, "VarHandleOp", "HashTableV2"))
      resources[{op->getName(), tf::getString(op, "container").value_or(""),
                 tf::getString(op, "shared_name").value_or("")}]
          .push_back(op);
  });
  llvm::DenseSet<Operation *> found;
  for (auto &[key, handles] : resources) {
    auto users = [&](auto fn) {
      for (Operation *handle : handles)
        for (Operation *user : handle->getUsers())
          fn(user);
    };
    bool usesFlex = false;
    users([&](Operation *user) {
      usesFlex |= !hasBuiltin(user) && canBeFlexOp(user, options);
    });
    if (!usesFlex)
      continue;
    found.insert(handles.begin(), handles.end());
    users([&](Operation *user) { found.insert(user); });
  }
  return found;
}

} // namespace tfuse::lowering
