//===- FuseHashBucket.cpp -------------------------------------------------===//
//
//   x -> AsString -> StringToHashBucketFast   =>   x -> _TensorToHashBucketFast
//
// Source: Grappler's Remapper, "AsString + StringToHashBucketFast". The new
// node is on the device where x is computed.
//
// C1: x has a signed integer type.
// C2: AsString sets neither a fill character nor a width.
//
//===----------------------------------------------------------------------===//

#include "Matching/FusionRule.h"
#include "tfuse/Rules/Graph/GraphRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class FuseHashBucket : public FusionRule<"StringToHashBucketFast"> {
  ArrayRef<NodePattern> patterns() const override {
    static const NodePattern all[] = {
        NodePattern("StringToHashBucketFast(text: AsString(x))")};
    return all;
  }

  RootControls rootControls() const override { return RootControls::None; }

  Mismatch check(NodeMatch &match, GraphContext &ctx) const override {
    Operation *text = match.node("text");
    Type type = typeAttr(text, "T");
    if (!type || !type.isSignlessInteger() || type.isInteger(1)) // C1
      return ctx.reject(
          match.root(), Reason::ElementType,
          "the operand of AsString is not of a signed integer type");
    auto width = text->getAttrOfType<IntegerAttr>("width");
    if ((width && width.getInt() != -1) ||
        !stringAttr(text, "fill").empty()) // C2
      return ctx.reject(match.root(), Reason::Attribute,
                        "AsString pads the text to a width");
    return Mismatch::none();
  }

  Rewritten rewrite(NodeMatch &match, GraphContext &ctx) const override {
    Value x = match.tensor("x");
    Operation *source = GraphEditor::producer(x);
    AttrBuilder attrs(ctx.editor.getContext());
    attrs.copy("T", match.node("text")).copy("num_buckets", match.root());
    return replaceMatch(match, ctx, "_TensorToHashBucketFast", x, attrs,
                        source ? source : match.root());
  }
};

} // namespace

TFUSE_DEFINE_RULE(FuseHashBucket)

} // namespace tfuse
