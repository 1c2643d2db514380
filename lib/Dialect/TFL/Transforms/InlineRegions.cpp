//===- InlineRegions.cpp - Inlines the functions of loops and branches ----===//
//
//   tfl.while(%i) ({call @cond(%a)}, {call @body(%a)})
//     =>
//   tfl.while(%i) ({c(%a)}, {b(%a)})
//
// The inverse of OutlineWhile.cpp and OutlineIf.cpp, for imported files: rules
// and folding work on regions.
//
//===----------------------------------------------------------------------===//

#include "OutlineRegions.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"

#include "mlir/IR/SymbolTable.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_INLINEREGIONSPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

/// Regions nested deeper stay calls: the verifier and the rules recurse into
/// regions.
static constexpr unsigned kMaxNesting = 64;

/// The number of ops around `op` in its function.
static unsigned nestingOf(Operation *op) {
  unsigned nesting = 0;
  while ((op = op->getParentOp()) && !isa<func::FuncOp>(op))
    ++nesting;
  return nesting;
}

/// Moves the body of the function that the region calls into the region.
static void inlineCall(Region &region, func::FuncOp function) {
  Block &block = region.front();
  Block &body = function.front();
  Operation *call = &block.front();
  for (auto [argument, operand] :
       zip_equal(body.getArguments(), call->getOperands()))
    argument.replaceAllUsesWith(operand);
  Operation *returned = body.getTerminator();
  call->replaceAllUsesWith(returned->getOperands());
  returned->erase();
  block.getOperations().splice(call->getIterator(), body.getOperations());
  call->erase();
  function.erase();
}

namespace {
struct InlineRegions : public impl::InlineRegionsPassBase<InlineRegions> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    SymbolTable symbols(module);
    llvm::StringMap<unsigned> uses;
    if (auto all = SymbolTable::getSymbolUses(&module.getBodyRegion()))
      for (SymbolTable::SymbolUse use : *all)
        ++uses[use.getSymbolRef().getRootReference()];
    module.walk([&](CallOnceOp op) { ++uses[op.getSessionInitFunction()]; });
    SmallVector<Operation *> ops;
    module.walk([&](Operation *op) {
      if (isa<WhileOp, IfOp>(op))
        ops.push_back(op);
    });
    // The deepest nesting in each function.
    llvm::DenseMap<Operation *, unsigned> heights;
    for (Operation *op : ops) {
      SmallVector<StringRef> names;
      for (Region &region : op->getRegions()) {
        auto call = dyn_cast_or_null<func::CallOp>(
            region.empty() ? nullptr : &region.front().front());
        if (!call || !isCall(region, call.getOperands()))
          continue;
        auto function = symbols.lookup<func::FuncOp>(call.getCallee());
        // A file may share a subgraph, or call it recursively.
        if (!function || !function.isPrivate() || function.isExternal() ||
            !function.getBody().hasOneBlock() ||
            uses.lookup(call.getCallee()) != 1 || function->isAncestor(op))
          continue;
        unsigned height = nestingOf(op) + 1 + heights.lookup(function);
        if (height > kMaxNesting)
          continue;
        unsigned &callers = heights[op->getParentOfType<func::FuncOp>()];
        callers = std::max(callers, height);
        names.push_back(function.getSymNameAttr().getValue());
        symbols.remove(function);
        inlineCall(region, function);
      }
      if (names.size() == op->getNumRegions())
        keepNames(op, names);
    }
  }
};
} // namespace

} // namespace tfuse::tfl
