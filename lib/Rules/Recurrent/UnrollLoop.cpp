//===- UnrollLoop.cpp - Copy the body of a loop for each time step --------===//
//
//   tf.While { x_t = x[t]; ... ; y[t] = ... }
//     =>  Unpack(x) -> body, body, body, ... -> Pack -> y
//
// For runtimes and tools that do not support loops; off unless --rnn=unrolled.
// Reads of sequences become results of Unpack, writes to lists become operands
// of Pack.
//
// C1 (structure)      The loop has an induction variable with a constant start,
//                     and reads and writes its lists once per iteration, in
//                     order (Loops/SequenceLoop.h). Its lists are stacked.
// C2 (unknown-shape)  The trip count is constant.
// C3 (size)           All copies together have at most 200,000 ops.
// C4 (shape)          Lists that the loop reads have an element for each
//                     iteration.
//
//===----------------------------------------------------------------------===//

#include "Loops/SequenceLoop.h"
#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Rules/Recurrent/SequenceOps.h"
#include "tfuse/Rules/Rule.h"

#include "mlir/IR/IRMapping.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using namespace recurrent;

namespace {

class UnrollLoop
    : public RuleOn<UnrollLoop,
                    tf::Ops<"While", "StatelessWhile", "WhileRegion">> {
public:
  MatchResult<SequenceLoop> match(Operation *op, RuleContext &ctx) const;
  void rewrite(Operation *op, SequenceLoop &loop, RewriteContext &ctx) const;
};

class Unroller {
public:
  Unroller(SequenceLoop &loop, RewriteContext &ctx)
      : loop(loop), ctx(ctx),
        builder(ctx.rewriter, loop.getOperation()->getLoc()),
        steps(*loop.tripCount().getNumber()) {}

  void run();

private:
  Value element(const TimeStepRead &access, int64_t step);
  Value counter(unsigned index, int64_t step);
  bool isWrite(Operation *op) const;
  void runStep(int64_t step);
  void replaceList(unsigned index);

  SequenceLoop &loop;
  RewriteContext &ctx;
  SequenceBuilder builder;
  int64_t steps;
  SmallVector<Value> current;
  /// The values written to each list so far.
  llvm::DenseMap<unsigned, SmallVector<Value>> written;
  llvm::DenseMap<std::pair<Value, int64_t>, Operation *> unpacked;
};

} // namespace

/// The limit of C3.
static constexpr int64_t kMaxOps = 200000;

MatchResult<SequenceLoop> UnrollLoop::match(Operation *op,
                                            RuleContext &ctx) const {
  std::string why;
  std::optional<SequenceLoop> loop = SequenceLoop::read(op, why);
  if (!loop)
    return ctx.reject(op, Reason::Structure, why);
  if (!loop->tripCount().getNumber())
    return ctx.reject(op, Reason::UnknownShape,
                      "the trip count of the loop is unknown");
  int64_t count = int64_t(loop->getBody()->getOperations().size());
  if (*loop->tripCount().getNumber() > kMaxOps / count)
    return ctx.reject(op, Reason::Size,
                      "the loop has " + Twine(*loop->tripCount().getNumber()) +
                          " iterations of " + Twine(count) + " ops");
  for (unsigned index : seq(loop->size())) {
    const IterArg &entry = (*loop)[index];
    if (entry.kind == IterArg::InductionVariable &&
        !entry.variable.start.getNumber())
      return ctx.reject(
          op, Reason::Structure,
          "the initial value of the induction variable is unknown");
    if (entry.kind != IterArg::List || entry.tensorAxis)
      continue;
    for (Operation *user : getUsersThroughNoOps(loop->result(index)))
      if (!tf::isa(user, "TensorListStack"))
        return ctx.reject(op, Reason::Structure,
                          "a list of the loop is used by " +
                              user->getName().getStringRef() + ", not stacked");
  }
  // All reads of lists must become results of Unpack.
  for (Operation &inner : *loop->getBody()) {
    if (!tf::isa(&inner, "TensorListGetItem"))
      continue;
    std::optional<TimeStepRead> access = loop->getRead(inner.getResult(0));
    if (!access)
      return ctx.reject(op, Reason::Structure,
                        "the loop does not read a list in order");
    SymbolicDim size = dimOfAxis(access->sequence, access->axis);
    if (!size.getNumber() ||
        *size.getNumber() < *access->end(loop->tripCount()).getNumber())
      return ctx.reject(op, Reason::Shape,
                        "the loop reads past the end of a list");
  }
  return *loop;
}

/// One time step of a sequence: a result of the Unpack of the sequence.
Value Unroller::element(const TimeStepRead &access, int64_t step) {
  Operation *&unpack = unpacked[{access.sequence, access.axis}];
  if (!unpack) {
    auto type = cast<RankedTensorType>(access.sequence.getType());
    SmallVector<int64_t> shape(type.getShape());
    int64_t size = shape[access.axis];
    shape.erase(shape.begin() + access.axis);
    SmallVector<Type> types(size, type.clone(shape));
    unpack =
        tf::createOp(ctx.rewriter, loop.getOperation()->getLoc(), "Unpack",
                     types, access.sequence,
                     ctx.rewriter.getNamedAttr(
                         "axis", ctx.rewriter.getI64IntegerAttr(access.axis)));
  }
  return unpack->getResult(
      unsigned(access.begin +
               access.stride * (access.isReversed ? steps - 1 - step : step)));
}

Value Unroller::counter(unsigned index, int64_t step) {
  return builder.constant(loop.inductionVariableAt(index, step));
}

bool Unroller::isWrite(Operation *op) const {
  return op && any_of(seq(loop.size()),
                      [&](unsigned index) { return loop[index].write == op; });
}

void Unroller::runStep(int64_t step) {
  IRMapping map;
  for (unsigned index : seq(loop.size()))
    map.map(loop.argument(index), loop[index].kind == IterArg::InductionVariable
                                      ? counter(index, step)
                                      : current[index]);
  for (Operation &op : loop.getBody()->without_terminator()) {
    // Lists are replaced by their elements.
    Value result = op.getNumResults() == 1 ? op.getResult(0) : Value();
    if (result && isWrite(skipNoOps(result).getDefiningOp()))
      continue;
    std::optional<TimeStepRead> access =
        result ? loop.getRead(result) : std::nullopt;
    auto type = access ? dyn_cast<RankedTensorType>(access->sequence.getType())
                       : RankedTensorType();
    if (type &&
        type.getDimSize(access->axis) >= *access->end(steps).getNumber())
      map.map(result, element(*access, step));
    else
      ctx.rewriter.clone(op, map);
  }
  for (unsigned index : seq(loop.size())) {
    const IterArg &entry = loop[index];
    if (entry.kind == IterArg::List) {
      Value value = map.lookupOrDefault(entry.stored);
      SmallVector<Value> &list = written[index];
      if (entry.index.kind == TimeIndex::Fixed)
        list.assign(1, value);
      else if (entry.index.kind == TimeIndex::Backward)
        list.insert(list.begin(), value);
      else
        list.push_back(value);
    } else if (entry.kind == IterArg::State) {
      current[index] = map.lookupOrDefault(loop.next(index));
    }
  }
}

void Unroller::replaceList(unsigned index) {
  if (std::optional<int64_t> axis = loop[index].tensorAxis) {
    ctx.rewriter.replaceAllUsesWith(
        loop.result(index),
        builder.tf("Pack", loop.result(index).getType(), written[index],
                   ctx.rewriter.getNamedAttr(
                       "axis", ctx.rewriter.getI64IntegerAttr(*axis))));
    return;
  }
  for (Operation *stack : getUsersThroughNoOps(loop.result(index))) {
    auto type = cast<RankedTensorType>(written[index].front().getType());
    SmallVector<int64_t> shape{int64_t(written[index].size())};
    append_range(shape, type.getShape());
    ctx.rewriter.replaceOp(
        stack, builder.tf("Pack", type.clone(shape), written[index],
                          ctx.rewriter.getNamedAttr(
                              "axis", ctx.rewriter.getI64IntegerAttr(0))));
  }
}

void Unroller::run() {
  Operation *op = loop.getOperation();
  ctx.rewriter.setInsertionPoint(op);
  append_range(current, op->getOperands());
  for (int64_t step : seq(steps))
    runStep(step);
  for (unsigned index : seq(loop.size())) {
    Value result = loop.result(index);
    if (result.use_empty())
      continue;
    if (loop[index].kind == IterArg::List)
      replaceList(index);
    else
      ctx.rewriter.replaceAllUsesWith(result, loop[index].kind ==
                                                      IterArg::InductionVariable
                                                  ? counter(index, steps)
                                                  : current[index]);
  }
  for (Value result : op->getResults())
    eraseNoOpUsers(result, ctx.rewriter);
  ctx.rewriter.eraseOp(op);
}

void UnrollLoop::rewrite(Operation *op, SequenceLoop &loop,
                         RewriteContext &ctx) const {
  Unroller(loop, ctx).run();
}

TFUSE_DEFINE_RULE(UnrollLoop)

} // namespace tfuse
