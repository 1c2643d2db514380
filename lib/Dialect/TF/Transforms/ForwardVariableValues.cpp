//===- ForwardVariableValues.cpp - Forwards assigned values to reads ------===//
//
//   tf.AssignVariableOp(%v, %x)              tf.AssignVariableOp(%v, %x)
//   %0 = tf.ReadVariableOp(%v)         =>
//   use(%0)                                  use(%x)
//
// An op with regions, or that calls functions, invalidates all known values
// unless none of these writes a resource. Another op with resource operands
// invalidates the values of these resources only.
//
// Then erases unobserved variables: those whose values only reach assignments
// to themselves or to other unobserved variables. An example is the counter of
// a random number generator that is never used.
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
  /// Erases all effects of an initializer except on variables and tables:
  /// TFLite has no iterators, queues or files.
  void prune(func::FuncOp initializer);

private:
  using Values = llvm::DenseMap<Attribute, Value>;
  void forgetWritten(Operation *op, Values &known);
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

/// A key that identifies the variable; null if the handle has another producer.
static Attribute keyOf(Value handle) {
  Operation *op = handle.getDefiningOp();
  return isa(op, "VarHandleOp") ? resourceKey(op) : Attribute();
}

/// Whether an op, or a function or region it runs, may write a resource.
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
             // In a recursion, a function that is being visited adds no writes.
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

/// Erases the known values of all variables that an op may write.
void Forwarder::forgetWritten(Operation *op, Values &known) {
  if (!mayWrite(op))
    return;
  bool mayWriteOthers = op->getNumRegions() != 0 ||
                        !getFunctionRefs(op).empty() ||
                        any_of(op->getOperands(), [](Value operand) {
                          if (!isHandle(operand))
                            return false;
                          Operation *producer = operand.getDefiningOp();
                          return !producer || !makesNamedHandle(producer);
                        });
  if (mayWriteOthers)
    return known.clear();
  for (Value operand : op->getOperands())
    if (Attribute key = isHandle(operand) ? keyOf(operand) : Attribute())
      known.erase(key);
}

void Forwarder::visit(Block &block) {
  Values known;
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
      forgetWritten(&op, known);
    }
  }
}

/// Whether a handle may refer to a variable or table.
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
// Unobserved variables
//===----------------------------------------------------------------------===//

/// Whether the use only assigns a value to the resource.
static bool isStore(OpOperand *use) {
  return use->getOperandNumber() == 0 &&
         isa(use->getOwner(), "AssignVariableOp", "LookupTableImportV2",
             "InitializeTableV2", "InitializeTableFromTextFileV2");
}

namespace {

/// Finds resources whose contents only reach such resources, such as a counter
/// that is read, incremented and assigned.
class UnobservedState {
public:
  explicit UnobservedState(ModuleOp module);
  /// Erases these resources together with their reads and assignments.
  bool erase();

private:
  /// The data flow from the contents of a resource.
  struct Flow {
    llvm::SetVector<Operation *> ops; ///< Reads, and what is computed of them.
    llvm::SetVector<const HandleUses *> stores;
    bool isObserved = false;
  };
  Flow follow(const HandleUses &uses) const;
  void findObservers(ModuleOp module);

  HandleAnalysis analysis;
  /// Ops with side effects, and ops whose results reach one. The contents of a
  /// resource that reach such an op are observed.
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
  // A value assigned to an observed resource is observed.
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

/// Computed once for all resources, because each of thousands may reach
/// thousands of ops.
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

/// Returns true if another run may find more.
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

/// Erases initializers without effects.
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

/// One error for all variables, and one for all tables: a graph that nobody
/// froze has hundreds of variables.
static void reportUninitialized(ArrayRef<const HandleUses *> resources,
                                bool isTable) {
  constexpr size_t kMaxNames = 4;
  bool several = resources.size() > 1;
  auto diag = emitUserError(resources.front()->reads.front()->getOwner(),
                            Code::UninitializedVariable);
  diag << (isTable ? "table" : "variable") << (several ? "s" : "");
  ListSeparator separator(",");
  for (const HandleUses *uses : resources.take_front(kMaxNames))
    diag << StringRef(separator).str() << " '"
         << getString(uses->source, "shared_name").value_or("").str() << "'";
  if (resources.size() > kMaxNames)
    diag << " and " << resources.size() - kMaxNames << " more";
  diag << (several ? " are" : " is") << " read, but nothing gives "
       << (several ? "them " : "it ")
       << (isTable   ? "entries"
           : several ? "values"
                     : "a value");
  attachHint(diag, "convert the SavedModel, which holds the values, or a "
                   "graph in which they are constants");
}

LogicalResult
ForwardVariableValues::checkInitialized(const HandleAnalysis &analysis) {
  SmallVector<const HandleUses *> variables, tables;
  for (auto &[key, uses] : analysis.uses()) {
    if (uses.isWritten() || !uses.ambiguous.empty() || uses.reads.empty() ||
        !isa(uses.source, "VarHandleOp", "HashTableV2"))
      continue;
    (isa(uses.source, "HashTableV2") ? tables : variables).push_back(&uses);
  }
  if (!variables.empty())
    reportUninitialized(variables, /*isTable=*/false);
  if (!tables.empty())
    reportUninitialized(tables, /*isTable=*/true);
  return success(variables.empty() && tables.empty());
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
