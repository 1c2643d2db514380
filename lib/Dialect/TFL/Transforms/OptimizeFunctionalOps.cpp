//===- OptimizeFunctionalOps.cpp - Folds constant and unused branches -----===//
//
//   %c = constant true
//   %r = tf.If(%c, %x) {then_branch = @f}      =>     the body of @f
//
// A tf.If whose results nothing reads is erased if it says that it is
// stateless, or if neither of its functions does anything but compute.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_OPTIMIZEFUNCTIONALOPSPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

/// The function of a branch; null if there is none to copy.
static func::FuncOp branchOf(Operation *op, StringRef name,
                             const SymbolTable &symbols) {
  SymbolRefAttr symbol = tf::getFunctionSymbol(tf::getAttr(op, name));
  auto function = symbol
                      ? symbols.lookup<func::FuncOp>(symbol.getRootReference())
                      : func::FuncOp();
  bool fits = function && !function.isExternal() &&
              function.getBody().hasOneBlock() &&
              function.getNumArguments() + 1 == op->getNumOperands() &&
              function.getNumResults() == op->getNumResults();
  return fits ? function : func::FuncOp();
}

static bool computesOnly(func::FuncOp function) {
  return function && all_of(function.front().without_terminator(),
                            [](Operation &op) { return isPure(&op); });
}

static bool isUnneeded(Operation *op, const SymbolTable &symbols) {
  if (!op->use_empty())
    return false;
  if (tf::isa(op, "StatelessIf") ||
      tf::getBool(op, "is_stateless").value_or(false))
    return true;
  return computesOnly(branchOf(op, "then_branch", symbols)) &&
         computesOnly(branchOf(op, "else_branch", symbols));
}

/// The branch that a constant condition selects.
static func::FuncOp chosenBranch(Operation *op, const SymbolTable &symbols) {
  DenseElementsAttr condition;
  if (!matchPattern(op->getOperand(0), m_Constant(&condition)) ||
      condition.getNumElements() != 1 ||
      !condition.getElementType().isInteger(1))
    return {};
  bool isTrue = condition.getSplatValue<bool>();
  return branchOf(op, isTrue ? "then_branch" : "else_branch", symbols);
}

static void inlineBranch(Operation *op, func::FuncOp function) {
  OpBuilder builder(op);
  IRMapping mapping;
  mapping.map(function.getArguments(), op->getOperands().drop_front());
  for (Operation &inner : function.front().without_terminator())
    builder.clone(inner, mapping);
  for (auto [result, returned] :
       zip(op->getResults(), function.front().getTerminator()->getOperands())) {
    Value value = mapping.lookup(returned);
    if (value.getType() != result.getType())
      value =
          tf::createOp(builder, op->getLoc(), "Cast", result.getType(), value)
              ->getResult(0);
    result.replaceAllUsesWith(value);
  }
  op->erase();
}

namespace {
struct OptimizeFunctionalOps
    : public impl::OptimizeFunctionalOpsPassBase<OptimizeFunctionalOps> {
  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    // Inlined functions may contain further branches. The bound stops
    // recursion.
    constexpr unsigned kMaxRounds = 16;
    for (unsigned round = 0; round < kMaxRounds; ++round) {
      SmallVector<Operation *> ops;
      getOperation().walk([&](Operation *op) {
        if (tf::isa(op, "If", "StatelessIf"))
          ops.push_back(op);
      });
      bool changed = false;
      for (Operation *op : ops) {
        if (isUnneeded(op, symbols)) {
          op->erase();
          changed = true;
        } else if (func::FuncOp function = chosenBranch(op, symbols);
                   function && !function->isAncestor(op)) {
          inlineBranch(op, function);
          changed = true;
        }
      }
      if (!changed)
        return;
    }
  }
};
} // namespace

} // namespace tfuse::tfl
