//===- DeduplicateFunctions.cpp - Merge functions with equal bodies -------===//
//
// Keras 3 traces one model once per endpoint: `serve` and `serving_default`
// are two functions with the same body. Merging them early avoids processing
// the body twice. Callees are merged before their callers, so that callers that
// differ in the names of equal callees are equal as well.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/Analysis/CallGraph.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/PostOrderIterator.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

#define GEN_PASS_DEF_DEDUPLICATEFUNCTIONSPASS
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

namespace {

constexpr StringLiteral exportedNames = "tf_saved_model.exported_names";

class Deduplicator {
public:
  explicit Deduplicator(ModuleOp module) : module(module), symbols(module) {}
  void run();

private:
  void visit(func::FuncOp function);
  SmallVector<func::FuncOp> calleesFirst();
  func::FuncOp findEqual(func::FuncOp function);
  void merge(func::FuncOp from, func::FuncOp into);
  void renameCallees(func::FuncOp function);

  ModuleOp module;
  SymbolTable symbols;
  /// Functions kept so far, by a hash of their interface and ops.
  llvm::DenseMap<size_t, SmallVector<func::FuncOp, 1>> kept;
  llvm::DenseMap<StringAttr, StringAttr> renamed;
  SmallVector<func::FuncOp> merged;
};

} // namespace

/// A hash of the ops with their types and attributes, in order. It includes
/// callees, because thousands of functions may differ only in these.
static size_t hashOf(func::FuncOp function) {
  hash_code hash = hash_value(function.getFunctionType());
  function.getBody().walk([&](Operation *op) {
    hash = hash_combine(hash, op->getNumOperands(),
                        OperationEquivalence::computeHash(
                            op, OperationEquivalence::ignoreHashValue,
                            OperationEquivalence::ignoreHashValue,
                            OperationEquivalence::IgnoreLocations));
  });
  return hash;
}

/// Attributes that make functions differ although their bodies are equal.
static DictionaryAttr interfaceOf(func::FuncOp function) {
  NamedAttrList attributes(function->getAttrDictionary());
  for (StringRef name :
       {StringRef("sym_name"), StringRef(exportedNames),
        StringRef("tf.entry_function"), StringRef("tf._input_shapes")})
    attributes.erase(name);
  return attributes.getDictionary(function.getContext());
}

void Deduplicator::renameCallees(func::FuncOp function) {
  if (renamed.empty())
    return;
  AttrTypeReplacer replacer;
  replacer.addReplacement(
      [&](FlatSymbolRefAttr symbol) -> std::optional<Attribute> {
        StringAttr name = renamed.lookup(symbol.getAttr());
        if (!name)
          return std::nullopt;
        return FlatSymbolRefAttr::get(name);
      });
  function.walk([&](Operation *op) {
    if (!getFunctionRefs(op).empty())
      replacer.replaceElementsIn(op);
  });
}

func::FuncOp Deduplicator::findEqual(func::FuncOp function) {
  auto &candidates = kept[hashOf(function)];
  for (func::FuncOp candidate : candidates)
    if (interfaceOf(candidate) == interfaceOf(function) &&
        OperationEquivalence::isRegionEquivalentTo(
            &candidate.getBody(), &function.getBody(),
            OperationEquivalence::IgnoreLocations))
      return candidate;
  candidates.push_back(function);
  return {};
}

void Deduplicator::merge(func::FuncOp from, func::FuncOp into) {
  renamed[from.getNameAttr()] = into.getNameAttr();
  if (auto names = from->getAttrOfType<ArrayAttr>(exportedNames)) {
    SmallVector<Attribute> all;
    if (auto own = into->getAttrOfType<ArrayAttr>(exportedNames))
      llvm::append_range(all, own);
    llvm::append_range(all, names);
    into->setAttr(exportedNames, ArrayAttr::get(module.getContext(), all));
    // Keep the tensor names of the default signature, which users know.
    if (is_contained(names.getAsValueRange<StringAttr>(), "serving_default"))
      into->setAttr("tf.entry_function", from->getAttr("tf.entry_function"));
  }
  if (!from.isPrivate())
    into.setVisibility(from.getVisibility());
  merged.push_back(from);
}

void Deduplicator::visit(func::FuncOp function) {
  if (function.isExternal())
    return;
  renameCallees(function);
  if (func::FuncOp equal = findEqual(function))
    merge(function, equal);
}

SmallVector<func::FuncOp> Deduplicator::calleesFirst() {
  CallGraph graph(module, symbols, [](Operation *) { return true; });
  return map_to_vector(graph.calleesFirst(), [&](unsigned index) {
    return func::FuncOp(graph.nodes()[index].function);
  });
}

void Deduplicator::run() {
  for (func::FuncOp function : calleesFirst())
    visit(function);
  for (func::FuncOp function : merged)
    symbols.erase(function);
}

namespace {

struct DeduplicateFunctions
    : public impl::DeduplicateFunctionsPassBase<DeduplicateFunctions> {
  void runOnOperation() override { Deduplicator(getOperation()).run(); }
};

} // namespace

} // namespace tfuse::tf
