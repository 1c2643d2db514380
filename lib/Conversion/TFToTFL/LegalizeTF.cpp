//===- LegalizeTF.cpp - The passes that lower tf to tfl -------------------===//
//
// Visits the tf ops of a module in program order and lowers each by its line
// of Lowerings.def. The tf ops that a lowering creates are visited right after
// it, so that one pass over the program suffices. Rejections are reported at
// the end, and only for ops that still exist and have users.
//
//===----------------------------------------------------------------------===//

#include "CustomOps.h"
#include "FlexOps.h"
#include "Lowering.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Iterators.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "tfuse/Conversion/Passes.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Eval/Evaluator.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Support/RewriteAction.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;

namespace tfuse {
#define GEN_PASS_DEF_PREPARETFPASS
#define GEN_PASS_DEF_LEGALIZETFPASS
#define GEN_PASS_DEF_LEGALIZEVARIABLESPASS
#define GEN_PASS_DEF_LEGALIZEHASHTABLESPASS
#include "tfuse/Conversion/Passes.h.inc"
} // namespace tfuse

namespace tfuse::lowering {
namespace {

/// Selects the lines of the table that a pass applies; null selects all.
using Selects = bool (*)(const Lowering &);

/// Lowers all tf ops below an op.
class Driver final : public RewriterBase::Listener {
public:
  Driver(Operation *root, const LoweringOptions &options,
         Selects selects = nullptr)
      : root(root), options(options), selects(selects),
        rewriter(root->getContext(), this) {}

  void run();
  /// Reports every remaining tf op. True if there is none.
  bool diagnose();
  /// Converts the remaining tf ops to Flex ops and custom ops, as the options
  /// say, if possible.
  LogicalResult convertRemaining();

private:
  void visit(Operation *op);
  bool fold(Operation *op);
  /// The options that convert a remaining op without a builtin.
  std::string choicesFor(Operation *op) const;
  /// Schedules the ops in `created` to be visited in program order.
  void schedule();
  void eraseDead();

  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override;
  void notifyOperationErased(Operation *op) override;

  Operation *root;
  const LoweringOptions &options;
  Selects selects;
  IRRewriter rewriter;
  /// A stack of ops to visit. Ops that are no longer in `waiting` are skipped.
  SmallVector<Operation *> stack;
  llvm::DenseSet<Operation *> waiting;
  SmallVector<Operation *> created;
  llvm::DenseMap<Operation *, Rejection> rejections;
  /// Ops of resources that Flex ops use; they are not lowered.
  llvm::DenseSet<Operation *> flexResources;
  /// For ops that lowerings created: the name of the original op in the model.
  llvm::DenseMap<Operation *, StringAttr> origins;
  StringAttr visiting;
};

} // namespace

static bool isTF(Operation *op) {
  return op->getName().getDialectNamespace() == "tf";
}

static void forget(Operation *op, llvm::DenseSet<Operation *> &waiting,
                   llvm::DenseMap<Operation *, Rejection> &rejections,
                   llvm::DenseMap<Operation *, StringAttr> &origins) {
  waiting.erase(op);
  rejections.erase(op);
  origins.erase(op);
}

void Driver::notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) {
  if (!isTF(op))
    return;
  created.push_back(op);
  if (visiting)
    origins.try_emplace(op, visiting);
}

void Driver::notifyOperationErased(Operation *op) {
  op->walk(
      [&](Operation *nested) { forget(nested, waiting, rejections, origins); });
  llvm::erase(created, op);
}

void Driver::schedule() {
  for (Operation *op : llvm::reverse(created))
    if (waiting.insert(op).second)
      stack.push_back(op);
  created.clear();
}

/// Ops that lowerings create are folded only if operands and results are at
/// most this large.
static constexpr int64_t kMaxFoldedBytes = 256 << 10;

/// Folds an op with constant operands. The ops of the model have already been
/// folded; this is for ops that lowerings create.
bool Driver::fold(Operation *op) {
  if (op->getNumOperands() == 0 || op->getNumRegions() > 0 ||
      !eval::hasKernel(op->getName().getStringRef()))
    return false;
  SmallVector<eval::HostTensor> operands;
  for (Value operand : op->getOperands()) {
    ElementsAttr attr = tf::getConstant(operand);
    if (!attr || eval::elementsByteSize(attr) > kMaxFoldedBytes)
      return false;
    llvm::Expected<eval::HostTensor> tensor = eval::toHostTensor(attr);
    if (!tensor)
      return llvm::consumeError(tensor.takeError()), false;
    operands.push_back(std::move(*tensor));
  }
  eval::EvalLimits limits;
  limits.maxResultBytes = kMaxFoldedBytes;
  auto results = eval::evaluate(op, operands, limits);
  if (!results)
    return llvm::consumeError(results.takeError()), false;
  SmallVector<ElementsAttr> attrs;
  for (auto [folded, result] : llvm::zip_equal(*results, op->getResults())) {
    attrs.push_back(eval::toAttr(folded));
    // The types that functions and regions return stay as they are.
    if (attrs.back().getType() != result.getType() &&
        llvm::any_of(result.getUsers(), [](Operation *user) {
          return user->hasTrait<OpTrait::IsTerminator>();
        }))
      return false;
  }
  Rejection rejection;
  LoweringContext ctx(op, rewriter, options, rejection);
  SmallVector<Value> values;
  for (ElementsAttr attr : attrs)
    values.push_back(ctx.constant(attr));
  rewriter.replaceOp(op, values);
  return true;
}

void Driver::visit(Operation *op) {
  if (flexResources.contains(op))
    return;
  if (isOpTriviallyDead(op)) {
    rewriter.eraseOp(op);
    return;
  }
  rewriter.setInsertionPoint(op);
  if (origins.contains(op) && fold(op))
    return;
  auto origin = origins.find(op);
  visiting =
      origin == origins.end() ? op->getName().getIdentifier() : origin->second;
  Rejection rejection;
  LoweringContext ctx(op, rewriter, options, rejection);
  ctx.row = findLowering(tf::opName(op));
  if (selects && !(ctx.row && selects(*ctx.row)))
    return;
  LogicalResult lowered = failure();
  runRewrite(op, visiting, &rewriter, [&] { lowered = lowerByTable(ctx); });
  if (failed(lowered))
    rejections[op] = std::move(rejection);
}

void Driver::run() {
  if (options.selectTfOps)
    flexResources = findFlexResources(root, options);
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isTF(op))
      created.push_back(op);
  });
  schedule();
  while (!stack.empty()) {
    Operation *op = stack.pop_back_val();
    if (!waiting.erase(op))
      continue;
    visit(op);
    schedule();
  }
  visiting = nullptr;
  eraseDead();
}

void Driver::eraseDead() {
  // Visit users before producers.
  root->walk<WalkOrder::PostOrder, ReverseIterator>([&](Operation *op) {
    if (op != root && isOpTriviallyDead(op))
      rewriter.eraseOp(op);
  });
}

/// Whether the op computes with float64 or complex128.
static bool isWide(Operation *op) {
  auto isWideType = [](Type type) {
    return contains(F64 | C128, getElementTypeOrSelf(type));
  };
  return llvm::any_of(op->getOperandTypes(), isWideType) ||
         llvm::any_of(op->getResultTypes(), isWideType);
}

bool Driver::diagnose() {
  bool clean = true;
  root->walk([&](Operation *op) {
    if (!isTF(op))
      return;
    clean = false;
    // The terminators of a rejected op's regions stay with it.
    if (op->hasTrait<OpTrait::IsTerminator>() && isTF(op->getParentOp()))
      return;
    Rejection &rejection = rejections[op];
    InFlightDiagnostic diag =
        emitUserError(op->getLoc(), rejection.code, rejection.site);
    auto origin = origins.find(op);
    if (origin != origins.end() &&
        origin->second != op->getName().getIdentifier())
      diag << "cannot lower " << origin->second.getValue() << " (through "
           << op->getName() << ")";
    else
      diag << "cannot lower " << op->getName();
    if (!rejection.why.empty())
      diag << ": " << rejection.why;
    if (!rejection.hint.empty())
      attachHint(diag, rejection.hint);
    if (isWide(op))
      attachHint(diag, "--allow-narrowing computes float64 models in float32");
    attachHint(diag, choicesFor(op));
  });
  return clean;
}

std::string Driver::choicesFor(Operation *op) const {
  StringRef custom = "--allow-custom-ops keeps it as a custom op, which the "
                     "application then has to provide";
  if (canBeFlexOp(op, options))
    return ("--select-tf-ops keeps it as a Flex op, for runtimes with the "
            "Flex delegate; " +
            custom)
        .str();
  if (!options.selectTfOps || !hasFlexForm(op))
    return custom.str();
  return ("--select-user-tf-ops " + tf::opName(op) +
          " keeps it as a Flex op, for applications that link its kernel into "
          "the Flex delegate; " +
          custom)
      .str();
}

LogicalResult Driver::convertRemaining() {
  SmallVector<Operation *> left;
  root->walk([&](Operation *op) {
    if (isTF(op))
      left.push_back(op);
  });
  for (Operation *op : left)
    if (options.selectTfOps && canBeFlexOp(op, options)) {
      if (failed(convertToFlexOp(op, rewriter)))
        return failure();
    } else if (options.allowCustomOps) {
      (void)convertToCustomOp(op, rewriter);
    }
  return success();
}

} // namespace tfuse::lowering

namespace tfuse {
namespace {

struct PrepareTFPass : impl::PrepareTFPassBase<PrepareTFPass> {
  using PrepareTFPassBase::PrepareTFPassBase;
  void runOnOperation() override {
    lowering::LoweringOptions options;
    lowering::Driver(getOperation(), options,
                     [](const lowering::Lowering &row) { return row.prepare; })
        .run();
  }
};

struct LegalizeTFPass : impl::LegalizeTFPassBase<LegalizeTFPass> {
  using LegalizeTFPassBase::LegalizeTFPassBase;
  void runOnOperation() override {
    lowering::LoweringOptions options;
    options.allowCustomOps = allowCustomOps;
    options.selectTfOps = selectTfOps;
    options.selectUserTfOps.assign(selectUserTfOps.begin(),
                                   selectUserTfOps.end());
    options.preserveAssert = preserveAssertOp;
    options.keepsFakeQuant = keepsFakeQuant;
    if (keepsFakeQuant)
      lowering::removeRoundTripsWithoutRange(getOperation());
    lowering::Driver driver(getOperation(), options);
    driver.run();
    if (failed(driver.convertRemaining()) || (diagnose && !driver.diagnose()))
      signalPassFailure();
  }
};

/// Runs the lines of some tfl ops only.
template <typename... Targets>
static bool isTarget(const lowering::Lowering &row, Targets... targets) {
  return ((row.target == targets) || ...);
}

struct LegalizeVariablesPass
    : impl::LegalizeVariablesPassBase<LegalizeVariablesPass> {
  void runOnOperation() override {
    // Attributes that upstream's analysis adds.
    auto allowed =
        getOperation()->getAttrOfType<BoolAttr>("tfl._legalize_tfl_variables");
    if (allowed && !allowed.getValue())
      return;
    lowering::LoweringOptions options;
    lowering::Driver(getOperation(), options,
                     [](const lowering::Lowering &row) {
                       return isTarget(row, "tfl.var_handle",
                                       "tfl.read_variable",
                                       "tfl.assign_variable");
                     })
        .run();
  }
};

struct LegalizeHashTablesPass
    : impl::LegalizeHashTablesPassBase<LegalizeHashTablesPass> {
  void runOnOperation() override {
    lowering::LoweringOptions options;
    options.upstreamForms = true;
    lowering::Driver(getOperation(), options,
                     [](const lowering::Lowering &row) {
                       return row.target.starts_with("tfl.hashtable");
                     })
        .run();
  }
};

} // namespace

} // namespace tfuse
