//===- UnaryOpsComposition.cpp --------------------------------------------===//
//
//   x -> Sqrt -> Neg -> Exp -> y
//             =>    x -> _UnaryOpsComposition {op_names = [Sqrt, Neg, Exp]} ->
//             y
//
// Source: Grappler's UnaryOpsComposition. The composition takes the name
// <root>/unary_ops_composition.
//
// C1: the kernel of the composition supports all ops and their element type,
//     and all nodes run on a CPU.
// C2: the nodes have no control edges and no other data users, and are not
//     preserved.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class UnaryOpsComposition
    : public RuleOn<
          UnaryOpsComposition,
          tfg::Ops<"Abs", "Acos", "Acosh", "Asin", "Asinh", "Atan", "Atanh",
                   "Ceil", "Cos", "Cosh", "Expm1", "Exp", "Floor", "Inv", "Log",
                   "Log1p", "Neg", "Reciprocal", "Rint", "Round", "Rsqrt",
                   "Sigmoid", "Sin", "Sinh", "Sqrt", "Square", "Tan", "Tanh",
                   "Elu", "Relu", "Relu6", "Selu">> {
public:
  static bool isSupported(Operation *node, Type type) {
    static const llvm::StringSet<> notHalf = {"Acos", "Acosh", "Asin", "Asinh",
                                              "Atan", "Atanh", "Cosh", "Rint",
                                              "Sinh", "Tan"};
    return type && (type.isF32() || type.isF64() ||
                    (type.isF16() && !notHalf.contains(opOf(node))));
  }

  bool canCompose(Operation *node, GraphEditor &editor) const {
    return is_contained(roots(), node->getName().getStringRef()) &&
           isSupported(node, editor.elementType(node->getOperand(0))) && // C1
           editor.isOnCpu(node) && !editor.isPreserved(node) &&          // C2
           !editor.hasControlInputs(node) && !editor.hasControlOutputs(node);
  }

  MatchResult<SmallVector<Operation *>> match(Operation *node,
                                              GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    Operation *producer = editor.source(node->getOperand(0));
    if (!producer || !is_contained(roots(), producer->getName().getStringRef()))
      return skip();
    Type type = editor.elementType(node->getOperand(0));
    if (!isSupported(node, type)) // C1
      return ctx.reject(
          node, Reason::ElementType,
          "_UnaryOpsComposition has no kernel for this op and element type");
    if (!editor.isOnCpu(node))
      return ctx.reject(node, Reason::Device,
                        "the node is not known to be placed on a CPU");
    if (editor.isPreserved(node)) // C2
      return ctx.reject(node, Reason::Preserved, "the node is fetched");
    if (!canCompose(node, editor))
      return ctx.reject(node, Reason::ControlDependency,
                        "the node has control edges");
    if (ctx.remembers(node) ||
        editor.isTaken(
            (GraphEditor::nameOf(node) + "/unary_ops_composition").str()))
      return skip();
    SmallVector<Operation *> chain{node};
    tailOfChain(node, editor, [&](Operation *next) {
      if (!canCompose(next, editor) || !editor.hasOneValueConsumer(next) ||
          (!ctx.isGrappler() && !editor.hasOneDataUse(next)) ||
          editor.elementType(next->getOperand(0)) != type ||
          ctx.remembers(next))
        return false;
      chain.push_back(next);
      return true;
    });
    if (chain.size() < 2)
      return ctx.reject(
          node, Reason::MultipleUses,
          "the producer has other users, or cannot be part of a composition");
    return chain;
  }

  Rewritten rewrite(Operation *node, SmallVector<Operation *> &chain,
                    GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    Builder builder(editor.getContext());
    SmallVector<Attribute> names;
    for (Operation *link : reverse(chain)) {
      ctx.remember(link);
      names.push_back(builder.getStringAttr(opOf(link)));
    }
    Type type = editor.elementType(node->getOperand(0));
    Operation *composition = editor.create(
        node, "_UnaryOpsComposition",
        GraphEditor::nameOf(node) + "/unary_ops_composition",
        chain.back()->getOperand(0), type,
        {builder.getNamedAttr("T", TypeAttr::get(type)),
         builder.getNamedAttr("op_names", builder.getArrayAttr(names))});
    return Rewritten::by(node, composition->getResult(0));
  }
};

} // namespace

TFUSE_DEFINE_RULE(UnaryOpsComposition)

} // namespace tfuse
