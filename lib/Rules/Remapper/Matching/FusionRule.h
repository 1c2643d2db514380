//===- FusionRule.h - What all fusions have in common -----------*- C++ -*-===//
//
// A fusion is a table of patterns, conditions, and the node that takes the
// place of what was found:
//
//   class FuseMish : public FusionRule<"Mul"> {
//     ArrayRef<NodePattern> patterns() const override {
//       static const NodePattern all[] = {
//           NodePattern("Mul(Tanh(Softplus(x)), x)")};
//       return all;
//     }
//     Mismatch check(NodeMatch &, GraphContext &) const override;
//     Rewritten rewrite(NodeMatch &, GraphContext &) const override;
//   };
//
// Every fusion has these conditions besides its own, which it numbers C1, ...:
//
// G1: no control edge enters or leaves a node that is taken away, and none
//     enters the last node, whose place the fused node takes. (RootControls)
// G2: nothing else uses what the nodes that are taken away compute.
// G3: none of them is fetched, fed or preserved.
// G4: they all have the same T, and are on the same device, as far as it is
//     stated. In grappler mode some need not, as there.
// G5: the constants that a pattern expects have their value: what rounding to
//     the element type makes of it. In grappler mode a hundredth is near
//     enough.
//
// In keepReplaced mode nothing is taken away: the nodes in front stay where
// they are, for other passes to erase.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_REMAPPER_MATCHING_FUSIONRULE_H
#define TFUSE_LIB_RULES_REMAPPER_MATCHING_FUSIONRULE_H

#include "NodePattern.h"
#include "tfuse/Rules/Graph/GraphRule.h"

namespace tfuse {

class FusionRuleBase : public Rule {
public:
  /// Tried in this order.
  virtual llvm::ArrayRef<NodePattern> patterns() const = 0;

  llvm::LogicalResult matchAndRewrite(mlir::Operation *node,
                                      RuleContext &ctx) const final;

protected:
  /// For a rule with many patterns: whether to look for them at all.
  virtual bool mayMatch(mlir::Operation *node) const { return true; }
  /// Whether what a pattern found is what nobody would expect to be fused; not
  /// reported.
  virtual bool isWorthChecking(const NodeMatch &match,
                               GraphEditor &editor) const {
    return true;
  }
  /// Conditions beyond those that hold for all.
  virtual Mismatch check(NodeMatch &match, GraphContext &ctx) const = 0;
  virtual Rewritten rewrite(NodeMatch &match, GraphContext &ctx) const = 0;

  /// What control edges the last node may have.
  enum class RootControls { None, Outputs };
  virtual RootControls rootControls() const { return RootControls::Outputs; }
  /// Whether nodes may stay, and be used by others, where nodes that are
  /// replaced are kept anyway.
  virtual bool mayShareKept() const { return false; }
  /// True if `use`, by a node outside the match, does not prevent the fusion.
  virtual bool isHarmlessUse(mlir::OpOperand &use) const { return false; }

private:
  MatchResult<NodeMatch> match(mlir::Operation *node, GraphContext &ctx) const;
  Mismatch checkNodes(const NodeMatch &match, GraphContext &ctx) const;
  Mismatch checkInner(mlir::Operation *node, const NodeMatch &match,
                      GraphContext &ctx) const;
};

/// A fusion whose patterns end in one of the ops.
template <FixedString... ops>
using FusionRule = WithRoots<FusionRuleBase, tfg::Ops<ops...>>;

/// Condition G5.
Mismatch checkConstants(const NodeMatch &match, GraphContext &ctx);
/// The number all elements of a constant are, if `value` is a Const or a Cast
/// of one, of floating-point numbers; nobody must feed it.
std::optional<double> constantNumber(mlir::Value value, GraphEditor &editor);
/// Whether `number` is what rounding makes of `expected` in that type.
bool isRounded(double number, double expected, mlir::Type type);

//===----------------------------------------------------------------------===//
// Fused nodes
//===----------------------------------------------------------------------===//

/// Attributes of a node that is being made.
class AttrBuilder {
public:
  explicit AttrBuilder(mlir::MLIRContext *context) : builder(context) {}

  AttrBuilder &set(llvm::StringRef name, mlir::Attribute value) {
    if (value)
      attrs.push_back(builder.getNamedAttr(name, value));
    return *this;
  }
  AttrBuilder &setInt(llvm::StringRef name, int64_t value) {
    return set(name, builder.getI64IntegerAttr(value));
  }
  AttrBuilder &setFloat(llvm::StringRef name, float value) {
    return set(name, builder.getF32FloatAttr(value));
  }
  AttrBuilder &setString(llvm::StringRef name, llvm::StringRef value) {
    return set(name, builder.getStringAttr(value));
  }
  AttrBuilder &setStrings(llvm::StringRef name,
                          llvm::ArrayRef<llvm::StringRef> values) {
    return set(name, builder.getStrArrayAttr(values));
  }
  AttrBuilder &setInts(llvm::StringRef name, llvm::ArrayRef<int64_t> values) {
    return set(name, builder.getI64ArrayAttr(values));
  }
  /// An attribute of another node, if it has it.
  AttrBuilder &copy(llvm::StringRef name, mlir::Operation *from) {
    return set(name, from->getAttr(name));
  }

  llvm::ArrayRef<mlir::NamedAttribute> all() const { return attrs; }

private:
  mlir::Builder builder;
  llvm::SmallVector<mlir::NamedAttribute, 12> attrs;
};

/// A tensor that TensorFlow refers to by the name of its node: in grappler mode
/// that is the node's first output, whichever was found.
mlir::Value byNodeName(mlir::Value value, GraphContext &ctx);

/// Puts `op` in the place of the match's root, with the root's name and the
/// device of `placedLike`, and takes away the nodes in front.
Rewritten replaceMatch(NodeMatch &match, GraphContext &ctx, llvm::StringRef op,
                       mlir::ValueRange operands, const AttrBuilder &attrs,
                       mlir::Operation *placedLike);
/// Makes `node` another op. Of its attributes those stay that are about the
/// node rather than the op.
mlir::Operation *becomeOp(mlir::Operation *node, GraphEditor &editor,
                          llvm::StringRef op, mlir::ValueRange operands,
                          const AttrBuilder &attrs,
                          mlir::Operation *placedLike);
/// Puts another node with other outputs in the place of `node`: its outputs
/// become the new node's, in order.
mlir::Operation *replaceNode(mlir::Operation *node, GraphEditor &editor,
                             llvm::StringRef op, mlir::ValueRange operands,
                             llvm::ArrayRef<mlir::Type> elementTypes,
                             const AttrBuilder &attrs,
                             mlir::Operation *placedLike);
/// Erases the nodes in front of the root that have no use any more.
void eraseReplaced(llvm::ArrayRef<mlir::Operation *> inner,
                   GraphEditor &editor);

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// A type attribute, "T"; null if there is none.
mlir::Type typeAttr(mlir::Operation *node, llvm::StringRef name);
llvm::StringRef stringAttr(mlir::Operation *node, llvm::StringRef name,
                           llvm::StringRef otherwise = "");
bool boolAttr(mlir::Operation *node, llvm::StringRef name, bool otherwise);
std::optional<float> floatAttr(mlir::Operation *node, llvm::StringRef name);
std::optional<llvm::SmallVector<int64_t>> intsAttr(mlir::Operation *node,
                                                   llvm::StringRef name);
/// "node 'x' (Conv2D)", for messages.
std::string describe(mlir::Operation *node);
/// A number for a message: "0.5".
std::string toText(double number);

} // namespace tfuse

#endif // TFUSE_LIB_RULES_REMAPPER_MATCHING_FUSIONRULE_H
