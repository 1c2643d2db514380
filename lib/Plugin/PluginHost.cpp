//===- PluginHost.cpp - The functions that plug-ins call ------------------===//

#include "PluginMatch.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

static TFuseText hostName(TFuseMatch *match) {
  if (match->function)
    return match->text(match->function->annotation.name);
  StringRef name = match->root->getName().getStringRef();
  name.consume_front("tf.");
  return match->text(name);
}

static TFuseText hostWhere(TFuseMatch *match) {
  if (match->function)
    return match->text(func::FuncOp(match->function->func).getName());
  return match->text(tfuse::nodeName(match->root));
}

static int32_t hostHasFlag(TFuseMatch *match, TFuseText flag) {
  return match->function &&
         is_contained(match->function->annotation.flags, toString(flag));
}

//===----------------------------------------------------------------------===//
// Arguments and results
//===----------------------------------------------------------------------===//

static size_t hostArgumentCount(TFuseMatch *match) {
  return match->staged().getNumArguments();
}

static TFuseValue hostArgument(TFuseMatch *match, size_t index) {
  if (index < hostArgumentCount(match))
    return match->numberOf(Value(match->staged().getArgument(index)));
  match->fail("argument " + Twine(index) + " does not exist");
  return 0;
}

static size_t hostResultCount(TFuseMatch *match) {
  return match->function ? func::FuncOp(match->function->func).getNumResults()
                         : match->root->getNumResults();
}

static TFuseType hostResultType(TFuseMatch *match, size_t index) {
  if (index >= hostResultCount(match)) {
    match->fail("result " + Twine(index) + " does not exist");
    return match->typeOf({});
  }
  return match->typeOf(
      match->function
          ? func::FuncOp(match->function->func).getResultTypes()[index]
          : match->root->getResult(index).getType());
}

static TFuseNode hostRoot(TFuseMatch *match) {
  if (!match->root)
    match->fail("a composite has no root");
  return match->numberOf(match->root);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

static TFuseType hostValueType(TFuseMatch *match, TFuseValue number) {
  Value value = match->value(number);
  return match->typeOf(value ? value.getType() : Type());
}

static TFuseNode hostValueNode(TFuseMatch *match, TFuseValue number,
                               size_t *result) {
  return match->definition(match->value(number), result);
}

static size_t hostValueUseCount(TFuseMatch *match, TFuseValue number) {
  Value value = match->value(number);
  if (!value)
    return 0;
  // Do not count ops that the fusion built, which may be discarded.
  return count_if(value.getUsers(), [&](Operation *user) {
    return user->getBlock() != &match->staged();
  });
}

static const void *hostValueConstant(TFuseMatch *match, TFuseValue number,
                                     size_t *bytes) {
  size_t size = 0;
  return match->constant(match->constantOf(match->value(number)),
                         bytes ? *bytes : size);
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

static TFuseText hostNodeOp(TFuseMatch *match, TFuseNode number) {
  Operation *op = match->node(number);
  if (!op)
    return {nullptr, 0};
  StringRef name = op->getName().getStringRef();
  if (!name.consume_front("tf.") && !name.starts_with("tfl."))
    name = "";
  return match->text(name);
}

static TFuseText hostNodeName(TFuseMatch *match, TFuseNode number) {
  Operation *op = match->node(number);
  return match->text(op ? tfuse::nodeName(op) : StringRef());
}

static size_t hostOperandCount(TFuseMatch *match, TFuseNode number) {
  Operation *op = match->node(number);
  return op ? op->getNumOperands() : 0;
}

static TFuseValue hostOperand(TFuseMatch *match, TFuseNode number,
                              size_t index) {
  Operation *op = match->node(number);
  if (op && index < op->getNumOperands())
    return match->numberOf(op->getOperand(index));
  match->fail("operand " + Twine(index) + " does not exist");
  return 0;
}

static size_t hostNodeResultCount(TFuseMatch *match, TFuseNode number) {
  Operation *op = match->node(number);
  return op ? op->getNumResults() : 0;
}

static TFuseValue hostNodeResult(TFuseMatch *match, TFuseNode number,
                                 size_t index) {
  Operation *op = match->node(number);
  if (op && index < op->getNumResults())
    return match->numberOf(op->getResult(index));
  match->fail("result " + Twine(index) + " does not exist");
  return 0;
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

static TFuseAttribute hostAttribute(TFuseMatch *match, TFuseNode node,
                                    TFuseText name) {
  return match->numberOf(match->findAttribute(node, toString(name)));
}

static size_t hostAttributeCount(TFuseMatch *match, TFuseNode node) {
  DictionaryAttr attributes = match->attributes(node);
  return attributes ? attributes.size() : 0;
}

static TFuseText hostAttributeName(TFuseMatch *match, TFuseNode node,
                                   size_t index) {
  DictionaryAttr attributes = match->attributes(node);
  if (attributes && index < attributes.size())
    return match->text(attributes.getValue()[index].getName());
  match->fail("attribute " + Twine(index) + " does not exist");
  return {nullptr, 0};
}

static void hostReadAttribute(TFuseMatch *match, TFuseAttribute number,
                              TFuseAttributeInfo *info) {
  if (!info)
    return match->fail("the pointer that receives the attribute is null");
  *info = TFuseAttributeInfo();
  if (Attribute attr = match->attribute(number))
    match->read(attr, *info);
}

static TFuseAttribute hostListElement(TFuseMatch *match, TFuseAttribute number,
                                      size_t index) {
  auto list = dyn_cast_if_present<ArrayAttr>(match->attribute(number));
  if (list && index < list.size())
    return match->numberOf(list[index]);
  match->fail("list element " + Twine(index) + " does not exist");
  return 0;
}

//===----------------------------------------------------------------------===//
// Building ops and finishing
//===----------------------------------------------------------------------===//

static TFuseValue hostConstant(TFuseMatch *match, TFuseType type,
                               const void *data, size_t bytes) {
  return match->makeConstant(
      type, ArrayRef(static_cast<const char *>(data), data ? bytes : 0));
}

/// True if all nonempty arrays of the description have a non-null pointer.
static bool isComplete(const TFuseOp &op) {
  bool hasArrays = (op.operands || op.operandCount == 0) &&
                   (op.results || op.resultCount == 0) &&
                   (op.attributes || op.attributeCount == 0);
  return hasArrays &&
         all_of(ArrayRef(op.attributes, op.attributeCount),
                [](const TFuseNewAttribute &attr) {
                  if (!attr.isList || attr.count == 0)
                    return true;
                  switch (attr.kind) {
                  case TFUSE_ATTRIBUTE_INT:
                    return attr.integers != nullptr;
                  case TFUSE_ATTRIBUTE_FLOAT:
                    return attr.numbers != nullptr;
                  case TFUSE_ATTRIBUTE_STRING:
                    return attr.texts != nullptr;
                  default: // Lists of these elements cannot be built.
                    return true;
                  }
                });
}

static int32_t hostBuild(TFuseMatch *match, const TFuseOp *op,
                         TFuseValue *results) {
  if (!op || !isComplete(*op) || (!results && op->resultCount != 0)) {
    match->fail("an op is built from null pointers");
    return 0;
  }
  Operation *built = match->build(*op);
  for (size_t index : seq(op->resultCount))
    results[index] =
        built ? match->numberOf(Value(built->getResult(index))) : 0;
  return built != nullptr;
}

static int32_t hostReplace(TFuseMatch *match, const TFuseValue *values,
                           size_t count) {
  if (!values && count != 0) {
    match->fail("results are replaced by null pointers");
    return 0;
  }
  return match->replace(ArrayRef(values, count));
}

static std::optional<Reason> reasonFromName(StringRef name) {
  static constexpr Reason all[] = {
#define TFUSE_REASON(id, name, summary) Reason::id,
#include "tfuse/Rules/Reasons.def"
  };
  for (Reason reason : all)
    if (reasonName(reason) == name)
      return reason;
  return std::nullopt;
}

static void hostReject(TFuseMatch *match, TFuseText reason, TFuseText message,
                       TFuseText hint) {
  std::optional<Reason> known = reasonFromName(toString(reason));
  if (!known)
    return match->fail("unknown reason '" + toString(reason) + "'");
  if (!match->refusal)
    match->refusal = {*known, toString(message).str(), toString(hint).str()};
}

static void hostFail(TFuseMatch *match, TFuseText message) {
  match->fail(toString(message).empty() ? "the function of the fusion failed"
                                        : toString(message));
}

const TFuseHost &pluginHost() {
  static constexpr TFuseHost host = {
      TFUSE_FUSION_ABI_VERSION,
      TFUSE_FUSION_ABI_REVISION,
      sizeof(TFuseHost),
      hostName,
      hostWhere,
      hostHasFlag,
      hostArgumentCount,
      hostArgument,
      hostResultCount,
      hostResultType,
      hostRoot,
      hostValueType,
      hostValueNode,
      hostValueUseCount,
      hostValueConstant,
      hostNodeOp,
      hostNodeName,
      hostOperandCount,
      hostOperand,
      hostNodeResultCount,
      hostNodeResult,
      hostAttribute,
      hostAttributeCount,
      hostAttributeName,
      hostReadAttribute,
      hostListElement,
      hostConstant,
      hostBuild,
      hostReplace,
      hostReject,
      hostFail,
  };
  return host;
}

} // namespace tfuse
