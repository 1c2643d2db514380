//===- Legalize.cpp - The pass that lowers stablehlo to tf ----------------===//
//
// Ops are visited in program order, and the ops that a lowering creates are
// visited right after it, so that one pass over a block is enough. The lowering
// of a reduction reads its region and erases it; the regions of branches and
// loops stay and are visited as well.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "tfuse/Conversion/StableHLOToTF/Passes.h"
#include "tfuse/Dialect/StableHLO/IR/StableHLO.h"
#include "tfuse/Support/RewriteAction.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Iterators.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace tfuse {
#define GEN_PASS_DEF_LEGALIZESTABLEHLOPASS
#include "tfuse/Conversion/StableHLOToTF/Passes.h.inc"
} // namespace tfuse

namespace tfuse::stablehlo {

const HloLowering *findHloLowering(StringRef name) {
  static const llvm::StringMap<HloLowering> table = {
#define TFUSE_HLO_SAME(name, target, logical)                                  \
  {name, {name, nullptr, target, logical, true}},
#define TFUSE_HLO(name, family, function)                                      \
  {name, {name, function, "", "", true}},
#define TFUSE_HLO_ANY(name, family, function)                                  \
  {name, {name, function, "", "", false}},
#include "Lowerings.def"
  };
  auto found = table.find(name);
  return found == table.end() ? nullptr : &found->second;
}

static bool isHlo(Operation *op) {
  return op->getName().getDialectNamespace() ==
         StableHLODialect::getDialectNamespace();
}

/// Lowers to the TensorFlow op with the same operands.
static LogicalResult lowerSame(HloContext &ctx, const HloLowering &row) {
  bool isLogical = mlir::isa<RankedTensorType>(ctx.in(0).getType()) &&
                   ctx.inputType(0).getElementType().isInteger(1);
  StringRef target = isLogical ? row.logical : row.target;
  if (target.empty())
    return ctx.reject("TensorFlow has no bool kernel for it",
                      "convert the operands to a numeric type first");
  for (Value operand : ctx.op->getOperands())
    if (mlir::cast<RankedTensorType>(operand.getType()).getRank() !=
        ctx.resultRank())
      return ctx.malformed();
  return ctx.finish(
      ctx.tf(target, ctx.type(),
             withoutBroadcasts(ctx.op->getOperands(), ctx.type())));
}

namespace {

class Driver {
public:
  Driver(MLIRContext *context, bool structureOnly)
      : rewriter(context), structureOnly(structureOnly) {}
  void visit(Region &region);
  bool hasFailed() const { return hasError; }

private:
  LogicalResult lower(Operation *op);
  void report(Operation *op, const Rejection &rejection);

  /// Whether this run ignores the op.
  bool skips(Operation *op) const;

  IRRewriter rewriter;
  bool structureOnly;
  bool hasError = false;
};

} // namespace

void Driver::report(Operation *op, const Rejection &rejection) {
  hasError = true;
  InFlightDiagnostic diag =
      emitUserError(op->getLoc(), rejection.code, rejection.site);
  diag << "cannot lower " << op->getName();
  if (!rejection.why.empty())
    diag << ": " << rejection.why;
  attachHint(diag, rejection.hint.empty()
                       ? "docs/stablehlo.md lists what can be lowered"
                       : rejection.hint);
}

static bool isOfTensors(Operation *op) {
  auto isTensor = [](Type type) {
    auto tensor = mlir::dyn_cast<RankedTensorType>(type);
    return tensor && tensor.getRank() <= 32;
  };
  return llvm::all_of(op->getOperandTypes(), isTensor) &&
         llvm::all_of(op->getResultTypes(), isTensor);
}

LogicalResult Driver::lower(Operation *op) {
  Rejection rejection;
  rewriter.setInsertionPoint(op);
  HloContext ctx(op, rewriter, rejection);
  const HloLowering *row = findHloLowering(ctx.name());
  LogicalResult done = failure();
  if (!row)
    done = ctx.reject("TFLite has no equivalent op");
  else if (row->onTensors && !isOfTensors(op))
    done = ctx.reject(
        "an operand or a result is not a tensor of known rank, 32 at most");
  else if (!row->fn && (op->getNumOperands() == 0 || op->getNumResults() != 1))
    done = ctx.malformed();
  else
    runRewrite(op, op->getName().getStringRef(), &rewriter,
               [&] { done = row->fn ? row->fn(ctx) : lowerSame(ctx, *row); });
  if (succeeded(done))
    return done;
  report(op, rejection);
  return failure();
}

bool Driver::skips(Operation *op) const {
  StringRef name = op->getName().getStringRef();
  return !isHlo(op) || (structureOnly && name != "stablehlo.while" &&
                        name != "stablehlo.if" && name != "stablehlo.case");
}

void Driver::visit(Region &region) {
  for (Block &block : region) {
    for (auto it = block.begin(); it != block.end();) {
      Operation *op = &*it;
      Operation *before = op->getPrevNode();
      if (auto call = mlir::dyn_cast<func::CallOp>(op)) {
        rewriter.setInsertionPoint(op);
        rewriter.replaceOp(
            op, tf::createOp(rewriter, op->getLoc(), "PartitionedCall",
                             op->getResultTypes(), op->getOperands(),
                             rewriter.getNamedAttr("f", call.getCalleeAttr())));
      } else if (skips(op) || failed(lower(op))) {
        // Do not visit the regions of a rejected stablehlo op.
        if (!isHlo(op))
          for (Region &inner : op->getRegions())
            visit(inner);
        ++it;
        continue;
      }
      it = before ? std::next(before->getIterator()) : block.begin();
    }
  }
}

/// Converts the arith constants that lowerings create to constants of the tf
/// dialect.
static void finishConstants(func::FuncOp function) {
  function.walk([&](arith::ConstantOp op) {
    OpBuilder builder(op);
    auto value = mlir::dyn_cast<ElementsAttr>(op.getValue());
    if (!value)
      return;
    op.replaceAllUsesWith(
        tf::createConst(builder, op.getLoc(), value, op.getType()));
    op.erase();
  });
}

static void eraseDead(func::FuncOp function) {
  // Visit users before producers.
  function.walk<WalkOrder::PostOrder, ReverseIterator>([&](Operation *op) {
    if (op != function && isOpTriviallyDead(op))
      op->erase();
  });
}

} // namespace tfuse::stablehlo

namespace tfuse {
namespace {
struct LegalizeStableHLO : impl::LegalizeStableHLOPassBase<LegalizeStableHLO> {
  using LegalizeStableHLOPassBase::LegalizeStableHLOPassBase;
  void runOnOperation() override {
    bool changed = false;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      bool has =
          function
              .walk([](Operation *op) {
                return stablehlo::isHlo(op) || mlir::isa<func::CallOp>(op)
                           ? WalkResult::interrupt()
                           : WalkResult::advance();
              })
              .wasInterrupted();
      if (!has)
        continue;
      changed = true;
      stablehlo::Driver driver(&getContext(), structureOnly);
      driver.visit(function.getBody());
      if (driver.hasFailed())
        signalPassFailure();
      stablehlo::finishConstants(function);
      if (structureOnly)
        continue;
      stablehlo::eraseDead(function);
    }
    if (!changed)
      markAllAnalysesPreserved();
  }
};
} // namespace
} // namespace tfuse
