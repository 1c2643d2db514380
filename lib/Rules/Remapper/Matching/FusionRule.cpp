//===- FusionRule.cpp - Base class of the Remapper's fusions --------------===//

#include "FusionRule.h"
#include "tfuse/Rules/Graph/Constants.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse {

using tfg::NodeView;

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

Type typeAttr(Operation *node, StringRef name) {
  auto attr = node->getAttrOfType<TypeAttr>(name);
  return attr ? attr.getValue() : Type();
}

StringRef stringAttr(Operation *node, StringRef name, StringRef otherwise) {
  auto attr = node->getAttrOfType<StringAttr>(name);
  return attr ? attr.getValue() : otherwise;
}

bool boolAttr(Operation *node, StringRef name, bool otherwise) {
  auto attr = node->getAttrOfType<BoolAttr>(name);
  return attr ? attr.getValue() : otherwise;
}

std::optional<float> floatAttr(Operation *node, StringRef name) {
  auto attr = node->getAttrOfType<FloatAttr>(name);
  if (!attr)
    return std::nullopt;
  return static_cast<float>(attr.getValueAsDouble());
}

std::optional<SmallVector<int64_t>> intsAttr(Operation *node, StringRef name) {
  auto array = node->getAttrOfType<ArrayAttr>(name);
  if (!array)
    return std::nullopt;
  SmallVector<int64_t> values;
  for (Attribute element : array) {
    auto integer = dyn_cast<IntegerAttr>(element);
    if (!integer)
      return std::nullopt;
    values.push_back(integer.getValue().getSExtValue());
  }
  return values;
}

std::string describe(Operation *node) {
  NodeView view(node);
  return ("node '" + view.name() + "' (" + view.op() + ")").str();
}

std::string toText(double number) {
  std::string text;
  raw_string_ostream(text) << llvm::format("%g", number);
  return text;
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

std::optional<double> constantNumber(Value value, GraphEditor &editor) {
  ElementsAttr constant = editor.constant(value);
  if (!constant && !editor.isFed(value))
    if (NodeView cast = NodeView::get(value.getDefiningOp());
        cast && cast.op() == "Cast" && cast.numDataOperands() == 1)
      constant = editor.constant(cast.dataOperand(0));
  if (!constant || !isa<FloatType>(constant.getElementType()))
    return std::nullopt;
  std::optional<std::complex<double>> number = uniformValue(constant);
  if (!number)
    return std::nullopt;
  return number->real();
}

bool isRounded(double number, double expected, Type type) {
  auto floating = dyn_cast_or_null<FloatType>(type);
  if (!floating)
    return false;
  // Models write constants with more or fewer digits than their type holds.
  // Allow two units in the last place, counted in float32 at most.
  int bits = std::min(floating.getFPMantissaWidth(), 24u);
  return std::abs(number - expected) <=
         std::abs(expected) * std::ldexp(1.0, 2 - bits);
}

Mismatch checkConstants(const NodeMatch &match, GraphContext &ctx) {
  const NodePattern &pattern = match.pattern();
  for (const NodePattern::Constant &expected : pattern.constants()) {
    Value value = pattern.tensor(match, expected);
    Operation *node = value.getDefiningOp();
    std::optional<double> number = constantNumber(value, ctx.editor);
    if (!number)
      return ctx.reject(match.root(), Reason::NotConstant,
                        describe(node) + " is not a constant with one value");
    constexpr double kGrapplerTolerance = 1e-2;
    bool isRight =
        ctx.isGrappler()
            ? std::abs(*number - expected.value) <= kGrapplerTolerance
            : isRounded(*number, expected.value,
                        GraphEditor::elementType(value));
    if (!isRight)
      return ctx.reject(match.root(), Reason::ConstantValue,
                        describe(node) + " is " + toText(*number) +
                            ", expected " + toText(expected.value));
    // A constant of higher rank than the other operand would raise the rank of
    // the result.
    shape::Shape shape = ctx.editor.shape(value);
    if (!ctx.isGrappler() && (!shape.hasRank() || shape.rank() != 0))
      return ctx.reject(match.root(), Reason::Shape,
                        describe(node) + " is not a scalar");
  }
  return Mismatch::none();
}

//===----------------------------------------------------------------------===//
// Conditions of all fusions
//===----------------------------------------------------------------------===//

/// TensorFlow's Remapper skips float16 nodes where oneDNN has no float16
/// kernels for the CPU on which the optimizer runs. Few CPUs have them.
static bool isSkipped(Operation *node, GraphEditor &editor) {
  Type type = typeAttr(node, "T");
  return editor.isGrappler() && editor.getOptions().kernels.oneDnn && type &&
         type.isF16();
}

LogicalResult FusionRuleBase::matchAndRewrite(Operation *node,
                                              RuleContext &context) const {
  auto &ctx = static_cast<GraphContext &>(context);
  MatchResult<NodeMatch> found = match(node, ctx);
  if (!found)
    return ctx.record(found.takeMismatch());
  ctx.rewriteAt(node, [&] { ctx.rewritten = rewrite(*found, ctx); });
  return success();
}

SmallVector<NodeMatch, 1> FusionRuleBase::findMatches(Operation *node,
                                                      GraphContext &) const {
  SmallVector<NodeMatch, 1> matches;
  for (const NodePattern &pattern : patterns())
    llvm::append_range(matches, pattern.match(node));
  return matches;
}

MatchResult<NodeMatch> FusionRuleBase::match(Operation *node,
                                             GraphContext &ctx) const {
  if (isSkipped(node, ctx.editor))
    return skip();
  for (NodeMatch &match : findMatches(node, ctx)) {
    if (!isWorthChecking(match, ctx.editor))
      continue;
    Mismatch mismatch = checkNodes(match, ctx);
    if (!mismatch)
      mismatch = checkConstants(match, ctx);
    if (!mismatch)
      mismatch = check(match, ctx);
    if (!mismatch)
      return std::move(match);
    (void)ctx.record(mismatch);
  }
  return skip();
}

static bool hasControlEdges(Operation *node) {
  return GraphEditor::hasControlInputs(node) ||
         GraphEditor::hasControlOutputs(node);
}

Mismatch FusionRuleBase::checkInner(Operation *node, const NodeMatch &match,
                                    GraphContext &ctx) const {
  Operation *root = match.root();
  bool isKept = ctx.editor.getOptions().keepReplaced && mayShareKept();
  if (!isKept) {
    if (hasControlEdges(node)) // G1
      return ctx.reject(root, Reason::ControlDependency,
                        describe(node) + " has control edges");
    for (Value result : NodeView(node).dataResults()) // G2
      for (OpOperand &use : result.getUses())
        if (!match.isPart(use.getOwner()) && !isHarmlessUse(use))
          return ctx.reject(root, Reason::MultipleUses,
                            describe(node) + " has users outside the pattern");
    if (ctx.editor.isPreserved(node)) // G3
      return ctx.reject(root, Reason::Preserved,
                        describe(node) + " must be preserved");
  }
  for (Value result : NodeView(node).dataResults())
    if (ctx.editor.isFed(result)) // G3
      return ctx.reject(root, Reason::Preserved, describe(node) + " is fed");
  if (ctx.isGrappler())
    return Mismatch::none();
  Type rootType = typeAttr(root, "T"), type = typeAttr(node, "T");
  if (rootType && type && rootType != type) // G4
    return ctx.reject(root, Reason::ElementType,
                      describe(node) + " and " + describe(root) +
                          " have different element types");
  if (!NodeView(node).device().empty() && !NodeView(root).device().empty() &&
      !GraphEditor::isSameDevice(node, root)) // G4
    return ctx.reject(root, Reason::Device,
                      describe(node) + " and " + describe(root) +
                          " are placed on different devices");
  return Mismatch::none();
}

Mismatch FusionRuleBase::checkNodes(const NodeMatch &match,
                                    GraphContext &ctx) const {
  Operation *root = match.root();
  bool isKept = ctx.editor.getOptions().keepReplaced && mayShareKept();
  if (!isKept) {
    if (GraphEditor::hasControlInputs(root)) // G1
      return ctx.reject(root, Reason::ControlDependency,
                        describe(root) + " has control inputs");
    if (rootControls() == RootControls::None &&
        GraphEditor::hasControlOutputs(root))
      return ctx.reject(root, Reason::ControlDependency,
                        describe(root) + " has control outputs");
  }
  for (Operation *node : match.innerNodes())
    if (Mismatch mismatch = checkInner(node, match, ctx))
      return mismatch;
  return Mismatch::none();
}

//===----------------------------------------------------------------------===//
// Fused nodes
//===----------------------------------------------------------------------===//

Value byNodeName(Value value, GraphContext &ctx) {
  Operation *node = GraphEditor::producer(value);
  return ctx.isGrappler() && node ? node->getResult(0) : value;
}

/// Attributes that describe the node or its result, not its op.
static bool isAboutNode(StringRef name) {
  return name.starts_with("_") && name != "_input_shapes";
}

Operation *becomeOp(Operation *node, GraphEditor &editor, StringRef op,
                    ValueRange operands, const AttrBuilder &attrs,
                    Operation *placedLike) {
  SmallVector<StringRef> drop;
  for (NamedAttribute attr : node->getAttrs())
    if (!isAboutNode(attr.getName().getValue()))
      drop.push_back(attr.getName().getValue());
  std::string device = NodeView(placedLike).device().str();
  Operation *fresh = editor.mutate(node, op, operands, attrs.all(), drop);
  NodeView(fresh).setDevice(device);
  return fresh;
}

void eraseReplaced(ArrayRef<Operation *> inner, GraphEditor &editor) {
  if (editor.getOptions().keepReplaced)
    return;
  for (Operation *node : inner)
    if (node->use_empty())
      editor.erase(node);
}

Operation *replaceNode(Operation *node, GraphEditor &editor, StringRef op,
                       ValueRange operands, ArrayRef<Type> elementTypes,
                       const AttrBuilder &attrs, Operation *placedLike) {
  NamedAttrList all(attrs.all());
  for (NamedAttribute attr : node->getAttrs())
    if (isAboutNode(attr.getName().getValue()) &&
        !attr.getName().getValue().starts_with("_mlir_"))
      all.set(attr.getName(), attr.getValue());
  std::string device = NodeView(placedLike).device().str();
  std::string name = editor.uniqueName(GraphEditor::nameOf(node));
  Operation *fresh = editor.create(node, op, name, operands, elementTypes, all);
  NodeView(fresh).setDevice(device);
  editor.forwardControls(fresh, node);
  // Outputs that only one of the two nodes has are unused.
  for (auto [old, result] :
       zip(NodeView(node).dataResults(), NodeView(fresh).dataResults()))
    result.setType(old.getType());
  SmallVector<Value> values(NodeView(fresh).dataResults());
  values.resize(NodeView(node).numDataResults(), values.front());
  editor.replaceUses(node, values);
  editor.takeName(fresh, node);
  editor.erase(node);
  return fresh;
}

Rewritten replaceMatch(NodeMatch &match, GraphContext &ctx, StringRef op,
                       ValueRange operands, const AttrBuilder &attrs,
                       Operation *placedLike) {
  Operation *root = match.root();
  Operation *fused;
  if (NodeView(root).numDataResults() == 1)
    fused = becomeOp(root, ctx.editor, op, operands, attrs, placedLike);
  else
    fused = replaceNode(root, ctx.editor, op, operands,
                        GraphEditor::elementType(root->getResult(0)), attrs,
                        placedLike);
  eraseReplaced(match.innerNodes(), ctx.editor);
  return Rewritten::inPlace(fused);
}

} // namespace tfuse
