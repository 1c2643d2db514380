//===- FunctionFlow.cpp - Data flow into and out of functions -------------===//

#include "tfuse/Dialect/TF/Analysis/FunctionFlow.h"

#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/Utils/Symbols.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

namespace {
/// An attribute that names functions, and what the op does with them.
struct Role {
  StringLiteral attribute;
  unsigned firstOperand;
  bool returnsToResults;
  bool repeats;
};
} // namespace

static ArrayRef<Role> rolesOf(Operation *op) {
  static constexpr Role call[] = {{"f", 0, true, false}};
  static constexpr Role plainCall[] = {{"callee", 0, true, false}};
  static constexpr Role branches[] = {{"then_branch", 1, true, false},
                                      {"else_branch", 1, true, false}};
  static constexpr Role cases[] = {{"branches", 1, true, false}};
  static constexpr Role loop[] = {{"cond", 0, false, false},
                                  {"body", 0, true, true}};
  if (mlir::isa<func::CallOp>(op))
    return plainCall;
  if (hasFact(op, OpFact::Call) ||
      isa(op, "TPUPartitionedCall", "BatchFunction"))
    return call;
  if (isa(op, "If", "StatelessIf"))
    return branches;
  if (isa(op, "Case", "StatelessCase"))
    return cases;
  if (hasFact(op, OpFact::Loop))
    return loop;
  return {};
}

bool runsFunctions(Operation *op) { return !rolesOf(op).empty(); }

bool hasKnownRegions(Operation *op) {
  StringRef name = op->getName().getStringRef();
  return hasFact(op, OpFact::ControlFlowRegion) ||
         mlir::isa<func::FuncOp, ModuleOp>(op) || name == "tf_executor.graph" ||
         name == "tf_executor.island";
}

bool alwaysRuns(Operation *op) {
  auto function = dyn_cast_or_null<func::FuncOp>(op->getParentOp());
  return function && function.isPublic();
}

BlockArgument FunctionUse::argumentFor(unsigned index) const {
  func::FuncOp function = callee;
  if (index < firstOperand ||
      index - firstOperand >= function.getNumArguments())
    return {};
  return function.getArgument(index - firstOperand);
}

FunctionUses::FunctionUses(ModuleOp module) {
  SymbolTable symbols(module);
  module.walk([&](Operation *op) {
    ArrayRef<Role> roles = rolesOf(op);
    for (const Role &role : roles) {
      Attribute attribute = op->getAttr(role.attribute);
      SmallVector<Attribute, 2> names{attribute};
      if (auto list = dyn_cast_if_present<ArrayAttr>(attribute))
        names.assign(list.begin(), list.end());
      for (Attribute name : names) {
        SymbolRefAttr symbol = name ? getFunctionSymbol(name) : SymbolRefAttr();
        auto callee =
            symbol ? symbols.lookup<func::FuncOp>(symbol.getRootReference())
                   : func::FuncOp();
        if (!callee || callee.isExternal())
          continue;
        FunctionUse use{op, callee, role.firstOperand, role.returnsToResults,
                        role.repeats};
        byOp[op].push_back(use);
        byCallee[callee].push_back(use);
      }
    }
    if (roles.empty() && op != module)
      for (NamedAttribute attribute : op->getAttrDictionary())
        forEachSymbol(attribute.getValue(), [&](SymbolRefAttr symbol) {
          if (auto other = symbols.lookup(symbol.getRootReference()))
            escaped.insert(other);
        });
  });
  for (auto function : module.getOps<func::FuncOp>())
    if (function.isPublic())
      escaped.insert(function);
}

ArrayRef<FunctionUse> FunctionUses::of(Operation *op) const {
  auto found = byOp.find(op);
  return found == byOp.end() ? ArrayRef<FunctionUse>() : found->second;
}

ArrayRef<FunctionUse> FunctionUses::usesOf(func::FuncOp callee) const {
  auto found = byCallee.find(callee);
  return found == byCallee.end() ? ArrayRef<FunctionUse>() : found->second;
}

bool FunctionUses::isReachableOtherwise(func::FuncOp function) const {
  return escaped.contains(function);
}

} // namespace tfuse::tf
