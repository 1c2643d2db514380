//===- LocalizeVarHandles.cpp - Creates handles where they are used -------===//
//
//   func @f()                                func @f()
//     %v = tf.VarHandleOp "v"          =>      tf.While() @body
//     tf.While(%v) @body                     func @body()
//   func @body(%v)                             %v = tf.VarHandleOp "v"
//     tf.ReadVariableOp(%v)                    tf.ReadVariableOp(%v)
//
//===----------------------------------------------------------------------===//

#include "EraseHandles.h"

#include "tfuse/Dialect/TF/Analysis/HandleUses.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"

#include "llvm/ADT/StringSet.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

#define GEN_PASS_DEF_LOCALIZEVARHANDLESPASS
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

namespace {

struct LocalizeVarHandles
    : public impl::LocalizeVarHandlesPassBase<LocalizeVarHandles> {
  void runOnOperation() override;
  void localize(const HandleUses &uses);

  llvm::DenseSet<Value> dead;
};

} // namespace

void LocalizeVarHandles::localize(const HandleUses &uses) {
  // An op that creates a handle from operands (MutableDenseHashTableV2) cannot
  // be copied elsewhere.
  if (uses.source->getNumOperands() != 0)
    return;
  llvm::DenseSet<Value> ambiguous(uses.ambiguous.begin(), uses.ambiguous.end());
  llvm::DenseMap<Block *, Value> made;
  auto handleIn = [&](Block *block) {
    Value &handle = made[block];
    if (!handle) {
      OpBuilder builder = OpBuilder::atBlockBegin(block);
      handle = builder.clone(*uses.source)->getResult(0);
    }
    return handle;
  };
  for (ArrayRef<OpOperand *> list :
       {ArrayRef(uses.reads), ArrayRef(uses.writes)})
    for (OpOperand *use : list)
      if (!ambiguous.contains(use->get()))
        use->set(handleIn(use->getOwner()->getBlock()));
  for (Value handle : uses.handles)
    if (!ambiguous.contains(handle))
      dead.insert(handle);
}

/// Gives names to unnamed handles, because copies of an unnamed handle op would
/// refer to different resources.
static void nameHandles(ModuleOp module) {
  llvm::StringSet<> taken;
  SmallVector<Operation *> unnamed;
  module.walk([&](Operation *op) {
    if (!makesNamedHandle(op))
      return;
    StringRef name = getString(op, "shared_name").value_or("");
    if (name.empty())
      unnamed.push_back(op);
    else
      taken.insert(name);
  });
  unsigned number = 0;
  for (Operation *op : unnamed) {
    std::string name;
    do
      name = (opName(op) + "_" + Twine(number++)).str();
    while (!taken.insert(name).second);
    op->setAttr("shared_name", StringAttr::get(op->getContext(), name));
  }
}

void LocalizeVarHandles::runOnOperation() {
  ModuleOp module = getOperation();
  dead.clear();
  nameHandles(module);
  HandleAnalysis analysis(module, HandleSources::Ops);
  SmallVector<Operation *> makers;
  for (auto &[key, uses] : analysis.uses()) {
    for (Value handle : uses.handles)
      if (Operation *op = handle.getDefiningOp(); op && makesNamedHandle(op))
        makers.push_back(op);
    localize(uses);
  }
  eraseHandles(module, analysis.functions(), dead);
  for (Operation *op : makers)
    if (op->use_empty())
      op->erase();
}

} // namespace tfuse::tf
