//===- GuaranteeAllFuncsOneUse.cpp - One function per use -----------------===//
//
// Two loops with equal bodies share one function. While they do, facts about an
// argument (its shape, the variable it refers to) must hold for both. So each
// use gets a separate copy.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/MapVector.h"
#include <map>

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

#define GEN_PASS_DEF_GUARANTEEALLFUNCSONEUSEPASS
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

/// A recursive function would be copied endlessly; more copies than this
/// indicate recursion.
static constexpr unsigned kMaxCopies = 4096;

/// A reference to a function: an attribute, or an element of a list attribute.
namespace {
struct Use {
  Operation *op;
  StringRef attr;
  unsigned element;
};
} // namespace

static bool takesHandles(func::FuncOp function) {
  return any_of(function.getArgumentTypes(), [](Type type) {
    return isa<tf_type::ResourceType>(getElementTypeOrSelf(type));
  });
}

namespace {

struct GuaranteeAllFuncsOneUse
    : public impl::GuaranteeAllFuncsOneUsePassBase<GuaranteeAllFuncsOneUse> {
  using Base::Base;
  void runOnOperation() override;
  /// Whether it copied anything.
  bool copyShared(SymbolTable &symbols);
  unsigned numCopies = 0;
};

} // namespace

bool GuaranteeAllFuncsOneUse::copyShared(SymbolTable &symbols) {
  llvm::MapVector<func::FuncOp, SmallVector<Use>> uses;
  getOperation().walk([&](Operation *op) {
    // Sort by attribute name, the order in which attributes print.
    std::map<StringRef, SmallVector<FunctionRef, 2>> references;
    for (const FunctionRef &reference : getFunctionRefs(op))
      references[reference.attr].push_back(reference);
    for (const auto &[name, sameName] : references)
      for (auto [element, reference] : enumerate(sameName))
        if (auto function = symbols.lookup<func::FuncOp>(
                reference.symbol.getRootReference()))
          uses[function].push_back({op, reference.attr, unsigned(element)});
    if (auto call = dyn_cast<func::CallOp>(op))
      if (auto function = symbols.lookup<func::FuncOp>(call.getCallee()))
        uses[function].push_back({op, "callee", 0});
  });
  bool changed = false;
  for (auto &[function, users] : uses) {
    if (users.size() < 2 || (handlesOnly && !takesHandles(function)))
      continue;
    for (auto [user, attr, element] : ArrayRef(users).drop_front()) {
      if (++numCopies > kMaxCopies)
        return false;
      func::FuncOp copy = function.clone();
      copy.setPrivate();
      symbols.insert(copy);
      AttrTypeReplacer replacer;
      auto name = FlatSymbolRefAttr::get(copy.getSymNameAttr());
      replacer.addReplacement([&](FlatSymbolRefAttr symbol) -> Attribute {
        return symbol.getValue() == function.getSymName() ? name : symbol;
      });
      Attribute old = user->getAttr(attr);
      if (auto list = dyn_cast_if_present<ArrayAttr>(old)) {
        SmallVector<Attribute> elements(list.begin(), list.end());
        elements[element] = replacer.replace(elements[element]);
        user->setAttr(attr, ArrayAttr::get(&getContext(), elements));
      } else if (old) {
        user->setAttr(attr, replacer.replace(old));
      }
      changed = true;
    }
  }
  return changed;
}

void GuaranteeAllFuncsOneUse::runOnOperation() {
  SymbolTable symbols(getOperation());
  numCopies = 0;
  while (copyShared(symbols))
    continue;
  if (numCopies > kMaxCopies) {
    emitUserError(getOperation(), Code::RecursiveFunction)
        << "functions refer to themselves";
    signalPassFailure();
  }
}

} // namespace tfuse::tf
