//===- ReplaceMulWithSquare.cpp -------------------------------------------===//
//
//   x -> Mul(x, x)        =>        x -> Square(x)
//
// Source: Grappler's ReplaceMulWithSquare.
//
// C1: complex types on a CPU only: Square has no GPU kernel for them.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Graph/GraphRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class ReplaceMulWithSquare
    : public RuleOn<ReplaceMulWithSquare, tfg::Ops<"Mul", "MulNoNan">> {
public:
  MatchResult<Type> match(Operation *node, GraphContext &ctx) const {
    tfg::NodeView view(node);
    if (view.numDataOperands() != 2 ||
        view.dataOperand(0) != view.dataOperand(1))
      return skip();
    Type type = GraphEditor::elementType(node->getOperand(0));
    if (!type)
      return skip();
    if (isa<ComplexType>(type) && !ctx.editor.isOnCpu(node)) // C1
      return ctx.reject(node, Reason::Device,
                        "Square has no GPU kernel for complex types");
    return type;
  }

  Rewritten rewrite(Operation *node, Type &type, GraphContext &ctx) const {
    std::string name = ctx.newName(node, "ReplaceMulWithSquare");
    SmallVector<Value> operands{node->getOperand(0)};
    append_range(operands, tfg::NodeView(node).controlOperands());
    Operation *square =
        ctx.editor.clone(node, ctx.editor.uniqueName(name), operands, "Square");
    return Rewritten::by(node, square->getResult(0));
  }
};

} // namespace

TFUSE_DEFINE_RULE(ReplaceMulWithSquare)

} // namespace tfuse
