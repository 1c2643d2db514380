//===- FlexOps.cpp - TensorFlow ops inside TFLite models ------------------===//

#include "tfuse/Export/Flex/FlexOps.h"

#include "Export/GraphDef/AttrWriter.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"

#include "llvm/ADT/StringSet.h"

#include <flatbuffers/flexbuffers.h>

using namespace llvm;
using namespace mlir;

namespace tfuse::flex {

bool isAllowed(StringRef op) {
  static const llvm::StringSet<> ops = {
#define TFUSE_FLEX_OP(name) name,
#define TFUSE_FLEX_LIBRARY_OP(name) name,
#include "AllowedOps.def"
  };
  return ops.contains(op);
}

/// The attributes of the op's definition, also those that follow from types.
/// The delegate adds defaults, so that a kernel of an older TensorFlow sees no
/// newer attribute. An op that TensorFlow's registry lacks stores all its
/// attributes.
static SmallVector<NamedAttribute> attributesOf(Operation *op) {
  SmallVector<NamedAttribute> attrs;
  if (std::optional<OpDefView> def = tf::getOpDef(op)) {
    for (AttrView attr : def->attrs())
      if (Attribute value = tf::getAttr(op, attr.name());
          value && value != tf::getDefault(op->getContext(), attr))
        attrs.emplace_back(StringAttr::get(op->getContext(), attr.name()),
                           value);
    return attrs;
  }
  for (NamedAttribute attr : op->getAttrs()) {
    StringRef name = attr.getName();
    if (name != "device" && !name.starts_with("_") && !name.contains('.') &&
        !name.ends_with("SegmentSizes"))
      attrs.push_back(attr);
  }
  return attrs;
}

Expected<tfl::ConstBytesAttr> optionsOf(Operation *op) {
  StringRef name = tf::opName(op);
  assert(tf::getFunctionRefs(op).empty() && "the file contains no functions");
  // The delegate numbers nodes, so that neither names nor references matter.
  proto::NodeDef node;
  node.set_op(name.str());
  for (unsigned i = 0, e = op->getNumOperands(); i != e; ++i)
    node.add_input("");
  AttrWriter writer(/*keepsExtents=*/false);
  if (Error error = writer.write(attributesOf(op), "", *node.mutable_attr()))
    return error;
  flexbuffers::Builder builder;
  builder.Vector([&] {
    builder.String(name.str());
    builder.String(node.SerializeAsString());
  });
  builder.Finish();
  const std::vector<uint8_t> &bytes = builder.GetBuffer();
  return tfl::ConstBytesAttr::get(
      op->getContext(),
      StringRef(reinterpret_cast<const char *>(bytes.data()), bytes.size()));
}

} // namespace tfuse::flex
