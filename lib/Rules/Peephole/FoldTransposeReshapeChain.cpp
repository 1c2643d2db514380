//===- FoldTransposeReshapeChain.cpp - Transposes and reshapes in a row ---===//
//
//   transpose                            transpose by both permutations
//   |                           =>
//   transpose
//
//   transpose [1, a, b]                  reshape to the last shape
//   |                           =>
//   reshape to [b, a]
//   |
//   transpose
//
//   transpose [b, a * c]                 reshape to [a, c, b]
//   |                           =>       |
//   reshape to [b, a, c]                 transpose
//
// A chain of transposes and reshapes that keeps the order of the elements
// becomes one reshape. A chain that moves whole axes becomes one transpose. A
// chain that moves parts of axes becomes a reshape followed by a transpose;
// this order lets each merge with neighbors of its kind. Follows upstream's
// patterns FoldDoubleTranspose, ConvertTrasposeReshapeTransposeToReshape,
// ReorderTransposeReshapeTranspose and PushTransposeThroughSqueeze.
//
// C1 (not-constant)   Permutations are constants.
// C2 (unknown-shape)  At most one dimension of each shape is unknown.
// C3 (structure)      The chain has one of the forms above.
// C4 (multiple-uses)  If the result needs two ops, intermediate tensors have
//                     no other users.
//
//===----------------------------------------------------------------------===//

#include "Matching/ElementOrder.h"
#include "Matching/Reshaping.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct FoldTransposeReshapeChainMatch {
  /// The ops before `op`, producers first.
  SmallVector<Operation *, 4> chain;
  /// The shape of the reshape and the permutation of the transpose; empty if
  /// the op is not needed.
  SmallVector<int64_t> shape, perm;
};

class FoldTransposeReshapeChain
    : public RuleOn<FoldTransposeReshapeChain, tfl::TransposeOp,
                    tfl::ReshapeOp> {
public:
  MatchResult<FoldTransposeReshapeChainMatch> match(Operation *op,
                                                    RuleContext &ctx) const;
  void rewrite(Operation *op, FoldTransposeReshapeChainMatch &match,
               RewriteContext &ctx) const;
};
} // namespace

static bool isReordering(Operation *op) {
  return isa_and_present<tfl::TransposeOp, tfl::ReshapeOp>(op);
}

/// The transposes and reshapes that precede `op`, producers first.
static SmallVector<Operation *, 4> getChain(Operation *op) {
  constexpr unsigned kMaxLength = 8;
  SmallVector<Operation *, 4> chain;
  for (Operation *next = op->getOperand(0).getDefiningOp();
       isReordering(next) && chain.size() < kMaxLength;
       next = next->getOperand(0).getDefiningOp())
    chain.push_back(next);
  std::reverse(chain.begin(), chain.end());
  return chain;
}

/// Applies an op of the chain to `order`. False if its shape or permutation is
/// unknown.
static bool follow(Operation *op, tfl::ElementOrder &order) {
  if (isa<tfl::ReshapeOp>(op))
    return rankOf(op->getResult(0)).has_value() &&
           order.reshape(shapeOrEmpty(op->getResult(0)));
  auto perm = tfl::permutationOf(op);
  if (!perm || perm->size() != order.rank())
    return false;
  order.transpose(*perm);
  return true;
}

/// Finds fewer ops that are equivalent to the chain and `op`.
static bool findShorter(Operation *op, const tfl::ElementOrder &order,
                        FoldTransposeReshapeChainMatch &match) {
  Value input = match.chain.front()->getOperand(0);
  if (order.isIdentity())
    return tfl::hasReshapeTarget(op->getResult(0)) ||
           input.getType() == op->getResult(0).getType();
  if (auto perm = order.asPermutation()) {
    match.perm = *perm;
    return true;
  }
  auto both = order.asReshapeAndTranspose();
  if (!both || !tfl::hasReshapeTarget(withShape(input.getType(), both->shape)))
    return false;
  match.shape = both->shape;
  match.perm = both->perm;
  return true;
}

MatchResult<FoldTransposeReshapeChainMatch>
FoldTransposeReshapeChain::match(Operation *op, RuleContext &ctx) const {
  // FoldReshapeOfReshape folds reshapes alone. This rule itself creates
  // transposes of reshapes, so it must not match these again.
  Operation *producer = op->getOperand(0).getDefiningOp();
  if (!isa_and_present<tfl::TransposeOp>(producer) &&
      !(isa<tfl::TransposeOp>(op) &&
        isa_and_present<tfl::ReshapeOp>(producer) &&
        isReordering(producer->getOperand(0).getDefiningOp())))
    return skip();
  FoldTransposeReshapeChainMatch match{getChain(op), {}, {}};
  for (Operation *part : match.chain)
    if (isa<tfl::TransposeOp>(part) && !tfl::permutationOf(part))
      return ctx.reject(op, Reason::NotConstant,
                        "a permutation is not a constant");
  // Try the longest chain first.
  bool followed = false, shared = false;
  for (; !match.chain.empty(); match.chain.erase(match.chain.begin())) {
    Value input = match.chain.front()->getOperand(0);
    if (!rankOf(input))
      continue;
    tfl::ElementOrder order(shapeOrEmpty(input));
    if (!all_of(match.chain,
                [&](Operation *part) { return follow(part, order); }) ||
        !follow(op, order))
      continue;
    followed = true;
    if (!findShorter(op, order, match))
      continue;
    if (match.shape.empty())
      return match;
    bool alone =
        all_of(match.chain, [](Operation *part) { return part->hasOneUse(); });
    bool inOrder = match.chain.size() == 1 && isa<tfl::TransposeOp>(op);
    if (alone && !inOrder)
      return match;
    shared |= !alone;
  }
  if (shared)
    return ctx.reject(op, Reason::MultipleUses,
                      "an intermediate tensor has other users");
  if (!followed)
    return ctx.reject(
        op, Reason::UnknownShape,
        "the shape of an intermediate tensor is not sufficiently known");
  return ctx.reject(op, Reason::Structure,
                    "no shorter chain gives the same order of elements");
}

void FoldTransposeReshapeChain::rewrite(Operation *op,
                                        FoldTransposeReshapeChainMatch &match,
                                        RewriteContext &ctx) const {
  Value result = match.chain.front()->getOperand(0);
  Type type = op->getResult(0).getType();
  SmallVector<Operation *, 4> parts = match.chain;
  parts.push_back(op);
  Location loc = ctx.fusedLoc(parts);
  if (!match.shape.empty())
    result = tfl::TFLBuilder(ctx.rewriter, loc)
                 .reshape(withShape(type, match.shape), result);
  if (!match.perm.empty()) {
    result = tfl::TFLBuilder(ctx.rewriter, loc).transpose(result, match.perm);
    result.setType(type);
  } else if (tfl::hasReshapeTarget(type)) {
    result = tfl::TFLBuilder(ctx.rewriter, loc).reshape(type, result);
  }
  ctx.rewriter.replaceOp(op, result);
  for (Operation *part : reverse(match.chain))
    ctx.absorb(part);
}

TFUSE_DEFINE_RULE(FoldTransposeReshapeChain)

} // namespace tfuse
