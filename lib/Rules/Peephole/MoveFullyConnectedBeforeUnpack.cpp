//===- MoveFullyConnectedBeforeUnpack.cpp - Matmuls of unrolled layers ----===//
//
//        x [t, b, k]                       x [t, b, k]
//        |                                 |
//      unpack                              fully_connected {keep_num_dims}
//     /   |   \                            | [t, b, n]
//   fully_connected, one for      =>       unpack
//   each time step [b, n]                 /   |   \
//
// The input projection of an unrolled recurrent layer multiplies each time step
// by the same weights. One large matmul reads the weights once. XNNPACK also
// keeps a packed copy of the weights for each fully_connected.
//
// If a time step has several matmuls, as many are moved. No other converter has
// this rewrite.
//
// C1 (structure)      All users of the results of unpack are fully_connected,
//                     in groups with equal weights, bias and attributes. Each
//                     group multiplies every result once.
// C2 (not-constant)   Weights and bias are constants.
// C3 (shape)          unpack does not divide the rows: its axis is not the last
//                     one, and each row of the weights has the length of a row
//                     of x.
// C4 (element-type)   The elements are floats.
// C5 (size)           All results together need at most 64 MiB (unknown sizes
//                     count as 1).
//
//===----------------------------------------------------------------------===//

#include "Matching/Affine.h"
#include "Matching/LoopRows.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/Utils/Constants.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
/// The matmuls with the same weights, by result of unpack.
using MatMulGroup = SmallVector<tfl::FullyConnectedOp>;

struct MoveFullyConnectedBeforeUnpackMatch {
  tfl::UnpackOp unpack;
  int64_t axis = 0;
  SmallVector<MatMulGroup, 1> groups;
};

class MoveFullyConnectedBeforeUnpack
    : public RuleOn<MoveFullyConnectedBeforeUnpack, tfl::FullyConnectedOp> {
public:
  MatchResult<MoveFullyConnectedBeforeUnpackMatch>
  match(tfl::FullyConnectedOp op, RuleContext &ctx) const;
  void rewrite(tfl::FullyConnectedOp op,
               MoveFullyConnectedBeforeUnpackMatch &match,
               RewriteContext &ctx) const;
};
} // namespace

static bool isSameConstant(Value a, Value b) {
  if (a == b || (tfl::isAbsent(a) && tfl::isAbsent(b)))
    return true;
  ElementsAttr constant = tf::getConstant(a);
  return constant && constant == tf::getConstant(b);
}

/// True if two matmuls differ in their inputs only.
static bool isSameMatMul(tfl::FullyConnectedOp a, tfl::FullyConnectedOp b) {
  return a->getAttrDictionary() == b->getAttrDictionary() &&
         a->getResultTypes() == b->getResultTypes() &&
         isSameConstant(a.getFilter(), b.getFilter()) &&
         isSameConstant(a.getBias(), b.getBias());
}

/// The groups of C1; empty if there is another user.
static SmallVector<MatMulGroup, 1> groupUsers(tfl::UnpackOp unpack) {
  SmallVector<MatMulGroup, 1> groups;
  for (OpResult result : unpack->getResults()) {
    for (OpOperand &use : result.getUses()) {
      auto matmul = dyn_cast<tfl::FullyConnectedOp>(use.getOwner());
      if (!matmul || use.getOperandNumber() != 0)
        return {};
      auto *group = find_if(groups, [&](const MatMulGroup &group) {
        return isSameMatMul(group.front(), matmul);
      });
      if (group == groups.end()) {
        groups.emplace_back();
        group = &groups.back();
      }
      if (group->size() != result.getResultNumber())
        return {};
      group->push_back(matmul);
    }
  }
  if (any_of(groups, [&](const MatMulGroup &group) {
        return group.size() != unpack->getNumResults();
      }))
    return {};
  return groups;
}

MatchResult<MoveFullyConnectedBeforeUnpackMatch>
MoveFullyConnectedBeforeUnpack::match(tfl::FullyConnectedOp op,
                                      RuleContext &ctx) const {
  auto unpack = op.getInput().getDefiningOp<tfl::UnpackOp>();
  if (!unpack || unpack->getNumResults() < 2 ||
      op.getInput() != unpack->getResult(0))
    return skip();
  if (!tfl::hasFloats(op.getInput()) || !tfl::hasFloats(op->getResult(0)))
    return ctx.reject(op, Reason::ElementType, "the elements are not floats");
  auto isConstantOrAbsent = [](Value value) {
    return tfl::isAbsent(value) || tf::getConstant(value);
  };
  if (!isConstantOrAbsent(op.getFilter()) || !isConstantOrAbsent(op.getBias()))
    return ctx.reject(op, Reason::NotConstant,
                      "weights or bias are not constants");
  Value sequence = unpack.getInput();
  int64_t rank = rankOf(sequence).value_or(-1);
  auto axis = normalizeAxis(unpack.getAxis(), rank);
  if (!axis || *axis == rank - 1 || !tfl::AffineOp(op).hasInputAxis() ||
      rankOf(op->getResult(0)) != rank - 1)
    return ctx.reject(op, Reason::Shape,
                      "fully_connected does not work on whole rows of the "
                      "input of unpack");
  MoveFullyConnectedBeforeUnpackMatch match{unpack, *axis, groupUsers(unpack)};
  if (match.groups.empty())
    return ctx.reject(op, Reason::Structure,
                      "the results of unpack are not all multiplied by the "
                      "same weights, or have other users");
  if (Mismatch mismatch =
          tfl::checkHoistedSize(op,
                                tfl::withDim(op->getResult(0).getType(), *axis,
                                             unpack->getNumResults()),
                                ctx))
    return mismatch;
  return match;
}

void MoveFullyConnectedBeforeUnpack::rewrite(
    tfl::FullyConnectedOp op, MoveFullyConnectedBeforeUnpackMatch &match,
    RewriteContext &ctx) const {
  RewriterBase &rewriter = ctx.rewriter;
  tfl::UnpackOp unpack = match.unpack;
  rewriter.setInsertionPoint(unpack);
  for (MatMulGroup &group : match.groups) {
    tfl::FullyConnectedOp first = group.front();
    // The constants may follow unpack.
    IRMapping map;
    for (Value constant : {Value(first.getFilter()), Value(first.getBias())})
      rewriter.clone(*constant.getDefiningOp(), map);
    map.map(first.getInput(), unpack.getInput());
    Operation *all = rewriter.clone(*first, map);
    all->getResult(0).setType(tfl::withDim(
        first->getResult(0).getType(), match.axis, unpack->getNumResults()));
    all->setAttr("keep_num_dims", rewriter.getBoolAttr(true));
    SmallVector<Type> types(unpack->getNumResults(),
                            first->getResult(0).getType());
    auto parts = tfl::UnpackOp::create(rewriter, unpack.getLoc(), types,
                                       all->getResult(0), unpack.getNumAttr(),
                                       unpack.getAxisAttr());
    for (auto [matmul, part] : zip(group, parts->getResults()))
      rewriter.replaceOp(matmul, part);
  }
  ctx.absorb(unpack);
}

TFUSE_DEFINE_RULE(MoveFullyConnectedBeforeUnpack)

} // namespace tfuse
