//===- CallGraph.cpp - Functions and the ops that reference them ----------===//

#include "tfuse/Dialect/TF/Analysis/CallGraph.h"

#include "tfuse/Dialect/TF/Analysis/FunctionFlow.h"
#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/Utils/Symbols.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/IR/TypeUtilities.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

static bool isCall(Operation *op) {
  return hasFact(op, OpFact::Call) || mlir::isa<func::CallOp>(op);
}

/// The nesting depth of `op` inside its function.
static unsigned depthOf(Operation *op) {
  unsigned depth = 0;
  for (Operation *parent = op->getParentOp();
       parent && !mlir::isa<func::FuncOp>(parent);
       parent = parent->getParentOp())
    ++depth;
  return depth;
}

CallGraph::CallGraph(ModuleOp module, const SymbolTable &symbols,
                     llvm::function_ref<bool(Operation *)> isUse) {
  llvm::DenseMap<Operation *, unsigned> indices;
  for (auto function : module.getOps<func::FuncOp>()) {
    indices[function] = all.size();
    all.push_back({function, {}, 0, 0, 0});
  }
  for (Node &node : all)
    node.function.walk([&](Operation *op) {
      ++node.ops;
      if (op == node.function)
        return;
      if (op->getNumRegions() != 0) {
        ++node.regions;
        node.depth = std::max(node.depth, depthOf(op) + 1);
      }
      if (isUse ? !isUse(op) : !runsFunctions(op))
        return;
      unsigned depth = depthOf(op) + (isCall(op) ? 0 : 1);
      for (const FunctionRef &reference : getFunctionRefs(op))
        if (auto callee = symbols.lookup<func::FuncOp>(
                reference.symbol.getRootReference()))
          if (auto found = indices.find(callee); found != indices.end())
            node.uses.push_back({op, found->second, depth});
    });
  sortCalleesFirst();
}

void CallGraph::sortCalleesFirst() {
  enum class State : uint8_t { New, Active, Done };
  SmallVector<State> states(all.size(), State::New);
  struct Visit {
    unsigned node, next;
  };
  SmallVector<Visit> stack;
  for (unsigned root = 0; root < all.size(); ++root) {
    if (states[root] != State::New)
      continue;
    states[root] = State::Active;
    stack.push_back({root, 0});
    while (!stack.empty()) {
      Visit &top = stack.back();
      if (top.next == all[top.node].uses.size()) {
        states[top.node] = State::Done;
        order.push_back(top.node);
        stack.pop_back();
        continue;
      }
      const Use &use = all[top.node].uses[top.next++];
      if (states[use.callee] == State::New) {
        states[use.callee] = State::Active;
        stack.push_back({use.callee, 0});
      } else if (states[use.callee] == State::Active && !firstCycle.op) {
        firstCycle.op = use.op;
        firstCycle.callee = all[use.callee].function;
        bool inCycle = false;
        for (const Visit &visit : stack) {
          inCycle |= visit.node == use.callee;
          if (inCycle)
            firstCycle.path.push_back(all[visit.node].function);
        }
      }
    }
  }
}

LogicalResult CallGraph::checkExpansion(const ExpansionLimits &limits) const {
  struct Size {
    uint64_t ops = 0, regions = 0;
    unsigned depth = 0;
  };
  uint64_t modelOps = 0, modelRegions = 0;
  for (const Node &node : all) {
    modelOps += node.ops;
    modelRegions += node.regions + count_if(node.uses, [](const Use &use) {
                      return !isCall(use.op);
                    });
  }
  uint64_t mostOps = std::max(limits.ops, modelOps * limits.growth);
  uint64_t mostRegions = std::max(limits.regions, modelRegions * limits.growth);
  SmallVector<Size> sizes(all.size());
  Size exported;
  for (unsigned index : order) {
    const Node &node = all[index];
    Size &size = sizes[index];
    size = {node.ops, node.regions, node.depth};
    for (const Use &use : node.uses) {
      const Size &callee = sizes[use.callee];
      size.ops = SaturatingAdd(size.ops, callee.ops);
      size.regions = SaturatingAdd(size.regions, callee.regions);
      size.depth = std::max(size.depth, use.depth + callee.depth);
      if (!isCall(use.op))
        size.regions = SaturatingAdd(size.regions, uint64_t(1));
    }
    if (func::FuncOp(node.function).isPublic()) {
      exported.ops = SaturatingAdd(exported.ops, size.ops);
      exported.regions = SaturatingAdd(exported.regions, size.regions);
    }
    auto exceeds = [&](uint64_t ops, uint64_t regions, unsigned depth) {
      return ops > mostOps || regions > mostRegions || depth > limits.depth;
    };
    if (!exceeds(std::max(size.ops, exported.ops),
                 std::max(size.regions, exported.regions), size.depth))
      continue;
    func::FuncOp function = node.function;
    auto diag = emitUserError(function, Code::LimitExceeded);
    diag << "function '" << function.getName() << "' ";
    if (size.depth > limits.depth) {
      diag << "nests branches and loops " << size.depth
           << " deep with those of the functions it runs; at most "
           << limits.depth << " are converted";
      return attachHint(diag, "use fewer levels of tf.cond and tf.while_loop");
    }
    if (size.ops > mostOps)
      diag << "becomes more than " << mostOps
           << " ops with the functions it runs, each of which is copied for "
              "each use";
    else if (size.regions > mostRegions)
      diag << "becomes more than " << mostRegions
           << " branches and loops with the functions it runs, each of which "
              "is copied for each use";
    else
      diag << "and the other signatures become more than "
           << (exported.ops > mostOps ? mostOps : mostRegions)
           << (exported.ops > mostOps ? " ops" : " branches and loops")
           << " with the functions they run";
    return attachHint(diag, "use a loop where functions call others several "
                            "times, or convert fewer signatures");
  }
  return success();
}

//===----------------------------------------------------------------------===//
// References
//===----------------------------------------------------------------------===//

/// True if one value may have both types, whatever the shapes.
static bool haveCompatibleElements(Type a, Type b) {
  return bool(tf_type::getCastCompatibleType(
      UnrankedTensorType::get(getElementTypeOrSelf(a)),
      UnrankedTensorType::get(getElementTypeOrSelf(b)),
      /*ignoreRefOfA=*/true));
}

LogicalResult checkElementTypes(Operation *op, func::FuncOp function,
                                TypeRange arguments, TypeRange results) {
  FunctionType type = function.getFunctionType();
  for (auto [i, given, taken] : enumerate(arguments, type.getInputs()))
    if (!haveCompatibleElements(given, taken))
      return emitUserError(op, Code::InvalidGraph)
             << "runs '" << function.getName() << "' with an argument " << i
             << " of type " << getElementTypeOrSelf(given) << "; it takes "
             << getElementTypeOrSelf(taken);
  for (auto [i, wanted, returned] : enumerate(results, type.getResults()))
    if (!haveCompatibleElements(returned, wanted))
      return emitUserError(op, Code::InvalidGraph)
             << "takes result " << i << " of '" << function.getName()
             << "' for " << getElementTypeOrSelf(wanted) << "; it returns "
             << getElementTypeOrSelf(returned);
  return success();
}

void countReferences(Operation *root, llvm::DenseMap<StringAttr, int> &counts,
                     int delta) {
  root->walk([&](Operation *op) {
    if (op->getName().getDialectNamespace() == "tf") {
      for (const FunctionRef &function : getFunctionRefs(op))
        counts[function.symbol.getRootReference()] += delta;
      return;
    }
    // Initializers and others name functions in a plain attribute.
    if (!mlir::isa<func::FuncOp, func::ReturnOp, ModuleOp>(op))
      forEachSymbol(op->getAttrDictionary(), [&](SymbolRefAttr symbol) {
        counts[symbol.getRootReference()] += delta;
      });
  });
}

//===----------------------------------------------------------------------===//
// Locations
//===----------------------------------------------------------------------===//

/// A diagnostic lists at most this many callers.
static constexpr unsigned kMostCalls = 16;

Location inlinedLocation(Location inner, Location call) {
  unsigned depth = 1;
  for (Location loc = inner; auto site = dyn_cast<CallSiteLoc>(loc);
       loc = site.getCallee())
    if (++depth > kMostCalls)
      return inner;
  for (Location loc = call; auto site = dyn_cast<CallSiteLoc>(loc);
       loc = site.getCaller())
    if (++depth > kMostCalls)
      return CallSiteLoc::get(inner, cast<CallSiteLoc>(call).getCaller());
  return CallSiteLoc::get(inner, call);
}

} // namespace tfuse::tf
