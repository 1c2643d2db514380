//===- ForwardVariableValues.cpp - What variables are known to hold -------===//
//
//   tf.AssignVariableOp(%v, %x)              tf.AssignVariableOp(%v, %x)
//   %0 = tf.ReadVariableOp(%v)         =>
//   use(%0)                                  use(%x)
//
// An op that runs functions or regions makes all that is known void, unless
// none of them writes a resource.
//
// Then variables go whose values reach nothing but assignments to themselves or
// to others of this kind, from no signature: the counter of random numbers that
// nobody draws.
//
//   %0 = tf.ReadVariableOp(%v)
//   %1 = tf.AddV2(%0, 1)              =>
//   tf.AssignVariableOp(%v, %1)
//
//===----------------------------------------------------------------------===//

#include "Retype.h"

#include "tfuse/Dialect/TF/Analysis/HandleUses.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFSavedModel.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/IR/Iterators.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

#define GEN_PASS_DEF_FORWARDVARIABLEVALUESPASS
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

namespace {

/// Replaces reads, block by block.
class Forwarder {
public:
  explicit Forwarder(ModuleOp module) : functions(module) {}
  void visit(Block &block);
  /// Erases what an initializer does to anything but variables and tables:
  /// iterators, queues and files that it prepares mean nothing to TFLite.
  void prune(func::FuncOp initializer);

private:
  bool mayWrite(Operation *op);
  bool computeMayWrite(Operation *op);

  FunctionUses functions;
  llvm::DenseMap<Operation *, bool> writers; ///< By function.
};

struct ForwardVariableValues
    : public impl::ForwardVariableValuesPassBase<ForwardVariableValues> {
  void runOnOperation() override;
  LogicalResult checkInitialized(const HandleAnalysis &analysis);
};

} // namespace

static bool isHandle(Value value) {
  return mlir::isa<tf_type::ResourceType>(getElementTypeOrSelf(value));
}

//===----------------------------------------------------------------------===//
// Forwarding
//===----------------------------------------------------------------------===//

/// Which variable it is; null for a handle that comes from elsewhere.
static Attribute keyOf(Value handle) {
  Operation *op = handle.getDefiningOp();
  return isa(op, "VarHandleOp") ? resourceKey(op) : Attribute();
}

/// Whether an op, or what it runs, may write a resource.
bool Forwarder::mayWrite(Operation *root) {
  return root
      ->walk([&](Operation *op) {
        return computeMayWrite(op) ? WalkResult::interrupt()
                                   : WalkResult::advance();
      })
      .wasInterrupted();
}

bool Forwarder::computeMayWrite(Operation *op) {
  if (runsFunctions(op)) {
    ArrayRef<FunctionUse> uses = functions.of(op);
    return uses.empty() || any_of(uses, [&](const FunctionUse &use) {
             func::FuncOp callee = use.callee;
             // A function that is being looked at adds nothing to itself.
             auto [found, isNew] = writers.try_emplace(callee, false);
             if (isNew) {
               bool writes = mayWrite(callee);
               return writers[callee] = writes;
             }
             return found->second;
           });
  }
  if (op->hasTrait<OpTrait::IsTerminator>() || isResourceRead(op) ||
      op->getNumRegions() != 0)
    return false;
  if (!getFunctionRefs(op).empty())
    return true;
  return any_of(op->getOperands(), isHandle) && !isa(op, "Identity");
}

void Forwarder::visit(Block &block) {
  llvm::DenseMap<Attribute, Value> known;
  for (Operation &op : make_early_inc_range(block)) {
    for (Region &region : op.getRegions())
      for (Block &inner : region)
        visit(inner);
    Attribute key = op.getNumOperands() ? keyOf(op.getOperand(0)) : Attribute();
    if (key && isa(&op, "AssignVariableOp")) {
      known[key] = op.getOperand(1);
    } else if (key && isa(&op, "ReadVariableOp")) {
      Value &value = known[key];
      if (!value) {
        value = op.getResult(0);
        continue;
      }
      OpBuilder builder(&op);
      replaceKeepingTypes(builder, op.getResult(0), value);
      op.erase();
    } else if (op.getNumRegions() != 0 || !op.getOperands().empty() ||
               runsFunctions(&op)) {
      if (mayWrite(&op))
        known.clear();
    }
  }
}

/// Whether a handle is, or may be, that of a variable or table.
static bool mayBeState(Value value) {
  if (!isHandle(value))
    return false;
  Operation *op = value.getDefiningOp();
  return !op || makesNamedHandle(op) || runsFunctions(op) ||
         op->getNumRegions() != 0;
}

void Forwarder::prune(func::FuncOp initializer) {
  for (Operation &op : make_early_inc_range(reverse(initializer.front()))) {
    bool matters = op.hasTrait<OpTrait::IsTerminator>() || !op.use_empty() ||
                   any_of(op.getOperands(), mayBeState);
    if (!matters && (runsFunctions(&op) || op.getNumRegions() != 0))
      matters = mayWrite(&op);
    if (!matters)
      op.erase();
  }
}

//===----------------------------------------------------------------------===//
// What nobody reads
//===----------------------------------------------------------------------===//

/// Whether the use only gives the resource a value.
static bool isStore(OpOperand *use) {
  return use->getOperandNumber() == 0 &&
         isa(use->getOwner(), "AssignVariableOp", "LookupTableImportV2",
             "InitializeTableV2", "InitializeTableFromTextFileV2");
}

namespace {

/// Finds resources whose contents reach nothing but such resources, as that of
/// a counter does which is read, incremented and assigned.
class UnobservedState {
public:
  explicit UnobservedState(ModuleOp module);
  /// Erases them, with what reads and gives them their values.
  bool erase();

private:
  /// What becomes of the contents of a resource.
  struct Flow {
    llvm::SetVector<Operation *> ops; ///< Reads, and what is computed of them.
    llvm::SetVector<const HandleUses *> stores;
    bool isObserved = false;
  };
  Flow follow(const HandleUses &uses) const;
  void findObservers(ModuleOp module);

  HandleAnalysis analysis;
  /// Ops with effects, and ops whose results reach one: the contents of a
  /// resource that get there are observed.
  llvm::DenseSet<Operation *> observers;
  llvm::MapVector<const HandleUses *, Flow> candidates;
  llvm::DenseMap<Operation *, const HandleUses *> stores;
};

} // namespace

static bool mayBeUnobserved(const HandleUses &uses) {
  return uses.ambiguous.empty() && !uses.sharesWrite &&
         all_of(uses.writes, isStore) &&
         isa(uses.source, "VarHandleOp", "HashTableV2");
}

UnobservedState::UnobservedState(ModuleOp module)
    : analysis(module, HandleSources::Ops) {
  for (auto &[key, uses] : analysis.uses()) {
    if (!mayBeUnobserved(uses))
      continue;
    candidates.insert({&uses, Flow()});
    for (OpOperand *use : uses.writes)
      stores[use->getOwner()] = &uses;
  }
  if (candidates.empty())
    return;
  findObservers(module);
  for (auto &[uses, flow] : candidates)
    flow = follow(*uses);
  // What one that is observed is given is observed.
  for (bool changed = true; changed;) {
    changed = false;
    for (auto &[uses, flow] : candidates) {
      if (flow.isObserved || none_of(flow.stores, [&](const HandleUses *other) {
            return candidates.find(other)->second.isObserved;
          }))
        continue;
      changed = flow.isObserved = true;
    }
  }
}

/// Once for all resources: each of thousands may reach thousands of ops.
void UnobservedState::findObservers(ModuleOp module) {
  // Users come before producers in this order.
  module.walk<WalkOrder::PostOrder, ReverseIterator>([&](Operation *op) {
    if (stores.contains(op))
      return;
    if (op->getNumRegions() != 0 || !wouldOpBeTriviallyDead(op) ||
        any_of(op->getUsers(),
               [&](Operation *user) { return observers.contains(user); }))
      observers.insert(op);
  });
}

UnobservedState::Flow UnobservedState::follow(const HandleUses &uses) const {
  Flow flow;
  for (OpOperand *use : uses.reads)
    flow.ops.insert(use->getOwner());
  // Grows while it is walked.
  for (size_t i = 0; i != flow.ops.size() && !flow.isObserved; ++i) {
    Operation *op = flow.ops[i];
    if (const HandleUses *stored = stores.lookup(op))
      flow.stores.insert(stored);
    else if (observers.contains(op))
      flow.isObserved = true;
    else
      flow.ops.insert_range(op->getUsers());
  }
  return flow;
}

bool UnobservedState::erase() {
  llvm::SetVector<Operation *> dead;
  for (auto &[uses, flow] : candidates) {
    if (flow.isObserved)
      continue;
    dead.insert_range(flow.ops);
    for (OpOperand *use : uses->writes)
      dead.insert(use->getOwner());
  }
  for (Operation *op : dead)
    op->dropAllUses();
  for (Operation *op : dead)
    op->erase();
  bool changed = !dead.empty();
  for (auto &[uses, flow] : candidates) {
    if (flow.isObserved)
      continue;
    for (Value handle : uses->handles) {
      Operation *op = handle.getDefiningOp();
      if (!op || !makesNamedHandle(op) || !op->use_empty())
        continue;
      op->erase();
      changed = true;
    }
  }
  return changed;
}

/// Returns whether more may be unread now.
static bool eraseUnread(ModuleOp module) {
  SmallVector<Operation *> unused;
  module.walk<WalkOrder::PostOrder, ReverseIterator>([&](Operation *op) {
    if (op->use_empty() && isResourceRead(op) && isOpTriviallyDead(op))
      unused.push_back(op);
  });
  for (Operation *op : unused)
    op->erase();
  return UnobservedState(module).erase();
}

/// Initializers that do nothing any more go.
static void eraseEmptyInitializers(ModuleOp module) {
  auto initializer = tf_saved_model::getSessionInitializer(module);
  if (!initializer)
    return;
  SmallVector<Attribute> kept;
  for (auto symbol :
       initializer.getInitializers().getAsRange<FlatSymbolRefAttr>()) {
    auto function = module.lookupSymbol<func::FuncOp>(symbol);
    bool isEmpty = function && !function.isExternal() &&
                   function.getNumArguments() == 0 &&
                   function.front().without_terminator().empty();
    if (isEmpty)
      function.erase();
    else
      kept.push_back(symbol);
  }
  if (kept.empty())
    initializer.erase();
  else
    initializer.setInitializersAttr(ArrayAttr::get(module.getContext(), kept));
}

LogicalResult
ForwardVariableValues::checkInitialized(const HandleAnalysis &analysis) {
  bool clean = true;
  for (auto &[key, uses] : analysis.uses()) {
    if (uses.isWritten() || !uses.ambiguous.empty() || uses.reads.empty() ||
        !isa(uses.source, "VarHandleOp", "HashTableV2"))
      continue;
    bool isTable = isa(uses.source, "HashTableV2");
    StringRef name = getString(uses.source, "shared_name").value_or("");
    auto diag = emitUserError(uses.reads.front()->getOwner(),
                              Code::UninitializedVariable);
    diag << (isTable ? "table '" : "variable '") << name
         << "' is read, but nothing gives it "
         << (isTable ? "entries" : "a value");
    attachHint(diag, "convert the SavedModel, which holds the values, or a "
                     "graph in which they are constants");
    clean = false;
  }
  return success(clean);
}

void ForwardVariableValues::runOnOperation() {
  ModuleOp module = getOperation();
  Forwarder forwarder(module);
  for (auto function : module.getOps<func::FuncOp>())
    for (Block &block : function.getBody())
      forwarder.visit(block);
  while (eraseUnread(module))
    ;
  for (func::FuncOp function : tf_saved_model::getInitializerFunctions(module))
    if (!function.isExternal())
      forwarder.prune(function);
  eraseEmptyInitializers(module);
  HandleAnalysis analysis(module, HandleSources::Ops);
  if (failed(checkInitialized(analysis)))
    signalPassFailure();
}

} // namespace tfuse::tf
