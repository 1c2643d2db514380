//===- UnrollLoop.cpp - A loop as the copies of its body ------------------===//
//
//   tf.While { x_t = x[t]; ... ; y[t] = ... }
//     =>  Unpack(x) -> body, body, body, ... -> Pack -> y
//
// For runtimes and tools that take no loops, when asked for (--rnn=unrolled).
// Steps of sequences and what is written into lists become values.
//
// C1 (structure)  The loop counts, and reads and writes its lists step by step
//                 (Cells/Loop.h); its lists are stacked behind it.
// C2 (unknown-shape)  The number of its steps is known.
// C3 (size)       The copies are not too many.
// C4 (shape)      It runs over all steps of the lists it reads.
//
//===----------------------------------------------------------------------===//

#include "Cells/Loop.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Rules/Recurrent/SequenceOps.h"

#include "mlir/IR/IRMapping.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using namespace recurrent;

namespace {

class UnrollLoop : public RuleWithMatch<Loop> {
public:
  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {"tf.While", "tf.StatelessWhile",
                                              "tf.WhileRegion"};
    return names;
  }
  FailureOr<Loop> match(Operation *op, RuleContext &ctx) const override;
  void rewrite(Operation *op, Loop &loop, RuleContext &ctx) const override;
};

class Unroller {
public:
  Unroller(Loop &loop, RuleContext &ctx)
      : loop(loop), ctx(ctx),
        builder(ctx.rewriter, loop.getOperation()->getLoc()),
        steps(*loop.steps().constant) {}

  void run();

private:
  Value element(const StepAccess &access, int64_t step);
  Value counter(unsigned index, int64_t step);
  void runStep(int64_t step);
  void replaceList(unsigned index);

  Loop &loop;
  RuleContext &ctx;
  SequenceBuilder builder;
  int64_t steps;
  SmallVector<Value> current;
  /// What has been written into each list.
  llvm::DenseMap<unsigned, SmallVector<Value>> written;
  llvm::DenseMap<std::pair<Value, int64_t>, Operation *> unpacked;
};

} // namespace

/// C3: ops in all copies together.
static constexpr int64_t kMaxOps = 200000;

FailureOr<Loop> UnrollLoop::match(Operation *op, RuleContext &ctx) const {
  std::string why;
  std::optional<Loop> loop = Loop::read(op, why);
  if (!loop)
    return ctx.reject(op, Reason::Structure, why);
  if (!loop->steps().constant)
    return ctx.reject(op, Reason::UnknownShape,
                      "the number of its steps is not known");
  int64_t count = int64_t(loop->getBody()->getOperations().size());
  if (*loop->steps().constant > kMaxOps / count)
    return ctx.reject(op, Reason::Size,
                      "it has " + Twine(*loop->steps().constant) +
                          " steps of " + Twine(count) + " ops");
  for (unsigned index : seq(loop->size())) {
    const Carried &entry = (*loop)[index];
    if (entry.kind == Carried::Counter && !entry.begin)
      return ctx.reject(op, Reason::Structure,
                        "its counter begins at a number that is not known");
    if (entry.kind != Carried::List)
      continue;
    for (Operation *user : usersOf(loop->result(index)))
      if (!tf::isa(user, "TensorListStack"))
        return ctx.reject(op, Reason::Structure,
                          "its list is used by " +
                              user->getName().getStringRef() + ", not stacked");
  }
  // What is left of lists would be a list of values.
  for (Operation &inner : *loop->getBody()) {
    if (!tf::isa(&inner, "TensorListGetItem"))
      continue;
    std::optional<StepAccess> access = loop->access(inner.getResult(0));
    if (!access)
      return ctx.reject(op, Reason::Structure, "it reads a list out of order");
    Extent size = extentOf(access->tensor, access->axis);
    if (!size.constant ||
        *size.constant < access->begin + *loop->steps().constant)
      return ctx.reject(op, Reason::Shape, "it reads behind the end of a list");
  }
  return *loop;
}

/// A step of a sequence; all of them come from one Unpack.
Value Unroller::element(const StepAccess &access, int64_t step) {
  Operation *&unpack = unpacked[{access.tensor, access.axis}];
  if (!unpack) {
    auto type = cast<RankedTensorType>(access.tensor.getType());
    SmallVector<int64_t> shape(type.getShape());
    int64_t size = shape[access.axis];
    shape.erase(shape.begin() + access.axis);
    SmallVector<Type> types(size, type.clone(shape));
    unpack =
        tf::createOp(ctx.rewriter, loop.getOperation()->getLoc(), "Unpack",
                     types, access.tensor,
                     ctx.rewriter.getNamedAttr(
                         "axis", ctx.rewriter.getI64IntegerAttr(access.axis)));
  }
  return unpack->getResult(
      unsigned(access.begin + (access.isReversed ? steps - 1 - step : step)));
}

Value Unroller::counter(unsigned index, int64_t step) {
  return builder.constant(loop.counterAt(index, step));
}

void Unroller::runStep(int64_t step) {
  IRMapping map;
  for (unsigned index : seq(loop.size()))
    map.map(loop.argument(index), loop[index].kind == Carried::Counter
                                      ? counter(index, step)
                                      : current[index]);
  for (Operation &op : loop.getBody()->without_terminator()) {
    // Lists are not there any more: what is read are the steps themselves.
    Value result = op.getNumResults() == 1 ? op.getResult(0) : Value();
    if (result && tf::isa(tf::skipIdentities(result).getDefiningOp(),
                          "TensorListSetItem", "TensorListPushBack"))
      continue;
    std::optional<StepAccess> access =
        result ? loop.access(result) : std::nullopt;
    auto type = access ? dyn_cast<RankedTensorType>(access->tensor.getType())
                       : RankedTensorType();
    if (type && type.getDimSize(access->axis) >= access->begin + steps)
      map.map(result, element(*access, step));
    else
      ctx.rewriter.clone(op, map);
  }
  for (unsigned index : seq(loop.size())) {
    const Carried &entry = loop[index];
    if (entry.kind == Carried::List) {
      Value value = map.lookupOrDefault(entry.stored);
      SmallVector<Value> &list = written[index];
      if (entry.index.kind == StepIndex::Fixed)
        list.assign(1, value);
      else if (entry.index.kind == StepIndex::Backward)
        list.insert(list.begin(), value);
      else
        list.push_back(value);
    } else if (entry.kind == Carried::State) {
      current[index] = map.lookupOrDefault(loop.next(index));
    }
  }
}

void Unroller::replaceList(unsigned index) {
  for (Operation *stack : usersOf(loop.result(index))) {
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
    if (loop[index].kind == Carried::List)
      replaceList(index);
    else
      ctx.rewriter.replaceAllUsesWith(
          result, loop[index].kind == Carried::Counter ? counter(index, steps)
                                                       : current[index]);
  }
  for (Value result : op->getResults())
    eraseMarks(result, ctx.rewriter);
  ctx.rewriter.eraseOp(op);
}

void UnrollLoop::rewrite(Operation *op, Loop &loop, RuleContext &ctx) const {
  Unroller(loop, ctx).run();
}

TFUSE_DEFINE_RULE(UnrollLoop)

} // namespace tfuse
