//===- FusionRule.h - Base class of the Remapper's fusions ------*- C++ -*-===//
//
// A fusion consists of patterns, conditions, and the fused node that replaces a
// match:
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
// Every fusion has the following conditions. Those of a single fusion are
// numbered C1, C2, ... in its file. "Inner nodes" are the matched nodes except
// the last one, the root, which the fused node replaces.
//
// G1: No inner node has control edges, and the root has no control inputs. Some
//     fusions also refuse control outputs of the root (RootControls).
// G2: Only nodes of the match use the results of inner nodes.
// G3: No inner node is fetched, fed or preserved.
// G4: All nodes have the same attribute T and, where a device is set, the same
//     device. In grappler mode this is not checked.
// G5: The constants of the pattern have the expected values, up to rounding to
//     their element type. In grappler mode, a difference of 0.01 is allowed, as
//     upstream.
//
// In keepReplaced mode, the inner nodes stay in the graph, and later passes
// erase them.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_REMAPPER_MATCHING_FUSIONRULE_H
#define TFUSE_LIB_RULES_REMAPPER_MATCHING_FUSIONRULE_H

#include "NodePattern.h"
#include "tfuse/Rules/Graph/GraphRule.h"

namespace tfuse {

class FusionRuleBase : public Rule {
public:
  /// The patterns, in the order in which they are tried.
  virtual llvm::ArrayRef<NodePattern> patterns() const = 0;

  llvm::LogicalResult matchAndRewrite(mlir::Operation *node,
                                      RuleContext &ctx) const final;

protected:
  /// The matches at a root, in the order in which they are tried; by default,
  /// those of the patterns.
  virtual llvm::SmallVector<NodeMatch, 1> findMatches(mlir::Operation *node,
                                                      GraphContext &ctx) const;
  /// False if the match is so far from fusible that a near miss in the report
  /// would only distract the user.
  virtual bool isWorthChecking(const NodeMatch &match,
                               GraphEditor &editor) const {
    return true;
  }
  /// The conditions of this fusion besides G1 to G5.
  virtual Mismatch check(NodeMatch &match, GraphContext &ctx) const = 0;
  virtual Rewritten rewrite(NodeMatch &match, GraphContext &ctx) const = 0;

  /// The control edges that the root may have.
  enum class RootControls { None, Outputs };
  virtual RootControls rootControls() const { return RootControls::Outputs; }
  /// True if, in keepReplaced mode, inner nodes may have users outside the
  /// match.
  virtual bool mayShareKept() const { return false; }
  /// True if `use`, by a node outside the match, does not prevent the fusion.
  virtual bool isHarmlessUse(mlir::OpOperand &use) const { return false; }

private:
  MatchResult<NodeMatch> match(mlir::Operation *node, GraphContext &ctx) const;
  Mismatch checkNodes(const NodeMatch &match, GraphContext &ctx) const;
  Mismatch checkInner(mlir::Operation *node, const NodeMatch &match,
                      GraphContext &ctx) const;
};

/// A fusion whose root is one of `ops`.
template <FixedString... ops>
using FusionRule = WithRoots<FusionRuleBase, tfg::Ops<ops...>>;

/// Condition G5.
Mismatch checkConstants(const NodeMatch &match, GraphContext &ctx);
/// The value of all elements, if `value` is a floating-point Const with equal
/// elements, or a Cast of such a Const, and is not fed.
std::optional<double> constantNumber(mlir::Value value, GraphEditor &editor);
/// True if `number` is `expected` up to rounding to `type`.
bool isRounded(double number, double expected, mlir::Type type);

//===----------------------------------------------------------------------===//
// Fused nodes
//===----------------------------------------------------------------------===//

/// Collects the attributes of a new node.
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
  /// Copies an attribute of `from`, if `from` has it.
  AttrBuilder &copy(llvm::StringRef name, mlir::Operation *from) {
    return set(name, from->getAttr(name));
  }

  llvm::ArrayRef<mlir::NamedAttribute> all() const { return attrs; }

private:
  mlir::Builder builder;
  llvm::SmallVector<mlir::NamedAttribute, 12> attrs;
};

/// In grappler mode, the first output of the node that produces `value`,
/// because upstream refers to tensors by node names. Otherwise `value`.
mlir::Value byNodeName(mlir::Value value, GraphContext &ctx);

/// Replaces the root of the match by `op`, which takes the root's name and the
/// device of `placedLike`. Erases the inner nodes that have no users left.
Rewritten replaceMatch(NodeMatch &match, GraphContext &ctx, llvm::StringRef op,
                       mlir::ValueRange operands, const AttrBuilder &attrs,
                       mlir::Operation *placedLike);
/// Replaces `node` by `op` under the same name. Attributes that describe the
/// node rather than the op, such as "_class", are kept.
mlir::Operation *becomeOp(mlir::Operation *node, GraphEditor &editor,
                          llvm::StringRef op, mlir::ValueRange operands,
                          const AttrBuilder &attrs,
                          mlir::Operation *placedLike);
/// Replaces `node` by a new node with different outputs: the outputs of `node`
/// are replaced by those of the new node, in order.
mlir::Operation *replaceNode(mlir::Operation *node, GraphEditor &editor,
                             llvm::StringRef op, mlir::ValueRange operands,
                             llvm::ArrayRef<mlir::Type> elementTypes,
                             const AttrBuilder &attrs,
                             mlir::Operation *placedLike);
/// Erases the inner nodes of a match that have no users left.
void eraseReplaced(llvm::ArrayRef<mlir::Operation *> inner,
                   GraphEditor &editor);

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// The type attribute `name`, such as "T"; null if the node does not have it.
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
