//===- BodyBuilder.cpp - Builds the new body of a composite ---------------===//

#include "tfuse/Rules/Composite/BodyBuilder.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

/// The layer that a call belongs to: "model/lstm" for
/// "model/lstm/PartitionedCall_1"; empty if the call's name has no layer.
static StringRef layerOf(Operation *call) {
  StringRef name = nodeName(call);
  auto [layer, op] = name.rsplit('/');
  if (op.empty()) // The call has no layer.
    std::swap(layer, op);
  return op.rtrim("_0123456789").ends_with("PartitionedCall") ? layer : name;
}

/// The name for ops of the new body: the layer of the call, if known, or else
/// the annotation. Keras's annotations end in a meaningless unique id.
static Location locationOf(const CompositeFunction &function) {
  const Annotation &annotation = function.annotation;
  StringRef name = annotation.isApi ? annotation.name.rsplit('_').first
                                    : annotation.shortName();
  if (function.calls.size() == 1 && !function.hasUnknownUses)
    if (StringRef layer = layerOf(function.calls.front()); !layer.empty())
      name = layer;
  MLIRContext *context = func::FuncOp(function.func).getContext();
  return NameLoc::get(StringAttr::get(context, name),
                      func::FuncOp(function.func).getLoc());
}

BodyBuilder::BodyBuilder(const CompositeFunction &function, RewriteContext &ctx)
    : ImplicitLocOpBuilder(locationOf(function), ctx.getContext(),
                           ctx.rewriter.getListener()),
      TFBuilder(*this, ImplicitLocOpBuilder::getLoc(), {.defaultAttrs = true}),
      function(function), ctx(ctx), func(function.func),
      oldResultTypes(func.getResultTypes()) {
  eraseOldBody();
  setInsertionPointToStart(func.addEntryBlock());
  read.resize(func.getNumArguments());
}

// Use the rewriter, so that the report lists the replaced ops.
void BodyBuilder::eraseOldBody() {
  for (Block &block : func.getBody())
    block.dropAllReferences();
  for (Block &block : make_early_inc_range(func.getBody())) {
    for (Operation &op : make_early_inc_range(reverse(block)))
      ctx.rewriter.eraseOp(&op);
    block.erase();
  }
}

Value BodyBuilder::argument(unsigned index) {
  Value argument = func.getArgument(index);
  Type type = function.argumentType(index);
  if (type == argument.getType())
    return argument;
  if (!read[index])
    read[index] = tf("ReadVariableOp", type, argument);
  return read[index];
}

SmallVector<Value> BodyBuilder::arguments() {
  SmallVector<Value> values;
  for (unsigned index : seq(func.getNumArguments()))
    values.push_back(argument(index));
  return values;
}

Value BodyBuilder::none() {
  if (!absent)
    absent = tfl::NoValueOp::create(*this, getNoneType(), getUnitAttr());
  return absent;
}

void BodyBuilder::finish(ValueRange results, StringRef newName) {
  func::ReturnOp::create(*this, results);
  func.setType(FunctionType::get(getContext(), func.getArgumentTypes(),
                                 results.getTypes()));
  if (!newName.empty())
    func->setAttr(implementsAttrName, getStringAttr(newName));
}

void BodyBuilder::customOp(StringRef name, tfl::ConstBytesAttr options,
                           StringRef newName) {
  auto op =
      tfl::CustomOp::create(*this, oldResultTypes, arguments(), name, options);
  finish(op.getResults(), newName);
}

} // namespace tfuse
