//===- FoldTransposeIntoMatMul.cpp ----------------------------------------===//
//
//   a -> Transpose([.., n-1, n-2]) -> MatMul(_, b)
//                              =>        a -> MatMul(_, b) {transpose_a}
//
// Likewise for the other operand. BatchMatMul has the attributes adj_x and
// adj_y instead, which also conjugate.
//
// Source: Grappler's FoldTransposeIntoMatMul, which does not match
// BatchMatMulV3.
//
// C1: an operand is a transpose that swaps the last two dimensions, by a
//     constant permutation.
// C2: for complex types, MatMul absorbs a Transpose and BatchMatMul a
//     ConjugateTranspose. For real types, the two ops are the same.
// C3: with --semantics=exact, BatchMatMul of real types only: for infinite
//     complex numbers, the kernel for adjoints yields NaN in other places.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Graph/Constants.h"
#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

struct FoldTransposeIntoMatMulMatch {
  /// Null for an operand that is not a transpose.
  Operation *transposes[2];
  bool isBatch;
};

class FoldTransposeIntoMatMul
    : public RuleOn<
          FoldTransposeIntoMatMul,
          tfg::Ops<"MatMul", "SparseMatMul", "BatchMatMul", "BatchMatMulV2",
                   "BatchMatMulV3", "QuantizedMatMul">> {
public:
  static bool swapsLastTwo(Operation *transpose, GraphEditor &editor) {
    std::optional<SmallVector<int64_t>> permutation =
        permutationOf(editor.constant(transpose->getOperand(1)));
    if (!permutation || permutation->size() < 2)
      return false;
    size_t n = permutation->size();
    std::swap((*permutation)[n - 2], (*permutation)[n - 1]);
    return isIdentityPermutation(*permutation);
  }

  MatchResult<FoldTransposeIntoMatMulMatch> match(Operation *node,
                                                  GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    if (tfg::NodeView(node).numDataOperands() < 2 ||
        (ctx.isGrappler() &&
         (isOp(node, "BatchMatMulV3") || editor.isPreserved(node))))
      return skip();
    FoldTransposeIntoMatMulMatch match{{nullptr, nullptr},
                                       opOf(node).starts_with("BatchMatMul")};
    bool isComplex =
        isa_and_nonnull<ComplexType>(editor.elementType(node->getOperand(0)));
    for (unsigned i : {0, 1}) {
      Operation *operand = editor.source(node->getOperand(i));
      if (!isAnyOp(operand, "Transpose", "ConjugateTranspose") ||
          tfg::NodeView(operand).numDataOperands() != 2)
        continue;
      if (!swapsLastTwo(operand, editor)) { // C1
        (void)ctx.record(
            ctx.reject(node, Reason::ConstantValue,
                       "the transpose of operand " + Twine(i) +
                           " does not just swap the last two dimensions"));
        continue;
      }
      tf::OpName foldable = match.isBatch ? tf::OpName("ConjugateTranspose")
                                          : tf::OpName("Transpose");
      if (isComplex && !isOp(operand, foldable)) { // C2
        (void)ctx.record(ctx.reject(node, Reason::ElementType,
                                    "for complex types, " + opOf(node) +
                                        " absorbs only " + foldable.str()));
        continue;
      }
      if (isComplex && match.isBatch && ctx.isExact()) { // C3
        (void)ctx.record(
            ctx.reject(node, Reason::Semantics,
                       "elements of infinite complex matrices may become NaN"));
        continue;
      }
      match.transposes[i] = operand;
    }
    if (!match.transposes[0] && !match.transposes[1])
      return skip();
    if (ctx.isGrappler() &&
        editor.isTaken(ctx.newName(node, "FoldTransposeIntoMatMul")))
      return skip();
    return match;
  }

  Rewritten rewrite(Operation *node, FoldTransposeIntoMatMulMatch &match,
                    GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    SmallVector<Value> operands(node->getOperands());
    for (unsigned i : {0, 1})
      if (match.transposes[i])
        operands[i] = match.transposes[i]->getOperand(0);
    Operation *fresh = editor.clone(
        node, editor.uniqueName(ctx.newName(node, "FoldTransposeIntoMatMul")),
        operands);
    for (unsigned i : {0, 1}) {
      if (!match.transposes[i])
        continue;
      StringRef attr = match.isBatch ? (i == 0 ? "adj_x" : "adj_y")
                                     : (i == 0 ? "transpose_a" : "transpose_b");
      auto old = fresh->getAttrOfType<BoolAttr>(attr);
      editor.setAttr(
          fresh, attr,
          BoolAttr::get(editor.getContext(), !old || !old.getValue()));
      editor.forwardControls(fresh, match.transposes[i]);
    }
    editor.dedupControls(fresh);
    return Rewritten::by(node, fresh->getResult(0));
  }
};

} // namespace

TFUSE_DEFINE_RULE(FoldTransposeIntoMatMul)

} // namespace tfuse
