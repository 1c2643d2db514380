//===- CustomOps.cpp - Ops that the application provides ------------------===//
//
// TFLite's convention for custom operators: the TensorFlow name as custom code,
// and as options a FlexBuffer map from attribute names to values, sorted by
// name. Attributes that it cannot store (shapes, tensors, functions) are
// dropped with a warning.
//
//===----------------------------------------------------------------------===//

#include "CustomOps.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TFL/IR/ElementKinds.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "llvm/ADT/STLExtras.h"
#include <flatbuffers/flexbuffers.h>
#include <map>

using namespace mlir;

namespace tfuse::lowering {

/// Sorted, so that the bytes depend on nothing but the op.
static std::map<std::string, Attribute> attributesOf(Operation *op) {
  std::map<std::string, Attribute> attrs;
  for (NamedAttribute attr : op->getAttrs())
    attrs[attr.getName().str()] = attr.getValue();
  if (std::optional<OpDefView> def = tf::getOpDef(op))
    for (AttrView attr : def->attrs())
      if (Attribute value = tf::getAttr(op, attr.name()))
        attrs[attr.name().str()] = value;
  // The device is not part of the op's semantics.
  attrs.erase("device");
  return attrs;
}

static bool addScalar(flexbuffers::Builder &builder, Attribute attr) {
  if (auto flag = dyn_cast<BoolAttr>(attr))
    return builder.Bool(flag.getValue()), true;
  if (auto integer = dyn_cast<IntegerAttr>(attr))
    return builder.Int(integer.getValue().getSExtValue()), true;
  if (auto number = dyn_cast<FloatAttr>(attr))
    return builder.Float(float(number.getValueAsDouble())), true;
  if (auto text = dyn_cast<StringAttr>(attr))
    return builder.String(text.getValue().data(), text.getValue().size()), true;
  if (auto type = dyn_cast<TypeAttr>(attr))
    if (std::optional<tfl::TensorType> stored =
            tfl::tensorTypeOf(type.getValue()))
      return builder.Int(int64_t(*stored)), true;
  return false;
}

/// Lists are typed vectors, so all elements must be of one kind.
static bool isPlainList(ArrayAttr list) {
  auto all = [&](auto isKind) { return llvm::all_of(list, isKind); };
  return !list.empty() &&
         (all(llvm::IsaPred<StringAttr>) || all(llvm::IsaPred<FloatAttr>) ||
          all([](Attribute a) { return isa<IntegerAttr>(a); }));
}

static bool addAttribute(flexbuffers::Builder &builder, const std::string &name,
                         Attribute attr) {
  if (auto list = dyn_cast<ArrayAttr>(attr)) {
    if (!isPlainList(list))
      return false;
    size_t start = builder.StartVector(name.c_str());
    for (Attribute element : list)
      addScalar(builder, element);
    builder.EndVector(start, /*typed=*/true, /*fixed=*/false);
    return true;
  }
  if (!isa<BoolAttr, IntegerAttr, FloatAttr, StringAttr, TypeAttr>(attr))
    return false;
  if (auto type = dyn_cast<TypeAttr>(attr))
    if (!tfl::tensorTypeOf(type.getValue()))
      return false;
  builder.Key(name);
  return addScalar(builder, attr);
}

LogicalResult convertToCustomOp(Operation *op, RewriterBase &rewriter) {
  auto isStorable = [](Type type) {
    auto tensor = dyn_cast<TensorType>(type);
    return tensor && tfl::tensorTypeOf(tensor.getElementType());
  };
  if (op->getNumRegions() > 0 ||
      !llvm::all_of(op->getOperandTypes(), isStorable) ||
      !llvm::all_of(op->getResultTypes(), isStorable))
    return failure();
  flexbuffers::Builder builder;
  size_t start = builder.StartMap();
  for (const auto &[name, value] : attributesOf(op))
    if (!addAttribute(builder, name, value))
      op->emitRemark() << "the custom op leaves out attribute '" << name << "'";
  builder.EndMap(start);
  builder.Finish();
  const std::vector<uint8_t> &bytes = builder.GetBuffer();
  StringRef options(reinterpret_cast<const char *>(bytes.data()), bytes.size());

  rewriter.setInsertionPoint(op);
  rewriter.replaceOpWithNewOp<tfl::CustomOp>(
      op, op->getResultTypes(), op->getOperands(),
      rewriter.getStringAttr(op->getName().stripDialect()),
      tfl::ConstBytesAttr::get(op->getContext(), options));
  return success();
}

} // namespace tfuse::lowering
